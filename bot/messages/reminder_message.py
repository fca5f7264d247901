"""Posts the reminder, which mentions the people whose turn it is, and deletes it when they have moved."""

from __future__ import annotations

from dataclasses import replace

from bot.contest import Contest
from bot.contest.clock import is_slow
from bot.contest.half_time import is_half_time, list_awaited
from bot.games.live_games import LiveGames
from bot.games.screens import Screens
from bot.messages.reach import Reach
from bot.messages.registry import Registry
from bot.messages.sender import Sender
from bot.messages.surface import Surface
from data.records import DirectMessages


class ReminderMessages:
    """Posts and deletes the reminders of games."""

    def __init__(
        self,
        games: LiveGames,
        screens: Screens,
        sender: Sender,
        registry: Registry,
        reach: Reach,
    ) -> None:
        self._games = games
        self._screens = screens
        self._sender = sender
        self._registry = registry
        self._reach = reach

    async def show(self, surface: Surface, contest: Contest) -> bool:
        """Delete the reminder if it is out of date, then post a new one if it is due.

        Return whether a request was sent.
        """
        record = surface.record
        waiting = await self._list_called(contest)
        deleted = False
        if record is not None and (not waiting or record.moment != contest.moment):
            await self._sender.delete(surface)
            await self._registry.forget(surface)
            record, deleted = None, True
        if record is not None:
            newer = replace(record, version=contest.record.version)
            self._registry.save_later(surface, newer)  # the reminder is right for this version too
            return False
        if not (waiting or surface.pending):
            return deleted
        await self._sender.post(
            surface,
            contest,
            await self._screens.make_reminder(contest, waiting),
            channel_id=contest.record.channel_id,
            moment=contest.moment,
        )
        return True

    async def _list_called(self, contest: Contest) -> tuple[int, ...]:
        """Return the user ids of the people whom the reminder must mention now.

        When half of a player's time is over, the reminder mentions all people whose turn it is. In a slow game, people
        whom no direct message reaches are mentioned as soon as it is their turn. People who want no reminders are left
        out.
        """
        half_time = is_half_time(contest)
        if not half_time and not is_slow(contest):
            return ()
        called: list[int] = []
        for user_id in list_awaited(contest):
            preferences = await self._games.store.people.load_preferences(user_id)
            unreached = (
                preferences.direct_messages is DirectMessages.OFF
                or self._reach.is_closed_to(preferences)
                or self._reach.is_barred
            )
            if preferences.reminders and (half_time or unreached):
                called.append(user_id)
        return tuple(called)
