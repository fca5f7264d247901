"""Least squares: finds the table whose sums come nearest to the outcomes of the positions.

The method is conjugate gradients on the normal equations. Sums run in a fixed order or are rounded exactly
(``math.fsum``), so that the table is the same on every machine, bit for bit.
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
"""The number of steps of the conjugate gradients. More steps change no value by a hundredth of a point."""


class Fit:
    """Finds the table that explains the outcomes of one sample best, by least squares."""

    def __init__(self, sample: Sample) -> None:
        """For every column of every position, find the numbers of the table that count for it, and their weights."""
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
        """Return the table that explains the outcomes best. If there are few outcomes, the table is near ``before``.

        In each cell of the table, ``before`` counts as much as ``trust`` positions.
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
        """Return the typical error of a table: the root mean square of the points that the table does not explain."""
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
    """Return each seat's points minus the average of the other seats, (n, N)."""
    seats = len(points)
    against: Floats = points * (seats / (seats - 1)) - points.sum(axis=0) / (seats - 1)
    return against


def _dot(one: Floats, other: Floats) -> float:
    return math.fsum(one * other)
