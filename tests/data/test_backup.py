"""A backup holds everything, a restore brings everything back, and neither harms existing data."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from data.backup import copy, restore, save
from data.errors import DatabaseInUse, UnusableDatabase
from data.files import copy_file, put_in_place
from data.migrate import look
from data.records import ServerPreferences
from data.store import Store
from tests.data.conftest import POSTGRES_URL, empty_server
from tests.data.first_version import FILE, fill
from tests.data.playing import ANN, BOB, CY, GUILD, a_lobby
from tests.data.test_database import HOLDER


async def read_all(url: str) -> dict[str, object]:
    """Return everything that the store says about the people of ``fill`` and their games."""
    async with await Store.open(url) as store:
        people = {user_id: await store.privacy.export(user_id) for user_id in (ANN, BOB, CY)}
        games = ("duel", "pagat", "machine", "stopped", "playing", "lobby")
        return {"people": people, "games": [await store.games.find(game) for game in games]}


async def fill_at(url: str) -> dict[str, object]:
    async with await Store.open(url) as store:
        await fill(store)
    return await read_all(url)


def read_files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def damage(database: Path, *, everything: bool = False) -> None:
    pages = bytearray(database.read_bytes())
    pages[8192:12288] = b"\xaa" * 4096
    database.write_bytes(b"\xaa" * len(pages) if everything else pages)


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if not path.name.endswith(".lock")}


async def test_a_backup_is_one_file_with_everything_in_it(url: str, tmp_path: Path) -> None:
    before = await fill_at(url)
    there = names_in(tmp_path)
    backup = tmp_path / "backup.db"
    (tmp_path / "backup.db.part").write_bytes(b"of a backup that was killed" * 99)
    await save(url, backup)
    assert names_in(tmp_path) == there | {"backup.db"}
    # The backup needs no write-ahead log, so that it can be read in a folder that nobody may change.
    assert backup.read_bytes()[18:20] == b"\1\1"
    assert await read_all(f"sqlite:///{backup}") == before
    assert await read_all(url) == before


async def test_a_backup_is_made_while_the_bot_runs(url: str, tmp_path: Path) -> None:
    async with await Store.open(url) as store:
        await fill(store)
        await save(url, tmp_path / "backup.db")
        await store.games.create(a_lobby("later", channel_id=99))
    async with await Store.open(f"sqlite:///{tmp_path}/backup.db") as store:
        assert set(await store.games.list_open_ids()) == {"playing", "lobby"}


async def test_a_restore_brings_back_what_was_and_keeps_what_it_replaces(
    url: str, tmp_path: Path
) -> None:
    before = await fill_at(url)
    backup = tmp_path / "backup.db"
    await save(url, backup)
    async with await Store.open(url) as store:
        await store.games.create(a_lobby("later", channel_id=99))
    kept = await restore(backup, url)
    assert await read_all(url) == before
    async with await Store.open(url) as store:
        assert await store.games.find("later") is None
    assert kept is not None
    async with await Store.open(f"sqlite:///{kept}") as store:
        assert await store.games.find("later") is not None


async def test_a_restore_into_nothing_keeps_nothing(tmp_path: Path) -> None:
    backup = Path(shutil.copy(FILE, tmp_path / "backup.db"))
    expected = await read_all(f"sqlite:///{shutil.copy(FILE, tmp_path / 'first.db')}")
    assert await restore(backup, f"sqlite:///{tmp_path}/golf.db") is None
    assert await read_all(f"sqlite:///{tmp_path}/golf.db") == expected


@pytest.mark.parametrize("damaged", [False, True])
async def test_what_a_killed_process_left_beside_the_file_does_not_come_back(
    tmp_path: Path, damaged: bool
) -> None:
    """SQLite would apply the write-ahead log of the replaced database to the restored one."""
    url, backup = f"sqlite:///{tmp_path}/golf.db", tmp_path / "backup.db"
    await fill_at(url)
    await save(url, backup)
    async with await Store.open(url) as store:
        await store.games.create(a_lobby("later", channel_id=99))
        for end in ("", "-wal", "-shm"):  # as a power cut would leave them
            shutil.copyfile(tmp_path / f"golf.db{end}", tmp_path / f"cut.db{end}")
    if damaged:
        damage(tmp_path / "cut.db", everything=True)
    kept = await restore(backup, f"sqlite:///{tmp_path}/cut.db")
    assert {"cut.db-wal", "cut.db-shm"} & names_in(tmp_path) == set()
    async with await Store.open(f"sqlite:///{tmp_path}/cut.db") as store:
        assert await store.games.find("later") is None
    assert kept is not None
    if damaged:
        assert f"{kept.name}-wal" in names_in(tmp_path)
        return
    assert f"{kept.name}-wal" not in names_in(tmp_path), "what is kept is one file"
    async with await Store.open(f"sqlite:///{kept}") as store:
        assert await store.games.find("later") is not None


async def test_a_damaged_database_is_replaced_and_kept_as_it_is(tmp_path: Path) -> None:
    backup = Path(shutil.copy(FILE, tmp_path / "backup.db"))
    (tmp_path / "golf.db").write_bytes(b"rubbish" * 1000)
    kept = await restore(backup, f"sqlite:///{tmp_path}/golf.db")
    assert kept is not None
    assert kept.read_bytes() == b"rubbish" * 1000
    async with await Store.open(f"sqlite:///{tmp_path}/golf.db") as store:
        assert await store.games.find("duel") is not None


@pytest.mark.parametrize(
    ("content", "sentence"),
    [(b"Dear Bob, you owe me two kings." * 100, "cannot be copied"), (b"", "is no backup")],
)
async def test_a_file_that_is_no_backup_is_refused_and_changes_nothing(
    url: str, tmp_path: Path, content: bytes, sentence: str
) -> None:
    before = await fill_at(url)
    there = names_in(tmp_path)
    (tmp_path / "letter.txt").write_bytes(content)
    with pytest.raises(UnusableDatabase, match=sentence):
        await restore(tmp_path / "letter.txt", url)
    assert await read_all(url) == before
    assert names_in(tmp_path) == there | {"letter.txt"}


async def test_a_backup_of_a_newer_version_is_refused_and_changes_nothing(
    url: str, tmp_path: Path
) -> None:
    before = await fill_at(url)
    backup = Path(shutil.copy(FILE, tmp_path / "backup.db"))
    with closing(sqlite3.connect(backup)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(UnusableDatabase, match="newer version of this bot"):
        await restore(backup, url)
    assert await read_all(url) == before


async def test_a_damaged_database_is_not_passed_off_as_a_backup(tmp_path: Path) -> None:
    damaged = Path(shutil.copy(FILE, tmp_path / "golf.db"))
    damage(damaged)
    with pytest.raises(UnusableDatabase):
        await save(f"sqlite:///{damaged}", tmp_path / "backup.db")
    assert names_in(tmp_path) == {"golf.db"}


async def test_a_backup_never_replaces_a_file(url: str, tmp_path: Path) -> None:
    await fill_at(url)
    (tmp_path / "backup.db").write_text("last week's")
    for there in (tmp_path / "backup.db", tmp_path):
        with pytest.raises(UnusableDatabase, match="exists already"):
            await save(url, there)
    assert (tmp_path / "backup.db").read_text() == "last week's"


async def test_a_backup_into_a_folder_that_is_not_there_is_refused(
    url: str, tmp_path: Path
) -> None:
    await fill_at(url)
    with pytest.raises(UnusableDatabase, match=r"The folder .*/nowhere does not exist"):
        await save(url, tmp_path / "nowhere" / "backup.db")


async def test_nothing_is_not_backed_up(url: str, tmp_path: Path) -> None:
    there = names_in(tmp_path)
    with pytest.raises(UnusableDatabase, match="nothing to back up"):
        await save(url, tmp_path / "backup.db")
    assert names_in(tmp_path) == there


async def test_a_restore_under_a_running_bot_is_refused(tmp_path: Path) -> None:
    url, backup = f"sqlite:///{tmp_path}/golf.db", tmp_path / "backup.db"
    before = await fill_at(url)
    await save(url, backup)
    async with await Store.open(url):
        with pytest.raises(DatabaseInUse):
            await restore(backup, url)
    assert await read_all(url) == before


async def test_the_database_is_not_restored_from_itself(tmp_path: Path) -> None:
    url = f"sqlite:///{shutil.copy(FILE, tmp_path / 'golf.db')}"
    (tmp_path / "link.db").symlink_to(tmp_path / "golf.db")
    for name in ("golf.db", "link.db"):
        with pytest.raises(UnusableDatabase, match="the database itself"):
            await restore(tmp_path / name, url)


async def test_everything_is_copied_into_an_empty_database_and_into_no_other(
    url: str, tmp_path: Path
) -> None:
    source = f"sqlite:///{tmp_path}/source.db"
    before = await fill_at(source)
    await copy(source, url)
    assert await read_all(url) == before
    with pytest.raises(UnusableDatabase, match="is not empty"):
        await copy(source, url)
    unused = f"sqlite:///{tmp_path}/unused.db"
    await (await Store.open(unused)).close()
    await copy(url, unused)
    assert (await read_all(unused), await read_all(source)) == (before, before)
    chosen = f"sqlite:///{tmp_path}/chosen.db"
    async with await Store.open(chosen) as store:
        await store.people.save_server(ServerPreferences(GUILD, clock_s=300))
    with pytest.raises(UnusableDatabase, match="is not empty"):
        await copy(source, chosen)


async def test_a_running_bot_is_not_copied_since_its_next_move_would_be_lost(
    tmp_path: Path,
) -> None:
    source = f"sqlite:///{tmp_path}/golf.db"
    async with await Store.open(source) as store:
        await fill(store)
        with pytest.raises(DatabaseInUse):
            await copy(source, f"sqlite:///{tmp_path}/other.db")
    assert not (tmp_path / "other.db").exists()


async def test_a_look_at_a_database_writes_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/golf.db"
    progress = await look(url)
    assert progress.step is None
    assert progress.missing[0] == "0001"
    assert read_files(tmp_path) == {}
    shutil.copy(FILE, tmp_path / "golf.db")
    before = read_files(tmp_path)
    assert (await look(url)).step == "0001"
    assert read_files(tmp_path) == before


async def test_a_look_is_possible_while_the_bot_runs(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/golf.db"
    async with await Store.open(url):
        progress = await look(url)
    assert progress.step is not None
    assert progress.missing == ()


@pytest.mark.skipif(not POSTGRES_URL, reason="needs GOLF_TEST_POSTGRES_URL")
async def test_a_restore_or_a_copy_under_another_process_on_postgresql_is_refused(
    tmp_path: Path,
) -> None:
    url = await empty_server()
    await fill_at(url)
    await save(url, tmp_path / "backup.db")
    other = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLDER, url, stdout=asyncio.subprocess.PIPE
    )
    try:
        assert other.stdout is not None
        assert await other.stdout.readline() == b"open\n"
        with pytest.raises(DatabaseInUse, match="stop it first"):
            await restore(tmp_path / "backup.db", url)
        with pytest.raises(DatabaseInUse, match="stop it first"):
            await copy(url, f"sqlite:///{tmp_path}/copied.db")
    finally:
        other.kill()
        await other.wait()
    assert not (tmp_path / "copied.db").exists()


def test_a_database_that_contradicts_itself_is_not_passed_off_as_a_backup(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "golf.db", isolation_level=None)) as connection:
        for statement in (
            "CREATE TABLE card (rank INTEGER, suit INTEGER)",
            "CREATE INDEX by_rank ON card (rank)",
            "INSERT INTO card VALUES (1, 4), (2, 3)",
            "PRAGMA writable_schema = ON",
            "UPDATE sqlite_master SET sql = 'CREATE INDEX by_rank ON card (suit)' WHERE type = 'index'",
        ):
            connection.execute(statement)
    with pytest.raises(UnusableDatabase, match=r"golf\.db is damaged: .*index"):
        copy_file(tmp_path / "golf.db", tmp_path / "copied.db")


def test_a_file_is_on_the_disk_before_it_gets_its_name_and_the_name_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    draft, path = tmp_path / "draft", tmp_path / "golf.db"
    draft.write_bytes(b"new")
    path.write_bytes(b"old")
    names = {draft.stat().st_ino: "draft", tmp_path.stat().st_ino: "folder"}
    steps: list[str] = []

    def sync(descriptor: int) -> None:
        steps.append(f"{names[os.fstat(descriptor).st_ino]} {path.read_text()}")

    monkeypatch.setattr(os, "fsync", sync)
    put_in_place(draft, path)
    assert steps == ["draft old", "folder new"]
    assert not draft.exists()
