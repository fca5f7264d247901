"""How one message is brought to show a game: posted, edited, posted anew, deleted."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from datetime import timedelta
from typing import Final

import structlog

from bot.contest import Contest
from bot.contest.clock import is_slow
from bot.games.casting import cast_of, table_cast
from bot.games.live_games import LiveGames
from bot.games.names import Names
from bot.messages.panels import Panels
from bot.messages.surface import Surface, SurfaceKey, sent_at_of
from bot.ports import (
    ChannelGone,
    DirectClosed,
    MessageGone,
    Messenger,
    MessengerError,
    NotAllowed,
    Unavailable,
)
from bot.ports.screen import Screen
from bot.screens.cards import cards_screen, gone_screen, moved_to_channel_screen
from bot.screens.cast import Cast
from bot.screens.lobby import lobby_screen
from bot.screens.reminder import reminder_screen
from bot.screens.table import scored_screen, table_screen
from data.records import Deadline, DirectMessages, Preferences, SurfaceKind, SurfaceRecord

log = structlog.get_logger(__name__)

_TRY_DIRECT_AGAIN: Final = timedelta(minutes=10)
"""Refused direct messages count against the bot, so even for somebody who acts they are tried only so often."""
_PATIENCE: Final = 2
"""Attempts in a row that may fail because of an older table, before it is left as it is."""


_EDITED_FREELY_FOR: Final = timedelta(hours=1)
"""Edits of messages older than this have a small allowance of their own (Discord's error 30046)."""


def _shows(surface: Surface, screen: Screen) -> bool:
    return surface.shown is not None and surface.shown.serves_for(screen)


class Showing:
    """Knows what each kind of message should show and makes it so, or raises what ``Messenger`` raised."""

    def __init__(
        self, games: LiveGames, names: Names, messenger: Messenger, panels: Panels
    ) -> None:
        self._games = games
        self._names = names
        self._messenger = messenger
        self._panels = panels
        self._unsaved: dict[SurfaceKey, SurfaceRecord] = {}
        self._marks: set[SurfaceKey] = set()
        self._closed_at: dict[int, float] = {}
        self._told: dict[str, dict[int, int]] = {}
        """For each game: seats told how to see their cards, and in which hole."""

    async def show(self, key: SurfaceKey, surface: Surface, contest: Contest) -> bool:
        """Make the message show the game; return whether anything was sent to Discord."""
        match key[1]:
            case SurfaceKind.TABLE:
                return await self._table(key, surface, contest)
            case SurfaceKind.CARDS:
                return await self._cards(key, surface, contest)
            case SurfaceKind.REMINDER:
                return await self._reminder(key, surface, contest)

    def take_marks(self) -> set[SurfaceKey]:
        """Return, once, the other messages that have something new to say because of what was found out here."""
        marks, self._marks = self._marks, set()
        return marks

    # The table

    async def _table(self, key: SurfaceKey, surface: Surface, contest: Contest) -> bool:
        cast = await self._table_cast(contest)
        screen = table_screen(contest, cast)
        if not contest.record.status.is_open:
            self._told.pop(contest.game_id, None)
        record = surface.record
        if record is None and contest.is_lobby:
            # People are called when the lobby appears, and not when it moves down.
            screen = replace(screen, mentions=cast.called, roles=cast.roles)
        stays = record is not None and record.moment == contest.hole and not surface.move_down
        if record is not None and stays:
            stays = _shows(surface, screen) or not self._is_too_old(record, contest)
        if stays:
            return await self._edit(key, surface, contest, screen)
        if record is None and not contest.record.status.is_open:
            return False  # its end has been shown, and is not kept account of any more
        if record is not None:
            await self._put_away(surface, record, contest, cast)
        await self._post(key, surface, contest, contest.record.channel_id, screen, contest.hole)
        return True

    def _is_too_old(self, record: SurfaceRecord, contest: Contest) -> bool:
        """Whether a slow game had better post its table anew: Discord takes few edits of an old message."""
        sent_at = sent_at_of(record.message_id)
        return is_slow(contest) and self._games.now() - sent_at > _EDITED_FREELY_FOR

    async def _put_away(
        self, surface: Surface, record: SurfaceRecord, contest: Contest, cast: Cast
    ) -> None:
        """Leave the older table as a record of its hole, without buttons; one moved within a hole goes."""
        try:
            if record.moment == contest.hole:
                await self._messenger.delete(record.channel_id, record.message_id)
                return
            if record.moment == 0:
                old = lobby_screen(contest, cast)
            else:
                scored = contest.rewind_to_scored(record.moment)
                if scored is None:
                    return
                old = scored_screen(scored, cast, old=True)
            if old != surface.shown:
                await self._messenger.edit(record.channel_id, record.message_id, old)
        except MessengerError as error:
            if isinstance(error, Unavailable) and surface.failures < _PATIENCE:
                raise
            # The new table matters more than how the old one is left.
            log.info("older table left as it was", game=contest.game_id, reason=str(error))

    async def _table_cast(self, contest: Contest) -> Cast:
        told = self._told.get(contest.game_id, {})
        to_tell = tuple(seat for seat, hole in sorted(told.items()) if hole == contest.hole)
        return await table_cast(contest, self._names, self._games.store, to_tell=to_tell)

    # One's own cards

    async def _cards(self, key: SurfaceKey, surface: Surface, contest: Contest) -> bool:
        user_id = key[2]
        seat = contest.seat_of(user_id)
        preferences = await self._games.store.people.preferences(user_id)
        if seat is None:
            screen = gone_screen()
        else:
            cast = await cast_of(contest, self._names, text=preferences.text)
            screen = cards_screen(contest, seat, cast)
        is_shown = await self._panels.show(contest.game_id, user_id, screen)
        if is_shown and (seat is None or not contest.is_playing):
            self._panels.taken(contest.game_id, user_id)  # it shows the end
        if seat is None:
            sent = await self._last_words(key, surface, contest, screen)
        else:
            sent = await self._direct(key, surface, contest, seat, preferences, screen)
        if not is_shown:
            raise Unavailable("ephemeral cards cannot be edited now")
        return sent

    async def _direct(
        self,
        key: SurfaceKey,
        surface: Surface,
        contest: Contest,
        seat: int,
        preferences: Preferences,
        screen: Screen,
    ) -> bool:
        user_id = key[2]
        if preferences.direct_messages is DirectMessages.OFF:
            return await self._last_words(key, surface, contest, moved_to_channel_screen(contest))
        if preferences.direct_closed:
            self._closed_at.setdefault(user_id, self._games.now().timestamp())
            self._tell(contest, seat)
            return False
        record = surface.record
        my_turn = seat in contest.to_act and not contest.is_automatic(seat)
        to_notify = my_turn and is_slow(contest) and not contest.hole_is_over
        try:
            if record is None:
                if not contest.is_playing:
                    return False  # nobody needs a first message about a game that is over
                channel_id = await self._messenger.direct_channel(user_id)
                await self._post(key, surface, contest, channel_id, screen, contest.moment)
                return True
            if to_notify and record.moment < contest.moment:
                # Deleted first: if either fails, both are tried again, and no older message is left.
                await self._messenger.delete(record.channel_id, record.message_id)
                await self._post(key, surface, contest, record.channel_id, screen, contest.moment)
                return True
            return await self._edit(key, surface, contest, screen)
        except (DirectClosed, NotAllowed):
            # A message that is there stays the one to be edited, should they be let through again.
            await self._direct_closed(key, contest, seat, preferences)
        except ChannelGone:
            await self._forget(key, surface)
            await self._direct_closed(key, contest, seat, preferences)
        return True

    async def _direct_closed(
        self, key: SurfaceKey, contest: Contest, seat: int, preferences: Preferences
    ) -> None:
        log.info("direct messages closed", game=contest.game_id, seat=seat)
        self._closed_at[key[2]] = self._games.now().timestamp()
        await self._games.store.people.save(replace(preferences, direct_closed=True))
        self._tell(contest, seat)
        # In a slow game a mention in the channel now has to call them.
        self._marks.add((contest.game_id, SurfaceKind.REMINDER, 0))

    def _tell(self, contest: Contest, seat: int) -> None:
        """Have the table tell a player, once, how to see their cards."""
        if not contest.is_playing:
            return
        told = self._told.setdefault(contest.game_id, {})
        if seat not in told:
            told[seat] = contest.hole
            self._marks.add((contest.game_id, SurfaceKind.TABLE, 0))

    async def heard_of(self, user_id: int) -> bool:
        """A person acts: return whether their direct messages, refused before, are to be tried again."""
        closed_at = self._closed_at.get(user_id)
        now = self._games.now().timestamp()
        if closed_at is None or now - closed_at < _TRY_DIRECT_AGAIN.total_seconds():
            return False
        del self._closed_at[user_id]
        preferences = await self._games.store.people.preferences(user_id)
        await self._games.store.people.save(replace(preferences, direct_closed=False))
        return True

    async def _last_words(
        self, key: SurfaceKey, surface: Surface, contest: Contest, screen: Screen
    ) -> bool:
        """Edit a message for the last time, if it is still there."""
        record = surface.record
        if record is None:
            return False
        try:
            await self._messenger.edit(record.channel_id, record.message_id, screen)
        except (MessageGone, DirectClosed, NotAllowed, ChannelGone) as error:
            log.info("message left as it was", game=contest.game_id, reason=str(error))
        await self._forget(key, surface)
        return True

    # Reminders

    async def _reminder(self, key: SurfaceKey, surface: Surface, contest: Contest) -> bool:
        record = surface.record
        waiting = await self._to_remind(contest)
        if record is not None and (not waiting or record.moment != contest.moment):
            await self._messenger.delete(record.channel_id, record.message_id)
            await self._forget(key, surface)
            record = None
        if record is not None or not waiting:
            return False
        channel_id = contest.record.channel_id
        screen = reminder_screen(contest, waiting)
        await self._post(key, surface, contest, channel_id, screen, contest.moment)
        return True

    async def _to_remind(self, contest: Contest) -> tuple[int, ...]:
        """User ids of those to be called: at half time, and at once where a slow game cannot call them directly."""
        if not contest.is_playing or contest.hole_is_over or contest.record.left_s is not None:
            return ()
        half_time = contest.record.deadline is Deadline.LAPSE
        if not half_time and not is_slow(contest):
            return ()
        called: list[int] = []
        for seat in contest.to_act:
            user_id = contest.record.players[seat].user_id
            if user_id is None or user_id < 0 or contest.is_automatic(seat):
                continue
            preferences = await self._games.store.people.preferences(user_id)
            unreached = (
                preferences.direct_messages is DirectMessages.OFF or preferences.direct_closed
            )
            if preferences.reminders and (half_time or unreached):
                called.append(user_id)
        return tuple(called)

    # Sending

    async def _edit(
        self, key: SurfaceKey, surface: Surface, contest: Contest, screen: Screen
    ) -> bool:
        record = surface.record
        assert record is not None
        sent = not _shows(surface, screen)
        if sent:
            try:
                await self._messenger.edit(record.channel_id, record.message_id, screen)
            except MessageGone:
                log.info("message was deleted", game=contest.game_id, surface=key[1].value)
                is_result = key[1] is SurfaceKind.TABLE and contest.state is not None
                if contest.record.status.is_open or is_result:
                    await self._post(
                        key, surface, contest, record.channel_id, screen, record.moment
                    )
                else:
                    await self._forget(key, surface)
                return True
            surface.shown = screen
        surface.record = replace(record, version=contest.record.version)
        self._unsaved[key] = surface.record
        return sent

    async def _post(
        self,
        key: SurfaceKey,
        surface: Surface,
        contest: Contest,
        channel_id: int,
        screen: Screen,
        moment: int,
    ) -> None:
        message_id = await self._messenger.post(
            channel_id, screen, nonce=_nonce(key, surface, contest)
        )
        surface.shown, surface.newest_id, surface.move_down = screen, message_id, False
        surface.record = SurfaceRecord(
            contest.game_id, key[1], key[2], channel_id, message_id, moment, contest.record.version
        )
        self._unsaved.pop(key, None)
        await self._games.store.surfaces.save(surface.record)

    async def ended(self, key: SurfaceKey) -> None:
        """A game is over and the message says so: no account of it is kept any more."""
        self._unsaved.pop(key, None)
        await self._games.store.surfaces.delete(*key)

    async def _forget(self, key: SurfaceKey, surface: Surface) -> None:
        surface.record = None
        surface.shown = None
        self._unsaved.pop(key, None)
        await self._games.store.surfaces.delete(*key)

    async def flush(self) -> None:
        """Store which versions are shown; if that is lost, a message is edited once too often, no more."""
        unsaved, self._unsaved = self._unsaved, {}
        for record in unsaved.values():
            await self._games.store.surfaces.save(record)


def _nonce(key: SurfaceKey, surface: Surface, contest: Contest) -> str:
    """The same for the same post after a crash, which Discord then sends once, and for no other post of the bot.

    So the same state of a game posted once more, further down or to another player, has another one.
    """
    replaced_id = surface.newest_id if surface.record is None else surface.record.message_id
    label = f"{':'.join(map(str, key))}:{contest.record.version}:{replaced_id}"
    return hashlib.blake2b(label.encode(), digest_size=12).hexdigest()
