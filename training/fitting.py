"""Trains a network with a sample of positions, with a learning rate that falls along half a cosine wave."""

from __future__ import annotations

from math import cos, pi

import numpy as np

from training.network import Afterstates, Net
from training.self_play import Chance


def fit(
    net: Net, sample: Afterstates, chance: Chance, *, passes: int, batch: int, rate: float
) -> None:
    """Train a network ``passes`` times with all positions of a sample, ``batch`` of them in a step.

    ``rate`` is the learning rate at the beginning. ``chance`` mixes the positions.
    """
    net.forget()
    steps = passes * (len(sample) // batch)
    step = 0
    for _ in range(passes):
        order = chance.fractions(len(sample)).argsort(kind="stable")
        for first in range(0, len(sample) - batch + 1, batch):
            part = sample.some(order[first : first + batch])
            now = rate * (0.5 * (1 + cos(pi * step / steps)) + 0.005)
            net.step(part.inputs(), part.beyond.T.astype(np.float32), now)
            step += 1
