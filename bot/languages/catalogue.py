"""The catalogues: files of Fluent, one for each language and room, read when somebody needs the language."""

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
"""English in accents, so that what is not in a catalogue can be seen."""
_LOCALES: Final = {ENGLISH: "en-GB", PSEUDO: "en-GB"}
"""Codes of CLDR, if they are others than ours. British English writes no comma before ``and``."""
_PLAIN: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_ACCENTED: Final = str.maketrans(_PLAIN, "ÂßĈĎÊƑĜĤÎĴĶĹṀŃÔṔǪŔŜŢÛṼŴẊŶŽâḃĉďêƒĝĥîĵķĺṁńôṕǫŕŝţûṽŵẋŷž")


def locale_of(code: str) -> Locale:
    """Return what CLDR says about a language."""
    return Locale.parse(_LOCALES.get(code, code), sep="-")


def read_files(code: str) -> Iterator[tuple[str, ast.Resource]]:
    """Return room and contents of each file of a language."""
    folder: Path = FOLDER / (ENGLISH if code == PSEUDO else code)
    for path in sorted(folder.glob("*.ftl")):
        yield path.stem, FluentParser().parse(path.read_text(encoding="utf-8"))


def read_catalogue(code: str) -> FluentBundle:
    """Return everything that can be said in a language. Values are not isolated: ``Tongue`` does that."""
    bundle = FluentBundle([str(locale_of(code))], use_isolating=False)
    for _, resource in read_files(code):
        bundle.add_resource(_Accents().visit(resource) if code == PSEUDO else resource)
    return bundle


@cache
def own_name(code: str) -> str:
    """Return what a language calls itself, without reading all of its catalogue."""
    text = (FOLDER / code / "terms.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    bundle = FluentBundle([str(locale_of(code))], use_isolating=False)
    bundle.add_resource(resource)
    pattern = bundle.get_message("terms-language").value
    assert pattern is not None
    return str(bundle.format_pattern(pattern)[0])


class _Accents(Transformer):
    """Puts accents on all letters, apart from code between backticks and marks of Discord."""

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:  # noqa: N802
        in_code = False
        for element in node.elements:
            if isinstance(element, ast.TextElement):
                element.value, in_code = accent(element.value, in_code=in_code)
        self.generic_visit(node)
        return node


def accent(text: str, *, in_code: bool = False) -> tuple[str, bool]:
    """Return a text with accents on its letters, and whether it ends within backticks. Code stays as it is."""
    parts = text.split("`")
    accented = (
        part if (at % 2 == 1) is not in_code else part.translate(_ACCENTED)
        for at, part in enumerate(parts)
    )
    return "`".join(accented), in_code is not (len(parts) % 2 == 0)
