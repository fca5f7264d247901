"""A picture being drawn: pixels, and beside them where each element is."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageDraw

from bot.pictures.lettering import Style, fit, lettered, width_of
from bot.pictures.palette import PALETTE, Colour, Ink

WIDTH: Final = 1000
"""Pixels. Discord shows pictures at most 550 wide on a desktop and 300 to 400 on a phone."""
MIN_HEIGHT: Final = 637
"""The flattest picture that Discord shows whole is 11:7."""
MAX_HEIGHT: Final = 1000
_FINE: Final = 4
"""Curves are drawn so many times larger and made smaller: that smooths them."""
_LEVEL: Final = 6


Anchor: TypeAlias = Literal["l", "m", "r"]


class Box(NamedTuple):
    """A rectangle in pixels; right and bottom are just outside."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        """Pixels from left to right."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """Pixels from top to bottom."""
        return self.bottom - self.top

    @property
    def middle(self) -> tuple[int, int]:
        """The point halfway."""
        return (self.left + self.right) // 2, (self.top + self.bottom) // 2

    def grown(self, by: int) -> Box:
        """Return the box with its edges moved outwards."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def overlaps(self, other: Box) -> bool:
        """Whether the two share a pixel."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def contains(self, other: Box) -> bool:
        """Whether the other lies inside this one."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and other.right <= self.right
            and other.bottom <= self.bottom
        )


@dataclass(frozen=True)
class Drawn:
    """A finished picture."""

    png: bytes
    size: tuple[int, int]
    """Width and height in pixels."""
    boxes: Mapping[str, Box]
    """Where each element is: ``seat 2``, ``seat 2 slot 3``, ``stock`` … (seats and slots from 0)."""
    inks: Mapping[str, Ink]
    """With what each text and mark among the boxes was drawn."""


class Sprite(NamedTuple):
    """Something drawn once and pasted often."""

    image: Image.Image
    """RGB."""
    mask: Image.Image
    """L: where it covers what is under it."""


@lru_cache(maxsize=512)
def rounded(size: tuple[int, int], radius: int) -> Image.Image:
    """Return an L mask of a rectangle with smooth round corners."""
    width, height = size
    mask = Image.new("L", (width * _FINE, height * _FINE), 0)
    box = (0, 0, width * _FINE - 1, height * _FINE - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * _FINE, fill=255)
    return mask.resize(size, Image.Resampling.BOX)


@lru_cache(maxsize=512)
def ring(side: int, radius: int, thickness: int) -> Image.Image:
    """Return an L mask of the edge of a square with smooth round corners."""
    inner = side - 2 * thickness
    hole = Image.new("L", (side, side), 0)
    hole.paste(rounded((inner, inner), max(1, radius - thickness)), (thickness, thickness))
    return ImageChops.subtract(rounded((side, side), radius), hole)


@lru_cache(maxsize=128)
def polygon(points: tuple[tuple[float, float], ...], size: tuple[int, int]) -> Image.Image:
    """Return an L mask of a polygon whose corners are given in shares (0 to 1) of the size."""
    width, height = size
    mask = Image.new("L", (width * _FINE, height * _FINE), 0)
    corners = [(x * width * _FINE, y * height * _FINE) for x, y in points]
    ImageDraw.Draw(mask).polygon(corners, fill=255)
    return mask.resize(size, Image.Resampling.BOX)


def chip_width(text: str, style: Style) -> int:
    """Return how wide ``Canvas.chip`` is."""
    return width_of(text, style) + round(style.size * 0.7)


