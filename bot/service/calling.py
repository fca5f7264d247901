"""Calls people to a table: by name, or by the role that a server has named. Nobody is called too often."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.contest import Contest
from bot.games.live_games import LiveGames
from bot.games.names import Names
from bot.languages import Phrase
from bot.words.wording import bold
from data.invitations import Invited

BETWEEN_INVITATIONS: Final = timedelta(hours=1)
"""A person is invited at most once in this time, also if several people invite them."""
BETWEEN_REMATCHES: Final = timedelta(minutes=10)
"""The same for people who have just played together."""
BETWEEN_ROLE_CALLS: Final = timedelta(hours=1)


class Calling:
    """Notes who is called before a table is shown; the first message of the table then mentions them."""

    def __init__(self, games: LiveGames, names: Names) -> None:
        self._games = games
        self._names = names

    async def invite(
        self, table: Contest, user_ids: Sequence[int], *, gap: timedelta = BETWEEN_INVITATIONS
    ) -> Invited:
        """Invite people to a table that is stored already."""
        if not user_ids:
            return Invited()
        now = self._games.now()
        return await self._games.store.invitations.invite(table.game_id, user_ids, now, gap=gap)

    async def call_role(self, table: Contest) -> None:
        """Call the role of the server, if it has one that was not called lately."""
        people, at = self._games.store.people, table.record.created_at
        server = await people.server(table.record.guild_id)
        called_at = server.role_called_at
        if server.role_id is None or (called_at and at - called_at < BETWEEN_ROLE_CALLS):
            return
        await people.save_server(replace(server, role_called_at=at))

    async def tell(self, guild_id: int, invited: Invited) -> Phrase:
        """Return what has come of invitations, for the person who invited. It follows another sentence."""
        asked, lately, unwilling = [
            tuple([bold(await self._names.of(guild_id, user_id)) for user_id in user_ids])
            for user_ids in (invited.asked, invited.lately, invited.unwilling)
        ]
        return Phrase(
            "answers-called",
            asked=asked,
            asked_count=len(asked),
            lately=lately,
            lately_count=len(lately),
            unwilling=unwilling,
            unwilling_count=len(unwilling),
        )
