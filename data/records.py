"""The stored records, as plain values. Times are aware and in UTC.

Ids are Discord's unless a docstring says otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

from engine import Event

DEFAULT_RULESET: Final = "card_commons"
"""The ruleset of games for which nobody has chosen another one."""


class Status(StrEnum):
    """The status of a game."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    """The game was played to its last hole. Only such games count in leaderboards."""
    ENDED_EARLY = "ended early"
    ABANDONED = "abandoned"
    CANCELLED = "cancelled"
    """The lobby expired or was closed, and nothing was played."""

    @property
    def is_open(self) -> bool:
        """Whether a game with this status is a lobby or under way. A channel has at most one such game."""
        return self in (Status.LOBBY, Status.PLAYING)


class Deadline(StrEnum):
    """What happens to a game at its ``deadline_at``."""

    LOBBY = "lobby"
    """The lobby expires."""
    REMINDER = "reminder"
    """Half of the clock is over. The players whose turn it is are reminded; ``LAPSE`` follows after the other half."""
    LAPSE = "lapse"
    """The clock has run out. The mildest legal action is played."""
    COMPUTER = "computer"
    """A computer or an autopilot moves."""
    NEXT_HOLE = "next hole"
    """The next hole is dealt automatically."""
    CLOSE = "close"
    """Nobody has come back, so the game is closed."""


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """One player. A lobby lists players in the order of joining, a game lists them by seat."""

    user_id: int | None
    """The person's id; ``None`` for a computer, negative for a person who asked to be forgotten."""
    entropy: str
    """The player's part of the shuffle."""
    level: str | None = None
    """The level of a computer, ``None`` for a person."""
    number: int = 0
    """The number of a computer at this table, from 1; 0 for a person."""
    lapses: int = 0
    """How many of the player's clocks have run out in a row."""
    autopilot: bool = False
    given_up: bool = False


@dataclass(frozen=True, slots=True)
class GameRecord:
    """Everything about one game except its events. Each commit replaces the record."""

    game_id: str
    """A short id of lower case letters and digits, which is part of every button of the game."""
    guild_id: int
    channel_id: int
    """The id of the game's channel or thread. A private game has a random number below zero instead."""
    host_id: int
    ruleset: str
    holes: int
    clock_s: int | None
    """Seconds that a player has for a move; ``None`` for a game without a clock."""
    hints: bool
    status: Status
    version: int
    """The version of the game. It starts at 1 and grows by one with each commit."""
    secret: bytes
    players: tuple[PlayerRecord, ...]
    created_at: datetime
    active_at: datetime
    """When a person last did something in the game."""
    started_at: datetime | None = None
    ended_at: datetime | None = None
    deadline: Deadline | None = None
    deadline_at: datetime | None = None
    left_s: int | None = None
    """Seconds left on a stopped clock, ``None`` if the clock runs. A clock stops while the table cannot be shown."""

    @property
    def is_private(self) -> bool:
        """Whether this is a private game: one person against computers, in messages that nobody else sees."""
        return self.channel_id < 0

    @property
    def people(self) -> tuple[int, ...]:
        """The user ids of the people who have a seat and have not left."""
        return tuple(
            player.user_id
            for player in self.players
            if player.user_id is not None and not player.given_up
        )


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A loaded game: its record and all its events."""

    record: GameRecord
    events: tuple[Event, ...]


class SurfaceKind(StrEnum):
    """What a surface shows."""

    TABLE = "table"
    """The game's table (or lobby, or result) in the channel."""
    CARDS = "cards"
    """A player's own cards in a direct message."""
    REMINDER = "reminder"
    """A mention of the players whose turn it is. It is deleted once they have moved."""


@dataclass(frozen=True, slots=True)
class SurfaceRecord:
    """A message that shows a game. There is at most one for each game, kind and user."""

    game_id: str
    kind: SurfaceKind
    user_id: int
    """The person whose cards the message shows; 0 if the message is for everybody."""
    channel_id: int
    message_id: int
    moment: int
    """For a table, the number of the hole for which it was posted, 0 for the lobby.

    For cards and reminders, the hole's number times 10,000 plus the turn's number.
    """
    version: int
    """The version of the game that the message shows. If the game has a higher one, the message is out of date."""


class DirectMessages(StrEnum):
    """Whether a person wants to see their cards in direct messages."""

    ON = "on"
    OFF = "off"
    """The person sees their cards only in a panel in the channel."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """The preferences of a person. If nothing is stored, these are the defaults."""

    user_id: int
    direct_messages: DirectMessages = DirectMessages.ON
    text: bool = False
    """Whether the person wants words instead of pictures."""
    reminders: bool = True
    direct_closed: bool = False
    """Whether a direct message was refused. None is sent again until the person does something."""
    invitations: bool = True
    """Whether other people may invite the person to a table."""
    language: str | None = None
    """The language that the person chose, such as ``de``; ``None`` for the language of their Discord."""
    discord_language: str | None = None
    """The language of the person's Discord when they last did something; ``None`` for English."""


@dataclass(frozen=True, slots=True)
class ServerPreferences:
    """The preferences of a server, chosen by its moderators."""

    guild_id: int
    text: bool = False
    clock_s: int | None = 90
    ruleset: str = DEFAULT_RULESET
    holes: int = 9
    role_id: int | None = None
    """The role that is mentioned when a table opens, so that its people are told."""
    role_called_at: datetime | None = None
    """When the role was mentioned last: the time at which that table was opened."""
    language: str | None = None
    """The language of messages to everybody; ``None`` for the language of the server."""
