"""Reads the buttons of a club that speaks another language, so that a test can press "Draw" in any language."""

from __future__ import annotations

import re
from functools import cache

from bot.languages.direction import without_isolates
from tests.languages.entries import Entry, read


def in_english(label: str, code: str | None) -> str:
    """Return the English words of a button or a menu; ``None`` is for a club that speaks English."""
    if code is None:
        return label
    plain = without_isolates(label)
    for pattern, english in _labels(code):
        if found := pattern.fullmatch(plain):
            return english.format(**found.groupdict())
    return plain


@cache
def _labels(code: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    own = read(code)
    return tuple(
        (re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>.+)", re.escape(here))), there)
        for key, entry in read("en").items()
        if _is_label(entry)
        for there, here in zip(entry.texts, own[key].texts, strict=False)
    )


def _is_label(entry: Entry) -> bool:
    return entry.room == "buttons" or "-menu" in entry.key
