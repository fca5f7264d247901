"""An open database with its transactions. A committed transaction is on the disk.

On SQLite, each transaction has a connection of its own, each commit forces the write-ahead log to the disk, and only
one process uses a file. A transaction that writes takes the write lock at its start. So it cannot fail half-way because
another transaction writes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy import URL, QueuePool, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from data.grouping import Grouping, Work
from data.lanes import Lanes
from data.location import find_file
from data.server import CONNECTIONS, make_server_engine
from data.sqlite_file import WRITES, claim, make_sqlite_engine, make_thread_engine

Upsert: TypeAlias = sqlite.Insert | postgresql.Insert

_RETURN_S: Final = 10.0
"""The most seconds that ``close`` waits for connections that are still in use."""
_Result = TypeVar("_Result")


class Database:
    """One database and its transactions. Call ``close`` at the end."""

    def __init__(self, address: URL) -> None:
        """Claim the database without reading it. ``DatabaseInUse`` if another process has the SQLite file."""
        path = find_file(address)
        self.address = address
        self.is_sqlite = path is not None
        self._claim = None if path is None else claim(path)
        self.engine = make_sqlite_engine(address) if self.is_sqlite else make_server_engine(address)
        self._writer = self.engine.execution_options(**{WRITES: True})
        self._reader = (
            self.engine
            if self.is_sqlite
            else self.engine.execution_options(isolation_level="REPEATABLE READ")
        )
        # A look at a server is not in a transaction, because a single query needs none.
        self._looker = (
            self.engine
            if self.is_sqlite
            else self.engine.execution_options(isolation_level="AUTOCOMMIT")
        )
        # One connection is left for notices and locks.
        self._lanes = Lanes(CONNECTIONS - 1)
        self._under_way: set[asyncio.Task[Any]] = set()
        self.is_shared = False
        """Whether other processes of the bot use the database, so that they must be told about changes."""
        self.hears_changes = False
        """Whether this process is told what other processes change. Then it may remember what it has read."""
        self.on_write: Callable[[float], None] | None = None
        """Called after each transaction that writes, with its seconds, the wait included. ``None`` calls nothing."""
        # SQLite allows one writer at a time. Writers wait here in order, because SQLite lets them poll with pauses.
        self._writers_lock: AbstractAsyncContextManager[Any] = (
            asyncio.Lock() if self.is_sqlite else nullcontext()
        )
        self._together = (
            Grouping(make_thread_engine(address), self._writers_lock) if self.is_sqlite else None
        )

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction for several queries.

        All of them see the database at the same moment, even if others write.
        """
        async with self._lanes.taking(), self._reader.begin() as connection:
            yield connection

    @asynccontextmanager
    async def looking_up(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection for a single query. On a server this takes one request; a transaction would take three."""
        async with self._lanes.taking(), self._looker.begin() as connection:
            yield connection

    async def write(self, work: Callable[[AsyncConnection], Awaitable[_Result]]) -> _Result:
        """Do the work in a transaction, and return its result.

        When this returns, all of the work is on the disk. If the work raises an error, nothing is written. A
        transaction that has begun is finished even if its caller is cancelled. Otherwise SQLite's lock would
        stay taken as long as anything, such as a traceback, refers to the interrupted statement.
        """
        self._lanes.refuse_second()
        transaction = asyncio.create_task(self._write(work))
        self._under_way.add(transaction)
        transaction.add_done_callback(self._conclude)
        return await asyncio.shield(transaction)

    async def _write(self, work: Callable[[AsyncConnection], Awaitable[_Result]]) -> _Result:
        begun = time.perf_counter()
        async with self._writers_lock, self._lanes.taking(), self._writer.begin() as connection:
            done = await work(connection)
        if self.on_write is not None:
            self.on_write(time.perf_counter() - begun)
        return done

    async def write_together(self, work: Work[_Result]) -> _Result:
        """Do short work in a transaction, as ``write`` does. On SQLite the transactions that wait share one commit.

        The work may be done a second time after a rollback. So the work must do nothing but read and write the
        database.
        """
        if self._together is None:
            return await self.write(lambda connection: connection.run_sync(work))
        self._lanes.refuse_second()
        begun = time.perf_counter()
        done = await self._together.write(work)
        if self.on_write is not None:
            self.on_write(time.perf_counter() - begun)
        return done

    def _conclude(self, transaction: asyncio.Task[Any]) -> None:
        self._under_way.discard(transaction)
        if not transaction.cancelled():
            # If the caller is gone, nobody else reads the error, and asyncio would log that.
            transaction.exception()

    @asynccontextmanager
    async def rebuilding(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that may change tables. On SQLite the references between tables are not checked in it.

        SQLite changes a table by copying the table and dropping the original. If references were checked, that
        would delete rows of other tables.
        """
        engine = (
            make_sqlite_engine(self.address, references=False) if self.is_sqlite else self.engine
        )
        try:
            async with engine.execution_options(**{WRITES: True}).begin() as connection:
                yield connection
        finally:
            if engine is not self.engine:
                await engine.dispose()

    def upsert(self, table: Table) -> Upsert:
        """Return an insert statement with ``on_conflict_do_update``, which has the same form in both databases."""
        return sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)

    async def finish(self) -> None:
        """Wait until no transaction writes any more."""
        if self._under_way:
            await asyncio.wait(self._under_way)
        if self._together is not None:
            await self._together.finish()

    @asynccontextmanager
    async def holding(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection to a PostgreSQL server for the length of a block, without beginning a transaction."""
        async with self._looker.connect() as connection:
            try:
                yield connection
            finally:
                # The connection is closed and not put back into the pool, because its session may hold locks.
                await connection.invalidate()

    async def close(self) -> None:
        """Finish the running writes, close all connections and release the file."""
        await self.finish()
        if self._together is not None:
            await self._together.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(_RETURN_S):
                await self._wait_for_connections()
        await self.engine.dispose()
        if self._claim is not None:
            self._claim.release()

    async def _wait_for_connections(self) -> None:
        """Wait until nobody uses a connection. A reader that was cancelled returns its connection a moment later.

        If the pool is closed before that, the library does not close this connection.
        """
        pool = self.engine.pool
        while isinstance(pool, QueuePool) and pool.checkedout():  # noqa: ASYNC110 - the pool has no event to wait for
            await asyncio.sleep(0.01)
