"""Shows each player their own cards, in a direct message and in the panel that the player may have opened."""

from __future__ import annotations

from typing import Final

import structlog

from bot.contest import Contest
from bot.contest.clock import is_slow
from bot.games.live_games import LiveGames
from bot.games.screens import Screens
from bot.messages.panels import Panels
from bot.messages.reach import Reach
from bot.messages.registry import Registry
from bot.messages.sender import Sender
from bot.messages.surface import Surface
from bot.ports import (
    ChannelGone,
    DirectBarred,
    DirectClosed,
    EditsSpent,
    MessageGone,
    NotAllowed,
    NoWay,
    Unavailable,
)
from bot.ports.screen import Screen
from data.records import DirectMessages, Preferences

log = structlog.get_logger(__name__)

_FIRST: Final = "first"
"""The ``purpose`` that ``Sender.post`` gets for the first direct message of a game to a person."""


class CardsMessages:
    """Shows each person their cards in a direct message and in a panel."""

    def __init__(
        self,
        games: LiveGames,
        screens: Screens,
        sender: Sender,
        registry: Registry,
        reach: Reach,
        panels: Panels,
    ) -> None:
        self._games = games
        self._screens = screens
        self._sender = sender
        self._registry = registry
        self._reach = reach
        self._panels = panels

    async def show(self, surface: Surface, contest: Contest) -> bool:
        """Bring a person's direct message and panel up to date. Return whether the direct message needed a request.

        ``Unavailable`` if the panel could not be edited now, so that the keeper tries again.
        """
        user_id = surface.key.user_id
        seat = contest.seat_of(user_id)
        preferences = await self._games.store.people.load_preferences(user_id)
        screen = await self._screens.make_cards(contest, user_id)
        is_shown = await self._panels.show(contest.game_id, user_id, screen)
        if is_shown and (seat is None or not contest.is_playing):
            self._panels.take(contest.game_id, user_id)  # the panel shows the end of the game
        if contest.record.is_private or not self._games.store.shards.has_direct:
            # A private game has panels only. Otherwise another process sends the direct messages.
            sent = False
        elif seat is None:
            sent = await self._say_last(surface, contest, screen)
        elif preferences.direct_messages is DirectMessages.OFF:
            moved = await self._screens.make_moved_to_channel(contest, user_id)
            sent = await self._say_last(surface, contest, moved)
        else:
            sent = await self._show_directly(surface, contest, seat, preferences, screen)
        if not is_shown:
            raise Unavailable("ephemeral cards cannot be edited now")
        return sent

    async def _show_directly(
        self,
        surface: Surface,
        contest: Contest,
        seat: int,
        preferences: Preferences,
        screen: Screen,
    ) -> bool:
        if self._reach.is_closed_to(preferences):
            self._reach.tell(contest, seat)
            return False
        try:
            return await self._send(surface, contest, seat, screen)
        except DirectBarred as error:
            self._reach.bar(contest, seat, error.for_s)
        except NoWay:
            self._reach.put_off(contest, seat, preferences.user_id)
        except (DirectClosed, NotAllowed):
            # The older message stays stored. It is edited again if the person takes direct messages again.
            await self._reach.close(contest, seat, preferences)
        except ChannelGone:
            await self._registry.forget(surface)
            await self._reach.close(contest, seat, preferences)
        return True

    async def _send(self, surface: Surface, contest: Contest, seat: int, screen: Screen) -> bool:
        record = surface.record
        if record is None:
            if not contest.is_playing and surface.pending is None:
                return False  # nobody needs a first message about a game that is over
            if self._reach.is_barred:
                self._reach.tell(contest, seat)
                return False
            channel_id = await self._sender.messenger.open_direct_channel(surface.key.user_id)
            await self._sender.post(
                surface,
                contest,
                screen,
                channel_id=channel_id,
                moment=contest.moment,
                purpose=_FIRST,
            )
            return True
        my_turn = seat in contest.to_act and not contest.is_automatic(seat)
        to_notify = my_turn and is_slow(contest) and not contest.hole_is_over
        if to_notify and record.moment < contest.moment and not self._reach.is_barred:
            # The older message is deleted first. If deleting or posting fails, both are tried again, so that no older
            # message is left.
            await self._sender.delete(surface)
            await self._post_again(surface, contest, screen, record.channel_id)
            return True
        try:
            return await self._sender.edit(surface, contest, screen)
        except MessageGone:
            log.info("direct message was deleted", game=contest.game_id)
            if not contest.record.status.is_open:
                await self._registry.forget(surface)
                return True
        except EditsSpent:
            log.info("direct message is too old to be edited", game=contest.game_id)
            await self._sender.delete(surface)
        await self._post_again(surface, contest, screen, record.channel_id)
        return True

    async def _post_again(
        self, surface: Surface, contest: Contest, screen: Screen, channel_id: int
    ) -> None:
        try:
            await self._sender.post(
                surface, contest, screen, channel_id=channel_id, moment=contest.moment
            )
        except (DirectBarred, NoWay):
            await self._registry.forget(surface)  # the older message was deleted
            raise

    async def _say_last(self, surface: Surface, contest: Contest, screen: Screen) -> bool:
        """Show ``screen`` as the last one of a direct message, and forget the message.

        Return whether there was a message.
        """
        if surface.record is None:
            return False
        try:
            await self._sender.edit(surface, contest, screen)
        except EditsSpent:
            await self._sender.delete(surface)
        except (MessageGone, DirectClosed, NotAllowed, NoWay, DirectBarred, ChannelGone) as error:
            log.info("message left as it was", game=contest.game_id, reason=str(error))
        await self._registry.forget(surface)
        return True
