"""Invitations to open tables: who was invited, when, and who has declined."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database import Database
from data.tables import games, invitations, is_open, preferences

_KEPT_FOR: Final = timedelta(days=1)
"""An invitation to a game that is over is kept for this time, and then deleted."""


@dataclass(frozen=True, slots=True)
class Invited:
    """The result of inviting people. Each person is in one of the three fields."""

    asked: tuple[int, ...] = ()
    lately: tuple[int, ...] = ()
    """People who were not invited now, because somebody has invited them a short time ago."""
    unwilling: tuple[int, ...] = ()
    """People who were not invited, because they do not want invitations."""


class Invitations:
    """Stores the invitations to tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def invite(
        self, game_id: str, user_ids: Sequence[int], now: datetime, *, gap: timedelta
    ) -> Invited:
        """Invite people to a game, and return who was invited and who was not.

        People who do not want invitations are not invited, nor are people who had an invitation less than
        ``gap`` ago.
        """
        return await self._database.write(
            lambda connection: self._invite(connection, game_id, user_ids, now, gap)
        )

    async def _invite(
        self,
        connection: AsyncConnection,
        game_id: str,
        user_ids: Sequence[int],
        now: datetime,
        gap: timedelta,
    ) -> Invited:
        over = select(games.c.game_id).where(~is_open)
        await connection.execute(
            delete(invitations).where(
                invitations.c.invited_at < now - _KEPT_FOR, invitations.c.game_id.in_(over)
            )
        )
        found = await connection.scalars(
            select(preferences.c.user_id).where(
                preferences.c.user_id.in_(user_ids), preferences.c.invitations.is_(False)
            )
        )
        unwilling = set(found)
        found = await connection.scalars(
            select(invitations.c.user_id).where(
                invitations.c.user_id.in_(user_ids), invitations.c.invited_at > now - gap
            )
        )
        lately = set(found) - unwilling
        asked = [user_id for user_id in user_ids if user_id not in unwilling | lately]
        if asked:
            statement = self._database.upsert(invitations)
            fresh = {"invited_at": statement.excluded.invited_at, "declined": False}
            upsert = statement.on_conflict_do_update(
                index_elements=list(invitations.primary_key), set_=fresh
            )
            rows = [
                {"game_id": game_id, "user_id": user_id, "invited_at": now, "declined": False}
                for user_id in asked
            ]
            await connection.execute(upsert, rows)
        return Invited(
            tuple(asked),
            tuple(user_id for user_id in user_ids if user_id in lately),
            tuple(user_id for user_id in user_ids if user_id in unwilling),
        )

    async def list_invited(self, game_id: str) -> tuple[int, ...]:
        """Return the people who were invited to a game and have not declined, in the order of the invitations."""
        async with self._database.looking_up() as connection:
            found = await connection.scalars(
                select(invitations.c.user_id)
                .where(invitations.c.game_id == game_id, invitations.c.declined.is_(False))
                .order_by(invitations.c.invited_at, invitations.c.user_id)
            )
            return tuple(found)

    async def decline(self, game_id: str, user_id: int) -> bool:
        """Store that a person declines. Return whether the person had an invitation that was not declined yet."""
        statement = (
            update(invitations)
            .where(
                invitations.c.game_id == game_id,
                invitations.c.user_id == user_id,
                invitations.c.declined.is_(False),
            )
            .values(declined=True)
        )
        done = await self._database.write(lambda connection: connection.execute(statement))
        return bool(done.rowcount)
