"""Writes and reads the custom ids of buttons and menus."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Self

LONGEST: Final = 100
"""The longest custom id that Discord accepts, in characters."""

# The patterns match ids of older versions and invented ids too. If no pattern matched, discord.py would tell nobody of
# the press, and the press would stay unanswered.
BUTTON: Final = re.compile(r"golf:(?P<game>[^:]*):(?P<turn>[^:]*):(?P<action>.*)", re.DOTALL)
MENU: Final = re.compile(r"golfm:(?P<game>[^:]*):(?P<turn>[^:]*):(?P<action>.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class CustomId:
    """A custom id: ``golf:<game>:<hole>-<turn>:<action>`` for a button, ``golfm:…`` for a menu.

    The game and the turn are empty if the button belongs to no game. The action may contain colons.
    """

    game: str
    turn: str
    action: str

    @classmethod
    def join(cls, key: str, action: str) -> Self:
        """Return a custom id with an action and the key of a screen. ``key`` is empty or ``<game>:<hole>-<turn>``."""
        game, _, turn = key.partition(":")
        return cls(game, turn, action)

    @classmethod
    def read_button(cls, custom_id: str) -> Self:
        """Read the custom id of a button; ``ValueError`` if it is not one of this bot's."""
        return cls._read(custom_id, BUTTON)

    @classmethod
    def read_menu(cls, custom_id: str) -> Self:
        """Read the custom id of a menu; ``ValueError`` if it is not one of this bot's."""
        return cls._read(custom_id, MENU)

    def write_button(self) -> str:
        """Return the custom id as the text for a button; ``ValueError`` if the text is too long for Discord."""
        return self._write("golf")

    def write_menu(self) -> str:
        """Return the custom id as the text for a menu; ``ValueError`` if the text is too long for Discord."""
        return self._write("golfm")

    @classmethod
    def _read(cls, custom_id: str, template: re.Pattern[str]) -> Self:
        match = template.fullmatch(custom_id)
        if match is None:
            raise ValueError(f"{custom_id!r} is no custom id of this bot")
        return cls(match["game"], match["turn"], match["action"])

    def _write(self, prefix: str) -> str:
        text = f"{prefix}:{self.game}:{self.turn}:{self.action}"
        if not self.action or ":" in self.game or ":" in self.turn:
            raise ValueError(f"{self} cannot be read back from a custom id")
        if len(text) > LONGEST:
            raise ValueError(f"the custom id {text!r} is longer than {LONGEST} characters")
        return text
