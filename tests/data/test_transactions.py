"""All or nothing: a failed transaction leaves nothing, and one that has begun is finished."""

from __future__ import annotations

import asyncio
import gc
import random
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import delete, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from data.errors import ChannelBusy, StaleGame
from data.records import Status
from data.store import Store
from data.tables import events, games, metadata, totals
from engine import Game
from tests.bot.programs import names_in
from tests.data.playing import NOON, Table, a_lobby, play_game


async def contents(store: Store) -> dict[str, list[tuple[object, ...]]]:
    async with store.database.reading() as connection:
        return {
            table.name: [
                tuple(row)
                for row in await connection.execute(select(table).order_by(*table.primary_key))
            ]
            for table in metadata.sorted_tables
        }


async def execute(store: Store, *statements: str) -> None:
    async def work(connection: AsyncConnection) -> None:
        for statement in statements:
            await connection.exec_driver_sql(statement)

    await store.database.write(work)


def refusals(table: str, *, in_file: bool) -> list[str]:
    """Return statements that make a table refuse all new rows and changes."""
    verbs = "UPDATE" if table == "games" else "INSERT"
    if in_file:
        refuse = "SELECT RAISE(ABORT, 'the disk is gone')"
        return [f"CREATE TRIGGER broken BEFORE {verbs} ON {table} BEGIN {refuse}; END"]
    refuse = "BEGIN RAISE EXCEPTION 'the disk is gone'; END"
    return [
        f"CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ {refuse} $$",
        f"CREATE TRIGGER broken BEFORE {verbs} ON {table} FOR EACH ROW EXECUTE FUNCTION refuse()",
    ]


async def test_a_transaction_that_breaks_off_leaves_nothing(store: Store) -> None:
    table = await Table.open(store, a_lobby())
    await table.start()
    before = await contents(store)

    async def break_off(connection: AsyncConnection) -> None:
        await connection.execute(update(games).values(version=99))
        await connection.execute(delete(events))
        raise RuntimeError("the roof fell in")

    with pytest.raises(RuntimeError, match="the roof fell in"):
        await store.database.write(break_off)
    assert await contents(store) == before


@pytest.mark.parametrize(
    "table_that_fails",
    ["games", "events", "hole_scores", "totals", "results", "standings", "ranks"],
)
async def test_the_end_of_a_game_is_counted_whole_or_not_at_all(
    store: Store, table_that_fails: str
) -> None:
    """One statement of the largest commit fails. Then the commit is made again."""
    table = await Table.open(store, a_lobby())
    await table.start()
    await table.play_hole()
    await table.play_hole()
    assert table.game is not None
    before, game_before = await contents(store), Game.replay(table.game.events)
    await execute(store, *refusals(table_that_fails, in_file=store.database.is_sqlite))
    with pytest.raises(DBAPIError, match="the disk is gone"):
        await table.play_hole()
    await execute(
        store,
        "DROP TRIGGER broken" + ("" if store.database.is_sqlite else f" ON {table_that_fails}"),
    )
    assert await contents(store) == before
    events_of_the_hole = table.game.events[len(game_before.events) :]
    await table.commit(
        replace(table.record, status=Status.FINISHED, ended_at=NOON), events_of_the_hole
    )
    after = await contents(store)
    assert [row[3:5] for row in after["totals"]] == [(3, total) for total in _by_user(table)]
    assert len(after["results"]) == 2
    assert len(after["standings"]) == 8


def _by_user(table: Table) -> list[int]:
    assert table.game is not None
    pairs = zip(table.record.players, table.game.totals, strict=True)
    return [total for _, total in sorted((player.user_id or 0, total) for player, total in pairs)]


async def test_cancelled_commits_are_made_or_not_and_hold_nothing_up(store: Store) -> None:
    made_in_all = 0
    chance = random.Random(1)
    table = await Table.open(store, a_lobby(holes=18))
    await table.start()
    for _ in range(60):
        assert table.game is not None
        seat = table.game.to_act[0]
        actions = table.game.legal_actions(seat)
        coming = Game.replay(table.game.events)
        happened = coming.play(seat, chance.choice(actions))
        record = replace(table.record, version=table.record.version + 1)
        commit = asyncio.create_task(store.games.commit(record, happened))
        for _ in range(chance.randrange(40)):
            await asyncio.sleep(0)
        commit.cancel()
        (outcome,) = await asyncio.gather(commit, return_exceptions=True)
        # If the transaction has begun, it is finished.
        await store.database.finish()
        stored = await store.games.find("8f3k")
        assert stored is not None
        made = stored.record.version == record.version
        assert made or isinstance(outcome, asyncio.CancelledError)
        assert Game.replay(stored.events) == (coming if made else table.game)
        made_in_all += made
        if made:
            table.record, table.game = record, coming
    assert 0 < made_in_all < 60


async def test_what_is_being_written_is_finished_before_the_database_closes(url: str) -> None:
    threads = set(threading.enumerate())
    async with await Store.open(url) as store:
        creating = asyncio.create_task(store.games.create(a_lobby()))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        creating.cancel()
        await asyncio.gather(creating, return_exceptions=True)
    begun = {thread.name for thread in set(threading.enumerate()) - threads}
    assert not any(name.startswith("golf-writer") for name in begun)
    async with await Store.open(url) as store:
        assert await store.games.list_open_ids() == ["8f3k"]


