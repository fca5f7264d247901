"""Measures and draws texts, and makes them fit into a width.

A text may need several typefaces (``bot.pictures.typefaces``). Chinese letters also have *forms*: the same letter looks
different in Chinese, Japanese and Korean.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import regex
from PIL import Image, ImageDraw

from bot.languages.direction import leads_right_to_left, split_isolates, without_isolates
from bot.pictures.typefaces import (
    ROBOTO,
    Run,
    Style,
    Typeface,
    can_shape,
    find_one_face,
    letters_of,
    load_font,
    runs,
)

WIDTHS: Final = (100, 86, 75)
"""The widths of letters, in percent, that are tried one after the other until a text fits."""


class _Part(NamedTuple):
    """A part of a text that is drawn at once, because it has one typeface and one direction."""

    text: str
    face: Typeface
    rtl: bool
    forms: str = ""
    """The name of the forms for Chinese letters in this part; empty for the forms that the typeface has by default."""


def _split_parts(text: str) -> list[_Part]:
    """Split a text into parts that are each drawn in one typeface. Return them in their order from left to right."""
    rtl = leads_right_to_left(text)
    pieces = [
        _split_parts(piece.text) if piece.isolated else _split_pieces(piece.text, rtl=rtl)
        for piece in split_isolates(text)
    ]
    return [part for piece in (pieces[::-1] if rtl else pieces) for part in piece]


def _split_pieces(text: str, *, rtl: bool) -> list[_Part]:
    """Split a text that has no isolated parts, as ``_split_parts`` does.

    ``rtl`` says whether its parts run from right to left.
    """
    plain = without_isolates(text)
    # If one typeface draws the whole text, the Unicode rules put words, numbers and signs into the right order.
    if rtl and (face := find_one_face(plain)):
        return [_Part(text, face, rtl=True)]
    found = [_Part(*run, rtl=False) for run in runs(plain) or (Run(plain, ROBOTO),) if run.text]
    return found[::-1] if rtl else found


_FORMS: Final = {"zh-CN": "zh-Hans", "ko": "ko"}
"""By language: the name of its forms of Chinese letters. Languages that are not here get the Japanese forms."""
_HAN: Final = regex.compile(r"\p{Han}")
_HANS: Final = regex.compile(r"\p{Han}+|\P{Han}+")


def forms_of(language: str) -> str:
    """Return the name of a language's forms of Chinese letters; empty for the typeface's default forms."""
    return _FORMS.get(language, "")


def _choose_forms(parts: list[_Part], forms: str) -> list[_Part]:
    """Split parts further, so that their Chinese letters are drawn in the forms of one language (see ``forms_of``).

    ``forms`` is the name of these forms; if it is empty, the parts stay as they are. A Chinese letter is equally wide
    in all forms, so the measured width of a text stays right. Dots and quotes are not, so they are split off and keep
    the default form.
    """
    if not forms:
        return parts
    return [
        piece._replace(forms=forms) if _HAN.match(piece.text) else piece
        for part in parts
        for piece in (
            [part] if part.rtl else [part._replace(text=text) for text in _HANS.findall(part.text)]
        )
    ]


def _choose_arguments(part: _Part) -> dict[str, Any]:
    """Return the arguments that tell Pillow the direction of a part and the forms of its letters.

    Without Raqm, which Pillow needs for both, there are no arguments.
    """
    if not can_shape():
        return {}
    how = {"direction": "rtl"} if part.rtl else {}
    return how | {"language": part.forms} if part.forms else how


@lru_cache(maxsize=4096)
def width_of(text: str, style: Style) -> int:
    """Return the width of a text in whole pixels."""
    return round(
        sum(
            load_font(style, part.face).getlength(part.text, **_choose_arguments(part))
            for part in _split_parts(text)
        )
    )


class Lettered(NamedTuple):
    """A text as a mask: an image of how much of each pixel the letters cover.

    ``left`` and ``top`` say where the mask lies, relative to the left end of the base line.
    """

    mask: Image.Image
    left: int
    top: int


@lru_cache(maxsize=2048)
def letter(text: str, style: Style, rim: int = 0, forms: str = "") -> Lettered:
    """Draw a text as a mask, with a rim of ``rim`` pixels around the letters.

    ``forms`` is the result of ``forms_of``. Masks are kept, because most words of one picture are also in others.
    """
    at = 0.0
    placed: list[tuple[float, _Part]] = []
    boxes: list[tuple[float, float, float, float]] = []
    for part in _choose_forms(_split_parts(text), forms):
        face = load_font(style, part.face)
        left, top, right, bottom = face.getbbox(
            part.text, anchor="ls", stroke_width=rim, **_choose_arguments(part)
        )
        placed.append((at, part))
        boxes.append((left + at, top, right + at, bottom))
        at += face.getlength(part.text, **_choose_arguments(part))
    left = math.floor(min(box[0] for box in boxes))
    top = math.floor(min(box[1] for box in boxes))
    width = math.ceil(max(box[2] for box in boxes)) - left
    height = math.ceil(max(box[3] for box in boxes)) - top
    mask = Image.new("L", (max(1, width), max(1, height)), 0)
    pen = ImageDraw.Draw(mask)
    for x, part in placed:
        pen.text(
            (x - left, -top),
            part.text,
            font=load_font(style, part.face),
            fill=255,
            anchor="ls",
            stroke_width=rim,
            **_choose_arguments(part),
        )
    return Lettered(mask, left, top)


def shorten(text: str, most: int) -> str:
    """Return a text of at most ``most`` letters. A longer text is cut and ends with ``…``."""
    letters = letters_of(text)
    return text if len(letters) <= most else "".join(letters[: most - 1]).rstrip() + "…"


@lru_cache(maxsize=4096)
def fit(text: str, style: Style, most: int) -> tuple[str, Style]:
    """Return a text and a style, so that the text is at most ``most`` pixels wide.

    Narrower letters are tried first. If the text is still too wide, it is cut and ends with ``…``.
    """
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


@lru_cache(maxsize=1024)
def shrink(text: str, style: Style, most: int) -> Style:
    """Return a style in which a text is at most ``most`` pixels wide without being cut.

    Narrower letters are tried first, and then smaller ones, but not smaller than half of the size.
    """
    for width in WIDTHS:
        narrow = Style(style.size, style.weight, min(style.width, width))
        if width_of(text, narrow) <= most:
            return narrow
    least = style.size // 2
    sizes = (Style(size, style.weight, WIDTHS[-1]) for size in range(style.size - 1, least, -1))
    found = (smaller for smaller in sizes if width_of(text, smaller) <= most)
    return next(found, Style(least, style.weight, WIDTHS[-1]))


def fit_names(
    say: Callable[[Sequence[str]], str], names: Sequence[str], style: Style, most: int
) -> str:
    """Return the sentence that ``say`` makes of names. The names are cut until it is at most ``most`` pixels wide.

    Names are not cut to less than five letters, so the sentence may still be too wide.
    """
    narrow = Style(style.size, style.weight, WIDTHS[-1])
    text = say(names)
    for letters in range(max(map(len, names)), 4, -1):
        if width_of(text, narrow) <= most:
            break
        text = say([shorten(name, letters) for name in names])
    return text
