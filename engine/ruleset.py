"""The two rulesets, and the house rules in which they differ.

Each house rule is one field here, checked in one place. The code that a rule affects reads the field: ``engine.decide``
and ``engine.evolve`` for the opening and the end of a hole, ``engine.scoring`` for points.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.value import WordEnum


class Opening(WordEnum):
    """The way in which the first cards are turned up."""

    IN_TURN = "in turn"
    """One seat after the other, beginning with the first seat."""
    TOGETHER = "together"
    """All seats at the same time, in any order."""


class Ending(WordEnum):
    """What happens when all six cards of a seat are face up."""

    LAST_TURNS = "last turns"
    """Every other seat has one more turn."""
    AT_ONCE = "at once"
    """The hole ends at once, even in the first round. Seats that have had one turn less get none."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A complete set of rules. ``ValueError`` if the fields do not make a playable game."""

    key: str
    """The name under which games are stored, which must not change after the first game was played."""
    title: str
    source: str
    """The text in which the rules are written down."""
    decks_for: tuple[tuple[int, int], ...]
    """Rows of ``(largest number of seats, number of decks)``. Both numbers grow from row to row.

    A game has at most the number of seats in the last row.
    """
    holes_offered: tuple[int, ...]
    opening: Opening
    ending: Ending
    min_seats: int = 2
    opening_cards: int = 2
    default_holes: int = 9

    def __post_init__(self) -> None:
        """Check all fields, so that no game can run out of cards or holes."""
        if not self.key.isidentifier():
            raise ValueError(f"ruleset key {self.key!r}: letters, digits and _ only")
        if self.min_seats < 2 or not self.decks_for:
            raise ValueError(f"{self.title}: a game needs at least two seats")
        steps = [seats for seats, _ in self.decks_for]
        if steps != sorted(set(steps)) or self.max_seats < self.min_seats:
            raise ValueError(f"{self.title}: decks_for must grow by seats: {self.decks_for}")
        for seats, decks in self.decks_for:
            # There must be a discard and two cards to draw, because otherwise a rebuilt stock could be empty.
            if decks < 1 or 52 * decks < 6 * seats + 3:
                raise ValueError(f"{self.title}: {decks} deck(s) are too few for {seats} seats")
        if not self.holes_offered or min(self.holes_offered) < 1:
            raise ValueError(f"{self.title}: a game has at least one hole")
        if list(self.holes_offered) != sorted(set(self.holes_offered)):
            raise ValueError(f"{self.title}: holes_offered must grow: {self.holes_offered}")
        if self.default_holes not in self.holes_offered:
            raise ValueError(f"{self.title}: {self.default_holes} holes are not offered")
        if not 0 <= self.opening_cards <= 5:
            raise ValueError(f"{self.title}: an opening turns up 0 to 5 cards")

    @property
    def max_seats(self) -> int:
        """The largest number of seats of a game."""
        return self.decks_for[-1][0]

    def decks(self, seats: int) -> int:
        """Return the number of decks for this number of seats.

        ``ValueError`` if there are too few or too many seats.
        """
        if seats >= self.min_seats:
            for most, decks in self.decks_for:
                if seats <= most:
                    return decks
        raise ValueError(
            f"{self.title} is for {self.min_seats} to {self.max_seats} seats, not {seats}"
        )


CARD_COMMONS: Final = Ruleset(
    key="card_commons",
    title="Card Commons",
    source="Card Commons: Golf",
    decks_for=((4, 1), (6, 2)),
    holes_offered=(3, 9, 18),
    opening=Opening.IN_TURN,
    ending=Ending.LAST_TURNS,
)

PAGAT: Final = Ruleset(
    key="pagat",
    title="Pagat",
    source="pagat.com: Six Card Golf, as modified by MHT Recovery Hub",
    decks_for=((4, 1), (8, 2), (12, 3)),
    holes_offered=(9, 18),
    opening=Opening.TOGETHER,
    ending=Ending.AT_ONCE,
)

RULESETS: Final = {ruleset.key: ruleset for ruleset in (CARD_COMMONS, PAGAT)}
"""All rulesets by key."""
