"""How strong a computer plays, named as golfers would."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """The levels of play, weakest first; ``level.title()`` is the name for people."""

    ROOKIE = "rookie"
    """Sensible, and makes the mistakes people make."""
    CLUB = "club"
    """A good regular player."""
    PRO = "pro"
    """As strong as we can make it."""
