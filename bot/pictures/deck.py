"""Our own deck: big rank, big suit, four colours; every card is drawn once for each size and kept.

Below 45 pixels of width, as on a phone, no deck with pips or court pictures can be read; this one can.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

from bot.pictures.canvas import Sprite, rounded
from bot.pictures.lettering import Style, font, width_of
from bot.pictures.palette import BACK, EDGE, INKS, LATTICE, NIGHT, SHADE, WHITE, Colour
from engine import Card, Suit

_FINE: Final = 4
Size: TypeAlias = tuple[int, int]
"""Width and height of a card in pixels."""
SHADOW: Final = 3
"""Pixels by which the shadow shows below a card."""


def _circle(draw: ImageDraw.ImageDraw, x: float, y: float, radius: float) -> None:
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)


def _heart(draw: ImageDraw.ImageDraw, size: float, top: float, up: bool) -> None:
    """A heart in a square of this size, or one upside down; ``top`` is its upper edge."""
    points = []
    for step in range(120):
        t = 2 * math.pi * step / 120
        x = 16 * math.sin(t) ** 3
        y = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        share = (12 - y) / 29  # 0 at the top of the curves, 1 at the tip
        points.append((size / 2 + x / 34 * size, top + (1 - share if up else share) * size * 0.94))
    draw.polygon(points, fill=255)


def _stem(draw: ImageDraw.ImageDraw, size: float, top: float) -> None:
    half, foot = size * 0.045, size * 0.20
    draw.polygon(
        [
            (size / 2 - half, top),
            (size / 2 + half, top),
            (size / 2 + half * 1.6, size * 0.86),
            (size / 2 + foot, size * 0.98),
            (size / 2 - foot, size * 0.98),
            (size / 2 - half * 1.6, size * 0.86),
        ],
        fill=255,
    )


@lru_cache(maxsize=256)
def suit_mask(suit: Suit, size: int) -> Image.Image:
    """Return an L mask of the suit's sign in a square."""
    large = size * _FINE
    mask = Image.new("L", (large, large), 0)
    draw = ImageDraw.Draw(mask)
    match suit:
        case Suit.HEARTS:
            _heart(draw, large, large * 0.03, up=False)
        case Suit.SPADES:
            _heart(draw, large * 1.0, -large * 0.12, up=True)
            _stem(draw, large, large * 0.6)
        case Suit.CLUBS:
            for x, y in ((0.5, 0.25), (0.255, 0.59), (0.745, 0.59)):
                _circle(draw, large * x, large * y, large * 0.225)
            _circle(draw, large * 0.5, large * 0.5, large * 0.12)
            _stem(draw, large, large * 0.45)
        case Suit.DIAMONDS:
            corners = ((0.5, 0.0), (0.92, 0.5), (0.5, 1.0), (0.08, 0.5))
            points = []
            for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
                for step in range(12):
                    t = step / 12
                    pull = 0.06 * math.sin(math.pi * t)
                    x = start[0] + (end[0] - start[0]) * t
                    y = start[1] + (end[1] - start[1]) * t
                    points.append(
                        (large * (x + (0.5 - x) * pull * 2), large * (y + (0.5 - y) * pull * 2))
                    )
            draw.polygon(points, fill=255)
    return mask.resize((size, size), Image.Resampling.BOX)


def radius(size: Size) -> int:
    """Return how round a card's corners are."""
    return max(5, round(min(size) * 0.1))


def _plain(size: Size, colour: Colour, edge: Colour) -> Image.Image:
    """A card with nothing on it, with a thin edge."""
    image = Image.new("RGB", size, edge)
    inner = (size[0] - 2, size[1] - 2)
    image.paste(colour, (1, 1), rounded(inner, radius(size) - 1))
    return image


def _finished(card: Image.Image, *, lying: bool) -> Sprite:
    """A card cut out, with the shadow that it casts where it is ``lying`` on the felt."""
    width, height = card.size
    shape = rounded(card.size, radius(card.size))
    if not lying:
        return Sprite(card, shape)
    image = Image.new("RGB", (width, height + SHADOW), SHADE)
    image.paste(card, (0, 0), shape)
    return Sprite(image, _with_shadow(card.size))


