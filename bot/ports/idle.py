"""How tasks wait while they have nothing to do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

Idle: TypeAlias = Callable[[Awaitable[None]], Awaitable[None]]
"""A function that wraps the wait of a task with nothing to do.

Tests pass a function that notes the beginning and the end of each such wait, so that they know when no task works.
"""


def rest(nap: Awaitable[None]) -> Awaitable[None]:
    """Return ``nap`` unchanged. This is the ``Idle`` of a bot that is not tested."""
    return nap


async def wait_for(event: asyncio.Event, most_s: float) -> None:
    """Wait until an event is set, but at most ``most_s`` seconds."""
    with suppress(TimeoutError):
        async with asyncio.timeout(most_s):
            await event.wait()
