"""Runs work in the background and remembers the results, so that the same work is not done twice."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

K = TypeVar("K")
T = TypeVar("T")


@dataclass(slots=True)
class Work(Generic[T]):
    """One piece of work: the task that does it or has done it, and how much is done."""

    task: asyncio.Task[T]
    share: float = 0.0
    """How much of the work is done, from 0 to 1."""


class Works(Generic[K, T]):
    """Begins pieces of work, and remembers the newest ones by key."""

    def __init__(self, kept: int) -> None:
        """``kept`` is the number of pieces of work to remember. Unfinished pieces are never forgotten."""
        self._kept = kept
        self._works: OrderedDict[K, Work[T]] = OrderedDict()

    def begin(self, key: K, work_out: Callable[[], Coroutine[Any, Any, T]]) -> Work[T]:
        """Return the work for a key. If there is none, or if it has failed, begin it with ``work_out``."""
        work = self._works.get(key)
        if work is None or _has_failed(work):
            work = self._works[key] = Work(asyncio.create_task(work_out()))
        self._works.move_to_end(key)
        for old in list(self._works)[: -self._kept]:
            if self._works[old].task.done():
                del self._works[old]
        return work

    def note_share(self, key: K, share: float) -> None:
        """Note how much of the work for a key is done, from 0 to 1."""
        self._works[key].share = share

    def find(self, key: K) -> T | None:
        """Return the result for a key if it is ready, otherwise ``None``. No work is begun."""
        work = self._works.get(key)
        if work is None or not work.task.done() or _has_failed(work):
            return None
        return work.task.result()

    async def close(self) -> None:
        """Stop all work."""
        tasks = [work.task for work in self._works.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _has_failed(work: Work[T]) -> bool:
    task = work.task
    return task.done() and (task.cancelled() or task.exception() is not None)
