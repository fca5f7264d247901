"""Processes that share a PostgreSQL get each other's notices, and only one of them holds a lock."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import text

from data import wire
from data.errors import DatabaseAway, UnusableDatabase
from data.notices import GameNotice, Notice, PersonNotice, ServerNotice, read_notice
from data.records import Status, SurfaceKind, SurfaceRecord
from data.shards import WHOLE, Shards
from data.store import Store
from data.wire import Wire, open_wire
from tests.cogs.jumping import JumpingLoop
from tests.data.conftest import POSTGRES_URL, cleared_server
from tests.data.playing import ANN, GUILD, NOON, Table, a_lobby

needs_server = pytest.mark.skipif(not POSTGRES_URL, reason="needs GOLF_TEST_POSTGRES_URL")
LEFT, RIGHT = Shards(2, frozenset({0})), Shards(2, frozenset({1}))
ON_LEFT, ON_RIGHT = 2 << 22, 3 << 22
"""Servers of the two shards."""
ROOT = Path(__file__).parents[2]


async def eventually(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():  # noqa: ASYNC110 - another process has no event
            await asyncio.sleep(0.01)


@pytest.fixture
async def stores() -> AsyncIterator[tuple[Store, Store]]:
    """Return the stores of two processes of one bot."""
    url = await cleared_server()
    async with (
        await Store.open(url, shards=LEFT) as left,
        await Store.open(url, shards=RIGHT) as right,
    ):
        yield left, right


def test_a_server_belongs_to_one_shard_and_direct_messages_to_the_first() -> None:
    halves = [Shards(16, frozenset(range(0, 8))), Shards(16, frozenset(range(8, 16)))]
    for guild_id in (GUILD, 1 << 22, 15 << 22, (16 << 22) + 5):
        assert [half.has_guild(guild_id) for half in halves].count(True) == 1
        assert halves[0].has_guild(guild_id) is ((guild_id >> 22) % 16 < 8)
        assert WHOLE.has_guild(guild_id)
    assert [half.has_direct for half in halves] == [True, False]
    with pytest.raises(ValueError, match="not shards of 2"):
        Shards(2, frozenset({2}))


async def test_deadlines_and_late_messages_are_those_of_ones_own_shards(
    url: str, tmp_path: Path
) -> None:
    # A SQLite file has one process, but the conditions are the same for both databases.
    async with await Store.open(url) as store:
        for game_id, guild_id in (("left", ON_LEFT), ("right", ON_RIGHT)):
            table = await Table.open(
                store, a_lobby(game_id, guild_id=guild_id, channel_id=guild_id)
            )
            await table.commit(replace(table.record, deadline_at=NOON, deadline="lobby"))  # type: ignore[arg-type]
            for kind, user_id in ((SurfaceKind.TABLE, 0), (SurfaceKind.CARDS, ANN)):
                await store.surfaces.save(SurfaceRecord(game_id, kind, user_id, 1, 2, 0, 2))
        await store.surfaces.save(SurfaceRecord("right", SurfaceKind.CARDS, ANN, 1, 2, 0, 1))
        found = {}
        for name, shards in (("left", LEFT), ("right", RIGHT)):
            half = Store(store.database, shards)
            found[name] = (await half.games.list_due(NOON), await half.surfaces.list_late())
            assert await half.games.find_next_deadline() == NOON
        assert found == {"left": (["left"], {"right": 2}), "right": (["right"], {})}
        await store.surfaces.save(SurfaceRecord("right", SurfaceKind.TABLE, 0, 1, 2, 0, 1))
        assert await Store(store.database, RIGHT).surfaces.list_late() == {"right": 2}
        await store.surfaces.delete("left", SurfaceKind.TABLE)
        assert await Store(store.database, RIGHT).surfaces.list_late() == {"right": 2}
        assert await Store(store.database, LEFT).surfaces.list_late() == {"left": 2, "right": 2}


async def test_a_sqlite_file_is_not_shared(tmp_path: Path) -> None:
    with pytest.raises(UnusableDatabase, match="use PostgreSQL"):
        await Store.open(f"sqlite:///{tmp_path}/golf.db", shards=LEFT)
    assert not (tmp_path / "golf.db").exists()


@pytest.mark.parametrize(
    "payload", ["", "x", "x game", "x game a b c", "x person -3", "x server -3", "x dance 3"]
)
def test_a_notice_of_another_version_is_passed_over(payload: str) -> None:
    assert read_notice(payload) == (None, False)


@needs_server
async def test_a_commit_is_heard_of_and_a_failed_one_is_not(stores: tuple[Store, Store]) -> None:
    left, right = stores
    heard: list[tuple[Notice, bool]] = []
    async with open_wire(right.database, lambda *notice: heard.append(notice)):
        table = await Table.open(left, a_lobby("8f3k", guild_id=ON_RIGHT))
        await table.start()
        await table.commit(table.record)
        with pytest.raises(ValueError, match="cannot be"):
            await left.games.commit(replace(table.record, version=4, status=Status.CANCELLED))
        chosen = await left.people.load_preferences(ANN)
        await left.people.save(replace(chosen, direct_closed=True))
        await left.people.save_server(await left.people.load_server(ON_RIGHT))
        await left.people.drop_server(ON_LEFT)
        await left.privacy.forget(ANN)
        await eventually(lambda: len(heard) == 8)
    # Both stores belong to this process.
    assert heard == [
        *[(GameNotice("8f3k", version, ON_RIGHT), True) for version in (1, 2, 3)],
        (PersonNotice(ANN), True),
        (ServerNotice(ON_RIGHT), True),
        (ServerNotice(ON_LEFT), True),
        (GameNotice("8f3k", 4, ON_RIGHT), True),
        (PersonNotice(ANN), True),
    ]


@needs_server
async def test_a_notice_of_another_process_is_known_as_such(stores: tuple[Store, Store]) -> None:
    heard: list[tuple[Notice, bool]] = []
    code = (
        "import asyncio, sys\n"
        "from data.shards import Shards\n"
        "from data.store import Store\n"
        "from tests.data.playing import Table, a_lobby\n"
        "async def play():\n"
        "    async with await Store.open(sys.argv[1], shards=Shards(2, frozenset({0}))) as store:\n"
        "        await Table.open(store, a_lobby())\n"
        "asyncio.run(play())\n"
    )
    address = stores[0].database.address.set(drivername="postgresql")
    url = address.render_as_string(hide_password=False)
    async with open_wire(stores[1].database, lambda *notice: heard.append(notice)):
        player = await asyncio.create_subprocess_exec(sys.executable, "-c", code, url, cwd=ROOT)
        assert await player.wait() == 0
        await eventually(lambda: bool(heard))
    assert heard == [(GameNotice("8f3k", 1, GUILD), False)]


@needs_server
async def test_one_has_it_and_the_others_wait(stores: tuple[Store, Store]) -> None:
    left, right = stores
    done: list[str] = []

    async def do(wire: Wire, name: str) -> None:
        async with wire.alone("emojis"):
            done.append(f"{name} begins")
            await asyncio.sleep(0.05)
            done.append(f"{name} ends")

    async with open_wire(left.database, print) as one, open_wire(right.database, print) as other:
        await asyncio.gather(do(one, "one"), do(other, "other"), do(one, "third"))
        assert sorted(done[::2]) == ["one begins", "other begins", "third begins"]
        for begin, end in zip(done[::2], done[1::2], strict=True):
            assert begin.split()[0] == end.split()[0]
        assert await one.try_hold("shard 3")
        assert not await one.try_hold("shard 3")
        assert not await other.try_hold("shard 3")
        assert await other.try_hold("shard 4")
        await one.free("shard 3")
        assert await other.try_hold("shard 3")


@needs_server
async def test_what_a_killed_process_held_is_free_at_once(stores: tuple[Store, Store]) -> None:
    code = (
        "import asyncio, sys\n"
        "from data.shards import Shards\n"
        "from data.store import Store\n"
        "from data.wire import open_wire\n"
        "async def hold():\n"
        "    async with await Store.open(sys.argv[1], shards=Shards(2, frozenset({0}))) as store:\n"
        "        async with open_wire(store.database, print) as wire:\n"
        "            await wire.hold('shard 0')\n"
        "            print('held', flush=True)\n"
        "            await asyncio.sleep(60)\n"
        "asyncio.run(hold())\n"
    )
    address = stores[0].database.address.set(drivername="postgresql")
    url = address.render_as_string(hide_password=False)
    holder = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, url, cwd=ROOT, stdout=subprocess.PIPE
    )
    assert holder.stdout is not None
    assert await holder.stdout.readline() == b"held\n"
    async with open_wire(stores[1].database, print) as wire:
        assert not await wire.try_hold("shard 0")
        os.kill(holder.pid, signal.SIGKILL)
        async with asyncio.timeout(20):
            await wire.hold("shard 0")
    await holder.wait()


@needs_server
async def test_a_wire_that_is_cut_is_noticed(stores: tuple[Store, Store]) -> None:
    left, right = stores
    async with open_wire(left.database, print) as wire:
        await wire.hold("shard 0")
        async with right.database.holding() as connection:
            await connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
                "AND datname = current_database()"
            )
        async with asyncio.timeout(20):
            await wire.watch()
        assert wire.lost.is_set()  # no lock is held here any more
        for ask, shard in ((wire.try_hold, 1),) * 2 + ((wire.free, 0), (wire.try_hold, 0)):
            with pytest.raises(DatabaseAway):
                await ask(f"shard {shard}")
    with suppress(Exception):
        await left.games.list_open_ids()


@needs_server
async def test_after_a_wire_nothing_is_remembered_however_its_block_ended(
    stores: tuple[Store, Store],
) -> None:
    database = stores[0].database
    with suppress(ZeroDivisionError):
        async with open_wire(database, print):
            assert database.hears_changes
            raise ZeroDivisionError
    assert not database.hears_changes


class Slow:
    """A connection whose server answers after some seconds."""

    def __init__(self, answers_after_s: float) -> None:
        self._answers_after_s = answers_after_s

    async def scalar(self, *_: object) -> int:
        await asyncio.sleep(self._answers_after_s)
        return 1


@pytest.mark.parametrize(("answers_after_s", "lost_after_s"), [(14.0, None), (16.0, 20.0)])
def test_a_server_that_does_not_answer_within_fifteen_seconds_is_lost(
    answers_after_s: float, lost_after_s: float | None
) -> None:
    async def watch() -> float | None:
        wire = Wire(cast("Any", Slow(answers_after_s)))
        began_s = asyncio.get_running_loop().time()
        with suppress(TimeoutError):
            async with asyncio.timeout(60):
                await wire.watch()
                return asyncio.get_running_loop().time() - began_s
        return None

    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        assert runner.run(watch()) == (lost_after_s and pytest.approx(lost_after_s, abs=0.5))


@needs_server
async def test_newer_events_are_read_without_the_older_ones(stores: tuple[Store, Store]) -> None:
    left, right = stores
    table = await Table.open(left, a_lobby())
    await table.start()
    first = await right.games.find("8f3k")
    assert first is not None
    await table.play_hole()
    newer = await right.games.find_newer("8f3k", len(first.events))
    whole = await right.games.find("8f3k")
    assert newer is not None
    assert whole is not None
    assert newer.record == whole.record
    assert first.events + newer.events == whole.events
    assert await right.games.find_version("8f3k") == whole.record.version
    assert await right.games.find_version("none") is None
    assert await right.games.find_newer("none", 0) is None


@pytest.mark.parametrize("mood", ["silent", "gone"])
async def test_a_server_that_does_not_answer_is_lost(
    monkeypatch: pytest.MonkeyPatch, mood: str
) -> None:
    class Server:
        def __init__(self) -> None:
            self.asked = 0

        async def scalar(self, *_values: object) -> int:
            self.asked += 1
            if self.asked <= 3:
                return 1
            if mood == "gone":
                raise ConnectionResetError
            await asyncio.Event().wait()
            return 0

    monkeypatch.setattr(wire, "_HEARTBEAT_S", 0.01)
    monkeypatch.setattr(wire, "_ANSWER_S", 0.02)
    server: Any = Server()
    async with asyncio.timeout(20):
        await Wire(server).watch()
    assert server.asked == 4  # three answers came


@needs_server
async def test_a_connection_that_was_held_leaves_no_lock(stores: tuple[Store, Store]) -> None:
    left, right = (store.database for store in stores)
    async with left.holding() as connection:
        await connection.execute(text("SELECT pg_advisory_lock(77)"))
        await connection.commit()
    taken = text("SELECT pg_try_advisory_lock(77)")
    async with right.holding() as connection, asyncio.timeout(20):
        while not await connection.scalar(taken):  # noqa: ASYNC110 - the server ends the session in its own time
            await asyncio.sleep(0.01)
