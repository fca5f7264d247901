"""Converts the record and events of a game to rows and back."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields
from typing import Any, Final

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.packing import read_log
from data.records import GameRecord, PlayerRecord
from data.tables import events, games, players
from engine import Event, LogError
from engine.codec import decode, encode

_GAME_FIELDS: Final = tuple(
    field.name for field in fields(GameRecord) if field.name not in {"players"}
)
_PLAYER_FIELDS: Final = tuple(field.name for field in fields(PlayerRecord))


def list_game_values(record: GameRecord) -> dict[str, Any]:
    """Return the columns of a game's row, except the number of its events."""
    return {name: getattr(record, name) for name in _GAME_FIELDS}


def list_player_values(record: GameRecord) -> list[dict[str, Any]]:
    """Return the rows of a game's players."""
    return [
        {"game_id": record.game_id, "position": position, **asdict(player)}
        for position, player in enumerate(record.players)
    ]


def list_event_values(game_id: str, log: Iterable[Event], *, after: int) -> list[dict[str, Any]]:
    """Return the rows of some events of a game. ``after`` is the number of the last event before them."""
    rows = []
    for seq, event in enumerate(log, after + 1):
        body = encode(event)
        kind = body.pop("event")
        text = json.dumps(body, separators=(",", ":"))
        rows.append({"game_id": game_id, "seq": seq, "kind": kind, "body": text})
    return rows


def read_player(row: Row[Any]) -> PlayerRecord:
    """Read a player from a row of ``players``."""
    return PlayerRecord(**{name: getattr(row, name) for name in _PLAYER_FIELDS})


def read_event(seq: int, kind: str, text: str) -> Event:
    """Read an event from the kind and body of a row; ``LogError`` if they are not valid."""
    try:
        body = json.loads(text)
    except ValueError as error:
        raise LogError(f"event {seq} is not JSON: {error}") from error
    if not isinstance(body, dict):
        raise LogError(f"event {seq} is not an object")
    return decode({**body, "event": kind})


async def read_records(connection: AsyncConnection, game_ids: Sequence[str]) -> list[GameRecord]:
    """Return the records of games, in the order of ``game_ids``. Ids without a game are left out."""
    return [record for record, _ in await read_counted(connection, game_ids)]


async def read_counted(
    connection: AsyncConnection, game_ids: Sequence[str]
) -> list[tuple[GameRecord, int]]:
    """Return the records of games as ``read_records`` does, each with the number of the game's events."""
    if not game_ids:
        return []
    found = await connection.execute(select(games).where(games.c.game_id.in_(game_ids)))
    seated = await connection.execute(
        select(players)
        .where(players.c.game_id.in_(game_ids))
        .order_by(players.c.game_id, players.c.position)
    )
    people: dict[str, list[PlayerRecord]] = {}
    for row in seated:
        people.setdefault(row.game_id, []).append(read_player(row))
    records = {
        row.game_id: (
            GameRecord(
                **{name: getattr(row, name) for name in _GAME_FIELDS},
                players=tuple(people.get(row.game_id, ())),
            ),
            row.event_count,
        )
        for row in found
    }
    return [records[game_id] for game_id in game_ids if game_id in records]


async def read_events(connection: AsyncConnection, game_id: str, count: int) -> tuple[Event, ...]:
    """Return all ``count`` events of a game; ``LogError`` if one is missing or damaged."""
    lines = await read_log(connection, game_id)
    if lines is None or len(lines) != count:
        raise LogError(f"game {game_id} should have {count} events in a row, and has not")
    return tuple(read_event(seq, kind, body) for seq, (kind, body) in enumerate(lines, 1))


async def read_newer(
    connection: AsyncConnection, game_id: str, known: int, count: int
) -> tuple[Event, ...]:
    """Return the events of a game after the first ``known`` of ``count``; ``LogError`` if one is missing or damaged."""
    found = await connection.execute(
        select(events.c.seq, events.c.kind, events.c.body)
        .where(events.c.game_id == game_id, events.c.seq > known)
        .order_by(events.c.seq)
    )
    rows = found.all()
    if [row.seq for row in rows] != list(range(known + 1, count + 1)):
        raise LogError(f"game {game_id} should have {count} events in a row, and has not")
    return tuple(read_event(row.seq, row.kind, row.body) for row in rows)
