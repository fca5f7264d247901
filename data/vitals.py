"""Measures a few figures that tell how the database is doing. Measuring takes little time."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import func, select, text

from data.database import Database
from data.location import find_file
from data.shards import WHOLE, Shards
from data.tables import games, is_open


@dataclass(frozen=True, slots=True)
class StoreVitals:
    """The figures of a database at one moment."""

    open_games: int
    next_deadline: datetime | None
    """The earliest deadline of the open games of this process; ``None`` if there is none.

    If this deadline is in the past, the process is late.
    """
    size: int
    """The size of the database on the disk, in bytes."""


async def measure(database: Database, shards: Shards = WHOLE) -> StoreVitals:
    """Return the figures of a database. The earliest deadline is that of these shards.

    Other figures are of all shards.
    """
    async with database.reading() as connection:
        nearest = func.min(games.c.deadline_at).filter(shards.covers(games.c.guild_id))
        counted = await connection.execute(
            select(func.count().label("number"), nearest.label("at")).where(is_open)
        )
        row = counted.one()
        path = find_file(database.address)
        if path is None:
            size = await connection.scalar(text("SELECT pg_database_size(current_database())"))
        else:
            size = sum(
                one.stat().st_size
                for one in (path, path.with_name(f"{path.name}-wal"))
                if one.exists()
            )
    return StoreVitals(row.number, row.at, int(size or 0))
