"""Judges the decisions in turns of finished games, for replays, and remembers the verdicts."""

from __future__ import annotations

import asyncio
from typing import Final

from bot.coach.works import Works
from bot.contest import Contest
from bot.contest.replay import Turn, Verdict, judge_turn

_KEPT: Final = 512
"""The number of turns whose verdicts are kept. Nine holes with four players have about 250 turns."""
_PATIENCE_S: Final = 1.2
"""A replay waits for verdicts at most this number of seconds, because Discord waits only three for the answer."""


class Replays:
    """Judges turns when somebody looks at them in a replay, one turn at a time, and remembers the verdicts."""

    def __init__(self) -> None:
        self._works: Works[tuple[str, int], tuple[Verdict, ...]] = Works(_KEPT)
        self._limit = asyncio.Semaphore(1)

    async def judge(self, contest: Contest, turn: Turn) -> tuple[Verdict, ...] | None:
        """Return the verdicts on the decisions of a turn, ``None`` if they are not ready in time for the answer."""
        key = contest.game_id, turn.begin
        task = self._works.begin(key, lambda: self._judge(contest, turn)).task
        await asyncio.wait({task}, timeout=_PATIENCE_S)
        return task.result() if task.done() else None

    async def close(self) -> None:
        """Stop all work."""
        await self._works.close()

    async def _judge(self, contest: Contest, turn: Turn) -> tuple[Verdict, ...]:
        # One turn is judged at a time, because the machine is needed for people who play.
        async with self._limit:
            return await asyncio.to_thread(judge_turn, contest, turn)
