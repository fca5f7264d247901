"""Decides which task gets a connection to the database next.

SQLAlchemy's pool gives a free connection to the task that asks at that moment, even if others wait. On a busy machine a
task could wait until its time was up, while others got one connection after the other. Here tasks get connections in
the order in which they asked.

A task belongs to a lane. Each lane but the fastest has a limit, so that a press never waits behind work that can wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from contextvars import ContextVar
from enum import Enum
from typing import Any, Final


class Lane(Enum):
    """How urgently a task needs the database."""

    PRESS = "press"
    """Somebody waits for the answer."""
    CLOCK = "clock"
    """A deadline, or a computer's move."""
    LATER = "later"
    """Everything else: messages, changes of other processes, and what is done after a start."""


_LANE: Final = ContextVar("lane", default=Lane.PRESS)


@contextmanager
def in_lane(lane: Lane) -> Iterator[None]:
    """Use connections in a lane during the block. A task that is started in the block stays in the lane."""
    before = _LANE.set(lane)
    try:
        yield
    finally:
        _LANE.reset(before)


@contextmanager
def hurrying() -> Iterator[None]:
    """Use connections at least as urgently as deadlines do, because others wait for the end of the block."""
    with in_lane(Lane.CLOCK if _LANE.get() is Lane.LATER else _LANE.get()):
        yield


class Lanes:
    """Gives connections to tasks, in the order in which the tasks asked."""

    def __init__(self, connections: int) -> None:
        """At most ``connections`` are in use at a time: a fifth by deadlines, and half by what can wait."""
        self._all = asyncio.Semaphore(connections)
        self._limits = {
            Lane.CLOCK: asyncio.Semaphore(max(1, connections // 5)),
            Lane.LATER: asyncio.Semaphore(max(1, connections // 2)),
        }
        self._users: set[asyncio.Task[Any]] = set()

    @asynccontextmanager
    async def taking(self) -> AsyncIterator[None]:
        """Wait until a connection may be used, and use it during the block."""
        self.refuse_second()
        task = asyncio.current_task()
        assert task is not None
        limit: AbstractAsyncContextManager[Any] = self._limits.get(_LANE.get(), nullcontext())
        async with limit, self._all:
            self._users.add(task)
            try:
                yield
            finally:
                self._users.discard(task)

    def refuse_second(self) -> None:
        """Raise ``RuntimeError`` if this task uses a connection.

        Tasks that hold one connection and wait for another can stop each other for good.
        """
        if asyncio.current_task() in self._users:
            raise RuntimeError("This task uses a connection already.")
