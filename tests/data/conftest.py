"""A store in a temporary file, or on the server that the environment names."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, Executable, make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from data.location import locate
from data.store import Store
from data.tables import metadata
from tests.empty import lay_out

POSTGRES_URL = os.environ.get("GOLF_TEST_POSTGRES_URL", "")


_known: set[str] = set()
"""The names of the databases that exist already."""
_laid_out: set[str] = set()
"""The addresses of the databases that have the tables of this version already."""


async def empty_server() -> str:
    """Return the address of an empty PostgreSQL database that no other process of the tests uses."""
    address = make_url(POSTGRES_URL)
    if worker := os.environ.get("PYTEST_XDIST_WORKER"):
        address = await _own_database(address, f"{address.database}_{worker}")
    await _do(address, text("DROP SCHEMA public CASCADE"), text("CREATE SCHEMA public"))
    return address.render_as_string(hide_password=False)


async def cleared_server() -> str:
    """Return the address of a PostgreSQL database with all tables and no rows that no other process of the tests uses.

    The tables are made once, because making them takes longer than many tests.
    """
    address = make_url(POSTGRES_URL)
    worker = os.environ.get("PYTEST_XDIST_WORKER", "alone")
    address = await _own_database(address, f"{address.database}_{worker}_cleared")
    url = address.render_as_string(hide_password=False)
    if url in _laid_out:
        await _do(address, *(table.delete() for table in reversed(metadata.sorted_tables)))
    else:
        await _do(address, text("DROP SCHEMA public CASCADE"), text("CREATE SCHEMA public"))
        async with await Store.open(url):
            _laid_out.add(url)
    return url


async def _own_database(address: URL, name: str) -> URL:
    """Return the address of the database with this name on the same server. Create the database if it is missing."""
    if name in _known:
        return address.set(database=name)
    engine = _make_engine(address, isolation_level="AUTOCOMMIT")
    known = text("SELECT 1 FROM pg_database WHERE datname = :name")
    async with engine.connect() as connection:
        if await connection.scalar(known, {"name": name}) is None:
            await connection.execute(text(f'CREATE DATABASE "{name}"'))
    await engine.dispose()
    _known.add(name)
    return address.set(database=name)


async def _do(address: URL, *statements: Executable) -> None:
    engine = _make_engine(address)
    async with engine.begin() as connection:
        for statement in statements:
            await connection.execute(statement)
    await engine.dispose()


def _make_engine(address: URL, **options: Any) -> AsyncEngine:
    return create_async_engine(locate(address.render_as_string(hide_password=False)), **options)


@pytest.fixture(params=["sqlite", *(["postgresql"] if POSTGRES_URL else [])])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/golf.db"
    return await empty_server()


@pytest.fixture(params=["sqlite", *(["postgresql"] if POSTGRES_URL else [])])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """Return an empty store."""
    if request.param == "sqlite":
        database = tmp_path / "golf.db"
        await lay_out(database)
        url = f"sqlite:///{database}"
    else:
        url = await cleared_server()
    async with await Store.open(url) as opened:
        yield opened
