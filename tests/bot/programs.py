"""Runs the program as a host does: in this process, in another one, beside a second one, and as a later version."""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.program.main import main
from tests.data.first_version import FILE

ROOT = Path(__file__).parents[2]
OURS = ("GOLF_", "DISCORD_")
"""How the names of our settings begin."""


def environment(folder: Path, **settings: str) -> dict[str, str]:
    """Return an environment with these settings and no others."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    return clean | {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"} | settings


@dataclass(frozen=True, slots=True)
class Done:
    """The result of a run of the program."""

    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[Run]:
    """Return a function that runs the program to its end, in its own folder and with the given settings only."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith(OURS)]:
        monkeypatch.delenv(name)

    def run(*arguments: str, **settings: str) -> Done:
        for name, value in settings.items():
            monkeypatch.setenv(name, value)
        try:
            code = main(arguments)
        except SystemExit as end:  # argparse refuses a command line this way
            code = int(end.code or 0)
        said = capsys.readouterr()
        return Done(code, said.out, said.err)

    yield run
    root.handlers, root.level = handlers, level


@pytest.fixture
def older(tmp_path: Path) -> Callable[..., Done]:
    """Return a function that runs tomorrow's version, which has one step more, on today's database."""
    tomorrow = tmp_path / "tomorrow"
    for package in ("engine", "data", "bot", "cogs"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / package, tomorrow / package, ignore=ignored)
    steps = tomorrow / "data" / "migrations" / "versions"
    last = max(path.name[:4] for path in steps.glob("[0-9]*.py"))
    (steps / "9001_more.py").write_text(
        "import sqlalchemy as sa\n"
        "from alembic import op\n\n"
        f'revision = "9001"\ndown_revision = "{last}"\n\n\n'
        'def upgrade() -> None:\n    op.create_table("more", sa.Column("id", sa.Integer))\n'
    )
    tomorrow.rename(tmp_path.with_name(f"{tmp_path.name}-tomorrow"))
    shutil.copy(FILE, tmp_path / "golf.db")

    def run(*arguments: str) -> Done:
        program = environment(tmp_path)
        program["PYTHONPATH"] = f"{tmp_path}-tomorrow"
        done = subprocess.run(
            [sys.executable, "-m", "bot", *arguments],
            cwd=tmp_path,
            env=program,
            check=False,
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
        )
        return Done(done.returncode, done.stdout, done.stderr)

    return run


@contextmanager
def holding(folder: Path) -> Iterator[None]:
    """Let another process of the bot hold the database of a folder during the block."""
    holder = (
        "import asyncio, sys\n"
        "from data.store import Store\n"
        "async def hold():\n"
        "    async with await Store.open('sqlite:///golf.db'):\n"
        "        print('held', flush=True)\n"
        "        await asyncio.sleep(60)\n"
        "asyncio.run(hold())\n"
    )
    other = subprocess.Popen(
        [sys.executable, "-c", holder],
        cwd=folder,
        env=environment(folder),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        yield
    finally:
        other.kill()
        other.communicate()


def step_of(database: Path) -> str:
    with closing(sqlite3.connect(database)) as connection:
        step: str = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        return step


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}
