"""When the timer reads the database, and when it knows without reading that nothing is due."""

from __future__ import annotations

import asyncio
from datetime import datetime

import pytest
from structlog.testing import capture_logs

from tests.bot.bare import BOB, CHANNEL, bare
from tests.bot.test_clockwork import Timer, timer

__all__ = ["bare", "timer"]


async def test_the_database_is_read_once_a_minute_unless_something_happens(
    timer: Timer, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare, reads = timer.bare, list[float]()
    list_due = bare.store.games.list_due

    async def noted(now: datetime) -> list[str]:
        reads.append(timer.passed_s)
        return await list_due(now)

    monkeypatch.setattr(bare.store.games, "list_due", noted)
    timer.deadlines = timer.make(two_clocks=True)
    bare.app.games.audiences.append(timer.deadlines)
    await timer.deadlines.start()
    await timer.settle()
    reads.clear()
    for _ in range(8):
        assert await timer.wait(15) == [15.0]
    assert reads == [60, 120]
    await bare.begin(BOB, clock_s=90)
    assert (await timer.settle())[-1] == 15.0
    assert set(reads) == {60, 120}, "a new deadline that is near"
    reads.clear()
    for seconds in (15, 15):
        assert (await timer.wait(seconds))[-1] == 15.0
    assert await timer.wait(15) != []
    assert reads[0] == 165, "a deadline that is due"
    reads.clear()
    bare.wait(seconds=100)  # somebody sets the machine's time
    await timer.wait(1)
    assert reads[0] == 166


async def test_a_deadline_that_is_set_while_the_timer_reads_wakes_it(
    timer: Timer, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = timer.bare
    find_next_deadline = bare.store.games.find_next_deadline
    reads = [0]

    async def find_and_then_begin() -> datetime | None:
        found = await find_next_deadline()
        reads[0] += 1
        if reads[0] == 2:
            await bare.begin(BOB, clock_s=90, channel_id=CHANNEL + 1)
        return found

    monkeypatch.setattr(bare.store.games, "find_next_deadline", find_and_then_begin)
    ended = await bare.begin(BOB, clock_s=40)
    await timer.deadlines.start()
    assert await timer.settle() == [20.0]
    await bare.app.automation.close_game(ended)
    assert await timer.settle() == [], "an end sets no deadline"
    assert await timer.wait(20) == [60.0, 45.0]


async def test_a_database_that_is_away_is_not_asked_without_a_pause(
    timer: Timer, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    async def fail(now: object) -> list[str]:
        asked.append(1)
        if len(asked) > 1:
            raise OSError("the database is away")
        return []

    monkeypatch.setattr(timer.bare.store.games, "list_due", fail)
    await timer.deadlines.start()
    await asyncio.sleep(0.05)
    assert len(asked) == 2


async def test_after_a_failure_the_timer_looks_again_for_what_had_woken_it(
    timer: Timer, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare, sleep, pauses = timer.bare, asyncio.sleep, list[float]()
    list_due = bare.store.games.list_due

    async def nap(seconds: float) -> None:
        if seconds == 1:
            pauses.append(seconds)
        await sleep(0 if seconds == 1 else seconds)

    async def fail_once(now: datetime) -> list[str]:
        if not pauses:
            raise OSError("the database is away")
        return await list_due(now)

    await timer.deadlines.start()
    assert await timer.settle() == [60.0]
    bare.app.games.audiences.remove(timer.deadlines)  # so that it is woken only once
    contest = await bare.game(await bare.begin(BOB, clock_s=90))
    monkeypatch.setattr(asyncio, "sleep", nap)
    monkeypatch.setattr(bare.store.games, "list_due", fail_once)
    with capture_logs() as lines:
        timer.deadlines.follow(contest)
        assert await timer.settle() == [45.0]
    failed = [line["log_level"] for line in lines if line["event"].startswith("deadlines could")]
    assert (failed, pauses) == (["error"], [1])


async def test_the_timer_looks_again_when_a_slow_deadline_was_carried_out(
    timer: Timer, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare, go_on = timer.bare, asyncio.Event()
    carry_out = bare.app.automation.carry_out

    async def carry_out_slowly(game_id: str) -> None:
        await timer.sleep(go_on, 777.0)
        await carry_out(game_id)

    monkeypatch.setattr(bare.app.automation, "carry_out", carry_out_slowly)
    await bare.begin(BOB, clock_s=40)
    await timer.deadlines.start()
    assert await timer.settle() == [20.0]
    bare.wait(seconds=20)
    contest = await bare.game((await bare.store.games.list_open_ids())[0])
    timer.deadlines.follow(contest)
    assert sorted(await timer.settle()) == [1.0, 777.0]
    timer.deadlines.follow(contest)
    assert await timer.settle() == [1.0], "the deadline is being carried out already"
    go_on.set()
    assert await timer.settle() == [20.0], "half of the time is left after the reminder"
