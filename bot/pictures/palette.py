"""Every colour of every picture, and the fixed palette of the PNG files.

Text and marks are drawn with an ``Ink``, which names its colour together with the ground it is meant
for. A test computes the contrast of all of them, so nothing that has to be read can be drawn in a
colour that cannot be.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine import Suit

Colour: TypeAlias = tuple[int, int, int]
"""Red, green, blue, 0 to 255."""


@dataclass(frozen=True, slots=True)
class Ink:
    """A colour to write or mark with, on the ground it is meant for."""

    colour: Colour
    ground: Colour


WHITE: Final[Colour] = (255, 255, 255)
NIGHT: Final[Colour] = (18, 22, 26)

FELT: Final[Colour] = (27, 94, 70)
PANEL: Final[Colour] = (19, 70, 52)
"""A seat's part of the table."""
ACTIVE: Final[Colour] = (8, 38, 29)
"""The part of a seat that is to act."""
SHADE: Final[Colour] = (12, 48, 36)
"""The shadow under a card."""
MIST: Final[Colour] = (196, 222, 209)
"""For words that explain a number."""
GOLD: Final[Colour] = (255, 214, 64)

PAPER: Final[Colour] = (250, 248, 240)
STRIPE: Final[Colour] = (236, 240, 232)
RULE: Final[Colour] = (198, 206, 196)
SLATE: Final[Colour] = (70, 82, 78)
WINNER: Final[Colour] = (255, 239, 184)

FACE: Final[Colour] = WHITE
PAIRED: Final[Colour] = (214, 219, 216)
"""The face of a card whose column counts nothing."""
EDGE: Final[Colour] = (150, 160, 156)
BACK: Final[Colour] = (28, 84, 146)
LATTICE: Final[Colour] = (108, 158, 208)

# Four hues, dark enough to be read on white, whose lightness differs as well: with any colour blindness two hues look
# alike, blue and green with the rarest. Found by trying combinations for the greatest least difference.
SUITS: Final[dict[Suit, Colour]] = {
    Suit.SPADES: NIGHT,
    Suit.HEARTS: (205, 20, 0),
    Suit.DIAMONDS: (10, 50, 180),
    Suit.CLUBS: (0, 131, 90),
}
PAIRED_SUITS: Final[dict[Suit, Colour]] = {
    Suit.SPADES: NIGHT,
    Suit.HEARTS: (156, 16, 8),
    Suit.DIAMONDS: (0, 36, 140),
    Suit.CLUBS: (0, 104, 62),
}

INKS: Final[dict[str, Ink]] = {
    "title": Ink(WHITE, FELT),
    "note": Ink(MIST, FELT),
    "call": Ink(GOLD, FELT),
    "moved": Ink(GOLD, PANEL),
    "name": Ink(WHITE, PANEL),
    "number": Ink(WHITE, PANEL),
    "label": Ink(MIST, PANEL),
    "active name": Ink(GOLD, ACTIVE),
    "active number": Ink(WHITE, ACTIVE),
    "active label": Ink(MIST, ACTIVE),
    "turn": Ink(GOLD, ACTIVE),
    "chip": Ink(NIGHT, GOLD),
    "quiet chip": Ink(PANEL, MIST),
    "strike": Ink(SLATE, PAIRED),
    "count": Ink(NIGHT, WHITE),
    "back": Ink(BACK, WHITE),
    "print": Ink(NIGHT, PAPER),
    "striped print": Ink(NIGHT, STRIPE),
    "winner print": Ink(NIGHT, WINNER),
    "fine print": Ink(SLATE, PAPER),
    "striped fine print": Ink(SLATE, STRIPE),
    "winner fine print": Ink(SLATE, WINNER),
    "best": Ink((0, 110, 78), PAPER),
    "striped best": Ink((0, 110, 78), STRIPE),
    "winner best": Ink((0, 110, 78), WINNER),
    "score": Ink(SUITS[Suit.DIAMONDS], PAPER),
    "average": Ink(SUITS[Suit.HEARTS], PAPER),
    **{f"{suit.name.lower()}": Ink(colour, FACE) for suit, colour in SUITS.items()},
    **{f"paired {suit.name.lower()}": Ink(colour, PAIRED) for suit, colour in PAIRED_SUITS.items()},
}
"""Every ink by name; pictures use no other."""

_EDGES: Final = (
    (FELT, FACE),
    (FELT, PANEL),
    (FELT, ACTIVE),
    (FELT, SHADE),
    (PANEL, FACE),
    (PANEL, PAIRED),
    (ACTIVE, FACE),
    (ACTIVE, PAIRED),
    (FACE, EDGE),
    (BACK, LATTICE),
    (PAPER, RULE),
    (STRIPE, RULE),
    (FELT, PAPER),
)
"""Grounds that meet along a curve without anything being written."""

_STEPS: Final = 5
_APART: Final = 12
"""Distance between colours of the palette, in steps of 0 to 255."""


def blend(a: Colour, b: Colour, share: float) -> Colour:
    """Return the colour that is ``share`` (0 to 1) of the way from one to the other."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


def _palette() -> tuple[Colour, ...]:
    """Pure colours first, then the steps between them that smooth edges are made of.

    Steps that come close to a colour that is there already are left out: Pillow looks colours up in
    cells of 4 × 4 × 4, and could take a step for the pure colour.
    """
    pairs = [*((ink.ground, ink.colour) for ink in INKS.values()), *_EDGES]
    palette = list(dict.fromkeys(colour for pair in pairs for colour in pair))
    for a, b in pairs:
        for step in range(1, _STEPS + 1):
            colour = blend(a, b, step / (_STEPS + 1))
            if all(math.dist(colour, other) >= _APART for other in palette):
                palette.append(colour)
    return tuple(palette)


PALETTE: Final[tuple[Colour, ...]] = _palette()
"""At most 256 colours, the same in every picture, so that equal pictures are equal files."""
