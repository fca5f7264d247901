"""A SQLite file: which process has it, and the connections to it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import aiosqlite
from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from data.errors import DatabaseInUse, UnusableDatabase

BUSY_TIMEOUT_S: Final = 10
"""Seconds that SQLite waits for another program that holds the file, such as a backup."""

WRITES: Final = "golf_writes"
"""The execution option of transactions that write. They take the write lock at their start."""


def claim(path: Path) -> FileLock:
    """Claim a SQLite file for this process, and return the lock. Release the lock to give the file up.

    ``DatabaseInUse`` if another process has the file, ``UnusableDatabase`` if its folder cannot be written to.
    """
    # The system releases the lock when the process ends for any reason. The lock is in a file beside the database,
    # because SQLite has its own locks on the database itself.
    beside = Path(f"{path}.lock")
    lock = FileLock(beside, thread_local=False)
    try:
        # If the library may not open a file, it reports that another process holds the file.
        beside.open("a").close()
        lock.acquire(blocking=False)
    except Timeout:
        raise DatabaseInUse(
            f"{path} is in use by another process of this bot. One SQLite file serves one process: stop the other "
            "first, or use PostgreSQL."
        ) from None
    except OSError as error:
        raise UnusableDatabase(
            f"The folder {path.parent} cannot be written to ({error.strerror}), and the database needs files beside it."
        ) from error
    return lock


# Errors are logged, and a parameter may be the secret of a game. So parameters are hidden.


def make_sqlite_engine(address: URL, *, references: bool = True) -> AsyncEngine:
    """Return SQLAlchemy's engine for a SQLite file. ``references``: whether references between tables are checked."""

    async def connect() -> aiosqlite.Connection:
        where, options = engine.dialect.create_connect_args(address)
        return await _finish_opening(aiosqlite.connect(*where, **options, timeout=BUSY_TIMEOUT_S))

    engine = create_async_engine(address, hide_parameters=True, async_creator=connect)
    _prepare_sqlite(engine.sync_engine, references=references)
    return engine


async def _finish_opening(connection: aiosqlite.Connection) -> aiosqlite.Connection:
    """Open a connection. If the caller is cancelled meanwhile, finish first and close the connection.

    A thread opens it, and nobody can stop that thread. If nobody waited for it, it would go on after the event loop is
    closed, when nobody can use its result.
    """
    # A connection that is never closed must not keep the process from ending.
    connection._thread.daemon = True
    opening = asyncio.ensure_future(connection)
    try:
        return await asyncio.shield(opening)
    except asyncio.CancelledError:
        with suppress(sqlite3.Error):
            await (await opening).close()
        raise


def make_thread_engine(address: URL) -> Engine:
    """Return SQLAlchemy's engine for use in one thread. Each of its transactions takes the write lock at its start."""
    engine = create_engine(
        address.set(drivername="sqlite"),
        hide_parameters=True,
        poolclass=NullPool,
        connect_args={"timeout": BUSY_TIMEOUT_S},
        execution_options={WRITES: True},
    )
    _prepare_sqlite(engine)
    return engine


def _prepare_sqlite(engine: Engine, *, references: bool = True) -> None:
    def prepare(connection: Any, _record: object) -> None:
        # Python's own handling of transactions begins them late and commits before some statements.
        connection.isolation_level = None
        cursor = connection.cursor()
        for setting in (
            f"busy_timeout = {BUSY_TIMEOUT_S * 1000}",
            "journal_mode = WAL",
            "synchronous = FULL",
            f"foreign_keys = {'ON' if references else 'OFF'}",
        ):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get(WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)


@contextmanager
def reading_sqlite(path: Path) -> Iterator[Connection]:
    """Open a connection that only reads a SQLite file.

    Nothing is written to the file, and no file is made beside it.
    """
    # Even to read a database, SQLite writes a file beside it, unless it is told that nobody changes the database.
    # Nobody does if there is no write-ahead log.
    still = "" if Path(f"{path}-wal").exists() else "&immutable=1"
    uri = f"file:{quote(str(path))}?mode=ro{still}"
    engine = create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(uri, uri=True), poolclass=NullPool
    )
    with engine.connect() as connection:
        yield connection
