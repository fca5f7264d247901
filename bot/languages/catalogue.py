"""Reads the catalogues: Fluent files, one for each language and room. A language is read when somebody needs it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Transformer

from bot.languages.negotiation import ENGLISH, FOLDER

PSEUDO: Final = "en-XA"
"""The code of English with accents, in which a text that is in no catalogue is easy to see."""
_LOCALES: Final = {ENGLISH: "en-GB", PSEUDO: "en-GB"}
"""Our codes that differ from CLDR's. British English has no comma before ``and`` in a list."""
_PLAIN: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_ACCENTED: Final = str.maketrans(_PLAIN, "ÂßĈĎÊƑĜĤÎĴĶĹṀŃÔṔǪŔŜŢÛṼŴẊŶŽâḃĉďêƒĝĥîĵķĺṁńôṕǫŕŝţûṽŵẋŷž")


def locale_of(code: str) -> Locale:
    """Return CLDR's data about a language."""
    return Locale.parse(_LOCALES.get(code, code), sep="-")


def read_files(code: str) -> Iterator[tuple[str, ast.Resource]]:
    """Return the room and the content of each file of a language."""
    folder: Path = FOLDER / (ENGLISH if code == PSEUDO else code)
    for path in sorted(folder.glob("*.ftl")):
        yield path.stem, FluentParser().parse(path.read_text(encoding="utf-8"))


def read_catalogue(code: str) -> FluentBundle:
    """Return the messages of a language. Values in them are not isolated, because ``Tongue`` does that."""
    bundle = FluentBundle([str(locale_of(code))], use_isolating=False)
    for _, resource in read_files(code):
        bundle.add_resource(_Accents().visit(resource) if code == PSEUDO else resource)
    return bundle


@cache
def read_own_name(code: str) -> str:
    """Return the name of a language in that language, without reading its whole catalogue."""
    text = (FOLDER / code / "terms.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    bundle = FluentBundle([str(locale_of(code))], use_isolating=False)
    bundle.add_resource(resource)
    pattern = bundle.get_message("terms-language").value
    assert pattern is not None
    return str(bundle.format_pattern(pattern)[0])


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
    """Return a text with accents, and whether it ends within backticks. Code between backticks has no accents."""
    parts = text.split("`")
    accented = (
        part if (at % 2 == 1) is not in_code else part.translate(_ACCENTED)
        for at, part in enumerate(parts)
    )
    return "`".join(accented), in_code is not (len(parts) % 2 == 0)
