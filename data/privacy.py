"""Exports everything that is stored about a person, or makes it anonymous."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterator, Sequence
from datetime import datetime
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy import Row, Table, and_, bindparam, delete, or_, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database import Database
from data.notices import GameNotice, Notice, PersonNotice, announce
from data.people import People
from data.periods import list_period_keys
from data.tables import (
    games,
    hole_scores,
    invitations,
    is_open,
    players,
    preferences,
    ranks,
    results,
    standings,
    surfaces,
    totals,
)

JSON: TypeAlias = bool | int | str | list["JSON"] | dict[str, "JSON"] | None

FORMAT: Final = 1
"""The version of the export's format. This number grows when a field changes its meaning."""

CHUNK: Final = 100
"""An export reads at most this many games at a time, so that other tasks get a turn."""
_Item = TypeVar("_Item")

# The secret of the shuffle is left out. It is not about the person, and nobody may know it before the game ends.
_NOT_PERSONAL: Final = frozenset(
    {"user_id", "host_id", "secret", "version", "event_count", "deadline", "deadline_at"}
)


class Privacy:
    """What a person may ask for about their own data."""

    def __init__(self, database: Database, people: People) -> None:
        self._database = database
        self._people = people

    async def export(self, user_id: int) -> dict[str, JSON]:
        """Return all that is stored about a person, as values for ``json``, and nothing about other people.

        Discord's ids are texts, because many programs cannot read numbers of that size. Times are ISO 8601 in
        UTC.
        """
        async with self._database.reading() as connection:
            chosen = await _read_rows(connection, preferences, user_id)
            return {
                "format": FORMAT,
                "user_id": str(user_id),
                "preferences": chosen[0] if chosen else None,
                "games": await _read_games(connection, user_id),
                "totals": list(await _read_rows(connection, totals, user_id)),
                "standings": list(await _read_standings(connection, standings, user_id)),
                "ranks": list(await _read_standings(connection, ranks, user_id)),
                "invitations": list(await _read_rows(connection, invitations, user_id)),
                "messages": list(await _read_rows(connection, surfaces, user_id)),
            }

    async def forget(self, user_id: int) -> None:
        """Replace a person's id by a new negative number everywhere, and delete the person's preferences and messages.

        Other people keep their games and results. The negative number is random, and no list says whose it is.
        The person should leave their open games first. Each of these games gets a new version, so that a
        process that has an old version in memory loads the game again. If nothing is stored about the person,
        nothing changes.
        """
        await self._database.write(lambda connection: self._forget(connection, user_id))
        self._people.forget(user_id)

    async def _forget(self, connection: AsyncConnection, user_id: int) -> None:
        told: list[Notice] = [*await _forget(connection, user_id), PersonNotice(user_id)]
        await connection.run_sync(lambda sync: announce(self._database, sync, *told))


async def _forget(connection: AsyncConnection, user_id: int) -> list[GameNotice]:
    """Replace a person's id in all tables. Return notices for the games that have got a new version by that."""
    nobody = -1 - secrets.randbelow(2**62)
    stretches = await _list_stretches(connection, user_id)
    sits = select(players.c.game_id).where(players.c.user_id == user_id)
    touched = await connection.execute(
        update(games)
        .where(is_open, or_(games.c.host_id == user_id, games.c.game_id.in_(sits)))
        .values(version=games.c.version + 1)
        .returning(games.c.game_id, games.c.version, games.c.guild_id)
    )
    changed = [GameNotice(row.game_id, row.version, row.guild_id) for row in touched]
    await connection.execute(update(games).where(games.c.host_id == user_id).values(host_id=nobody))
    for table in (players, results, totals):
        await connection.execute(
            update(table).where(table.c.user_id == user_id).values(user_id=nobody)
        )
    if stretches:
        where = [{"guild": guild_id, "stretch": period} for guild_id, period in stretches]
        for table in (standings, ranks):
            own = and_(
                table.c.guild_id == bindparam("guild"),
                table.c.period == bindparam("stretch"),
                table.c.user_id == user_id,
            )
            await connection.execute(update(table).where(own).values(user_id=nobody), where)
    for table in (surfaces, preferences, invitations):
        await connection.execute(delete(table).where(table.c.user_id == user_id))
    return changed


