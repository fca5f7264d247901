"""Draws the faces and backs of cards: large ranks, four colours, crowns for the court, and a flag on the back.

The cards are in full colour. ``bot.pictures.deck`` turns them into palette colours and gives them a ground.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.lettering import width_of
from bot.pictures.marks import draw_court, draw_flag, draw_hill, draw_suit
from bot.pictures.palette import BACK, EDGE, FACE, HILL, INKS, Colour
from bot.pictures.shapes import Size, round_corners
from bot.pictures.typefaces import Style, load_font
from engine import Card

LAP: Final = 0.38
"""How much of the upper card of a pair is covered by the lower card, as a share of a card's height."""
SMALL: Final = 56
"""Cards narrower than this number of pixels show only their rank, because nobody could see a suit on a phone."""


def choose_radius(size: Size) -> int:
    """Return the radius of a card's corners in pixels."""
    return max(4, round(min(size) * 0.1))


def _choose_style(rank: str, size: Size, share: float) -> Style:
    """Return the largest style in which a rank is at most ``share`` of the card's width."""
    style = Style(round(size.width * 0.78), 800, 100 if len(rank) == 1 else 80)
    if len(rank) > 1:
        while width_of(rank, style) > size.width * share:
            style = Style(style.size - 1, 800, 75)
    return style


def draw_plain(size: Size, colour: Colour) -> Image.Image:
    """Draw a blank card. Its edge is slightly darker, most of all at the bottom."""
    image = Image.new("RGB", size, EDGE)
    inner = (size.width - 2, size.height - 3)
    image.paste(colour, (1, 1), round_corners(inner, choose_radius(size) - 1))
    return image


class Part(Enum):
    """Whether a card is drawn alone, or as the upper or lower card of a pair."""

    ALONE = 0
    UPPER = 1
    """The upper card. The lower card covers a part of it."""
    LOWER = 2
    """The lower card. The badge of the pair covers its upper right corner."""


@lru_cache(maxsize=64)
def draw_face(card: Card, size: Size, place: str = "", part: Part = Part.ALONE) -> Image.Image:
    """Draw a card that is face up.

    ``place`` is the number in the lower left corner of the visible part, empty for none.
    """
    width, height = size
    ink = INKS[card.suit.name.lower()]
    image = draw_plain(size, FACE)
    pen = ImageDraw.Draw(image)
    rank = card.rank_symbol
    if width < SMALL:
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
        at = place_number(size, measure_lap(size) if part is Part.UPPER else height)
        pen.text(at, place, font=load_font(small), fill=INKS["place"].colour, anchor="ls")
    return image


@lru_cache(maxsize=32)
def draw_back(size: Size, place: str = "") -> Image.Image:
    """Draw a card that is face down. The card has a ball with the number ``place`` or, without a number, the flag."""
    width, height = size
    image = draw_plain(size, FACE)
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


def measure_lap(size: Size) -> int:
    """Return the height in pixels of the part of a pair's upper card that the lower card does not cover."""
    return round(size.height * (1 - (LAP if size.width >= SMALL else LAP / 2)))


def place_number(size: Size, bottom: int) -> tuple[int, int]:
    """Return where to write the number of a place on a card: the number's left end and base line.

    ``bottom`` is where the visible part of the card ends.
    """
    return round(size.width * 0.09), bottom - round(size.width * 0.075)
