"""The timer beside other processes, and beside other work that uses the database."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager

import pytest

from data.lanes import Lane, in_lane
from data.records import Deadline
from tests.bot.bare import BOB, bare
from tests.bot.test_clockwork import Timer, timer

__all__ = ["bare", "timer"]


async def test_beside_other_processes_the_timer_looks_every_five_seconds(timer: Timer) -> None:
    for two_clocks, is_open in ((False, False), (True, False), (False, True)):
        if is_open:  # a far deadline changes nothing
            timer.bare.store.database.is_shared = False  # SQLite sends no notices
            await timer.bare.open()
        timer.bare.store.database.is_shared = True
        other = timer.make(two_clocks=two_clocks)
        await other.start()
        assert await timer.settle() == [5.0]
        await other.close()


@pytest.fixture
def two_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let two tasks use the database at a time. One of them may be work that can wait."""
    monkeypatch.setattr("data.database.CONNECTIONS", 3)


async def test_a_deadline_does_not_wait_for_work_that_can_wait(
    two_connections: None, timer: Timer
) -> None:
    bare = timer.bare
    await timer.deadlines.start()
    game_id = await bare.begin(BOB, clock_s=90)
    await timer.settle()
    with in_lane(Lane.LATER):
        async with bare.store.database.reading():
            await timer.wait(45)
    assert (await bare.game(game_id)).record.deadline is Deadline.LAPSE


async def test_after_a_start_time_is_granted_to_eight_games_at_a_time(
    timer: Timer, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare, under_way, most = timer.bare, set[str](), [0]
    late = [f"game{number}" for number in range(20)]
    granted: list[str] = []

    async def list_due(_now: object) -> list[str]:
        return [] if granted else late

    lanes: list[Lane] = []

    def note_lane(lane: Lane) -> AbstractContextManager[None]:
        lanes.append(lane)
        return in_lane(lane)

    monkeypatch.setattr("bot.clockwork.deadlines.in_lane", note_lane)

    async def grant(game_id: str) -> None:
        under_way.add(game_id)
        most[0] = max(most[0], len(under_way))
        await asyncio.sleep(0.001)
        under_way.discard(game_id)
        granted.append(game_id)

    monkeypatch.setattr(bare.store.games, "list_due", list_due)
    monkeypatch.setattr(bare.app.automation, "grant_grace", grant)
    await timer.deadlines.start()
    assert sorted(granted) == sorted(late)
    assert most == [8]
    assert lanes == [Lane.CLOCK], "people who press do not wait behind all games"
