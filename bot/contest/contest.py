"""A contest: one game in memory, with its record, its events and the state that the events lead to."""

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
    """One game as the bot knows it, from the lobby on. It is immutable. ``state`` is ``None`` in a lobby."""

    record: GameRecord
    events: tuple[Event, ...] = ()
    state: State | None = None

    @classmethod
    def load(cls, stored: StoredGame) -> Contest:
        """Make a contest from a stored game; ``LogError`` if its events contradict each other."""
        return cls(stored.record, stored.events, fold(stored.events) if stored.events else None)

    def with_events(self, events: Iterable[Event]) -> Contest:
        """Return the game with more events at the end, and the state after them."""
        added = tuple(events)
        if self.state is None:
            return replace(self, events=added, state=fold(added))
        state = self.state
        for event in added:
            state = evolve(state, event)
        return replace(self, events=self.events + added, state=state)

    def with_player(self, seat: int, player: PlayerRecord) -> Contest:
        """Return the game with another record of the player at one seat."""
        players = (*self.record.players[:seat], player, *self.record.players[seat + 1 :])
        return replace(self, record=replace(self.record, players=players))

    def touch(self, now: datetime) -> Contest:
        """Return the game with ``now`` as the last time at which a person did something."""
        return replace(self, record=replace(self.record, active_at=now))

    @property
    def game_id(self) -> str:
        """The id of the game."""
        return self.record.game_id

    @property
    def started_state(self) -> State:
        """The state of a game that has started; ``ValueError`` in a lobby."""
        if self.state is None:
            raise ValueError("the game has not started")
        return self.state

    @property
    def is_lobby(self) -> bool:
        """Whether people can still join."""
        return self.record.status is Status.LOBBY

    @property
    def is_playing(self) -> bool:
        """Whether the game has started and is not over."""
        return self.record.status is Status.PLAYING

    @property
    def hole(self) -> int:
        """The current hole, 0 in a lobby."""
        return self.state.record.hole if self.state else 0

    @property
    def key(self) -> str:
        """The current hole and turn as ``<hole>-<turn>``.

        Each button has the key of the hole and turn for which the button was made.
        """
        return f"{self.hole}-{self.state.turn}" if self.state else "0-0"

    def is_before(self, key: str) -> bool:
        """Whether ``key`` names a later hole or turn than the current one. ``False`` if the key is not valid."""
        hole, _, turn = key.partition("-")
        if not all(part.isascii() and part.isdecimal() for part in (hole, turn)):
            return False
        return (self.hole, self.state.turn if self.state else 0) < (int(hole), int(turn))

    @property
    def moment(self) -> int:
        """The current hole and turn as one number, which grows with each turn.

        The number is stored with direct messages and reminders, and says for which turn such a message was sent.
        """
        return self.hole * 10_000 + (self.state.turn if self.state else 0)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have a legal action now."""
        return self.state.to_act if self.state and self.is_playing else ()

    @property
    def hole_is_over(self) -> bool:
        """Whether the current hole is scored and the next one is not dealt yet."""
        return self.is_playing and self.state is not None and self.state.phase is Phase.HOLE_OVER

    def seat_of(self, user_id: int) -> int | None:
        """Return the seat of a person; ``None`` if the person has no seat, or has given it up."""
        for seat, player in enumerate(self.record.players):
            if player.user_id == user_id and not player.given_up:
                return seat
        return None

    def is_automatic(self, seat: int) -> bool:
        """Whether no person plays at a seat now: it is a computer's, or its person is on autopilot or has left."""
        player = self.record.players[seat]
        return player.user_id is None or player.autopilot or player.given_up

    @property
    def absent_seats(self) -> frozenset[int]:
        """The seats of people who are on autopilot or have left. Seats of computer players are not among them."""
        return frozenset(
            seat
            for seat, player in enumerate(self.record.players)
            if player.autopilot or player.given_up
        )

    @property
    def everybody_is_away(self) -> bool:
        """Whether every person is on autopilot or has left, so that nobody but computers plays."""
        return all(self.is_automatic(seat) for seat in range(len(self.record.players)))

    def view(self, seat: int | None) -> TableView:
        """Return the view of a seat; for ``None``, the view of an observer."""
        return view_for(self.started_state, seat)

    @cached_property
    def public_view(self) -> TableView:
        """The view of an observer, which shows what everybody may know."""
        return self.view(None)

    def make_dice(self, seat: int) -> Random:
        """Return a source of random numbers for a computer's next decision.

        A second call before the next event gives the same numbers. Nobody can guess the numbers, because they come from
        the secret of the shuffle.
        """
        label = f"computer|{seat}|{len(self.events)}".encode()
        return Random(hmac.digest(self.record.secret, label, hashlib.sha256))

    def rewind(self, end: int) -> Contest:
        """Return the game as it was after its first ``end`` events."""
        return replace(self, events=self.events[:end], state=fold(self.events[:end]))

    def rewind_to_scored(self, hole: int) -> Contest | None:
        """Return the game as it was just after a hole was scored, ``None`` if the hole was never scored."""
        for at, event in enumerate(self.events):
            if isinstance(event, HoleScored) and event.hole == hole:
                return self.rewind(at + 1)
        return None
