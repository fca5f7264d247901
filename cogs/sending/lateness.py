"""How long a press was under way before the bot began to answer it.

Discord counts its three seconds from the press. A busy bot reads a press late, so the time that is left is shorter than
three seconds.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf
from typing import Final

import discord

_STRETCH_S: Final = 300.0
"""The shortest way is that of this stretch of time and of the one before it."""


class Lateness:
    """Compares the time of each press, as Discord writes it, with the time of its arrival.

    Discord's clock and this machine's may differ. So the shortest way of any press lately counts as no time.
    """

    def __init__(
        self,
        *,
        now: Callable[[], float] = time.time,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``now`` is the wall clock, and ``clock`` counts the seconds that pass."""
        self._now = now
        self._clock = clock
        self._shortest_s = self._before_s = inf
        self._began_s = -inf

    def measure(self, interaction_id: int) -> float:
        """Return by how many seconds an interaction took longer to arrive than the quickest one lately."""
        way_s = self._now() - discord.utils.snowflake_time(interaction_id).timestamp()
        passed_s = self._clock() - self._began_s
        if passed_s > _STRETCH_S:
            self._before_s = self._shortest_s if passed_s <= 2 * _STRETCH_S else inf
            self._shortest_s = inf
            self._began_s = self._clock()
        self._shortest_s = min(self._shortest_s, way_s)
        return way_s - min(self._shortest_s, self._before_s)
