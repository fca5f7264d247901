"""How a task waits when it has nothing to do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

Idle: TypeAlias = Callable[[Awaitable[None]], Awaitable[None]]
"""Wraps the wait of a task that has nothing to do, so that tests do not count the wait as work."""


def at_rest(nap: Awaitable[None]) -> Awaitable[None]:
    """Wait, with nothing else around it."""
    return nap
