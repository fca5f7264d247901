"""Draws the signs on our cards as masks: the suits, the crowns of the court, and the flag and the hill on the backs."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from engine import Suit

_FINE: Final = 4


def _draw_circle(
    draw: ImageDraw.ImageDraw, x: float, y: float, radius: float, fill: int = 255
) -> None:
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill)


def _draw_shape(
    size: tuple[int, int], draw: Callable[[ImageDraw.ImageDraw, float], None]
) -> Image.Image:
    """Return a mask with smooth edges: ``draw`` draws on a large square, which is then made small.

    ``draw`` gets the pen and the side of the large square.
    """
    large = (size[0] * _FINE, size[1] * _FINE)
    mask = Image.new("L", large, 0)
    draw(ImageDraw.Draw(mask), large[0])
    return mask.resize(size, Image.Resampling.BOX)


def _draw_heart(draw: ImageDraw.ImageDraw, size: float, top: float, up: bool) -> None:
    """Draw a heart in a square of this size. ``top`` is the upper edge of the heart.

    With ``up`` the point is at the top.
    """
    points = []
    for step in range(120):
        t = 2 * math.pi * step / 120
        x = 16 * math.sin(t) ** 3
        y = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        share = (12 - y) / 29  # 0 at the top of the curves, 1 at the point
        points.append((size / 2 + x / 34 * size, top + (1 - share if up else share) * size * 0.94))
    draw.polygon(points, fill=255)


def _draw_stem(draw: ImageDraw.ImageDraw, size: float, top: float) -> None:
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


def _draw_hearts(draw: ImageDraw.ImageDraw, size: float) -> None:
    _draw_heart(draw, size, size * 0.03, up=False)


def _draw_spades(draw: ImageDraw.ImageDraw, size: float) -> None:
    _draw_heart(draw, size, -size * 0.12, up=True)
    _draw_stem(draw, size, size * 0.6)


def _draw_clubs(draw: ImageDraw.ImageDraw, size: float) -> None:
    for x, y in ((0.5, 0.25), (0.255, 0.59), (0.745, 0.59)):
        _draw_circle(draw, size * x, size * y, size * 0.225)
    _draw_circle(draw, size * 0.5, size * 0.5, size * 0.12)
    _draw_stem(draw, size, size * 0.45)


def _draw_diamonds(draw: ImageDraw.ImageDraw, size: float) -> None:
    corners = ((0.5, 0.0), (0.92, 0.5), (0.5, 1.0), (0.08, 0.5))
    points = []
    for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
        for step in range(12):
            t = step / 12
            pull = 0.12 * math.sin(math.pi * t)
            x = start[0] + (end[0] - start[0]) * t
            y = start[1] + (end[1] - start[1]) * t
            points.append((size * (x + (0.5 - x) * pull), size * (y + (0.5 - y) * pull)))
    draw.polygon(points, fill=255)


_SUITS: Final = {
    Suit.HEARTS: _draw_hearts,
    Suit.SPADES: _draw_spades,
    Suit.CLUBS: _draw_clubs,
    Suit.DIAMONDS: _draw_diamonds,
}


@lru_cache(maxsize=256)
def draw_suit(suit: Suit, size: int) -> Image.Image:
    """Return the sign of a suit in a square, as a mask (mode ``L``)."""
    return _draw_shape((size, size), _SUITS[suit])


def _shape(
    draw: ImageDraw.ImageDraw, size: float, corners: Sequence[tuple[float, float]], fill: int = 255
) -> None:
    draw.polygon([(x * size, y * size) for x, y in corners], fill=fill)


def _draw_band(draw: ImageDraw.ImageDraw, size: float, top: float) -> None:
    """Draw the band of a crown, with a line above it."""
    draw.rectangle((0.1 * size, (top - 0.06) * size, 0.9 * size, top * size), fill=0)
    draw.rounded_rectangle(
        (0.12 * size, top * size, 0.88 * size, (top + 0.15) * size), 0.05 * size, fill=255
    )


def _draw_king(draw: ImageDraw.ImageDraw, size: float) -> None:
    """Draw the sign of a king: a crown with three spikes."""
    _shape(
        draw,
        size,
        (
            (0.03, 0.28),
            (0.29, 0.5),
            (0.5, 0.12),
            (0.71, 0.5),
            (0.97, 0.28),
            (0.87, 0.8),
            (0.13, 0.8),
        ),
    )
    for x, y in ((0.06, 0.24), (0.5, 0.1), (0.94, 0.24)):
        _draw_circle(draw, x * size, y * size, 0.085 * size)
    _draw_band(draw, size, 0.78)


def _draw_queen(draw: ImageDraw.ImageDraw, size: float) -> None:
    """Draw the sign of a queen: a crown with pearls."""
    tips = [(0.08, 0.42), (0.29, 0.24), (0.5, 0.18), (0.71, 0.24), (0.92, 0.42)]
    corners: list[tuple[float, float]] = []
    for number, tip in enumerate(tips):
        corners.append(tip)
        if number < len(tips) - 1:
            corners.append(((tip[0] + tips[number + 1][0]) / 2, 0.58))
    _shape(draw, size, (*corners, (0.83, 0.8), (0.17, 0.8)))
    for x, y in tips:
        _draw_circle(draw, x * size, (y - 0.04) * size, 0.095 * size)
    _draw_band(draw, size, 0.78)


def _draw_jack(draw: ImageDraw.ImageDraw, size: float) -> None:
    """Draw the sign of a jack: a shield with a diagonal band."""
    side = [(0.86, 0.12), (0.86, 0.5), (0.76, 0.74), (0.5, 0.95)]
    left = [(1 - x, y) for x, y in reversed(side)]
    _shape(draw, size, (*side, *left, (0.32, 0.16), (0.5, 0.08), (0.68, 0.16)))
    draw.line(
        [(0.14 * size, 0.66 * size), (0.86 * size, 0.22 * size)], fill=0, width=int(0.09 * size)
    )


_COURT: Final = {11: _draw_jack, 12: _draw_queen, 13: _draw_king}


@lru_cache(maxsize=64)
def draw_court(rank: int, size: int) -> Image.Image | None:
    """Return the sign of a king, queen or jack as a mask (mode ``L``); ``None`` for all other ranks."""
    return _draw_shape((size, size), _COURT[rank]) if rank in _COURT else None


def _draw_flag(draw: ImageDraw.ImageDraw, size: float) -> None:
    draw.rounded_rectangle(
        (0.3 * size, 0.06 * size, 0.385 * size, 0.94 * size), 0.04 * size, fill=255
    )
    _shape(draw, size, ((0.42, 0.07), (0.95, 0.27), (0.42, 0.47)))
    draw.ellipse((0.14 * size, 0.86 * size, 0.54 * size, 0.98 * size), fill=255)


@lru_cache(maxsize=32)
def draw_flag(size: int) -> Image.Image:
    """Return the flag of a golf hole in a square, as a mask (mode ``L``)."""
    return _draw_shape((size, size), _draw_flag)


@lru_cache(maxsize=32)
def draw_hill(size: tuple[int, int]) -> Image.Image:
    """Return a hill, which is highest at the lower left, as a mask (mode ``L``)."""
    large = (size[0] * _FINE, size[1] * _FINE)
    mask = Image.new("L", large, 0)
    width, height = large
    curve = [
        (width * t / 40, height * (0.74 - 0.13 * math.sin(math.pi * (0.15 + t / 40 * 1.05))))
        for t in range(41)
    ]
    ImageDraw.Draw(mask).polygon([*curve, (width, height), (0, height)], fill=255)
    return mask.resize(size, Image.Resampling.BOX)