async def test_many_at_once_neither_mix_nor_starve(store: Store) -> None:
    async def one_game(number: int) -> None:
        await play_game(store, f"g{number}", channel_id=number, seed=number)

    await asyncio.gather(*(one_game(number) for number in range(25)))
    async with store.database.reading() as connection:
        rows = (await connection.execute(select(totals.c.user_id, totals.c.holes))).all()
    assert [row.holes for row in rows] == [75, 75]
    assert await store.games.list_open_ids() == []


async def test_one_of_a_group_that_is_refused_leaves_the_others(store: Store) -> None:
    """Commits that wait at the same time share a transaction, unless one of them fails."""
    tables = [await Table.open(store, a_lobby(f"g{at}", channel_id=at)) for at in range(6)]
    stale = replace(tables[3].record, version=9)
    busy = replace(tables[4].record, version=2, channel_id=1)
    records = [replace(table.record, version=2, holes=18) for table in tables]
    outcomes = await asyncio.gather(
        *(store.games.commit(record) for record in (*records[:3], stale, busy, records[5])),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [
        *[type(None)] * 3,
        StaleGame,
        ChannelBusy,
        type(None),
    ]
    stored = [await store.games.find(f"g{at}") for at in range(6)]
    assert [one and one.record.version for one in stored] == [2, 2, 2, 1, 1, 2]


async def test_a_write_that_has_begun_is_finished_although_nobody_waits_for_it(
    store: Store,
) -> None:
    table = await Table.open(store, a_lobby())
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def work(connection: AsyncConnection) -> None:
        begun.set()
        await go_on.wait()
        await connection.execute(update(games).values(version=7))

    caller = asyncio.create_task(store.database.write(work))
    await begun.wait()
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    go_on.set()
    await store.database.finish()
    assert await store.games.find_version(table.record.game_id) == 7


async def test_a_caller_who_goes_keeps_nobody_of_the_same_group_waiting(store: Store) -> None:
    def work(number: int) -> asyncio.Task[int]:
        return asyncio.create_task(store.database.write_together(lambda _connection: number))

    callers = [work(number) for number in range(3)]
    await asyncio.sleep(0)
    callers[1].cancel()
    async with asyncio.timeout(30):
        done = await asyncio.gather(*callers, return_exceptions=True)
        assert (done[0], done[2]) == (0, 2)
        assert isinstance(done[1], asyncio.CancelledError)
        assert await work(4) == 4


async def test_a_reading_shows_one_moment_whatever_others_write_meanwhile(store: Store) -> None:
    await Table.open(store, a_lobby("first"))
    ids = select(games.c.game_id).order_by(games.c.game_id)
    async with store.database.reading() as connection:
        before = (await connection.scalars(ids)).all()
        await asyncio.create_task(Table.open(store, a_lobby("second", channel_id=78)))
        assert (await connection.scalars(ids)).all() == before == ["first"]
    assert sorted(await store.games.list_open_ids()) == ["first", "second"]


async def test_a_write_that_is_done_takes_no_memory(store: Store) -> None:
    def count_tasks() -> int:
        gc.collect()
        return sum(isinstance(one, asyncio.Task) for one in gc.get_objects())

    async def wait(_connection: object) -> None:
        await asyncio.sleep(0)

    await store.database.write(wait)
    before = count_tasks()
    for _ in range(5):
        await store.database.write(wait)
    await asyncio.sleep(0)
    assert count_tasks() <= before


async def test_a_write_that_is_under_way_is_waited_for_however_long_it_takes(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.database._RETURN_S", 0.0)
    store = await Store.open(url)
    await store.games.create(a_lobby())

    async def drop(connection: AsyncConnection) -> None:
        await asyncio.sleep(0.05)
        await connection.execute(delete(games))

    dropping = asyncio.create_task(store.database.write(drop))
    await asyncio.sleep(0.01)
    dropping.cancel()
    await store.close()
    async with await Store.open(url) as store:
        assert await store.games.list_open_ids() == []


async def test_a_database_that_nobody_uses_closes_without_a_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = set(threading.enumerate())
    store = await Store.open(f"sqlite:///{tmp_path}/golf.db")
    await store.games.create(a_lobby())
    assert await store.games.list_open_ids() == ["8f3k"]

    async def refuse(_seconds: float) -> None:
        raise AssertionError("there is nothing to wait for")

    monkeypatch.setattr(asyncio, "sleep", refuse)
    await store.close()
    left = [thread.name for thread in set(threading.enumerate()) - threads]
    assert not [name for name in left if name.startswith("golf")]
    assert names_in(tmp_path) == {"golf.db", "golf.db.lock"}


async def test_on_sqlite_writers_wait_for_each_other_and_those_who_wait_share_a_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.sqlite_file.BUSY_TIMEOUT_S", 0)  # nobody waits for the file itself
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def write(_connection: AsyncConnection) -> None:
        begun.set()
        await go_on.wait()

    async with await Store.open(f"sqlite:///{tmp_path}/golf.db") as store:
        first = asyncio.create_task(store.database.write(write))
        await begun.wait()
        together = store.database.write_together
        others = [
            asyncio.create_task(together(lambda connection: connection.get_transaction()))
            for _ in range(6)
        ]
        await asyncio.wait(others, timeout=0.05)
        go_on.set()
        await first
        assert len(set(await asyncio.gather(*others))) <= 2
