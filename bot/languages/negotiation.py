"""Which languages there are, and which of them serves somebody best."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from babel import Locale, UnknownLocaleError

ENGLISH: Final = "en"
"""The language that every message is written in first. It is what people read if nothing else is known."""
FOLDER: Final = Path(__file__).parent / "catalogues"
"""One folder for each language, named by its code, with one file for each room."""


@cache
def list_offered() -> tuple[str, ...]:
    """Return the codes of all languages that have a catalogue, in alphabetical order."""
    return tuple(sorted(path.name for path in FOLDER.iterdir() if path.is_dir()))


@cache
def negotiate(*wanted: str | None) -> str:
    """Return the language that serves somebody who wants these, the best first; English if none does.

    Codes are written as Discord writes them: ``de``, ``sv-SE``, ``zh-TW``. A language serves its other countries too.
    """
    for code in wanted:
        if code and (found := find_offered(code)):
            return found
    return ENGLISH


@cache
def find_offered(code: str) -> str | None:
    """Return the language that serves a code, ``None`` if there is none."""
    if code in list_offered():
        return code
    wanted = _parse(code)
    return (
        next((other for other in list_offered() if _parse(other) == wanted), None)
        if wanted
        else None
    )


def _parse(code: str) -> tuple[str, str | None] | None:
    """Return language and script: readers of one script of Chinese are not served by the other."""
    try:
        locale = Locale.parse(code, sep="-")
    except (ValueError, UnknownLocaleError):
        return None
    return locale.language, locale.script
