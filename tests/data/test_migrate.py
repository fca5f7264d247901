"""Databases are brought up to this version, from nothing and from the first version. Others are left alone."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Column, Connection, MetaData, inspect, text

from data import migrate
from data.boards import BoardQuery, Sort
from data.database import Database
from data.errors import UnusableDatabase
from data.location import locate
from data.migrate import upgrade
from data.periods import Period
from data.records import (
    Deadline,
    DirectMessages,
    Preferences,
    ServerPreferences,
    Status,
    SurfaceKind,
)
from data.sqlite_file import claim
from data.store import Store
from data.tables import Instant, metadata
from engine import Game
from tests.data.first_version import FILE, fill
from tests.data.playing import ANN, BOB, CY, GUILD, NOON


async def differences(store: Store) -> list[object]:
    def compare(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        keys = {  # the library compares no primary keys
            table.name: inspect(connection).get_pk_constraint(table.name)["constrained_columns"]
            for table in metadata.sorted_tables
        }
        wanted = {
            table.name: [*table.primary_key.columns.keys()] for table in metadata.tables.values()
        }
        others = [name for name in keys if sorted(keys[name]) != sorted(wanted[name])]
        return [*compare_metadata(context, metadata), *others]

    async with store.database.reading() as connection:
        return await connection.run_sync(compare)


@pytest.fixture
def first_version(tmp_path: Path) -> Path:
    """Return a copy of the database of the first version."""
    return Path(shutil.copy(FILE, tmp_path / "golf.db"))


async def test_an_empty_database_gets_the_tables_there_are(store: Store) -> None:
    assert await differences(store) == []


def test_words_that_are_stored_never_change() -> None:
    """A bot that is brought up to date finds the words of the older version in its database and in its messages."""
    stored = {
        kind: [*kind] for kind in (Status, Deadline, SurfaceKind, DirectMessages, Period, Sort)
    }
    assert stored == {
        Status: ["lobby", "playing", "finished", "ended early", "abandoned", "cancelled"],
        Deadline: ["lobby", "reminder", "lapse", "computer", "next hole", "close"],
        SurfaceKind: ["table", "cards", "reminder"],
        DirectMessages: ["on", "off"],
        Period: ["all", "year", "month", "week"],
        Sort: ["average", "wins", "games", "best"],
    }


async def test_the_first_version_comes_up_with_everything_in_it(first_version: Path) -> None:
    async with await Store.open(f"sqlite:///{first_version}") as store:
        assert await differences(store) == []
        assert set(await store.games.list_open_ids()) == {"playing", "lobby"}
        expected = {
            "duel": Status.FINISHED,
            "pagat": Status.FINISHED,
            "machine": Status.FINISHED,
            "stopped": Status.ENDED_EARLY,
            "playing": Status.PLAYING,
            "lobby": Status.LOBBY,
        }
        for game_id, status in expected.items():
            stored = await store.games.find(game_id)
            assert stored is not None
            assert stored.record.status is status
            if status is not Status.LOBBY:
                game = Game.replay(stored.events)
                assert game.is_over is not status.is_open
        assert await store.people.load_preferences(BOB) == Preferences(
            BOB, DirectMessages.OFF, text=True
        )
        servers = await store.people.load_server(GUILD)
        assert servers == ServerPreferences(GUILD, clock_s=300, ruleset="pagat")
        cards = await store.surfaces.find("playing", SurfaceKind.CARDS, ANN)
        assert cards is not None
        assert cards.version == 22
        assert await store.surfaces.list_behind() == ["lobby", "playing"]
        board = await store.scores.load_leaderboard(BoardQuery(GUILD, Period.ALL, NOON))
        assert {row.user_id: row.games for row in board.rows} == {ANN: 1, BOB: 2, CY: 1}
        assert (await store.scores.load_player(GUILD, ANN)).with_computers.games == 1


async def test_the_first_version_is_read_as_it_was_written(
    first_version: Path, tmp_path: Path
) -> None:
    """Every person's record is the same as if this version had written it."""
    async with (
        await Store.open(f"sqlite:///{first_version}") as old,
        await Store.open(f"sqlite:///{tmp_path}/new.db") as new,
    ):
        await fill(new)
        for user_id in (ANN, BOB, CY):
            for store in (old, new):
                assert (await store.scores.load_player(GUILD, user_id)).history
            assert await old.scores.load_player(GUILD, user_id) == await new.scores.load_player(
                GUILD, user_id
            )
            assert await old.privacy.export(user_id) == await new.privacy.export(user_id)


