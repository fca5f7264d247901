"""Draws our own deck: large ranks, four colours, crowns for the court, and a flag on the back.

Each card is drawn once for each size and ground, with its shadow, and then kept. Later pictures only copy it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from PIL import Image, ImageDraw, ImageFilter

from bot.pictures.canvas import Sprite
from bot.pictures.lettering import width_of
from bot.pictures.marks import draw_court, draw_flag, draw_hill, draw_suit
from bot.pictures.palette import (
    BACK,
    EDGE,
    FACE,
    HILL,
    INKS,
    SHADE,
    WHITE,
    Colour,
    index_colours,
)
from bot.pictures.shapes import Size, round_corners
from bot.pictures.typefaces import Style, load_font
from engine import Card

SHADOW: Final = 6
"""The pixels that a shadow reaches below a card. At the sides it is half of that."""
LAP: Final = 0.38
"""The share of a pair's upper card that its lower card covers."""
Places: TypeAlias = tuple[str, str]
"""The numbers on the upper and on the lower card of a column. An empty string writes none."""
NO_PLACES: Final[Places] = ("", "")
_SMALL: Final = 56
"""Cards narrower than this many pixels show only their rank, because nobody could see a suit on a phone."""


@dataclass(frozen=True, slots=True)
class Lie:
    """How a card lies on the table."""

    ground: Colour
    rim: int = 0
    """The width in pixels of the white rim that marks the last moved card; 0 for no rim."""
    lifted: bool = False
    """Whether the card is held above the table."""


def choose_radius(size: Size) -> int:
    """Return the radius of a card's corners in pixels."""
    return max(4, round(min(size) * 0.1))


def _choose_style(rank: str, size: Size, share: float) -> Style:
    """Return the largest type in which the rank is at most this share of the card's width."""
    style = Style(round(size.width * 0.78), 800, 100 if len(rank) == 1 else 80)
    if len(rank) > 1:
        while width_of(rank, style) > size.width * share:
            style = Style(style.size - 1, 800, 75)
    return style


def _draw_plain(size: Size, colour: Colour) -> Image.Image:
    """Draw a blank card. Its edge is slightly darker, most of all at the bottom."""
    image = Image.new("RGB", size, EDGE)
    inner = (size.width - 2, size.height - 3)
    image.paste(colour, (1, 1), round_corners(inner, choose_radius(size) - 1))
    return image


class Part(Enum):
    """The position of a card in a pair."""

    ALONE = 0
    UPPER = 1
    """The upper card. The lower card covers a part of it."""
    LOWER = 2
    """The lower card. The badge of the pair covers its upper right corner."""


