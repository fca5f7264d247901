"""An open database, which gives transactions and promises that they last.

On SQLite each transaction has its own connection, the write-ahead log is forced to the disk with every commit, and a
file serves one process. A transaction that writes takes the write lock at its start, so it never finds out half-way
that another transaction was first.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    contextmanager,
    nullcontext,
)
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar
from urllib.parse import quote
from uuid import uuid4

from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, NullPool, Table, create_engine, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from data.errors import DatabaseInUse, UnusableDatabase
from data.location import find_file

Upsert: TypeAlias = sqlite.Insert | postgresql.Insert

BUSY_TIMEOUT_S: Final = 10
"""How long SQLite waits for another program that holds the file, such as a backup."""

_Result = TypeVar("_Result")
_WRITES: Final = "golf_writes"
_PROGRAM: Final = "six-card-golf"
PROCESS: Final = uuid4().hex[:8]
"""A name for this process that no other one has."""
_STEPS: Final = Path(__file__).parent / "migrations" / "versions"
_STEP: Final = max(path.name[:4] for path in _STEPS.glob("[0-9]*.py"))
"""The last step of the tables that this version knows."""
_OURS: Final = f"{_PROGRAM} {PROCESS} {_STEP}"
"""What a PostgreSQL server lists this process as."""


class Database:
    """Transactions on one database. ``close`` it when done."""

    def __init__(self, address: URL) -> None:
        """Take hold of the database without reading it; ``DatabaseInUse`` if another process has the file."""
        path = find_file(address)
        self.address = address
        self.is_sqlite = path is not None
        self._claim = None if path is None else claim(path)
        self.engine = (
            _make_sqlite_engine(address) if self.is_sqlite else _make_server_engine(address)
        )
        self._writer = self.engine.execution_options(**{_WRITES: True})
        self._reader = (
            self.engine
            if self.is_sqlite
            else self.engine.execution_options(isolation_level="REPEATABLE READ")
        )
        self._under_way: set[asyncio.Task[Any]] = set()
        self.is_shared = False
        """Whether other processes of the bot work on it, which must be told what changes."""
        self.on_write: Callable[[float], None] | None = None
        """Hears how many seconds each transaction that writes has taken, its wait included."""
        # SQLite has one writer at a time. Writers queue here, in order and without SQLite's naps.
        self._turn: AbstractAsyncContextManager[Any] = (
            asyncio.Lock() if self.is_sqlite else nullcontext()
        )

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Give a transaction that sees the database at one moment, whatever others write meanwhile."""
        async with self._reader.begin() as connection:
            yield connection

    async def write(self, work: Callable[[AsyncConnection], Awaitable[_Result]]) -> _Result:
        """Do the work in a transaction: all of it is on the disk on return, or nothing of it if the work raised.

        A transaction that has begun is not cut off: if its caller is cancelled, it is finished all the same.
        Otherwise SQLite's lock would stay taken as long as anything, such as a traceback, refers to the interrupted
        statement.
        """
        transaction = asyncio.create_task(self._write(work))
        self._under_way.add(transaction)
        transaction.add_done_callback(self._conclude)
        return await asyncio.shield(transaction)

    async def _write(self, work: Callable[[AsyncConnection], Awaitable[_Result]]) -> _Result:
        begun = time.perf_counter()
        async with self._turn, self._writer.begin() as connection:
            done = await work(connection)
        if self.on_write is not None:
            self.on_write(time.perf_counter() - begun)
        return done

    def _conclude(self, transaction: asyncio.Task[Any]) -> None:
        self._under_way.discard(transaction)
        if not transaction.cancelled():
            # Asyncio complains about an error that nobody has looked at, and the caller may be gone.
            transaction.exception()

    @asynccontextmanager
    async def rebuilding(self) -> AsyncIterator[AsyncConnection]:
        """Give a transaction in which tables may be changed; on SQLite its connection does not enforce references.

        SQLite changes a table by copying and dropping it, which would delete the rows that refer to it.
        """
        engine = (
            _make_sqlite_engine(self.address, references=False) if self.is_sqlite else self.engine
        )
        try:
            async with engine.execution_options(**{_WRITES: True}).begin() as connection:
                yield connection
        finally:
            if engine is not self.engine:
                await engine.dispose()

    def upsert(self, table: Table) -> Upsert:
        """Return an insert that has ``on_conflict_do_update``, which both databases spell alike."""
        return sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)

    async def finish(self) -> None:
        """Wait until every transaction that has begun to write is over."""
        if self._under_way:
            await asyncio.wait(self._under_way)

    @asynccontextmanager
    async def holding(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection without a transaction, of a server, for as long as the block lasts."""
        engine = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            try:
                yield connection
            finally:
                # Whatever the session holds goes with it, and must not come back from the pool.
                await connection.invalidate()

    async def close(self) -> None:
        """Finish what is being written, close all connections and release the file."""
        await self.finish()
        await self.engine.dispose()
        if self._claim is not None:
            self._claim.release()


def claim(path: Path) -> FileLock:
    """Take hold of a SQLite file for this process, until the lock is released.

    ``DatabaseInUse`` if another process has it, ``UnusableDatabase`` if its folder cannot be written to.
    """
    # The kernel lets go of the lock when the process ends, however it ends. The lock is beside the file and not on it,
    # because SQLite has locks of its own there.
    beside = Path(f"{path}.lock")
    lock = FileLock(beside, thread_local=False)
    try:
        # The library takes a file that it may not open for one that another process holds.
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


# Parameters are hidden because errors are logged and a game's secret is among the parameters.


def _make_sqlite_engine(address: URL, *, references: bool = True) -> AsyncEngine:
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


@contextmanager
def reading_sqlite(path: Path) -> Iterator[Connection]:
    """Give a connection to an existing SQLite file that writes nothing, to the file or beside it."""
    # SQLite makes a file beside a database that it only reads, unless it is told that the database does not change.
    # Without a write-ahead log nobody is changing it.
    still = "" if Path(f"{path}-wal").exists() else "&immutable=1"
    uri = f"file:{quote(str(path))}?mode=ro{still}"
    engine = create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(uri, uri=True), poolclass=NullPool
    )
    with engine.connect() as connection:
        yield connection


def _make_server_engine(address: URL) -> AsyncEngine:
    named = {"server_settings": {"application_name": _OURS}}
    return create_async_engine(
        address, hide_parameters=True, pool_pre_ping=True, connect_args=named
    )


async def refuse_company(connection: AsyncConnection) -> None:
    """Raise ``DatabaseInUse`` if another process of this bot is connected to the same PostgreSQL database."""
    others = text(f"{_COMPANY} AND application_name <> :ours")
    if await connection.scalar(others, {"program": _PROGRAM, "ours": _OURS}):
        raise DatabaseInUse("Another process of this bot uses the database: stop it first.")


def has_older_company(connection: Connection) -> bool:
    """Whether a process of an older or newer version is connected to the same PostgreSQL database."""
    # Versions before the one that names its step are older, too.
    others = text(f"{_COMPANY} AND application_name NOT LIKE :alike")
    alike = f"{_PROGRAM} % {_STEP}"
    return bool(connection.scalar(others, {"program": _PROGRAM, "alike": alike}))


_COMPANY: Final = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
    "AND starts_with(application_name, :program)"
)
