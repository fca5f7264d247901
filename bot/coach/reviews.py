"""Makes reviews of finished games in another process, and keeps them."""

from __future__ import annotations

import asyncio
import json
import pickle
import sys
from typing import Final

from bot.coach.worker import FURTHER
from bot.coach.works import Work, Works
from bot.contest import Contest
from engine import dumps
from engine.computer.playing_out import find_refining
from engine.computer.review import GameReview

_KEPT: Final = 64
_AT_ONCE: Final = 1
"""The number of reviews that are made at a time, because the machine is needed for people who play."""


class Reviews:
    """Makes reviews, and remembers the newest ones. One review is made at a time."""

    def __init__(self) -> None:
        self._works: Works[str, GameReview] = Works(_KEPT)
        self._limit = asyncio.Semaphore(_AT_ONCE)

    def begin(self, contest: Contest) -> Work[GameReview]:
        """Return the work on the review of a finished game. If there is none, or if it has failed, begin new work."""
        return self._works.begin(contest.game_id, lambda: self._review(contest))

    def find(self, game_id: str) -> GameReview | None:
        """Return the review of a game if it is ready, otherwise ``None``. No work is begun."""
        return self._works.find(game_id)

    async def close(self) -> None:
        """Stop all work."""
        await self._works.close()

    async def _review(self, contest: Contest) -> GameReview:
        async with self._limit:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "bot.coach.worker",
                # If Pro looks further here, the loops are compiled, and the process reads them in a second.
                *((FURTHER,) if find_refining() else ()),
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
        process.stdin.write(dumps(contest.events).encode())
        await process.stdin.drain()
        process.stdin.close()
        while (line := await process.stdout.readline()).strip():
            done, of = json.loads(line)
            self._works.note_share(contest.game_id, done / of)
        result = pickle.loads(await process.stdout.read())
        assert isinstance(result, GameReview)
        await process.wait()
        return result
