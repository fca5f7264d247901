"""Whom a direct message reaches, who is told that none reaches them, and when it is tried again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from typing import Final

import structlog

from bot.contest import Contest
from bot.games.live_games import LiveGames
from bot.messages.surface import SurfaceKey, table_key
from bot.ports.tasks import Tasks
from data.notices import UnreachedNotice
from data.records import Preferences, SurfaceKind

log = structlog.get_logger(__name__)

_TRY_AGAIN: Final = timedelta(minutes=10)
"""Refused direct messages count against the bot, so even for somebody who acts they are tried only so often."""


class Doors:
    """Knows who takes no direct messages (in the database), and to whom none goes for a while (in memory)."""

    def __init__(
        self,
        games: LiveGames,
        mark: Callable[[SurfaceKey], None],
        tasks: Tasks,
    ) -> None:
        """``mark`` has a message brought up to date that has something new to say."""
        self._games = games
        self._mark = mark
        self._tasks = tasks
        self._closed_at: dict[int, float] = {}
        self._later: dict[int, float] = {}
        """People to whom the bot has no way at present, and until when it is not looked for."""
        self._none_before = 0.0
        """Until then Discord lets the bot begin no conversation with anybody."""
        self._told: dict[str, dict[int, int]] = {}
        """For each game: seats told how to see their cards, and in which hole."""

    def are_shut(self, preferences: Preferences) -> bool:
        """Whether a person's direct messages are not to be tried at present."""
        user_id = preferences.user_id
        if preferences.direct_closed:
            self._closed_at.setdefault(user_id, self._now_s())
            return True
        return self._later.get(user_id, 0.0) > self._now_s()

    @property
    def are_barred(self) -> bool:
        """Whether the bot may begin no conversation at present. Messages that are there can be edited."""
        return self._none_before > self._now_s()

    async def close(self, contest: Contest, seat: int, preferences: Preferences) -> None:
        """Note that a person takes no direct messages."""
        log.info("direct messages closed", game=contest.game_id, seat=seat)
        self._closed_at[preferences.user_id] = self._now_s()
        await self._games.store.people.save(replace(preferences, direct_closed=True))
        self.tell(contest, seat)

    def put_off(self, contest: Contest, seat: int, user_id: int) -> None:
        """Note that the bot has no way to a person at present, which is not the person's choice."""
        log.info("direct messages have no way", game=contest.game_id, seat=seat)
        self._later[user_id] = self._now_s() + _TRY_AGAIN.total_seconds()
        self.tell(contest, seat)

    def bar(self, contest: Contest, seat: int, for_s: float) -> None:
        """Note that Discord lets the bot begin no conversation with anybody for a while."""
        if not self.are_barred:
            log.warning(
                "Discord lets the bot begin no direct messages for now: people play from the channel meanwhile",
                minutes=round(for_s / 60),
            )
            self._none_before = self._now_s() + for_s
        self.tell(contest, seat)

    def tell(self, contest: Contest, seat: int) -> None:
        """Have the table tell a player, once, how to see their cards."""
        guild_id = contest.record.guild_id
        if not self._games.store.shards.has_guild(guild_id):
            notice = UnreachedNotice(contest.game_id, guild_id, seat)
            self._tasks.spawn(self._games.store.announce(notice))
            return
        # In a slow game a mention in the channel now has to call them.
        self._mark(SurfaceKey(contest.game_id, SurfaceKind.REMINDER))
        if not contest.is_playing:
            return
        told = self._told.setdefault(contest.game_id, {})
        if seat not in told:
            told[seat] = contest.hole
            self._mark(table_key(contest.game_id))

    def list_told(self, contest: Contest) -> tuple[int, ...]:
        """Return the seats that the table tells in this hole how to see their cards."""
        told = self._told.get(contest.game_id, {})
        return tuple(seat for seat, hole in sorted(told.items()) if hole == contest.hole)

    def forget(self, game_id: str) -> None:
        """Forget a game that is over."""
        self._told.pop(game_id, None)

    async def hear_of(self, user_id: int) -> bool:
        """Note that a person acts; return whether direct messages that were refused before should be tried again."""
        closed_at = self._closed_at.get(user_id)
        if closed_at is None or self._now_s() - closed_at < _TRY_AGAIN.total_seconds():
            return False
        del self._closed_at[user_id]
        preferences = await self._games.store.people.preferences(user_id)
        await self._games.store.people.save(replace(preferences, direct_closed=False))
        return True

    def _now_s(self) -> float:
        return self._games.now().timestamp()
