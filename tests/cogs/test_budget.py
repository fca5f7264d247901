"""A process sends no more requests in a second than it may, and every request is counted."""

from __future__ import annotations

import asyncio
import itertools
from math import inf
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from bot.ports.meter import Unmetered
from cogs.sending.requests import Budget, spend_first, trace_requests


class Time:
    """A clock that only a sleep moves."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    async def nap(self, seconds: float) -> None:
        assert seconds > 0, "a loop of such waits has no end"
        self.now += seconds


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr("cogs.sending.requests.asyncio.sleep", time.nap)
    return time


@pytest.mark.parametrize(
    ("limit", "number", "stretch_s"),
    [({}, 50, 1), ({"a_second": 12.5}, 12, 1), ({"a_second": 0.5}, 1, 2)],
)
async def test_no_more_requests_in_any_second_than_allowed(
    time: Time, limit: dict[str, float], number: int, stretch_s: float
) -> None:
    budget = Budget(clock=time, **limit)
    sent: list[float] = []

    async def send(_route: Any) -> None:
        sent.append(time.now)

    send_in_turn = spend_first(budget, send)
    for _ in range(number * 3):
        await send_in_turn("route")
    for first, later in zip(sent, sent[number:], strict=False):
        assert later - first >= stretch_s * 0.95
    assert sent[-1] - sent[0] < stretch_s * 2.3


def test_what_is_left_grows_again_with_time(time: Time) -> None:
    budget = Budget(3.0, clock=time)
    asyncio.run(budget.spend())
    assert budget.left == 2
    time.now += 1.1
    assert budget.left == 3
    assert Budget(inf).left == inf


async def test_every_request_is_counted_with_its_seconds_and_its_status_or_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[tuple[str, str, int, float]] = []
    clock = SimpleNamespace(perf_counter=itertools.count(100.0, 0.25).__next__)
    monkeypatch.setattr("cogs.sending.requests.time", clock)

    class Counting(Unmetered):
        def count_request(self, method: str, path: str, status: int, seconds: float) -> None:
            seen.append((method, path, status, seconds))

    async def answer(_request: web.Request) -> web.Response:
        return web.Response(status=418)

    app = web.Application()
    app.router.add_get("/channels/1", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    async with aiohttp.ClientSession(trace_configs=[trace_requests(Counting())]) as session:
        async with session.get(f"{address}/channels/1"):
            pass
        await runner.cleanup()
        with pytest.raises(aiohttp.ClientError):
            await session.get(f"{address}/channels/1")
    assert seen == [("GET", "/channels/1", 418, 0.25), ("GET", "/channels/1", 0, 0.25)]


@pytest.mark.parametrize(("a_second", "urgent", "others"), [(50.0, 50, 40), (1.0, 1, 1)])
async def test_edits_that_nobody_waits_for_leave_a_fifth_of_the_room(
    time: Time, a_second: float, urgent: int, others: int
) -> None:
    for is_urgent, number in ((True, urgent), (False, others)):
        budget, begun = Budget(a_second, clock=time), time.now
        for _ in range(number):
            await budget.wait_for_room(urgent=is_urgent)
        assert time.now == begun
        await budget.wait_for_room(urgent=is_urgent)
        assert time.now == begun + 1


async def test_what_was_spent_now_counts_from_now(time: Time) -> None:
    budget = Budget(2.0, clock=time)
    await budget.spend()
    time.now += 0.9
    await budget.spend()
    assert budget.left == 0
    time.now += 0.1
    assert budget.left == 1
    await budget.spend()
    assert time.now == 101.0
    await budget.spend()
    assert time.now == pytest.approx(101.9)
