"""The periods of leaderboards. Days begin at midnight UTC, weeks on Monday (ISO 8601)."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import StrEnum
from typing import assert_never


class Period(StrEnum):
    """The periods for which leaderboards exist: a week, a month, a year, or all time."""

    ALL = "all"
    YEAR = "year"
    MONTH = "month"
    WEEK = "week"

    def write_key(self, at: datetime) -> str:
        """Return the name of the period that contains this time: ``all``, ``2026``, ``2026-07`` or ``2026-W31``.

        ``at`` must have a time zone. The first days of January can belong to the last week of the year before,
        and the last days of December to the first week of the next year. The name of a week has the year that
        the week belongs to.
        """
        if at.utcoffset() is None:
            raise ValueError(f"{at!r} has no time zone")
        moment = at.astimezone(UTC)
        match self:
            case Period.ALL:
                return "all"
            case Period.YEAR:
                return f"{moment.year:04}"
            case Period.MONTH:
                return f"{moment.year:04}-{moment.month:02}"
            case Period.WEEK:
                year, week, _ = moment.isocalendar()
                return f"{year:04}-W{week:02}"
            case _:
                assert_never(self)


def list_period_keys(at: datetime) -> tuple[str, ...]:
    """Return the names of all periods that contain this time, one for each kind of period."""
    return tuple(period.write_key(at) for period in Period)
