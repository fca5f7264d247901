"""What the processes of one bot look for every few seconds, in case a notice was lost or a process is dead."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import pytest

from bot.program import logs
from bot.program.neighbours import Neighbour
from bot.program.settings import LogFormat, LogLevel
from bot.program.standing_in import StandIn
from data.lanes import Lane, in_lane


@pytest.fixture(autouse=True)
def _log() -> None:
    """Log as the running program does."""
    logs.configure(LogLevel.INFO, LogFormat.CONSOLE)


@pytest.mark.parametrize(
    ("work", "pause_s", "lane"),
    [("changes", 5.0, Lane.LATER), ("dead processes", 2.0, Lane.CLOCK)],
)
async def test_a_process_looks_every_few_seconds_and_goes_on_after_an_error(
    work: str,
    pause_s: float,
    lane: Lane,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    done: list[object] = []
    lanes: list[Lane] = []

    def note_lane(lane: Lane) -> AbstractContextManager[None]:
        lanes.append(lane)
        return in_lane(lane)

    async def sleep(seconds: float) -> None:
        done.append(seconds)
        if len(done) >= 5:
            raise asyncio.CancelledError

    async def fail(*_: object) -> Any:
        done.append("looked")
        raise ZeroDivisionError

    store: Any = SimpleNamespace(
        surfaces=SimpleNamespace(list_late=fail), games=SimpleNamespace(list_orphans=fail)
    )
    app: Any = SimpleNamespace(now=lambda: datetime.now(UTC))
    monkeypatch.setattr(asyncio, "sleep", sleep)
    for module in ("neighbours", "standing_in"):
        monkeypatch.setattr(f"bot.program.{module}.in_lane", note_lane)
    looking: Any = Neighbour(store, app, app) if work == "changes" else StandIn(store, app, app)
    with pytest.raises(asyncio.CancelledError):
        await looking.look_regularly()
    assert done == [pause_s, "looked", pause_s, "looked", pause_s]
    assert lanes == [lane], "who presses does not wait behind it"
    assert caplog.text.count("could not look for") == 2
