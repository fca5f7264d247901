"""Plays whole games with the real engine, for the tests of the storage."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from data.boards import BoardQuery, BoardRows
from data.periods import Period
from data.records import GameRecord, PlayerRecord, Status
from data.store import Store
from engine import RULESETS, EndReason, Event, Game, Phase
from engine.events import GameWon, HoleScored

ANN, BOB, CY, DEE = 10**18 + 1, 10**18 + 2, 10**18 + 3, 10**18 + 4
GUILD = 9 * 10**17
NOON = datetime(2026, 7, 29, 12, tzinfo=UTC)
"""Noon on a Wednesday."""


def a_lobby(
    game_id: str = "8f3k",
    *,
    people: Sequence[int | None] = (ANN, BOB),
    guild_id: int = GUILD,
    channel_id: int = 77,
    ruleset: str = "card_commons",
    holes: int = 3,
    hints: bool = False,
    at: datetime = NOON,
) -> GameRecord:
    """Return a lobby at version 1. ``None`` among the people is a computer."""
    return GameRecord(
        game_id=game_id,
        guild_id=guild_id,
        channel_id=channel_id,
        host_id=next(user for user in people if user is not None),
        ruleset=ruleset,
        holes=holes,
        clock_s=90,
        hints=hints,
        status=Status.LOBBY,
        version=1,
        secret=game_id.encode().ljust(32, b"."),
        players=tuple(
            PlayerRecord(user, f"{game_id}:{number}", None if user else "calm", 0 if user else 1)
            for number, user in enumerate(people)
        ),
        created_at=at,
        active_at=at,
    )


class Table:
    """One game, in the engine and in a store."""

    def __init__(self, store: Store, record: GameRecord, *, seed: int = 0) -> None:
        self.store = store
        self.record = record
        self.game: Game | None = None
        self._chance = random.Random(seed)

    @classmethod
    async def open(cls, store: Store, record: GameRecord, *, seed: int = 0) -> Table:
        await store.games.create(record)
        return cls(store, record, seed=seed)

    async def start(self) -> None:
        record = self.record
        self.game = Game.new(
            RULESETS[record.ruleset],
            seats=len(record.players),
            holes=record.holes,
            secret=record.secret,
            entropy=[player.entropy for player in record.players],
            computers=[seat for seat, player in enumerate(record.players) if not player.user_id],
        )
        playing = replace(record, status=Status.PLAYING, started_at=record.created_at)
        await self.commit(playing, self.game.events)

    async def commit(self, record: GameRecord, events: Sequence[Event] = ()) -> None:
        record = replace(record, version=self.record.version + 1)
        await self.store.games.commit(record, events)
        self.record = record

    async def play_turn(self) -> None:
        """Play one legal action of any seat that may act, and commit it."""
        assert self.game is not None
        seat = self.game.to_act[0]
        actions = self.game.legal_actions(seat)
        # A drawn card is mostly placed, so that holes come to an end.
        events = self.game.play(seat, self._chance.choice(actions))
        await self.commit(self._after(events), events)

    def _after(self, events: Sequence[Event]) -> GameRecord:
        assert self.game is not None
        record = self.record
        if not self.game.is_over:
            return record
        finished = bool(self.game.winners)
        status = Status.FINISHED if finished else Status.ENDED_EARLY
        return replace(record, status=status, ended_at=record.created_at + timedelta(hours=1))

    async def play_hole(self) -> None:
        """Play to the end of the hole, with all its events in one commit. Other tests commit each action."""
        assert self.game is not None
        events: list[Event] = []
        if self.game.phase is Phase.HOLE_OVER:
            events += self.game.play(0, self.game.legal_actions(0)[0])
        while self.game.phase not in (Phase.HOLE_OVER, Phase.GAME_OVER):
            seat = self.game.to_act[0]
            events += self.game.play(seat, self._chance.choice(self.game.legal_actions(seat)))
        await self.commit(self._after(events), events)

    async def play_to_the_end(self) -> None:
        if self.game is None:
            await self.start()
        assert self.game is not None
        while not self.game.is_over:
            await self.play_hole()

    async def give_up(self, seat: int) -> None:
        assert self.game is not None
        events = self.game.give_up(seat)
        players = list(self.record.players)
        players[seat] = replace(players[seat], given_up=True, autopilot=True)
        self.record = replace(self.record, players=tuple(players))
        await self.commit(self._after(events), events)

    async def stop(self) -> None:
        assert self.game is not None
        events = self.game.stop(EndReason.ENDED_EARLY)
        await self.commit(self._after(events), events)


async def play_game(store: Store, game_id: str, *, seed: int = 0, **kwargs: object) -> Table:
    """Play a whole game from the lobby to its end. Keywords are those of ``a_lobby``."""
    table = await Table.open(store, a_lobby(game_id, **kwargs), seed=seed)  # type: ignore[arg-type]
    await table.play_to_the_end()
    return table


async def a_result(
    store: Store, game_id: str, points: dict[int, int], *, holes: int = 3, at: datetime = NOON
) -> None:
    """Store a finished game with these points. No card of it was played.

    Each hole after the first one brings everybody one point, so the first hole brings the rest.
    """
    table = await Table.open(store, a_lobby(game_id, people=tuple(points), holes=holes, at=at))
    await table.commit(replace(table.record, status=Status.PLAYING, started_at=at))
    scores = tuple(points.values())
    winners = tuple(seat for seat, own in enumerate(scores) if own == min(scores))
    first = tuple(own - (holes - 1) for own in scores)
    later = [HoleScored(hole, (), (1,) * len(scores)) for hole in range(2, holes + 1)]
    await table.commit(
        replace(table.record, status=Status.FINISHED, ended_at=at),
        [HoleScored(1, (), first), *later, GameWon(winners, scores)],
    )


async def board(store: Store, **changes: object) -> BoardRows:
    """Return the leaderboard of the server. Keywords change the query."""
    asker_id = changes.pop("asker_id", None)
    query = replace(BoardQuery(GUILD, Period.ALL, NOON), **changes)  # type: ignore[arg-type]
    return await store.scores.load_leaderboard(query, asker_id=asker_id)  # type: ignore[arg-type]
