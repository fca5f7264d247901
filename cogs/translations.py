"""Translates the texts of commands into every language that has a catalogue."""

from __future__ import annotations

import asyncio
from typing import Final

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.languages import ENGLISH, Phrase, Value, choose_tongue
from bot.languages.negotiation import find_offered

_PHRASE: Final = "phrase"
_NAMED: Final = frozenset({Location.command_name, Location.group_name})
"""Names of commands are not translated, because the manual and other people use the English names."""


def say(key: str, /, **values: Value) -> app_commands.locale_str:
    """Return a message of the catalogues as an English text for a command.

    The text carries its phrase, from which ``Translations`` makes the text in other languages.
    """
    return localize(Phrase(key, **values))


def localize(phrase: Phrase) -> app_commands.locale_str:
    """Return a phrase as an English text for a description or a choice.

    The text carries its phrase, from which ``Translations`` makes the text in other languages.
    """
    return app_commands.locale_str(choose_tongue(ENGLISH).tell(phrase), **{_PHRASE: phrase})


class Translations(app_commands.Translator):
    """Translates the texts of commands for the library."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return a command's text in a language of Discord; ``None`` if the text stays in English."""
        code = find_offered(locale.value)
        if (
            code is None
            or code == ENGLISH
            or (context.location in _NAMED and not _is_menu(context))
        ):
            return None
        phrase = string.extras.get(_PHRASE)
        if context.location is Location.parameter_name:
            phrase = Phrase(f"commands-option-{string.message}")
        if phrase is None:
            return None
        tongue = choose_tongue(code)
        if tongue.must_read(phrase.key):
            # A start reads files of all languages, and others need the event loop meanwhile.
            await asyncio.sleep(0)
        if not tongue.has(phrase.key):
            return None
        return tongue.tell(phrase)


def _is_menu(context: app_commands.TranslationContextTypes) -> bool:
    """Whether a text is the name of a command in the menu on a person.

    Nobody types such a name, so it can be translated.
    """
    return isinstance(context.data, app_commands.ContextMenu)
