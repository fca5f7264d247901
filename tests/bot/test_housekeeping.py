"""Old games are packed while the bot runs, or all at once with ``python -m bot pack``."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import AbstractContextManager, closing, suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
import structlog
from sqlalchemy import delete

from bot.program import housekeeping
from bot.program.housekeeping import pack_all, pack_regularly
from data.lanes import Lane, in_lane
from data.store import Store
from data.tables import events
from tests.bot.programs import Run, holding, run
from tests.data.conftest import POSTGRES_URL, empty_server
from tests.data.first_version import FILE
from tests.data.playing import NOON, play_game

__all__ = ["run"]

LATER = NOON + timedelta(days=30)
OLD = {"duel", "pagat", "machine", "stopped"}
"""The games in the database of the first version that are over."""


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a database of the first version, a month after its games."""
    monkeypatch.setattr("bot.program.housekeeping.read_utc", lambda: LATER)
    return Path(shutil.copy(FILE, tmp_path / "golf.db"))


def packed(database: Path) -> set[str]:
    with closing(sqlite3.connect(database)) as connection:
        return {row[0] for row in connection.execute("SELECT game_id FROM packed_events")}


def test_the_command_packs_what_is_old_and_says_how_much(run: Run, database: Path) -> None:
    done = run("pack")
    assert done.code == 0
    assert done.out == (
        f"4 games in {database} were packed; all that ended a week ago or earlier are.\n"
    )
    assert packed(database) == OLD
    assert run("pack").out.startswith("0 games in")


def test_the_file_gets_smaller_if_that_is_wanted(run: Run, database: Path) -> None:
    run("migrate", "--no-backup")
    before = database.stat().st_size
    done = run("pack", "--shrink")
    assert done.code == 0
    assert done.out.endswith("MiB were given back to the disk.\n")
    assert database.stat().st_size < before


def test_the_command_waits_for_the_bot_to_stop(run: Run, database: Path, tmp_path: Path) -> None:
    with holding(tmp_path):
        done = run("pack")
    assert done.code == 1
    assert "in use by another process" in done.err


