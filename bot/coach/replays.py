"""What the coach thinks of each turn of a finished game, worked out in a thread and kept."""

from __future__ import annotations

import asyncio
from typing import Final

from bot.coach.works import Works
from bot.contest import Contest
from bot.contest.replay import Turn, Verdict, judge_turn

_KEPT: Final = 512
"""Turns whose verdicts are kept; a game of nine holes with four players has about 250."""
_PATIENCE_S: Final = 1.2
"""A turn is shown without the coach if the coach needs longer; Discord waits three seconds."""


class Replays:
    """The verdicts on turns that somebody has looked at lately, by game and turn."""

    def __init__(self) -> None:
        self._works: Works[tuple[str, int], tuple[Verdict, ...]] = Works(_KEPT)
        self._limit = asyncio.Semaphore(1)

    async def judge(self, contest: Contest, turn: Turn) -> tuple[Verdict, ...] | None:
        """Return the verdicts on a turn, ``None`` if the coach is still thinking."""
        key = contest.game_id, turn.begin
        task = self._works.begin(key, lambda: self._judge(contest, turn)).task
        await asyncio.wait({task}, timeout=_PATIENCE_S)
        return task.result() if task.done() else None

    async def close(self) -> None:
        """Stop all work."""
        await self._works.close()

    async def _judge(self, contest: Contest, turn: Turn) -> tuple[Verdict, ...]:
        # One at a time, because the rest of the machine is for people who play.
        async with self._limit:
            return await asyncio.to_thread(judge_turn, contest, turn)
