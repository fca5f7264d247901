"""What is known about the unseen cards, and the values of columns that follow from this knowledge.

Nobody knows a face-down card. So for every seat, each face-down card and each card of the stock is any of the unseen
cards with equal chance. A rebuild of the stock makes two pools of unseen cards: the old discards are in the stock, and
all other unseen cards are face down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.cards import POINTS
from engine.computer.columns import CARDS_OF, DOWN, DOWN_IN, PUT, SCORE, Column

_RANKS: Final = range(DOWN)
_GAINS_UP: Final = {
    column: tuple(
        float(SCORE[column] - min(SCORE[after[rank]] for _, after in PUT[column]))
        for rank in _RANKS
    )
    for column, down in enumerate(DOWN_IN)
    if not down
}
"""The results of ``Unseen.gains`` for columns of two face-up cards, which do not depend on the unseen cards."""


class Unseen:
    """The unseen cards of one position, by rank, and the values of columns that follow from them.

    Each value is computed when it is first needed.
    """

    __slots__ = (
        "_down_sum", "_expected", "_gains", "_mean", "_pairs", "_pairs_sum", "_total",
        "chances", "down", "down_chances", "stock",
    )  # fmt: skip

    stock: Sequence[int]
    """By rank: how many unseen cards could be the next stock card."""
    down: Sequence[int]
    """By rank: how many unseen cards could be a given face-down card.

    ``stock`` and ``down`` are the same object while there is only one pool.
    """
    chances: tuple[tuple[int, float], ...]
    """Each rank that the next stock card may have, with its chance."""
    down_chances: tuple[tuple[int, float], ...]
    """Each rank that a face-down card may have, with its chance."""

    def __init__(self, stock: Sequence[int], down: Sequence[int] | None = None) -> None:
        """``stock`` and ``down`` are the numbers of unseen cards by rank, in the stock and face down.

        If ``down`` is ``None``, all unseen cards are in one pool, and ``stock`` has their numbers.
        """
        self.stock = stock
        self.down = stock if down is None else down
        self.chances = _chances(self.stock)
        self.down_chances = self.chances if down is None else _chances(self.down)
        self._expected: dict[Column, float] = {}
        self._gains: dict[Column, tuple[float, ...]] = {}
        self._total = total = sum(self.down)
        self._down_sum = sum(n * POINTS[rank] for rank, n in enumerate(self.down))
        # The points that pairs save, summed over all ordered pairs of cards of one rank.
        self._pairs_sum = sum(n * (n - 1) * 2 * POINTS[rank] for rank, n in enumerate(self.down))
        self._mean = self._down_sum / total if total else 0.0
        # The points that a pair of two face-down cards saves on average.
        self._pairs = self._pairs_sum / (total * (total - 1)) if total > 1 else 0.0

    @property
    def is_split(self) -> bool:
        """Whether the cards of the stock and the face-down cards come from two different pools of ranks."""
        return self.down is not self.stock

    def after_draw(self, rank: int) -> Unseen:
        """Return the unseen cards after a card of this rank was drawn from the stock."""
        stock = _without(self.stock, rank)
        return Unseen(stock, self.down if self.is_split else None)

    def after_turning(self, rank: int) -> Unseen:
        """Return the unseen cards after a face-down card of this rank was turned up."""
        if self.is_split:
            return Unseen(self.stock, _without(self.down, rank))
        return Unseen(_without(self.stock, rank))

    def expected(self, column: Column) -> float:
        """Return the exact expected points of a column that does not change any more."""
        value = self._expected.get(column)
        if value is None:
            value = self._expected[column] = self._expect(column)
        return value

    def _expect(self, column: Column) -> float:
        if not DOWN_IN[column]:
            return float(SCORE[column])
        known, _ = CARDS_OF[column]
        if known == DOWN:
            return 2 * self._mean - self._pairs
        points = POINTS[known]
        return points + self._mean - 2 * points * self.down[known] / self._total

    def expected_after_draw(self, column: Column, drawn: int) -> float:
        """Return the expected points of a column after a card of rank ``drawn`` was drawn from the stock.

        The result equals ``after_draw(drawn).expected(column)``, and is computed faster.
        """
        left, points = self._total - 1, POINTS[drawn]
        if not DOWN_IN[column] or self.is_split or left < DOWN_IN[column]:
            return self.expected(column)
        mean = (self._down_sum - points) / left
        known, _ = CARDS_OF[column]
        if known == DOWN:
            pairs = self._pairs_sum - 4 * points * (self.down[drawn] - 1)
            return 2 * mean - pairs / (left * (left - 1))
        count = self.down[known] - (known == drawn)
        return POINTS[known] + mean - 2 * POINTS[known] * count / left

    def gains(self, column: Column) -> tuple[float, ...]:
        """Return, by rank, how many expected points a column loses if a card of this rank is put into it.

        The card is put into the better one of the column's two places.
        """
        gains = _GAINS_UP.get(column) or self._gains.get(column)
        if gains is None:
            before = self.expected(column)
            halves = [after for _, after in PUT[column]]
            gains = self._gains[column] = tuple(
                before - min(self.expected(after[rank]) for after in halves) for rank in _RANKS
            )
        return gains


def _chances(counts: Sequence[int]) -> tuple[tuple[int, float], ...]:
    total = sum(counts)
    return tuple((rank, count / total) for rank, count in enumerate(counts) if count)


def _without(counts: Sequence[int], rank: int) -> tuple[int, ...]:
    return (*counts[:rank], counts[rank] - 1, *counts[rank + 1 :])
