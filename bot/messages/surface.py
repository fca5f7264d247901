"""What the publisher knows of one message while it keeps it up to date."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Final, TypeAlias

from bot.ports import Panel
from bot.ports.screen import Screen
from data.records import SurfaceKind, SurfaceRecord

_DISCORD_EPOCH: Final = datetime(2015, 1, 1, tzinfo=UTC)

SurfaceKey: TypeAlias = tuple[str, SurfaceKind, int]
"""Game, kind, and whose it is (0: everybody's)."""


@dataclass(slots=True)
class Surface:
    """One message: where it is, what it shows, and whether that is still the newest."""

    record: SurfaceRecord | None = None
    loaded: bool = False
    """Whether ``record`` is what the database says."""
    shown: Screen | None = None
    """``None`` where that is not known, as after a restart."""
    writes: int = 0
    """How often it was changed, by answers to presses and by edits."""
    newest_id: int = 0
    """The message posted last by this process, whether it is still there or not."""
    dirty: bool = False
    dirty_since: float = 0.0
    """Monotonic seconds at which the message became out of date, if it is."""
    task: asyncio.Task[None] | None = None
    free_at: float = 0.0
    """Loop time before which it is not edited again, so that changes in quick succession make one edit."""
    move_down: bool = False
    """To be posted anew as the newest message."""
    failures: int = 0
    """Attempts in a row that came to nothing."""
    poked: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when there is reason to try again sooner than planned."""


@dataclass(slots=True)
class Hold:
    """Presses of one game that are being answered."""

    presses: Counter[int] = field(default_factory=Counter)
    """By press: how many hold it, one around the other."""
    answers: dict[int, tuple[SurfaceKey, int]] = field(default_factory=dict)
    """By press: the message that its answer changes, and which change of it that is."""
    released: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(slots=True)
class OpenPanel:
    """An ephemeral message with somebody's cards, as long as it can be edited."""

    panel: Panel
    message_id: int
    screen: Screen
    until: datetime


def sent_at_of(message_id: int) -> datetime:
    """Return when a message was sent: its id begins with the milliseconds since 2015."""
    return _DISCORD_EPOCH + timedelta(milliseconds=message_id >> 22)
