"""Least squares: the table whose sums come nearest to what became of the positions.

Conjugate gradients on the normal equations. Sums run in a fixed order or are exactly rounded (``math.fsum``),
so that the table is the same bit for bit on every machine.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from engine.computer.columns import COLUMNS
from engine.computer.values import COUNTS
from training.seen import ROWS, Floats, Ints, size_of, surplus
from training.self_play import Sample

STEPS: Final = 40
"""Steps of the conjugate gradients: far more do not change a hundredth of a point that matters."""


class Fit:
    """The least-squares problem of one sample."""

    def __init__(self, sample: Sample) -> None:
        """Find where every column of every position is in the table, and with what weight."""
        cells = sample.cells
        seats = len(cells)
        self.size = size_of(seats)
        self.target = _against_the_others(sample.outcome)
        column, row = cells % COLUMNS, cells // COLUMNS
        counts = (seats * ROWS + row // COUNTS * 3) * COLUMNS + column
        low, high, mean = surplus(sample.chances)
        everyone = np.arange(cells.shape[-1])
        self.terms: list[tuple[Ints, Floats | None]] = [
            (cells, None),
            (counts, low[column, everyone]),
            (counts + COLUMNS, high[column, everyone]),
            (counts + 2 * COLUMNS, np.broadcast_to(mean, cells.shape)),
        ]

    def after(self, before: Floats, trust: float) -> Floats:
        """Return the table that explains the outcomes best, held near the one before if they are few.

        ``trust`` is how many positions the table before counts for in each cell.
        """
        change = np.zeros_like(before)
        residual = self._gather(self.target - self._predict(before))
        direction = residual.copy()
        size = _dot(residual, residual)
        for _ in range(STEPS):
            if size == 0.0:
                break
            image = self._gather(self._predict(direction)) + trust * direction
            step = size / _dot(direction, image)
            change += step * direction
            residual -= step * image
            size, last = _dot(residual, residual), size
            direction = residual + (size / last) * direction
        return before + change

    def misfit(self, table: Floats) -> float:
        """Root mean square of what the table does not explain of a seat's points against the others'."""
        error = self.target - self._predict(table)
        return math.sqrt(math.fsum((error * error).ravel()) / error.size)

    def _predict(self, table: Floats) -> Floats:
        own = np.zeros(self.target.shape)
        for cells, factor in self.terms:
            for column in range(3):
                value = table[cells[:, column]]
                own += value if factor is None else value * factor[:, column]
        return _against_the_others(own)

    def _gather(self, errors: Floats) -> Floats:
        spread = _against_the_others(errors)
        total = np.zeros(self.size)
        for cells, factor in self.terms:
            for column in range(3):
                value = spread if factor is None else spread * factor[:, column]
                total += np.bincount(cells[:, column].ravel(), value.ravel(), self.size)
        return total


def _against_the_others(points: Floats) -> Floats:
    """Each seat's points minus the mean of the others', (n, N)."""
    seats = len(points)
    against: Floats = points * (seats / (seats - 1)) - points.sum(axis=0) / (seats - 1)
    return against


def _dot(one: Floats, other: Floats) -> float:
    return math.fsum(one * other)
