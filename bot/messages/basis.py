"""What a message was last made from, to tell what a change of its game means for it."""

from __future__ import annotations

from typing import NamedTuple, Self

from bot.contest import Contest
from data.records import PlayerRecord, Status, SurfaceKind
from engine import Phase


class Basis(NamedTuple):
    """The part of a game that decides how much a change matters to a message."""

    status: Status
    players: tuple[PlayerRecord, ...]
    key: str
    phase: Phase | None
    to_act: tuple[int, ...]

    @classmethod
    def of(cls, contest: Contest) -> Self:
        """Take it from a game."""
        phase = None if contest.state is None else contest.state.phase
        record = contest.record
        return cls(record.status, record.players, contest.key, phase, contest.to_act)

    def makes_urgent(self, contest: Contest, kind: SurfaceKind, user_id: int) -> bool:
        """Whether a message has to follow its game at once.

        The others may come a little later: a table that would only say that somebody has drawn a card, and the cards of
        a person who waits for their turn and has waited before.
        """
        now = Basis.of(contest)
        if kind is SurfaceKind.REMINDER or now.status is not self.status:
            return True
        if now.players != self.players or Phase.HOLE_OVER in (now.phase, self.phase):
            return True
        if kind is SurfaceKind.TABLE:
            return now.key != self.key or now.phase is not Phase.PLACE
        seat = contest.seat_of(user_id)
        return seat is None or seat in now.to_act or seat in self.to_act
