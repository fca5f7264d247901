"""The plan of a picture of the table for two to twelve seats: where everything is, in pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.pictures.canvas import MIN_HEIGHT, WIDTH
from bot.pictures.card_sizes import TABLE_CARDS, TableCards
from bot.pictures.shapes import Box

MARGIN: Final = 18
"""The space around the whole picture."""
GUTTER: Final = 14
"""The space between two seats."""
GROWN: Final = 7
"""The seat whose turn it is is larger than the others by this space on each side."""
SCORED_BAND: Final = 92
"""The height of the line of text above the seats of a scored hole."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan of a picture of the table for certain numbers of seats. ``scored`` says whether the hole is scored."""

    columns: int
    cards: TableCards
    gap: int
    """The space between two cards of a seat."""
    name: int
    """The font size of the names."""
    pad: int = 12
    """The space between the edge of a seat and what is in it."""

    @property
    def points_size(self) -> int:
        """The font size of the points."""
        return round(self.name * 1.34)

    @property
    def label(self) -> int:
        """The font size of the words beside the points."""
        return round(self.name * 0.82)

    @property
    def head(self) -> int:
        """The height of the line with a seat's name and points, with the space below it."""
        return round(self.name * 1.55)

    @property
    def points(self) -> int:
        """The height of the line with the points of columns. Only a scored hole has this line."""
        return round(self.label * 1.25)

    @property
    def seat_width(self) -> int:
        """The width of one seat."""
        return (WIDTH - 2 * MARGIN - (self.columns - 1) * GUTTER) // self.columns

    def measure_seat(self, *, scored: bool) -> int:
        """Return the height of one seat."""
        cards = 2 * self.cards.acting.height + self.gap
        return 2 * self.pad - GROWN + self.head + cards + (self.points if scored else 0)

    def measure_band(self, *, scored: bool) -> int:
        """Return the height of the *band*: the area with the piles and words, or a line of text in a scored hole."""
        return SCORED_BAND if scored else self.cards.pile.height + 48

    def split_rows(self, seats: int) -> list[range]:
        """Return the rows of seats. Each row is the range of the seats in it."""
        order = range(seats)
        return [order[at : at + self.columns] for at in range(0, seats, self.columns)]

    def is_central(self, seats: int, *, scored: bool) -> bool:
        """Whether the band with the piles is between two rows of seats, and not above all rows."""
        return len(self.split_rows(seats)) == 2 and not scored

    def measure_height(self, seats: int, *, scored: bool) -> int:
        """Return the height of the picture."""
        rows = len(self.split_rows(seats))
        grid = rows * (self.measure_seat(scored=scored) + GUTTER) - GUTTER
        above = MARGIN if self.is_central(seats, scored=scored) else 0
        return max(MIN_HEIGHT, above + self.measure_band(scored=scored) + grid + MARGIN)

    def place_seats(self, seats: int, *, scored: bool) -> list[Box]:
        """Return the box of each seat. A row that is not full is centred."""
        width, height = self.seat_width, self.measure_seat(scored=scored)
        boxes = []
        for number, row in enumerate(self.split_rows(seats)):
            left = (WIDTH - len(row) * (width + GUTTER) + GUTTER) // 2
            top = self._place_row(seats, number, scored=scored)
            for place in range(len(row)):
                at = left + place * (width + GUTTER)
                boxes.append(Box(at, top, at + width, top + height))
        return boxes

    def _place_row(self, seats: int, row: int, *, scored: bool) -> int:
        height, band = self.measure_seat(scored=scored), self.measure_band(scored=scored)
        if self.is_central(seats, scored=scored):
            return MARGIN + row * (height + band)
        rows = len(self.split_rows(seats))
        spare = (
            self.measure_height(seats, scored=scored)
            - MARGIN
            - band
            - rows * (height + GUTTER)
            + GUTTER
        )
        return band + spare // 2 + row * (height + GUTTER)

    def place_band(self, seats: int, *, scored: bool) -> Box:
        """Return the box of the *band*: the area with the piles and words (see ``measure_band``)."""
        top = 0
        if self.is_central(seats, scored=scored):
            top = MARGIN + self.measure_seat(scored=scored)
        return Box(MARGIN, top, WIDTH - MARGIN, top + self.measure_band(scored=scored))


_PLANS: Final = {
    2: Plan(2, TABLE_CARDS[2], 12, 40),
    3: Plan(3, TABLE_CARDS[3], 9, 34),
    4: Plan(2, TABLE_CARDS[4], 10, 36),
    6: Plan(3, TABLE_CARDS[6], 8, 30),
    8: Plan(4, TABLE_CARDS[8], 6, 28),
    9: Plan(3, TABLE_CARDS[9], 7, 28),
    12: Plan(4, TABLE_CARDS[12], 6, 27, pad=9),
}
"""The plans of pictures of the table. A key is the largest number of seats with this plan."""


def plan_for(seats: int) -> Plan:
    """Return the first plan that has room for this number of seats; ``ValueError`` for more than twelve."""
    for most, plan in _PLANS.items():
        if seats <= most:
            return plan
    raise ValueError(f"no table is laid out for {seats} seats")
