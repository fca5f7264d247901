"""Moves computers in games whose process is dead.

The people of such a game cannot press in its channel, so its clocks wait for the process. People who play by direct
message still can press, because their presses come to shard 0. Their computers must not keep them waiting, so the
process of shard 0 moves them. It holds the shard's lock meanwhile, so no move is made twice, and a process that starts
waits for the end of the move.
"""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Final

import structlog

from bot.service.application import Application
from data.store import Store
from data.wire import Wire

log = structlog.get_logger(__name__)

_LOOK_S: Final = 2.0
"""Seconds between two looks at the database."""
_LATE: Final = timedelta(seconds=1)
"""A move that is late by this much may be one of a dead process."""


def name_lock(shard: int) -> str:
    """Return the name of the lock that a process holds as long as it serves a shard."""
    return f"shard {shard}"


class StandIn:
    """Looks for computers that nobody moves."""

    def __init__(self, store: Store, app: Application, wire: Wire) -> None:
        self._store = store
        self._app = app
        self._wire = wire

    async def look_regularly(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(_LOOK_S)
            try:
                await self.look()
            except Exception:
                log.warning("could not look for games of dead processes", exc_info=True)

    async def look(self) -> None:
        """Move the computers that are late and whose process is dead."""
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
