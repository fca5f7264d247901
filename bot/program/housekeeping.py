"""Keeps the database small by compressing (*packing*) the events of old games: regularly, or all at once."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime
from typing import Final

import structlog
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bot.service.application import read_utc
from data.files import shrink_file
from data.lanes import Lane, in_lane
from data.location import describe_address, find_file, locate
from data.packing import PACKED_AFTER
from data.store import Store

log = structlog.get_logger(__name__)

_FIRST_AFTER_S: Final = 120.0
"""Packing begins this number of seconds after the start of the bot, because the start has more urgent work."""
_EVERY_S: Final = 3600.0
_FEW: Final = 3
"""The number of games packed in one transaction while people play: a small one, because presses wait meanwhile."""
_MANY: Final = 50
"""The number of games packed in one transaction by the command, when nobody plays."""
_REST_S: Final = 0.5


async def pack_regularly(
    store: Store,
    *,
    now: Callable[[], datetime] = read_utc,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Pack the old games every hour, until the task is cancelled. Errors are logged.

    ``sleep`` waits for a number of seconds. Tests pass another ``sleep``, which takes no time.
    """
    await sleep(_FIRST_AFTER_S)
    while True:
        try:
            with in_lane(Lane.LATER):
                packed = await _pack_gently(store, now() - PACKED_AFTER, sleep)
        except Exception:
            # Nobody waits for the packing, so the next attempt is in an hour.
            log.warning("old games could not be packed", exc_info=True)
        else:
            if packed:
                log.info("old games packed", games=packed)
        await sleep(_EVERY_S)


async def _pack_gently(
    store: Store, before: datetime, sleep: Callable[[float], Awaitable[None]]
) -> int:
    done, after = 0, ""
    while True:
        piece = await store.packing.pack_some(before, after=after, most=_FEW)
        done += piece.packed
        if piece.last_id is None:
            return done
        after = piece.last_id
        if piece.packed:
            await sleep(_REST_S)


async def pack_all(url: str, stop: asyncio.Event, *, shrink: bool) -> None:
    """Pack all old games, with a progress bar. ``stop`` ends the work after the current transaction.

    With ``shrink`` a SQLite file is made smaller afterwards. The bot must not run on the same SQLite file at that time;
    on PostgreSQL it may.
    """
    address = locate(url)
    async with await Store.open(url) as store:
        before = read_utc() - PACKED_AFTER
        waiting = await store.packing.count_waiting(before)
        done = await _pack_with_bar(store, before, waiting, stop)
    place = describe_address(address)
    if stop.is_set():
        print(
            f"Stopped: {done:,} of {waiting:,} games in {place} are packed. Start it again to go on."
        )
        return
    print(f"{done:,} games in {place} were packed; all that ended a week ago or earlier are.")
    path = find_file(address)
    if not shrink:
        return
    if path is None:
        print("PostgreSQL uses the room again without being told.")
        return
    freed = await asyncio.to_thread(shrink_file, path)
    print(f"{freed / 2**20:,.1f} MiB were given back to the disk.")


async def _pack_with_bar(store: Store, before: datetime, waiting: int, stop: asyncio.Event) -> int:
    done, after = 0, ""
    columns = (TextColumn("Packing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr)) as bar:
        task = bar.add_task("", total=waiting)
        while not stop.is_set():
            piece = await store.packing.pack_some(before, after=after, most=_MANY)
            done += piece.packed
            bar.update(task, completed=done)
            if piece.last_id is None:
                break
            after = piece.last_id
            with suppress(TimeoutError):  # lets signals arrive
                await asyncio.wait_for(stop.wait(), 0.001)
    return done
