"""The next seat's best reply to a move, computed in closed form for all discards that the move may leave."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from engine.computer.columns import DOWN, PUT, Columns
from engine.computer.unseen import Unseen
from engine.computer.values import Row

NEVER = 1e9
"""Worse than the value of any action."""


class BestReply:
    """The best reply of the next seat, after the mover has turned up a card or has turned up none.

    If the next seat puts a rank in place of a face-up card, its sum becomes ``stay[rank]``; in place of a face-down
    card, ``turn[rank]``. The next seat's choice depends on the mover's layout only through *worth*, the cost for the
    others of a card that the next seat turns up. So the ranks are sorted by the worth from which on the next seat turns
    up a card, and sums over all ranks that it may draw come from prefix sums.
    """

    __slots__ = (
        "_chance", "_sorted", "_weighted", "others0", "others1", "stay", "stay_mean", "turn",
    )  # fmt: skip

    def __init__(
        self,
        stay: Sequence[float],
        turn: Sequence[float],
        keep: float,
        unseen: Unseen,
        others: tuple[float, float],
    ) -> None:
        """``keep`` is the next seat's sum if it discards. ``stay`` and ``turn`` are explained above.

        ``others`` are the sums of the seats after it: if it turns up no card, and if it turns up one.
        """
        self.stay, self.turn = stay, turn
        self.others0, self.others1 = others
        order = sorted(
            (turn[rank] - min(stay[rank], keep), chance) for rank, chance in unseen.chances
        )
        self.stay_mean = sum(chance * min(stay[rank], keep) for rank, chance in unseen.chances)
        self._sorted = [extra for extra, _ in order]
        self._chance, self._weighted = [0.0], [0.0]
        chances = weighted = 0.0
        for extra, chance in order:
            chances += chance
            weighted += chance * extra
            self._chance.append(chances)
            self._weighted.append(weighted)

    def value(self, own0: float, own1: float, share: float, discards: Discards) -> float:
        """Return the mover's points against the others' mean after the best reply, averaged over the discards.

        ``own0`` and ``own1`` are the mover's sums if the reply turns up no card and if it turns up one. ``share`` is 1
        / (seats - 1).
        """
        theirs0 = (own0 + self.others0) * share
        worth = (own1 + self.others1) * share - theirs0
        mine0 = own0 - self.others0 * share
        mine1 = own1 - self.others1 * share
        at = bisect_left(self._sorted, worth)
        turns, weighted = self._chance[at], self._weighted[at]
        drawing = self.stay_mean + weighted - turns * worth
        mine_drawing = mine0 + turns * (mine1 - mine0) - share * (self.stay_mean + weighted)
        stay, turn = self.stay, self.turn
        total = 0.0
        for rank, chance in discards:
            staying, turning = stay[rank], turn[rank]
            if turning - worth < staying:
                if turning - worth < drawing:
                    total += chance * (mine1 - share * turning)
                else:
                    total += chance * mine_drawing
            elif staying < drawing:
                total += chance * (mine0 - share * staying)
            else:
                total += chance * mine_drawing
        return total


Discards = Sequence[tuple[int, float]]
"""The ranks that the mover may leave on the discard pile, with their chances."""


def placings(columns: Columns, stay: Row, turn: Row) -> tuple[list[float], list[float]]:
    """Return the sums of a layout after putting each rank in place of the best face-up and the best face-down card.

    ``stay`` and ``turn`` are the column values before and after a card is turned up.
    """
    a, b, c = columns
    stay_sum = stay[a] + stay[b] + stay[c]
    turn_sum = turn[a] + turn[b] + turn[c]
    stays, turns = [NEVER] * DOWN, [NEVER] * DOWN
    for column in set(columns):
        for old, after in PUT[column]:
            if old == DOWN:
                rest = turn_sum - turn[column]
                turns = [min(turns[rank], rest + turn[after[rank]]) for rank in range(DOWN)]
            else:
                rest = stay_sum - stay[column]
                stays = [min(stays[rank], rest + stay[after[rank]]) for rank in range(DOWN)]
    return stays, turns
