"""Stores the messages that show games: where each one is, for whom, and which version it shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import Any, Final

from sqlalchemy import Row, and_, bindparam, case, delete, exists, literal, select, union, update

from data.database import Database
from data.records import SurfaceKind, SurfaceRecord
from data.shards import WHOLE, Shards
from data.tables import games, is_open, surfaces

_FIELDS: Final = tuple(field.name for field in fields(SurfaceRecord))


_NOTE_VERSION: Final = (
    update(surfaces)
    .where(
        surfaces.c.game_id == bindparam("game"),
        surfaces.c.kind == bindparam("what", type_=surfaces.c.kind.type),
        surfaces.c.user_id == bindparam("whose"),
        surfaces.c.message_id == bindparam("message"),
    )
    .values(version=bindparam("newer"))
)


def _record(row: Row[Any]) -> SurfaceRecord:
    return SurfaceRecord(**{name: getattr(row, name) for name in _FIELDS})


def _order(surface: SurfaceRecord) -> tuple[str, str, int]:
    """Return a key by which the rows of messages are sorted.

    All transactions change rows in the order of this key, so that no two transactions wait for each other.
    """
    return surface.game_id, surface.kind, surface.user_id


class Surfaces:
    """Stores where each message of a game is, and which version of the game it shows."""

    def __init__(self, database: Database, shards: Shards = WHOLE) -> None:
        """``list_behind`` and ``list_late`` look only at messages that these shards show."""
        self._database = database
        self._shards = shards

    async def save(self, surface: SurfaceRecord) -> None:
        """Store a message, in place of an older message of the same game, kind and person."""
        statement = self._database.upsert(surfaces)
        fresh = {name: statement.excluded[name] for name in _FIELDS}
        upsert = statement.on_conflict_do_update(
            index_elements=list(surfaces.primary_key), set_=fresh
        )
        await self._database.write(lambda connection: connection.execute(upsert, asdict(surface)))

    async def note_versions(self, shown: Sequence[SurfaceRecord]) -> None:
        """Store for several messages, in one transaction, which versions of their games they show.

        If a message is stored no longer, or another one is stored in its place, nothing changes. So an old
        message cannot come back.
        """
        if not shown:
            return
        values = [
            {
                "game": surface.game_id,
                "what": surface.kind,
                "whose": surface.user_id,
                "message": surface.message_id,
                "newer": surface.version,
            }
            for surface in sorted(shown, key=_order)
        ]
        await self._database.write(lambda connection: connection.execute(_NOTE_VERSION, values))

    async def find(self, game_id: str, kind: SurfaceKind, user_id: int = 0) -> SurfaceRecord | None:
        """Return where a message of a game is, and which version it shows; ``None`` if no such message is stored.

        ``user_id`` is the person whose cards the message shows; 0 means a message for everybody.
        """
        async with self._database.looking_up() as connection:
            found = await connection.execute(
                select(surfaces).where(self._is(game_id, kind, user_id))
            )
            row = found.first()
            return None if row is None else _record(row)

    async def list_of_game(self, game_id: str) -> list[SurfaceRecord]:
        """Return all stored messages of a game."""
        async with self._database.looking_up() as connection:
            found = await connection.execute(
                select(surfaces)
                .where(surfaces.c.game_id == game_id)
                .order_by(surfaces.c.kind, surfaces.c.user_id)
            )
            return [_record(row) for row in found]

    async def delete(self, game_id: str, kind: SurfaceKind, user_id: int = 0) -> None:
        """Delete what is stored about a message. It is no error if nothing is. ``user_id`` is as in ``find``."""
        gone = delete(surfaces).where(self._is(game_id, kind, user_id))
        await self._database.write(lambda connection: connection.execute(gone))

    async def list_behind(self) -> list[str]:
        """Return the ids of games with a message that is out of date, and of open games without a table.

        Only messages of these shards count. A table or a reminder belongs to the shard of its server, and cards
        belong to shard 0. Private games have no table.
        """
        return sorted((await self.list_late()).keys())

    async def list_late(self) -> dict[str, int]:
        """Return the version of each game that has an out-of-date message or no table, by game id.

        ``list_behind`` says which games count.
        """
        here = self._shards.covers(games.c.guild_id)
        is_cards = surfaces.c.kind == SurfaceKind.CARDS
        ours = case((is_cards, literal(self._shards.has_direct)), else_=here)
        late = (
            select(games.c.game_id, games.c.version)
            .join(surfaces)
            .where(surfaces.c.version < games.c.version, ours)
        )
        table = exists().where(
            surfaces.c.game_id == games.c.game_id, surfaces.c.kind == SurfaceKind.TABLE
        )
        bare = select(games.c.game_id, games.c.version).where(
            is_open, here, games.c.channel_id > 0, ~table
        )
        async with self._database.looking_up() as connection:
            found = await connection.execute(union(late, bare))
            return {row.game_id: row.version for row in found}

    @staticmethod
    def _is(game_id: str, kind: SurfaceKind, user_id: int) -> Any:
        return and_(
            surfaces.c.game_id == game_id, surfaces.c.kind == kind, surfaces.c.user_id == user_id
        )
