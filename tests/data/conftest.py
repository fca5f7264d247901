"""A store in a temporary file, or on a server that the environment names."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from data.location import find_file, locate
from data.store import Store
from tests.empty import lay_out

POSTGRES_URL = os.environ.get("GOLF_TEST_POSTGRES_URL", "")


async def empty_server() -> str:
    """Return the address of the tests' PostgreSQL database, with nothing in it."""
    engine = create_async_engine(locate(POSTGRES_URL))
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()
    return POSTGRES_URL


@pytest.fixture(params=["sqlite", *(["postgresql"] if POSTGRES_URL else [])])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/golf.db"
    return await empty_server()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """A store with nothing in it."""
    if (database := find_file(locate(url))) is not None:
        await lay_out(database)
    async with await Store.open(url) as opened:
        yield opened
