"""The stored records, as plain values. All times have a time zone, which is UTC.

Ids are Discord's unless a docstring says otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

from engine import Event

DEFAULT_RULESET: Final = "card_commons"
"""The ruleset of a game if nobody has chosen one."""


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
    """Half of the clock is over, and the players whose turn it is are reminded.

    After the other half ``LAPSE`` follows.
    """
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
    """One player. The players of a lobby are listed in the order of joining, and the players of a game by seat."""

    user_id: int | None
    """The person's id. It is ``None`` for a computer, and negative for a person who asked to be forgotten."""
    entropy: str
    """The player's part of the shuffle."""
    level: str | None = None
    """The level of a computer; ``None`` for a person."""
    number: int = 0
    """The number of a computer among those at this table, from 1; 0 for a person."""
    lapses: int = 0
    """How many of the player's clocks have lapsed one after the other."""
    autopilot: bool = False
    given_up: bool = False


@dataclass(frozen=True, slots=True)
class GameRecord:
    """Everything about one game except its events. Each commit replaces the record."""

    game_id: str
    """A short id of lower case letters and digits, which is part of every button of the game."""
    guild_id: int
    channel_id: int
    """The id of the channel or thread of the game. A private game has a random number below zero instead."""
    host_id: int
    ruleset: str
    holes: int
    clock_s: int | None
    """The seconds that a player has for a move; ``None`` if there is no clock."""
    hints: bool
    status: Status
    version: int
    """The version of the game, which starts at 1 and grows by one with each commit."""
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
    """The seconds left on a stopped clock; ``None`` if the clock runs.

    A clock stops while the table cannot be shown.
    """

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
    """A mention of the players whose turn it is. The message is deleted when these players have moved."""


@dataclass(frozen=True, slots=True)
class SurfaceRecord:
    """A message that shows a game. There is at most one message of each kind for one game and person."""

    game_id: str
    kind: SurfaceKind
    user_id: int
    """The person whose cards the message shows; 0 if the message is for everybody."""
    channel_id: int
    message_id: int
    moment: int
    """For a table: the number of the hole for which it was posted, or 0 for a lobby.

    For cards and reminders: the number of the hole times 10,000, plus the number of the turn.
    """
    version: int
    """The version of the game that the message shows. The message is out of date if the game has a higher version."""


class DirectMessages(StrEnum):
    """Whether a person wants to see their cards in direct messages."""

    ON = "on"
    OFF = "off"
    """The person sees their cards only in a panel in the channel."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """The preferences of a person. The values here are the defaults, which count if nothing is stored."""

    user_id: int
    direct_messages: DirectMessages = DirectMessages.ON
    text: bool = False
    """Whether the person wants words instead of pictures."""
    reminders: bool = True
    direct_closed: bool = False
    """Whether a direct message was refused. The bot sends none until the person does something."""
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
    """The role that is mentioned when a table opens, so that people with this role are told. ``None`` mentions none."""
    role_called_at: datetime | None = None
    """When that role was last mentioned by the opening of a table; ``None`` if it never was."""
    language: str | None = None
    """The language of messages to everybody; ``None`` for the language of the server."""
