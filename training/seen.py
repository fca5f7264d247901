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
"""The number of the column that two ranks make: ``RANKED[a, b]``. Each rank may be ``DOWN``."""
_SCORE: Final = np.array(SCORE, dtype=float)
_POINTS: Final = np.array(POINTS, dtype=float)
_HALVES: Final = np.array([[put[0][1], put[-1][1]] for put in PUT])[:, :, :DOWN]
_ONE_DOWN: Final = [COLUMN_OF[rank][DOWN] for rank in range(DOWN)]


@dataclass(slots=True)
class Table:
    """What the mover can see of the table in *N* holes with *n* seats."""

    cards: Ints
    """The rank of each card of each seat, ``DOWN`` if it is face down, shape (n, 6, N)."""
    chances: Floats
    """The chance of each rank for any unseen card, shape (13, N)."""
    counts: Ints
    """The number of unseen cards of each rank, shape (13, N)."""
    top: Ints
    """The rank of the top discard, shape (N,)."""

    @property
    def columns(self) -> Ints:
        """The number of each column of each seat, shape (n, 3, N)."""
        found: Ints = RANKED[self.cards[:, :3], self.cards[:, 3:]]
        return found

    def only(self, which: Bools) -> Table:
        """Return the tables of some holes. ``which`` chooses the holes."""
        return Table(
            self.cards[:, :, which], self.chances[:, which], self.counts[:, which], self.top[which]
        )


def size_of(seats: int) -> int:
    """Return how many numbers a table of column values has.

    First come the values by wait, face-down cards, face-down cards of the nearest opponent, and column. Then come
    three changes of a value for unseen cards that differ from a full deck, by wait, face-down cards, kind of change
    and column.
    """
    return seats * (ROWS + 3 * COUNTS) * COLUMNS


def surplus(chances: Floats) -> tuple[Floats, Floats, Floats]:
    """Return how the unseen cards differ from a full deck, as three arrays.

    The first array has, by column, how much higher the chance of the column's lower rank is, and the second array
    how much higher that of the higher rank is. Both are multiplied by ten. The third array has how many more points
    a card has on average.
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
    """Return how many points a column loses if a card of a rank is put into the better of its places, (105, 13, N).

    The first axis is the column, and the second axis is the rank.
    """
    better = np.minimum(expected[_HALVES[:, 0]], expected[_HALVES[:, 1]])
    falls: Floats = expected[:, None] - better
    return falls


def pick(values: Floats, columns: Ints) -> Floats:
    """Return the value of each column. ``values`` has the shape (105, N), and ``columns`` the shape (..., N)."""
    picked: Floats = values[columns, np.arange(columns.shape[-1])]
    return picked


def after_last_turn(expected: Floats, best: Floats, chances: Floats, *, take: bool) -> Floats:
    """Return the expected points of a layout after its player's last turn.

    ``expected`` (..., N) are the expected points before this turn. ``best`` (13, ..., N) are, by rank, the points
    that the layout loses if the rank goes to the best place. If ``take`` is true, the player may also take a
    discard that is not known yet.
    """
    shape = (DOWN, *(1,) * (best.ndim - 2), chances.shape[-1])
    weights = chances.reshape(shape)
    drawing = (weights * np.maximum(best, 0.0)).sum(axis=0)
    if take:
        drawing = (weights * np.maximum(best, drawing)).sum(axis=0)
    left: Floats = expected - drawing
    return left
