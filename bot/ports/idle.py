"""Waiting, for tasks that have nothing to do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

Idle: TypeAlias = Callable[[Awaitable[None]], Awaitable[None]]
"""Wraps the wait of a task that has nothing to do. Tests use it to know that such a task is not working."""


def rest(nap: Awaitable[None]) -> Awaitable[None]:
    """Return the wait unchanged."""
    return nap


async def wait_for(event: asyncio.Event, most_s: float) -> None:
    """Wait until an event is set, but at most ``most_s`` seconds."""
    with suppress(TimeoutError):
        async with asyncio.timeout(most_s):
            await event.wait()
