"""Messages need more requests than Discord allows. Nobody waits for an answer, and in the end all are shown."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cogs.sending.requests import Budget
from tests.cogs.jumping import JumpingLoop, database_waits
from tests.cogs.test_faults import ANN, BOB, Bench, run

__all__ = ["database_waits"]

A_SECOND = 5
TABLES = 6


@pytest.mark.slow
@pytest.mark.usefixtures("database_waits")
def test_ten_times_the_budget_loses_no_answer_and_asks_no_more_often(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        channels = [bench.discord.add_channel(f"table {number}") for number in range(TABLES)]
        await asyncio.sleep(0.5)
        games = [await bench.open_table(channel_id) for channel_id in channels]
        for game_id in games:
            await bench.press(game_id, BOB, "join")
            await bench.press(game_id, ANN, "begin")
        await asyncio.sleep(10)
        asked, pressed = len(bench.discord.counted_at), len(bench.discord.pressed)
        sent_at, waited = _note_requests(bench), _note_waits(bench)
        for _ in range(14):
            for game_id in games:
                await bench.move(await bench.contest(game_id))
        fresh = [one for one in list(bench.discord.pressed.values())[pressed:] if one.offered]
        assert len(fresh) > 6 * TABLES
        await asyncio.sleep(30)
        late = [one for one in fresh if one.answered is None]
        assert not late, f"{len(late)} of {len(fresh)} without an answer"
        for game_id in games:
            assert not await bench.check(game_id)
        assert waited, "edits wait for room before they are prepared"
        assert sent_at
        assert len(bench.discord.counted_at) - asked <= len(sent_at)
        for at in sent_at:
            assert sum(at <= other < at + 0.99 for other in sent_at) <= A_SECOND

    run(work, tmp_path, a_second=A_SECOND)


def _note_requests(bench: Bench) -> list[float]:
    """Return a list that gets the time of each request that counts, in seconds, when the request may go.

    On a busy machine, requests that went one after the other may arrive together.
    """
    budget, times = bench.bot.budget, list[float]()
    spend = budget.spend

    async def spend_and_note() -> None:
        await spend()
        times.append(asyncio.get_running_loop().time())

    budget.spend = spend_and_note  # type: ignore[method-assign]
    return times


def _note_waits(bench: Bench) -> list[bool]:
    """Return a list that gets for each edit whether it is urgent, when the edit begins to wait for room."""
    budget, waits = bench.bot.budget, list[bool]()
    wait_for_room = budget.wait_for_room

    async def wait_and_note(*, urgent: bool) -> None:
        waits.append(urgent)
        await wait_for_room(urgent=urgent)

    budget.wait_for_room = wait_and_note  # type: ignore[method-assign]
    return waits


def test_what_somebody_waits_for_comes_first() -> None:
    came: list[str] = []

    async def wait(budget: Budget, name: str, *, urgent: bool) -> None:
        await budget.wait_for_room(urgent=urgent)
        came.append(name)

    async def main() -> None:
        budget = Budget(5.0, clock=asyncio.get_running_loop().time)
        for number in range(4):
            await budget.wait_for_room(urgent=False)
            came.append(f"ornament {number}")
        later = asyncio.create_task(wait(budget, "ornament", urgent=False))
        await asyncio.sleep(0.1)
        await wait(budget, "turn", urgent=True)
        await later
        assert came[-2:] == ["turn", "ornament"]

    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        runner.run(main())
