"""A name, and the sign between the name and what is said about it. The catalogue of a language writes the sign."""

from __future__ import annotations

from bot.languages import Tongue


def label(name: str, tongue: Tongue) -> str:
    """Return the beginning of a line about somebody.

    English has ``Ann: ``; French sets a space before the colon, and Japanese writes a wide one.
    """
    return f"{name}{tongue.say('words-colon')}"


def bold_label(name: str, tongue: Tongue) -> str:
    """Return the beginning of a line about somebody in bold: ``**Ann:** ``. ``name`` is escaped already."""
    sign = tongue.say("words-colon")
    shown = sign.rstrip()
    return f"**{name}{shown}**{sign.removeprefix(shown)}"
