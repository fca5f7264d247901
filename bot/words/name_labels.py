"""Writes a name and a colon at the beginning of a line, as each language does."""

from __future__ import annotations

from bot.languages import Tongue


def label(name: str, tongue: Tongue) -> str:
    """Return a name and a colon, for the beginning of a line about a person.

    English has ``Ann: ``. French has a space before the colon, and Japanese has a wide colon.
    """
    return f"{name}{tongue.say('words-colon')}"


def bold_label(name: str, tongue: Tongue) -> str:
    """Return a name and a colon in bold Markdown: ``**Ann:** ``. ``name`` is escaped already."""
    sign = tongue.say("words-colon")
    shown = sign.rstrip()
    return f"**{name}{shown}**{sign.removeprefix(shown)}"
