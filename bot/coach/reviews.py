"""Reviews of finished games, made in another process and kept for people who ask again."""

from __future__ import annotations

import asyncio
import json
import pickle
import sys
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

import structlog

from bot.contest import Contest
from engine import dumps
from engine.computer.review import GameReview

log = structlog.get_logger(__name__)

_KEPT: Final = 64
_AT_ONCE: Final = 1
"""Reviews made at the same time. The rest of the machine is for people who play."""


@dataclass(slots=True)
class Work:
    """A review that is being made."""

    task: asyncio.Task[GameReview]
    share: float = 0.0
    """How much of the work is done, 0 to 1."""


class ReviewFailed(Exception):
    """The process that makes a review has failed."""


class Reviews:
    """The reviews that are being made or were made lately, by game."""

    def __init__(self) -> None:
        self._works: OrderedDict[str, Work] = OrderedDict()
        self._limit = asyncio.Semaphore(_AT_ONCE)

    def of(self, contest: Contest) -> Work:
        """Return the review of a finished game. It is begun now if nobody has asked before."""
        game_id = contest.game_id
        work = self._works.get(game_id)
        if work is None or (work.task.done() and work.task.exception() is not None):
            work = self._works[game_id] = Work(asyncio.create_task(self._review(contest)))
        self._works.move_to_end(game_id)
        for old in list(self._works)[:-_KEPT]:
            if self._works[old].task.done():
                del self._works[old]
        return work

    def found(self, game_id: str) -> GameReview | None:
        """Return the review of a game, ``None`` if there is none or it is not ready."""
        work = self._works.get(game_id)
        if work is None or not work.task.done() or work.task.cancelled() or work.task.exception():
            return None
        return work.task.result()

    async def close(self) -> None:
        """Stop all work."""
        tasks = [work.task for work in self._works.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _review(self, contest: Contest) -> GameReview:
        async with self._limit:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "bot.coach.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            try:
                return await self._talk(contest, process)
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()

    async def _talk(self, contest: Contest, process: asyncio.subprocess.Process) -> GameReview:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(dumps(contest.events).encode())
            await process.stdin.drain()
            process.stdin.close()
            while (line := await process.stdout.readline()).strip():
                done, of = json.loads(line)
                self._works[contest.game_id].share = done / of
            result = pickle.loads(await process.stdout.read())
        except (OSError, ValueError, EOFError, pickle.UnpicklingError) as error:
            raise ReviewFailed(f"review of {contest.game_id}: {error!r}") from error
        assert isinstance(result, GameReview)
        await process.wait()
        return result