async def test_a_step_may_copy_a_table_and_drop_the_original(first_version: Path) -> None:
    """SQLite has no other way to change a table. Rows of other tables that refer to it stay."""
    count = text("SELECT (SELECT count(*) FROM games), (SELECT count(*) FROM players)")
    async with await Store.open(f"sqlite:///{first_version}") as store:
        async with store.database.rebuilding() as connection:
            before = (await connection.execute(count)).one()
            await connection.execute(text("CREATE TABLE copied AS SELECT * FROM games"))
            await connection.execute(text("DROP TABLE games"))
            await connection.execute(text("ALTER TABLE copied RENAME TO games"))
            assert (await connection.execute(count)).one() == before
        assert min(before) > 5


async def test_opening_again_changes_nothing(url: str) -> None:
    for _ in range(2):
        async with await Store.open(url) as store:
            assert await differences(store) == []


async def test_a_newer_database_is_refused_and_left_alone(first_version: Path) -> None:
    with closing(sqlite3.connect(first_version)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
        before = list(connection.iterdump())
    with pytest.raises(UnusableDatabase, match=r"newer version of this bot \(step '9999'") as error:
        await Store.open(f"sqlite:///{first_version}")
    assert (
        error.tb is not None
    )  # it keeps all that was open in memory, and the file is free even so
    claim(first_version).release()
    with closing(sqlite3.connect(first_version)) as connection:
        assert list(connection.iterdump()) == before


async def test_tables_with_other_names_are_no_reason_to_refuse(url: str) -> None:
    database = Database(locate(url))
    table = text("CREATE TABLE cats (name VARCHAR(9))")
    await database.write(lambda connection: connection.execute(table))
    await database.close()
    async with await Store.open(url) as store:
        assert await store.games.list_open_ids() == []


async def test_another_programs_database_is_refused_and_left_alone(url: str) -> None:
    database = Database(locate(url))
    table = text("CREATE TABLE players (name VARCHAR(9))")
    await database.write(lambda connection: connection.execute(table))
    await database.close()
    with pytest.raises(UnusableDatabase, match="a table 'players' that this bot did not make"):
        await Store.open(url)
    database = Database(locate(url))
    async with database.reading() as connection:
        assert (await connection.execute(text("SELECT * FROM players"))).all() == []
    await database.close()


async def test_an_upgrade_that_fails_leaves_the_database_as_it_was(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    really_upgrade = command.upgrade

    def run_out_of_space(config: Config, to: str) -> None:
        really_upgrade(config, to)
        raise OSError("no space left on device")

    database = Database(locate(url))
    with monkeypatch.context() as patched:
        patched.setattr("data.migrate.command.upgrade", run_out_of_space)
        with pytest.raises(UnusableDatabase, match="cannot be used: no space left on device"):
            await upgrade(database)
    async with database.reading() as connection:
        names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
        assert names == []
    await upgrade(database)
    await database.close()


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    rubbish = b"Dear Bob, you owe me two kings." * 100
    path = tmp_path / "letter.txt"
    path.write_bytes(rubbish)
    with pytest.raises(
        UnusableDatabase, match=r"letter\.txt cannot be used: file is not a database"
    ):
        await Store.open(f"sqlite:///{path}")
    assert path.read_bytes() == rubbish


def test_the_draft_of_a_new_step_follows_the_newest_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Path(migrate.__file__).parent / "migrations"
    copied = Path(shutil.copytree(folder, tmp_path / "migrations"))
    monkeypatch.setattr(migrate, "_FOLDER", copied)
    monkeypatch.setattr("sys.argv", ["data.migrate", "add a column"])
    wanted = MetaData()
    for table in metadata.sorted_tables:
        table.to_metadata(wanted)
    wanted.tables["games"].append_column(Column("seen_at", Instant()))
    monkeypatch.setattr("data.tables.metadata", wanted)
    before = {path.name for path in copied.rglob("*.py")}
    newest = max(name[:4] for name in before if name[0] == "0")
    migrate.main()
    (made,) = {path.name for path in copied.rglob("*.py")} - before
    number = f"{int(newest) + 1:04}"
    assert made == f"{number}_add_a_column.py"
    draft = (copied / "versions" / made).read_text().replace("'", '"')
    assert f'revision = "{number}"' in draft
    assert f'down_revision = "{newest}"' in draft
    assert 'sa.Column("seen_at", sa.BigInteger(), nullable=True)' in draft
    assert "data.tables" not in draft


def read_one(database: Path, question: str) -> object:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(question).fetchone()[0]


async def test_rows_that_belong_to_nothing_stop_the_upgrade(first_version: Path) -> None:
    with closing(sqlite3.connect(first_version)) as connection:
        connection.execute("UPDATE players SET game_id = 'nowhere' WHERE game_id = 'duel'")
        connection.commit()
    with pytest.raises(UnusableDatabase, match="would lose what belongs together"):
        await Store.open(f"sqlite:///{first_version}")
    assert read_one(first_version, "SELECT version_num FROM alembic_version") == "0001"
