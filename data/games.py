"""Stores games. Each commit replaces the record and the players of a game, and adds to the log of its events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import Connection, and_, bindparam, delete, func, select, update
from sqlalchemy.exc import IntegrityError

from data.bookkeeping import note_end, note_holes
from data.database import Database
from data.errors import ChannelBusy, StaleGame
from data.game_rows import (
    list_event_values,
    list_game_values,
    list_player_values,
    read_counted,
    read_events,
    read_newer,
    read_player,
    read_records,
)
from data.notices import GameNotice, announce
from data.prepared import Prepared
from data.records import Deadline, GameRecord, Status, StoredGame
from data.shards import WHOLE, Shards
from data.tables import events as event_table
from data.tables import games, is_open, players, results, surfaces
from engine import EndReason, Event
from engine.events import GameStopped

_NEXT: Final = {
    Status.LOBBY: {Status.LOBBY, Status.PLAYING, Status.CANCELLED},
    Status.PLAYING: {Status.PLAYING, Status.FINISHED, Status.ENDED_EARLY, Status.ABANDONED},
}
"""By status: the statuses that a game may have after the next commit. A game that is over keeps its status."""

_THE_GAME: Final = games.c.game_id == bindparam("game")
LOOK: Final = Prepared(
    select(games.c.version, games.c.status.label("stage"), games.c.event_count, players)
    .select_from(games.outerjoin(players))
    .where(_THE_GAME)
    .order_by(players.c.position)
    .with_for_update(of=games)
)
"""Reads the row of a game and the rows of its players in one query.

