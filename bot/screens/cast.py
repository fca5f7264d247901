"""The cast of a game: its names and language. A screen is made from a game and its cast."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.languages import ENGLISH, Tongue, choose_tongue
from bot.languages.direction import isolate
from bot.words.wording import bold, escape_name


def _speak_english() -> Tongue:
    return choose_tongue(ENGLISH)


@dataclass(frozen=True, slots=True)
class Cast:
    """What a screen needs besides the game: names, language, and whether words replace pictures.

    The names are in the order of the seats, in a lobby in the order of joining.
    """

    names: tuple[str, ...]
    """The names as people typed them. For Markdown use the methods ``name`` and ``bold``, which escape a name."""
    host: str = ""
    text: bool = False
    """Whether to show words instead of pictures."""
    called: tuple[int, ...] = ()
    """The user ids of the people who were called to the lobby. Its message mentions them."""
    roles: tuple[int, ...] = ()
    """The ids of the roles that were called to the lobby. Its message mentions them."""
    to_tell: tuple[int, ...] = ()
    """The seats of players who get no direct messages. The table tells these players how to see their cards."""

    is_new: bool = False
    """Whether the reader had never played a hole before this game."""
    tongue: Tongue = field(default_factory=_speak_english)
    """The language of the screen: the language of the reader or, for a table in a channel, of the server."""

    def name(self, seat: int) -> str:
        """Return a seat's name, escaped for Markdown and isolated, so that it cannot reorder the words around it."""
        return isolate(escape_name(self.names[seat]), rtl=self.tongue.is_rtl)

    def bold(self, seat: int) -> str:
        """Return a seat's name as ``name`` does, in bold."""
        return isolate(bold(self.names[seat]), rtl=self.tongue.is_rtl)
