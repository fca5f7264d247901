"""The host's commands: check, migrate, back up, restore, copy."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.program.upkeep import migrate
from data.database import Database
from data.location import locate
from data.migrate import upgrade
from tests.bot.programs import Run, holding, names_in, older, run, step_of
from tests.data.first_version import FILE

__all__ = ["older", "run"]

# --- check and migrate -------------------------------------------------------------------------

STEPS = Path(__file__).parents[2] / "data" / "migrations" / "versions"
NEWEST = max(path.name[:4] for path in STEPS.glob("[0-9]*.py"))


def test_check_says_what_is_there_and_what_is_needed(run: Run) -> None:
    done = run("check")
    assert done.code == 0, done.err
    assert done.err == ""
    assert "No token is set" in done.out
    assert re.search(r"Commands: 1\d,", done.out)
    assert "Send Messages in Threads" in done.out


def test_check_makes_no_database(run: Run, tmp_path: Path) -> None:
    done = run("check")
    assert f"{tmp_path}/golf.db, still empty" in done.out
    assert list(tmp_path.iterdir()) == []


def test_check_leaves_an_older_database_as_it_is(older: Run, tmp_path: Path) -> None:
    before = (tmp_path / "golf.db").read_bytes()
    done = older("check")
    assert done.code == 0, done.err
    assert "the next start changes it (steps 0002, " in done.out
    assert f", {NEWEST}). A backup" in done.out
    assert names_in(tmp_path) == {"golf.db"}
    assert (tmp_path / "golf.db").read_bytes() == before


async def test_one_missing_step_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    database = Database(locate("sqlite:///golf.db"))
    before = sorted(path.name[:4] for path in STEPS.glob("[0-9]*.py"))[-2]
    try:
        await upgrade(database, to=before)
    finally:
        await database.close()
    await migrate("sqlite:///golf.db", file=None, wanted=False, ask=None)
    assert f"will be changed (step {NEWEST})." in capsys.readouterr().out


def test_check_and_backup_work_beside_the_running_bot(run: Run, tmp_path: Path) -> None:
    with holding(tmp_path):
        assert "up to date" in run("check").out
        assert run("backup", "now.db").code == 0
    assert (tmp_path / "now.db").exists()


def test_migrate_makes_the_database(run: Run, tmp_path: Path) -> None:
    done = run("migrate", GOLF_DATABASE_URL="sqlite:///other.db")
    assert done.code == 0, done.err
    assert "up to date" in done.out
    assert "backup" not in done.out
    assert names_in(tmp_path) == {"other.db", "other.db.lock"}


def test_migrate_makes_a_backup_before_it_changes_something(older: Run, tmp_path: Path) -> None:
    done = older("migrate")
    assert done.code == 0, done.err
    assert "a backup is wise" in done.out
    (backup,) = tmp_path.glob("golf-backup-*.db")
    # With the time, so that a second one on the same day has another name.
    assert re.fullmatch(r"golf-backup-0001-\d{8}-\d{6}\.db", backup.name)
    assert step_of(backup) == "0001"
    assert step_of(tmp_path / "golf.db") == NEWEST
    assert "changed" not in older("migrate").out


def test_migrate_writes_the_backup_where_it_is_told_to_or_nowhere(
    older: Run, tmp_path: Path
) -> None:
    assert older("migrate", "--backup", "mine.db").code == 0
    assert step_of(tmp_path / "mine.db") == "0001"
    shutil.copy(FILE, tmp_path / "golf.db")
    assert older("migrate", "--backup", "other.db", "--no-backup").code == 2
    assert older("migrate", "--no-backup").code == 0
    assert names_in(tmp_path) == {"golf.db", "golf.db.lock", "mine.db"}


def test_a_backup_that_fails_stops_the_migration(older: Run, tmp_path: Path) -> None:
    done = older("migrate", "--backup", "golf.db")
    assert done.code == 78
    assert "exists already" in done.err
    assert step_of(tmp_path / "golf.db") == "0001"


@pytest.mark.parametrize("is_there", [True, False])
def test_only_somebody_at_the_terminal_is_asked(
    older: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_there: bool
) -> None:
    asked: list[str] = []

    def ask(question: str) -> str:
        asked.append(question)
        return "n"

    monkeypatch.setattr("builtins.input", ask)
    monkeypatch.setattr("sys.stdin", SimpleNamespace(isatty=lambda: is_there))
    assert older("migrate").code == 0
    assert len(asked) == is_there
    backups = [name for name in names_in(tmp_path) if name.startswith("golf-backup-")]
    assert len(backups) == (not is_there)


@pytest.mark.parametrize(
    ("answer", "makes"), [("", True), ("y", True), ("n", False), (" No ", False), ("NO", False)]
)
async def test_the_host_is_asked_and_can_do_without_the_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str, makes: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copy(FILE, tmp_path / "golf.db")
    asked: list[str] = []

    def ask(question: str) -> str:
        asked.append(question)
        return answer

    await migrate("sqlite:///golf.db", file=None, wanted=True, ask=ask)
    backups = [name for name in names_in(tmp_path) if name.startswith("golf-backup-")]
    assert len(backups) == makes
    (question,) = asked
    assert question.startswith("Back up to golf-backup-0001-2")
    assert question.endswith(" first? [Y/n] ")
    assert not makes or backups[0] in question
    assert step_of(tmp_path / "golf.db") == NEWEST


def test_check_finds_a_folder_that_cannot_be_written_to(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Root may write to every folder, so the system's answer is made up."""
    system = SimpleNamespace(access=lambda *_values, **_options: False, W_OK=os.W_OK)
    monkeypatch.setattr("data.location.os", system)
    done = run("check")
    assert done.code == 78
    assert "cannot be written to" in done.err


