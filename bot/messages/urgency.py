"""Decides whether people wait for a message: compares the game now with the game when the message was last made."""

from __future__ import annotations

from typing import NamedTuple, Self

from bot.contest import Contest
from data.records import PlayerRecord, Status, SurfaceKind
from engine import Phase


class Snapshot(NamedTuple):
    """What a game was like when its message was last made, as far as is needed to decide whether a change is urgent."""

    status: Status
    players: tuple[PlayerRecord, ...]
    key: str
    phase: Phase | None
    to_act: tuple[int, ...]

    @classmethod
    def take(cls, contest: Contest) -> Self:
        """Return a snapshot of this game, to be kept with a message that shows the game."""
        phase = None if contest.state is None else contest.state.phase
        record = contest.record
        return cls(record.status, record.players, contest.key, phase, contest.to_act)

    def makes_urgent(self, contest: Contest, kind: SurfaceKind, user_id: int) -> bool:
        """Whether somebody waits for a message to show how ``contest`` differs from this snapshot.

        Two changes can come a few seconds later: on the table, that somebody has drawn a card; in a person's cards,
        what others do while the person waits for their turn.
        """
        now = Snapshot.take(contest)
        if kind is SurfaceKind.REMINDER or (now.status, now.players) != (self.status, self.players):
            return True
        if kind is SurfaceKind.TABLE:
            return now.key != self.key or now.phase is not Phase.PLACE
        seat = contest.seat_of(user_id)
        return seat is None or seat in now.to_act or seat in self.to_act
