"""A network with one hidden layer in numpy: its gradients, and its values for many actions at the same time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.computer.columns import COLUMNS, DOWN
from engine.computer.correction import (
    DISCARDS,
    PER_SEAT,
    POINTS_SCALE,
    UNIT,
    inputs_of,
)
from engine.computer.values import USUAL_CHANCE
from training.seen import Bools, Floats, Ints

Singles: TypeAlias = NDArray[np.float32]
Whole: TypeAlias = NDArray[np.int64] | NDArray[np.uint8]
Numbers: TypeAlias = NDArray[np.float64] | NDArray[np.float32]

HIDDEN: Final = 96
"""The number of hidden units."""
_DECAY: Final = (0.9, 0.999)
"""How much of the old gradients, and of their squares, the optimizer keeps in a step (Adam: Kingma & Ba 2015)."""
_SHRINK: Final = 1e-4
"""Each step makes each weight smaller by this part of the weight, times the learning rate."""


@dataclass(slots=True)
class Afterstates:
    """Positions just after a turn. Seats are counted from the mover."""

    columns: Whole
    """The number of each column of each seat, shape (n, 3, N)."""
    down: Whole
    """The number of face-down cards of each seat, shape (n, N)."""
    discard: Whole
    """The rank on the discard pile, or ``DOWN`` for a card that was face down before, shape (N,)."""
    counts: Whole
    """The number of unseen cards of each rank before the turn, shape (13, N)."""
    value: Numbers
    """The expected points of every seat minus the average of the other seats, shape (n, N).

    The mover's value comes from the search. The values of the other seats come from the column values.
    """
    beyond: Numbers
    """The outcome of the position minus ``value``, with as little luck as possible, shape (n, N)."""

    def __len__(self) -> int:
        """Return the number of positions."""
        return len(self.discard)

    def some(self, which: Ints | Bools | slice) -> Afterstates:
        """Return some of the positions. ``which`` chooses them."""
        return Afterstates(
            self.columns[..., which],
            self.down[..., which],
            self.discard[which],
            self.counts[..., which],
            self.value[:, which],
            self.beyond[:, which],
        )

    def small(self) -> Afterstates:
        """Return the same positions with smaller numbers, which need an eighth of the memory."""
        return Afterstates(
            self.columns.astype(np.uint8),
            self.down.astype(np.uint8),
            self.discard.astype(np.uint8),
            self.counts.astype(np.uint8),
            self.value.astype(np.float32),
            self.beyond.astype(np.float32),
        )

    def inputs(self) -> Singles:
        """Return the inputs of the network for all positions, shape (N, ``inputs_of(seats)``)."""
        seats, count = len(self.down), len(self)
        inputs = np.zeros((count, inputs_of(seats)), dtype=np.float32)
        here = np.arange(count)
        for seat in range(seats):
            first = seat * PER_SEAT
            for column in self.columns[seat]:
                inputs[here, first + column.astype(np.int64)] += 1
            inputs[here, first + COLUMNS + self.down[seat].astype(np.int64)] = 1
        inputs[here, seats * PER_SEAT + self.discard.astype(np.int64)] = 1
        unseen_at = seats * PER_SEAT + DISCARDS
        inputs[:, unseen_at : unseen_at + DOWN] = more_than_usual(self.counts)
        inputs[:, -1] = self.value[0] / POINTS_SCALE
        return inputs


def join(samples: list[Afterstates]) -> Afterstates:
    """Return all positions of several samples in one."""
    return Afterstates(
        np.concatenate([sample.columns for sample in samples], axis=2),
        np.concatenate([sample.down for sample in samples], axis=1),
        np.concatenate([sample.discard for sample in samples]),
        np.concatenate([sample.counts for sample in samples], axis=1),
        np.concatenate([sample.value for sample in samples], axis=1),
        np.concatenate([sample.beyond for sample in samples], axis=1),
    )


def more_than_usual(counts: Whole) -> Singles:
    """Return how much likelier each rank is than in a full deck, as a fraction, shape (N, 13)."""
    whole = np.maximum(counts.sum(axis=0), 1)
    more: Singles = ((counts / whole / USUAL_CHANCE - 1.0).T).astype(np.float32)
    return more


class Net:
    """A network that is trained by gradient descent, so that its mean squared error becomes small."""

    def __init__(self, seats: int, fractions: Floats) -> None:
        """``fractions`` are random numbers from 0 to 1. There must be at least ``random_numbers(seats)`` of them."""
        inputs = inputs_of(seats)
        spread = (fractions - 0.5).astype(np.float32)
        size = inputs * HIDDEN
        self.seats = seats
        self.weights: list[Singles] = [
            spread[:size].reshape(inputs, HIDDEN) * np.float32(4.9 / inputs**0.5),
            np.zeros(HIDDEN, dtype=np.float32),
            spread[size:].reshape(HIDDEN, seats) * np.float32(0.5 / HIDDEN**0.5),
            np.zeros(seats, dtype=np.float32),
        ]
        self.forget()

    def forget(self) -> None:
        """Forget the gradients of earlier steps. Do this before a new descent from the present weights."""
        self._means = [np.zeros_like(weights) for weights in self.weights]
        self._squares = [np.zeros_like(weights) for weights in self.weights]
        self._steps = 0

    def of(self, inputs: Singles) -> Singles:
        """Return the corrections for every seat in points, shape (N, n)."""
        rows, bias, out, out_bias = self.weights
        corrections: Singles = np.maximum(inputs @ rows + bias, 0) @ out + out_bias
        return corrections

    def step(self, inputs: Singles, target: Singles, rate: float) -> None:
        """Make one step down the gradient of a batch. ``target`` has the right corrections, shape (N, n).

        ``rate`` is the learning rate.
        """
        rows, bias, out, out_bias = self.weights
        hidden = np.maximum(inputs @ rows + bias, 0)
        error = (hidden @ out + out_bias - target) * np.float32(2 / len(target))
        back = (error @ out.T) * (hidden > 0)
        gradients = [inputs.T @ back, back.sum(axis=0), hidden.T @ error, error.sum(axis=0)]
        self._steps += 1
        slow, slower = _DECAY
        for at, gradient in enumerate(gradients):
            mean, square = self._means[at], self._squares[at]
            mean[...] += (1 - slow) * (gradient - mean)
            square[...] += (1 - slower) * (gradient * gradient - square)
            change = (mean / (1 - slow**self._steps)) / (
                np.sqrt(square / (1 - slower**self._steps)) + 1e-8
            )
            weights = self.weights[at]
            weights[...] -= np.float32(rate) * (change + _SHRINK * weights)

    def rounded(self) -> Net:
        """Return the network with its weights rounded to the unit of the files."""
        net = Net(self.seats, np.zeros(random_numbers(self.seats)))
        net.weights = [
            (np.rint(weights / UNIT) * UNIT).astype(np.float32) for weights in self.weights
        ]
        return net


def random_numbers(seats: int) -> int:
    """Return how many random numbers are needed for the first weights of a network."""
    return inputs_of(seats) * HIDDEN + HIDDEN * seats


class Options:
    """Computes the network's corrections of all actions of the mover, in many holes at the same time."""

    def __init__(self, net: Net, columns: Ints, down: Ints, counts: Ints) -> None:
        """``columns`` (n, 3, N), ``down`` (n, N) and ``counts`` (13, N) describe the position before the turn."""
        rows, bias, self._out, self._out_bias = net.weights
        self._rows = rows
        self._down = down[0]
        self._columns = columns[0]
        seats = len(down)
        self._discards = rows[seats * PER_SEAT :]
        unseen_at = seats * PER_SEAT + DISCARDS
        base = more_than_usual(counts) @ rows[unseen_at : unseen_at + DOWN] + bias
        for seat in range(1, seats):
            first = seat * PER_SEAT
            for column in columns[seat]:
                base += rows[first + column]
            base += rows[first + COLUMNS + down[seat]]
        self._base: Singles = base

    def of_all(
        self, place: int | None, new: Ints, turned: Bools, discard: Ints, value: Floats
    ) -> Floats:
        """Return the corrections of k actions in each hole, for the mover only, shape (k, N).

        The column at ``place`` becomes ``new``; if ``place`` is ``None``, no column changes. ``turned`` (N,)
        says whether a card was turned up. ``discard`` is the rank of the discard, or ``DOWN`` if the rank is
        unknown. ``value`` is the value of each action. ``new``, ``discard`` and ``value`` have the shape (k,
        N).
        """
        rows = self._rows
        rest = self._base + rows[COLUMNS + np.maximum(self._down - turned, 0)]
        for at, column in enumerate(self._columns):
            if at != place:
                rest = rest + rows[column]
        found = np.empty(value.shape)
        for option in range(len(value)):
            hidden = rest + self._discards[discard[option]]
            if place is not None:
                hidden += rows[new[option]]
            hidden += np.outer((value[option] / POINTS_SCALE).astype(np.float32), rows[-1])
            np.maximum(hidden, 0, out=hidden)
            found[option] = hidden @ self._out[:, 0] + self._out_bias[0]
        return found

    def of_everyone(self, columns: Ints, down: Ints, discard: Ints, value: Floats) -> Floats:
        """Return the corrections of one action in each hole, for every seat, shape (n, N).

        ``columns`` (3, N) and ``down`` (N,) are the mover's columns and number of face-down cards after the
        action. ``discard`` is the rank of the discard, and ``value`` the value of the action.
        """
        rows = self._rows
        hidden = self._base + rows[COLUMNS + down] + self._discards[discard]
        for column in columns:
            hidden += rows[column]
        hidden += np.outer((value / POINTS_SCALE).astype(np.float32), rows[-1])
        found: Floats = (np.maximum(hidden, 0) @ self._out + self._out_bias).T.astype(np.float64)
        return found
