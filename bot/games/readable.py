"""Reads several games, of which some may be damaged."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable

from bot.contest import Contest
from bot.games.live_games import LiveGames
from bot.ports import Refusal


async def read_each(games: LiveGames, game_ids: Iterable[str]) -> AsyncIterator[Contest]:
    """Yield the newest version of each game, without those that do not exist or are damaged.

    So a damaged game, which is logged, does not keep its people from their other games.
    """
    for game_id in game_ids:
        try:
            contest = await games.get(game_id)
        except Refusal:
            continue
        yield contest
