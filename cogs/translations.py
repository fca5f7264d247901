"""The descriptions of commands in other languages. The bot says everything else in English."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

FOLDER: Final = Path(__file__).parent / "languages"
"""One file for each language, named as Discord names it: English sentences and what they are there."""

# Commands and options keep their English names: they are what the manual and other people say.
_TRANSLATED: Final = frozenset(
    {
        Location.command_description,
        Location.group_description,
        Location.parameter_description,
        Location.choice_name,
    }
)


def read_languages(folder: Path = FOLDER) -> dict[str, dict[str, str]]:
    """Return the sentences of every language by its code: ``{"de": {"…": "…"}}``."""
    return {
        file.stem: json.loads(file.read_text(encoding="utf-8"))
        for file in sorted(folder.glob("*.json"))
    }


class Translations(app_commands.Translator):
    """Looks sentences up. A sentence without a translation stays English."""

    def __init__(self, languages: Mapping[str, Mapping[str, str]] | None = None) -> None:
        self._languages = read_languages() if languages is None else languages

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return a sentence in a language, ``None`` where there is none."""
        if context.location not in _TRANSLATED:
            return None
        return self._languages.get(locale.value, {}).get(string.message)
