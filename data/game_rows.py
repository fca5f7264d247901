"""A game's record to and from its rows."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields
from typing import Any, Final

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.records import GameRecord, PlayerRecord
from data.tables import events, games, players
from engine import Event, LogError
from engine.codec import decode, encode

_GAME_FIELDS: Final = tuple(
    field.name for field in fields(GameRecord) if field.name not in {"players"}
)
_PLAYER_FIELDS: Final = tuple(field.name for field in fields(PlayerRecord))


def game_values(record: GameRecord) -> dict[str, Any]:
    """The columns of the game's own row, but for the count of its events."""
    return {name: getattr(record, name) for name in _GAME_FIELDS}


def player_values(record: GameRecord) -> list[dict[str, Any]]:
    """The rows of its players."""
    return [
        {"game_id": record.game_id, "position": position, **asdict(player)}
        for position, player in enumerate(record.players)
    ]


def event_values(game_id: str, log: Iterable[Event], *, after: int) -> list[dict[str, Any]]:
    """The rows of events that follow the one numbered ``after``."""
    rows = []
    for seq, event in enumerate(log, after + 1):
        body = encode(event)
        kind = body.pop("event")
        text = json.dumps(body, separators=(",", ":"))
        rows.append({"game_id": game_id, "seq": seq, "kind": kind, "body": text})
    return rows


def player_of(row: Row[Any]) -> PlayerRecord:
    """The player that a row of ``players`` stands for."""
    return PlayerRecord(**{name: getattr(row, name) for name in _PLAYER_FIELDS})


def event_of(row: Row[Any]) -> Event:
    """The event that a row of ``events`` stands for; ``LogError`` if it is none."""
    try:
        body = json.loads(row.body)
    except ValueError as error:
        raise LogError(f"event {row.seq} is not JSON: {error}") from error
    if not isinstance(body, dict):
        raise LogError(f"event {row.seq} is not an object")
    return decode({**body, "event": row.kind})


async def read_records(connection: AsyncConnection, game_ids: Sequence[str]) -> list[GameRecord]:
    """The records of games, in the order of ``game_ids``; those that do not exist are left out."""
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
        people.setdefault(row.game_id, []).append(player_of(row))
    records = {
        row.game_id: GameRecord(
            **{name: getattr(row, name) for name in _GAME_FIELDS},
            players=tuple(people.get(row.game_id, ())),
        )
        for row in found
    }
    return [records[game_id] for game_id in game_ids if game_id in records]


async def read_events(connection: AsyncConnection, game_id: str, count: int) -> tuple[Event, ...]:
    """All events of a game, of which there must be ``count``; ``LogError`` if one is missing or damaged."""
    rows = (
        await connection.execute(
            select(events).where(events.c.game_id == game_id).order_by(events.c.seq)
        )
    ).all()
    if [row.seq for row in rows] != list(range(1, count + 1)):
        raise LogError(f"game {game_id} should have {count} events in a row, and has not")
    return tuple(event_of(row) for row in rows)
