"""Tasks get connections in turn, presses first, and no task holds two."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.dialects.postgresql.asyncpg import AsyncAdapt_asyncpg_connection

from data.boards import BoardQuery
from data.database import Database
from data.lanes import Lane, Lanes, hurrying, in_lane
from data.location import locate
from data.periods import Period
from data.store import Store
from tests.data.conftest import POSTGRES_URL, empty_server
from tests.data.playing import ANN, GUILD, NOON, Table, a_lobby, play_game

needs_server = pytest.mark.skipif(not POSTGRES_URL, reason="needs GOLF_TEST_POSTGRES_URL")
PROCESS_CONNECTIONS = 15


class Crowd:
    """Tasks that take a connection and keep it until they are told to let go."""

    def __init__(self) -> None:
        self.inside: list[Lane] = []
        self._may_leave = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def come(self, lane: Lane, number: int, taking: Callable[[], Any]) -> int:
        """Let some tasks ask for a connection in a lane; return how many tasks of the lane have one soon after."""

        async def use() -> None:
            async with taking():
                self.inside.append(lane)
                await self._may_leave.wait()

        with in_lane(lane):
            self._tasks += [asyncio.create_task(use()) for _ in range(number)]
        await asyncio.sleep(0)
        return self.inside.count(lane)

    async def leave(self) -> None:
        """Let all tasks finish, those too that wait."""
        self._may_leave.set()
        await asyncio.gather(*self._tasks)


async def test_what_can_wait_leaves_connections_for_clocks_and_these_for_presses() -> None:
    lanes, crowd = Lanes(28), Crowd()
    assert await crowd.come(Lane.LATER, 40, lanes.taking) == 10
    assert await crowd.come(Lane.CLOCK, 40, lanes.taking) == 8
    assert await crowd.come(Lane.PRESS, 40, lanes.taking) == 10
    await crowd.leave()
    assert len(crowd.inside) == 120


async def test_a_lane_ends_with_its_block_though_the_block_fails() -> None:
    lanes, crowd = Lanes(2), Crowd()
    with suppress(ZeroDivisionError), in_lane(Lane.LATER):
        raise ZeroDivisionError
    assert await crowd.come(Lane.LATER, 1, lanes.taking) == 1
    async with asyncio.timeout(10), lanes.taking():
        pass
    await crowd.leave()


async def test_a_task_that_asks_again_and_again_overtakes_nobody(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.database.CONNECTIONS", 2)
    async with await Store.open(url) as store:
        done: list[str] = []

        async def look(name: str, times: int) -> None:
            for _ in range(times):
                await store.games.find_version("none")
                done.append(name)

        await asyncio.gather(look("greedy", 20), look("other", 20), look("patient", 1))
        assert done.index("patient") == 2


async def test_a_task_cannot_hold_two_connections(store: Store) -> None:
    async def find(_connection: object) -> object:
        return await store.games.find("none")

    def do_nothing(_connection: object) -> None:
        return None

    async def wait(_connection: object) -> None:
        return None

    seconds: list[Callable[[], Awaitable[object]]] = [
        lambda: store.games.find_version("none"),
        lambda: store.database.write(wait),
        lambda: store.database.write_together(do_nothing),
    ]
    for second in seconds:
        with pytest.raises(RuntimeError, match="uses a connection already"):
            async with store.database.reading():
                await second()
    with pytest.raises(RuntimeError, match="uses a connection already"):
        await store.database.write(find)
    await store.games.find("none")


async def test_who_keeps_others_waiting_is_as_urgent_as_a_deadline() -> None:
    async def pass_by(lanes: Lanes) -> str:
        with hurrying():
            async with lanes.taking():
                return "done"

    lanes, crowd = Lanes(2), Crowd()
    assert await crowd.come(Lane.LATER, 1, lanes.taking) == 1
    with in_lane(Lane.LATER):
        assert await asyncio.wait_for(pass_by(lanes), 10) == "done"
    await crowd.leave()
    # It is no more urgent than that. A press passes by, and stays a press.
    lanes, crowd = Lanes(28), Crowd()
    assert await crowd.come(Lane.CLOCK, 8, lanes.taking) == 8
    with in_lane(Lane.LATER):
        later = asyncio.create_task(pass_by(lanes))
    assert await asyncio.wait_for(pass_by(lanes), 10) == "done"
    await asyncio.sleep(0)
    assert not later.done()
    await crowd.leave()
    assert await later == "done"


# --- On a server ------------------------------------------------------------------------------


@pytest.fixture
async def database() -> AsyncIterator[Database]:
    """Return an open database on the server."""
    made = Database(locate(await empty_server()))
    yield made
    await made.close()


@needs_server
async def test_a_process_has_fifteen_connections_and_one_of_them_is_for_notices(
    database: Database,
) -> None:
    crowd = Crowd()

    async def settle(lane: Lane, number: int, expected: int) -> None:
        await crowd.come(lane, 20, database.reading)
        async with asyncio.timeout(30):
            while crowd.inside.count(lane) < number:  # noqa: ASYNC110 - a server has no event
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        assert len(crowd.inside) == expected

    await settle(Lane.LATER, 5, 5)
    await settle(Lane.CLOCK, 4, 9)
    await settle(Lane.PRESS, 5, 14)
    async with database.holding() as connection:
        named = "SELECT count(*) FROM pg_stat_activity WHERE application_name = current_setting('application_name')"
        found = await connection.exec_driver_sql(named)
        assert found.scalar() == PROCESS_CONNECTIONS
    await crowd.leave()


@needs_server
async def test_several_queries_see_one_moment_and_a_single_one_needs_no_transaction() -> None:
    async with await Store.open(await empty_server()) as store:
        record = (await play_game(store, "8f3k", holes=3)).record
        await Table.open(store, a_lobby("2222", channel_id=78))
        used: list[object] = []
        event.listen(
            store.database.engine.sync_engine,
            "before_cursor_execute",
            lambda connection, *_: used.append(
                connection.get_execution_options().get("isolation_level")
            ),
        )
        query = BoardQuery(GUILD, Period.ALL, NOON)
        several: list[Callable[[], Awaitable[object]]] = [
            lambda: store.games.find("8f3k"),
            lambda: store.games.find_newer("8f3k", 2),
            lambda: store.games.list_open_in(GUILD),
            lambda: store.games.list_finished_of(ANN, GUILD, 5),
            lambda: store.scores.load_leaderboard(query),
            lambda: store.scores.load_leaderboard(replace(query, holes=3)),
            lambda: store.scores.load_player(GUILD, ANN),
            lambda: store.privacy.export(ANN),
            store.measure_vitals,
        ]
        single: list[Callable[[], Awaitable[object]]] = [
            lambda: store.games.find_version("8f3k"),
            lambda: store.games.find_open_in(record.channel_id),
            lambda: store.games.list_due(NOON),
            lambda: store.games.list_open_of(ANN),
            lambda: store.scores.list_played([ANN]),
            lambda: store.surfaces.list_of_game("8f3k"),
            store.surfaces.list_late,
        ]
        for read in several:
            used.clear()
            await read()
            assert used == ["REPEATABLE READ"] * max(2, len(used)), several.index(read)
        for read in single:
            used.clear()
            await read()
            assert used == ["AUTOCOMMIT"], single.index(read)


@needs_server
async def test_a_single_query_is_one_request_and_a_closed_connection_is_replaced(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    opened: list[Any] = []

    def listen(connection: Any, _record: object) -> None:
        opened.append(connection.driver_connection)
        # The driver tells a listener what it asks beside prepared queries, such as BEGIN.
        connection.driver_connection.add_query_logger(lambda record: asked.append(record.query))

    async def look() -> object:
        async with database.looking_up() as connection:
            return (await connection.exec_driver_sql("SELECT 7")).scalar()

    event.listen(database.engine.sync_engine, "connect", listen)
    assert await look() == 7
    asked.clear()
    assert await look() == 7
    assert asked == []
    assert len(opened) == 1
    now_s = [time.monotonic()]
    monkeypatch.setattr("data.server.time", SimpleNamespace(monotonic=lambda: now_s[0]))
    assert await look() == 7
    now_s[0] += 15
    assert await look() == 7
    assert asked == []
    now_s[0] += 60  # a firewall may have forgotten a connection after one minute
    assert await look() == 7
    assert asked != [], "a connection that was idle for long is tried first"
    tries = iter([ConnectionResetError(), None, None])

    def ping(_connection: object) -> None:
        if error := next(tries):
            raise error

    monkeypatch.setattr(AsyncAdapt_asyncpg_connection, "ping", ping)
    now_s[0] += 60
    assert await look() == 7
    assert len(opened) == 2, "a connection that does not answer is replaced"
    monkeypatch.undo()
    async with database.holding() as other:  # it has taken the only connection
        assert await look() == 7
        await other.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
            "AND datname = current_database()"
        )
        async with asyncio.timeout(20):
            while not opened[-1].is_closed():  # noqa: ASYNC110 - the driver has no event
                await asyncio.sleep(0.01)
        assert await look() == 7
        assert len(opened) == 4


async def test_writers_that_wait_leave_the_connections_to_readers(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite:///{tmp_path}/golf.db") as store:
        go_on = asyncio.Event()

        async def write(_connection: object) -> None:
            await go_on.wait()

        writers = [asyncio.create_task(store.database.write(write)) for _ in range(20)]
        for _ in range(5):
            await asyncio.sleep(0)
        try:
            async with asyncio.timeout(5):
                assert await store.games.list_open_ids() == []
        finally:
            go_on.set()
            await asyncio.gather(*writers)
