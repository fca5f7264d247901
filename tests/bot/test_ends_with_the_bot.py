"""Everything that the bot starts ends with it, and everything that the demo needs is there before its page."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import socket
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.clockwork.looking_further import LookingFurther
from bot.ports import Person
from bot.program.demo import PEOPLE, run_demo
from bot.program.page import DemoPage
from bot.program.settings import Settings
from bot.program.wiring import build
from bot.service import Application
from cogs.client import GolfBot
from cogs.share import IN_MEMORY
from data.store import Store
from tests.bot.haste import show_reviews_later
from tests.bot.scripted import ANN, Nowhere
from tests.bot.tables import game, played


def is_running(number: int) -> bool:
    """Whether a process with this number has not ended."""
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


async def test_the_process_of_a_review_ends_with_the_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # This replaces Python. It prints its number and then sleeps for an hour.
    slow, number = tmp_path / "slow", tmp_path / "number"
    slow.write_text(
        f"#!/bin/sh\necho $$ > {number}.new\nmv {number}.new {number}\nexec sleep 3600\n"
    )
    slow.chmod(0o700)
    monkeypatch.setattr("bot.coach.reviews.sys.executable", str(slow))
    show_reviews_later(monkeypatch)
    async with await Store.open(f"sqlite:///{tmp_path / 'golf.db'}") as store:
        app = Application(store, Nowhere())
        await app.coach.review(played(game(holes=3)), Person(ANN, "Ann"), None)
        async with asyncio.timeout(120):
            while not number.exists():  # noqa: ASYNC110  (another process writes it)
                await asyncio.sleep(0.02)
        process = int(number.read_text())
        assert is_running(process)
        async with asyncio.timeout(120):
            await app.close()
        assert not is_running(process)


def list_kept(folder: Path) -> list[Path]:
    """Return the databases that there are in the folder for temporary files."""
    return list(folder.glob("*/golf.db"))


async def test_the_demo_opens_short_tables_with_a_clock_and_leaves_people_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    stop, chosen = asyncio.Event(), []
    said: list[str] = []
    stopped: list[GolfBot] = []
    made: list[dict[str, Any]] = []

    def announce(text: str) -> None:
        said.append(text)
        if "http://" in text:
            (database,) = list_kept(tmp_path)
            with closing(sqlite3.connect(database)) as connection:
                servers = "select clock_s, holes from server_preferences"
                people = "select direct_messages, reminders from preferences"
                chosen.extend(connection.execute(servers).fetchall())
                chosen.extend(connection.execute(people).fetchall())
            assert logging.getLogger().level == logging.WARNING
            stop.set()

    async def note_stop(bot: GolfBot) -> None:
        stopped.append(bot)
        await stop_bot(bot)

    def note_build(*values: Any, **options: Any) -> GolfBot:
        made.append(options)
        return build(*values, **options)

    def note_page(env: Any, channel: Any, people: Any, assets: Any, port: int) -> DemoPage:
        shown.append(([one.user.global_name for one in people], port))
        return DemoPage(env, channel, people, assets, port)

    shown: list[tuple[list[str], int]] = []
    monkeypatch.setattr("bot.program.demo.DemoPage", note_page)
    stop_bot = GolfBot.stop
    monkeypatch.setattr(GolfBot, "stop", note_stop)
    monkeypatch.setattr("bot.program.demo.build", note_build)
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        taken = other.getsockname()[1]
        settings = Settings(_env_file=None, demo_port=taken, demo_browser=False)
        async with asyncio.timeout(120):
            assert await run_demo(settings, lambda: stop, announce=announce) == 0
    assert said[0].startswith(f"Port {taken} is taken")
    (port,) = [int(part) for part in re.findall(r"127.0.0.1:(\d+)/", said[1])]
    assert port != taken
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", port)).close()
    assert len(stopped) == 1
    assert isinstance(made[0]["looking_further"], LookingFurther)
    assert shown == [(list(PEOPLE), taken), (list(PEOPLE), 0)]
    assert (made[0]["edit_gap_s"], made[0]["share"]) == (0.0, IN_MEMORY)
    assert list_kept(tmp_path) == []
    assert chosen == [(300, 3)]
