"""Runs this process beside other processes of the bot that use the same PostgreSQL database.

The process acts on the notices of other processes, and stops if its connection for notices is lost. Only one process at
a time serves a shard. As long as a process runs, it has a lock in the database for each of its shards. A second process
with the same shard, as during an update, waits for the end of the first.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final

import structlog

from bot.ports.meter import Meter
from bot.ports.tasks import Tasks
from bot.program.standing_in import StandIn, name_lock
from bot.service.application import Application
from cogs.client import GolfBot
from data.errors import DatabaseAway
from data.lanes import Lane, in_lane
from data.notices import GameNotice, Notice, PersonNotice, ServerNotice, UnreachedNotice
from data.store import Store
from data.wire import Wire, open_wire

log = structlog.get_logger(__name__)

_LOOK_S: Final = 5.0
"""The process looks in the database for changes once in this number of seconds, in case a notice was lost."""
_SAY_WAITING_AFTER_S: Final = 5.0
_IDENTIFY_S: Final = 5.0
"""Discord accepts ``max_concurrency`` new connections of a bot in this number of seconds."""


@asynccontextmanager
async def join_neighbours(store: Store, bot: GolfBot, meter: Meter) -> AsyncIterator[None]:
    """Work as one of several processes while the block runs. If the database is not shared, do nothing.

    The block begins when this process has the locks of its shards; ``DatabaseAway`` if the database goes away earlier.
    If the database goes away later, the client is closed with ``DatabaseAway`` as its ``failure``, because another
    process may then get the shards.
    """
    if not store.is_shared:
        yield
        return
    neighbour = Neighbour(store, bot.app, meter)
    async with open_wire(store.database, neighbour.hear) as wire:
        for shard in sorted(store.shards.ids):
            await _take(wire, name_lock(shard))
        bot.gate, bot.alone = Gate(wire).wait, wire.alone
        works = [neighbour.look_regularly(), _close_if_lost(wire, bot)]
        if store.shards.has_direct:
            works.append(StandIn(store, bot.app, wire).look_regularly())
        async with run_beside(*works):
            try:
                yield
            finally:
                await neighbour.close()


class Neighbour:
    """Brings messages of this process up to date when another process has changed something."""

    def __init__(self, store: Store, app: Application, meter: Meter) -> None:
        self._store = store
        self._app = app
        self._meter = meter
        self._tasks = Tasks()

    def hear(self, notice: Notice, own: bool) -> None:
        """Start to act on a notice of another process. A notice of this process itself (``own``) is only counted."""
        self._meter.count_notice(own)
        if own:
            return
        match notice:
            case GameNotice(game_id, version, guild_id):
                shards = self._store.shards
                if shards.has_direct or shards.has_guild(guild_id):
                    self._begin(partial(self._app.games.catch_up, game_id, version))
            case PersonNotice(user_id):
                self._store.people.forget(user_id)
                self._begin(partial(self._app.publisher.follow_choice, user_id))
            case ServerNotice(guild_id):
                self._store.people.forget_server(guild_id)
            case UnreachedNotice(game_id, guild_id, seat):
                if self._store.shards.has_guild(guild_id):
                    self._begin(partial(self._app.publisher.tell_unreached, game_id, seat))

    async def look_regularly(self) -> None:
        """Call ``look`` every few seconds, until the task is cancelled."""
        with in_lane(Lane.LATER):
            while True:
                await asyncio.sleep(_LOOK_S)
                await self.look()

    async def look(self) -> None:
        """Find games of which this process missed a notice, and bring their messages up to date.

        The database learns a few seconds late which version a message shows. So it also names messages that are up to
        date, and these are left alone.
        """
        try:
            late = await self._store.surfaces.list_late()
        except Exception:
            log.warning("could not look for changes of other processes", exc_info=True)
            return
        for game_id, version in late.items():
            await _guard(partial(self._check, game_id, version))

    async def _check(self, game_id: str, version: int) -> None:
        contest = await self._app.games.recall(game_id, version=version)
        if contest is not None:
            self._app.publisher.check(contest)

    async def close(self) -> None:
        """Cancel all work. The next start finds what is out of date."""
        await self._tasks.close()

    def _begin(self, work: Callable[[], Awaitable[object]]) -> None:
        self._tasks.spawn(_guard(work))


class Gate:
    """Delays new connections to Discord, so that all processes together keep Discord's limit of new connections."""

    def __init__(self, wire: Wire, *, pause_s: float = _IDENTIFY_S) -> None:
        self._wire = wire
        self._pause_s = pause_s
        self._freeing = Tasks()

    async def wait(self, shard_id: int, max_concurrency: int) -> None:
        """Wait until a shard may open its connection and identify itself to Discord.

        Discord divides the shards into ``max_concurrency`` groups by their number. In each group one shard at a time
        may identify itself.
        """
        name = f"identify {shard_id % max(1, max_concurrency)}"
        await self._wire.hold(name)
        self._freeing.spawn(self._free_later(name))

    async def _free_later(self, name: str) -> None:
        await asyncio.sleep(self._pause_s)
        with suppress(DatabaseAway):
            await self._wire.free(name)


async def _take(wire: Wire, name: str) -> None:
    holding = asyncio.ensure_future(wire.hold(name))
    try:
        done, _ = await asyncio.wait({holding}, timeout=_SAY_WAITING_AFTER_S)
        if not done:
            log.info("another process has a shard, waiting for its end", shard=name)
        await holding
    finally:
        holding.cancel()


async def _close_if_lost(wire: Wire, bot: GolfBot) -> None:
    await wire.watch()
    bot.failure = DatabaseAway("The connection to the other processes is gone.")
    await bot.close()


async def _guard(work: Callable[[], Awaitable[object]]) -> None:
    try:
        await work()
    except Exception:
        # The next look at the database notices the change.
        log.warning("a notice could not be followed", exc_info=True)


@asynccontextmanager
async def run_beside(*works: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Run coroutines as tasks while the block runs, and cancel them at its end."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
