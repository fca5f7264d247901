"""Notices from one process to the others: a game has a new version, or preferences have changed.

A notice is sent inside a transaction, with PostgreSQL's NOTIFY. So the notice arrives only if this transaction is
committed. A notice names what has changed and says nothing about cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, text

from data.database import Database
from data.server import PROCESS

CHANNEL: Final = "golf"
_NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")


@dataclass(frozen=True, slots=True)
class GameNotice:
    """A game has a new version."""

    game_id: str
    version: int
    guild_id: int


@dataclass(frozen=True, slots=True)
class PersonNotice:
    """A person's preferences have changed, for example because a direct message to the person was refused."""

    user_id: int


@dataclass(frozen=True, slots=True)
class ServerNotice:
    """The preferences of a server have changed."""

    guild_id: int


@dataclass(frozen=True, slots=True)
class UnreachedNotice:
    """Direct messages do not reach a player at present, so the table should tell them how to see their cards."""

    game_id: str
    guild_id: int
    seat: int


Notice = GameNotice | PersonNotice | ServerNotice | UnreachedNotice


def announce(database: Database, connection: Connection, *notices: Notice) -> None:
    """Send notices to the other processes when this transaction is committed. Without notices nothing is done."""
    if not database.is_shared:
        return
    for notice in notices:
        payload = {"channel": CHANNEL, "payload": _write(notice)}
        connection.execute(_NOTIFY, payload)


def _write(notice: Notice) -> str:
    match notice:
        case GameNotice(game_id, version, guild_id):
            return f"{PROCESS} game {game_id} {version} {guild_id}"
        case PersonNotice(user_id):
            return f"{PROCESS} person {user_id}"
        case ServerNotice(guild_id):
            return f"{PROCESS} server {guild_id}"
        case UnreachedNotice(game_id, guild_id, seat):
            return f"{PROCESS} unreached {game_id} {guild_id} {seat}"


def read_notice(payload: str) -> tuple[Notice | None, bool]:
    """Return a notice from its text, and whether this process has sent it.

    The notice is ``None`` if this version does not know the form of the text.
    """
    sender, *words = payload.split(" ")
    own = sender == PROCESS
    match words:
        case ["game", game_id, version, guild_id] if version.isdecimal() and guild_id.isdecimal():
            return GameNotice(game_id, int(version), int(guild_id)), own
        case ["person", user_id] if user_id.isdecimal():
            return PersonNotice(int(user_id)), own
        case ["server", guild_id] if guild_id.isdecimal():
            return ServerNotice(int(guild_id)), own
        case ["unreached", game_id, guild_id, seat] if guild_id.isdecimal() and seat.isdecimal():
            return UnreachedNotice(game_id, int(guild_id), int(seat)), own
    return None, own
