"""No background task is lost, and no failure of one stays unlogged."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from bot.ports.idle import wait_for
from bot.ports.tasks import Tasks
from data.lanes import Lane, Lanes
from tests.cogs.jumping import JumpingLoop


async def test_all_tasks_stop_when_they_are_closed() -> None:
    tasks = Tasks()
    running = [tasks.spawn(asyncio.sleep(3600)) for _ in range(3)]
    await asyncio.sleep(0)
    await tasks.close()
    assert all(task.cancelled() for task in running)


async def test_a_task_may_close_the_others() -> None:
    tasks = Tasks()
    other = tasks.spawn(asyncio.sleep(3600))
    await tasks.spawn(tasks.close())
    assert other.cancelled()


async def test_a_task_that_has_ended_is_not_kept() -> None:
    tasks = Tasks()
    task = tasks.spawn(asyncio.sleep(0, result=[1]))
    assert await task == [1]
    await asyncio.sleep(0)
    ended = weakref.ref(task)
    del task
    gc.collect()
    assert ended() is None


async def test_a_failure_is_logged(
    capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    async def fail() -> None:
        raise ValueError("out of cards")

    tasks = Tasks()
    await asyncio.wait({tasks.spawn(fail())})
    await asyncio.sleep(0)
    # Another test may have configured another stream for the log.
    printed = "".join(capsys.readouterr()) + caplog.text
    assert "a task failed" in printed
    assert "out of cards" in printed


async def test_a_wait_ends_with_its_event_or_with_its_time() -> None:
    event = asyncio.Event()
    await asyncio.wait_for(wait_for(event, 0.001), 10)
    event.set()
    await asyncio.wait_for(wait_for(event, 3600), 10)


def test_a_wait_without_its_event_takes_its_whole_time() -> None:
    async def measure() -> float:
        loop = asyncio.get_running_loop()
        begun_s = loop.time()
        await wait_for(asyncio.Event(), 90)
        return loop.time() - begun_s

    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        assert round(runner.run(measure())) == 90


async def test_tasks_use_the_database_in_their_lane_even_if_a_press_starts_them() -> None:
    lanes = Lanes(2)

    async def use(tasks: Tasks, ended: asyncio.Event) -> None:
        async def hold() -> None:
            async with lanes.taking():
                await ended.wait()

        tasks.spawn(hold())
        await asyncio.sleep(0)

    ended = asyncio.Event()
    later, clock = Tasks(), Tasks(Lane.CLOCK)
    await use(later, ended)
    await use(later, ended)  # it waits, because what can wait has half of the connections
    async with asyncio.timeout(10), lanes.taking():
        pass
    await use(clock, ended)
    ended.set()
    await later.close()
    await clock.close()
