"""Invites people to a table, and calls the role that a server has chosen. Nobody is called too often."""

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
"""Each person is invited at most once in this time, even by different people."""
BETWEEN_REMATCHES: Final = timedelta(minutes=10)
"""The same limit for a rematch. This limit is shorter, because these people have just played together."""
BETWEEN_ROLE_CALLS: Final = timedelta(hours=1)


class Calling:
    """Stores who is called to a table. The message of the table mentions these people when it is posted."""

    def __init__(self, games: LiveGames, names: Names) -> None:
        self._games = games
        self._names = names

    async def invite(
        self, table: Contest, user_ids: Sequence[int], *, gap: timedelta = BETWEEN_INVITATIONS
    ) -> Invited:
        """Store that people are invited to a table. Return who was invited, who was not, and why not.

        People who were invited anywhere less than ``gap`` ago are not invited again.
        """
        if not user_ids:
            return Invited()
        now = self._games.now()
        return await self._games.store.invitations.invite(table.game_id, user_ids, now, gap=gap)

    async def call_role(self, table: Contest) -> None:
        """Store that a table calls the server's role.

        Do nothing if the server has no role, or called it in the last hour.
        """
        people, at = self._games.store.people, table.record.created_at
        server = await people.load_server(table.record.guild_id)
        called_at = server.role_called_at
        if server.role_id is None or (called_at and at - called_at < BETWEEN_ROLE_CALLS):
            return
        await people.save_server(replace(server, role_called_at=at))

    async def tell(self, guild_id: int, invited: Invited, seated_ids: Sequence[int] = ()) -> Phrase:
        """Return the sentence that tells the person who invited people which of them were invited.

        ``seated_ids`` are people who had a seat at the table already.
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
