"""What a seat sees in many holes at the same time, and the expected points of columns that do not change any more.

The last axis of each array is the holes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.cards import POINTS
from engine.computer.columns import CARDS_OF, COLUMN_OF, COLUMNS, DOWN, PUT, SCORE
from engine.computer.values import COUNTS, HIGH, LOW, TENTH, USUAL_CHANCE, USUAL_POINTS

Floats: TypeAlias = NDArray[np.float64]
Ints: TypeAlias = NDArray[np.int64]
Bools: TypeAlias = NDArray[np.bool_]

ROWS: Final = COUNTS * COUNTS
RANKED: Final = np.array(COLUMN_OF)
"""By two ranks, each of which may be ``DOWN``: the number of the column that they make."""
_SCORE: Final = np.array(SCORE, dtype=float)
_POINTS: Final = np.array(POINTS, dtype=float)
_HALVES: Final = np.array([[put[0][1], put[-1][1]] for put in PUT])[:, :, :DOWN]
_ONE_DOWN: Final = [COLUMN_OF[rank][DOWN] for rank in range(DOWN)]


@dataclass(slots=True)
class Table:
    """What the mover can see of the table in *N* holes with *n* seats."""

    cards: Ints
    """The ranks of the cards, or ``DOWN``, shape (n, 6, N)."""
    chances: Floats
    """The chance of each rank for an unseen card, shape (13, N)."""
    counts: Ints
    """The unseen cards by rank, shape (13, N)."""
    top: Ints
    """The rank of the top discard, shape (N,)."""

    @property
    def columns(self) -> Ints:
        """The number of each column of each seat, shape (n, 3, N)."""
        found: Ints = RANKED[self.cards[:, :3], self.cards[:, 3:]]
        return found

    def only(self, which: Bools) -> Table:
        """Return the view of the chosen holes."""
        return Table(
            self.cards[:, :, which], self.chances[:, which], self.counts[:, which], self.top[which]
        )


def size_of(seats: int) -> int:
    """Return how many numbers a table of column values has.

    First come the values by wait, down, near and column, as in ``Look.own``. Then come three changes of a value,
    for unseen cards that differ from a full deck, by wait, down, kind of change and column.
    """
    return seats * (ROWS + 3 * COUNTS) * COLUMNS


def surplus(chances: Floats) -> tuple[Floats, Floats, Floats]:
    """Return three differences between the unseen cards and a full deck.

    The first two are by column: the chance of its lower rank and of its higher rank. The third is the mean points
    of a card.
    """
    more = np.zeros((DOWN + 1, chances.shape[1]))
    more[:DOWN] = TENTH * (chances - USUAL_CHANCE)
    mean = (chances * _POINTS[:, None]).sum(axis=0) - USUAL_POINTS
    return more[list(LOW)], more[list(HIGH)], mean


def expected_points(table: Table) -> Floats:
    """Return the expected points of all 105 columns if they do not change any more, shape (105, N)."""
    total = table.counts.sum(axis=0)
    mean = (table.chances * _POINTS[:, None]).sum(axis=0)
    result = np.repeat(_SCORE[:, None], len(total), axis=1)
    result[_ONE_DOWN] = _POINTS[:, None] + mean - 2 * _POINTS[:, None] * table.chances
    pairs = (table.counts * (table.counts - 1) * (2 * _POINTS[:, None])).sum(axis=0)
    result[COLUMNS - 1] = 2 * mean - pairs / np.maximum(total * (total - 1), 1)
    assert CARDS_OF[COLUMNS - 1] == (DOWN, DOWN)
    return result


def gains(expected: Floats) -> Floats:
    """Return by how much the points of a column fall if a rank goes to the column's better place.

    The shape is (105, 13, N), by column and rank.
    """
    better = np.minimum(expected[_HALVES[:, 0]], expected[_HALVES[:, 1]])
    falls: Floats = expected[:, None] - better
    return falls


def pick(values: Floats, columns: Ints) -> Floats:
    """Return the value of each column: ``values`` has the shape (105, N), ``columns`` (..., N)."""
    picked: Floats = values[columns, np.arange(columns.shape[-1])]
    return picked


def after_last_turn(expected: Floats, best: Floats, chances: Floats, *, take: bool) -> Floats:
    """Return the expected points of a layout after its last turn.

    ``expected`` (..., N) are its points before that turn, and ``best`` (13, ..., N) are the gains of the best place
    for each rank. With ``take`` an unknown discard may be taken instead of drawing.
    """
    shape = (DOWN, *(1,) * (best.ndim - 2), chances.shape[-1])
    weights = chances.reshape(shape)
    drawing = (weights * np.maximum(best, 0.0)).sum(axis=0)
    if take:
        drawing = (weights * np.maximum(best, drawing)).sum(axis=0)
    left: Floats = expected - drawing
    return left
