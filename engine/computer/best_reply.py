"""Computes the next seat's best reply to a move, for all discards that the move may leave at the same time."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from engine.computer.columns import DOWN, PUT, Columns
from engine.computer.unseen import Unseen
from engine.computer.values import Row

NEVER = 1e9
"""Worse than the value of any action."""


class BestReply:
    """The best reply of the next seat, in the case that the mover turns up a card or in the case that it does not.

    ``stay[rank]`` is the sum of the next seat's column values if it puts the rank in place of a face-up card, and
    ``turn[rank]`` if it puts the rank in place of a face-down card. The mover's layout affects the reply only
    through *worth*: what the others lose if the next seat turns up a card. So each rank has a limit for the worth,
    above which the next seat turns up a card. The ranks are sorted by this limit, and prefix sums give the sum over
    all ranks that may be drawn.
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
        """``keep`` is the sum of the next seat's column values if it discards.

        The class explains ``stay`` and ``turn``. ``others`` are two sums of the column values of all later
        seats: if the next seat turns up no card, and if it does.
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
        """Return the mover's points minus the mean of the others', after the best reply.

        The result is the mean over the discards. ``own0`` is the sum of the mover's column values if the reply
        turns up no card, ``own1`` if it turns up a card. ``share`` is 1 / (seats - 1).
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
    """Return, by rank, the best sums of a layout if the rank replaces a face-up card or a face-down card.

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
