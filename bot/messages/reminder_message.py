"""Posts the reminder, which mentions the people whose move it is, and deletes it once they have moved."""

from __future__ import annotations

from bot.contest import Contest
from bot.contest.clock import is_slow
from bot.games.live_games import LiveGames
from bot.games.screens import Screens
from bot.messages.reach import Reach
from bot.messages.registry import Registry
from bot.messages.sender import Sender
from bot.messages.surface import Surface
from bot.screens.reminder import reminder_screen
from data.records import Deadline, DirectMessages


class ReminderMessages:
    """Reminds people of their move."""

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
        """Post or delete the reminder of a game, whichever is due; return whether a request was sent."""
        record = surface.record
        waiting = await self._to_remind(contest)
        if record is not None and (not waiting or record.moment != contest.moment):
            await self._sender.delete(surface)
            await self._registry.forget(surface)
            record = None
        if record is not None or not (waiting or surface.pending):
            return False
        tongue = await self._screens.table_tongue(contest)
        await self._sender.post(
            surface,
            contest,
            reminder_screen(contest, waiting, tongue),
            channel_id=contest.record.channel_id,
            moment=contest.moment,
        )
        return True

    async def _to_remind(self, contest: Contest) -> tuple[int, ...]:
        """Return the user ids of the people to mention.

        At half time these are all people whose move it is. In a slow game they are mentioned at once if no direct
        message calls them.
        """
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
            preferences = await self._games.store.people.load_preferences(user_id)
            unreached = (
                preferences.direct_messages is DirectMessages.OFF
                or self._reach.is_closed_to(preferences)
                or self._reach.is_barred
            )
            if preferences.reminders and (half_time or unreached):
                called.append(user_id)
        return tuple(called)
