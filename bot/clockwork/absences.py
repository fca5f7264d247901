"""Time in which people could not press: the connection was away, the machine slept, or its clock was set."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final, TypeAlias

Serves: TypeAlias = Callable[[int], bool]
"""Whether a connection brings the presses of a server, by the server's id."""

WORTH_GIVING_BACK_S: Final = 5.0
"""Shorter interruptions are part of every connection."""
_DRIFT_S: Final = 2.0
"""By how much the clocks may differ without a reason."""


class Absences:
    """The connections that are away, each with what it serves and since when."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """``clock`` counts seconds that pass."""
        self._clock = clock
        self._away: dict[int, tuple[float, Serves]] = {}

    def begin(self, connection: int, serves: Serves) -> None:
        """A connection is away; nothing happens if that is known."""
        self._away.setdefault(connection, (self._clock(), serves))

    def measure(self, connection: int) -> tuple[float, Serves] | None:
        """Return for how long a connection has been away and what it serves, ``None`` if it is not away."""
        found = self._away.get(connection)
        return None if found is None else (self._clock() - found[0], found[1])

    def end(self, connection: int) -> None:
        """A connection is back."""
        self._away.pop(connection, None)

    def __bool__(self) -> bool:
        return bool(self._away)

    def keep_from(self, guild_id: int) -> bool:
        """Whether the people of a server cannot press at present."""
        return any(serves(guild_id) for _, serves in self._away.values())


class Stopwatch:
    """Holds the wall clock against the time that passed."""

    def __init__(self, now: Callable[[], datetime], clock: Callable[[], float] | None) -> None:
        """``clock`` counts seconds that pass; without one the wall clock is believed."""
        self._now = now
        self._clock = clock
        self._read()

    def _read(self) -> None:
        self._at = self._now()
        self._at_s = self._clock() if self._clock is not None else 0.0

    def look(self, planned_s: float) -> float:
        """Return how many seconds deadlines have to be moved on since the last look, 0 if all is well.

        ``planned_s`` is the longest that this process wanted to sleep since then. The wall clock runs ahead if the
        machine slept or the clock was set forward, and behind if it was set back. A stopped process wakes up late.
        """
        if self._clock is None:
            return 0.0
        at, at_s = self._at, self._at_s
        self._read()
        passed_s = self._at_s - at_s
        jump_s = (self._at - at).total_seconds() - passed_s
        moved_s = jump_s if abs(jump_s) > _DRIFT_S else 0.0
        late_s = passed_s - planned_s
        return moved_s + (late_s if late_s > WORTH_GIVING_BACK_S else 0.0)
