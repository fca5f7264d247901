"""Compares a game with what a message was last made from, to find out whether the message is urgent."""

from __future__ import annotations

from typing import NamedTuple, Self

from bot.contest import Contest
from data.records import PlayerRecord, Status, SurfaceKind
from engine import Phase


class Basis(NamedTuple):
    """The part of a game that decides whether a change is urgent for a message."""

    status: Status
    players: tuple[PlayerRecord, ...]
    key: str
    phase: Phase | None
    to_act: tuple[int, ...]

    @classmethod
    def take(cls, contest: Contest) -> Self:
        """Take the part from a game."""
        phase = None if contest.state is None else contest.state.phase
        record = contest.record
        return cls(record.status, record.players, contest.key, phase, contest.to_act)

    def makes_urgent(self, contest: Contest, kind: SurfaceKind, user_id: int) -> bool:
        """Whether somebody waits for the change that a message should show.

        Two changes can come a few seconds later: on the table, that somebody has drawn a card; in a person's cards,
        what others do while the person waits for their turn.
        """
        now = Basis.take(contest)
        if kind is SurfaceKind.REMINDER or now.status is not self.status:
            return True
        if now.players != self.players or Phase.HOLE_OVER in (now.phase, self.phase):
            return True
        if kind is SurfaceKind.TABLE:
            return now.key != self.key or now.phase is not Phase.PLACE
        seat = contest.seat_of(user_id)
        return seat is None or seat in now.to_act or seat in self.to_act
