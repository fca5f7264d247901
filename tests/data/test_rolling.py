"""A new version may run beside an old one on PostgreSQL only if every missing step allows it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import make_url

from data.backup import save
from data.database import Database
from data.errors import DatabaseInUse
from data.location import locate
from data.migrate import look, upgrade
from data.store import Store
from tests.data.conftest import POSTGRES_URL, empty_server

pytestmark = pytest.mark.skipif(not POSTGRES_URL, reason="needs GOLF_TEST_POSTGRES_URL")
STEPS = Path(__file__).parents[2] / "data" / "migrations" / "versions"


@pytest.fixture
async def older(request: pytest.FixtureRequest) -> AsyncIterator[str]:
    """Return a database at the first step, with a connected process of the first version."""
    url = await empty_server()
    database = Database(locate(url))
    await upgrade(database, to="0001")
    await database.close()
    name = {"application_name": getattr(request, "param", "six-card-golf 12345678")}
    address = make_url(url)
    old = await asyncpg.connect(
        host=address.host,
        port=address.port,
        user=address.username,
        database=address.database,
        server_settings=name,
    )
    yield url
    await old.close()


async def test_a_step_that_disturbs_an_older_process_is_refused_until_that_has_ended(
    older: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for alone in ("0004", "0002"):  # at last the first step of all
        monkeypatch.setattr(
            "data.migrate.goes_beside_older", lambda _scripts, step, alone=alone: step < alone
        )
        with pytest.raises(DatabaseInUse, match=f"step {alone} cannot be made beside them"):
            await Store.open(older)
    database = Database(locate(older))
    async with database.reading() as connection:
        found = await connection.exec_driver_sql("SELECT version_num FROM alembic_version")
        assert found.scalar() == "0001"
    await database.close()


@pytest.mark.parametrize("older", ["psql", "backup"], indirect=True)
async def test_other_programs_are_no_older_processes(older: str) -> None:
    async with await Store.open(older) as store:
        assert await store.games.list_open_ids() == []


async def test_processes_of_one_version_may_start_at_once() -> None:
    url = await empty_server()
    database = Database(locate(url))
    await upgrade(database, to="0001")
    await database.close()
    stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
    for store in stores:
        assert await store.games.list_open_ids() == []
        await store.close()


async def test_a_step_that_says_so_is_made_beside_older_processes(
    older: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.migrate.goes_beside_older", lambda _scripts, _step: True)
    async with await Store.open(older) as store:
        assert await store.games.list_open_ids() == []


async def test_a_server_of_an_older_version_is_backed_up_as_it_is(
    older: str, tmp_path: Path
) -> None:
    await save(older, tmp_path / "backup.db")
    assert (await look(f"sqlite:///{tmp_path}/backup.db")).step == "0001"


def test_every_step_after_the_first_says_whether_it_goes_beside_older_versions() -> None:
    steps = sorted(STEPS.glob("[0-9]*.py"))
    assert len(steps) > 1
    for step in steps[1:]:
        assert "\nbeside_older = " in step.read_text("utf-8"), step.name
