"""Reads the catalogues: Fluent files, one for each language and room. A file is read when a message of it is needed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Transformer

from bot.languages.negotiation import ENGLISH, FOLDER

PSEUDO: Final = "en-XA"
"""The code of English with accents on all letters. In this language, text without accents comes from no catalogue."""
_LOCALES: Final = {ENGLISH: "en-GB", PSEUDO: "en-GB"}
"""CLDR's code for each code of ours that differs. British English has no comma before ``and`` in a list."""
_PLAIN: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_ACCENTED: Final = str.maketrans(_PLAIN, "ÂßĈĎÊƑĜĤÎĴĶĹṀŃÔṔǪŔŜŢÛṼŴẊŶŽâḃĉďêƒĝĥîĵķĺṁńôṕǫŕŝţûṽŵẋŷž")


def locale_of(code: str) -> Locale:
    """Return what CLDR knows about a language: plural forms, numbers, lists."""
    return Locale.parse(_LOCALES.get(code, code), sep="-")


def read_files(code: str) -> Iterator[tuple[str, ast.Resource]]:
    """Yield the name and the content of each file of a language. A file has the name of a room."""
    for path in sorted(_folder_of(code).glob("*.ftl")):
        yield path.stem, _read_file(path)


def _folder_of(code: str) -> Path:
    return FOLDER / (ENGLISH if code == PSEUDO else code)


def _read_file(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


class Catalogue:
    """The messages of one language. No message refers to another one, so each file can be read without the others."""

    def __init__(self, code: str) -> None:
        self._code = code
        self._folder = _folder_of(code)
        # Values are not isolated here, because ``Tongue`` does that.
        self._bundle = FluentBundle([str(locale_of(code))], use_isolating=False)
        self.rooms: Final[set[str]] = set()
        """The names of the files that have been read."""

    def has_read(self, key: str) -> bool:
        """Whether the file that has the message of this key has been read."""
        return _room_of(key) in self.rooms

    def find(self, key: str) -> Message | None:
        """Return a message, ``None`` if the language does not have it. The file of the message is read if necessary."""
        room = key.partition("-")[0]
        if room not in self.rooms:
            self._read(room)
            self.rooms.add(
                room
            )  # at the end, because a picture may be drawn in another thread meanwhile
        return self._bundle.get_message(key) if self._bundle.has_message(key) else None

    def write(self, pattern: Pattern, values: dict[str, Any]) -> tuple[str, list[Exception]]:
        """Put values into the pattern of a message. Return the text, and the errors in the pattern or the values."""
        said, errors = self._bundle.format_pattern(pattern, values)
        return str(said), errors

    def _read(self, room: str) -> None:
        path = self._folder / f"{room}.ftl"
        if path.is_file():
            resource = _read_file(path)
            self._bundle.add_resource(
                _Accents().visit(resource) if self._code == PSEUDO else resource
            )


def _room_of(key: str) -> str:
    return key.partition("-")[0]


class _Accents(Transformer):
    """Puts accents on all letters, except in code between backticks and in Discord's markup."""

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:  # noqa: N802
        in_code = False
        for element in node.elements:
            if isinstance(element, ast.TextElement):
                element.value, in_code = accent(element.value, in_code=in_code)
        self.generic_visit(node)
        return node


def accent(text: str, *, in_code: bool = False) -> tuple[str, bool]:
    """Put accents on a text, but not on code between backticks. Return the text, and whether it ends inside code.

    ``in_code`` says whether the text begins inside code.
    """
    parts = text.split("`")
    accented = (
        part if (at % 2 == 1) is not in_code else part.translate(_ACCENTED)
        for at, part in enumerate(parts)
    )
    return "`".join(accented), in_code is not (len(parts) % 2 == 0)
