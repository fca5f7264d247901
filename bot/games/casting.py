"""Looks up who is who at a table."""

from __future__ import annotations

from bot.contest import Contest
from bot.contest.play import level_of
from bot.games.names import Names
from bot.screens.cast import Cast
from bot.words.wording import plain_name
from data.records import PlayerRecord


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
