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
"""Words for *and* and *or* that are not said before the same sound, what is said instead, and how the next word begins.

Babel does not know these rules of Spanish and Italian.
"""
_LAST = "\N{NULL}"
"""Stands for the last item of a list. No name has this sign."""
_UNSPACED = frozenset({"ja", "zh"})
"""The languages whose signs between sentences and between items have room around them, so that no space follows."""
_WITHOUT_AND = frozenset({"ko"})
"""The languages in which people say a list without *and*: the word that CLDR has in Korean is for documents."""
MINUS = "−"
"""The real minus sign. CLDR has a hyphen for most languages, which is too short beside digits."""


@dataclass(frozen=True, slots=True, eq=False)
class Written(FluentType):  # type: ignore[misc, unused-ignore]
    """A number with decimals in the form of a language. Messages choose plural forms by it, but not exact numbers.

    Fluent asks whether the number equals the name of a form, because the number is not of a type that Fluent knows.
    """

    text: str
    kind: str
    """CLDR's name for the plural form. The decimals count: 1.0 is not the same as 1."""

    def __str__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return other == self.kind

    def __hash__(self) -> int:
        return hash(self.kind)

    def format(self, locale: Locale) -> str:
        """Return the number, which is already written in the language."""
        return self.text


@lru_cache(maxsize=4096)
def write_counted(number: float, locale: Locale, decimals: int) -> Written:
    """Return a number with its decimals and its plural form."""
    kind = locale.plural_form(Decimal(f"{number:.{decimals}f}"))
    return Written(write_number(number, locale, decimals), str(kind))


@lru_cache(maxsize=4096)
def write_number(number: float, locale: Locale, decimals: int | None = None) -> str:
    """Return a number with a real minus sign.

    ``decimals`` is the number of decimals; by default there is at most one.
    """
    pattern = "#,##0.#" if decimals is None else f"#,##0.{'0' * decimals}".rstrip(".")
    rounded = round(number, 1 if decimals is None else decimals) or 0
    written = format_decimal(rounded, pattern, locale=locale).replace("-", MINUS)
    return isolate(written, rtl=True) if rounded < 0 and runs_right_to_left(locale) else written


@lru_cache(maxsize=1024)
def write_percent(share: float, locale: Locale) -> str:
    """Return a share (1 is everything) in whole percent."""
    return format_percent(round(share, 2) or 0, locale=locale).replace("-", MINUS)


def write_list(items: Sequence[str], locale: Locale, *, either: bool = False) -> str:
    """Return ``a``, ``a and b`` or ``a, b and c``. With ``either`` the word is ``or``."""
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
    """Return sentences after each other. Empty ones are left out."""
    return ("" if locale.language in _UNSPACED else " ").join(filter(None, sentences))


def join_items(items: Iterable[str], locale: Locale) -> str:
    """Return ``a, b, c``, without a word for *and*."""
    return ("、" if locale.language in _UNSPACED else ", ").join(items)


def choose_ordinal_kind(number: int, locale: Locale) -> str:
    """Return CLDR's name for the form of an ordinal: ``one`` for 1st and 21st in English."""
    return str(locale.ordinal_form(number))
