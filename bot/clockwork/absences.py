"""Measures the time in which people could not press, and how far the machine's clock has jumped."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final, NamedTuple, TypeAlias

Serves: TypeAlias = Callable[[int], bool]
"""A function that takes a server's id and says whether the presses of that server come over a certain connection."""

WORTH_GIVING_BACK_S: Final = 5.0
"""Interruptions of less than this number of seconds are ignored, because every connection has them."""
_DRIFT_S: Final = 2.0
"""A difference of at most this number of seconds between the two clocks of ``Stopwatch`` is ignored."""


class Absence(NamedTuple):
    """How long a connection has been lost, and whose presses this connection carries."""

    seconds: float
    """Seconds since the connection was lost."""
    serves: Serves


class _Loss(NamedTuple):
    at_s: float
    serves: Serves


class Absences:
    """Remembers which connections to Discord are lost now, since when, and whose presses they carry."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """``clock`` returns seconds. It should go on evenly, even if somebody sets the machine's time."""
        self._clock = clock
        self._away: dict[int, _Loss] = {}

    def begin(self, connection: int, serves: Serves) -> None:
        """Note that a connection is lost. If this is known already, do nothing."""
        self._away.setdefault(connection, _Loss(self._clock(), serves))

    def measure(self, connection: int) -> Absence | None:
        """Return the absence of a connection, ``None`` if the connection is not lost."""
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
    """Finds out whether the machine's time has jumped: compares that time with a clock that nobody can set."""

    def __init__(self, now: Callable[[], datetime], clock: Callable[[], float] | None) -> None:
        """``now`` returns the machine's time. ``clock`` returns seconds of a clock that nobody can set.

        If ``clock`` is ``None``, no jump is found.
        """
        self._now = now
        self._clock = clock
        self._read()

    def _read(self) -> None:
        self._at = self._now()
        self._at_s = self._slept_s = self._clock() if self._clock is not None else 0.0

    def begin_sleep(self) -> None:
        """Note that the timer begins to sleep now, so that ``look`` can find out whether it slept too long."""
        if self._clock is not None:
            self._slept_s = self._clock()

    def look(self, planned_s: float) -> float:
        """Return by how many seconds deadlines must move later, because time has jumped since the last call; usually 0.

        The machine's time jumps if the machine slept or if somebody set the time. The result is negative if the time
        was set back. ``planned_s`` is the number of seconds that the timer meant to sleep. If the timer slept much
        longer, the process was stopped, and the result includes that time.
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
