"""Copies all rows of one database into another one with the same tables."""

from __future__ import annotations

from typing import Final

from sqlalchemy import MetaData, Table, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

_ROWS: Final = 1000
"""This many rows are copied at a time."""
_STEPS: Final = "alembic_version"


async def pour(source: AsyncConnection, target: AsyncConnection) -> None:
    """Insert every row of the source into the target. The target must have the same tables, without any rows."""
    # The tables are read from the database and not from ``data.tables``, because a backup may be older.
    for table in await list_tables(target):
        rows = await source.stream(
            select(await _group_same(source, table)).execution_options(yield_per=_ROWS)
        )
        async for some in rows.mappings().partitions():
            await target.execute(table.insert(), [dict(row) for row in some])


async def replace_all(source: AsyncConnection, target: AsyncConnection) -> None:
    """Replace every row of a PostgreSQL database by those of the source. Nobody else can write meanwhile."""
    tables = await list_tables(target)
    names = ", ".join(f'"{table.name}"' for table in tables)
    await target.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))
    for table in reversed(tables):
        await target.execute(table.delete())
    await pour(source, target)


async def list_tables(connection: AsyncConnection) -> list[Table]:
    """Return the tables that exist. Each table comes after the tables to which it refers."""
    found = MetaData()
    await connection.run_sync(found.reflect)
    return [table for table in found.sorted_tables if table.name != _STEPS]


async def _group_same(source: AsyncConnection, table: Table) -> Table:
    return await source.run_sync(
        lambda connection: Table(table.name, MetaData(), autoload_with=connection)
    )
