"""How an attempt to show a message can go, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Shown:
    """The message shows its game."""

    sent: bool
    """Whether anything had to be sent for that."""


@dataclass(frozen=True, slots=True)
class Gone:
    """The channel is not there."""


@dataclass(frozen=True, slots=True)
class Blocked:
    """The bot may not post there."""

    missing: str
    """The permission that it lacks, if that is known."""


@dataclass(frozen=True, slots=True)
class Down:
    """Discord or the network is unwell."""

    reason: str
    after_s: float
    """Discord wants no other attempt before."""


@dataclass(frozen=True, slots=True)
class Overtaken:
    """The game changed while the message waited for room, so something newer must be sent."""


class OvertakenError(Exception):
    """Raised where a message waited; see ``Overtaken``."""


Outcome: TypeAlias = Shown | Gone | Blocked | Down | Overtaken
