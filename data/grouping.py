"""Short transactions on a SQLite file.

Transactions that wait at the same time share one commit, because the disk is slow.

The work of a transaction is one function, which runs in a thread from its beginning to its end. So the event loop hands
over to the thread once, and not once for each statement.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine

_Result = TypeVar("_Result")
Work: TypeAlias = Callable[[Connection], _Result]
"""The work of a transaction. If another transaction of the same group fails, this work is done a second time."""


class _Outcome(NamedTuple):
    value: Any = None
    error: Exception | None = None


class Grouping:
    """Collects transactions that wait, and carries them out together in one thread."""

    def __init__(self, engine: Engine, writers_lock: AbstractAsyncContextManager[Any]) -> None:
        """``writers_lock`` is held while a group is carried out, because SQLite allows one writer at a time."""
        self._engine = engine
        self._writers_lock = writers_lock
        self._thread: ThreadPoolExecutor | None = None
        self._connection: Connection | None = None
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._carrier: asyncio.Task[None] | None = None

    async def write(self, work: Work[_Result]) -> _Result:
        """Do the work in a transaction, and return its result.

        When this returns, all of the work is on the disk. If the work raises an error, nothing is written. The
        work is done even if the caller is cancelled.
        """
        done: asyncio.Future[_Result] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._carrier is None:
            self._carrier = asyncio.create_task(self._carry())
        return await done

    async def finish(self) -> None:
        """Wait until all waiting transactions are done."""
        if self._carrier is not None:
            await asyncio.wait({self._carrier})

    async def close(self) -> None:
        """Wait until all waiting transactions are done, then close the connection to the file."""
        await self.finish()
        thread, self._thread = self._thread, None
        if thread is not None:
            await asyncio.get_running_loop().run_in_executor(thread, self._release)
            thread.shutdown()

    async def _carry(self) -> None:
        loop = asyncio.get_running_loop()
        self._thread = self._thread or ThreadPoolExecutor(1, "golf-writer")
        try:
            while self._waiting:
                async with self._writers_lock:
                    group, self._waiting = self._waiting, []
                    works = [work for work, _ in group]
                    try:
                        outcomes = await loop.run_in_executor(self._thread, self._carry_out, works)
                    except Exception as error:
                        outcomes = [_Outcome(error=error)] * len(works)
                for (_, done), outcome in zip(group, outcomes, strict=True):
                    _settle(done, outcome)
        finally:
            self._carrier = None

    # In the thread

    def _carry_out(self, works: Sequence[Work[Any]]) -> list[_Outcome]:
        """Carry out a group in one transaction, and return an outcome for each work.

        If one work fails, each work is carried out in a transaction of its own.
        """
        if len(works) > 1:
            try:
                with self._connect().begin():
                    return [_Outcome(work(self._connect())) for work in works]
            except Exception:
                pass  # each work is repeated alone, which shows whose error it is
        return [self._carry_out_alone(work) for work in works]

    def _carry_out_alone(self, work: Work[Any]) -> _Outcome:
        try:
            with self._connect().begin():
                return _Outcome(work(self._connect()))
        except Exception as error:
            return _Outcome(error=error)

    def _connect(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _release(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _settle(done: asyncio.Future[Any], outcome: _Outcome) -> None:
    if done.cancelled():
        return
    if outcome.error is None:
        done.set_result(outcome.value)
    else:
        done.set_exception(outcome.error)
