"""What the publisher knows of one message while it keeps the message up to date."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple

from bot.messages.basis import Basis
from bot.messages.outcomes import Outcome
from bot.ports import Panel
from bot.ports.screen import Screen
from data.records import SurfaceKind, SurfaceRecord

_DISCORD_EPOCH: Final = datetime(2015, 1, 1, tzinfo=UTC)


class SurfaceKey(NamedTuple):
    """Which message of which game."""

    game_id: str
    kind: SurfaceKind
    user_id: int = 0
    """Whose it is; 0 for everybody's."""


class Token(NamedTuple):
    """A way to edit a message that does not count against the requests that Discord allows the bot."""

    panel: Panel
    until: datetime


class Posting(NamedTuple):
    """A post that was asked for and of which nobody knows whether it arrived."""

    nonce: str
    channel_id: int
    moment: int


@dataclass(slots=True, eq=False)
class Surface:
    """One message: where it is, what it shows, and whether that is still the newest."""

    key: SurfaceKey
    record: SurfaceRecord | None = None
    loaded: bool = False
    """Whether ``record`` is what the database says."""
    inherited: bool = False
    """Whether the game is older than this process, so that another process may have posted the message."""
    shown: Screen | None = None
    """``None`` if that is not known, as after a restart and after a request that failed."""
    writes: int = 0
    """How often it was changed, by answers to presses and by edits."""
    newest_id: int = 0
    """The message posted last by this process, whether it is still there or not."""
    pending: Posting | None = None
    token: Token | None = None
    """Of the newest press on the message."""
    basis: Basis | None = None
    """What the screen that is shown was made from."""
    is_urgent: bool = True
    """Whether somebody waits for what should be shown."""
    dirty: bool = False
    dirty_since: float = 0.0
    """Monotonic seconds at which the message became out of date, if it is."""
    task: asyncio.Task[None] | None = None
    free_at: float = 0.0
    """Loop time before which it is not edited again, so that changes in quick succession make one edit."""
    move_down: bool = False
    """To be posted again as the newest message."""
    failures: int = 0
    """Attempts in a row that failed."""
    missed: int = 0
    """Attempts in a row for which its channel was not there."""
    outcome: Outcome | None = None
    """How the last attempt went."""
    tried: asyncio.Event = field(default_factory=asyncio.Event)
    """Set after the first attempt."""
    poked: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the game has changed."""
    well: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when Discord has taken another message after this one had failed."""

    @property
    def game_id(self) -> str:
        """The game that it shows."""
        return self.key.game_id

    @property
    def is_table(self) -> bool:
        """Whether it is the game's public table."""
        return self.key.kind is SurfaceKind.TABLE

    def shows(self, screen: Screen) -> bool:
        """Whether the message is known to show this already."""
        return self.shown is not None and self.shown.serves_for(screen)


def table_key(game_id: str) -> SurfaceKey:
    """Return the key of a game's public table."""
    return SurfaceKey(game_id, SurfaceKind.TABLE)


def sent_at_of(message_id: int) -> datetime:
    """Return when a message was sent: its id begins with the milliseconds since 2015."""
    return _DISCORD_EPOCH + timedelta(milliseconds=message_id >> 22)
