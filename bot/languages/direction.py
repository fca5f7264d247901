"""Keeps the order of words and signs right if a text mixes directions, as in Hebrew with a Latin name.

An *isolated part* of a text stands between two invisible characters. Its direction does not change the text around it.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final, NamedTuple

from babel import Locale

OPEN: Final = "\u2068"
"""The invisible character that begins an isolated part of a text. The first letter decides the part's direction."""
_CLOSE: Final = "\u2069"
_LEFT_TO_RIGHT: Final = "\u2066"
_RIGHT_TO_LEFT: Final = "\u2067"
LEFT_MARK: Final = "\u200e"
"""An invisible character that counts as a letter written from left to right."""
RIGHT_MARK: Final = "\u200f"
"""An invisible character that counts as a letter written from right to left.

A text that begins with this character runs from right to left as a whole.
"""
_ISOLATES: Final = "\u2066\u2067\u2068"
_INVISIBLE: Final = dict.fromkeys(map(ord, (*_ISOLATES, _CLOSE, LEFT_MARK, RIGHT_MARK)))
_RIGHT: Final = frozenset({"R", "AL", "AN"})
_LEFT: Final = frozenset({"L"})
_DIGIT: Final = frozenset({"EN"})
_CODE: Final = re.compile(r"`[^`]+`")
_SIGNED: Final = re.compile(rf"(?<!{OPEN})−\d+(?:[.,]\d+)*")
_LINE: Final = re.compile(r"^((?:#{1,3} |-# |- |> )*)(.+)$", re.MULTILINE)
"""Finds a line of Markdown, in two groups: the signs at its start that make a heading, list or quote, and the rest."""


def runs_right_to_left(locale: Locale) -> bool:
    """Whether a language is written from right to left."""
    return bool(locale.text_direction == "rtl")


def isolate(text: str, *, rtl: bool = False) -> str:
    """Isolate a text, such as a name, so that the words of the sentence around it keep their order.

    ``rtl`` says whether the sentence runs from right to left. A text is returned unchanged if it has no characters of
    the other direction, or if it begins with an isolated part. In a sentence that runs from right to left, digits
    beside signs count as characters of the other direction.
    """
    if not rtl and text.isascii():
        return text
    if text.startswith(OPEN) or not (_is_strange_to_rtl(text) if rtl else _has(text, _RIGHT)):
        return text
    return f"{OPEN}{text}{_CLOSE}"


def _has(text: str, kinds: frozenset[str]) -> bool:
    return any(unicodedata.bidirectional(character) in kinds for character in text)


def _is_strange_to_rtl(text: str) -> bool:
    return _has(text, _LEFT) or (_has(text, _DIGIT) and not text.isalnum())


def keep_left_to_right(text: str) -> str:
    """Mark a text so that it runs from left to right, even in a sentence that runs from right to left."""
    return f"{_LEFT_TO_RIGHT}{text}{_CLOSE}"


def leads_right_to_left(text: str) -> bool:
    """Whether the first letter of a text is written from right to left. Letters of isolated parts do not count."""
    depth = 0
    for character in text:
        if character in _ISOLATES:
            depth += 1
        elif character == _CLOSE:
            depth = max(0, depth - 1)
        elif depth == 0 and (kind := unicodedata.bidirectional(character)) in _RIGHT | _LEFT:
            return kind in _RIGHT
    return False


class Piece(NamedTuple):
    """A part of a text: an isolated part, or the text between two isolated parts."""

    text: str
    isolated: bool


def split_isolates(text: str) -> list[Piece]:
    """Split a text into its isolated parts and the text between them, in reading order.

    The invisible characters around isolated parts are left out.
    """
    pieces: list[Piece] = []
    depth, begin = 0, 0
    for at, character in enumerate(text):
        if character in _ISOLATES:
            if depth == 0:
                pieces.append(Piece(text[begin:at], isolated=False))
                begin = at + 1
            depth += 1
        elif character == _CLOSE and depth:
            depth -= 1
            if depth == 0:
                pieces.append(Piece(text[begin:at], isolated=True))
                begin = at + 1
    pieces.append(Piece(text[begin:], isolated=depth > 0))
    return [piece for piece in pieces if piece.text]


def without_isolates(text: str) -> str:
    """Return a text without the invisible characters that decide its direction."""
    return text.translate(_INVISIBLE)


def settle(sentence: str) -> str:
    """Mark code and negative numbers in a sentence that runs from right to left, so that they run from left to right.

    Invisible characters between backticks are removed, because people copy the text there.
    """
    signed = _SIGNED.sub(rf"{OPEN}\g<0>{_CLOSE}", sentence)
    return _CODE.sub(lambda code: keep_left_to_right(without_isolates(code[0])), signed)


def turn_lines(markdown: str) -> str:
    """Mark every line of a Markdown text so that it runs from right to left.

    Each line gets two marks, because programs differ. Some programs look at the first letter of a line: it is
    ``RIGHT_MARK``. Others look at the isolated part that has the rest of the line.
    """
    return _LINE.sub(rf"\1{RIGHT_MARK}{_RIGHT_TO_LEFT}\2{_CLOSE}", markdown)


def turn_label(text: str) -> str:
    """Mark the label of a button so that it runs from right to left, if its first letter does."""
    return f"{_RIGHT_TO_LEFT}{text}{_CLOSE}" if leads_right_to_left(text) else text
