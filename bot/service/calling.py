"""Calls people to a table by name, or by the role that the server has chosen. Nobody is called too often."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.contest import Contest
from bot.games.live_games import LiveGames
from bot.games.names import Names
from bot.languages import Phrase
from bot.words.wording import name_person
from data.invitations import Invited

BETWEEN_INVITATIONS: Final = timedelta(hours=1)
"""A person is invited at most once in this time, even if several people invite them."""
BETWEEN_REMATCHES: Final = timedelta(minutes=10)
"""The same limit for a rematch, among people who have just played together."""
BETWEEN_ROLE_CALLS: Final = timedelta(hours=1)


class Calling:
    """Stores who is called to a table before the table is shown. The first message of the table then mentions them."""

    def __init__(self, games: LiveGames, names: Names) -> None:
        self._games = games
        self._names = names

    async def invite(
        self, table: Contest, user_ids: Sequence[int], *, gap: timedelta = BETWEEN_INVITATIONS
    ) -> Invited:
        """Invite people to a stored table."""
        if not user_ids:
            return Invited()
        now = self._games.now()
        return await self._games.store.invitations.invite(table.game_id, user_ids, now, gap=gap)

    async def call_role(self, table: Contest) -> None:
        """Note that the server's role is called now, if the server has one and did not call it in the last hour."""
        people, at = self._games.store.people, table.record.created_at
        server = await people.load_server(table.record.guild_id)
        called_at = server.role_called_at
        if server.role_id is None or (called_at and at - called_at < BETWEEN_ROLE_CALLS):
            return
        await people.save_server(replace(server, role_called_at=at))

    async def tell(self, guild_id: int, invited: Invited, seated_ids: Sequence[int] = ()) -> Phrase:
        """Return the sentence about the result of invitations, for the person who invited.

        It follows another sentence. ``seated_ids`` are people who sat at the table already.
        """
        asked, lately, unwilling, seated = [
            tuple(
                [name_person(await self._names.look_up(guild_id, user_id)) for user_id in user_ids]
            )
            for user_ids in (invited.asked, invited.lately, invited.unwilling, seated_ids)
        ]
        return Phrase(
            "answers-called",
            asked=asked,
            asked_count=len(asked),
            lately=lately,
            lately_count=len(lately),
            unwilling=unwilling,
            unwilling_count=len(unwilling),
            seated=seated,
            seated_count=len(seated),
        )