@lru_cache(maxsize=32)
def _with_shadow(size: Size) -> Image.Image:
    """An L mask of a card and its shadow; all cards of a size share it."""
    shape = rounded(size, radius(size))
    mask = Image.new("L", (size[0], size[1] + SHADOW), 0)
    mask.paste(255, (0, SHADOW), shape)
    mask.paste(255, (0, 0), shape)
    return mask


def _rank_style(rank: str, size: Size) -> Style:
    """The largest type in which the rank fills the upper part of a card."""
    style = Style(round(size[1] * 0.56), 700, 100 if len(rank) == 1 else 80)
    while width_of(rank, style) > size[0] * 0.84:
        style = Style(style.size - 1, 700, 75)
    return style


@lru_cache(maxsize=1024)
def face(card: Card, size: Size, *, paired: bool = False, lying: bool = True) -> Sprite:
    """Return a face-up card; ``paired`` strikes it through: its column counts nothing."""
    width, height = size
    suit = card.suit.name.lower()
    ink = INKS[f"paired {suit}" if paired else suit]
    image = _plain(size, ink.ground, EDGE)
    draw = ImageDraw.Draw(image)
    style = _rank_style(card.rank_symbol, size)
    draw.text(
        (width // 2, round(height * 0.46)),
        card.rank_symbol,
        font=font(style),
        fill=ink.colour,
        anchor="ms",
    )
    sign = round(min(width * 0.58, height * 0.37))
    at = ((width - sign) // 2, round(height * 0.94) - sign)
    image.paste(ink.colour, at, suit_mask(card.suit, sign))
    if paired:
        thick = max(3, round(height * 0.035))
        top = round(height * 0.515) - thick // 2
        draw.rectangle((0, top, width, top + thick - 1), fill=INKS["strike"].colour)
    return _finished(image, lying=lying)


@lru_cache(maxsize=256)
def back(size: Size, label: str = "", *, lying: bool = True) -> Sprite:
    """Return the back of a card, with a number on it or without."""
    width, height = size
    image = _plain(size, WHITE, EDGE)
    rim = max(3, round(width * 0.05))
    inner = (width - 2 * rim, height - 2 * rim)
    large = (inner[0] * 2, inner[1] * 2)
    pattern = Image.new("RGB", large, BACK)
    draw = ImageDraw.Draw(pattern)
    step = max(16, round(width * 0.2))
    for offset in range(-large[1], large[0], step):
        draw.line((offset, 0, offset + large[1], large[1]), fill=LATTICE, width=3)
        draw.line((offset, large[1], offset + large[1], 0), fill=LATTICE, width=3)
    image.paste(
        pattern.resize(inner, Image.Resampling.BOX),
        (rim, rim),
        rounded(inner, max(3, radius(size) - rim)),
    )
    if label:
        tall = round(min(width, height) * 0.5)
        style = Style(round(tall * 0.72), 700, 100 if len(label) < 3 else 80)
        wide = max(tall, width_of(label, style) + round(tall * 0.4))
        at = ((width - wide) // 2, (height - tall) // 2)
        image.paste(WHITE, at, rounded((wide, tall), tall // 2))
        ImageDraw.Draw(image).text(
            (width // 2, height // 2 + round(style.size * 0.36)),
            label,
            font=font(style),
            fill=NIGHT,
            anchor="ms",
        )
    return _finished(image, lying=lying)


@lru_cache(maxsize=32)
def empty(size: Size, ground: Colour, ink: Colour) -> Sprite:
    """Return a place where no card lies."""
    image = Image.new("RGB", size, ink)
    inner = (size[0] - 6, size[1] - 6)
    image.paste(ground, (3, 3), rounded(inner, radius(size) - 3))
    return Sprite(image, rounded(size, radius(size)))
