"""The public table of a game: edited within a hole, posted again for the next one."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Final

import structlog

from bot.contest import Contest
from bot.contest.clock import is_slow
from bot.games.live_games import LiveGames
from bot.games.screens import Screens
from bot.messages.doors import Doors
from bot.messages.holds import Holds
from bot.messages.leftovers import Leftovers
from bot.messages.registry import Registry
from bot.messages.sender import Sender
from bot.messages.surface import Surface, sent_at_of
from bot.ports import ChannelGone, EditsSpent, MessageGone, MessengerError, Unavailable
from bot.ports.screen import Screen
from bot.screens.table import table_screen
from data.records import SurfaceRecord

log = structlog.get_logger(__name__)

_PATIENCE: Final = 2
"""Attempts in a row that may fail because of an older table, before the new table goes first."""
_EDITED_FREELY_FOR: Final = timedelta(hours=1)
"""Edits of messages older than this have a small allowance of their own (Discord's error 30046)."""


class TableMessages:
    """Knows what a table should show and makes it so."""

    def __init__(
        self,
        games: LiveGames,
        screens: Screens,
        sender: Sender,
        registry: Registry,
        doors: Doors,
        leftovers: Leftovers,
        holds: Holds,
    ) -> None:
        self._games = games
        self._screens = screens
        self._sender = sender
        self._registry = registry
        self._doors = doors
        self._leftovers = leftovers
        self._holds = holds

    async def show(self, surface: Surface, contest: Contest) -> bool:
        """Make the table show its game; return whether anything was sent for that."""
        cast = await self._screens.cast(contest, to_tell=self._doors.list_told(contest))
        screen = table_screen(contest, cast)
        if surface.record is None and contest.is_lobby:
            # People are called when the lobby appears, and not when it moves down.
            screen = replace(screen, mentions=cast.called, roles=cast.roles)
        is_open = contest.record.status.is_open
        if not is_open:
            self._doors.forget(contest.game_id)
        record = surface.record
        if record is None and not is_open and surface.pending is None:
            return False  # its end has been shown, and is not kept account of any more
        if record is not None and self._stays(surface, record, contest, screen):
            try:
                return await self._sender.edit(surface, contest, screen)
            except MessageGone:
                log.info("table was deleted", game=contest.game_id)
                if not is_open and contest.state is None:
                    await self._registry.forget(surface)
                    return True
                await self._post(surface, contest, screen, record.moment)
                return True
            except EditsSpent:
                # Posted again, once: what follows puts this message away.
                log.info("table is too old to be edited", game=contest.game_id)
        if record is not None:
            await self._put_away(surface, record, contest)
        await self._post(surface, contest, screen, contest.hole)
        return True

    def _stays(
        self, surface: Surface, record: SurfaceRecord, contest: Contest, screen: Screen
    ) -> bool:
        if record.moment != contest.hole or surface.move_down:
            return False
        if surface.shows(screen) or not is_slow(contest):
            return True
        # A slow game had better post its table again: Discord takes few edits of an old message.
        return self._games.now() - sent_at_of(record.message_id) <= _EDITED_FREELY_FOR

    async def _post(self, surface: Surface, contest: Contest, screen: Screen, moment: int) -> None:
        channel_id = contest.record.channel_id
        await self._sender.post(surface, contest, screen, channel_id=channel_id, moment=moment)

    async def _put_away(self, surface: Surface, record: SurfaceRecord, contest: Contest) -> None:
        """Take the buttons off the older table, or delete it if it shows the hole that the new one shows."""
        last: Screen | None = None
        if record.moment == 0 and contest.hole > 0:
            last = await self._screens.lobby(contest)
        elif record.moment != contest.hole:
            scored = contest.rewind_to_scored(record.moment)
            if scored is None:
                return
            last = await self._screens.scored(scored, old=True)
        if last is not None and last == surface.shown and not self._holds.is_held(contest.game_id):
            return
        surface.shown = None
        try:
            await self._leftovers.put_away(record, last)
        except (MessageGone, ChannelGone):
            return
        except MessengerError as error:
            passes = isinstance(error, Unavailable) and not isinstance(error, EditsSpent)
            if passes and surface.failures < _PATIENCE:
                raise
            # The new table matters more than how the old one is left.
            log.info("older table is put away later", game=contest.game_id, reason=str(error))
            self._leftovers.add(record, last)
