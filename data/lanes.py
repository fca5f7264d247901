"""Decides which task gets a connection to the database next.

SQLAlchemy's pool gives a free connection to the task that asks at that moment, even if other tasks wait. On a busy
machine a task could wait until its time was up, while others got one connection after the other. Here each task belongs
to a lane, and the tasks of a lane get connections in the order in which they asked. Each lane but the fastest has a
limit, so that a press never waits behind work that can wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from contextvars import ContextVar
from enum import Enum
from typing import Any, Final


class Lane(Enum):
    """How urgently a task needs a connection to the database."""

    PRESS = "press"
    """A person waits for the answer to a press or a command."""
    CLOCK = "clock"
    """A deadline is carried out, such as the move of a computer."""
    LATER = "later"
    """Everything else: messages, changes of other processes, and work after a start."""


_LANE: Final = ContextVar("lane", default=Lane.PRESS)


@contextmanager
def in_lane(lane: Lane) -> Iterator[None]:
    """Put the block into a lane: its connections count there. Tasks that the block starts are in the same lane."""
    before = _LANE.set(lane)
    try:
        yield
    finally:
        _LANE.reset(before)


@contextmanager
def hurrying() -> Iterator[None]:
    """Let the block wait for connections no longer than deadlines do, because others wait for its end.

    A block in the lane of presses stays there.
    """
    with in_lane(Lane.CLOCK if _LANE.get() is Lane.LATER else _LANE.get()):
        yield


class Lanes:
    """Gives connections to tasks. Each lane has a limit, and in a lane the task that asked first is served first."""

    def __init__(self, connections: int) -> None:
        """``connections`` is how many may be in use at the same time.

        ``CLOCK`` may use two sevenths of them, and ``LATER`` a little more.
        """
        self._all = asyncio.Semaphore(connections)
        self._limits = {
            Lane.CLOCK: asyncio.Semaphore(max(1, connections * 2 // 7)),
            Lane.LATER: asyncio.Semaphore(max(1, connections * 5 // 14)),
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
        """Raise ``RuntimeError`` if this task already uses a connection.

        Two tasks that hold a connection and wait for a second one could wait for each other forever.
        """
        if asyncio.current_task() in self._users:
            raise RuntimeError("This task uses a connection already.")
