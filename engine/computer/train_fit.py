"""Least squares: the table whose sums come nearest to what became of the positions.

Conjugate gradients on the normal equations. Sums run in a fixed order or are exactly rounded (``math.fsum``),
so that the table is the same bit for bit on every machine.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from engine.computer.train_look import Floats, Ints
from engine.computer.train_play import Sample

STEPS: Final = 40
"""Steps of the conjugate gradients: far more do not change a hundredth of a point that matters."""
PRIOR: Final = 8.0
"""How many positions the table of the round before counts for in each cell."""


def fit(sample: Sample, before: Floats) -> Floats:
    """Return the table (flat) that explains the outcomes best, held near the one before where they are few."""
    cells = sample.cells
    shift = _against_the_others(sample.outcome) - _predict(before, cells)
    right = _gather(shift, cells, before.size)
    table, residual = np.zeros_like(before), right.copy()
    direction = residual.copy()
    size = _dot(residual, residual)
    for _ in range(STEPS):
        if size == 0.0:
            break
        image = _gather(_predict(direction, cells), cells, before.size) + PRIOR * direction
        step = size / _dot(direction, image)
        table += step * direction
        residual -= step * image
        size, last = _dot(residual, residual), size
        direction = residual + (size / last) * direction
    return before + table


def misfit(sample: Sample, table: Floats) -> float:
    """Root mean square of what the table does not explain of a seat's points against the others'."""
    error = _against_the_others(sample.outcome) - _predict(table, sample.cells)
    return math.sqrt(math.fsum((error * error).ravel()) / error.size)


def _against_the_others(points: Floats) -> Floats:
    """Each seat's points minus the mean of the others', (n, N)."""
    seats = len(points)
    against: Floats = points * (seats / (seats - 1)) - points.sum(axis=0) / (seats - 1)
    return against


def _predict(table: Floats, cells: Ints) -> Floats:
    own = table[cells[:, 0]] + table[cells[:, 1]] + table[cells[:, 2]]
    return _against_the_others(own)


def _gather(errors: Floats, cells: Ints, size: int) -> Floats:
    spread = _against_the_others(errors)
    total = np.zeros(size)
    for column in range(3):
        total += np.bincount(cells[:, column].ravel(), spread.ravel(), minlength=size)
    return total


def _dot(one: Floats, other: Floats) -> float:
    return math.fsum(one * other)