On PostgreSQL the query also locks the game's row until its transaction ends.
"""
_REPLACE: Final = Prepared(
    update(games)
    .where(_THE_GAME)
    .values(
        {
            column.name: bindparam(column.name, type_=column.type)
            for column in games.c
            if not column.primary_key
        }
    )
)
_APPEND: Final = Prepared(event_table.insert())


class Games:
    """Stores all games, open and over."""

    def __init__(self, database: Database, shards: Shards = WHOLE) -> None:
        """``list_open_ids``, ``list_due`` and ``find_next_deadline`` look only at games of these shards."""
        self._database = database
        self._shards = shards
        self._is_ours = and_(is_open, shards.covers(games.c.guild_id))

    async def create(self, record: GameRecord) -> None:
        """Store a new game at version 1.

        ``ChannelBusy`` if the channel has an open game already, ``StaleGame`` if the id is taken.
        """
        if record.version != 1:
            raise ValueError(f"a new game has version 1, not {record.version}")
        try:
            await self._database.write_together(lambda connection: self._create(connection, record))
        except IntegrityError as error:
            raise await self._explain_clash(record, error) from error

    def _create(self, connection: Connection, record: GameRecord) -> None:
        connection.execute(games.insert(), {**list_game_values(record), "event_count": 0})
        self._seat(connection, record)
        self._announce(connection, record)

    async def commit(self, record: GameRecord, events: Sequence[Event] = ()) -> None:
        """Store the next version of a game and append its events. All of this is on the disk afterwards, or nothing.

        The same transaction adds scored holes to the totals and, at the end of the game, writes results and
        standings. ``StaleGame`` if the stored version is not the one before this one, ``ChannelBusy`` if the
        game's channel is a new one and has an open game. ``ValueError`` if the new status cannot follow the
        stored one, or if a finished game has no winner.
        """
        try:
            await self._database.write_together(
                lambda connection: self._commit(connection, record, events)
            )
        except IntegrityError as error:
            raise await self._explain_clash(record, error) from error

    def _commit(self, connection: Connection, record: GameRecord, events: Sequence[Event]) -> None:
        rows = LOOK.fetch(connection, {"game": record.game_id})
        if not rows or rows[0].version != record.version - 1:
            raise StaleGame(f"game {record.game_id} is not at version {record.version - 1}")
        before: Status = rows[0].stage
        count: int = rows[0].event_count
        if record.status not in _NEXT.get(before, {before}):
            raise ValueError(
                f"game {record.game_id} is {before} and cannot be {record.status} next"
            )
        _REPLACE.execute(
            connection,
            {
                **list_game_values(record),
                "event_count": count + len(events),
                "game": record.game_id,
            },
        )
        seated = tuple(read_player(row) for row in rows if row.position is not None)
        if seated != record.players:
            connection.execute(delete(players).where(players.c.game_id == record.game_id))
            self._seat(connection, record)
        if events:
            appended = list_event_values(record.game_id, events, after=count)
            _APPEND.execute(connection, *appended)
            note_holes(self._database, connection, record, events)
        if before is Status.PLAYING and not record.status.is_open:
            note_end(self._database, connection, record, events)
        self._announce(connection, record)

    def _announce(self, connection: Connection, record: GameRecord) -> None:
        notice = GameNotice(record.game_id, record.version, record.guild_id)
        announce(self._database, connection, notice)

    def _seat(self, connection: Connection, record: GameRecord) -> None:
        if record.players:
            connection.execute(players.insert(), list_player_values(record))

    async def _explain_clash(self, record: GameRecord, error: IntegrityError) -> Exception:
        """Return the error that tells the caller which rule of the database the record has broken."""
        busy = await self.find_open_in(record.channel_id)
        if busy is not None and busy != record.game_id and record.status.is_open:
            return ChannelBusy(busy)
        if record.version == 1 and await self.find(record.game_id) is not None:
            return StaleGame(f"there is a game {record.game_id} already")
        return error

    async def find(self, game_id: str) -> StoredGame | None:
        """Return a game with all its events; ``None`` if there is none. ``LogError`` if its events are damaged."""
        async with self._database.reading() as connection:
            for record, count in await read_counted(connection, [game_id]):
                return StoredGame(record, await read_events(connection, game_id, count))
            return None

    async def find_newer(self, game_id: str, known: int) -> StoredGame | None:
        """Return a game with only the events after the first ``known`` ones; ``None`` if there is no such game."""
        async with self._database.reading() as connection:
            for record, count in await read_counted(connection, [game_id]):
                return StoredGame(record, await read_newer(connection, game_id, known, count))
            return None

    async def find_version(self, game_id: str) -> int | None:
        """Return the version of a game; ``None`` if there is no such game."""
        async with self._database.looking_up() as connection:
            found: int | None = await connection.scalar(
                select(games.c.version).where(games.c.game_id == game_id)
            )
            return found

    async def find_open_in(self, channel_id: int) -> str | None:
        """Return the id of the open game in a channel or thread; ``None`` if there is none."""
        async with self._database.looking_up() as connection:
            found: str | None = await connection.scalar(
                select(games.c.game_id).where(games.c.channel_id == channel_id, is_open)
            )
            return found

    async def list_open_ids(self, *, shown: bool = False) -> list[str]:
        """Return the ids of the open games of these shards, the oldest first.

        With ``shown``, return the games whose messages these shards show. Shard 0 shows all direct messages, so
        with shard 0 these are the games of all shards.
        """
        ours = is_open if shown and self._shards.has_direct else self._is_ours
        async with self._database.looking_up() as connection:
            found = await connection.scalars(
                select(games.c.game_id).where(ours).order_by(games.c.created_at, games.c.game_id)
            )
            return list(found)

    async def list_open_in(self, guild_id: int) -> list[GameRecord]:
        """Return the open games of a server, the oldest first."""
        async with self._database.reading() as connection:
            found = await connection.scalars(
                select(games.c.game_id)
                .where(games.c.guild_id == guild_id, is_open)
                .order_by(games.c.created_at, games.c.game_id)
            )
            return await read_records(connection, found.all())

    async def list_open_of(self, user_id: int) -> list[str]:
        """Return the ids of a person's open games on all servers, the oldest first.

        Games that the person gave up are left out.
        """
        async with self._database.looking_up() as connection:
            found = await connection.scalars(
                select(games.c.game_id)
                .join(players)
                .where(players.c.user_id == user_id, players.c.given_up.is_(False), is_open)
                .order_by(games.c.created_at, games.c.game_id)
            )
            return list(found)

    async def list_finished_of(self, user_id: int, guild_id: int, limit: int) -> list[GameRecord]:
        """Return a person's finished games on a server, the newest first, at most ``limit``."""
        async with self._database.reading() as connection:
            found = await connection.scalars(
                select(results.c.game_id)
                .where(
                    results.c.user_id == user_id,
                    results.c.guild_id == guild_id,
                    results.c.status == Status.FINISHED,
                )
                .order_by(results.c.ended_at.desc(), results.c.game_id)
                .limit(limit)
            )
            return await read_records(connection, found.all())

    async def list_due(self, now: datetime) -> list[str]:
        """Return the ids of the open games of these shards whose deadline is past. The one overdue longest is first."""
        async with self._database.looking_up() as connection:
            found = await connection.scalars(
                select(games.c.game_id)
                .where(games.c.deadline_at <= now, self._is_ours)
                .order_by(games.c.deadline_at, games.c.game_id)
            )
            return list(found)

    async def list_orphans(self, due: datetime) -> list[tuple[str, int]]:
        """Return the ids of games of other shards in which a computer should have moved before ``due``.

        The id of the game's server comes with each.
        """
        async with self._database.looking_up() as connection:
            found = await connection.execute(
                select(games.c.game_id, games.c.guild_id)
                .where(
                    is_open,
                    games.c.deadline_at <= due,
                    games.c.deadline == Deadline.COMPUTER,
                    ~self._shards.covers(games.c.guild_id),
                )
                .order_by(games.c.deadline_at)
            )
            return [(row.game_id, row.guild_id) for row in found]

    async def find_next_deadline(self) -> datetime | None:
        """Return the earliest deadline of the open games of these shards; ``None`` if there is none."""
        async with self._database.looking_up() as connection:
            found: datetime | None = await connection.scalar(
                select(func.min(games.c.deadline_at)).where(self._is_ours)
            )
            return found

    async def drop_guild(self, guild_id: int, *, now: datetime | None = None) -> None:
        """End all open games of a server that has removed the bot, and delete what is stored about their messages.

        Results are kept. ``now`` is the time at which the games end; ``None`` means the present time.
        """
        now = datetime.now(UTC) if now is None else now
        for game_id in [record.game_id for record in await self.list_open_in(guild_id)]:
            await self.abandon(game_id, now)
        theirs = select(games.c.game_id).where(games.c.guild_id == guild_id)
        forget = delete(surfaces).where(surfaces.c.game_id.in_(theirs))
        await self._database.write(lambda connection: connection.execute(forget))

    async def abandon(self, game_id: str, now: datetime) -> None:
        """End an open game without a result. The game's events are not read, because they may be damaged."""
        while True:
            async with self._database.reading() as connection:
                (record,) = await read_records(connection, [game_id])
            if not record.status.is_open:
                return None
            playing = record.status is Status.PLAYING
            ended = replace(
                record,
                status=Status.ABANDONED if playing else Status.CANCELLED,
                version=record.version + 1,
                ended_at=now,
                deadline=None,
                deadline_at=None,
                left_s=None,
            )
            events = [GameStopped(EndReason.ABANDONED)] if playing else []
            try:
                return await self.commit(ended, events)
            except StaleGame:
                continue  # somebody moved at this moment: the move counts, and the next attempt ends the game
