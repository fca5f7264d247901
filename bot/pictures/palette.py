"""All colours of all pictures, and the fixed palette of the PNG files.

Texts and marks are drawn with an ``Ink``: a colour, and the colour of the ground on which it may be used. A test
computes the contrast of each ink, so that people can read all texts.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from PIL import Image

from engine import Suit

Colour: TypeAlias = tuple[int, int, int]
"""A colour: red, green and blue, each 0 to 255."""


@dataclass(frozen=True, slots=True)
class Ink:
    """A colour for texts or marks, and the colour of the ground on which it may be used."""

    colour: Colour
    ground: Colour


WHITE: Final[Colour] = (255, 255, 255)
NIGHT: Final[Colour] = (18, 22, 26)

FELT: Final[Colour] = (25, 90, 68)
"""The colour of the table."""
LIT: Final[Colour] = (32, 107, 80)
"""The ground of the seat whose turn it is, lighter than the table."""
DEEP: Final[Colour] = (17, 66, 50)
"""The ground of a seat that waits, darker than the table."""
SHADE: Final[Colour] = (9, 42, 32)
"""The colour of the shadow under a card."""
MIST: Final[Colour] = (190, 220, 206)
"""The colour of words that explain a number."""
GOLD: Final[Colour] = (255, 214, 84)
"""The colour for the player whose turn it is and, at the end, for the winner. It is used for nothing else."""
MINT: Final[Colour] = (150, 230, 190)
"""The colour for good results: a pair, the best score of a hole."""
CORAL: Final[Colour] = (255, 178, 154)
"""The colour for the last turns of a hole."""

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
"""All inks by name. Pictures use no other inks."""

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
"""The pairs of colours that meet along a curved edge. The palette has colours between the two, to smooth the edge."""

_LARGEST: Final = ((FELT, LIT), (FELT, DEEP), (LIT, SHADE), (SHADE, EDGE))
"""The pairs of colours that meet along most of a picture's edges."""

STEPS: Final = 4
"""The number of equal steps from one colour to another. The colours between the steps smooth an edge."""
_APART: Final = 12
"""Two colours of the palette are at least this far apart, measured in the space of red, green and blue."""


def blend(a: Colour, b: Colour, share: float) -> Colour:
    """Return the colour at ``share`` (0 to 1) of the way from ``a`` to ``b``."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


def _make_palette() -> tuple[Colour, ...]:
    """Return the colours of all inks and grounds, and the colours between them, which smooth edges.

    A colour between two others is left out if it is too close to a colour of the palette, because Pillow could confuse
    the two: Pillow looks colours up in cells of 4 × 4 × 4.
    """
    pairs = [*((ink.ground, ink.colour) for ink in INKS.values()), *_EDGES]
    palette = list(dict.fromkeys(colour for pair in pairs for colour in pair))
    for a, b in pairs:
        for step in range(1, STEPS):
            colour = blend(a, b, step / STEPS)
            if all(math.dist(colour, other) >= _APART for other in palette):
                palette.append(colour)
    return _put_in_ramps(palette, [*_LARGEST, *pairs])


def _put_in_ramps(palette: list[Colour], pairs: list[tuple[Colour, Colour]]) -> tuple[Colour, ...]:
    """Return the palette in the order in which its colours follow each other from one colour of a pair to the other.

    The filter of a PNG file writes the difference between a pixel and the one above it. In this order, most edges have
    the same few differences, and files are 3 % smaller.
    """
    ordered = dict.fromkeys(
        min(palette, key=lambda known: math.dist(known, blend(a, b, step / STEPS)))
        for a, b in pairs
        for step in range(STEPS + 1)
    )
    return tuple(ordered)


PALETTE: Final[tuple[Colour, ...]] = _make_palette()
"""The colours of all pictures, at most 256. Each picture has this palette, so that equal pictures are equal files."""


@cache
def index_of(colour: Colour) -> int:
    """Return the index of the nearest colour in the palette."""
    return min(range(len(PALETTE)), key=lambda place: math.dist(PALETTE[place], colour))


@cache
def make_ramp(ground: Colour, colour: Colour) -> bytes:
    """Return the palette indexes of 256 colours from ``ground`` to ``colour``.

    Colour *n* is for a pixel of which ``colour`` covers *n* / 255 and ``ground`` the rest.
    """
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
    """Return an RGB image with each pixel as the index of the nearest colour in the palette (mode ``L``)."""
    places = image.quantize(palette=_IMAGE, dither=Image.Dither.NONE)
    return Image.frombytes("L", image.size, places.tobytes())
