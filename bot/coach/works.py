"""Work that is done once and kept for everybody who asks for it."""

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
    """One piece of work, finished or not."""

    task: asyncio.Task[T]
    share: float = 0.0
    """How much of the work is done, from 0 to 1."""


class Works(Generic[K, T]):
    """The newest pieces of work, by key."""

    def __init__(self, kept: int) -> None:
        """``kept`` is the number of pieces to keep. Unfinished pieces are always kept."""
        self._kept = kept
        self._works: OrderedDict[K, Work[T]] = OrderedDict()

    def begin(self, key: K, work_out: Callable[[], Coroutine[Any, Any, T]]) -> Work[T]:
        """Return the work for a key. If nobody has asked for it before, or if it has failed, it is begun now."""
        work = self._works.get(key)
        if work is None or _has_failed(work):
            work = self._works[key] = Work(asyncio.create_task(work_out()))
        self._works.move_to_end(key)
        for old in list(self._works)[: -self._kept]:
            if self._works[old].task.done():
                del self._works[old]
        return work

    def note_share(self, key: K, share: float) -> None:
        """Record how much of the work is done, from 0 to 1."""
        self._works[key].share = share

    def find(self, key: K) -> T | None:
        """Return the result for a key, ``None`` if there is none or if it is not ready."""
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
