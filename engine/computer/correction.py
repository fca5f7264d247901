"""Corrects the value of an action by a small neural network.

The value is a sum that looks at each column alone. The sum overlooks how the columns of all layouts work together:
which ranks several seats wait for, how many different ranks would help, who will probably end the hole, and when. The
network was trained on the outcomes of millions of positions. It has one hidden layer, and returns the average error of
the sum in a position. Its inputs describe the position after the action: the layouts, the discard and the unseen cards.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final, TypeAlias

from engine.computer.columns import COLUMNS, DOWN, Column, Columns
from engine.computer.compact_view import CompactView
from engine.computer.values import USUAL_CHANCE

Weights: TypeAlias = Sequence[float]
"""One number for each hidden unit."""

DOWN_COUNTS: Final = 7
"""How many different numbers of face-down cards a seat can have: 0 to 6."""
PER_SEAT: Final = COLUMNS + DOWN_COUNTS
"""The number of inputs for each seat.

The inputs say how often the seat has each column, and how many face-down cards.
"""
DISCARDS: Final = DOWN + 1
"""The number of inputs for the discard: one for each rank, and one for an unknown card that was turned up."""
UNIT: Final = 0.001
"""The stored weights are whole numbers. A weight is its stored number times this unit."""
POINTS_SCALE: Final = 10.0
"""The value of the action, divided by this number, is one of the inputs."""


def inputs_of(seats: int) -> int:
    """Return the number of inputs of a network for this number of seats.

    The inputs come in this order: the seats from the mover on, the discard, the unseen cards by rank, and the value
    of the action.
    """
    return seats * PER_SEAT + DISCARDS + DOWN + 1


@dataclass(frozen=True, slots=True)
class Network:
    """The weights of the network for one ruleset and one number of seats."""

    seats: int
    rows: tuple[Weights, ...]
    """For each input, the weights to the hidden units."""
    bias: Weights
    out: Weights
    """The weights from the hidden units to the correction in points. A hidden unit passes on only values above 0."""
    out_bias: float


class Correction:
    """A network's corrections for all actions in one position. Sums that all actions share are computed once."""

    __slots__ = ("_discards", "_network", "_out", "_own", "_rests", "_value")

    def __init__(self, network: Network, position: CompactView) -> None:
        """``position`` is the position before the action, and must have as many seats as the network."""
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
        """Return the network's correction of ``value``, the value of an action, in points.

        ``columns`` are the mover's columns after the action. ``place`` is the index of the column that the
        action changes (0 to 2), or any index if it changes none. ``down`` is the mover's number of face-down
        cards after the action. ``discard`` is the rank on the discard pile after the action, or ``DOWN`` for an
        unknown card.
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
    """Return the network for a ruleset and a number of seats; ``None`` if none was trained.

    ``ruleset`` is the key of the ruleset.
    """
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
