"""Computes the next seat's best reply to a move, for all discards that the move may leave at the same time."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from engine.computer.columns import DOWN, PUT, Columns
from engine.computer.unseen import Unseen
from engine.computer.values import Row

NEVER = 1e9
"""A value worse than that of any action. It stands for an action that is impossible."""


class BestReply:
    """Finds the next seat's best reply to a move. One object serves moves that turn up a card, another all others.

    The next seat wants few points for itself and many for the other seats. ``stay[rank]`` is the sum of its column
    values after a card of this rank has replaced a face-up card. ``turn[rank]`` is the sum after the card has
    replaced a face-down one. The *worth* is how much the average of the other seats rises if the next seat turns up
    a card. The next seat does so if the worth is above a limit, which each drawn rank has. The limits are sorted, so
    one bisection finds all ranks with which the next seat turns up a card, and prefix sums give their values.
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

        The class explains ``stay`` and ``turn``. ``others`` has two sums of the column values of all seats
        after the next one: first if the next seat turns up no card, then if it turns up a card.
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
        """Return the mover's points minus the average of all other seats, after the next seat's best reply to a move.

        The result is averaged over ``discards``, weighted by their chances. ``own0`` is the sum of the mover's
        column values if the next seat turns up no card, and ``own1`` is their sum if it turns up a card.
        ``share`` is the weight of one other seat in the average of the other seats: 1 / (seats − 1).
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
"""The ranks that a move may leave on the discard pile, each with its chance."""


def placings(columns: Columns, stay: Row, turn: Row) -> tuple[list[float], list[float]]:
    """Return two lists by rank: the lowest sums after the rank has replaced a face-up card, or a face-down card.

    A sum is that of the values of all three columns. ``stay`` has the column values if no card is turned up, and
    ``turn`` has them if a card is turned up. The sums are ``NEVER`` if the layout has no such card.
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
