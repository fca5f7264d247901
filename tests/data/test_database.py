"""Promises of a database: commits on the disk, one process for a file, and a sentence if something is impossible."""

from __future__ import annotations

import asyncio
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import StatementError
from sqlalchemy.ext.asyncio import AsyncConnection

from data.access import explaining
from data.database import Database
from data.errors import DatabaseAway, StaleGame, UnusableDatabase
from data.location import find_file, locate
from data.records import Status
from data.store import Store
from engine import LogError
from tests.data.conftest import POSTGRES_URL
from tests.data.playing import GUILD, NOON, Table, a_lobby

HOLDER = """
import asyncio, sys
from data.store import Store

async def hold():
    async with await Store.open(sys.argv[1]):
        print("open", flush=True)
        await asyncio.sleep(600)

asyncio.run(hold())
"""


@pytest.fixture
def file_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/golf.db"


# --- Damage is noticed -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("damage", "error", "words"),
    [
        ("UPDATE games SET status = 'paused'", UnusableDatabase, "Status 'paused'"),
        ("UPDATE games SET deadline = 'tea'", UnusableDatabase, "Deadline 'tea'"),
        ("UPDATE events SET kind = 'CardEaten' WHERE seq = 2", LogError, "CardEaten"),
        ("UPDATE events SET body = '{' WHERE seq = 2", LogError, "event 2 is not JSON"),
        ("UPDATE events SET body = '[]' WHERE seq = 2", LogError, "event 2 is not an object"),
        ("UPDATE events SET body = '{}' WHERE seq = 2", LogError, "fields missing"),
        ("DELETE FROM events WHERE seq = 1", LogError, "should have 2 events"),
        ("DELETE FROM events WHERE seq = 2", LogError, "should have 2 events"),
        ("UPDATE games SET event_count = 1", LogError, "should have 1 events"),
    ],
)
async def test_a_damaged_game_is_not_loaded(
    store: Store, damage: str, error: type[Exception], words: str
) -> None:
    table = await Table.open(store, a_lobby())
    await table.start()
    await store.database.write(lambda connection: connection.execute(text(damage)))
    with pytest.raises(error, match=words):
        await store.games.find("8f3k")


async def test_a_word_of_another_vocabulary_is_not_stored(store: Store) -> None:
    lobby = replace(a_lobby(), deadline=Status.LOBBY)  # type: ignore[arg-type]
    await store.games.create(lobby)  # the same word is in both lists, so it is accepted
    wrong = replace(lobby, version=2, deadline=Status.PLAYING)  # type: ignore[arg-type]
    refused = (StatementError, ValueError)
    with pytest.raises(refused, match="'playing'> is not a valid Deadline") as refusal:
        await store.games.commit(wrong)
    # Such an error goes into the log, so it must not contain anything about the game.
    assert str(wrong.host_id) not in str(refusal.value)
    assert wrong.secret.decode() not in str(refusal.value)


# --- On the disk, and quickly found ------------------------------------------------------------


async def test_every_connection_is_durable_and_minds_references(file_url: str) -> None:
    async with await Store.open(file_url) as store:

        async def settings(connection: AsyncConnection) -> dict[str, object]:
            return {
                name: await connection.scalar(text(f"PRAGMA {name}"))
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }

        expected = {
            "journal_mode": "wal",
            "synchronous": 2,  # FULL
            "foreign_keys": 1,
            "busy_timeout": 10_000,
        }
        assert await store.database.write(settings) == expected
        async with store.database.reading() as connection:
            assert await settings(connection) == expected
        # Short writes have a connection of their own.
        for name, value in expected.items():
            assert value == await store.database.write_together(
                lambda connection, name=name: connection.scalar(text(f"PRAGMA {name}"))  # type: ignore[misc]
            )


async def test_a_writer_takes_the_lock_at_once_and_readers_go_on(file_url: str) -> None:
    async with await Store.open(file_url) as store:
        await store.games.create(a_lobby())

        async def look(_connection: AsyncConnection) -> None:
            assert await asyncio.create_task(store.games.find_open_in(77)) == "8f3k"
            path = find_file(locate(file_url))
            assert path is not None
            with (
                closing(sqlite3.connect(path, timeout=0)) as other,
                pytest.raises(sqlite3.OperationalError, match="locked"),
            ):
                other.execute("BEGIN IMMEDIATE")

        await store.database.write(look)


async def test_open_games_are_found_by_their_indexes(file_url: str) -> None:
    asked: list[str] = []

    def note(*arguments: object) -> None:
        asked.append(f"{arguments[2]}\0{arguments[3]}")

    async with await Store.open(file_url) as store:
        engine = store.database.engine.sync_engine
        event.listen(engine, "before_cursor_execute", note)
        await store.games.find_open_in(77)
        await store.games.list_open_ids()
        await store.games.list_open_in(GUILD)
        await store.games.list_due(NOON)
        await store.games.find_next_deadline()
        event.remove(engine, "before_cursor_execute", note)
        statements = [line.partition("\0")[0] for line in asked if line.startswith("SELECT")]
        assert len(statements) == 5
        async with store.database.reading() as connection:
            for statement in statements:
                values = (1,) * statement.count("?")
                plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
                assert "_open_" in str(plan.first()), statement


# --- One process per file ----------------------------------------------------------------------


