"""An open database: where transactions come from, and the promise that they last.

SQLite: a connection of its own for each transaction, a write-ahead log that is forced to the disk with every
commit, and one process per file. A transaction that writes takes the write lock at its start, so it never
finds out half-way that another was first.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, Table, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from data.errors import UnusableDatabase
from data.location import file_of

Upsert: TypeAlias = sqlite.Insert | postgresql.Insert

BUSY_TIMEOUT_S: Final = 10
"""How long SQLite waits for another program, a backup say, that holds the file."""

_Result = TypeVar("_Result")
_WRITES: Final = "golf_writes"


class Database:
    """Transactions on one database. ``close`` it when done."""

    def __init__(self, address: URL) -> None:
        """Take hold of the database; ``UnusableDatabase`` if another process has it. Nothing is read yet."""
        path = file_of(address)
        self.address = address
        self.is_sqlite = path is not None
        self._claim = None if path is None else _claim(path)
        self._engine = _sqlite_engine(address) if self.is_sqlite else _server_engine(address)
        self._writer = self._engine.execution_options(**{_WRITES: True})
        self._reader = (
            self._engine
            if self.is_sqlite
            else self._engine.execution_options(isolation_level="REPEATABLE READ")
        )
        self._under_way: set[asyncio.Task[Any]] = set()
        # SQLite has one writer at a time. In line here they wait in order and without SQLite's naps.
        self._turn: AbstractAsyncContextManager[Any] = (
            asyncio.Lock() if self.is_sqlite else nullcontext()
        )

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Give a transaction that sees one moment of the database, whatever others write meanwhile."""
        async with self._reader.begin() as connection:
            yield connection

    async def write(self, work: Callable[[AsyncConnection], Awaitable[_Result]]) -> _Result:
        """Do the work in a transaction: on the disk on return, or nothing of it if it raised.

        Once begun it is not cut off. If the one who waits is cancelled it is finished all the same: SQLite's lock would
        otherwise stay taken for as long as anything, a traceback say, refers to the statement that was interrupted.
        """
        transaction = asyncio.create_task(self._write(work))
        self._under_way.add(transaction)
        transaction.add_done_callback(self._written)
        return await asyncio.shield(transaction)

    async def _write(self, work: Callable[[AsyncConnection], Awaitable[_Result]]) -> _Result:
        async with self._turn, self._writer.begin() as connection:
            return await work(connection)

    def _written(self, transaction: asyncio.Task[Any]) -> None:
        self._under_way.discard(transaction)
        if not transaction.cancelled():
            # Seen, even if nobody waits for it any more.
            transaction.exception()

    @asynccontextmanager
    async def rebuilding(self) -> AsyncIterator[AsyncConnection]:
        """Give a transaction in which tables may be made anew: a SQLite connection of its own that minds no references.

        SQLite changes a table by copying and dropping it, which would take along what refers to it.
        """
        engine = _sqlite_engine(self.address, references=False) if self.is_sqlite else self._engine
        try:
            async with engine.execution_options(**{_WRITES: True}).begin() as connection:
                yield connection
        finally:
            if engine is not self._engine:
                await engine.dispose()

    def upsert(self, table: Table) -> Upsert:
        """Return an insert that knows ``on_conflict_do_update``; both databases spell it alike."""
        return sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)

    async def close(self) -> None:
        """Finish what is being written, close all connections and let go of the file."""
        if self._under_way:
            await asyncio.wait(self._under_way)
        await self._engine.dispose()
        if self._claim is not None:
            self._claim.release()


def _claim(path: Path) -> FileLock:
    # The kernel lets go of it when the process ends, however it ends. Beside the file and not on it: SQLite
    # has locks of its own there.
    claim = FileLock(f"{path}.lock", thread_local=False)
    try:
        claim.acquire(blocking=False)
    except Timeout:
        raise UnusableDatabase(
            f"{path} is in use by another process of this bot. One SQLite file serves one process: stop the other "
            "first, or use PostgreSQL."
        ) from None
    except OSError as error:
        raise UnusableDatabase(f"{path} cannot be locked: {error.strerror}.") from error
    return claim


# Parameters are hidden, for errors are logged and a game's secret is among them.


def _sqlite_engine(address: URL, *, references: bool = True) -> AsyncEngine:
    engine = create_async_engine(
        address, hide_parameters=True, connect_args={"timeout": BUSY_TIMEOUT_S}
    )

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
        writes = connection.get_execution_options().get(_WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    event.listen(engine.sync_engine, "connect", prepare)
    event.listen(engine.sync_engine, "begin", begin)
    return engine


def _server_engine(address: URL) -> AsyncEngine:
    return create_async_engine(address, hide_parameters=True, pool_pre_ping=True)
