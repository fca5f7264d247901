"""Plays whole games at the club by pressing the buttons that are offered, and reads the database afterwards."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from simcord import MemberActor
from simcord.builders import ChannelHandle

from bot.contest import Contest
from bot.contest.play import move
from engine import Phase
from tests.cogs.club import Club, Seen

_LAST_MOVES = 5
"""How many moves at the end of a hole are made with buttons, if a test does not want all of them."""

AT_THE_TABLE = "at the table"
DIRECTLY = "in a direct message"

Where = Callable[[], str]
"""Says where the next move is made."""


class Party:
    """People who play one game to its end. They look at their cards before they press."""

    def __init__(
        self,
        club: Club,
        *people: MemberActor,
        where: str | Where = DIRECTLY,
        seed: int = 1,
        channel: ChannelHandle | None = None,
    ) -> None:
        self.club = club
        self.people = {person.id: person for person in people}
        self.channel = club.channel if channel is None else channel
        self.chance = random.Random(seed)
        self._where: Where = where if callable(where) else lambda: where
        self._runner = 0
        """The seat that tries to go out in this hole. The others only draw and discard."""
        self.game_id = ""
        self._panels: dict[int, Seen] = {}

    async def contest(self) -> Contest:
        """Return the game as the bot has it."""
        if not self.game_id:
            found = await self.club.store.games.find_open_in(self.channel.id)
            assert found is not None
            self.game_id = found
        return await self.club.application.games.get(self.game_id)

    async def play(self) -> Contest:
        """Play until the game is over. Of each hole, only the last moves are made with buttons."""
        while (await self.play_hole()).is_playing:
            await self.step()
        return await self.contest()

    async def play_hole(self) -> Contest:
        """Play until the hole is scored. Only the last moves are made with buttons, because presses take long."""
        await self.hurry()
        return await self.press_on()

    async def hurry(self) -> None:
        """Bring the game to the last moves of the hole at once, without buttons."""
        games = self.club.application.games
        await self.club.as_bot(games.change(await self.contest(), _nearly_finish))

    async def press_on(self) -> Contest:
        """Play until the hole is scored, with buttons alone."""
        while not (game := await self.contest()).hole_is_over and game.is_playing:
            await self.step()
        return game

    async def play_until(self, phase: Phase, seat: int | None = None) -> Contest:
        """Play until the game is in a phase and, if ``seat`` is given, it is this seat's turn."""
        if phase is Phase.HOLE_OVER:
            return await self.play_hole()
        while True:
            game = await self.contest()
            if game.started_state.phase is phase and (seat is None or seat in game.to_act):
                return game
            await self.step()

    def panel(self, person: MemberActor) -> Seen:
        """Return the message in which a person plays."""
        return self._panels[person.id]

    def look_again(self) -> None:
        """Let everybody open their cards again before they play on."""
        self._panels.clear()

    async def turn(self) -> Contest:
        """Play until the next turn begins or the hole is scored."""
        key = (await self.contest()).key
        while (game := await self.step()).key == key and game.is_playing and not game.hole_is_over:
            pass
        return game

    async def step(self) -> Contest:
        """Let a person whose turn it is make a move, in any message and by any choice."""
        before = await self.contest()
        while (game := await self._act()).record.version == before.record.version:
            pass  # so far they have only looked at something
        return game

    async def _act(self) -> Contest:
        game = await self.contest()
        if game.hole_is_over:
            person = self.chance.choice(list(self.people.values()))
            await self.club.press(person, "Next hole", self._message(person))
            return await self.contest()
        seat = self.chance.choice(game.to_act)
        person = self.person(game, seat)
        if game.started_state.turn == 0:
            self._runner = self.chance.randrange(len(game.record.players))
        await self._move(game, seat, person)
        return await self.contest()

    def person(self, game: Contest, seat: int) -> MemberActor:
        """Return the person in a seat."""
        user_id = game.record.players[seat].user_id
        assert user_id is not None
        return self.people[user_id]

    def _message(self, person: MemberActor) -> Seen:
        if self._where() == DIRECTLY:
            return self.club.cards(person)
        return self.club.table(self.channel)

    async def _move(self, game: Contest, seat: int, person: MemberActor) -> None:
        message = self._message(person)
        if not message.channel_id_is_in_server:
            await self._press_one(game, seat, person, message)
            return
        if person.id not in self._panels:
            # A press at the table may show a person a panel. The person then plays on in it.
            label = "My cards"
            if game.started_state.phase is Phase.DRAW:
                label = self.chance.choice(("Draw", "Take"))
            await self.club.press(person, label, message)
            self._panels[person.id] = self.club.whisper()
            if label == "Draw":
                return
        await self._press_one(game, seat, person, self._panels[person.id])

    async def _press_one(self, game: Contest, seat: int, person: MemberActor, cards: Seen) -> None:
        """Press one of the enabled buttons, so that the hole comes to an end."""
        offered = cards.labels
        assert offered, "somebody is to move and has nothing to press"
        down = [
            str(slot + 1)
            for slot in range(6)
            if not game.started_state.up[seat] >> slot & 1 and str(slot + 1) in offered
        ]
        discard = next((label for label in offered if label.startswith("Discard")), None)
        if down and (
            seat == self._runner or game.started_state.phase is Phase.OPENING or not discard
        ):
            label = self.chance.choice(down)
        elif discard and self.chance.random() < 0.8:
            label = discard
        else:
            label = self.chance.choice([one for one in offered if one != "Think again"])
        await self.club.press(person, label, cards)


