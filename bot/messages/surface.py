"""A surface: what the bot knows of one message while it keeps the message up to date."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

from bot.messages.basis import Basis
from bot.messages.outcomes import AttemptOutcome
from bot.ports import Panel
from bot.ports.screen import Screen
from data.records import SurfaceKind, SurfaceRecord


class SurfaceKey(NamedTuple):
    """Names one message: the game, the kind of message and, for cards, the person."""

    game_id: str
    kind: SurfaceKind
    user_id: int = 0
    """The person whose cards it shows; 0 for a message to everybody."""


class Token(NamedTuple):
    """A press's right to edit a message. Such edits do not count against Discord's limit of requests."""

    panel: Panel
    until: datetime


class Posting(NamedTuple):
    """A post that the bot has requested. Nobody knows yet whether it arrived."""

    nonce: str
    channel_id: int
    moment: int


@dataclass(slots=True, eq=False)
class Surface:
    """One message: where it is, what it shows, and whether it is out of date."""

    key: SurfaceKey
    record: SurfaceRecord | None = None
    loaded: bool = False
    """Whether ``record`` was read from the database."""
    inherited: bool = False
    """Whether the game is older than this process, so that an earlier process may have posted the message."""
    shown: Screen | None = None
    """The screen that the message shows. ``None`` if it is not known: after a restart and after a failed request."""
    writes: int = 0
    """How often the message was changed, by answers to presses and by edits."""
    newest_id: int = 0
    """The id of the message that this process posted last, even if it was deleted since; 0 if there was none."""
    pending: Posting | None = None
    token: Token | None = None
    """The token of the newest press on the message."""
    basis: Basis | None = None
    """What the screen in the message was made from."""
    has_time: bool = False
    """Whether its task waits for a change that somebody waits for."""
    version: int = 0
    """The version of the game that the message was last brought up to; 0 if this process has not done so yet."""
    is_urgent: bool = True
    """Whether somebody waits for the change that the message should show."""
    dirty: bool = False
    dirty_since: float = 0.0
    """When the message became out of date, in monotonic seconds. It has a meaning only if ``dirty`` is true."""
    task: asyncio.Task[None] | None = None
    free_at: float = 0.0
    """Loop time of the earliest next edit. The wait makes changes in quick succession one edit."""
    move_down: bool = False
    """Whether to post the message again as the newest one of its channel."""
    to_call: tuple[int, ...] = ()
    """The people to notify when the message is posted again. They were invited after the older message was posted."""
    failures: int = 0
    """The number of attempts in a row that failed."""
    missed: int = 0
    """The number of attempts in a row that did not find the channel."""
    outcome: AttemptOutcome | None = None
    """How the last attempt went."""
    tried: asyncio.Event = field(default_factory=asyncio.Event)
    """Set after the first attempt."""
    poked: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the game has changed."""
    well: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when Discord has taken another message after this one had failed."""

    @property
    def game_id(self) -> str:
        """The game that the message shows."""
        return self.key.game_id

    @property
    def is_table(self) -> bool:
        """Whether the message is the game's table."""
        return self.key.kind is SurfaceKind.TABLE

    def shows(self, screen: Screen) -> bool:
        """Whether the message certainly shows a screen already."""
        return self.shown is not None and self.shown.serves_for(screen)


class KnownSurfaces(dict[SurfaceKey, Surface]):
    """The messages that the bot keeps up to date. A message that is not there yet is added when it is asked for."""

    def __missing__(self, key: SurfaceKey) -> Surface:
        """Add the message with a key."""
        surface = self[key] = Surface(key)
        return surface


def make_table_key(game_id: str) -> SurfaceKey:
    """Return the key of a game's table."""
    return SurfaceKey(game_id, SurfaceKind.TABLE)