async def test_a_second_process_is_refused_with_a_sentence(file_url: str) -> None:
    async with await Store.open(file_url) as store:
        await store.games.create(a_lobby())
        second = await asyncio.to_thread(
            subprocess.run,
            [sys.executable, "-c", HOLDER, file_url],
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert second.returncode == 1
        last = second.stderr.strip().splitlines()[-1]
        assert "DatabaseInUse: " in last
        assert "is in use by another process of this bot" in last
        assert await store.games.list_open_ids() == ["8f3k"]


async def test_a_killed_process_leaves_the_file_free(file_url: str) -> None:
    holder = subprocess.Popen(  # noqa: ASYNC220  (it is waited for on purpose)
        [sys.executable, "-c", HOLDER, file_url], stdout=subprocess.PIPE, text=True
    )
    with holder:
        assert holder.stdout is not None
        assert await asyncio.to_thread(holder.stdout.readline) == "open\n"
        with pytest.raises(UnusableDatabase, match="in use by another process"):
            await Store.open(file_url)
        holder.send_signal(signal.SIGKILL)
        holder.wait()
    async with await Store.open(file_url) as store:
        assert await store.games.list_open_ids() == []


async def test_a_closed_store_can_be_opened_again(url: str) -> None:
    async with await Store.open(url) as store:
        await store.games.create(a_lobby())
    async with await Store.open(url) as store:
        stored = await store.games.find("8f3k")
        assert stored is not None
        assert stored.record == a_lobby()
        with pytest.raises(StaleGame):
            await store.games.commit(a_lobby())


# --- Addresses ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "driver"),
    [
        ("sqlite:///golf.db", "sqlite+aiosqlite"),
        ("sqlite+aiosqlite:///golf.db", "sqlite+aiosqlite"),
        ("sqlite+pysqlite:////tmp/golf.db", "sqlite+aiosqlite"),
        ("postgres://golf:pass@host/golf", "postgresql+asyncpg"),
        ("postgresql://golf:pass@host:5433/golf", "postgresql+asyncpg"),
        ("postgresql+psycopg://golf@host/golf", "postgresql+asyncpg"),
    ],
)
def test_an_address_needs_no_driver(written: str, driver: str) -> None:
    assert locate(written).drivername == driver


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("", "The address of the database cannot be read"),
        ("golf.db", "The address of the database cannot be read"),
        ("postgresql://host:port/golf", "The address of the database cannot be read"),
        ("mysql://host/golf", "cannot be kept in 'mysql'"),
        ("sqlite://", "must be a plain file"),
        ("sqlite:///:memory:", "must be a plain file"),
        ("sqlite:///file:golf.db?uri=true", "must be a plain file"),
        ("sqlite:////no/such/folder/golf.db", "The folder /no/such/folder .* does not exist"),
        ("sqlite:////", "is not a file"),
    ],
)
async def test_an_impossible_address_gets_a_sentence(written: str, sentence: str) -> None:
    with pytest.raises(UnusableDatabase, match=sentence):
        await Store.open(written)


async def test_a_password_is_not_repeated() -> None:
    for written in ("postgresql://golf:hunter2@127.0.0.1:1/golf", "postgresql//golf:hunter2@h"):
        with pytest.raises(UnusableDatabase) as refusal:
            await Store.open(written)
        assert "hunter2" not in str(refusal.value)
        assert str(refusal.value).endswith(".")


@pytest.mark.skipif(not POSTGRES_URL, reason="needs GOLF_TEST_POSTGRES_URL")
async def test_readers_that_were_cancelled_leave_no_connection_open() -> None:
    database = Database(locate(POSTGRES_URL))
    opened = []
    event.listen(
        database.engine.sync_engine,
        "connect",
        lambda connection, _: opened.append(connection.driver_connection),
    )

    async def read() -> None:
        async with database.reading() as connection:
            await connection.execute(text("SELECT pg_sleep(60)"))

    readers = [asyncio.create_task(read()) for _ in range(3)]
    while len(opened) < 3:  # noqa: ASYNC110 - the pool has no event to wait for
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.1)  # now they read
    for reader in readers:
        reader.cancel()
    await database.close()
    assert all(connection.is_closed() for connection in opened)
    done = await asyncio.gather(*readers, return_exceptions=True)
    assert all(isinstance(error, asyncio.CancelledError) for error in done)


async def test_a_connection_whose_opening_was_cancelled_is_finished_and_closed(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Database(locate(file_url))
    begun, may_end = threading.Event(), threading.Event()
    made: list[sqlite3.Connection] = []
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect

    def connect_slowly(*arguments: Any, **options: Any) -> sqlite3.Connection:
        if "golf" not in str(arguments[0]):
            return connect(*arguments, **options)  # a tool that measures the tests has a file, too
        begun.set()
        assert may_end.wait(20)
        options["check_same_thread"] = False  # the test looks at the connection, too
        made.append(connect(*arguments, **options))
        return made[0]

    monkeypatch.setattr(sqlite3, "connect", connect_slowly)

    async def read() -> None:
        async with database.reading():
            pass

    reader = asyncio.create_task(read())
    await asyncio.to_thread(begun.wait, 20)
    reader.cancel()
    closing_down = asyncio.create_task(database.close())
    await asyncio.sleep(0.05)
    assert not closing_down.done(), "it waits for the thread"
    may_end.set()
    await closing_down
    assert reader.cancelled()
    (opened,) = made
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        opened.execute("SELECT 1")


@pytest.mark.parametrize(
    "error", [ConnectionRefusedError(), TimeoutError(), socket.gaierror(-2, "Name not known")]
)
def test_a_server_that_cannot_be_reached_may_come_back(error: OSError) -> None:
    address = locate("postgresql://golf@database/golf")
    with pytest.raises(DatabaseAway, match="/golf cannot be used"), explaining(address):
        raise error
