"""The levels of the computers, with names that golfers know."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Level(StrEnum):
    """The levels, from the weakest to the strongest. ``level.title()`` is the name for people."""

    ROOKIE = "rookie"
    """Plays sensibly, and makes the mistakes that people make."""
    CLUB = "club"
    """Plays like a good regular player."""
    PRO = "pro"
    """Plays as well as this program can."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What a level can do. All levels are the same program with different skills."""

    sees_reply: bool
    """Whether the computer considers the next seat's best reply."""
    corrects: bool
    """Whether a network corrects the sum of the column values."""
    asks_within: float
    """How close to the best action an action must be, in points, so that the next seat's own search values it again."""
    plays_out: bool
    """Whether the computer plays close actions out, if ``playing_out`` is ready. That replaces ``asks_within``."""
    counts_crowd: bool
    """Whether the computer considers how near every other seat is to going out, and not only the nearest one."""
    counts_on: bool
    """Whether the computer considers, at the end of a hole, that each drawn card changes the chances of the others."""
    plays_to_win: bool
    """Whether the computer plays for the win and not for points in the last hole of a game."""
    misjudges: float
    """The standard deviation of the computer's errors, in points. There is one error for taking and one for each place.

    So close decisions often go wrong and clear ones hardly ever, as with people.
    """
    table: int | None = None
    """The number of seats whose table of column values the search uses; ``None`` for the table of ``table_for``."""


SKILLS: Final = {
    Level.ROOKIE: Skill(
        sees_reply=False,
        corrects=False,
        asks_within=0.0,
        plays_out=False,
        counts_crowd=False,
        counts_on=False,
        plays_to_win=False,
        misjudges=1.6,
    ),
    Level.CLUB: Skill(
        sees_reply=True,
        corrects=False,
        asks_within=0.0,
        plays_out=False,
        counts_crowd=False,
        counts_on=False,
        plays_to_win=False,
        misjudges=1.12,
    ),
    Level.PRO: Skill(
        sees_reply=True,
        corrects=True,
        asks_within=1.5,
        plays_out=True,
        counts_crowd=True,
        counts_on=True,
        plays_to_win=True,
        misjudges=0.0,
    ),
}
