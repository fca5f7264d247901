"""Type: the typeface, what it can draw, and how a name is made to fit.

Roboto (SIL Open Font License) covers Latin, Greek, Cyrillic and Vietnamese, and has a width axis: a long name is set
narrower before it is cut.
"""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageFont

_FILE: Final = str(files("fontpkg_roboto") / "files" / "Roboto[wdth,wght].ttf")
WIDTHS: Final = (100, 86, 75)
"""Widths of the typeface in percent, as tried one after the other."""
_NOT_A_CHARACTER: Final = "\uffff"
_ORNAMENTS: Final = {"So", "Sk", "Cf"}
"""Categories of characters that decorate a name (emoji, joiners) and may fall away."""
_UNSHAPED: Final = {"Mn", "Mc", "Me", "Cc", "Co", "Cs", "Cn", "Zl", "Zp"}
"""Categories that would need shaping, or are nothing to draw."""


@dataclass(frozen=True, slots=True)
class Style:
    """Size in pixels, weight 100 to 900, width 75 to 100 percent."""

    size: int
    weight: int = 600
    width: int = 100


@cache
def font(style: Style) -> ImageFont.FreeTypeFont:
    """Return the typeface in this style."""
    face = ImageFont.truetype(_FILE, style.size)
    face.set_variation_by_axes([style.weight, style.width])
    return face


@lru_cache(maxsize=4096)
def width_of(text: str, style: Style) -> int:
    """Return how far the text advances, in whole pixels."""
    return round(font(style).getlength(text))


class Lettered(NamedTuple):
    """A text as a mask, and where it begins, counted from the left end of its base line."""

    mask: Image.Image
    left: int
    top: int


@lru_cache(maxsize=2048)
def letter(text: str, style: Style, rim: int = 0) -> Lettered:
    """Return the text drawn, with a rim of a number of pixels. Kept, because pictures repeat their words."""
    face = font(style)
    left, top, right, bottom = face.getbbox(text, anchor="ls", stroke_width=rim)
    left, top = math.floor(left), math.floor(top)
    size = (max(1, math.ceil(right) - left), max(1, math.ceil(bottom) - top))
    mask = Image.new("L", size, 0)
    pen = ImageDraw.Draw(mask)
    pen.text((-left, -top), text, font=face, fill=255, anchor="ls", stroke_width=rim)
    return Lettered(mask, left, top)


@lru_cache(maxsize=4096)
def has_glyph(character: str) -> bool:
    """Whether the typeface can draw a character: its picture is not the one of a missing glyph."""
    face = font(Style(32, 400))
    return (face.getlength(character), bytes(face.getmask(character))) != (
        face.getlength(_NOT_A_CHARACTER),
        bytes(face.getmask(_NOT_A_CHARACTER)),
    )


def _is_plain(character: str) -> bool:
    """Whether a character is drawn right alone."""
    return (
        unicodedata.category(character) not in _UNSHAPED
        and unicodedata.bidirectional(character) not in {"R", "AL", "AN"}
        and has_glyph(character)
    )


def _is_drawable(text: str) -> bool:
    return any(character.isalnum() for character in text) and all(map(_is_plain, text))


@lru_cache(maxsize=1024)
def drawable(name: str) -> str | None:
    """Return a name as it can be drawn, or ``None`` if the typeface has not all its letters.

    Emoji around a name fall away; letters in disguise (``𝓐𝓷𝓷``) are written plainly. Scripts that run
    from right to left or need combining marks are left alone: drawn without shaping they would be
    wrong, which is worse than a number.
    """
    for form in ("NFC", "NFKC"):
        text = "".join(
            character
            for character in unicodedata.normalize(form, name)
            if unicodedata.category(character) not in _ORNAMENTS
            and not 0xFE00 <= ord(character) <= 0xFE0F
        )
        text = " ".join(text.split())
        if _is_drawable(text):
            return text
    return None


def drawable_part(text: str) -> str:
    """Return the part of a text that can be drawn, without signs that then begin or end it; it may be empty."""
    normal = unicodedata.normalize("NFC", text)
    kept = "".join(character for character in normal if _is_plain(character))
    return " ".join(kept.split()).strip(" :,·–-")


def captions(names: Sequence[str]) -> tuple[str, ...]:
    """Return what to write at each seat: its name if it can be drawn, else ``Seat 3``.

    Two seats never get the same caption: names that look alike are numbered by seat.
    """
    drawn = [drawable(name) or f"Seat {seat + 1}" for seat, name in enumerate(names)]
    alike = [caption.casefold() for caption in drawn]
    return tuple(
        f"{seat + 1} {caption}" if alike.count(alike[seat]) > 1 else caption
        for seat, caption in enumerate(drawn)
    )


def shorten(text: str, most: int) -> str:
    """Return the text with at most ``most`` characters, cut with ``…``."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


@lru_cache(maxsize=4096)
def fit(text: str, style: Style, most: int) -> tuple[str, Style]:
    """Return the text and the style in which it is at most ``most`` pixels wide: narrower, then cut with ``…``."""
    narrow = style
    for width in WIDTHS:
        narrow = Style(style.size, style.weight, min(style.width, width))
        if width_of(text, narrow) <= most:
            return text, narrow
    for end in range(len(text) - 1, 1, -1):
        cut = shorten(text, end)
        if width_of(cut, narrow) <= most:
            return cut, narrow
    return "…", narrow


def fit_names(
    say: Callable[[Sequence[str]], str], names: Sequence[str], style: Style, most: int
) -> str:
    """Return a sentence about names, which are cut as far as it needs: the rest of the sentence must stay."""
    narrow = Style(style.size, style.weight, WIDTHS[-1])
    text = say(names)
    for letters in range(max(map(len, names)), 4, -1):
        if width_of(text, narrow) <= most:
            break
        text = say([shorten(name, letters) for name in names])
    return text
