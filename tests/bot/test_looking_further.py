"""Pro gets ready to look further when a game needs it, beside the event loop."""

from __future__ import annotations

import asyncio
import sys
import threading
from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest
import structlog

from bot.clockwork import looking_further
from bot.clockwork.automation import Automation
from bot.clockwork.looking_further import LookingFurther
from bot.contest import Contest
from bot.contest.lobby import add_computer, start
from bot.games.live_games import LiveGames
from data.records import Deadline
from engine.computer import Level, playing_out
from tests.bot.tables import NOW, START, lobby


class Compiling:
    """A process that compiles until it is told to end."""

    def __init__(self) -> None:
        self.returncode: int | None = None
        self.ends = asyncio.Event()
        self.killed = False

    async def wait(self) -> int:
        await self.ends.wait()
        self.returncode = 0
        return 0

    def kill(self) -> None:
        self.killed = True


Begun = list[tuple[Compiling, tuple[Any, ...], dict[str, Any]]]


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> Begun:
    begun: Begun = []

    async def begin(*words: Any, **options: Any) -> Compiling:
        begun.append((Compiling(), words, options))
        return begun[-1][0]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", begin)
    monkeypatch.setattr(looking_further, "find_spec", lambda name: name)
    return begun


@pytest.mark.parametrize("ready", [True, False])
async def test_it_compiles_once_in_another_process_and_then_reads_the_result(
    processes: Begun, monkeypatch: pytest.MonkeyPatch, ready: bool
) -> None:
    prepared = asyncio.Event()
    loop = asyncio.get_running_loop()
    threads: list[int] = []

    def prepare() -> bool:
        threads.append(threading.get_ident())
        loop.call_soon_threadsafe(prepared.set)
        return ready

    monkeypatch.setattr(playing_out, "prepare", prepare)
    further = LookingFurther()
    for _ in range(2):
        further.begin()
        await asyncio.sleep(0)
    ((process, words, options),) = processes
    assert words == (sys.executable, "-m", "engine.computer.playing_out")
    # It must neither read the terminal nor write to it, nor wait for a reader of its output.
    assert options == dict.fromkeys(("stdin", "stdout", "stderr"), asyncio.subprocess.DEVNULL)
    assert not prepared.is_set()
    process.ends.set()
    with structlog.testing.capture_logs() as lines:
        await asyncio.wait_for(prepared.wait(), 30)
        async with asyncio.timeout(30):
            while not lines:  # noqa: ASYNC110  (the log has no event)
                await asyncio.sleep(0.001)
    assert lines == [{"event": "pro looks further", "ready": ready, "log_level": "info"}]
    assert not process.killed
    assert threads != [threading.get_ident()], "presses do not wait for the second"
    await further.close()


async def test_closing_ends_the_process(processes: Begun) -> None:
    further = LookingFurther()
    further.begin()
    await asyncio.sleep(0)
    await further.close()
    assert processes[0][0].killed


async def test_without_numba_nothing_begins(
    processes: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looking_further, "find_spec", lambda name: None)
    further = LookingFurther()
    with structlog.testing.capture_logs() as lines:
        for _ in range(2):
            further.begin()
            await asyncio.sleep(0)
    await further.close()
    assert not processes
    assert [line["event"] for line in lines] == ["pro does not look further"]


class OneGame(LiveGames):
    """A game that nothing changes."""

    def __init__(self, contest: Contest) -> None:
        record = replace(contest.record, deadline=Deadline.COMPUTER, deadline_at=NOW)
        self._contest = replace(contest, record=record)

    def now(self) -> datetime:
        return NOW

    async def find(self, game_id: str) -> Contest | None:
        return self._contest

    async def change(self, *_: Any, **__: Any) -> Any:
        return None


async def test_a_pro_at_the_table_wakes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    further, woken = LookingFurther(), list[str]()
    monkeypatch.setattr(further, "begin", lambda: woken.append("woken"))
    table = add_computer(lobby(), Level.CLUB)
    for level, times in ((Level.CLUB, 0), (Level.PRO, 1)):
        games = OneGame(start(add_computer(table, level), NOW, START))
        await Automation(games, None, further).carry_out("game2345")
        assert len(woken) == times
