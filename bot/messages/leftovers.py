"""Puts older tables away if the first attempt to do so has failed: takes the buttons off, or deletes the message."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from bot.ports import ChannelGone, MessageGone, Messenger, MessengerError
from bot.ports.idle import Idle
from bot.ports.screen import Screen
from bot.ports.tasks import Tasks
from data.records import SurfaceRecord

log = structlog.get_logger(__name__)

_WAITS_S: Final = (2.0, 5.0, 8.0, 8.0, 8.0, 60.0, 300.0)
_MOST: Final = 300
"""The number of attempts before the bot gives up. With waits of five minutes they take a day."""


class Leftovers:
    """Tries again and again, in a task for each, to put away older tables for which the first attempt has failed."""

    def __init__(self, messenger: Messenger, tasks: Tasks, idle: Idle) -> None:
        self._messenger = messenger
        self._tasks = tasks
        self._idle = idle

    def add(self, record: SurfaceRecord, last: Screen | None) -> None:
        """Start a task that tries for about a day to put an older table away.

        The task shows the screen ``last`` in the message, or deletes the message if ``last`` is ``None``.
        """
        self._tasks.spawn(self._persist(record, last))

    async def _persist(self, record: SurfaceRecord, last: Screen | None) -> None:
        for attempt in range(_MOST):
            await self._idle(asyncio.sleep(_WAITS_S[min(attempt, len(_WAITS_S) - 1)]))
            try:
                await self.put_away(record, last)
            except (MessageGone, ChannelGone):
                return
            except MessengerError as error:
                log.debug("older table is still there", game=record.game_id, reason=str(error))
            else:
                return
        log.warning("older table left as it was", game=record.game_id)

    async def put_away(self, record: SurfaceRecord, last: Screen | None) -> None:
        """Show the screen ``last`` in a message, or delete the message if ``last`` is ``None``.

        Raises what ``Messenger`` raises.
        """
        if last is None:
            await self._messenger.delete(record.channel_id, record.message_id)
        else:
            await self._messenger.edit(record.channel_id, record.message_id, last)
