"""What is stored, as plain values. Instants are aware and in UTC, ids are Discord's unless their text says more."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

from engine import Event

DEFAULT_RULESET: Final = "card_commons"
"""What is played until somebody chooses something else."""


class Status(StrEnum):
    """The stage of a game."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    """Played to its last hole: the only games that count in the leaderboards."""
    ENDED_EARLY = "ended early"
    ABANDONED = "abandoned"
    CANCELLED = "cancelled"
    """A lobby that expired or was closed: nothing was played."""

    @property
    def is_open(self) -> bool:
        """Whether the game holds its channel."""
        return self in (Status.LOBBY, Status.PLAYING)


class Deadline(StrEnum):
    """What happens at ``GameRecord.deadline_at``."""

    LOBBY = "lobby"
    """The lobby expires."""
    REMINDER = "reminder"
    """Half of the clock is over: those to act are reminded, and ``LAPSE`` follows after the other half."""
    LAPSE = "lapse"
    """The clock has run out: the mildest legal action is played."""
    COMPUTER = "computer"
    """A computer or an autopilot moves."""
    NEXT_HOLE = "next hole"
    """The next hole is dealt automatically."""
    CLOSE = "close"
    """Nobody has come back: the game is closed."""


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """Who plays; in a lobby in the order of joining, in a game by seat."""

    user_id: int | None
    """``None`` for a computer; negative once the person asked to be forgotten."""
    entropy: str
    """What this player brought to the shuffle."""
    level: str | None = None
    """A computer's level."""
    number: int = 0
    """Which computer of this table it is, from 1; 0 for a person."""
    lapses: int = 0
    """Clocks lapsed in a row."""
    autopilot: bool = False
    given_up: bool = False


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game but for its events; replaced as a whole with every commit."""

    game_id: str
    """Short, lower case letters and digits; part of every button."""
    guild_id: int
    channel_id: int
    """The channel or thread it is played in; a number below zero, of no meaning, for a private game."""
    host_id: int
    ruleset: str
    holes: int
    clock_s: int | None
    """Seconds a player has to move; ``None`` without a clock."""
    hints: bool
    status: Status
    version: int
    """Grows by one with every commit, from 1."""
    secret: bytes
    players: tuple[PlayerRecord, ...]
    created_at: datetime
    active_at: datetime
    """When a person last did something in it."""
    started_at: datetime | None = None
    ended_at: datetime | None = None
    deadline: Deadline | None = None
    deadline_at: datetime | None = None
    left_s: int | None = None
    """Seconds left on a clock that stands still because the table cannot be shown."""

    @property
    def is_private(self) -> bool:
        """Whether one person plays it against computers, in messages that nobody else sees."""
        return self.channel_id < 0

    @property
    def people(self) -> tuple[int, ...]:
        """User ids of the persons who sit in it and have not left."""
        return tuple(
            player.user_id
            for player in self.players
            if player.user_id is not None and not player.given_up
        )


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as it was loaded: its record and all its events."""

    record: GameRecord
    events: tuple[Event, ...]


class SurfaceKind(StrEnum):
    """What a message shows."""

    TABLE = "table"
    """The public table (or lobby, or result) in the channel."""
    CARDS = "cards"
    """A player's own cards in a direct message."""
    REMINDER = "reminder"
    """A mention that is deleted once the player has moved."""


@dataclass(frozen=True, slots=True)
class SurfaceRecord:
    """A message that shows a game; at most one for each game, kind and user."""

    game_id: str
    kind: SurfaceKind
    user_id: int
    """Whose it is; 0 for the public table."""
    channel_id: int
    message_id: int
    moment: int
    """What it was sent for: a table for its hole (0: the lobby), cards and reminders for a turn of the game."""
    version: int
    """Version of the game that it shows; below the game's own, the message is behind."""


class DirectMessages(StrEnum):
    """Where a player wants to see their cards."""

    ON = "on"
    OFF = "off"
    """Only in the channel, in a message that only they can see."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a person has chosen; the defaults if nothing is stored."""

    user_id: int
    direct_messages: DirectMessages = DirectMessages.ON
    text: bool = False
    """Words instead of pictures."""
    reminders: bool = True
    direct_closed: bool = False
    """A direct message could not be delivered: not tried again until this person acts."""
    invitations: bool = True
    """May be called to a table by name."""
    language: str | None = None
    """The language that the person chose, such as ``de``; ``None`` for that of their Discord."""
    discord_language: str | None = None
    """The language of their Discord when they last did something; ``None`` for English."""


@dataclass(frozen=True, slots=True)
class ServerPreferences:
    """What a server's moderators have chosen."""

    guild_id: int
    text: bool = False
    clock_s: int | None = 90
    ruleset: str = DEFAULT_RULESET
    holes: int = 9
    role_id: int | None = None
    """The role that is called when a table opens."""
    role_called_at: datetime | None = None
    """When the role was called last: the instant at which that table was opened."""
    language: str | None = None
    """The language of what everybody sees; ``None`` for that of the server."""
