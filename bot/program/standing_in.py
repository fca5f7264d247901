"""Makes the moves of computer players in games whose process is dead.

In such a game nobody can press in the channel, so its clocks wait. But people who play by direct message still can
press, because direct messages come to shard 0. These people would wait for the computers, so the process of shard 0
makes the computers' moves. Meanwhile this process has the lock of the game's shard, so that no other process makes the
same move.
"""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Final

import structlog

from bot.service.application import Application
from data.lanes import Lane, in_lane
from data.store import Store
from data.wire import Wire

log = structlog.get_logger(__name__)

_LOOK_S: Final = 2.0
"""The process looks in the database for games of dead processes once in this number of seconds."""
_LATE: Final = timedelta(seconds=1)
"""If a computer's move is late by more than this, the process that serves the game may be dead."""


def name_lock(shard: int) -> str:
    """Return the name of a shard's lock. A process has this lock as long as it serves the shard."""
    return f"shard {shard}"


class StandIn:
    """Makes the overdue moves of computer players in games whose process is dead."""

    def __init__(self, store: Store, app: Application, wire: Wire) -> None:
        self._store = store
        self._app = app
        self._wire = wire

    async def look_regularly(self) -> None:
        """Call ``look`` every few seconds, until the task is cancelled. Errors are logged."""
        with in_lane(Lane.CLOCK):
            while True:
                await asyncio.sleep(_LOOK_S)
                try:
                    await self.look()
                except Exception:
                    log.warning("could not look for games of dead processes", exc_info=True)

    async def look(self) -> None:
        """Make the moves of computers that are overdue, in games whose shard no process serves."""
        by_shard: dict[int, list[str]] = {}
        late = await self._store.games.list_orphans(self._app.now() - _LATE)
        for game_id, guild_id in late:
            by_shard.setdefault(self._store.shards.shard_of(guild_id), []).append(game_id)
        for shard, game_ids in by_shard.items():
            if await self._wire.try_hold(name_lock(shard)):
                try:
                    await self._move(game_ids)
                finally:
                    await self._wire.free(name_lock(shard))

    async def _move(self, game_ids: list[str]) -> None:
        for game_id in game_ids:
            try:
                await self._app.automation.carry_out(game_id)
            except Exception:
                log.exception("deadline failed", game=game_id)  # the next game is not concerned
