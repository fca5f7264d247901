"""Values the end of a hole for the mover, whose layout cannot change any more.

Other seats may still have a last turn.
"""

from __future__ import annotations

from engine.computer.best_reply import Discards
from engine.computer.columns import Columns
from engine.computer.compact_view import CompactView
from engine.computer.last_turn import after_last_turn, best_gains, last_turn
from engine.computer.level import Skill
from engine.computer.unseen import Unseen


class Closing:
    """Computes points at the end of a hole: the mover's points minus the average of the other seats.

    Lower is better.
    """

    def __init__(self, position: CompactView, skill: Skill) -> None:
        """``position`` is the position in which the mover decides, and ``skill`` is the mover's skill."""
        self._position, self._skill, self._unseen = position, skill, position.unseen
        self._share = 1.0 / (position.seats - 1)
        self._ends: dict[int, float] = {}
        self._answers: dict[int, float] = {}
        left = (position.seats if position.turns_left is None else position.turns_left) - 1
        self.turns_left = 0 if position.at_once else left
        """The number of other seats that still have a turn after the mover's turn."""

    def points(self, columns: Columns, discards: Discards, unseen: Unseen) -> float:
        """Return the mover's expected points minus the average of the other seats.

        The mover's layout ends with ``columns``.

        ``discards`` are the ranks that the mover's action may leave on the pile, each with its chance.
        ``unseen`` are the cards that are unseen after the action.
        """
        position, left = self._position, self.turns_left
        rest = 0.0
        for seat in range(1, position.seats):
            if seat > left:
                rest += sum(map(unseen.expected, position.layouts[seat]))
            elif seat > 1:
                rest += self.of_seat(seat, take=False)
            elif self._skill.counts_on and unseen is self._unseen:
                rest += self._next_exactly(discards)
            else:
                rest += self._next_quickly(discards)
        return sum(map(unseen.expected, columns)) - self._share * rest

    def of_seat(self, seat: int, *, take: bool) -> float:
        """Return the expected final points of another seat, quickly and not exactly.

        If ``take`` is true, the seat may also take the top discard, which is not known yet.
        """
        key = 2 * seat + take
        if key not in self._ends:
            unseen, columns = self._unseen, self._position.layouts[seat]
            now = sum(map(unseen.expected, columns))
            if not self._position.at_once:
                now = after_last_turn(unseen, now, best_gains(unseen, columns), take=take)
            self._ends[key] = now
        return self._ends[key]

    def _next_exactly(self, discards: Discards) -> float:
        """Return the expected final points of the next seat. They are exact if the next seat has the last turn.

        ``discards`` are the ranks that the mover's action may leave for the next seat, each with its chance.
        """
        unseen, columns = self._unseen, self._position.layouts[1]
        turned = discards is unseen.down_chances
        total = 0.0
        for rank, chance in discards:
            key = 2 * rank + turned
            if key not in self._answers:
                left = unseen.after_turning(rank) if turned else unseen
                self._answers[key] = last_turn(left, columns, rank)
            total += chance * self._answers[key]
        return total

    def _next_quickly(self, discards: Discards) -> float:
        """Return the expected final points of the next seat.

        The calculation ignores that each drawn card changes the chances.

        ``discards`` are the ranks that the mover's action may leave for the next seat, each with its chance. An
        exact result takes one calculation for each rank that may be drawn and each discard. With exact results
        Pro would spend nearly all its time here, and gain a hundredth of a point in a hole.
        """
        unseen, columns = self._unseen, self._position.layouts[1]
        best = best_gains(unseen, columns)
        now = sum(map(unseen.expected, columns))
        drawing = sum(chance * max(best[rank], 0.0) for rank, chance in unseen.chances)
        return now - sum(chance * max(best[rank], drawing) for rank, chance in discards)
