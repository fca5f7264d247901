"""Who is who at a table: what a screen needs to know besides the game itself."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.languages import ENGLISH, Tongue, choose_tongue
from bot.words.wording import bold, safe_name


def _english() -> Tongue:
    return choose_tongue(ENGLISH)


@dataclass(frozen=True, slots=True)
class Cast:
    """Names by seat (in a lobby, by order of joining), and how and in which language the table is shown."""

    names: tuple[str, ...]
    """As people typed them: not safe in Markdown, so use ``name`` or ``bold`` there."""
    host: str = ""
    text: bool = False
    """Words in place of pictures."""
    called: tuple[int, ...] = ()
    """User ids of people who are called to the lobby by name."""
    roles: tuple[int, ...] = ()
    """Roles that are called to the lobby."""
    to_tell: tuple[int, ...] = ()
    """Seats whose players should be told how to see their cards, as no direct message reaches them."""

    is_new: bool = False
    """The person who reads the screen has never played a hole."""
    tongue: Tongue = field(default_factory=_english)
    """The language of the person who reads the screen, or of the table."""

    def name(self, seat: int) -> str:
        """A seat's name, safe in Markdown."""
        return safe_name(self.names[seat])

    def bold(self, seat: int) -> str:
        """A seat's name in bold."""
        return bold(self.names[seat])
