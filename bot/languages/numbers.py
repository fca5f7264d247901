"""Writes numbers, lists and ordinals in the form that CLDR gives for a language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache
from typing import Literal

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime.types import FluentType

from bot.languages.direction import OPEN, isolate, runs_right_to_left

_HEBREW_AND = "ו"
"""The Hebrew letter for *and*. It is joined to the next word, with a hyphen if that word is not Hebrew."""
_BEFORE_SOUNDS = {
    "es": (
        (" y ", " e ", re.compile(r"[\W_]*(?:[ií]|h[ií](?![aeo]))", re.IGNORECASE)),
        (" o ", " u ", re.compile(r"[\W_]*(?:h?[oó]|8)", re.IGNORECASE)),
    ),
    "it": ((" e ", " ed ", re.compile(r"[\W_]*[eèé]", re.IGNORECASE)),),
}
"""By language: a word for *and* or *or*, the word that replaces this word, and how the next word must then begin.

In Spanish, for example, *y* becomes *e* before a word that begins with the sound *i*. Babel, our library for CLDR's
data, does not know these rules.
"""
_LAST = "\N{NULL}"
"""Stands in for the last item of a list while the word before it is chosen. No name contains this sign."""
_UNSPACED = frozenset({"ja", "zh"})
"""The languages without spaces after commas and full stops, because these signs are as wide as a letter."""
_WITHOUT_AND = frozenset({"ko"})
"""The languages in which lists have no *and*. CLDR has a word for it in Korean, but only documents use that word."""
MINUS = "−"
"""The real minus sign. CLDR has a hyphen for most languages, which is too short beside digits."""


@dataclass(frozen=True, slots=True, eq=False)
class Written(FluentType):  # type: ignore[misc, unused-ignore]
    """A number with decimals, written in a language. A message can choose its plural form by this number.

    A ``Written`` equals the name of its plural form, because Fluent compares numbers with the names in a message.
    """

    text: str
    kind: str
    """CLDR's name for the plural form. The decimals matter: in English 1 is ``one`` and 1.0 is ``other``."""

    def __str__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return other == self.kind

    def __hash__(self) -> int:
        return hash(self.kind)

    def format(self, locale: Locale) -> str:
        """Return the number as text. Fluent calls this."""
        return self.text


@lru_cache(maxsize=4096)
def write_counted(number: float, locale: Locale, decimals: int) -> Written:
    """Write a number with this number of decimals, together with its plural form."""
    kind = locale.plural_form(Decimal(f"{number:.{decimals}f}"))
    return Written(write_number(number, locale, decimals), str(kind))


@lru_cache(maxsize=4096)
def write_number(number: float, locale: Locale, decimals: int | None = None) -> str:
    """Write a number in a language, with a real minus sign.

    ``decimals`` is the number of decimals. If it is ``None``, the number has at most one decimal.
    """
    pattern = "#,##0.#" if decimals is None else f"#,##0.{'0' * decimals}".rstrip(".")
    rounded = round(number, 1 if decimals is None else decimals) or 0
    written = format_decimal(rounded, pattern, locale=locale).replace("-", MINUS)
    return isolate(written, rtl=True) if rounded < 0 and runs_right_to_left(locale) else written


@lru_cache(maxsize=1024)
def write_percent(share: float, locale: Locale) -> str:
    """Return a share (1 is everything) in whole percent, as a language writes it."""
    return format_percent(round(share, 2) or 0, locale=locale).replace("-", MINUS)


def write_list(items: Sequence[str], locale: Locale, *, either: bool = False) -> str:
    """Write a list in a language: ``a``, ``a and b`` or ``a, b and c``. With ``either`` the word is ``or``."""
    if not either and locale.language in _WITHOUT_AND:
        return join_items(items, locale)
    style: Literal["or", "standard"] = "or" if either else "standard"
    if len(items) > 1 and locale.language in _BEFORE_SOUNDS:
        written = format_list([*items[:-1], _LAST], style=style, locale=locale)
        for word, other, sound in _BEFORE_SOUNDS[locale.language]:
            if sound.match(items[-1]):
                written = written.replace(f"{word}{_LAST}", f"{other}{_LAST}")
        return written.replace(_LAST, items[-1])
    written = format_list(items, style=style, locale=locale)
    return written.replace(f" {_HEBREW_AND}{OPEN}", f" {_HEBREW_AND}-{OPEN}")


def join_sentences(sentences: Iterable[str], locale: Locale) -> str:
    """Join sentences with the space that a language has between them. Empty sentences are left out."""
    return ("" if locale.language in _UNSPACED else " ").join(filter(None, sentences))


def join_items(items: Iterable[str], locale: Locale) -> str:
    """Join texts with commas: ``a, b, c``. No word for *and* is added."""
    return ("、" if locale.language in _UNSPACED else ", ").join(items)


def choose_ordinal_kind(number: int, locale: Locale) -> str:
    """Return CLDR's name for the form of an ordinal: ``one`` for 1st and 21st in English."""
    return str(locale.ordinal_form(number))
