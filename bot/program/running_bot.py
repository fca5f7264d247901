"""Measures the vital figures of the running bot: the figures that show whether it is well."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.metrics import Vitals
from bot.service.application import read_utc
from cogs.client import GolfBot
from data.store import Store


class RunningBot:
    """Measures the vital figures of the running bot, as ``bot.metrics`` asks for them."""

    def __init__(
        self, bot: GolfBot, store: Store, *, now: Callable[[], datetime] = read_utc
    ) -> None:
        self._bot = bot
        self._store = store
        self._now = now

    async def measure(self) -> Vitals:
        """Return the vital figures of this moment."""
        stored = await self._store.measure_vitals()
        late_s = 0.0
        if stored.next_deadline is not None:
            late_s = max(0.0, (self._now() - stored.next_deadline).total_seconds())
        return Vitals(
            shards=max(1, len(self._bot.shards)),
            shards_down=self._bot.shards_down,
            open_games=stored.open_games,
            overdue_s=late_s,
            behind_s=self._bot.app.publisher.behind_s,
            budget_left=self._bot.budget.left,
            database_bytes=stored.size,
        )
