"""Makes sure that people can see a new lobby. If Discord refuses to post it, the lobby is closed."""

from __future__ import annotations

from typing import Final

from bot.contest import Contest, lobby
from bot.games.live_games import LiveGames
from bot.messages.outcomes import Blocked, Gone
from bot.messages.publisher import Publisher
from bot.ports import Refusal
from bot.words.wording import bold

_PATIENCE_S: Final = 8.0
"""A post that takes longer than this many seconds is not waited for.

There is an outage, and the post comes after it.
"""
_SEE: Final = "View Channel"


async def check_posted(games: LiveGames, publisher: Publisher, table: Contest) -> None:
    """Wait until a new lobby is posted.

    If Discord refuses, close it and raise ``Refusal`` with the missing permissions.
    """
    outcome = await publisher.wait_for_table(table.game_id, seconds=_PATIENCE_S)
    match outcome:
        case Blocked(missing=missing):
            lacking = missing
        case Gone():
            lacking = _SEE
        case _:
            return
    await games.change(table.game_id, lambda one: lobby.close(one) if one.is_lobby else one)
    named = tuple(bold(name) for name in lacking.split(", ") if name)
    is_hidden = lacking == _SEE
    raise Refusal("refusals-not-posted", permissions=named, count=len(named), hidden=is_hidden)
