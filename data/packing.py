"""Packs all events of an ended game into one compressed row.

The log of an ended game does not grow any more, and people rarely read it. In rows, a game of nine holes takes 40 kB or
more; packed, the game takes less than 3 kB. ``read_log`` reads both forms, so no other module needs to know which games
are packed.
"""

from __future__ import annotations

import asyncio
import bz2
import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Select, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database import Database
from data.tables import events, games, is_open, packed_events
from engine import LogError

PACKED_AFTER: Final = timedelta(days=7)
"""A game is packed this long after its end, because most reviews are asked for before."""
_BZ2_OF_JSON: Final = b"\x01"
"""The first byte of a packed log. This byte says how the other bytes are packed.

Another way of packing needs another byte.
"""

Lines = list[tuple[str, str]]
"""The kind and the body of each event, as in the rows of ``events``."""


def pack(lines: Sequence[tuple[str, str]]) -> bytes:
    """Return the events of one game as one compressed value. ``unpack`` reads this value."""
    return _BZ2_OF_JSON + bz2.compress(json.dumps(lines, separators=(",", ":")).encode())


def unpack(body: bytes) -> Lines:
    """Return the events of a packed value; ``LogError`` if the value is damaged, or written by a later version."""
    if body[:1] != _BZ2_OF_JSON:
        raise LogError(
            f"the events are packed in a way {body[:1]!r} that this version does not know"
        )
    try:
        return [(str(kind), str(text)) for kind, text in json.loads(bz2.decompress(body[1:]))]
    except (OSError, EOFError, ValueError, TypeError) as error:
        raise LogError(f"the packed events are damaged: {error}") from error


@dataclass(frozen=True, slots=True)
class Piece:
    """The result of one call of ``Packing.pack_some``."""

    packed: int
    """The number of games that the call has packed."""
    looked_at: int
    """The number of games that the call has looked at.

    Some are not packed, because they are open, recent or damaged.
    """
    last_id: str | None
    """The id of the game that was looked at last. Give it to the next call. ``None`` if no games are left."""


class Packing:
    """Packs the events of ended games, a few games at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def count_waiting(self, before: datetime) -> int:
        """Return how many of the games that ended before this time are not packed yet."""
        waits = (
            select(func.count())
            .select_from(games)
            .where(games.c.ended_at < before, ~is_open, games.c.event_count > 0)
            .where(~select(packed_events.c.game_id).where(_is_packed).exists())
        )
        async with self._database.looking_up() as connection:
            return await connection.scalar(waits) or 0

    async def pack_some(self, before: datetime, *, after: str = "", most: int = 5) -> Piece:
        """Look at some games, and pack those that ended before this time, in one transaction. Return how far that got.

        ``after`` is the ``last_id`` of the call before; an empty text begins with the first game. ``most`` is
        the largest number of games to look at. If the process is killed, no game is damaged, and packing goes
        on later. Two processes never pack the same game.
        """
        async with self._database.looking_up() as connection:
            found = (await connection.execute(_list_logs(after, most))).all()
        ripe = [row.game_id for row in found if row.ended_at is not None and row.ended_at < before]
        done = 0
        if ripe:
            done = await self._database.write(lambda connection: _pack_games(connection, ripe))
        last = found[-1].game_id if len(found) == most else None
        return Piece(done, len(found), last)


_is_packed: Final = packed_events.c.game_id == games.c.game_id


def _list_logs(after: str, most: int) -> Select[tuple[str, datetime | None]]:
    """Return a query for the next games that have events in rows, each with the time of its end.

    ``after`` is the id of the last game before them, and ``most`` is how many there may be.
    """
    # The query walks the index from game to game, because ``DISTINCT`` would read every event.
    first = select(func.min(events.c.game_id).label("game_id")).where(events.c.game_id > after)
    walk = first.cte("walk", recursive=True)
    later = select(func.min(events.c.game_id)).where(events.c.game_id > walk.c.game_id)
    walk = walk.union_all(select(later.scalar_subquery()).where(walk.c.game_id.is_not(None)))
    return (
        select(walk.c.game_id, games.c.ended_at)
        .select_from(walk.join(games, games.c.game_id == walk.c.game_id))
        .limit(most)
    )


async def _pack_games(connection: AsyncConnection, game_ids: Sequence[str]) -> int:
    # The games are locked, so that two processes never pack the same one.
    found = await connection.execute(
        select(games.c.game_id, games.c.event_count)
        .where(games.c.game_id.in_(game_ids), ~is_open)
        .with_for_update(skip_locked=True)
    )
    packed = []
    for game_id, count in found.all():
        lines = await _read_rows(connection, game_id)
        if lines is None or len(lines) != count:
            continue  # a damaged log is kept as it is; or another process was first
        body = await asyncio.to_thread(pack, lines)
        if unpack(body) == lines:
            packed.append({"game_id": game_id, "body": body})
    if packed:
        done = [row["game_id"] for row in packed]
        await connection.execute(packed_events.insert(), packed)
        await connection.execute(delete(events).where(events.c.game_id.in_(done)))
    return len(packed)


async def _read_rows(connection: AsyncConnection, game_id: str) -> Lines | None:
    """Return the events that a game has in rows, not packed. ``None`` if an event is missing."""
    found = await connection.execute(
        select(events.c.seq, events.c.kind, events.c.body)
        .where(events.c.game_id == game_id)
        .order_by(events.c.seq)
    )
    rows = found.all()
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        return None
    return [(row.kind, row.body) for row in rows]


async def read_log(connection: AsyncConnection, game_id: str) -> Lines | None:
    """Return the events of a game in order, packed or not; ``None`` if an event is missing."""
    lines = await _read_rows(connection, game_id)
    if lines != []:
        return lines
    body = await connection.scalar(
        select(packed_events.c.body).where(packed_events.c.game_id == game_id)
    )
    return [] if body is None else unpack(body)
