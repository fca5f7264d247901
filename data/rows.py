"""All rows of one database, put into another one with the same tables."""

from __future__ import annotations

from typing import Final

from sqlalchemy import MetaData, Table, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

_ROWS: Final = 1000
"""Rows that are on their way at a time."""
_STEPS: Final = "alembic_version"


async def pour(source: AsyncConnection, target: AsyncConnection) -> None:
    """Insert every row of the source into the target, whose tables must be those of the source and empty."""
    # Read from the database and not from ``data.tables``, because a backup may be of an older version.
    for table in await list_tables(target):
        rows = await source.stream(
            select(await _same(source, table)).execution_options(yield_per=_ROWS)
        )
        async for some in rows.mappings().partitions():
            await target.execute(table.insert(), [dict(row) for row in some])


async def replace_all(source: AsyncConnection, target: AsyncConnection) -> None:
    """Delete every row of a PostgreSQL database and ``pour`` the source into it, while nobody else can write."""
    tables = await list_tables(target)
    names = ", ".join(f'"{table.name}"' for table in tables)
    await target.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))
    for table in reversed(tables):
        await target.execute(table.delete())
    await pour(source, target)


async def list_tables(connection: AsyncConnection) -> list[Table]:
    """Return the tables there are, what is referred to before what refers to it."""
    found = MetaData()
    await connection.run_sync(found.reflect)
    return [table for table in found.sorted_tables if table.name != _STEPS]


async def _same(source: AsyncConnection, table: Table) -> Table:
    return await source.run_sync(
        lambda connection: Table(table.name, MetaData(), autoload_with=connection)
    )
