"""Counts one client's requests to Discord, and keeps them within the number that Discord allows in a second."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from math import floor, inf
from types import SimpleNamespace
from typing import Any, Final, TypeAlias

import aiohttp

from bot.ports.meter import Meter

ALLOWED_A_SECOND: Final = 50.0
"""The number of requests a second that Discord allows one bot in all processes.

Answers to interactions do not count.
"""
_KEPT: Final = 0.2
"""The part of the requests, as a fraction, that edits leave free if they are not urgent."""
_Send: TypeAlias = Callable[..., Awaitable[Any]]


class Budget:
    """Lets through a limited number of requests a second, in the order in which they come."""

    def __init__(
        self, a_second: float = ALLOWED_A_SECOND, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """``a_second`` is the number of requests a second: any fraction, or ``inf`` for no limit.

        ``clock`` returns seconds.
        """
        self._spent: deque[float] = deque()
        self._let_in: deque[float] = deque()
        self._turn = asyncio.Lock()
        self.limit(a_second, clock=clock)

    def limit(self, a_second: float, *, clock: Callable[[], float] = time.monotonic) -> None:
        """Change the limit to ``a_second`` requests a second. ``clock`` returns seconds."""
        self.a_second = a_second
        self._clock = clock
        # If the limit is below one in a second, one request may go in a longer stretch of time.
        self._room = 0 if a_second == inf else max(1, floor(a_second))
        self._stretch_s = self._room / a_second

    @property
    def left(self) -> float:
        """The number of requests that may go now without waiting."""
        if self.a_second == inf:
            return inf
        self._drop_old()
        return self._room - len(self._spent)

    async def spend(self) -> None:
        """Wait until one more request may go."""
        if self.a_second == inf:
            return
        async with self._turn:
            if self.left <= 0:
                await asyncio.sleep(max(0.0, self._spent[0] + self._stretch_s - self._clock()))
            self._spent.append(self._clock())

    async def wait_for_room(self, *, urgent: bool) -> None:
        """Wait until an edit of a message may be made. Urgent edits have more room than others.

        Prepare the edit after this wait, so that the newest state is sent.
        """
        if self.a_second == inf:
            return None
        most = max(1.0, self._room * (1 if urgent else 1 - _KEPT))
        while True:
            self._drop_old()
            if len(self._let_in) < most:
                return self._let_in.append(self._clock())
            await asyncio.sleep(max(0.0, self._let_in[0] + self._stretch_s - self._clock()))

    def _drop_old(self) -> None:
        until = self._clock() - self._stretch_s
        for times in (self._spent, self._let_in):
            while times and times[0] <= until:
                times.popleft()


def spend_first(budget: Budget, send: _Send) -> _Send:
    """Return a function that waits until the budget lets a request go, and then calls ``send``."""

    async def spend_and_send(route: Any, **options: Any) -> Any:
        await budget.spend()
        return await send(route, **options)

    return spend_and_send


def trace_requests(meter: Meter) -> aiohttp.TraceConfig:
    """Return a configuration for an HTTP session, with which ``meter`` counts the session's requests."""
    trace = aiohttp.TraceConfig()

    async def begin(
        _session: aiohttp.ClientSession,
        request: SimpleNamespace,
        _start: aiohttp.TraceRequestStartParams,
    ) -> None:
        request.begun = time.perf_counter()

    async def end(
        _session: aiohttp.ClientSession,
        request: SimpleNamespace,
        done: aiohttp.TraceRequestEndParams,
    ) -> None:
        taken = time.perf_counter() - request.begun
        meter.count_request(done.method, done.url.path, done.response.status, taken)

    async def fail(
        _session: aiohttp.ClientSession,
        request: SimpleNamespace,
        failed: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        meter.count_request(failed.method, failed.url.path, 0, time.perf_counter() - request.begun)

    trace.on_request_start.append(begin)
    trace.on_request_end.append(end)
    trace.on_request_exception.append(fail)
    return trace
