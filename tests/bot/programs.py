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
def older(run: Run, tmp_path: Path) -> Run:
    """Return a function that runs the program on a database of the first version."""
    shutil.copy(FILE, tmp_path / "golf.db")
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
