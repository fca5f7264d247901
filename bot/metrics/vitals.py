"""How the bot is at one moment, and what is wrong with it, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

OVERDUE_S: Final = 30.0
"""A deadline that is later than this is a fault. A restart gives players more time than that."""
BEHIND_S: Final = 60.0
"""A message that has been out of date for longer than this is a fault."""


@dataclass(frozen=True, slots=True)
class Vitals:
    """The figures of one moment."""

    shards: int
    """Connections to Discord that this process should have."""
    shards_down: int
    """Those of them that are not there."""
    open_games: int
    """In the whole database, those of other processes included."""
    overdue_s: float
    """How late the oldest deadline is that was not carried out; 0 if none is late."""
    behind_s: Sequence[float]
    """For each message of this process that is out of date: for how long."""
    budget_left: float
    """Requests that may be sent to Discord within this second."""
    database_bytes: int


class Source(Protocol):
    """Something that knows how the bot is."""

    async def vitals(self) -> Vitals:
        """Look, and raise what the database raises."""


def list_ills(vitals: Vitals) -> tuple[str, ...]:
    """Return a sentence for each thing that is wrong; none if the bot is well."""
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
