"""The bot on Discord looks seldom for objects that only refer to each other."""

from __future__ import annotations

import gc
import runpy
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from bot.program import connecting
from tests.bot.programs import Run, run

__all__ = ["run"]


@pytest.fixture(autouse=True)
def as_python_begins() -> Iterator[None]:
    """Set the thresholds with which Python begins, and set back those of the tests afterwards."""
    before = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    yield
    gc.set_threshold(*before)


def test_the_bot_on_discord_looks_seldom_but_still_looks(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[tuple[int, int, int]] = []

    async def connect(*_: Any) -> None:
        found.append(gc.get_threshold())

    monkeypatch.setattr(connecting, "run", connect)
    assert run("run", DISCORD_TOKEN="a.b.c").code == 0
    ((young, *older),) = found
    assert 5_000 <= young <= 50_000
    assert all(5 <= rounds <= 20 for rounds in older)
    assert gc.isenabled()


def test_nobody_looks_for_garbage_in_what_is_imported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []
    for name in ("disable", "freeze", "enable"):
        monkeypatch.setattr(gc, name, partial(done.append, name))
    runpy.run_module("bot.__main__", run_name="imported")
    assert done == ["disable", "freeze", "enable"]


def test_commands_of_the_operator_are_left_alone(run: Run) -> None:
    assert run("check").code == 0
    assert gc.get_threshold() == (700, 10, 10)
