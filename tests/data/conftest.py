"""A store in a temporary file, or on the server that the environment names."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import URL, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from data.location import find_file, locate
from data.store import Store
from tests.empty import lay_out

POSTGRES_URL = os.environ.get("GOLF_TEST_POSTGRES_URL", "")


async def empty_server() -> str:
    """Return the address of an empty PostgreSQL database that no other process of the tests uses."""
    address = make_url(POSTGRES_URL)
    if worker := os.environ.get("PYTEST_XDIST_WORKER"):
        address = await _own_database(address, f"{address.database}_{worker}")
    own_url = address.render_as_string(hide_password=False)
    engine = create_async_engine(locate(own_url))
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()
    return own_url


async def _own_database(address: URL, name: str) -> URL:
    """Return the address of the database with this name on the same server. Create the database if it is missing."""
    engine = create_async_engine(
        locate(address.render_as_string(hide_password=False)), isolation_level="AUTOCOMMIT"
    )
    known = text("SELECT 1 FROM pg_database WHERE datname = :name")
    async with engine.connect() as connection:
        if await connection.scalar(known, {"name": name}) is None:
            await connection.execute(text(f'CREATE DATABASE "{name}"'))
    await engine.dispose()
    return address.set(database=name)


@pytest.fixture(params=["sqlite", *(["postgresql"] if POSTGRES_URL else [])])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/golf.db"
    return await empty_server()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """Return an empty store."""
    if (database := find_file(locate(url))) is not None:
        await lay_out(database)
    async with await Store.open(url) as opened:
        yield opened
