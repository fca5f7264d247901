"""How a task waits when it has nothing to do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

Idle: TypeAlias = Callable[[Awaitable[None]], Awaitable[None]]
"""Wraps the wait of a task that has nothing to do, so that tests do not count the wait as work."""


def at_rest(nap: Awaitable[None]) -> Awaitable[None]:
    """Wait, with nothing else around it."""
    return nap


async def wait_for(event: asyncio.Event, most_s: float) -> None:
    """Wait until an event is set, but no longer than a number of seconds."""
    with suppress(TimeoutError):
        async with asyncio.timeout(most_s):
            await event.wait()
