"""Which part of the bot one process is."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from cogs.requests import ALLOWED_A_SECOND


@dataclass(frozen=True, slots=True)
class Share:
    """The shards that a process serves, and how much it may ask of Discord."""

    shard_count: int | None = None
    """Shards of the whole bot; ``None`` for as many as Discord proposes."""
    shard_ids: tuple[int, ...] | None = None
    """Those that this process serves; ``None`` for all of them."""
    requests_per_s: float = ALLOWED_A_SECOND
    """What this process may send of all that Discord allows the bot."""


IN_MEMORY = Share(shard_count=1, requests_per_s=inf)
"""The whole bot on a Discord in memory, which limits nothing."""
