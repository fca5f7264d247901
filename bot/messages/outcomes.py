"""The possible outcomes of an attempt to bring a message up to date, each as a class."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Shown:
    """The message shows the state of its game."""

    sent: bool
    """Whether the attempt sent a request to Discord. If the message was right already, none was needed."""


@dataclass(frozen=True, slots=True)
class Gone:
    """Discord does not find the channel: it was deleted, or an outage hides it."""


@dataclass(frozen=True, slots=True)
class Blocked:
    """The bot may not post in the channel."""

    missing: str
    """The permission that the bot lacks, in the words of Discord's settings; empty if it is not known."""


@dataclass(frozen=True, slots=True)
class Down:
    """Discord or the network failed, so the attempt can be repeated."""

    reason: str
    after_s: float
    """How many seconds the next attempt should wait, because Discord said so; 0 if Discord said nothing."""


@dataclass(frozen=True, slots=True)
class Overtaken:
    """The game changed, or an answer changed the message, while the edit waited for Discord's limit.

    Nothing was sent. The next attempt sends a newer screen.
    """


class OvertakenError(Exception):
    """Raised if an edit that waited for Discord's limit is out of date. ``Showing`` turns it into ``Overtaken``."""


AttemptOutcome: TypeAlias = Shown | Gone | Blocked | Down | Overtaken