@lru_cache(maxsize=64)
def _draw_face(card: Card, size: Size, place: str = "", part: Part = Part.ALONE) -> Image.Image:
    """Draw a card's face in full colour. The number of its place is in the lower left corner of the visible part."""
    width, height = size
    ink = INKS[card.suit.name.lower()]
    image = _draw_plain(size, FACE)
    pen = ImageDraw.Draw(image)
    rank = card.rank_symbol
    if width < _SMALL:
        style = _choose_style(rank, Size(round(width * 1.12), height), 0.86)
        at = (width // 2, (height + round(style.size * 0.71)) // 2)
        if part is Part.UPPER:
            at = (width // 2, (measure_lap(size) + round(style.size * 0.71)) // 2)
        pen.text(at, rank, font=load_font(style), fill=ink.colour, anchor="ms")
        return image
    style = _choose_style(rank, size, 0.74)
    top = round(height * 0.085) + round(style.size * 0.71)
    pen.text((round(width * 0.085), top), rank, font=load_font(style), fill=ink.colour, anchor="ls")
    if part is not Part.UPPER:
        sign = round(width * 0.46)
        at = (round(width * 0.93) - sign, round(height * 0.945) - sign)
        image.paste(ink.colour, at, draw_suit(card.suit, sign))
    side = round(width * 0.3)
    crown = draw_court(card.rank, side)
    if crown is not None and part is not Part.LOWER:
        image.paste(ink.colour, (round(width * 0.94) - side, round(height * 0.07)), crown)
    if place:
        small = Style(round(width * 0.17), 700)
        bottom = measure_lap(size) if part is Part.UPPER else height
        at = (round(width * 0.09), bottom - round(width * 0.075))
        pen.text(at, place, font=load_font(small), fill=INKS["place"].colour, anchor="ls")
    return image


@lru_cache(maxsize=32)
def _draw_back(size: Size, place: str = "") -> Image.Image:
    """Draw a card's back in full colour, with the number of its place on a ball. Without a number it has the flag."""
    width, height = size
    image = _draw_plain(size, FACE)
    rim = max(3, round(width * 0.055))
    inner = (width - 2 * rim, height - 2 * rim)
    ground = Image.new("RGB", inner, BACK)
    ground.paste(HILL, (0, 0), draw_hill(inner))
    if not place:
        side = round(width * 0.6)
        at = ((inner[0] - round(side * 0.9)) // 2, round(inner[1] * 0.68) - round(side * 0.92))
        ground.paste(FACE, at, draw_flag(side))
    image.paste(ground, (rim, rim), round_corners(inner, max(3, choose_radius(size) - rim + 1)))
    if place:
        ball = round(width * 0.56)
        at = ((width - ball) // 2, (height - ball) // 2)
        image.paste(FACE, at, round_corners((ball, ball), ball // 2))
        style = Style(round(ball * 0.62), 800)
        middle = (width // 2, height // 2 + round(style.size * 0.36))
        ImageDraw.Draw(image).text(middle, place, font=load_font(style), fill=BACK, anchor="ms")
    return image


class _Bed(NamedTuple):
    image: Image.Image
    left: int
    top: int


@lru_cache(maxsize=64)
def _draw_bed(size: Size, lie: Lie, corner: int) -> _Bed:
    """Return the ground around an element, with its shadow and rim, and the element's position in it."""
    rim = lie.rim
    drop, soft, dark = (9, 6, 210) if lie.lifted else (3, 1.3, 235)
    if size.width < _SMALL:
        drop, soft, dark = (
            2,
            0,
            255,
        )  # nobody would see a soft edge, and it would make the file larger
    side, top, below = (8, 8, 24) if lie.lifted else (3, 1, SHADOW)
    if rim:
        side, top, below = rim + 1, rim + 1, max(below, rim + 2)
    whole = (size.width + 2 * side, size.height + top + below)
    bed = Image.new("RGB", whole, lie.ground)
    shade = Image.new("L", whole, 0)
    shade.paste(dark, (side, top + drop), round_corners(size, corner))
    bed.paste(SHADE, (0, 0), shade.filter(ImageFilter.GaussianBlur(soft)))
    for by, colour in ((rim, WHITE), (2, SHADE)) if rim else ():
        grown = (size.width + 2 * by, size.height + 2 * by)
        bed.paste(colour, (side - by, top - by), round_corners(grown, corner + by))
    return _Bed(bed, side, top)


def _lay_down(card: Image.Image, lie: Lie) -> Sprite:
    size = Size(*card.size)
    bed = _draw_bed(size, lie, choose_radius(size))
    image = bed.image.copy()
    image.paste(card, (bed.left, bed.top), round_corners(size, choose_radius(size)))
    return Sprite(index_colours(image), bed.left, bed.top)


@lru_cache(maxsize=2048)
def draw_face(card: Card, size: Size, lie: Lie, place: str = "") -> Sprite:
    """Return a card that is face up, with the number of its ``place`` if there is one."""
    return _lay_down(_draw_face(card, size, place), lie)


@lru_cache(maxsize=128)
def draw_bare(card: Card | None, size: Size) -> Image.Image:
    """Return a card's face as palette indexes, without a ground. ``None`` stands for the back."""
    return index_colours(_draw_back(size) if card is None else _draw_face(card, size))


@lru_cache(maxsize=256)
def draw_back(size: Size, lie: Lie, place: str = "") -> Sprite:
    """Return a card that is face down, with the number of its ``place`` or the flag."""
    return _lay_down(_draw_back(size, place), lie)


def measure_lap(size: Size) -> int:
    """Return the height in pixels of the visible part of a pair's upper card."""
    return round(size.height * (1 - (LAP if size.width >= _SMALL else LAP / 2)))


@lru_cache(maxsize=1024)
def draw_pair(upper: Card, lower: Card, size: Size, lie: Lie, places: Places = NO_PLACES) -> Sprite:
    """Return two cards of the same rank as one object. The lower card lies on the upper one."""
    (width, tall), visible, corner = size, measure_lap(size), choose_radius(size)
    whole, shape = Size(width, visible + tall), round_corners(size, corner)
    both = Image.new("RGB", whole, SHADE)
    both.paste(_draw_face(upper, size, places[0], Part.UPPER), (0, 0), shape)
    shade = Image.new("L", whole, 0)
    shade.paste(150, (0, visible - 2), shape)
    both.paste(SHADE, (0, 0), shade.filter(ImageFilter.GaussianBlur(2)))
    both.paste(_draw_face(lower, size, places[1], Part.LOWER), (0, visible), shape)
    bed = _draw_bed(whole, lie, corner)
    image = bed.image.copy()
    image.paste(both, (bed.left, bed.top), round_corners(whole, corner))
    side = max(24, round(width * 0.4)) if width >= _SMALL else round(width * 0.36)
    at = (bed.left + width - side + 3, bed.top + visible - side // 2)
    image.paste(_draw_badge(side), at, round_corners((side, side), side // 2))
    return Sprite(index_colours(image), bed.left, bed.top)


def _draw_badge(side: int) -> Image.Image:
    """Draw the badge with the 0, the points of a pair. If it is too small for a number, it stays empty."""
    image = Image.new("RGB", (side, side), SHADE)
    edge = max(2, round(side * 0.08))
    inner = side - 2 * edge
    image.paste(INKS["badge"].ground, (edge, edge), round_corners((inner, inner), inner // 2))
    if side < 24:
        return image
    style = Style(round(side * 0.64), 800)
    at = (side // 2, side // 2 + round(style.size * 0.36))
    ImageDraw.Draw(image).text(
        at, "0", font=load_font(style), fill=INKS["badge"].colour, anchor="ms"
    )
    return image


@lru_cache(maxsize=64)
def draw_pile(size: Size, ground: Colour, count: str) -> Sprite:
    """Return the stock: a few backs on top of each other, and the number of cards.

    ``size`` is the size of the top card.
    """
    step = max(3, round(size.width * 0.04))
    bed = _draw_bed(
        Size(size.width + step, size.height + 2 * step), Lie(ground), choose_radius(size)
    )
    image, shape = bed.image.copy(), round_corners(size, choose_radius(size))
    for number in (2, 1):
        at = (bed.left + number * step // 2, bed.top + number * step)
        image.paste(EDGE, at, shape)
        image.paste(FACE, (at[0], at[1] - 1), shape)
        image.paste(EDGE, (at[0], at[1] - 2), shape)
    image.paste(_draw_back(size), (bed.left, bed.top), shape)
    ink, style = INKS["count"], Style(max(24, round(size.width * 0.25)), 800)
    tall, wide = round(style.size * 1.3), width_of(count, style) + round(style.size * 0.8)
    at = (bed.left + (size.width - wide) // 2, bed.top + size.height - round(tall * 1.12))
    image.paste(ink.ground, at, round_corners((wide, tall), tall // 2))
    middle = (at[0] + wide // 2, at[1] + tall // 2 + round(style.size * 0.36))
    ImageDraw.Draw(image).text(middle, count, font=load_font(style), fill=ink.colour, anchor="ms")
    return Sprite(index_colours(image), bed.left, bed.top)


@lru_cache(maxsize=32)
def draw_empty(size: Size, ground: Colour, ink: Colour) -> Sprite:
    """Return an empty place for a card."""
    image = Image.new("RGB", size, ground)
    image.paste(ink, (0, 0), round_corners(size, choose_radius(size)))
    inner = (size.width - 6, size.height - 6)
    image.paste(ground, (3, 3), round_corners(inner, choose_radius(size) - 3))
    return Sprite(index_colours(image))
