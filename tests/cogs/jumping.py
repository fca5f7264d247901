"""An event loop whose time jumps to the next timer when there is nothing else to do, so that waiting takes no time."""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import aiosqlite.core
import pytest

T = TypeVar("T")

_GRACE_S: Final = 0.003
"""Seconds for which the loop listens to sockets before its time jumps."""


class _Jumping(selectors.DefaultSelector):
    def __init__(self) -> None:
        super().__init__()
        self.jumped_s = 0.0
        self.threads_at_work = 0

    def select(self, timeout: float | None = None) -> Any:
        """Wait for events. If none come soon, let the whole wait pass at once."""
        if timeout is None or timeout <= 0 or self.threads_at_work:
            return super().select(timeout)
        began = time.monotonic()
        found = super().select(min(timeout, _GRACE_S))
        if not found:
            self.jumped_s += max(0.0, timeout - (time.monotonic() - began))
        return found


class JumpingLoop(asyncio.SelectorEventLoop):
    """An event loop whose ``time`` is real time plus all jumps. It does not jump while a thread works for it."""

    def __init__(self) -> None:
        self._jumping = _Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        """Return the seconds that have passed in this loop."""
        return super().time() + self._jumping.jumped_s

    @contextmanager
    def thread_at_work(self) -> Iterator[None]:
        """Keep the time of the loop from jumping during the block."""
        self._jumping.threads_at_work += 1
        try:
            yield
        finally:
            self._jumping.threads_at_work -= 1

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        """Run a function in a thread, and keep the time of the loop from jumping meanwhile."""
        future = super().run_in_executor(executor, func, *args)
        self._jumping.threads_at_work += 1

        def done(_future: Any) -> None:
            self._jumping.threads_at_work -= 1

        future.add_done_callback(done)
        return future


def run_jumping(work: Coroutine[Any, Any, T]) -> tuple[T, float]:
    """Run some work in a jumping loop; return its result, and the seconds that it took in the loop."""

    async def measure() -> tuple[T, float]:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        return await work, loop.time() - begun

    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        return runner.run(measure())


@pytest.fixture
def database_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for the threads of the database as for all other threads."""
    execute: Any = aiosqlite.core.Connection._execute

    async def wait(connection: Any, function: Any, *args: Any, **options: Any) -> Any:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, JumpingLoop)
        with loop.thread_at_work():
            return await execute(connection, function, *args, **options)

    monkeypatch.setattr(aiosqlite.core.Connection, "_execute", wait)
