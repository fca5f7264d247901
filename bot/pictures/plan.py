"""How the seats of a table are laid out: sizes in pixels, for two to twelve seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.pictures import deck
from bot.pictures.canvas import MIN_HEIGHT, WIDTH, Box
from bot.pictures.deck import Size

MARGIN: Final = 16
"""Around the whole picture."""
GUTTER: Final = 12
"""Between the parts of two seats."""
SCORED_BAND: Final = 76
"""Height of what is above the seats once a hole is scored: one line."""
PILE_LABEL: Final = 38
"""Height of the word below a pile."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The sizes of one table."""

    columns: int
    card: Size
    gap: int
    """Between two cards of a layout."""
    pad: int
    """Between a seat's edge and what is in it."""
    name: int
    """Size of the type of names and numbers."""
    pile: Size
    """A card of the stock and the discard pile."""
    one_line: bool = False
    """Name and points stand beside each other and not in two lines."""

    @property
    def label(self) -> int:
        """Size of the type of words that explain a number."""
        return round(self.name * 0.8)

    @property
    def head(self) -> int:
        """Height of a seat's lines of type with the space below them."""
        return round(self.name * (1.5 if self.one_line else 2.35))

    @property
    def points(self) -> int:
        """Height of the line of points under the columns once a hole is scored."""
        return round(self.label * 1.15)

    @property
    def seat_width(self) -> int:
        """Width of a seat's part of the table."""
        return (WIDTH - 2 * MARGIN - (self.columns - 1) * GUTTER) // self.columns

    def seat_height(self, *, scored: bool) -> int:
        """Height of a seat's part of the table."""
        cards = 2 * self.card[1] + self.gap + deck.SHADOW
        return 2 * self.pad + self.head + cards + (self.points if scored else 0)

    def band(self, *, scored: bool) -> int:
        """Height of what is above the seats: the words and the piles."""
        return SCORED_BAND if scored else MARGIN + self.pile[1] + deck.SHADOW + PILE_LABEL

    def rows(self, seats: int) -> list[range]:
        """Return the seats of each row."""
        order = range(seats)
        return [order[at : at + self.columns] for at in range(0, seats, self.columns)]

    def height(self, seats: int, *, scored: bool) -> int:
        """Height of the picture."""
        rows = len(self.rows(seats))
        grid = rows * (self.seat_height(scored=scored) + GUTTER) - GUTTER
        return max(MIN_HEIGHT, self.band(scored=scored) + grid + MARGIN)

    def seat_boxes(self, seats: int, *, scored: bool) -> list[Box]:
        """Return the part of the table of each seat; a row that is not full stands in the middle."""
        rows = self.rows(seats)
        width, height = self.seat_width, self.seat_height(scored=scored)
        band = self.band(scored=scored)
        grid = len(rows) * (height + GUTTER) - GUTTER
        spare = self.height(seats, scored=scored) - MARGIN - band - grid
        boxes = []
        for number, row in enumerate(rows):
            left = (WIDTH - len(row) * (width + GUTTER) + GUTTER) // 2
            top = band + spare // 2 + number * (height + GUTTER)
            for place in range(len(row)):
                at = left + place * (width + GUTTER)
                boxes.append(Box(at, top, at + width, top + height))
        return boxes


_PLANS: Final = {
    2: Plan(2, (140, 190), 12, 16, 34, (100, 134), one_line=True),
    3: Plan(3, (90, 134), 10, 12, 32, (132, 178)),
    4: Plan(2, (118, 150), 14, 14, 32, (96, 126), one_line=True),
    6: Plan(3, (91, 118), 8, 12, 30, (90, 120)),
    8: Plan(4, (68, 104), 6, 8, 28, (96, 130)),
    9: Plan(3, (84, 88), 8, 8, 28, (76, 84)),
    12: Plan(4, (68, 87), 6, 8, 28, (76, 84)),
}
"""Plans by the most seats they are for."""


def plan_for(seats: int) -> Plan:
    """Return the plan of the smallest table with room; ``ValueError`` for more than twelve seats."""
    for most, plan in _PLANS.items():
        if seats <= most:
            return plan
    raise ValueError(f"no table is laid out for {seats} seats")