# --- backup, restore, copy ---------------------------------------------------------------------


def test_a_backup_is_restored_and_what_it_replaces_is_named(run: Run, tmp_path: Path) -> None:
    shutil.copy(FILE, tmp_path / "golf.db")
    database = f"{tmp_path}/golf.db"
    assert run("backup", "monday.db").out == f"monday.db has everything that was in {database}.\n"
    done = run("restore", "monday.db")
    assert done.code == 0, done.err
    assert done.out.startswith(f"{database} has everything that was in monday.db.\n")
    (kept,) = tmp_path.glob("golf-before-restore-*.db")
    assert f"What it had before is in {kept}" in done.out
    done = run("restore", "monday.db", GOLF_DATABASE_URL="sqlite:///new.db")
    assert done.out == f"{tmp_path}/new.db has everything that was in monday.db.\n"


def test_a_database_is_copied_into_another(run: Run, tmp_path: Path) -> None:
    shutil.copy(FILE, tmp_path / "golf.db")
    done = run("copy", "sqlite:///golf.db", "sqlite:///new.db")
    assert done.code == 0, done.err
    # An address may contain a password, so places are named without it.
    assert done.out == (
        f"{tmp_path}/new.db has everything that was in {tmp_path}/golf.db.\n"
        "Set GOLF_DATABASE_URL to its address before you start the bot again.\n"
    )
    assert step_of(tmp_path / "new.db") == NEWEST


def test_a_restore_of_nothing_gets_a_sentence(run: Run, tmp_path: Path) -> None:
    (tmp_path / "folder.db").mkdir()
    for name in ("nowhere.db", "folder.db"):
        done = run("restore", name)
        assert done.code == 78
        assert done.err == f"There is no backup {name}.\n"
    assert not (tmp_path / "golf.db").exists()


def test_a_restore_under_a_running_bot_is_refused(run: Run, tmp_path: Path) -> None:
    shutil.copy(FILE, tmp_path / "monday.db")
    with holding(tmp_path):
        done = run("restore", "monday.db")
    assert done.code == 1
    assert "stop the other first" in done.err


def test_a_server_that_is_not_there_gets_a_sentence_without_its_password(
    run: Run, tmp_path: Path
) -> None:
    shutil.copy(FILE, tmp_path / "monday.db")
    server = "postgresql://golf:secret@127.0.0.1:1/golf"
    for command in (
        ("check",),
        ("migrate",),
        ("backup", "tuesday.db"),
        ("restore", "monday.db"),
        ("copy", server, "sqlite:///new.db"),
        ("copy", "sqlite:///monday.db", server),
    ):
        done = run(*command, GOLF_DATABASE_URL=server)
        assert done.code == 1, command
        (line,) = done.err.splitlines()
        assert "@127.0.0.1:1/golf cannot be used: " in line
        assert "secret" not in line
    assert names_in(tmp_path) == {"monday.db"}
