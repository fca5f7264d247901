"""What each button does: a press in, an answer out, or a ``Refusal`` in the words of a person."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from bot.contest import Contest, clock, lobby, play, rights
from bot.games.casting import cast_of
from bot.games.live_games import LiveGames
from bot.games.names import Names
from bot.ports import Answer, Place, Press, Refusal
from bot.ports.screen import Screen
from bot.screens.button_words import action_of
from bot.screens.cards import cards_screen
from bot.screens.cast import Cast
from bot.screens.coach import hint_screen
from bot.screens.lobby import lobby_screen, sealed_screen
from bot.screens.motion import motion_screen
from bot.screens.result import shuffle_screen
from bot.screens.rules import rules_screen
from bot.screens.table import scored_screen
from bot.words.wording import bold, write_list
from engine import RULESETS, Action, NextHole, RuleError
from engine.computer import Level, evaluate

_OLD: Final = "That button is old: this was already played."


class Presses:
    """Answers the buttons of lobbies, tables and cards."""

    def __init__(self, games: LiveGames, names: Names) -> None:
        self._games = games
        self._names = names
        self._lobby: dict[str, Callable[[Contest, Press], Awaitable[Answer]]] = {
            "join": self._join,
            "leave": self._leave,
            "addcpu": self._add_computer,
            "addlevel": self._add_computer,
            "removecpu": self._remove_computer,
            "begin": self._begin,
        }

    async def answer(self, press: Press) -> Answer | None:
        """Do what the press asks for; ``None`` if the action is not one of these."""
        contest = await self._games.need(press.game_id)
        if (
            press.place is not Place.DIRECT
        ):  # there, nobody goes by the name that they have on the server
            self._names.learn(contest.record.guild_id, press.person.user_id, press.person.name)
        if press.action in self._lobby:
            return await self._lobby[press.action](contest, press)
        if press.action == "rules":
            return Answer(whisper=rules_screen(RULESETS[contest.record.ruleset]))
        if press.action in ("cards", "take"):
            return await self._look(contest, press, taking=press.action == "take")
        if press.action == "hint":
            return await self._hint(contest, press)
        if press.action == "shuffle":
            if contest.state is None or contest.record.status.is_open:
                raise Refusal("The shuffle is shown once the game is over.")
            cast = await cast_of(contest, self._names)
            # Writing a long log takes a while, and everybody else's presses must not wait for it.
            return Answer(whisper=await asyncio.to_thread(shuffle_screen, contest, cast))
        if press.action == "motion":
            return await self._motion(contest, press)
        if press.action == "next":
            return await self._next(contest, press)
        action = action_of(press.action)
        return None if action is None else await self._play(contest, press, action)

    # The lobby

    async def _join(self, contest: Contest, press: Press) -> Answer:
        user_id = press.person.user_id
        if contest.is_playing:
            if contest.seat_of(user_id) is not None:
                return Answer(whisper=await self._cards(contest, press))
            raise Refusal("This game has started. Wait for it to end, then press Rematch.")
        return await self._in_lobby(
            press, lambda table: lobby.join(table, user_id, press.press_id), sealed=True
        )

    async def _leave(self, contest: Contest, press: Press) -> Answer:
        return await self._in_lobby(press, lambda table: lobby.leave(table, press.person.user_id))

    async def _add_computer(self, contest: Contest, press: Press) -> Answer:
        self._check_seated(contest, press, "add a computer")
        try:
            level = Level(press.argument or Level.CLUB)
        except ValueError:
            raise Refusal("I do not know that kind of computer.") from None
        return await self._in_lobby(press, lambda table: lobby.add_computer(table, level))

    async def _remove_computer(self, contest: Contest, press: Press) -> Answer:
        self._check_seated(contest, press, "remove a computer")
        return await self._in_lobby(press, lobby.remove_computer)

    async def _begin(self, contest: Contest, press: Press) -> Answer:
        host = await self._names.of(contest.record.guild_id, contest.record.host_id)

        def begin(table: Contest) -> Contest:
            rights.check_may_start(table, press.person, host)
            game = lobby.start(table, self._games.now(), press.press_id)
            return clock.wind(game, self._games.now(), pace_s=self._games.pace_s)

        return await self._in_lobby(press, begin, sealed=True)

    async def _in_lobby(
        self, press: Press, step: Callable[[Contest], Contest], *, sealed: bool = False
    ) -> Answer:
        def checked(contest: Contest) -> Contest:
            if not contest.is_lobby:
                raise Refusal("This game has started already." if contest.is_playing else _closed())
            return step(contest)

        table = await self._games.change(press.game_id, checked, rewind=False)
        update = lobby_screen(table, await cast_of(table, self._names))
        return Answer(update, sealed_screen(table, press.person.user_id) if sealed else None)

    def _check_seated(self, contest: Contest, press: Press, what: str) -> None:
        if contest.seat_of(press.person.user_id) is None:
            raise Refusal(f"Join first, then you can {what}.")

    # The table

    async def _look(self, contest: Contest, press: Press, *, taking: bool) -> Answer:
        seat = self._seat_in_play(contest, press)
        if taking and press.key == contest.key and seat not in contest.to_act:
            return await self._refused(contest, press, await self._whose_turn(contest))
        taking = taking and press.key == contest.key
        screen = await self._cards(contest, press, taking=taking)
        return self._show(press, screen)

    async def _play(self, contest: Contest, press: Press, action: Action) -> Answer:
        seat = self._seat_in_play(contest, press)

        def do(game: Contest) -> Contest:
            if not game.is_playing:
                raise Refusal("This game is over.")
            if press.key != game.key:
                raise Refusal(_OLD)
            game = play.move(game, seat, action)
            return play.bring_back(game, seat).touch(self._games.now())

        try:
            contest = await self._games.change(press.game_id, do)
        except (Refusal, RuleError) as refusal:
            contest = await self._games.need(press.game_id)
            if press.key == contest.key and contest.is_playing and seat not in contest.to_act:
                return await self._refused(contest, press, await self._whose_turn(contest))
            return await self._refused(contest, press, str(refusal))
        return self._show(press, await self._cards(contest, press))

    async def _next(self, contest: Contest, press: Press) -> Answer:
        seat = self._seat_in_play(contest, press)

        def deal(game: Contest) -> Contest:
            if press.key != game.key or not game.hole_is_over:
                return game  # somebody else was first: all the same
            game = play.move(game, seat, NextHole())
            return play.bring_back(game, seat).touch(self._games.now())

        before = contest
        contest = await self._games.change(press.game_id, deal)
        if press.place is Place.TABLE:
            if not before.hole_is_over or press.key != before.key:
                raise Refusal(_OLD)
            return Answer(update=scored_screen(before, await self._table_cast(before), old=True))
        return self._show(press, await self._cards(contest, press))

    async def _hint(self, contest: Contest, press: Press) -> Answer:
        seat = self._seat_in_play(contest, press)
        if not contest.record.hints:
            raise Refusal("This game is played without hints.")
        view = contest.view(seat)
        if not view.legal or contest.hole_is_over:
            raise Refusal(await self._whose_turn(contest))
        # Thinking takes a while, and everybody else's presses must not wait for it.
        return Answer(whisper=hint_screen(view, await asyncio.to_thread(evaluate, view)))

    async def _motion(self, contest: Contest, press: Press) -> Answer:
        """Show anybody the last turn of the hole that the button stands under."""
        hole = press.key.partition("-")[0]
        if contest.state is None or not hole.isdecimal():
            raise Refusal("This game has not started yet." if contest.is_lobby else _closed())
        own = await self._games.store.people.preferences(press.person.user_id)
        table = await self._table_cast(contest)
        cast = await cast_of(contest, self._names, text=own.text or table.text)
        return Answer(whisper=motion_screen(contest, cast, int(hole)))

    def _seat_in_play(self, contest: Contest, press: Press) -> int:
        """Return the presser's seat; ``Refusal`` where there is nothing for them to press."""
        if contest.state is None:
            raise Refusal("This game has not started yet." if contest.is_lobby else _closed())
        seat = contest.seat_of(press.person.user_id)
        if seat is None:
            more = (
                "When it is over, press Rematch to open the next."
                if contest.is_playing
                else "Press Rematch, or `/golf start`, to open the next."
            )
            raise Refusal(f"You are not in this game. {more}")
        if not contest.is_playing and press.action != "cards":
            raise Refusal("This game is over.")
        return seat

    async def _whose_turn(self, contest: Contest) -> str:
        if contest.hole_is_over:
            return "This hole is over: press Next hole."
        cast = await self._table_cast(contest)
        names = [bold(cast.names[seat]) for seat in contest.to_act]
        return f"It is not your turn: {write_list(names)} {'is' if len(names) == 1 else 'are'} to play."

    async def _refused(self, contest: Contest, press: Press, words: str) -> Answer:
        """Say why not; on one's own cards also show them as they are now, so that the old buttons go."""
        if press.place is Place.TABLE or not contest.is_playing:
            raise Refusal(words)
        return Answer(update=await self._cards(contest, press, note=words))

    def _show(self, press: Press, screen: Screen) -> Answer:
        if press.place is Place.TABLE:
            return Answer(whisper=screen)
        return Answer(update=screen)

    async def _cards(
        self, contest: Contest, press: Press, *, taking: bool = False, note: str = ""
    ) -> Screen:
        seat = contest.seat_of(press.person.user_id)
        assert seat is not None
        preferences = await self._games.store.people.preferences(press.person.user_id)
        cast = await cast_of(contest, self._names, text=preferences.text)
        return cards_screen(contest, seat, cast, taking=taking, note=note)

    async def _table_cast(self, contest: Contest) -> Cast:
        server = await self._games.store.people.server(contest.record.guild_id)
        return await cast_of(contest, self._names, text=server.text)


def _closed() -> str:
    return "This table is closed. `/golf start` opens a new one."
