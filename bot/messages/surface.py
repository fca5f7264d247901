"""A surface: what the bot knows about one message while it keeps this message up to date."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

from bot.contest import Contest
from bot.messages.outcomes import AttemptOutcome
from bot.messages.urgency import Snapshot
from bot.ports import Panel
from bot.ports.screen import Screen
from data.records import SurfaceKind, SurfaceRecord


class SurfaceKey(NamedTuple):
    """Names one message: the game, the kind of message and, for cards, the person."""

    game_id: str
    kind: SurfaceKind
    user_id: int = 0
    """The user id of the person whose cards the message shows; 0 for a message to everybody."""


class Token(NamedTuple):
    """The right to edit a message until the time ``until``. A press on the message gives this right.

    Such edits do not count against Discord's limit of requests.
    """

    panel: Panel
    until: datetime


class Posting(NamedTuple):
    """A message that the bot has asked Discord to post. It is not known yet whether it was posted."""

    nonce: str
    channel_id: int
    moment: int


@dataclass(slots=True, eq=False)
class Surface:
    """What the bot knows about one message: where it is, what it shows, and whether it is out of date."""

    key: SurfaceKey
    record: SurfaceRecord | None = None
    loaded: bool = False
    """Whether ``record`` has been read from the database. Before that, ``record`` is ``None`` and means nothing."""
    inherited: bool = False
    """Whether an earlier process may have posted the message, because its game is older than this process."""
    shown: Screen | None = None
    """The screen that the message shows; ``None`` if it is not known, as after a restart or a failed request."""
    writes: int = 0
    """The number of changes of the message so far, by answers to presses and by edits."""
    newest_id: int = 0
    """The id of the newest post of this message by this process, even if it was deleted since; 0 for none."""
    pending: Posting | None = None
    token: Token | None = None
    """The token of the newest press on the message; ``None`` if there is none that still works."""
    snapshot: Snapshot | None = None
    """What the game was like when the message was last made; ``None`` if that is not known."""
    has_time: bool = False
    """Whether the task of the message sleeps, because the change to show is not urgent."""
    version: int = 0
    """The version of the game that this process last tried to show in the message; 0 if it has not tried yet."""
    is_urgent: bool = True
    """Whether people wait for the change that the message should show, so that it is sent at once."""
    dirty: bool = False
    dirty_since: float = 0.0
    """Since when the message has been out of date, in seconds of ``time.monotonic``. Valid while ``dirty`` is true."""
    task: asyncio.Task[None] | None = None
    free_at: float = 0.0
    """The earliest time of the next edit, in seconds of the event loop. One edit shows all changes before that time."""
    move_down: bool = False
    """Whether the next attempt must post the message again, as the newest one of its channel."""
    to_call: tuple[int, ...] = ()
    """The user ids of people who were invited after the last post. The next post of the message notifies them."""
    failures: int = 0
    """How many attempts in a row have failed."""
    missed: int = 0
    """How many attempts in a row have not found the channel."""
    outcome: AttemptOutcome | None = None
    """The outcome of the last attempt, ``None`` before the first one."""
    tried: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the first attempt to show the message has ended."""
    poked: asyncio.Event = field(default_factory=asyncio.Event)
    """Set to wake the task of the message, because its game has changed."""
    well: asyncio.Event = field(default_factory=asyncio.Event)
    """Set to wake the task of a message that failed, because Discord has accepted another message since."""

    @property
    def game_id(self) -> str:
        """The id of the game that the message shows."""
        return self.key.game_id

    @property
    def is_table(self) -> bool:
        """Whether the message is the game's table."""
        return self.key.kind is SurfaceKind.TABLE

    def shows(self, screen: Screen) -> bool:
        """Whether the message certainly shows this screen already, so that no edit is needed."""
        return self.shown is not None and self.shown.serves_for(screen)

    def is_awaited(self, contest: Contest) -> bool:
        """Whether people wait for the message to show ``contest``, so that it must be brought up to date at once."""
        if self.shown is None or self.snapshot is None or self.move_down or not self.dirty:
            return True
        return self.snapshot.makes_urgent(contest, self.key.kind, self.key.user_id)


class KnownSurfaces(dict[SurfaceKey, Surface]):
    """The messages that the bot keeps up to date, by key. Reading a missing key with ``[]`` adds a new message."""

    def __missing__(self, key: SurfaceKey) -> Surface:
        """Add a new message with this key and return it."""
        surface = self[key] = Surface(key)
        return surface


def make_table_key(game_id: str) -> SurfaceKey:
    """Return the key of the message with a game's table."""
    return SurfaceKey(game_id, SurfaceKind.TABLE)
