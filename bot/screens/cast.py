"""The cast of a table: what a screen needs to know besides the game."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.languages import ENGLISH, Tongue, choose_tongue
from bot.languages.direction import isolate
from bot.words.wording import bold, escape_name


def _speak_english() -> Tongue:
    return choose_tongue(ENGLISH)


@dataclass(frozen=True, slots=True)
class Cast:
    """The names at a table, and how it is shown: in which language, and in words or pictures.

    Names are by seat, in a lobby by order of joining.
    """

    names: tuple[str, ...]
    """The names as people typed them. They are not safe in Markdown, so use ``name`` or ``bold`` there."""
    host: str = ""
    text: bool = False
    """Whether to show words instead of pictures."""
    called: tuple[int, ...] = ()
    """User ids of the people whom the first message of the lobby mentions."""
    roles: tuple[int, ...] = ()
    """Ids of the roles that the first message of the lobby mentions."""
    to_tell: tuple[int, ...] = ()
    """Seats of players whom no direct message reaches. The table tells these players how to see their cards."""

    is_new: bool = False
    """Whether the reader has never played a hole."""
    tongue: Tongue = field(default_factory=_speak_english)
    """The language of the reader or of the table."""

    def name(self, seat: int) -> str:
        """Return a seat's name, safe in Markdown and in the direction of the language."""
        return isolate(escape_name(self.names[seat]), rtl=self.tongue.is_rtl)

    def bold(self, seat: int) -> str:
        """Return a seat's name in bold Markdown."""
        return isolate(bold(self.names[seat]), rtl=self.tongue.is_rtl)
