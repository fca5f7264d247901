"""How strong a computer plays, named as golfers would."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Level(StrEnum):
    """The levels of play, weakest first; ``level.title()`` is the name for people."""

    ROOKIE = "rookie"
    """Sensible, and makes the mistakes people make."""
    CLUB = "club"
    """A good regular player."""
    PRO = "pro"
    """As strong as we can make it."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What sets the levels apart. All of them are the same program."""

    sees_reply: bool
    """Whether it asks what the next seat will make of the discard and of a card turned up."""
    corrects: bool
    """Whether a network corrects what the columns of a layout are worth together."""
    asks_within: float
    """How close, in points, options for a drawn card are that it weighs again by the next seat's own search."""
    counts_crowd: bool
    """Whether it asks how many of the others are near to going out, and not only how near the nearest is."""
    counts_on: bool
    """Whether it keeps counting the cards while it thinks an ending through."""
    plays_to_win: bool
    """Whether in the last hole of a game it plays for the win, not for points."""
    misjudges: float
    """Standard deviation, in points, of its error about taking the discard, and about each place for a card.

    Close decisions often go wrong by it and clear ones hardly ever: it overlooks things as people do.
    """


SKILLS: Final = {
    Level.ROOKIE: Skill(
        sees_reply=False,
        corrects=False,
        asks_within=0.0,
        counts_crowd=False,
        counts_on=False,
        plays_to_win=False,
        misjudges=1.6,
    ),
    Level.CLUB: Skill(
        sees_reply=True,
        corrects=False,
        asks_within=0.0,
        counts_crowd=False,
        counts_on=False,
        plays_to_win=False,
        misjudges=1.12,
    ),
    Level.PRO: Skill(
        sees_reply=True,
        corrects=True,
        asks_within=1.5,
        counts_crowd=True,
        counts_on=True,
        plays_to_win=True,
        misjudges=0.0,
    ),
}
