"""Trains a network further with far more positions, which the loops of ``many_turns.py`` play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from engine.cards import RANKS
from engine.computer.columns import DOWN
from engine.computer.playing_out import memory
from engine.computer.playing_out.compiled import compile_loops
from engine.computer.playing_out.memory import Floats, Ints
from engine.computer.playing_out.refining import tables_of
from engine.ruleset import Ending, Ruleset
from training import many_turns
from training.explore import CLOSE, FAR, OUTLIER, STRAY
from training.fitting import fit
from training.network import Afterstates, Net, join
from training.self_play import Chance

SEATS: Final = 2
PLAN: Final = {"card_commons": 1, "pagat": 1}
"""By ruleset: the number of rounds. Each round learns from the positions of all rounds."""
HOLES: Final = 600_000
"""The number of holes that are played in a round: about six million positions."""
PASSES: Final = 2
BATCH: Final = 4096
RATE: Final = 0.002
"""The learning rate at the beginning of a round. Until the end of the round the rate falls to nearly 0."""
_CHUNK: Final = 10_000
_MOST_OF_A_HOLE: Final = 30
"""No chunk has more positions than this for each hole."""

Report = Callable[[str, float], None]


def train_further(
    ruleset: Ruleset, net: Net, chance: Chance, report: Report, *, holes: int = HOLES
) -> Net:
    """Return the network, trained further with positions of its own games. It is for a table of two.

    The weights are rounded to the unit of the files.
    """
    rounds, samples = PLAN[ruleset.key], list[Afterstates]()
    many = ManyHoles(ruleset)
    # The files have only the part about the mover. What the mover gains the other seat loses.
    net.weights[2][:, 1], net.weights[3][1] = -net.weights[2][:, 0], -net.weights[3][0]
    for number in range(rounds):
        text = f"{ruleset.title}, further round {number + 1} of {rounds}"
        for first in range(0, holes, _CHUNK):
            samples.append(many.play(net, min(_CHUNK, holes - first), chance))
            report(text, first / holes)
        fit(net, join(samples), chance, passes=PASSES, batch=BATCH, rate=RATE)
    return net.rounded()


class ManyHoles:
    """Plays many holes at a table of two, in compiled loops."""

    def __init__(self, ruleset: Ruleset, *, compiled: bool = True) -> None:
        """Compile the loops, or read them from the cache; ``ImportError`` without numba.

        If ``compiled`` is false, the loops are interpreted.
        """
        self._ruleset = ruleset
        self._play: Callable[..., Any] = many_turns.play_holes
        if compiled:
            self._play = compile_loops("play_holes", many_turns)

    def play(self, net: Net | None, holes: int, chance: Chance, far: float = FAR) -> Afterstates:
        """Deal and play a number of holes. Return all positions after a turn, with their outcomes."""
        rules, points, _ = tables_of(self._ruleset.key, SEATS)
        cards = chance.fractions(holes, 4 * len(RANKS)).argsort(axis=1, kind="stable") % DOWN
        root = np.zeros(memory.WORLD, dtype=np.int64)
        root[memory.OUT], root[memory.SEATS] = -1, SEATS
        hole = np.zeros(memory.WORLD + cards.shape[1] - 5, dtype=np.int64)
        kept = np.zeros((holes * _MOST_OF_A_HOLE, many_turns.KEPT), dtype=np.int64)
        values = np.zeros((len(kept), 2))
        found = self._play(
            rules, points, _flat(net), np.zeros(memory.NOTES), root, hole,
            self._ruleset.ending is Ending.AT_ONCE, STRAY, CLOSE, far, cards,
            chance.fractions(holes, 1 + 4 * (many_turns.MOST_TURNS + 1)), kept, values,
        )  # fmt: skip
        return _afterstates(kept[:found], values[:found])


def _flat(net: Net | None) -> Floats:
    if net is None:
        return np.zeros(0)
    rows, bias, out, out_bias = net.weights
    return np.concatenate([rows.ravel(), bias, out[:, 0], out_bias[:1]]).astype(np.float64)


def _afterstates(kept: Ints, values: Floats) -> Afterstates:
    at, count = many_turns, len(kept)
    said, beyond = values[:, 0], np.clip(values[:, 1] - values[:, 0], -OUTLIER, OUTLIER)
    return Afterstates(
        kept[:, at.COLUMNS_AT : at.DOWN_AT].T.reshape(SEATS, 3, count),
        kept[:, at.DOWN_AT : at.DISCARD_AT].T,
        kept[:, at.DISCARD_AT],
        kept[:, at.COUNTS_AT : at.KEPT].T,
        np.stack([said, -said]),
        np.stack([beyond, -beyond]),
    ).small()
