"""Reads a database without writing to it, and turns database errors into sentences for the operator."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError

from data.database import Database
from data.errors import DatabaseAway, UnusableDatabase
from data.location import describe_address, find_file
from data.sqlite_file import reading_sqlite

_Result = TypeVar("_Result")

_AWAY_STATES: Final = ("08", "53", "57", "58")
"""The first two digits of PostgreSQL's error codes for faults that may pass: connection, resources, shutdown, disk."""
_AWAY_NAMES: Final = ("SQLITE_BUSY", "SQLITE_FULL", "SQLITE_IOERR")


async def peek(address: URL, work: Callable[[Connection], _Result]) -> _Result | None:
    """Return what ``work`` reads in a database, or ``None`` if the database is a file that does not exist.

    No file and no table is created. ``UnusableDatabase`` if the database cannot be read, ``DatabaseAway`` if the
    reason may pass.
    """
    path = find_file(address)
    with explaining(address):
        if path is not None:
            return await asyncio.to_thread(_peek_at_file, path, work)
        database = Database(address)
        try:
            async with database.reading() as connection:
                return await connection.run_sync(work)
        finally:
            await database.close()


def _peek_at_file(path: Path, work: Callable[[Connection], _Result]) -> _Result | None:
    if not path.exists():
        return None
    with reading_sqlite(path) as connection:
        return work(connection)


@contextmanager
def explaining(address: URL) -> Iterator[None]:
    """Turn errors of the driver and the system into ``UnusableDatabase`` with a sentence for the operator.

    An error whose reason may pass becomes ``DatabaseAway``.
    """
    try:
        yield
    except (DBAPIError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        reason = str(cause).strip().partition("\n")[0]
        kind = DatabaseAway if _may_pass(cause) else UnusableDatabase
        raise kind(f"The database {describe_address(address)} cannot be used: {reason}.") from error


def _may_pass(cause: Any) -> bool:
    if isinstance(cause, OSError):
        return True
    state = getattr(cause, "sqlstate", None) or ""
    name = getattr(cause, "sqlite_errorname", None) or ""
    return state.startswith(_AWAY_STATES) or name.startswith(_AWAY_NAMES)
