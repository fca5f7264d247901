"""Draws cards as they lie on the table: one card, a pair or the stock, each with its shadow on its ground.

A blank card is drawn once for each size and ground, with its shadow. The part of a card with rank and suit is drawn
once for each card and size. Both are kept. Later pictures copy that part over the blank card.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil, floor
from typing import Final, NamedTuple, TypeAlias

from PIL import Image, ImageDraw, ImageFilter

from bot.pictures import faces
from bot.pictures.lettering import width_of
from bot.pictures.palette import (
    EDGE,
    FACE,
    INKS,
    SHADE,
    WHITE,
    Colour,
    index_colours,
)
from bot.pictures.shapes import Size, round_corners
from bot.pictures.sprites import Patch, Sprite
from bot.pictures.typefaces import Style, load_font
from engine import DECK, Card

SHADOW: Final = 6
"""The number of pixels that a card's shadow reaches below the card. At the sides the shadow reaches half as far."""
Places: TypeAlias = tuple[str, str]
"""The numbers to write on the upper and the lower card of a column. An empty string means no number."""
NO_PLACES: Final[Places] = ("", "")
_INSET: Final = 0.04
"""How wide the blank strip inside each edge of a card is, as a share of the card's width."""


@dataclass(frozen=True, slots=True)
class Lie:
    """How a card lies on the table: on which ground, whether it is marked, and whether it is lifted."""

    ground: Colour
    rim: int = 0
    """The width in pixels of the white rim that marks the last moved card; 0 for no rim."""
    lifted: bool = False
    """Whether the card is held above the table, so that its shadow is larger."""


class _Bed(NamedTuple):
    image: Image.Image
    left: int
    top: int


@lru_cache(maxsize=64)
def _draw_bed(size: Size, lie: Lie, corner: int) -> _Bed:
    """Draw what is around a card or a pair: ground, shadow and rim.

    Return the image and the place of the card in it.
    """
    rim = lie.rim
    drop, soft, dark = (9, 6, 210) if lie.lifted else (3, 1.3, 235)
    if size.width < faces.SMALL:
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
    bed = _draw_bed(size, lie, faces.choose_radius(size))
    image = bed.image.copy()
    image.paste(card, (bed.left, bed.top), round_corners(size, faces.choose_radius(size)))
    return Sprite(index_colours(image), bed.left, bed.top)


def draw_face(card: Card, size: Size, lie: Lie, place: str = "") -> Sprite:
    """Return the sprite of a card that is face up. ``place`` is the number to write on it; empty for none."""
    if size.width < faces.SMALL:
        return _lay_face_down(card, size, lie, place)
    blank = _lay_blank_down(size, lie)
    patches = (cut_face(card, size), _cut_place(size, place)) if place else (cut_face(card, size),)
    return blank._replace(patches=patches)


def warm(size: Size, ground: Colour) -> None:
    """Draw the whole deck in one size, face up and face down, so that later pictures only copy it."""
    lie = Lie(ground)
    draw_back(size, lie)
    for card in DECK:
        draw_face(card, size, lie)


@lru_cache(maxsize=2048)
def _lay_face_down(card: Card, size: Size, lie: Lie, place: str) -> Sprite:
    return _lay_down(faces.draw_face(card, size, place), lie)


@lru_cache(maxsize=256)
def _lay_blank_down(size: Size, lie: Lie) -> Sprite:
    """Return the sprite of a blank card: a card without rank and suit, so that it serves for all cards of this size."""
    return _lay_down(faces.draw_plain(size, FACE), lie)


@lru_cache(maxsize=2048)
def cut_face(card: Card, size: Size) -> Patch:
    """Return the middle of a card, with rank and suit. The card's corners are not in it, so it fits on any ground."""
    inset = round(size.width * _INSET)
    inside = (inset, inset, size.width - inset, size.height - inset)
    return Patch(index_colours(faces.draw_face(card, size).crop(inside)), inset, inset)


@lru_cache(maxsize=64)
def _cut_place(size: Size, place: str) -> Patch:
    """Return the patch with the number of a place, which is copied over a card."""
    style, (left, line) = (
        Style(round(size.width * 0.17), 700),
        faces.place_number(size, size.height),
    )
    box = load_font(style).getbbox(place, anchor="ls")
    image = Image.new("RGB", (ceil(box[2] - box[0]) + 2, ceil(box[3] - box[1]) + 2), FACE)
    at = (1 - floor(box[0]), 1 - floor(box[1]))
    ink = INKS["place"].colour
    ImageDraw.Draw(image).text(at, place, font=load_font(style), fill=ink, anchor="ls")
    return Patch(index_colours(image), left - at[0], line - at[1])