class Canvas:
    """Draws a picture of the width that all pictures have."""

    def __init__(self, height: int, ground: Colour) -> None:
        """Start with an empty picture of one colour."""
        self.image = Image.new("RGB", (WIDTH, height), ground)
        self._boxes: dict[str, Box] = {}
        self._inks: dict[str, Ink] = {}

    def note(self, name: str, box: Box, ink: Ink | None = None) -> Box:
        """Remember where an element is."""
        if name in self._boxes:
            raise ValueError(f"there are two elements called {name!r}")
        self._boxes[name] = box
        if ink is not None:
            self._inks[name] = ink
        return box

    def fill(self, box: Box, colour: Colour, radius: int = 0) -> Box:
        """Fill a rectangle."""
        if not radius:
            self.image.paste(colour, box)
            return box
        # Only the corners need a mask; the rest, nearly all, is much faster without one.
        self.image.paste(colour, (box.left + radius, box.top, box.right - radius, box.bottom))
        self.image.paste(colour, (box.left, box.top + radius, box.right, box.bottom - radius))
        self._corners(box, colour, rounded((2 * radius, 2 * radius), radius), radius)
        return box

    def _corners(self, box: Box, colour: Colour, mask: Image.Image, radius: int) -> None:
        """Paste the quarters of a mask of twice the radius into the corners of a box."""
        for x, left in ((0, box.left), (radius, box.right - radius)):
            for y, top in ((0, box.top), (radius, box.bottom - radius)):
                quarter = mask.crop((x, y, x + radius, y + radius))
                self.image.paste(colour, (left, top), quarter)

    def mat(self, name: str, card: Box, ink: Ink, radius: int, by: int) -> Box:
        """Lay a mark under a card, which then shows all around it."""
        return self.note(name, self.fill(card.grown(by), ink.colour, radius + by), ink)

    def chip(self, name: str, at: tuple[int, int], text: str, style: Style, ink: Ink) -> Box:
        """Write a word on a ground of its own; ``at`` is the left end of the ground, on the base line."""
        tall = round(style.size * 1.3)
        top = at[1] - round(style.size * 0.36) - tall // 2
        ground = Box(at[0], top, at[0] + chip_width(text, style), top + tall)
        self.note(f"{name} chip", self.fill(ground, ink.ground, 6))
        self.text(name, (ground.middle[0], at[1]), text, style, ink, anchor="m")
        return ground

    def frame(self, name: str, box: Box, ink: Ink, radius: int, thickness: int) -> Box:
        """Draw the edge of a rectangle, inwards."""
        left, top, right, bottom = box
        for bar in (
            (left + radius, top, right - radius, top + thickness),
            (left + radius, bottom - thickness, right - radius, bottom),
            (left, top + radius, left + thickness, bottom - radius),
            (right - thickness, top + radius, right, bottom - radius),
        ):
            self.image.paste(ink.colour, bar)
        self._corners(box, ink.colour, ring(2 * radius, radius, thickness), radius)
        return self.note(name, box, ink)

    def shape(self, name: str, box: Box, ink: Ink, points: tuple[tuple[float, float], ...]) -> Box:
        """Draw a polygon whose corners are given in shares of the box."""
        self.image.paste(ink.colour, box[:2], polygon(points, (box.width, box.height)))
        return self.note(name, box, ink)

    def sprite(self, name: str, at: tuple[int, int], sprite: Sprite, size: tuple[int, int]) -> Box:
        """Paste a sprite; the size is that of the element, which a shadow may exceed."""
        self.image.paste(sprite.image, at, sprite.mask)
        return self.note(name, Box(*at, at[0] + size[0], at[1] + size[1]))

    def text(
        self,
        name: str,
        at: tuple[int, int],
        text: str,
        style: Style,
        ink: Ink,
        *,
        anchor: Anchor = "l",
        most: int = WIDTH,
        halo: int = 0,
    ) -> Box:
        """Write on a base line, at most so many pixels wide, with a rim of its ground as a halo.

        ``at`` is the left end (``l``), the middle (``m``) or the right end (``r``) of the text.
        """
        text, style = fit(text, style, most)
        start = (
            at[0] - {"l": 0, "m": width_of(text, style) // 2, "r": width_of(text, style)}[anchor]
        )
        if halo:
            rim = lettered(text, style, halo)
            self.image.paste(ink.ground, (start + rim.left, at[1] + rim.top), rim.mask)
        mask, left, top = lettered(text, style)
        box = Box(start + left, at[1] + top, start + left + mask.width, at[1] + top + mask.height)
        self.image.paste(ink.colour, box[:2], mask)
        return self.note(name, box, ink)

    def finish(self) -> Drawn:
        """Return the picture in the fixed palette, as a PNG file."""
        return Drawn(
            png=encode(self.image),
            size=self.image.size,
            boxes=MappingProxyType(self._boxes),
            inks=MappingProxyType(self._inks),
        )


def _palette_image() -> Image.Image:
    image = Image.new("P", (1, 1))
    flat = [channel for colour in PALETTE for channel in colour]
    image.putpalette(flat + list(PALETTE[0]) * (256 - len(PALETTE)))
    return image


_PALETTE: Final = _palette_image()


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def encode(image: Image.Image) -> bytes:
    """Return an RGB picture as a PNG file of the fixed palette.

    Written here and not by Pillow because ``zlib.compress`` lets other threads run meanwhile and
    Pillow's encoder does not: the event loop would stand still for as long as it takes.
    """
    width, height = image.size
    # One column more on the left: its zeros are the filter byte ("none") that begins every line.
    lines = Image.new("P", (width + 1, height), 0)
    lines.paste(image.quantize(palette=_PALETTE, dither=Image.Dither.NONE), (1, 0))
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", bytes(channel for colour in PALETTE for channel in colour)),
            _chunk(b"IDAT", zlib.compress(lines.tobytes(), _LEVEL)),
            _chunk(b"IEND", b""),
        )
    )