async def test_it_stops_between_two_pieces_and_goes_on(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(housekeeping, "_MANY", 2)
    url, stop = f"sqlite:///{database}", asyncio.Event()

    async def stopped_after_one(store: Store) -> None:
        pack_some = store.packing.pack_some

        async def pack_and_stop(*values: object, **options: object) -> object:
            stop.set()
            return await pack_some(*values, **options)  # type: ignore[arg-type]

        store.packing.pack_some = pack_and_stop  # type: ignore[method-assign,assignment]

    opened = Store.open

    async def open_and_stop(address: str) -> Store:
        store = await opened(address)
        await stopped_after_one(store)
        return store

    with monkeypatch.context() as patches:
        patches.setattr("bot.program.housekeeping.Store.open", open_and_stop)
        await pack_all(url, stop, shrink=True)
    said = capsys.readouterr().out
    assert said == f"Stopped: 2 of 4 games in {database} are packed. Start it again to go on.\n"
    assert len(packed(database)) == 2
    await pack_all(url, asyncio.Event(), shrink=False)
    assert packed(database) == OLD


async def test_the_running_bot_packs_every_hour(tmp_path: Path) -> None:
    naps: list[float] = []
    pieces: set[object] = set()
    async with await Store.open(f"sqlite:///{tmp_path}/golf.db") as store:
        await play_game(store, "first")
        pack_some = store.packing.pack_some

        async def note_size(*values: Any, **options: Any) -> Any:
            pieces.add(options["most"])
            return await pack_some(*values, **options)

        store.packing.pack_some = note_size  # type: ignore[method-assign]

        async def sleep(seconds: float) -> None:
            naps.append(seconds)
            if len(naps) == 2:
                assert await store.packing.count_waiting(LATER) == 0
                await play_game(store, "second", channel_id=2)
            if len(naps) == 4:
                raise asyncio.CancelledError

        with suppress(asyncio.CancelledError), structlog.testing.capture_logs() as lines:
            await pack_regularly(store, now=lambda: LATER, sleep=sleep)
        assert await store.packing.count_waiting(LATER) == 0
    assert naps == [120, 3600, 3600, 3600]
    assert pieces == {3}, "presses wait while one piece is packed"
    assert [line["games"] for line in lines] == [1, 1], "an hour with nothing to pack has no line"


async def test_a_failure_is_logged_and_tried_again(tmp_path: Path) -> None:
    naps: list[float] = []

    async def sleep(seconds: float) -> None:
        naps.append(seconds)
        if len(naps) == 3:
            raise asyncio.CancelledError

    store = await Store.open(f"sqlite:///{tmp_path}/golf.db")
    await store.close()
    (tmp_path / "golf.db").unlink()
    with suppress(asyncio.CancelledError), structlog.testing.capture_logs() as lines:
        await pack_regularly(store, now=lambda: LATER, sleep=sleep)
    await store.close()
    assert [line["log_level"] for line in lines] == ["warning", "warning"]


async def damage(store: Store, *game_ids: str) -> None:
    """Take an event out of the logs of games."""
    gone = delete(events).where(events.c.game_id.in_(game_ids), events.c.seq == 2)
    await store.database.write(lambda connection: connection.execute(gone))


async def test_damaged_games_are_passed_by_and_the_bot_rests_after_each_piece(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "_FEW", 1)
    naps: list[float] = []
    lanes: list[Lane] = []

    def note_lane(lane: Lane) -> AbstractContextManager[None]:
        lanes.append(lane)
        return in_lane(lane)

    monkeypatch.setattr(housekeeping, "in_lane", note_lane)

    async def sleep(seconds: float) -> None:
        naps.append(seconds)
        if naps.count(3600) == 1:
            raise asyncio.CancelledError

    async with await Store.open(f"sqlite:///{tmp_path}/golf.db") as store:
        for number, name in enumerate(("a1", "b2", "c3"), start=1):
            await play_game(store, name, channel_id=number)
        await damage(store, "a1")
        async with asyncio.timeout(20):
            with suppress(asyncio.CancelledError):
                await pack_regularly(store, now=lambda: LATER, sleep=sleep)
        assert packed(tmp_path / "golf.db") == {"b2", "c3"}
        assert naps == [120, 0.5, 0.5, 3600]
        assert lanes == [Lane.LATER], "nobody who presses waits behind it"


async def test_the_command_passes_damaged_games_by(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(housekeeping, "_MANY", 1)
    async with await Store.open(f"sqlite:///{database}") as store:
        await damage(store, "duel", "machine")
    async with asyncio.timeout(20):
        await pack_all(f"sqlite:///{database}", asyncio.Event(), shrink=False)
    assert packed(database) == {"pagat", "stopped"}
    said = capsys.readouterr()
    assert said.out.startswith("2 games in ")
    assert " 2/4 " in said.err


async def test_a_game_is_left_as_it_is_for_a_week(tmp_path: Path) -> None:
    naps: list[float] = []
    now = NOON + timedelta(days=6)

    async def sleep(seconds: float) -> None:
        nonlocal now
        naps.append(seconds)
        if naps.count(3600) == 1:
            assert packed(tmp_path / "golf.db") == set()
            now += timedelta(days=2)
        if naps.count(3600) == 2:
            raise asyncio.CancelledError

    async with await Store.open(f"sqlite:///{tmp_path}/golf.db") as store:
        await play_game(store, "first")
        with suppress(asyncio.CancelledError):
            await pack_regularly(store, now=lambda: now, sleep=sleep)
        assert packed(tmp_path / "golf.db") == {"first"}


@pytest.mark.skipif(not POSTGRES_URL, reason="needs GOLF_TEST_POSTGRES_URL")
async def test_a_server_needs_no_smaller_file(capsys: pytest.CaptureFixture[str]) -> None:
    url = await empty_server()
    async with await Store.open(url) as store:
        await play_game(store, "first")
    await pack_all(url, asyncio.Event(), shrink=False)
    await pack_all(url, asyncio.Event(), shrink=True)
    packed_, again, shrunk = capsys.readouterr().out.splitlines()
    assert packed_.startswith("1 games in ")
    assert again.startswith("0 games in ")
    assert shrunk == "PostgreSQL uses the room again without being told."