async def _list_stretches(connection: AsyncConnection, user_id: int) -> list[tuple[int, str]]:
    """Return the servers and periods in which a person has results. Only there can the person have standings."""
    ended = await connection.execute(
        select(results.c.guild_id, results.c.ended_at).where(results.c.user_id == user_id)
    )
    return sorted({(row.guild_id, key) for row in ended for key in list_period_keys(row.ended_at)})


async def _read_rows(
    connection: AsyncConnection, table: Table, user_id: int
) -> list[dict[str, JSON]]:
    found = await connection.execute(
        select(table).where(table.c.user_id == user_id).order_by(*table.primary_key)
    )
    return [_make_plain(row, leave_out={"user_id"}) for row in found]


async def _read_standings(
    connection: AsyncConnection, table: Table, user_id: int
) -> list[dict[str, JSON]]:
    by_guild: dict[int, list[str]] = {}
    for guild_id, period in await _list_stretches(connection, user_id):
        by_guild.setdefault(guild_id, []).append(period)
    rows: list[dict[str, JSON]] = []
    for guild_id, periods in by_guild.items():
        for some in _split(periods):
            found = await connection.execute(
                select(table)
                .where(
                    table.c.guild_id == guild_id,
                    table.c.period.in_(some),
                    table.c.user_id == user_id,
                )
                .order_by(*table.primary_key)
            )
            rows += [_make_plain(row, leave_out={"user_id"}) for row in found]
    return rows


async def _read_games(connection: AsyncConnection, user_id: int) -> list[JSON]:
    sits = select(players.c.game_id).where(players.c.user_id == user_id)
    hosts = select(games.c.game_id).where(games.c.host_id == user_id)
    game_ids = sorted(await connection.scalars(union(sits, hosts)))
    rows: list[JSON] = []
    for some in _split(game_ids):
        rows += await _read_some_games(connection, user_id, some)
    return rows


async def _read_some_games(
    connection: AsyncConnection, user_id: int, game_ids: Sequence[str]
) -> list[dict[str, JSON]]:
    mine = and_(players.c.game_id == games.c.game_id, players.c.user_id == user_id)
    found = await connection.execute(
        select(games, *(column for column in players.c if column.name not in games.c))
        .select_from(games.outerjoin(players, mine))
        .where(games.c.game_id.in_(game_ids))
        .order_by(games.c.game_id)
    )
    holes = await _group_by_game(connection, hole_scores, user_id, game_ids)
    ends = await _group_by_game(connection, results, user_id, game_ids)
    return [
        {
            **_make_plain(row, leave_out=_NOT_PERSONAL),
            "host": row.host_id == user_id,
            "hole_scores": [one["points"] for one in holes.get(row.game_id, ())],
            "result": next(iter(ends.get(row.game_id, ())), None),
        }
        for row in found
    ]


async def _group_by_game(
    connection: AsyncConnection, table: Table, user_id: int, game_ids: Sequence[str]
) -> dict[str, list[dict[str, JSON]]]:
    """Return a person's rows in a table that has one row for each game and seat, by the id of the game."""
    seat = and_(players.c.game_id == table.c.game_id, players.c.position == table.c.seat)
    found = await connection.execute(
        select(table)
        .join(players, seat)
        .where(players.c.user_id == user_id, table.c.game_id.in_(game_ids))
        .order_by(*table.primary_key)
    )
    grouped: dict[str, list[dict[str, JSON]]] = {}
    for row in found:
        grouped.setdefault(row.game_id, []).append(
            _make_plain(row, leave_out={"user_id", "game_id"})
        )
    return grouped


def _split(whole: Sequence[_Item]) -> Iterator[Sequence[_Item]]:
    # The export of many games takes long, so other tasks get a turn between its parts.
    return (whole[start : start + CHUNK] for start in range(0, len(whole), CHUNK))


def _make_plain(row: Row[Any], *, leave_out: Collection[str]) -> dict[str, JSON]:
    return {
        name: _make_json(name, value)
        for name, value in row._mapping.items()
        if name not in leave_out
    }


def _make_json(name: str, value: Any) -> JSON:
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, datetime):
        return value.isoformat()
    if name in {"guild_id", "channel_id", "message_id"}:
        return str(value)
    return value if isinstance(value, int) else str(value)
