"""Shows the table of a game: posts, edits and posts again the message in the channel.

A table is posted again when ``posting_again`` says so: for the next hole, on request, and in slow games when the
message is an hour old. It is also posted again if it was deleted, or if Discord allows no more edits of it.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Final

import structlog

from bot.contest import Contest
from bot.contest.clock import is_slow
from bot.games.live_games import LiveGames
from bot.games.screens import Screens
from bot.messages.holds import Holds
from bot.messages.leftovers import Leftovers
from bot.messages.posting_again import is_posted_again
from bot.messages.reach import Reach
from bot.messages.sender import Sender
from bot.messages.surface import Surface
from bot.ports import ChannelGone, EditsSpent, MessageGone, MessengerError, Unavailable
from bot.ports.screen import Screen
from data.records import SurfaceRecord

log = structlog.get_logger(__name__)

_PATIENCE: Final = 2
"""After more than this number of failures to put the older table away, the new table is posted without waiting."""


class TableMessages:
    """Shows the tables of games in their channels."""

    def __init__(
        self,
        games: LiveGames,
        screens: Screens,
        sender: Sender,
        reach: Reach,
        leftovers: Leftovers,
        holds: Holds,
    ) -> None:
        self._games = games
        self._screens = screens
        self._sender = sender
        self._reach = reach
        self._leftovers = leftovers
        self._holds = holds

    async def show(self, surface: Surface, contest: Contest) -> bool:
        """Bring the table of a game up to date, as an edit or a new post; return whether a request was sent."""
        screen = await self._screens.make_table(contest, to_tell=self._reach.list_told(contest))
        if surface.record is not None:
            # People are called once: when the lobby appears, or when it moves down because somebody calls them.
            newly = tuple(user_id for user_id in screen.mentions if user_id in surface.to_call)
            screen = replace(screen, mentions=newly, roles=())
        is_open = contest.record.status.is_open
        if not is_open:
            self._reach.forget(contest.game_id)
        record = surface.record
        if record is None and not is_open and surface.pending is None:
            return False  # the end has been shown, and the message was forgotten
        if record is not None and not self._is_posted_again(surface, record, contest, screen):
            try:
                return await self._sender.edit(surface, contest, screen)
            except MessageGone:
                log.info("table was deleted", game=contest.game_id)
                if is_open or contest.state is not None:
                    await self._post(surface, contest, screen)
                return True
            except EditsSpent:
                # The code below puts this message away and posts the table again.
                log.info("table is too old to be edited", game=contest.game_id)
        if record is not None:
            await self._put_away(surface, record, contest)
        await self._post(surface, contest, screen)
        return True

    def _is_posted_again(
        self, surface: Surface, record: SurfaceRecord, contest: Contest, screen: Screen
    ) -> bool:
        age = timedelta(0)
        if is_slow(contest):  # the age of other tables does not matter
            age = self._games.now() - self._sender.messenger.date_message(record.message_id)
        return is_posted_again(surface, record, contest, screen, age=age)

    async def _post(self, surface: Surface, contest: Contest, screen: Screen) -> None:
        channel_id, hole = contest.record.channel_id, contest.hole
        await self._sender.post(surface, contest, screen, channel_id=channel_id, moment=hole)

    async def _put_away(self, surface: Surface, record: SurfaceRecord, contest: Contest) -> None:
        """Put the older table away before the new one is posted: take its buttons off, or delete it.

        The older table is deleted if it shows the same hole as the new table.
        """
        last: Screen | None = None
        if record.moment == 0 and contest.hole > 0:
            last = await self._screens.make_lobby(contest)
        elif record.moment != contest.hole:
            scored = contest.rewind_to_scored(record.moment)
            if scored is None:
                return
            last = await self._screens.make_scored(scored, old=True)
        if last is not None and last == surface.shown and not self._holds.is_held(contest.game_id):
            return
        surface.shown = None
        try:
            if last is None or not await self._sender.edit_by_token(surface, last):
                await self._leftovers.put_away(record, last)
        except (MessageGone, ChannelGone):
            return
        except MessengerError as error:
            passes = isinstance(error, Unavailable) and not isinstance(error, EditsSpent)
            if passes and surface.failures < _PATIENCE:
                raise
            # People need the new table now. The old one can be put away later.
            log.info("older table is put away later", game=contest.game_id, reason=str(error))
            self._leftovers.add(record, last)
