"""A tongue: one language, in which messages are said."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final

import structlog

from bot.languages import numbers
from bot.languages.catalogue import PSEUDO, Catalogue, locale_of
from bot.languages.direction import RIGHT_MARK, isolate, runs_right_to_left, settle
from bot.languages.negotiation import ENGLISH, negotiate
from bot.languages.phrase import Count, Either, Ordinal, Phrase, Value

log = structlog.get_logger(__name__)

_REMEMBERED: Final = 4096
"""The number of finished sentences that are kept for each language, because most screens repeat earlier sentences."""


class Tongue:
    """A language in which messages are said. Get it with ``choose_tongue``, because each language has one object only.

    If the language has no translation of a message, the message is said in English.
    """

    def __init__(self, code: str) -> None:
        self.code: Final = code
        self.catalogue: Final = Catalogue(code)
        self.locale: Final = locale_of(code)
        self.is_rtl: Final = runs_right_to_left(self.locale)
        self._recall: Callable[[str, tuple[tuple[str, Value], ...]], str] = lru_cache(_REMEMBERED)(
            self._say
        )
        self._bare: Final[dict[str, str]] = {}
        """Finished sentences by key, of messages that have no values."""

    def __repr__(self) -> str:
        return f"<Tongue {self.code}>"

    def say(self, key: str, /, **values: Value) -> str:
        """Say a message with these values; ``LookupError`` if English does not have the message either."""
        if values:
            return self._recall(key, tuple(values.items()))
        said = self._bare.get(key)
        if said is None:
            said = self._bare[key] = self._recall(key, ())
        return said

    def tell(self, phrase: Phrase) -> str:
        """Return the sentence of a phrase in this language."""
        return self._recall(phrase.key, phrase.values)

    def must_read(self, key: str) -> bool:
        """Whether ``say`` would have to read a file for the message ``key``. Reading a file takes some milliseconds."""
        return not self.catalogue.has_read(key)

    def has(self, key: str) -> bool:
        """Whether the language has its own translation of a message."""
        return self.catalogue.find(key) is not None

    def write_list(self, items: Sequence[str], *, either: bool = False) -> str:
        """Write a list: ``a, b and c``, or with ``either`` ``a, b or c``."""
        return numbers.write_list(items, self.locale, either=either)

    def join_sentences(self, *sentences: str) -> str:
        """Join sentences with the space that the language has between them. Empty sentences are left out."""
        return numbers.join_sentences(sentences, self.locale)

    def join_items(self, items: Iterable[str]) -> str:
        """Join texts with commas: ``a, b, c``. No word for *and* is added."""
        return numbers.join_items(items, self.locale)

    def join_row(self, items: Iterable[str]) -> str:
        """Return ``a b c``: numbers or words with spaces between them, in the direction of the language."""
        if not self.is_rtl:
            return " ".join(items)
        return RIGHT_MARK + " ".join(isolate(item, rtl=True) for item in items)

    def write_number(self, number: float, decimals: int | None = None) -> str:
        """Write a number with a real minus sign.

        ``decimals`` is the number of decimals. If it is ``None``, the number has at most one decimal.
        """
        return numbers.write_number(number, self.locale, decimals)

    def write_percent(self, share: float) -> str:
        """Return a share (1 is everything) in whole percent."""
        return numbers.write_percent(share, self.locale)

    def write_ordinal(self, number: int) -> str:
        """Return ``1st``, ``2nd`` and so on."""
        kind = numbers.choose_ordinal_kind(number, self.locale)
        return self.say("terms-ordinal", number=number, kind=kind)

    def _say(self, key: str, values: tuple[tuple[str, Value], ...]) -> str:
        if " " in key:
            return key  # the sentence is in no catalogue, and is its own key
        message = self.catalogue.find(key)
        if message is None or message.value is None:
            return self._fall_back(key, values)
        written = {name: self._write(value) for name, value in values}
        said, errors = self.catalogue.write(message.value, written)
        if errors:
            log.error("message cannot be said", key=key, language=self.code, errors=repr(errors))
            return self._fall_back(key, values)
        return settle(said) if self.is_rtl else said

    def _fall_back(self, key: str, values: tuple[tuple[str, Value], ...]) -> str:
        if self.code in (ENGLISH, PSEUDO):
            raise LookupError(f"there is no message {key} that can be said with {dict(values)}")
        return choose_tongue(ENGLISH)._recall(key, values)

    def _write(self, value: Value) -> str | int | numbers.Written:
        """Return what Fluent puts into a message for a value: a text or a number.

        A whole number from 0 on and a ``Count`` stay numbers, so that the message can choose a plural form.
        """
        match value:
            case None:
                return "none"
            case bool():
                return "yes" if value else "no"
            case str():
                return isolate(value, rtl=self.is_rtl)
            case int() | float():
                return (
                    int(value) if value >= 0 and value == int(value) else self.write_number(value)
                )
            case Phrase():
                return self.tell(value)
            case Ordinal():
                return self.write_ordinal(value.number)
            case Count():
                return numbers.write_counted(value.number, self.locale, value.decimals)
            case Either():
                return self.write_list(
                    [str(self._write(item)) for item in value.items], either=True
                )
            case _:
                return self.write_list([str(self._write(item)) for item in value])


_tongues: dict[str, Tongue] = {}


def _get_tongue(code: str) -> Tongue:
    return _tongues.get(code) or _tongues.setdefault(code, Tongue(code))


def choose_tongue(*wanted: str | None) -> Tongue:
    """Return the first of the wanted languages that is offered; English if none is. ``None`` is skipped."""
    return _get_tongue(PSEUDO if wanted and wanted[0] == PSEUDO else negotiate(*wanted))
