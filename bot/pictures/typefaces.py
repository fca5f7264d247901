"""The typefaces, and the choice of a typeface for each part of a text.

Roboto has the letters of Latin, Greek, Cyrillic and Vietnamese. The typefaces of other scripts come with the extra
``fonts``. Each of them is opened when a name needs it. In some scripts letters join, move or stack. Such letters need
*shaping*, which Pillow does with Raqm. Without Raqm these scripts are not drawn, because their letters would be wrong.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

import regex
from PIL import ImageFont, features


@dataclass(frozen=True, slots=True)
class Style:
    """How letters look: their size in pixels, weight from 100 to 900 (bold), and width from 75 to 100 percent."""

    size: int
    weight: int = 600
    width: int = 100


@dataclass(frozen=True, slots=True)
class Typeface:
    """A typeface: one file of a package of fonts."""

    package: str
    file: str
    scale: float = 1.0
    """The size of the letters relative to Roboto. Scripts with stacked marks are smaller, so that they fit a line."""
    needs_shaping: bool = True


ROBOTO: Final = Typeface("fontpkg_roboto", "files/Roboto[wdth,wght].ttf", needs_shaping=False)
EMOJI: Final = Typeface("manimgx_fonts", "NotoEmoji[wght].ttf", 0.85)
OTHERS: Final = (
    EMOJI,
    Typeface("fontpkg_heebo", "files/Heebo[wght].ttf"),
    Typeface("fontpkg_noto_sans_arabic", "files/NotoSansArabic[wdth,wght].ttf", 0.9),
    Typeface("fontpkg_noto_sans_devanagari", "files/NotoSansDevanagari[wdth,wght].ttf", 0.9),
    Typeface("fontpkg_hind_siliguri", "files/HindSiliguri-SemiBold.ttf", 0.95),
    Typeface("fontpkg_noto_sans_tamil", "files/NotoSansTamil[wdth,wght].ttf", 0.85),
    Typeface("fontpkg_noto_sans_telugu", "files/NotoSansTelugu[wdth,wght].ttf", 0.85),
    Typeface("fontpkg_noto_sans_thai", "files/NotoSansThai[wdth,wght].ttf", 0.9),
    Typeface("fontpkg_noto_sans_khmer", "files/NotoSansKhmer[wdth,wght].ttf", 0.85),
    Typeface("noto_cjk_sans_jp_bold", "NotoSansCJKjp-Bold.otf", 0.95, needs_shaping=False),
    *(
        Typeface("manimgx_fonts", f"NotoSans{script}[wght].ttf", 0.85)
        for script in (
            *("Armenian", "Ethiopic", "Georgian", "Gujarati", "Gurmukhi", "Kannada"),
            *("Lao", "Malayalam", "Myanmar", "Oriya", "Sinhala"),
        )
    ),
)
"""The typefaces besides Roboto. The first one that has a letter draws it.

The order: emoji in one colour, Hebrew, Arabic, Devanagari, Bengali, Tamil, Telugu, Thai, Khmer, then Chinese, Japanese
and Korean, then scripts that fewer people on Discord use.
"""

_NOT_A_CHARACTER: Final = "\uffff"
_JOINERS: Final = "\u200c\u200d"
_UNSEEN: Final = _JOINERS + "\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
"""Characters that belong to an emoji and need no picture: joiners, skin colours, the sign for a coloured emoji."""
_EMOJI: Final = regex.compile(r"\p{Extended_Pictographic}|\p{Regional_Indicator}")
_SPACES: Final = " \u00a0\u202f"
"""The ordinary space, and two spaces at which a line must not end. French has these two before some signs."""
_UNDRAWN: Final = {"Cc", "Co", "Cs", "Cn", "Zl", "Zp"}
"""The Unicode categories of characters that are never drawn."""
_MOST_MARKS: Final = 3
"""A letter may have at most this number of marks, all different. More of them would run into other lines."""
_CUT: Final = "…"
_EAST: Final = r"\p{Han}\p{Hiragana}\p{Katakana}"
_NEVER_FIRST: Final = r"\p{Po}\p{Pe}\p{Pf}々ーぁぃぅぇぉっゃゅょァィゥェォッャュョ"
"""Signs with which no line of Chinese or Japanese may begin."""
_PIECE: Final = regex.compile(rf"[\p{{Ps}}\p{{Pi}}]*[{_EAST}][{_NEVER_FIRST}]* *|[^ {_EAST}]+ *| +")
_NARROWEST_DESIGN: Final = 86
_SQUEEZED: Final = 0.82
"""If a style is very narrow and a typeface has one width only, the letters are made smaller by this factor instead."""


class Run(NamedTuple):
    """A part of a text that one typeface draws."""

    text: str
    face: Typeface


@cache
def can_shape() -> bool:
    """Whether Pillow can do shaping: whether it finds Raqm and FriBidi on this machine."""
    return bool(features.check("raqm"))


@cache
def path_of(face: Typeface) -> str | None:
    """Return the path of a typeface's file, ``None`` if its package is not installed."""
    try:
        path = files(face.package) / face.file
    except ModuleNotFoundError:
        return None
    return str(path) if path.is_file() else None


