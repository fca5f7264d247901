"""Two processes or tasks change the same rows at once. Also: which indexes the scores use."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, Engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from data.boards import BoardQuery
from data.games import LOOK
from data.periods import Period
from data.records import Status, SurfaceKind, SurfaceRecord
from data.rows import replace_all
from data.store import Store
from tests.data.conftest import POSTGRES_URL, empty_server
from tests.data.playing import ANN, BOB, GUILD, NOON, Table, a_lobby, play_game
from tests.empty import lay_out


@contextmanager
def listening(name: str, note: Callable[..., None]) -> Iterator[None]:
    """Call ``note`` for everything that is executed in any database during the block."""
    event.listen(Engine, name, note)
    try:
        yield
    finally:
        event.remove(Engine, name, note)


async def test_a_commit_locks_the_row_of_its_game_on_a_server(store: Store) -> None:
    server = URL.create("postgresql+asyncpg").get_dialect()()
    asked: list[str] = []

    def note(_connection: Any, statement: Any, *_: Any) -> None:
        asked.append(str(statement.compile(dialect=server)))

    assert str(LOOK.statement.compile(dialect=server)).rstrip().endswith("FOR UPDATE OF games")
    table = await Table.open(store, a_lobby())
    with listening("before_execute", note):
        await table.commit(replace(table.record, status=Status.CANCELLED))
    if store.database.is_sqlite:
        return  # a file has one writer at a time
    first = next(statement for statement in asked if "FROM games" in statement)
    assert first.rstrip().endswith("FOR UPDATE OF games")
    assert asked.index(first) < next(at for at, one in enumerate(asked) if "UPDATE games" in one)
    assert not any("INTO players" in one or "FROM players" in one for one in asked), "as before"


async def test_rows_of_messages_are_changed_in_one_order_so_that_nobody_waits_in_a_circle(
    store: Store,
) -> None:
    one = SurfaceRecord("3333", SurfaceKind.TABLE, 0, 1, 1, 0, 1)
    shown = [
        replace(one, game_id="2222"),
        replace(one, kind=SurfaceKind.CARDS, user_id=ANN),
        replace(one, kind=SurfaceKind.CARDS, user_id=BOB),
        one,
    ]
    asked: list[list[object]] = []

    def note(_connection: Any, _statement: Any, values: Any, *_: Any) -> None:
        asked.append([(value["game"], value["what"], value["whose"]) for value in values])

    with listening("before_execute", note):
        await store.surfaces.note_versions(shown)
        await store.surfaces.note_versions(shown[::-1])
    assert asked == [[(own.game_id, own.kind, own.user_id) for own in shown]] * 2


@pytest.mark.parametrize("known", ["preferences", "server_preferences"])
async def test_a_choice_made_during_a_reading_is_not_forgotten_again(
    store: Store, monkeypatch: pytest.MonkeyPatch, known: str
) -> None:
    people, execute = store.people, AsyncConnection.execute
    was_read, may_return = asyncio.Event(), asyncio.Event()

    async def slow(self: AsyncConnection, statement: Any, *values: Any, **options: Any) -> Any:
        found = await execute(self, statement, *values, **options)
        if f"FROM {known}" in str(statement):
            was_read.set()
            await may_return.wait()
        return found

    read = people.load_preferences if known == "preferences" else people.load_server
    before: Any = await read(ANN)
    await people.drop_server(ANN)
    people.forget(ANN)
    with monkeypatch.context() as patches:
        patches.setattr(AsyncConnection, "execute", slow)
        reading = asyncio.create_task(read(ANN))
        await asyncio.wait_for(was_read.wait(), 120)
        chosen = replace(before, text=not before.text)
        await asyncio.wait_for(
            people.save(chosen) if known == "preferences" else people.save_server(chosen), 30
        )
        may_return.set()
        await reading
    assert await read(ANN) == chosen


async def test_another_process_of_a_server_sees_a_choice_at_once(url: str) -> None:
    if not url.startswith("postgresql"):
        pytest.skip("a SQLite file has one process")
    async with await Store.open(url) as one, await Store.open(url) as other:
        chosen = replace(await one.people.load_preferences(ANN), text=True)
        await other.people.save(chosen)
        assert await one.people.load_preferences(ANN) == chosen


async def test_scores_and_reviews_are_found_by_their_indexes(tmp_path: Path) -> None:
    """No query reads a whole table that grows with the number of games."""
    path, asked = tmp_path / "golf.db", []
    await lay_out(path)

    def note(_connection: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        if statement.startswith("SELECT"):
            asked.append((statement, values))

    async with await Store.open(f"sqlite:///{path}") as store:
        await play_game(store, "one")
        with listening("before_cursor_execute", note):
            await store.scores.load_leaderboard(BoardQuery(GUILD, Period.ALL, NOON), asker_id=ANN)
            await store.scores.load_player(GUILD, ANN)
            await store.games.list_finished_of(ANN, GUILD, 5)
            await store.games.list_open_of(ANN)
            await store.games.find("one")
            await store.surfaces.list_of_game("one")
            await store.privacy.export(ANN)
    assert len(asked) > 15
    with closing(sqlite3.connect(path)) as connection:
        for statement, values in asked:
            plan = connection.execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall()
            whole = [
                row[3]
                for row in plan
                for table in ("games", "players", "events", "results", "standings", "totals")
                if row[3].startswith(f"SCAN {table}")
                and (" USING " not in row[3] or table == "results")
            ]
            assert not whole, statement


@pytest.mark.skipif(not POSTGRES_URL, reason="needs GOLF_TEST_POSTGRES_URL")
async def test_others_can_read_but_not_write_while_all_rows_are_replaced(tmp_path: Path) -> None:
    def lock(mode: str) -> str:
        return f"DO $$ BEGIN LOCK TABLE games IN {mode} MODE NOWAIT; END $$"

    async with (
        await Store.open(f"sqlite:///{tmp_path}/golf.db") as old,
        await Store.open(await empty_server()) as store,
        old.database.reading() as source,
        store.database.rebuilding() as target,
    ):
        await replace_all(source, target)
        async with store.database.holding() as other:
            await other.exec_driver_sql(lock("ACCESS SHARE"))
            with pytest.raises(DBAPIError, match="could not obtain lock"):
                await other.exec_driver_sql(lock("ROW EXCLUSIVE"))
