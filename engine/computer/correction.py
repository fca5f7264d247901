"""What a sum of columns overlooks: a small neural network corrects the value of an option.

The values of columns know nothing of how the columns of a layout and those of the other seats go together: which
ranks several seats wait for, how many different cards help, who is likely to end the hole, and when. A network with one
hidden layer, trained on what became of millions of positions, says by how much the search errs on average. It is asked
about the position right after an option: it is given the layouts, the discard left behind and the unseen cards.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final, TypeAlias

from engine.computer.columns import COLUMNS, DOWN, Column, Columns
from engine.computer.position import Position
from engine.computer.values import USUAL_CHANCE

Weights: TypeAlias = Sequence[float]
"""One number for each hidden unit."""

DOWN_COUNTS: Final = 7
"""A seat has 0 to 6 cards face down."""
PER_SEAT: Final = COLUMNS + DOWN_COUNTS
"""Inputs of each seat: how often each column, and which face-down count."""
DISCARDS: Final = DOWN + 1
"""Inputs for the discard left behind: its rank, or that a card not seen yet was turned up."""
UNIT: Final = 0.001
"""The files hold thousandths."""
POINTS_SCALE: Final = 10.0
"""The value of the option itself is an input, in tens of points."""


def inputs_of(seats: int) -> int:
    """How many inputs a network has: seats from the mover, discard, unseen cards by rank, value of the option."""
    return seats * PER_SEAT + DISCARDS + DOWN + 1


@dataclass(frozen=True, slots=True)
class Network:
    """The weights for one ruleset and number of seats."""

    seats: int
    rows: tuple[Weights, ...]
    """Weights from each input to the hidden units."""
    bias: Weights
    out: Weights
    """From the hidden units, which pass on what is above 0, to the correction in points."""
    out_bias: float


class Correction:
    """A network at one position: everything that is the same for all options is added up once."""

    __slots__ = ("_discards", "_network", "_out", "_own", "_rests", "_value")

    def __init__(self, network: Network, position: Position) -> None:
        """``position`` is the one before the option, and its number of seats that of the network."""
        rows, seats = network.rows, network.seats
        unseen_at = seats * PER_SEAT + DISCARDS
        hidden = list(network.bias)
        for seat in range(1, seats):
            first = seat * PER_SEAT
            for column in position.layouts[seat]:
                _add(hidden, rows[first + column])
            _add(hidden, rows[first + COLUMNS + position.down[seat]])
        more = [-1.0] * DOWN
        for rank, chance in position.unseen.chances:
            more[rank] += chance / USUAL_CHANCE
        for rank, factor in enumerate(more):
            row = rows[unseen_at + rank]
            hidden = [unit + factor * weight for unit, weight in zip(hidden, row, strict=True)]
        self._network = network
        self._own = hidden
        self._discards = rows[seats * PER_SEAT : unseen_at]
        self._value = rows[-1]
        self._out = network.out
        self._rests: dict[tuple[Column, Column, int], list[float]] = {}

    def points(self, columns: Columns, place: int, down: int, discard: int, value: float) -> float:
        """Points to add to the ``value`` of an option that changes the column at ``place``.

        ``columns`` and ``down``, the face-down cards, are the mover's after the option; ``discard`` is the rank it
        leaves on the discard pile, or ``DOWN`` for a card that is not seen yet.
        """
        rows = self._network.rows
        one, other = columns[place - 2], columns[place - 1]
        key = (one, other, down)
        rest = self._rests.get(key)
        if rest is None:
            rest = self._own.copy()
            for row in (rows[one], rows[other], rows[COLUMNS + down]):
                _add(rest, row)
            self._rests[key] = rest
        tens = value / POINTS_SCALE
        total = self._network.out_bias
        for a, b, c, factor, weight in zip(
            rest, rows[columns[place]], self._discards[discard], self._value, self._out, strict=True
        ):
            unit = a + b + c + tens * factor
            if unit > 0.0:
                total += unit * weight
        return total


def _add(hidden: list[float], row: Weights) -> None:
    hidden[:] = [unit + weight for unit, weight in zip(hidden, row, strict=True)]


@lru_cache(maxsize=32)
def network_for(ruleset: str, seats: int) -> Network | None:
    """Return the network for a number of seats of a ruleset (its key); ``None`` if none was trained for it."""
    return _networks(ruleset).get(seats)


@lru_cache(maxsize=4)
def _networks(ruleset: str) -> dict[int, Network]:
    file = files("engine.computer").joinpath(f"{ruleset}_corrections.json")
    if not file.is_file():
        return {}
    stored = json.loads(file.read_text(encoding="utf-8"))
    return {int(seats): _unpack(int(seats), numbers) for seats, numbers in stored["seats"].items()}


def _unpack(seats: int, numbers: dict[str, list[list[int]]]) -> Network:
    rows = tuple(tuple(weight * UNIT for weight in row) for row in numbers["rows"])
    if len(rows) != inputs_of(seats):
        raise ValueError(f"a network for {seats} seats has {inputs_of(seats)} inputs")
    bias, out, (out_bias,) = (tuple(n * UNIT for n in row) for row in numbers["hidden"])
    return Network(seats, rows, bias, out, out_bias)
