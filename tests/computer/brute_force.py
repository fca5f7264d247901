"""Plays the end of a hole by trying everything. It is slow, simple, and uses none of the computer's tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from engine.cards import POINTS

DOWN = None
Cards = tuple[int | None, ...]
"""Six ranks, row by row: 0 (ace) to 12 (king), or ``None`` for a face-down card."""
Pool = tuple[int, ...]
"""The number of cards of each rank."""


@dataclass(frozen=True)
class Hidden:
    """The unseen cards: one pool, or one pool for the stock and one for the face-down cards."""

    stock: Pool
    down: Pool | None = None

    def drawing(self) -> Iterator[tuple[int, float, Hidden]]:
        for rank, chance, left in _one_of(self.stock):
            yield rank, chance, Hidden(left, self.down)

    def turning(self) -> Iterator[tuple[int, float, Hidden]]:
        if self.down is None:
            yield from self.drawing()
        else:
            for rank, chance, left in _one_of(self.down):
                yield rank, chance, Hidden(self.stock, left)


def _one_of(pool: Pool) -> Iterator[tuple[int, float, Pool]]:
    for rank, count in enumerate(pool):
        if count:
            left = (*pool[:rank], count - 1, *pool[rank + 1 :])
            yield rank, count / sum(pool), left


@cache
def points(cards: Cards, hidden: Hidden) -> float:
    """Return the mean points of a layout over everything that its face-down cards may be."""
    if DOWN in cards:
        at = cards.index(DOWN)
        return sum(
            (
                chance * points((*cards[:at], rank, *cards[at + 1 :]), left)
                for rank, chance, left in hidden.turning()
            )
        )
    ranks = [rank for rank in cards if rank is not None]
    pairs = [(ranks[column], ranks[column + 3]) for column in range(3)]
    return float(sum(0 if a == b else POINTS[a] + POINTS[b] for a, b in pairs))


@dataclass(frozen=True)
class Ending:
    """A hole in which a seat is out. The seats in ``movers`` have one turn each, in this order."""

    layouts: tuple[Cards, ...]
    hidden: Hidden
    top: int
    movers: tuple[int, ...]

    @cache  # noqa: B019  (a few hundred small endings)
    def finals(self) -> tuple[float, ...]:
        """Return the expected final points of every seat.

        Each mover plays for its own points against the mean of the others'.
        """
        if not self.movers:
            return tuple(points(cards, self.hidden) for cards in self.layouts)
        seat = self.movers[0]
        best = min(
            (self.taking(slot) for slot in range(6)), key=lambda finals: against(finals, seat)
        )
        drawing = self.drawing()
        return min(best, drawing, key=lambda finals: against(finals, seat))

    def drawing(self) -> tuple[float, ...]:
        seat = self.movers[0]
        outcomes = []
        for rank, chance, left in self.hidden.drawing():
            after = [*self.placing(rank, left), self.discarding(rank, left)]
            outcomes.append((chance, min(after, key=lambda finals: against(finals, seat))))
        return _mean(outcomes)

    def taking(self, slot: int) -> tuple[float, ...]:
        return self.placing(self.top, self.hidden)[slot]

    def placing(self, rank: int, hidden: Hidden) -> list[tuple[float, ...]]:
        """Return the final points of every seat after putting a card into each slot."""
        seat = self.movers[0]
        results = []
        for slot in range(6):
            old = self.layouts[seat][slot]
            placed = (*self.layouts[seat][:slot], rank, *self.layouts[seat][slot + 1 :])
            layouts = (*self.layouts[:seat], placed, *self.layouts[seat + 1 :])
            if old is not None:
                results.append(Ending(layouts, hidden, old, self.movers[1:]).finals())
            else:
                results.append(
                    _mean(
                        (chance, Ending(layouts, left, turned, self.movers[1:]).finals())
                        for turned, chance, left in hidden.turning()
                    )
                )
        return results

    def discarding(self, rank: int, hidden: Hidden) -> tuple[float, ...]:
        return Ending(self.layouts, hidden, rank, self.movers[1:]).finals()


def against(finals: Sequence[float], seat: int) -> float:
    """Return a seat's points minus the mean of the others'."""
    return finals[seat] - (sum(finals) - finals[seat]) / (len(finals) - 1)


def _mean(outcomes: Iterable[tuple[float, tuple[float, ...]]]) -> tuple[float, ...]:
    weighted = [[chance * final for final in finals] for chance, finals in outcomes]
    return tuple(sum(column) for column in zip(*weighted, strict=True))
