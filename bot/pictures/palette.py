"""All colours of all pictures, and the fixed palette of the PNG files.

Texts and marks are drawn with an ``Ink``, a colour together with the ground for which it is meant. A test computes the
contrast of every ink, so every text can be read.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from PIL import Image

from engine import Suit

Colour: TypeAlias = tuple[int, int, int]
"""Red, green and blue, each 0 to 255."""


@dataclass(frozen=True, slots=True)
class Ink:
    """A colour for texts or marks, and the ground for which it is meant."""

    colour: Colour
    ground: Colour


WHITE: Final[Colour] = (255, 255, 255)
NIGHT: Final[Colour] = (18, 22, 26)

FELT: Final[Colour] = (25, 90, 68)
"""The table."""
LIT: Final[Colour] = (32, 107, 80)
"""The lighter felt of the seat whose turn it is."""
DEEP: Final[Colour] = (17, 66, 50)
"""The darker felt of a seat that waits."""
SHADE: Final[Colour] = (9, 42, 32)
"""The shadow under a card."""
MIST: Final[Colour] = (190, 220, 206)
"""Words that explain a number."""
GOLD: Final[Colour] = (255, 214, 84)
"""The player whose turn it is, and at the end the winner. Gold means nothing else."""
MINT: Final[Colour] = (150, 230, 190)
"""Good results: a pair, the best score of a hole."""
CORAL: Final[Colour] = (255, 178, 154)
"""The last turns of a hole."""

FACE: Final[Colour] = (255, 253, 247)
PAPER: Final[Colour] = FACE
STRIPE: Final[Colour] = (238, 240, 230)
RULE: Final[Colour] = (200, 206, 194)
SLATE: Final[Colour] = (78, 88, 84)

EDGE: Final[Colour] = (206, 202, 188)
BACK: Final[Colour] = (30, 72, 128)
HILL: Final[Colour] = (62, 112, 172)

# Four hues, dark enough to be read on white. Their lightness differs too, because people with any colour blindness see
# two hues as alike (with the rarest kind, blue and green). A search chose the combination with the largest smallest
# difference.
SUITS: Final[dict[Suit, Colour]] = {
    Suit.SPADES: NIGHT,
    Suit.HEARTS: (205, 20, 0),
    Suit.DIAMONDS: (10, 50, 180),
    Suit.CLUBS: (0, 131, 90),
}

INKS: Final[dict[str, Ink]] = {
    "title": Ink(WHITE, FELT),
    "note": Ink(MIST, FELT),
    "call": Ink(GOLD, FELT),
    "mint": Ink(MINT, FELT),
    "coral": Ink(CORAL, FELT),
    "quote": Ink(WHITE, FELT),
    "moved": Ink(WHITE, DEEP),
    "lit moved": Ink(WHITE, LIT),
    "name": Ink(WHITE, DEEP),
    "number": Ink(WHITE, DEEP),
    "label": Ink(MIST, DEEP),
    "lit name": Ink(WHITE, LIT),
    "lit number": Ink(WHITE, LIT),
    "lit label": Ink(WHITE, LIT),
    "turn": Ink(GOLD, LIT),
    "won": Ink(NIGHT, GOLD),
    "best chip": Ink(NIGHT, MINT),
    "last turn": Ink(NIGHT, CORAL),
    "quiet chip": Ink(SHADE, MIST),
    "badge": Ink(NIGHT, MINT),
    "count": Ink(WHITE, SHADE),
    "place": Ink(SLATE, FACE),
    "ball": Ink(NIGHT, FACE),
    "back": Ink(BACK, FACE),
    "flag": Ink(FACE, BACK),
    "print": Ink(NIGHT, PAPER),
    "striped print": Ink(NIGHT, STRIPE),
    "winner print": Ink(NIGHT, GOLD),
    "fine print": Ink(SLATE, PAPER),
    "striped fine print": Ink(SLATE, STRIPE),
    "winner fine print": Ink((58, 52, 24), GOLD),
    "winner chip": Ink(GOLD, NIGHT),
    "best": Ink((0, 110, 78), PAPER),
    "striped best": Ink((0, 110, 78), STRIPE),
    "winner best": Ink((0, 84, 60), GOLD),
    "score": Ink(SUITS[Suit.DIAMONDS], PAPER),
    "average": Ink(SUITS[Suit.HEARTS], PAPER),
    **{f"{suit.name.lower()}": Ink(colour, FACE) for suit, colour in SUITS.items()},
}
"""All inks by name. Pictures use no others."""

_EDGES: Final = (
    (FELT, FACE),
    (FELT, DEEP),
    (FELT, LIT),
    (FELT, SHADE),
    (DEEP, FACE),
    (DEEP, SHADE),
    (LIT, FACE),
    (LIT, SHADE),
    (FACE, EDGE),
    (FACE, SHADE),
    (BACK, HILL),
    (HILL, FACE),
    (PAPER, RULE),
    (STRIPE, RULE),
    (FELT, PAPER),
    (SHADE, MINT),
    (SHADE, EDGE),
    (DEEP, MIST),
    (DEEP, MINT),
    (DEEP, GOLD),
    (PAPER, GOLD),
    (STRIPE, GOLD),
    (PAPER, STRIPE),
)
"""The pairs of colours that meet along a curve."""

STEPS: Final = 4
"""The number of steps from a ground to an ink. An edge is smoothed with the colours between the steps, one fewer."""
_APART: Final = 12
"""The least distance between two colours of the palette. The range of one channel is 255."""


def blend(a: Colour, b: Colour, share: float) -> Colour:
    """Return the colour at ``share`` (0 to 1) of the way from ``a`` to ``b``."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


def _make_palette() -> tuple[Colour, ...]:
    """Return the pure colours, then the colours between them that smooth edges.

    A colour too close to another one is left out, because Pillow could confuse the two: it looks colours up in cells of
    4 × 4 × 4.
    """
    pairs = [*((ink.ground, ink.colour) for ink in INKS.values()), *_EDGES]
    palette = list(dict.fromkeys(colour for pair in pairs for colour in pair))
    for a, b in pairs:
        for step in range(1, STEPS):
            colour = blend(a, b, step / STEPS)
            if all(math.dist(colour, other) >= _APART for other in palette):
                palette.append(colour)
    return tuple(palette)


PALETTE: Final[tuple[Colour, ...]] = _make_palette()
"""At most 256 colours. They are the same in every picture, so that equal pictures are equal files."""


@cache
def index_of(colour: Colour) -> int:
    """Return the index of the nearest colour in the palette."""
    return min(range(len(PALETTE)), key=lambda place: math.dist(PALETTE[place], colour))


@cache
def make_ramp(ground: Colour, colour: Colour) -> bytes:
    """Return 256 palette indexes. Index *n* is for a ground that is covered by *n* / 255 of the colour."""
    return bytes(
        index_of(blend(ground, colour, round(cover / 255 * STEPS) / STEPS)) for cover in range(256)
    )


def _make_palette_image() -> Image.Image:
    image = Image.new("P", (1, 1))
    flat = [channel for colour in PALETTE for channel in colour]
    image.putpalette(flat + list(PALETTE[0]) * (256 - len(PALETTE)))
    return image


_IMAGE: Final = _make_palette_image()


def index_colours(image: Image.Image) -> Image.Image:
    """Return an RGB image as palette indexes, one byte for each pixel (mode ``L``)."""
    places = image.quantize(palette=_IMAGE, dither=Image.Dither.NONE)
    return Image.frombytes("L", image.size, places.tobytes())
