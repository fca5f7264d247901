"""What going out, or a last turn, is worth: the unseen cards and the other seats' last turns decide."""

from __future__ import annotations

from engine.computer.columns import Columns
from engine.computer.endgame import after_last_turn, best_gains, last_turn
from engine.computer.level import Skill
from engine.computer.position import Position
from engine.computer.reply import Discards
from engine.computer.unseen import Unseen


class Closing:
    """The end of a hole from one position. Points are the mover's minus the mean of the others'; lower is better."""

    def __init__(self, position: Position, skill: Skill) -> None:
        """``position`` is the one in which the mover decides."""
        self._position, self._skill, self._unseen = position, skill, position.unseen
        self._share = 1.0 / (position.seats - 1)
        self._ends: dict[int, float] = {}
        self._answers: dict[int, float] = {}
        left = (position.seats if position.turns_left is None else position.turns_left) - 1
        self.turns_left = 0 if position.at_once else left
        """Last turns of the others that follow the mover's."""

    def points(self, columns: Columns, discards: Discards, unseen: Unseen) -> float:
        """Points once the mover's layout has become these columns and will not change any more.

        ``discards`` are what it may leave on the pile, ``unseen`` what is unseen then.
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
        """Expected final points of another seat once the hole is ending, quickly.

        With ``take`` it may take an unknown discard.
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
        """Expected final points of the next seat: exact if its turn is the last one."""
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
        """The same by the odds before anything is drawn.

        Before a card is drawn, each rank that it may be would need the exact answer to each discard: for a hundredth
        of a point a hole, that took nearly all the time that Pro needed.
        """
        unseen, columns = self._unseen, self._position.layouts[1]
        best = best_gains(unseen, columns)
        now = sum(map(unseen.expected, columns))
        drawing = sum(chance * max(best[rank], 0.0) for rank, chance in unseen.chances)
        return now - sum(chance * max(best[rank], drawing) for rank, chance in discards)
