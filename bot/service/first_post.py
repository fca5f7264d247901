"""Sees to it that a new lobby can be seen, and takes the lobby back if it may not be posted."""

from __future__ import annotations

from typing import Final

from bot.contest import Contest, lobby
from bot.games.live_games import LiveGames
from bot.messages.outcomes import Blocked, Gone
from bot.messages.publisher import Publisher
from bot.ports import Refusal
from bot.words.wording import bold, write_list

_PATIENCE_S: Final = 8.0
"""A post that takes longer than this meets an outage, and comes when that is over."""
_SEE: Final = "View Channel"


async def check_posted(games: LiveGames, publisher: Publisher, table: Contest) -> None:
    """Wait until a new lobby was posted. If it was refused, close it and raise ``Refusal`` with what is missing."""
    outcome = await publisher.wait_for_table(table.game_id, seconds=_PATIENCE_S)
    match outcome:
        case Blocked(missing=missing):
            sentence = _name_missing(missing)
        case Gone():
            sentence = _name_missing(_SEE)
        case _:
            return
    await games.change(table.game_id, lambda one: lobby.close(one) if one.is_lobby else one)
    raise Refusal(f"No table was opened, because I may not post it. {sentence}")


def _name_missing(missing: str) -> str:
    if not missing:
        return "Somebody who may edit the channel can allow it in its settings, under Permissions."
    named = write_list([bold(name) for name in missing.split(", ")])
    sentence = (
        f"I lack {named} in this channel. Somebody who may edit the channel can grant it to me in its settings, "
        "under Permissions."
    )
    if missing == _SEE:
        sentence += " If this is a private thread, mention me in it: that adds me."
    return sentence
