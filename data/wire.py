"""Connects the processes that share a PostgreSQL database, with notices and with locks.

The locks are PostgreSQL's advisory locks of a session, because they last for minutes, while a shard is served or emojis
are uploaded. A row lock would end with its transaction. When a process dies, the server frees its locks at once.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final, Protocol, cast

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from data.access import explaining
from data.database import Database
from data.errors import DatabaseAway
from data.notices import CHANNEL, Notice, read_notice

_TRY_AGAIN_S: Final = 0.25
_HEARTBEAT_S: Final = 5.0
_ANSWER_S: Final = 15.0
"""A server that does not answer within this many seconds counts as lost. A busy machine may answer late."""
_TRY: Final = text("SELECT pg_try_advisory_lock(:key)")
_FREE: Final = text("SELECT pg_advisory_unlock(:key)")
_BEAT: Final = text("SELECT 1")


class _Driver(Protocol):
    """The part of asyncpg's connection that is used here."""

    async def add_listener(self, channel: str, callback: Callable[..., None]) -> None: ...

    def add_termination_listener(self, callback: Callable[..., None]) -> None: ...


class Wire:
    """A connection to PostgreSQL for notices and locks. ``open_wire`` makes it."""

    def __init__(self, connection: AsyncConnection) -> None:
        """Only ``open_wire`` calls this."""
        self._connection = connection
        self._turn = asyncio.Lock()
        self._held: dict[int, asyncio.Lock] = {}
        self.lost = asyncio.Event()
        """Set when the connection is lost. From then on another process may get the locks of this one."""

    async def try_hold(self, name: str) -> bool:
        """Take the lock of this name if nobody holds it, and return whether it was taken.

        The lock is held until ``free``, or until the connection or the process ends. ``DatabaseAway`` if the
        server does not answer.
        """
        here = self._held.setdefault(_hash_name(name), asyncio.Lock())
        if here.locked():
            return False  # the server would give the same lock to a session twice
        await here.acquire()
        try:
            taken = bool(await self._ask(_TRY, name))
        except BaseException:
            here.release()
            raise
        if not taken:
            here.release()
        return taken

    async def hold(self, name: str) -> None:
        """Wait until nobody else holds the lock of this name, then take it."""
        while not await self.try_hold(name):  # noqa: ASYNC110 - another process has no event to wait for
            await asyncio.sleep(_TRY_AGAIN_S)

    async def free(self, name: str) -> None:
        """Release the lock of this name."""
        try:
            await self._ask(_FREE, name)
        finally:
            self._held[_hash_name(name)].release()

    @asynccontextmanager
    async def alone(self, name: str) -> AsyncIterator[None]:
        """Hold the lock of this name during a block. Another process that wants the lock waits until the block ends."""
        await self.hold(name)
        try:
            yield
        finally:
            await self.free(name)

    async def watch(self) -> None:
        """Wait until the connection is lost. A server that does not answer counts as lost."""
        while not self.lost.is_set():
            try:
                async with asyncio.timeout(_HEARTBEAT_S):
                    await self.lost.wait()
            except TimeoutError:
                try:
                    async with asyncio.timeout(_ANSWER_S):
                        await self._ask(_BEAT, "")
                except (TimeoutError, DatabaseAway):
                    self.lost.set()

    async def _ask(self, question: Any, name: str) -> Any:
        values = {"key": _hash_name(name)} if name else {}
        async with self._turn:  # the driver makes one request at a time
            try:
                return await self._connection.scalar(question, values)
            except (SQLAlchemyError, OSError) as error:
                self.lost.set()
                raise DatabaseAway("The connection to the other processes is gone.") from error


@asynccontextmanager
async def open_wire(
    database: Database, hear: Callable[[Notice, bool], None]
) -> AsyncIterator[Wire]:
    """Connect to the other processes for the length of a block.

    ``hear`` is called with each notice, and with whether this process has sent it.
    """

    def listen(_connection: object, _sender: int, _channel: str, payload: str) -> None:
        notice, own = read_notice(payload)
        if notice is not None:
            hear(notice, own)

    async with AsyncExitStack() as stack:
        with explaining(database.address):
            connection = await stack.enter_async_context(database.holding())
            wire = Wire(connection)
            raw = await connection.get_raw_connection()
            driver = cast("_Driver", raw.driver_connection)
            driver.add_termination_listener(lambda *_: wire.lost.set())
            await driver.add_listener(CHANNEL, listen)
        database.hears_changes = True
        try:
            yield wire
        finally:
            database.hears_changes = False


def _hash_name(name: str) -> int:
    """Return the number that PostgreSQL needs for a lock of this name.

    Every process gets the same number for a name, and other programs are unlikely to use this number.
    """
    digest = hashlib.blake2b(f"six-card-golf {name}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, signed=True)
