"""Makes all parts of the application and connects them. Discord is only known as a ``Messenger`` here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime

from bot.clockwork.automation import Automation
from bot.clockwork.deadlines import Deadlines
from bot.clockwork.looking_further import LookingFurther
from bot.coach.coach import Coach
from bot.games.live_games import LiveGames
from bot.games.names import Names
from bot.games.screens import Screens
from bot.messages.publisher import Publisher
from bot.ports import Messenger
from bot.ports.idle import Idle, rest
from bot.ports.meter import Meter
from bot.service.service import Service
from data.store import Store
from engine.computer import warm_up


def read_utc() -> datetime:
    """Return the current time in UTC."""
    return datetime.now(UTC)


class Application:
    """All parts of the running bot, except those that know Discord."""

    def __init__(  # noqa: PLR0913  (each of them is something that a test or a demo replaces)
        self,
        store: Store,
        messenger: Messenger,
        *,
        now: Callable[[], datetime] = read_utc,
        computer_pace_s: float = 1.0,
        edit_gap_s: float = 1.0,
        idle: Idle = rest,
        clock: Callable[[], float] | None = None,
        meter: Meter | None = None,
        looking_further: LookingFurther | None = None,
    ) -> None:
        """``now`` returns the machine's time. ``clock`` returns seconds of a clock that nobody can set.

        If ``clock`` is ``None``, it is ``time.monotonic``, or no such clock if ``now`` is given, as in tests.
        ``computer_pace_s`` is about how many seconds a computer seems to think. ``edit_gap_s`` is the least number of
        seconds between two edits of a message. ``meter`` counts what happens; with ``None`` nothing is counted.

        Without ``looking_further``, Pro plays by its search alone.
        """
        self.store = store
        self.now = now
        self.names = Names(messenger)
        self.screens = Screens(store, self.names)
        self.games = LiveGames(store, now=now, pace_s=computer_pace_s)
        self._looking_further = looking_further
        self.automation = Automation(self.games, meter, looking_further)
        self.publisher = Publisher(
            self.games,
            self.screens,
            messenger,
            self.automation,
            now=now,
            gap_s=edit_gap_s,
            idle=idle,
        )
        self.deadlines = Deadlines(
            self.games,
            self.automation,
            now=now,
            clock=time.monotonic if clock is None and now is read_utc else clock,
            idle=idle,
        )
        self.games.audiences += [self.publisher, self.deadlines]
        self.coach = Coach(self.games, self.screens)
        self.service = Service(self.games, self.names, self.screens, self.publisher, self.coach)

    async def start(self) -> None:
        """Start to show messages and to carry out deadlines. All open games go on. A second call does nothing."""
        await asyncio.to_thread(warm_up)
        await self.publisher.start()
        await self.deadlines.start()

    async def close(self) -> None:
        """Stop all tasks. No move can be lost, because every change is in the database already."""
        await self.deadlines.close()
        if self._looking_further is not None:
            await self._looking_further.close()
        await self.coach.close()
        await self.publisher.close()
