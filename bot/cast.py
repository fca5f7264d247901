"""Who is who at a table: what a screen needs to know besides the game itself."""

from __future__ import annotations

from dataclasses import dataclass

from bot.contest.contest import Contest
from bot.contest.play import level_of
from bot.names import Names
from bot.words.wording import bold, plain_name, safe_name
from data.records import PlayerRecord


@dataclass(frozen=True, slots=True)
class Cast:
    """Names by seat (in a lobby, by order of joining) and how the table is to be shown."""

    names: tuple[str, ...]
    """As people typed them: not safe in Markdown, so use ``name`` or ``bold`` there."""
    host: str = ""
    text: bool = False
    """Words in place of pictures."""
    to_tell: tuple[int, ...] = ()
    """Seats whose players should be told how to see their cards, as no direct message reaches them."""

    def name(self, seat: int) -> str:
        """A seat's name, safe in Markdown."""
        return safe_name(self.names[seat])

    def bold(self, seat: int) -> str:
        """A seat's name in bold."""
        return bold(self.names[seat])


def computer_name(player: PlayerRecord) -> str:
    """What a computer is called: its level and, as there may be several, its number."""
    return f"{level_of(player).title()} {player.number}"


async def cast_of(
    contest: Contest, names: Names, *, text: bool = False, to_tell: tuple[int, ...] = ()
) -> Cast:
    """Look up everybody's name."""
    record = contest.record
    found: list[str] = []
    for number, player in enumerate(record.players, start=1):
        if player.user_id is None:
            found.append(computer_name(player))
        else:
            name = await names.of(record.guild_id, player.user_id)
            found.append(plain_name(name, f"Player {number}"))
    host = await names.of(record.guild_id, record.host_id)
    return Cast(tuple(found), plain_name(host), text, to_tell)
