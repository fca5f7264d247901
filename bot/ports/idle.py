"""How a task waits when it has nothing to do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

Idle: TypeAlias = Callable[[Awaitable[None]], Awaitable[None]]
"""How a task waits that has nothing to do: a harness that waits until all work is done must not wait for these."""


def at_rest(nap: Awaitable[None]) -> Awaitable[None]:
    """Just wait."""
    return nap
