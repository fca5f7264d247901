"""Knows which languages there are, and chooses one for a person."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from babel import Locale, UnknownLocaleError

ENGLISH: Final = "en"
"""The language in which every message is written first. People read it if no other language fits."""
FOLDER: Final = Path(__file__).parent / "catalogues"
"""The folder of the catalogues. It has a folder for each language, named by its code, with one file for each room."""


@cache
def list_offered() -> tuple[str, ...]:
    """Return the codes of all languages with a catalogue, in alphabetical order."""
    return tuple(sorted(path.name for path in FOLDER.iterdir() if path.is_dir()))


@cache
def negotiate(*wanted: str | None) -> str:
    """Return the code of the first of the wanted languages that is offered; of English if none is.

    Codes are in Discord's form: ``de``, ``sv-SE``, ``zh-TW``. The country in a code does not matter. ``None`` and empty
    codes are skipped.
    """
    for code in wanted:
        if code and (found := find_offered(code)):
            return found
    return ENGLISH


@cache
def find_offered(code: str) -> str | None:
    """Return the code of our language that fits a code of Discord, ``None`` if we have no such language."""
    if code in list_offered():
        return code
    wanted = _parse(code)
    return (
        next((other for other in list_offered() if _parse(other) == wanted), None)
        if wanted
        else None
    )


def _parse(code: str) -> tuple[str, str | None] | None:
    """Return the language and the script that a code means, ``None`` if the code is not valid.

    The script matters, because people who read one script of Chinese may not read the other.
    """
    try:
        locale = Locale.parse(code, sep="-")
    except (ValueError, UnknownLocaleError):
        return None
    return locale.language, locale.script
