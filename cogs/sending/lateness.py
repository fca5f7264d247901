"""Measures how long a press took to reach the bot.

Discord waits three seconds for an answer, counted from the press. A busy bot reads a press late. Then less than three
seconds are left.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf
from typing import Final

import discord

_STRETCH_S: Final = 300.0
"""The fastest recent press is the fastest of the present period of this many seconds and the period before it."""


class Lateness:
    """Compares the time of a press, which the press's id tells, with the time at which the press arrived.

    Discord's clock and this machine's clock may differ. So the time that the fastest recent press took counts as
    zero.
    """

    def __init__(
        self,
        *,
        now: Callable[[], float] = time.time,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``now`` returns seconds since 1970.

        ``clock`` returns seconds that go on evenly, even if somebody sets the time.
        """
        self._now = now
        self._clock = clock
        self._shortest_s = self._before_s = inf
        self._began_s = -inf

    def measure(self, interaction_id: int) -> float:
        """Return by how many seconds a press took longer to arrive than the fastest recent press."""
        way_s = self._now() - discord.utils.snowflake_time(interaction_id).timestamp()
        passed_s = self._clock() - self._began_s
        if passed_s > _STRETCH_S:
            self._before_s = self._shortest_s if passed_s <= 2 * _STRETCH_S else inf
            self._shortest_s = inf
            self._began_s = self._clock()
        self._shortest_s = min(self._shortest_s, way_s)
        return way_s - min(self._shortest_s, self._before_s)
