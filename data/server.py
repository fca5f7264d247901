"""Connections to a PostgreSQL server: how many a process has, what they are called, and whether they still work."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

from sqlalchemy import URL, Connection, Engine, event, text
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from data.errors import DatabaseInUse

CONNECTIONS: Final = 15
"""The largest number of connections of a process to a server: one for notices and locks, the others for queries."""

_PROGRAM: Final = "six-card-golf"
PROCESS: Final = uuid4().hex[:8]
"""A unique name for this process."""
_STEPS: Final = Path(__file__).parent / "migrations" / "versions"
_STEP: Final = max(path.name[:4] for path in _STEPS.glob("[0-9]*.py"))
"""The number of the newest migration step that this version knows."""
_OURS: Final = f"{_PROGRAM} {PROCESS} {_STEP}"
"""The name of this process in the connection list of a PostgreSQL server."""
_RETURNED: Final = "golf_returned_at"
TRY_AFTER_S: Final = 30.0
"""If nobody has used a connection for this number of seconds, it is tested before it is used again."""


def make_server_engine(address: URL) -> AsyncEngine:
    """Return SQLAlchemy's engine for a PostgreSQL server.

    Errors of the engine show no parameters, because parameters may be secrets of games.
    """
    named = {"server_settings": {"application_name": _OURS}}
    # All connections stay open. By default the library keeps five, and opens and closes others whenever it needs more.
    engine = create_async_engine(
        address,
        hide_parameters=True,
        pool_size=CONNECTIONS,
        max_overflow=0,
        connect_args=named,
    )
    _replace_closed(engine.sync_engine)
    return engine


def _replace_closed(engine: Engine) -> None:
    """Let the pool replace connections that the server has closed.

    The library could test each connection before each use (``pool_pre_ping``). A test takes three requests to the
    server, while most queries take one.
    """

    def note_return(_connection: object, record: Any) -> None:
        record.info[_RETURNED] = time.monotonic()

    def check(connection: Any, record: Any, _proxy: object) -> None:
        idle_s = time.monotonic() - record.info.get(_RETURNED, time.monotonic())
        if connection.driver_connection.is_closed():
            raise DisconnectionError
        if idle_s > TRY_AFTER_S:
            try:
                connection.ping()
            except Exception as error:
                raise DisconnectionError from error

    event.listen(engine, "checkin", note_return)
    event.listen(engine, "checkout", check)


async def refuse_other_processes(connection: AsyncConnection) -> None:
    """Raise ``DatabaseInUse`` if another process of this bot is connected to the same PostgreSQL database."""
    others = text(f"{_COMPANY} AND application_name <> :ours")
    if await connection.scalar(others, {"program": _PROGRAM, "ours": _OURS}):
        raise DatabaseInUse("Another process of this bot uses the database: stop it first.")


def has_other_version(connection: Connection) -> bool:
    """Whether a process of another version of the bot is connected to the same PostgreSQL database."""
    # The first versions did not name their step. They are older too.
    others = text(f"{_COMPANY} AND application_name NOT LIKE :alike")
    alike = f"{_PROGRAM} % {_STEP}"
    return bool(connection.scalar(others, {"program": _PROGRAM, "alike": alike}))


_COMPANY: Final = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
    "AND starts_with(application_name, :program)"
)