def _nearly_finish(contest: Contest) -> Contest:
    """Return the game a few moves before the hole is scored, after random moves of everybody."""
    dice = random.Random(contest.game_id)
    moments = [contest]
    while moments[-1].is_playing and not moments[-1].hole_is_over:
        now = moments[-1]
        seat = dice.choice(now.to_act)
        moments.append(move(now, seat, dice.choice(now.view(seat).legal)))
    return moments[-1 - _LAST_MOVES] if len(moments) > _LAST_MOVES else contest


async def begun(
    club: Club,
    *people: MemberActor,
    phase: Phase = Phase.DRAW,
    where: str | Where = DIRECTLY,
    seed: int = 1,
    **options: Any,
) -> Party:
    """Return a party whose game of three holes has reached its first turn, or another phase of its first hole."""
    await club.start(*people, **({"holes": 3, "clock": 300} | options))
    party = Party(club, *people, where=where, seed=seed, channel=options.get("channel"))
    await party.play_until(phase)
    return party


async def long_pause(club: Club, seconds: float) -> None:
    """Let hours pass in which nothing happens. Nobody looks at a clock before its last minute."""
    club.env.backend.advance_clock(seconds - 61)
    await club.pass_time(61)


class Ledger:
    """Reads the database beside the bot."""

    def __init__(self, club: Club) -> None:
        self._path = Path(club.url.removeprefix("sqlite:///"))

    def change(self, statement: str) -> None:
        """Change the database without the bot's knowledge."""
        with sqlite3.connect(self._path) as connection:
            connection.execute(statement)
        connection.close()

    def rows(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return all rows of a query."""
        with sqlite3.connect(self._path) as connection:
            found = connection.execute(statement, values).fetchall()
        connection.close()
        return found

    def results(self, game_id: str) -> list[tuple[int | None, int, int | None, str]]:
        """Return user, points, place and status of every seat."""
        return self.rows(
            "select user_id, points, place, status from results where game_id = ? order by seat",
            game_id,
        )

    def scorecard(self, game_id: str) -> list[list[int]]:
        """Return the points of every hole, by seat."""
        found = self.rows(
            "select hole, points from hole_scores where game_id = ? order by hole, seat", game_id
        )
        holes = sorted({hole for hole, _ in found})
        return [[points for one, points in found if one == hole] for hole in holes]

    def totals(self) -> dict[int, tuple[int, int]]:
        """Return the number of holes and the points of every person who has played a hole."""
        found = self.rows("select user_id, sum(holes), sum(points) from totals group by user_id")
        return {user_id: (holes, points) for user_id, holes, points in found}

    def standings(self) -> dict[int, tuple[int, int, int]]:
        """Return games, points and wins of every person on the leaderboard of all time."""
        found = self.rows("select user_id, games, points, wins from standings where period = 'all'")
        return {user_id: (games, points, wins) for user_id, games, points, wins in found}
