"""Prepares names for messages, and writes points, durations and clocks."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

from bot.languages import Phrase, Value
from bot.languages.direction import isolate

NAME_LENGTH: Final = 24
_SPECIAL: Final = frozenset("\\*_~`|<>@#:[]()+-")


@lru_cache(maxsize=20_000)
def clean_name(name: str, fallback: str, most: int = NAME_LENGTH) -> str:
    """Return a name as one line of at most ``most`` characters, without characters that hide or reorder text.

    If nothing is left, return ``fallback``.
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", name):
        category = unicodedata.category(char)
        # Format characters hide or reorder text. Surrogates and unassigned characters are invisible.
        if category in ("Cf", "Cs", "Co", "Cn") or (category == "Cc" and not char.isspace()):
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= 2:
            kept.append(" " if char.isspace() else char)
    text = " ".join("".join(kept).split())
    if not any(_is_visible(char) for char in text):
        return fallback
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def _is_visible(char: str) -> bool:
    # Hangul fillers and the braille blank are invisible, although Unicode calls them letters and symbols.
    return unicodedata.category(char)[0] in "LNPS" and char not in "\u115f\u1160\u2800\u3164\uffa0"


def escape(text: str) -> str:
    """Escape plain text for Markdown, so that it looks the same in a message and mentions nobody."""
    return "".join(f"\\{char}" if char in _SPECIAL else char for char in text)


@lru_cache(maxsize=20_000)
def escape_name(name: str) -> str:
    """Clean and escape a name for Markdown, so that it mentions nobody and cannot reorder the rest of the line."""
    return escape(isolate(clean_name(name, "")))


def bold(name: str) -> str:
    """Return a name in bold Markdown."""
    return f"**{escape_name(name)}**"


def name_person(name: str) -> Value:
    """Return a name in bold, as a value of a ``Phrase``. A name without visible characters becomes ``Player``."""
    return bold(name) if clean_name(name, "") else Phrase("words-no-name")


def write_points(points: float) -> str:
    """Return points with a real minus sign and at most one decimal: ``−4``, ``7.5``."""
    text = f"{points:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text.replace("-", "−")


def name_duration(seconds: int) -> Phrase:
    """Return a duration in hours, minutes or seconds. The largest unit without a remainder is used: ``90 seconds``."""
    if seconds and seconds % 3600 == 0:
        return Phrase("words-hours", count=seconds // 3600)
    if seconds and seconds % 60 == 0:
        return Phrase("words-minutes", count=seconds // 60)
    return Phrase("words-seconds", count=seconds)


def name_clock(clock_s: int | None) -> Phrase:
    """Return the clock of a table in words: ``90 seconds a move``, or ``no clock`` for ``None``."""
    if clock_s is None:
        return Phrase("words-no-clock")
    return Phrase("words-clock", duration=name_duration(clock_s))
