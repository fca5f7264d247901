"""One live game in memory: its record, its events, and the state that the events lead to."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property
from random import Random

from data.records import GameRecord, PlayerRecord, Status, StoredGame
from engine import Event, Phase, State, TableView, evolve, fold, view_for
from engine.events import HoleScored


@dataclass(frozen=True)
class Contest:
    """A game with everything about it. It is immutable. ``state`` is ``None`` in a lobby."""

    record: GameRecord
    events: tuple[Event, ...] = ()
    state: State | None = None

    @classmethod
    def load(cls, stored: StoredGame) -> Contest:
        """Make a game from what was stored; ``LogError`` if its events do not fit together."""
        return cls(stored.record, stored.events, fold(stored.events) if stored.events else None)

    def with_events(self, events: Iterable[Event]) -> Contest:
        """Return the game after more events."""
        added = tuple(events)
        if self.state is None:
            return replace(self, events=added, state=fold(added))
        state = self.state
        for event in added:
            state = evolve(state, event)
        return replace(self, events=self.events + added, state=state)

    def with_player(self, seat: int, player: PlayerRecord) -> Contest:
        """Return the game with another record for one seat."""
        players = (*self.record.players[:seat], player, *self.record.players[seat + 1 :])
        return replace(self, record=replace(self.record, players=players))

    def touch(self, now: datetime) -> Contest:
        """Return the game after a person has done something in it."""
        return replace(self, record=replace(self.record, active_at=now))

    @property
    def game_id(self) -> str:
        """The game's short id."""
        return self.record.game_id

    @property
    def table(self) -> State:
        """The state of a game that has started."""
        if self.state is None:
            raise ValueError("the game has not started")
        return self.state

    @property
    def is_lobby(self) -> bool:
        """Whether people can still join."""
        return self.record.status is Status.LOBBY

    @property
    def is_playing(self) -> bool:
        """Whether holes are being played."""
        return self.record.status is Status.PLAYING

    @property
    def hole(self) -> int:
        """The current hole, 0 in a lobby."""
        return self.state.record.hole if self.state else 0

    @property
    def key(self) -> str:
        """The moment that buttons made now belong to: ``<hole>-<turn>``."""
        return f"{self.hole}-{self.state.turn}" if self.state else "0-0"

    def is_before(self, key: str) -> bool:
        """Whether the game has not reached the moment of a ``key`` yet. False for a ``key`` that cannot be read."""
        hole, _, turn = key.partition("-")
        if not all(part.isascii() and part.isdecimal() for part in (hole, turn)):
            return False
        return (self.hole, self.state.turn if self.state else 0) < (int(hole), int(turn))

    @property
    def moment(self) -> int:
        """Hole and turn as one increasing number; stored with a message to tell which turn the message belongs to."""
        return self.hole * 10_000 + (self.state.turn if self.state else 0)

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that have a legal action now."""
        return self.state.to_act if self.state and self.is_playing else ()

    @property
    def hole_is_over(self) -> bool:
        """Whether a hole was scored and the next one is not dealt yet."""
        return self.is_playing and self.state is not None and self.state.phase is Phase.HOLE_OVER

    def seat_of(self, user_id: int) -> int | None:
        """Return the seat that a person plays, ``None`` if they are not in the game (any more)."""
        for seat, player in enumerate(self.record.players):
            if player.user_id == user_id and not player.given_up:
                return seat
        return None

    def is_automatic(self, seat: int) -> bool:
        """Whether a computer plays the seat now: from the start, or for a person who is away."""
        player = self.record.players[seat]
        return player.user_id is None or player.autopilot or player.given_up

    @property
    def automatic(self) -> frozenset[int]:
        """Seats of people that an autopilot plays at the moment."""
        return frozenset(
            seat
            for seat, player in enumerate(self.record.players)
            if player.user_id is not None and (player.autopilot or player.given_up)
        )

    @property
    def everybody_is_away(self) -> bool:
        """Whether no person is at the table, because all are on autopilot or have left."""
        return all(self.is_automatic(seat) for seat in range(len(self.record.players)))

    def view(self, seat: int | None) -> TableView:
        """Return what a seat may know, or with ``None`` what everybody may know."""
        return view_for(self.table, seat)

    @cached_property
    def public_view(self) -> TableView:
        """What everybody may know."""
        return self.view(None)

    def randomness(self, seat: int) -> Random:
        """Return the dice of a computer for its next decision: the same each time, and not to be guessed."""
        label = f"computer|{seat}|{len(self.events)}".encode()
        return Random(hmac.digest(self.record.secret, label, hashlib.sha256))

    def rewind(self, end: int) -> Contest:
        """Return the game as it stood before the event number ``end``, counted from 0."""
        return replace(self, events=self.events[:end], state=fold(self.events[:end]))

    def rewind_to_scored(self, hole: int) -> Contest | None:
        """Return the game as it stood when a hole had just been scored, ``None`` if the hole was never scored."""
        for at, event in enumerate(self.events):
            if isinstance(event, HoleScored) and event.hole == hole:
                return self.rewind(at + 1)
        return None
