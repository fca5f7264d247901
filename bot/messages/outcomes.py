"""The outcomes of an attempt to show a message, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Shown:
    """The message shows its game."""

    sent: bool
    """Whether the attempt needed a request to Discord."""


@dataclass(frozen=True, slots=True)
class Gone:
    """The channel does not exist, or an outage hides it."""


@dataclass(frozen=True, slots=True)
class Blocked:
    """The bot may not post in the channel."""

    missing: str
    """The permission that the bot lacks, in the words of Discord's settings; empty if it is not known."""


@dataclass(frozen=True, slots=True)
class Down:
    """Discord or the network failed."""

    reason: str
    after_s: float
    """The next attempt should wait for this many seconds, because Discord said so."""


@dataclass(frozen=True, slots=True)
class Overtaken:
    """The game changed while the message waited for room, so the next attempt sends the newer state."""


class OvertakenError(Exception):
    """The game changed while a message waited for room. ``attempt`` turns this error into ``Overtaken``."""


AttemptOutcome: TypeAlias = Shown | Gone | Blocked | Down | Overtaken
