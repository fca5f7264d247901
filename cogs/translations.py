"""What Discord shows of the commands, in every language that has a catalogue."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.languages import ENGLISH, Phrase, Value, find_tongue
from bot.languages.negotiation import find_offered

_PHRASE: Final = "phrase"
_NAMED: Final = frozenset({Location.command_name, Location.group_name})
"""Commands keep their English names: they are what the manual and other people say."""


def said(key: str, /, **values: Value) -> app_commands.locale_str:
    """Return a message of the catalogues in English, with the phrase that ``Translations`` says in other languages."""
    return translated(Phrase(key, **values))


def translated(phrase: Phrase) -> app_commands.locale_str:
    """Return a phrase for a description or a choice."""
    return app_commands.locale_str(find_tongue(ENGLISH).tell(phrase), **{_PHRASE: phrase})


class Translations(app_commands.Translator):
    """Says the texts of commands in the language of each person's Discord."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return a text in a language, ``None`` if it stays as it is in English."""
        code = find_offered(locale.value)
        if code is None or code == ENGLISH or context.location in _NAMED:
            return None
        phrase = string.extras.get(_PHRASE)
        if context.location is Location.parameter_name:
            phrase = Phrase(f"commands-option-{string.message}")
        tongue = find_tongue(code)
        if phrase is None or not tongue.has(phrase.key):
            return None
        return tongue.tell(phrase)
