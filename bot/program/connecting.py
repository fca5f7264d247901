"""Keeps the bot connected. Tries again while Discord or the database is away, and gives up if the operator must act."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from typing import Final

import structlog

from bot.clockwork.looking_further import LookingFurther
from bot.metrics import Metrics, serve
from bot.ports.meter import Unmetered
from bot.program.housekeeping import pack_regularly
from bot.program.neighbours import join_neighbours, run_beside
from bot.program.running_bot import RunningBot
from bot.program.settings import Settings
from bot.program.sharing import choose_territory, share_out
from bot.program.wiring import build
from cogs.connection import DiscordAway, connect
from data.errors import DatabaseAway
from data.store import Store

log = structlog.get_logger(__name__)

_FIRST_PAUSE_S: Final = 1.0
_LONGEST_PAUSE_S: Final = 30.0
_BETWEEN_LINES_S: Final = 60.0
"""During a long outage the log gets one line in this number of seconds."""


class PortTaken(Exception):
    """Raised if the port for metrics is not free. The text is a sentence for the operator."""


async def run(settings: Settings, token: str, stop: asyncio.Event) -> None:
    """Open the database and keep the bot connected until ``stop`` is set.

    ``BadToken``, ``UnusableDatabase`` or ``PortTaken`` if the operator must change something first.
    """
    port, metrics, shards = settings.metrics_port, Metrics(), settings.own_shards
    meter = Unmetered() if port is None else metrics
    share = share_out(shards, settings.requests_per_s)

    async def connect_once() -> None:
        try:
            url = settings.database_url.get_secret_value()
            async with await Store.open(url, shards=choose_territory(shards)) as store:
                bot = build(
                    settings,
                    store,
                    meter=meter,
                    share=share,
                    looking_further=LookingFurther(),
                )
                async with join_neighbours(store, bot, meter), run_beside(pack_regularly(store)):
                    metrics.source = RunningBot(bot, store)
                    await connect(bot, token)
        except (DiscordAway, DatabaseAway) as error:
            metrics.away = f"{_name_away(error)} cannot be reached: {error}"
            raise
        finally:
            metrics.source = None

    async with AsyncExitStack() as stack:
        if port is not None:
            try:
                await stack.enter_async_context(serve(metrics, port))
            except OSError as error:
                raise PortTaken(
                    f"Port {port} cannot be had for metrics ({error.strerror}): give GOLF_METRICS_PORT another one."
                ) from None
        await persevere(connect_once, stop)


async def persevere(
    attempt: Callable[[], Awaitable[None]],
    stop: asyncio.Event,
    *,
    clock: Callable[[], float] = time.monotonic,
    pause: Callable[[asyncio.Event, float], Awaitable[None]] | None = None,
) -> None:
    """Run ``attempt``, and again if Discord or the database is away. Return when an attempt ends or ``stop`` is set.

    ``stop`` also ends a running attempt. Other errors of an attempt are raised. ``clock`` returns seconds. ``pause``
    waits for ``stop``, but at most a number of seconds. Tests pass another ``pause``, which takes no time.
    """
    wait = _pause if pause is None else pause
    pause_s, told_at = _FIRST_PAUSE_S, float("-inf")
    while not stop.is_set():
        began_at = clock()
        try:
            return await _run_until(stop, attempt())
        except (DiscordAway, DatabaseAway) as error:
            if clock() - began_at > _BETWEEN_LINES_S:
                pause_s = _FIRST_PAUSE_S  # there was a connection in between
            if clock() - told_at >= _BETWEEN_LINES_S:
                told_at = clock()
                log.warning(
                    "cannot be reached, trying again", what=_name_away(error), reason=str(error)
                )
        await wait(stop, pause_s)
        pause_s = min(pause_s * 2, _LONGEST_PAUSE_S)
    return None


def _name_away(error: Exception) -> str:
    return "Discord" if isinstance(error, DiscordAway) else "the database"


async def _run_until(stop: asyncio.Event, attempt: Awaitable[None]) -> None:
    running = asyncio.ensure_future(attempt)
    stopping = asyncio.ensure_future(stop.wait())
    try:
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        stopping.cancel()
        running.cancel()
        await asyncio.wait({running})
    if not running.cancelled():
        running.result()


async def _pause(stop: asyncio.Event, seconds: float) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(stop.wait(), seconds)
