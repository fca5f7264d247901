"""Runs tasks in the background and logs their errors."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

from data.lanes import Lane, in_lane

log = structlog.get_logger(__name__)

T = TypeVar("T")


class Tasks:
    """A set of background tasks. If one of them fails, the error is logged."""

    def __init__(self, lane: Lane = Lane.LATER) -> None:
        """The tasks use the database in this lane, also if somebody's press has started them."""
        self._lane = lane
        # The event loop keeps no strong reference to a task, so a task without another reference could vanish.
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task in the background and return it."""
        with in_lane(self._lane):
            task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._note_end)
        return task

    async def close(self) -> None:
        """Cancel all tasks except the current one, and wait until they have stopped."""
        current = asyncio.current_task()
        tasks = [task for task in self._running if task is not current]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _note_end(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task failed", exc_info=error)
