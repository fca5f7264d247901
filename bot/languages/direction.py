"""Text that runs from right to left, and text of the other direction within it."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from babel import Locale

_OPEN: Final = "\u2068"
_CLOSE: Final = "\u2069"
_LEFT_TO_RIGHT: Final = "\u2066"
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


def isolate_code(sentence: str) -> str:
    """Return a sentence that runs from right to left, with each part between backticks kept from left to right."""
    return _CODE.sub(lambda code: f"{_LEFT_TO_RIGHT}{code[0]}{_CLOSE}", sentence)
