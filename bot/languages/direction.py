"""Text that runs from right to left, and text of the other direction within it."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from babel import Locale

_OPEN: Final = "\u2068"
_CLOSE: Final = "\u2069"
_LEFT_TO_RIGHT: Final = "\u2066"
_ISOLATES: Final = "\u2066\u2067\u2068"
_NO_ISOLATES: Final = dict.fromkeys(map(ord, (*_ISOLATES, _CLOSE)))
_RIGHT: Final = frozenset({"R", "AL", "AN"})
_LEFT: Final = frozenset({"L"})
_CODE: Final = re.compile(r"`[^`]+`")


def runs_right_to_left(locale: Locale) -> bool:
    """Whether a language is written from right to left."""
    return bool(locale.text_direction == "rtl")


def isolate(text: str, *, rtl: bool = False) -> str:
    """Return a text so that it does not reorder the words of a sentence around it; ``rtl`` is the sentence's direction.

    Letters of the other direction need that. A text that begins with an isolated part is left as it is.
    """
    strange = _LEFT if rtl else _RIGHT
    if text.startswith(_OPEN) or not any(
        unicodedata.bidirectional(character) in strange for character in text
    ):
        return text
    return f"{_OPEN}{text}{_CLOSE}"


def leads_right_to_left(text: str) -> bool:
    """Whether a text runs from right to left as a whole: its first letter that is not isolated says so."""
    depth = 0
    for character in text:
        if character in _ISOLATES:
            depth += 1
        elif character == _CLOSE:
            depth = max(0, depth - 1)
        elif depth == 0 and (kind := unicodedata.bidirectional(character)) in _RIGHT | _LEFT:
            return kind in _RIGHT
    return False


def without_isolates(text: str) -> str:
    """Return a text without the invisible characters around its isolated parts."""
    return text.translate(_NO_ISOLATES)


def isolate_code(sentence: str) -> str:
    """Return a sentence that runs from right to left, with each part between backticks kept from left to right."""
    return _CODE.sub(lambda code: f"{_LEFT_TO_RIGHT}{code[0]}{_CLOSE}", sentence)