@lru_cache(maxsize=128)
def draw_bare(card: Card | None, size: Size) -> Image.Image:
    """Return the image of a card without ground and shadow. For ``None``, return a card that is face down."""
    return index_colours(faces.draw_back(size) if card is None else faces.draw_face(card, size))


@lru_cache(maxsize=256)
def draw_back(size: Size, lie: Lie, place: str = "") -> Sprite:
    """Return the sprite of a card that is face down.

    The card has the number ``place`` on it or, if that is empty, a flag.
    """
    return _lay_down(faces.draw_back(size, place), lie)


@lru_cache(maxsize=1024)
def draw_pair(upper: Card, lower: Card, size: Size, lie: Lie, places: Places) -> Sprite:
    """Return the sprite of a pair: two cards of one column and rank. The lower card lies on the upper one.

    ``places`` are the numbers to write on both cards, ``NO_PLACES`` for none.
    """
    (width, tall), visible, corner = size, faces.measure_lap(size), faces.choose_radius(size)
    whole, shape = Size(width, visible + tall), round_corners(size, corner)
    both = Image.new("RGB", whole, SHADE)
    both.paste(faces.draw_face(upper, size, places[0], faces.Part.UPPER), (0, 0), shape)
    shade = Image.new("L", whole, 0)
    shade.paste(150, (0, visible - 2), shape)
    both.paste(SHADE, (0, 0), shade.filter(ImageFilter.GaussianBlur(2)))
    both.paste(faces.draw_face(lower, size, places[1], faces.Part.LOWER), (0, visible), shape)
    bed = _draw_bed(whole, lie, corner)
    image = bed.image.copy()
    image.paste(both, (bed.left, bed.top), round_corners(whole, corner))
    side = max(24, round(width * 0.4)) if width >= faces.SMALL else round(width * 0.36)
    at = (bed.left + width - side + 3, bed.top + visible - side // 2)
    image.paste(_draw_badge(side), at, round_corners((side, side), side // 2))
    return Sprite(index_colours(image), bed.left, bed.top)


def _draw_badge(side: int) -> Image.Image:
    """Draw the badge that marks a pair: a disc with a 0, the points of a pair. A very small badge has no number."""
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
    """Return the sprite of the stock: a few cards on top of each other, with the number of cards written on them.

    ``size`` is the size of the top card.
    """
    step = max(3, round(size.width * 0.04))
    bed = _draw_bed(
        Size(size.width + step, size.height + 2 * step), Lie(ground), faces.choose_radius(size)
    )
    image, shape = bed.image.copy(), round_corners(size, faces.choose_radius(size))
    for number in (2, 1):
        at = (bed.left + number * step // 2, bed.top + number * step)
        image.paste(EDGE, at, shape)
        image.paste(FACE, (at[0], at[1] - 1), shape)
        image.paste(EDGE, (at[0], at[1] - 2), shape)
    image.paste(faces.draw_back(size), (bed.left, bed.top), shape)
    ink, style = INKS["count"], Style(max(24, round(size.width * 0.25)), 800)
    tall, wide = round(style.size * 1.3), width_of(count, style) + round(style.size * 0.8)
    at = (bed.left + (size.width - wide) // 2, bed.top + size.height - round(tall * 1.12))
    image.paste(ink.ground, at, round_corners((wide, tall), tall // 2))
    middle = (at[0] + wide // 2, at[1] + tall // 2 + round(style.size * 0.36))
    ImageDraw.Draw(image).text(middle, count, font=load_font(style), fill=ink.colour, anchor="ms")
    return Sprite(index_colours(image), bed.left, bed.top)


@lru_cache(maxsize=32)
def draw_empty(size: Size, ground: Colour, ink: Colour) -> Sprite:
    """Return the sprite of an empty place, where a pile has no card."""
    image = Image.new("RGB", size, ground)
    image.paste(ink, (0, 0), round_corners(size, faces.choose_radius(size)))
    inner = (size.width - 6, size.height - 6)
    image.paste(ground, (3, 3), round_corners(inner, faces.choose_radius(size) - 3))
    return Sprite(index_colours(image))
