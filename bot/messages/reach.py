"""Decides whether the bot sends a person direct messages. If not, the table tells the person how to see their cards."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Final

import structlog

from bot.contest import Contest
from bot.games.live_games import LiveGames
from bot.messages.surface import SurfaceKey, make_table_key
from bot.ports.tasks import Tasks
from data.notices import UnreachedNotice
from data.records import Preferences, SurfaceKind

log = structlog.get_logger(__name__)

_TRY_AGAIN: Final = timedelta(minutes=10)
"""The time between a refused direct message and the next one to the same person.

Discord limits a bot whose direct messages are refused often.
"""


class Reach:
    """Knows to whom the bot can send direct messages now.

    The database stores who refuses direct messages. Other reasons to send none last only minutes, and are in memory
    only.
    """

    def __init__(self, games: LiveGames, tasks: Tasks) -> None:
        self._games = games
        self._tasks = tasks
        self.news: list[SurfaceKey] = []
        """The messages that must tell somebody how to see their cards. The keeper marks them as out of date."""
        self._closed_at: dict[int, float] = {}
        self._later: dict[int, float] = {}
        """By user id: until when (seconds since 1970) the bot sends this person no direct messages."""
        self._none_before = 0.0
        """Until when (seconds since 1970) Discord does not let the bot open direct-message channels with anybody."""
        self._told: dict[str, dict[int, int]] = {}
        """By game, then by seat: the hole in which the table tells the player at this seat how to see their cards."""

    def is_closed_to(self, preferences: Preferences) -> bool:
        """Whether the bot should send a person no direct messages at present."""
        user_id = preferences.user_id
        if preferences.direct_closed:
            self._closed_at.setdefault(user_id, self._read_clock())
            return True
        return self._later.get(user_id, 0.0) > self._read_clock()

    @property
    def is_barred(self) -> bool:
        """Whether Discord does not let the bot open direct-message channels now.

        The bot can still write in the channels that are open.
        """
        return self._none_before > self._read_clock()

    async def close(self, contest: Contest, seat: int, preferences: Preferences) -> None:
        """Store that a person refuses direct messages, and let the table tell them how to see their cards."""
        log.info("direct messages closed", game=contest.game_id, seat=seat)
        self._closed_at[preferences.user_id] = self._read_clock()
        await self._games.store.people.save(replace(preferences, direct_closed=True))
        self.tell(contest, seat)

    def put_off(self, contest: Contest, seat: int, user_id: int) -> None:
        """Send a person no direct messages for ten minutes, and let the table tell them how to see their cards.

        The bot cannot reach the person at present, but the person does not refuse direct messages.
        """
        log.info("direct messages have no way", game=contest.game_id, seat=seat)
        self._later[user_id] = self._read_clock() + _TRY_AGAIN.total_seconds()
        self.tell(contest, seat)

    def bar(self, contest: Contest, seat: int, for_s: float) -> None:
        """Open no direct-message channels for ``for_s`` seconds. Let the table tell a player how to see their cards.

        Discord has limited the bot.
        """
        if not self.is_barred:
            log.warning(
                "Discord lets the bot begin no direct messages for now: people play from the channel meanwhile",
                minutes=round(for_s / 60),
            )
            self._none_before = self._read_clock() + for_s
        self.tell(contest, seat)

    def tell(self, contest: Contest, seat: int) -> None:
        """Let the table tell the player at a seat how to see their cards.

        The table tells each player in one hole of a game only. If another process shows the table, this process sends
        that process a notice.
        """
        guild_id = contest.record.guild_id
        if not self._games.store.shards.has_guild(guild_id):
            notice = UnreachedNotice(contest.game_id, guild_id, seat)
            self._tasks.spawn(self._games.store.announce(notice))
            return
        # The reminder calls players in slow games. It mentions those whom no direct message can call.
        self.news.append(SurfaceKey(contest.game_id, SurfaceKind.REMINDER))
        if not contest.is_playing:
            return
        told = self._told.setdefault(contest.game_id, {})
        if seat not in told:
            told[seat] = contest.hole
            self.news.append(make_table_key(contest.game_id))

    def list_told(self, contest: Contest) -> tuple[int, ...]:
        """Return the seats whose players the table must tell how to see their cards in the current hole."""
        told = self._told.get(contest.game_id, {})
        return tuple(seat for seat, hole in sorted(told.items()) if hole == contest.hole)

    def forget(self, game_id: str) -> None:
        """Forget which players of a game were told how to see their cards."""
        self._told.pop(game_id, None)

    async def reopen(self, user_id: int) -> bool:
        """Allow direct messages to a person who refused them before, because the person has just done something.

        Return whether this has changed anything. It has not if the person refused no messages, or refused one in the
        last ten minutes, because such a refusal still counts.
        """
        closed_at = self._closed_at.get(user_id)
        if closed_at is None or self._read_clock() - closed_at < _TRY_AGAIN.total_seconds():
            return False
        del self._closed_at[user_id]
        preferences = await self._games.store.people.load_preferences(user_id)
        await self._games.store.people.save(replace(preferences, direct_closed=False))
        return True

    def _read_clock(self) -> float:
        return self._games.now().timestamp()
