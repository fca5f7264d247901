"""The figures that show whether the bot is well (*vital figures*), and sentences about its faults."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

OVERDUE_S: Final = 30.0
"""A deadline that is more than this number of seconds late is a fault."""
BEHIND_S: Final = 60.0
"""A message that has been out of date for more than this number of seconds is a fault."""


@dataclass(frozen=True, slots=True)
class Vitals:
    """The vital figures, measured at one moment."""

    shards: int
    """The number of shards that this process serves."""
    shards_down: int
    """The number of these shards that are not connected."""
    open_games: int
    """The number of open games and lobbies in the database, including those of other processes."""
    overdue_s: float
    """By how many seconds the oldest deadline is late; 0 if no deadline is late."""
    behind_s: Sequence[float]
    """For each message that this process must still bring up to date: for how many seconds it has been out of date."""
    budget_left: float
    """The number of requests that the bot may still send to Discord in this second."""
    database_bytes: int


class Source(Protocol):
    """Measures the vital figures of the running bot."""

    async def measure(self) -> Vitals:
        """Return the vital figures of this moment. Raises the errors of the database."""


def list_ills(vitals: Vitals) -> tuple[str, ...]:
    """Return a sentence for each fault of the bot; none if it is well."""
    ills: list[str] = []
    if vitals.shards_down:
        ills.append(f"{vitals.shards_down} of {vitals.shards} connections to Discord are down.")
    if vitals.overdue_s > OVERDUE_S:
        ills.append(f"A game waits for a deadline that is {vitals.overdue_s:.0f} s late.")
    longest = max(vitals.behind_s, default=0.0)
    if longest > BEHIND_S:
        ills.append(
            f"{len(vitals.behind_s)} messages are out of date, the oldest for {longest:.0f} s."
        )
    return tuple(ills)
