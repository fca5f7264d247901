"""The part of the bot that one process serves."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from cogs.sending.requests import ALLOWED_A_SECOND


@dataclass(frozen=True, slots=True)
class Share:
    """The shards that a process serves, and how many requests a second it may send to Discord."""

    shard_count: int | None = None
    """The number of shards of the whole bot; ``None`` for the number that Discord proposes."""
    shard_ids: tuple[int, ...] | None = None
    """The numbers of the shards that this process serves; ``None`` for all shards."""
    requests_per_s: float = ALLOWED_A_SECOND
    """The number of requests that this process may send to Discord in a second."""


IN_MEMORY = Share(shard_count=1, requests_per_s=inf)
"""The whole bot on a Discord that exists only in memory. Such a Discord does not limit requests."""
