"""What the bot does first after a start."""

from __future__ import annotations

import asyncio
import threading
from inspect import signature

import pytest

from bot.program.wiring import build
from bot.service import Application
from tests.bot.bare import Bare, bare

__all__ = ["bare"]


async def test_a_start_knows_its_tables_before_it_looks_at_the_first(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise it would post a table that is being opened, before it is stored who is called to it."""
    games = bare.store.games
    begun, ended = list[bool](), list[list[str]]()
    list_open_ids = games.list_open_ids

    async def listing(*, shown: bool) -> list[str]:
        begun.append(shown)
        ended.append(await list_open_ids(shown=shown))
        return ended[-1]

    monkeypatch.setattr(games, "list_open_ids", listing)
    await bare.app.publisher.start()
    assert ended == [[]]
    for _ in range(5):  # the tables are looked at now
        await asyncio.sleep(0)
    assert begun == [True], "the list is read once"


async def test_a_start_warms_up_the_computers_while_others_work(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_the_loop: list[bool] = []

    def warm() -> None:
        in_the_loop.append(threading.current_thread() is threading.main_thread())

    monkeypatch.setattr("bot.service.application.warm_up", warm)
    await bare.app.start()
    assert in_the_loop == [False]


def test_a_bot_waits_a_second_between_edits_and_its_computers_think_for_about_one() -> None:
    for make in (Application, build):
        assert signature(make).parameters["edit_gap_s"].default == 1.0
    assert signature(Application).parameters["computer_pace_s"].default == 1.0
