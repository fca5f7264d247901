"""Figures and rows in rarer cases: seats that were given up, lobbies that end, people who only opened a table."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from data.backup import restore, save
from data.bookkeeping import list_standings
from data.errors import UnusableDatabase
from data.files import shrink_file, writing_to
from data.location import describe_address, locate
from data.migrate import look
from data.periods import list_period_keys
from data.records import Deadline, Preferences, Status
from data.shards import Shards
from data.store import Store
from data.tables import results
from engine import GameWon, HoleScored
from tests.data.playing import ANN, BOB, CY, DEE, GUILD, NOON, Table, a_lobby, a_result, board
from tests.data.test_backup import names_in, read_files
from tests.data.test_between_processes import listening
from tests.empty import lay_out


async def test_seats_that_were_given_up_share_no_place(store: Store) -> None:
    table = await Table.open(store, a_lobby(people=(ANN, BOB, CY, DEE), holes=1))
    players = [
        replace(player, given_up=seat < 2) for seat, player in enumerate(table.record.players)
    ]
    begun = replace(table.record, players=tuple(players), status=Status.PLAYING, started_at=NOON)
    await table.commit(begun)
    scores = (3, 7, 7, 9)
    events = (HoleScored(1, (), scores), GameWon((2,), scores))
    await table.commit(replace(begun, status=Status.FINISHED, ended_at=NOON), events)
    async with store.database.reading() as connection:
        query = select(results.c.seat, results.c.place, results.c.shared).order_by(results.c.seat)
        rows = (await connection.execute(query)).all()
    assert [tuple(row) for row in rows[:2]] == [(0, None, False), (1, None, False)]
    assert [tuple(row) for row in rows[2:]] == [(2, 1, False), (3, 2, False)]


async def test_people_who_follow_a_shared_rank_have_the_rank_of_their_place(store: Store) -> None:
    for number, points in enumerate((3, 3, 3, 9)):
        await a_result(store, f"g{number}", {number + 1: points, 50 + number: 300})
    first = await board(store, limit=2)
    second = await board(store, limit=2, offset=2)
    ranks = [(row.user_id, row.rank) for row in (*first.rows, *second.rows)]
    assert ranks == [(1, 1), (2, 1), (3, 1), (4, 4)]


async def test_a_lobby_is_closed_and_never_abandoned(store: Store) -> None:
    lobby = a_lobby()
    await store.games.create(lobby)
    ended = replace(lobby, version=2, status=Status.ABANDONED, ended_at=NOON)
    with pytest.raises(ValueError, match="cannot be"):
        await store.games.commit(ended)
    at = NOON + timedelta(hours=3)
    await store.games.abandon(lobby.game_id, at)
    stored = await store.games.find(lobby.game_id)
    assert stored is not None
    assert (stored.record.status, stored.record.ended_at) == (Status.CANCELLED, at)
    assert await store.games.list_open_in(GUILD) == []


async def test_open_games_are_listed_from_the_oldest(store: Store) -> None:
    for number, game_id in enumerate(("c", "a", "b")):
        lobby = a_lobby(game_id, channel_id=number + 1, at=NOON + timedelta(minutes=number))
        await store.games.create(replace(lobby, active_at=NOON - timedelta(minutes=number)))
    assert await store.games.list_open_ids() == ["c", "a", "b"]
    assert await store.games.list_open_of(ANN) == ["c", "a", "b"]
    assert [one.game_id for one in await store.games.list_open_in(GUILD)] == ["c", "a", "b"]


async def test_a_table_whose_host_is_forgotten_gets_a_new_version_though_the_host_left(
    store: Store,
) -> None:
    await store.games.create(replace(a_lobby(people=(BOB, CY)), host_id=ANN))
    await store.privacy.forget(ANN)
    stored = await store.games.find("8f3k")
    assert stored is not None
    assert stored.record.version == 2
    assert stored.record.host_id < 0


async def test_a_file_may_have_any_name_and_no_options(tmp_path: Path) -> None:
    path = tmp_path / "golf #1 50%? .db"
    await lay_out(path)
    before = names_in(tmp_path)
    progress = await look(f"sqlite:///{str(path).replace('?', '%3F')}")
    assert progress.missing == ()
    assert names_in(tmp_path) == before
    with pytest.raises(UnusableDatabase, match="must be a plain file"):
        locate(f"sqlite:///{tmp_path}/golf.db?mode=ro")


async def test_a_look_at_a_file_that_is_no_database_says_so(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_bytes(b"Dear Bob, you owe me two kings." * 100)
    with pytest.raises(
        UnusableDatabase, match=r"letter\.txt cannot be used: file is not a database"
    ):
        await look(f"sqlite:///{tmp_path}/letter.txt")


async def test_a_look_leaves_the_log_that_a_killed_process_has_left(tmp_path: Path) -> None:
    await lay_out(tmp_path / "golf.db")
    async with await Store.open(f"sqlite:///{tmp_path}/golf.db") as store:
        await store.games.create(a_lobby())
        for end in ("", "-wal"):
            shutil.copyfile(tmp_path / f"golf.db{end}", tmp_path / f"cut.db{end}")
    before = read_files(tmp_path)
    assert len(before["cut.db-wal"]) > 0
    await look(f"sqlite:///{tmp_path}/cut.db")
    after = read_files(tmp_path)
    for name in ("cut.db", "cut.db-wal"):
        assert after[name] == before[name]


async def test_the_seconds_of_a_write_include_the_wait_for_its_turn(tmp_path: Path) -> None:
    await lay_out(tmp_path / "golf.db")
    async with await Store.open(f"sqlite:///{tmp_path}/golf.db") as store:
        took_s: list[float] = []
        store.tell_writes(took_s.append)

        async def be_slow(_connection: object) -> None:
            await asyncio.sleep(0.05)

        async def be_quick(_connection: object) -> None:
            return None

        begun = time.perf_counter()
        await asyncio.gather(store.database.write(be_slow), store.database.write(be_quick))
        assert len(took_s) == 2
        assert min(took_s) >= 0.05
        await store.people.save(Preferences(ANN))
        assert len(took_s) == 3
        assert max(took_s) <= time.perf_counter() - begun


async def test_a_choice_that_is_read_while_its_person_is_forgotten_is_forgotten_too(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.people.save(Preferences(ANN, text=True))
    write = store.database.write

    async def write_later(work: Any) -> Any:
        assert (await store.people.load_preferences(ANN)).text
        return await write(work)

    monkeypatch.setattr(store.database, "write", write_later)
    await store.privacy.forget(ANN)
    assert await store.people.load_preferences(ANN) == Preferences(ANN)


async def test_short_writes_take_the_lock_at_their_beginning_too(tmp_path: Path) -> None:
    await lay_out(tmp_path / "golf.db")
    asked: list[str] = []

    async def do_nothing(_connection: object) -> None:
        return None

    async with await Store.open(f"sqlite:///{tmp_path}/golf.db") as store:
        with listening("before_cursor_execute", lambda *what: asked.append(what[2])):
            await store.database.write_together(lambda _connection: None)
            await store.database.write(do_nothing)
    assert [one for one in asked if one.startswith("BEGIN")] == ["BEGIN IMMEDIATE"] * 2


def test_the_address_of_a_server_is_shown_as_the_operator_wrote_it() -> None:
    address = locate("postgres://golf:secret@host:5433/golf")
    assert describe_address(address) == "postgresql://golf:***@host:5433/golf"


def test_standings_are_in_one_order_and_a_shared_second_place_is_no_win() -> None:
    result = {
        "guild_id": GUILD,
        "status": Status.FINISHED,
        "ruleset": "pagat",
        "holes": 9,
        "points": 12,
        "with_computers": False,
        "hints": False,
        "given_up": False,
        "ended_at": NOON,
    }
    rows = [
        {**result, "user_id": user_id, "place": place, "shared": place == 2}
        for user_id, place in ((CY, 2), (ANN, 1), (BOB, 2))
    ]
    added = list_standings(rows)
    people = [row["user_id"] for row in added]
    assert people == sorted(people)
    assert {row["user_id"] for row in added} == {ANN, BOB, CY}
    assert [row["period"] for row in added if row["user_id"] == ANN] == sorted(
        list_period_keys(NOON)
    )
    assert not any(row["shared_wins"] for row in added)
    assert all(row["wins"] == (row["user_id"] == ANN) for row in added)


async def test_a_shared_second_place_is_no_shared_win(store: Store) -> None:
    await a_result(store, "one", {ANN: 9, BOB: 9, CY: 3})
    assert (await store.scores.load_player(GUILD, ANN)).all.shared_wins == 0
    assert (await store.scores.load_player(GUILD, ANN)).history[0].shared


async def test_the_next_deadline_is_that_of_ones_own_shards(store: Store) -> None:
    for shard in (0, 1):
        at = NOON + timedelta(minutes=shard)
        lobby = a_lobby(f"g{shard}", guild_id=shard << 22, channel_id=shard + 1)
        await store.games.create(replace(lobby, deadline=Deadline.LOBBY, deadline_at=at))
    for shard in (0, 1):
        half = Store(store.database, Shards(2, frozenset({shard})))
        vitals = await half.measure_vitals()
        assert (vitals.open_games, vitals.next_deadline) == (2, NOON + timedelta(minutes=shard))


async def test_an_export_is_whole_however_many_games_there_are(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(5):
        await a_result(store, f"g{number}", {ANN: 3 * number, BOB: 6})
    whole = await store.privacy.export(ANN)
    monkeypatch.setattr("data.privacy.CHUNK", 2)
    assert await store.privacy.export(ANN) == whole
    found: Any = whole
    assert [game["game_id"] for game in found["games"]] == ["g0", "g1", "g2", "g3", "g4"]
    assert found["ranks"][0] == {
        "guild_id": str(GUILD),
        "period": "2026",
        "games": 5,
        "holes": 15,
        "points": 30,
        "wins": 3,
        "shared_wins": 1,
        "best": 0,
        "best_holes": 3,
    }


async def test_each_restore_keeps_what_it_replaces(tmp_path: Path) -> None:
    await lay_out(tmp_path / "golf.db")
    shutil.copyfile(tmp_path / "golf.db", tmp_path / "backup.db")
    url = f"sqlite:///{tmp_path}/golf.db"
    kept = {await restore(tmp_path / "backup.db", url) for _ in range(2)}
    assert len(kept) == 2
    assert all(path is not None and path.exists() for path in kept)


async def test_a_backup_gets_its_name_when_it_is_complete(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lay_out(tmp_path / "golf.db")
    moved: list[object] = []
    move = Path.replace

    def note(self: Path, target: Path) -> Path:
        moved.append((self.name, target.name))
        return move(self, target)

    monkeypatch.setattr(Path, "replace", note)
    monkeypatch.setattr(os, "fsync", lambda _: moved.append("on the disk"))
    await save(f"sqlite:///{tmp_path}/golf.db", tmp_path / "backup.db")
    assert moved == ["on the disk", ("backup.db.part", "backup.db"), "on the disk"]


async def test_what_is_in_the_way_of_a_backup_or_a_restore_is_told_in_a_sentence(
    tmp_path: Path,
) -> None:
    await lay_out(tmp_path / "golf.db")
    url, backup = f"sqlite:///{tmp_path}/golf.db", tmp_path / "backup.db"
    (tmp_path / "backup.db.part").mkdir()
    with pytest.raises(UnusableDatabase, match=r"backup\.db cannot be written: "):
        await save(url, backup)
    shutil.copyfile(tmp_path / "golf.db", backup)
    (tmp_path / "golf.db.restoring").mkdir()
    with pytest.raises(UnusableDatabase, match=r"golf\.db cannot be written: "):
        await restore(backup, url)
    assert (tmp_path / "golf.db").read_bytes() == backup.read_bytes()


async def test_what_was_read_before_notices_were_lost_is_read_again(url: str) -> None:
    if not url.startswith("postgresql"):
        pytest.skip("a SQLite file has one process")
    async with await Store.open(url) as one, await Store.open(url) as other:
        one.database.hears_changes = True
        assert not (await one.people.load_preferences(ANN)).text
        one.database.hears_changes = False
        await other.people.save(Preferences(ANN, text=True))
        await one.people.load_preferences(BOB)
        one.database.hears_changes = True
        assert (await one.people.load_preferences(ANN)).text


async def test_shrinking_says_how_much_smaller_the_file_is(tmp_path: Path) -> None:
    path = tmp_path / "golf.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE old AS SELECT zeroblob(100000) AS body")
        connection.execute("DROP TABLE old")
        connection.commit()
    before = path.stat().st_size
    assert shrink_file(path) == before - path.stat().st_size > 90_000


def test_a_full_disk_is_told_in_a_sentence() -> None:
    sentence = r"^/backups/golf\.db cannot be written: No space left on device\.$"
    with pytest.raises(UnusableDatabase, match=sentence), writing_to(Path("/backups/golf.db")):
        raise OSError(errno.ENOSPC, "No space left on device")
