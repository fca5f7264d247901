"""Measures and draws texts, and makes them fit.

A text may need several typefaces (``bot.pictures.typefaces``). Its parts stand side by side on one base line.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.languages.direction import leads_right_to_left, without_isolates
from bot.pictures.typefaces import ROBOTO, Run, Style, font, letters_of, runs

WIDTHS: Final = (100, 86, 75)
"""The widths of the typeface in percent, in the order in which they are tried."""


def _parts(text: str) -> tuple[Run, ...]:
    """Split a text by typeface. The parts are in their order from left to right."""
    plain = without_isolates(text)
    parts = runs(plain) or (Run(plain, ROBOTO),)
    return parts[::-1] if leads_right_to_left(text) else parts


@lru_cache(maxsize=4096)
def width_of(text: str, style: Style) -> int:
    """Return the width of a text in whole pixels."""
    return round(sum(font(style, part.face).getlength(part.text) for part in _parts(text)))


class Lettered(NamedTuple):
    """A text as a mask. The mask's position is relative to the left end of the base line."""

    mask: Image.Image
    left: int
    top: int


@lru_cache(maxsize=2048)
def letter(text: str, style: Style, rim: int = 0) -> Lettered:
    """Draw a text as a mask, with a rim of ``rim`` pixels. Masks are kept, because pictures repeat their words."""
    at = 0.0
    placed: list[tuple[float, Run]] = []
    boxes: list[tuple[float, float, float, float]] = []
    for part in _parts(text):
        face = font(style, part.face)
        left, top, right, bottom = face.getbbox(part.text, anchor="ls", stroke_width=rim)
        placed.append((at, part))
        boxes.append((left + at, top, right + at, bottom))
        at += face.getlength(part.text)
    left = math.floor(min(box[0] for box in boxes))
    top = math.floor(min(box[1] for box in boxes))
    width = math.ceil(max(box[2] for box in boxes)) - left
    height = math.ceil(max(box[3] for box in boxes)) - top
    mask = Image.new("L", (max(1, width), max(1, height)), 0)
    pen = ImageDraw.Draw(mask)
    for x, part in placed:
        face = font(style, part.face)
        pen.text((x - left, -top), part.text, font=face, fill=255, anchor="ls", stroke_width=rim)
    return Lettered(mask, left, top)


def shorten(text: str, most: int) -> str:
    """Return a text with at most ``most`` letters, cut with ``…``."""
    letters = letters_of(text)
    return text if len(letters) <= most else "".join(letters[: most - 1]).rstrip() + "…"


@lru_cache(maxsize=4096)
def fit(text: str, style: Style, most: int) -> tuple[str, Style]:
    """Make a text at most ``most`` pixels wide: first narrower, then cut with ``…``. Return the text and its style."""
    narrow = style
    for width in WIDTHS:
        narrow = Style(style.size, style.weight, min(style.width, width))
        if width_of(text, narrow) <= most:
            return text, narrow
    for end in range(len(letters_of(text)) - 1, 1, -1):
        cut = shorten(text, end)
        if width_of(cut, narrow) <= most:
            return cut, narrow
    return "…", narrow


def fit_names(
    say: Callable[[Sequence[str]], str], names: Sequence[str], style: Style, most: int
) -> str:
    """Return a sentence that is at most ``most`` pixels wide. Only the names in it are cut."""
    narrow = Style(style.size, style.weight, WIDTHS[-1])
    text = say(names)
    for letters in range(max(map(len, names)), 4, -1):
        if width_of(text, narrow) <= most:
            break
        text = say([shorten(name, letters) for name in names])
    return text
