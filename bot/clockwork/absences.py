"""Measures the time in which people could not press: a connection was lost, the machine slept, or its clock was set."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final, NamedTuple, TypeAlias

Serves: TypeAlias = Callable[[int], bool]
"""Whether a connection carries the presses of a server. Takes the server's id."""

WORTH_GIVING_BACK_S: Final = 5.0
"""Shorter interruptions, in seconds, are ignored, because every connection has them."""
_DRIFT_S: Final = 2.0
"""A difference of this many seconds between the two clocks is ignored."""


class Absence(NamedTuple):
    """A lost connection."""

    seconds: float
    """Seconds since the connection was lost."""
    serves: Serves


class _Loss(NamedTuple):
    at_s: float
    serves: Serves


class Absences:
    """The lost connections: which servers each one serves, and when it was lost."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """``clock`` counts the seconds that pass."""
        self._clock = clock
        self._away: dict[int, _Loss] = {}

    def begin(self, connection: int, serves: Serves) -> None:
        """Note that a connection is lost. If this is known already, do nothing."""
        self._away.setdefault(connection, _Loss(self._clock(), serves))

    def measure(self, connection: int) -> Absence | None:
        """Return how long a connection has been lost and which servers it serves, ``None`` if it is not lost."""
        loss = self._away.get(connection)
        return None if loss is None else Absence(self._clock() - loss.at_s, loss.serves)

    def end(self, connection: int) -> None:
        """Note that a connection is back."""
        self._away.pop(connection, None)

    def __bool__(self) -> bool:
        return bool(self._away)

    def keep_from(self, guild_id: int) -> bool:
        """Whether people of a server cannot press at present."""
        return any(loss.serves(guild_id) for loss in self._away.values())


class Stopwatch:
    """Compares the wall clock with the time that has passed."""

    def __init__(self, now: Callable[[], datetime], clock: Callable[[], float] | None) -> None:
        """``clock`` counts the seconds that pass. If it is ``None``, the wall clock is trusted."""
        self._now = now
        self._clock = clock
        self._read()

    def _read(self) -> None:
        self._at = self._now()
        self._at_s = self._slept_s = self._clock() if self._clock is not None else 0.0

    def begin_sleep(self) -> None:
        """Note that the sleep begins now. The work before it may have taken long, and was no interruption."""
        if self._clock is not None:
            self._slept_s = self._clock()

    def look(self, planned_s: float) -> float:
        """Return by how many seconds deadlines must move because time has jumped since the last call, usually 0.

        The wall clock is ahead if the machine slept or the clock was set forward. It is behind if the clock was set
        back. If the process was stopped, it wakes up later than ``planned_s`` seconds, the longest sleep that was
        planned.
        """
        if self._clock is None:
            return 0.0
        at, at_s, slept_s = self._at, self._at_s, self._slept_s
        self._read()
        passed_s = self._at_s - at_s
        jump_s = (self._at - at).total_seconds() - passed_s
        moved_s = jump_s if abs(jump_s) > _DRIFT_S else 0.0
        late_s = self._at_s - slept_s - planned_s
        return moved_s + (late_s if late_s > WORTH_GIVING_BACK_S else 0.0)