def list_faces(*, shaping: bool) -> tuple[Typeface, ...]:
    """Return the installed typefaces, Roboto first. Without ``shaping``, return only those that need no shaping."""
    others = (face for face in OTHERS if shaping or not face.needs_shaping)
    return (ROBOTO, *(face for face in others if path_of(face) is not None))


@cache
def list_usable_faces() -> tuple[Typeface, ...]:
    """Return the typefaces that work on this machine, Roboto first."""
    return list_faces(shaping=can_shape())


@cache
def load_font(style: Style, face: Typeface = ROBOTO) -> ImageFont.FreeTypeFont:
    """Load a typeface in a style, by default Roboto; ``ValueError`` if the typeface is not installed.

    A typeface with one weight only ignores the weight of the style. A typeface with one width only is smaller in a
    narrow style.
    """
    path = path_of(face)
    if path is None:
        raise ValueError(f"{face.package} is not installed")
    is_fixed = "wdth" not in face.file and style.width < _NARROWEST_DESIGN
    scale = face.scale * (_SQUEEZED if is_fixed else 1)
    loaded = ImageFont.truetype(path, round(style.size * scale))
    for name, values in (("[wdth,wght]", (style.weight, style.width)), ("[wght]", (style.weight,))):
        if name in face.file:
            loaded.set_variation_by_axes(list(values))
    return loaded


@lru_cache(maxsize=4096)
def has_glyph(character: str, face: Typeface = ROBOTO) -> bool:
    """Whether a typeface has a picture for a character. The sign that stands for missing characters does not count."""
    drawn = load_font(Style(32, 400), face)
    mask = drawn.getmask(character)
    if mask.getbbox() is None:
        return character in _SPACES
    return (drawn.getlength(character), bytes(mask)) != (
        drawn.getlength(_NOT_A_CHARACTER),
        bytes(drawn.getmask(_NOT_A_CHARACTER)),
    )


def letters_of(text: str) -> list[str]:
    """Split a text into letters as a reader sees them, each with its marks. A joined emoji is one letter."""
    return [str(letter) for letter in regex.findall(r"\X", text)]


def pieces_of(text: str) -> list[str]:
    """Split a text at all places where a line may end: after a space, and between Chinese or Japanese letters.

    A bracket stays with the letter inside it. A full stop, a comma and a small kana stay with the letter before them.
    """
    return [str(piece) for piece in _PIECE.findall(text)]


def is_emoji(letter: str) -> bool:
    """Whether a letter, as a reader sees it, is an emoji or a flag."""
    return _EMOJI.match(letter) is not None


def _covers(face: Typeface, letter: str) -> bool:
    # In one colour the skin of an emoji is not seen, so the sign for it needs no picture.
    unseen = _UNSEEN if face is EMOJI else _JOINERS
    return all(character in unseen or has_glyph(character, face) for character in letter)


def _face_of(letter: str) -> Typeface | None:
    if not _is_sane(letter) or (len(letter) > 1 and has_glyph(letter[0])):
        return None  # Roboto has all letters with marks that languages use, as single characters
    return next((face for face in list_usable_faces() if _covers(face, letter)), None)


def _is_sane(letter: str) -> bool:
    """Whether a letter can be part of a real word. A letter with a tower of marks cannot."""
    marks = ""
    for character in letter:
        category = unicodedata.category(character)
        if category in _UNDRAWN or (category.startswith("M") and character in marks):
            return False
        marks = marks + character if category.startswith("M") else ""
        if len(marks) > _MOST_MARKS:
            return False
    return not unicodedata.category(letter[0]).startswith("M")


@lru_cache(maxsize=4096)
def runs(text: str) -> tuple[Run, ...] | None:
    """Split a text into parts, each of which one typeface can draw. ``None`` if a letter cannot be drawn at all.

    Spaces, digits and signs between two letters of one typeface are drawn in this typeface. All others are drawn in
    Roboto.
    """
    found: list[Run] = []
    between = ""
    for letter in letters_of(text):
        face = _face_of(letter)
        if face is None:
            return None
        before = found[-1].face if found else ROBOTO
        if letter == _CUT and not between and _covers(before, letter):
            face = before  # it ends a name that was cut, so it belongs to the name's typeface
        elif not letter[0].isalpha() and face is ROBOTO:
            between += letter
            continue
        if face is before and _covers(before, between):
            _add(found, between + letter, face)
        else:
            _add(found, between, ROBOTO)
            _add(found, letter, face)
        between = ""
    _add(found, between, ROBOTO)
    return tuple(found)


@lru_cache(maxsize=1024)
def find_one_face(text: str) -> Typeface | None:
    """Return the typeface that can draw a whole text, ``None`` if no single typeface can.

    This is for a text that runs from right to left.
    """
    found = next((part.face for part in runs(text) or () if part.face is not ROBOTO), ROBOTO)
    return found if all(_covers(found, letter) for letter in letters_of(text)) else None


def _add(found: list[Run], text: str, face: Typeface) -> None:
    if found and found[-1].face is face:
        found[-1] = Run(found[-1].text + text, face)
    elif text:
        found.append(Run(text, face))
