"""Loads pages of leaderboards. Only people who are in the server now are on them."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.games.names import Names
from bot.screens.scores import ROWS, BoardChoice, LeaderBoard
from data.boards import BoardRow, BoardRows
from data.store import Store

_AT_ONCE: Final = 100
"""The number of people that are looked up in one request, because Discord accepts no more."""
_MOST: Final = 1000
"""After about this number of people the search for members ends, and the page shows those found so far."""


async def load_board(
    store: Store, names: Names, guild_id: int, choice: BoardChoice, at: datetime
) -> LeaderBoard:
    """Return the chosen page of a leaderboard, or the last page if there are fewer pages.

    A page has at most ``ROWS`` people, who are in the server now. People who have left the server keep their ranks. The
    page also has the row of the person who asked. ``at`` is any time in the chosen period.
    """
    here: list[tuple[BoardRow, str]] = []
    seen, wanted = 0, (choice.page + 1) * ROWS + 1
    while True:
        part = await _read(store, guild_id, choice, at, seen)
        found = await names.look_up_members(guild_id, [row.user_id for row in part.rows])
        here += [(row, name) for row in part.rows if (name := found[row.user_id]) is not None]
        seen += len(part.rows)
        all_seen = not part.rows or seen >= part.total
        if all_seen or len(here) >= wanted or seen >= _MOST + choice.page * ROWS:
            break
    number = min(choice.page, max(0, (len(here) - 1) // ROWS))
    own = None
    if part.asker is None:
        own = await store.scores.load_player(guild_id, choice.asker_id, limit=1)
    return LeaderBoard(
        choice=replace(choice, page=number),
        rows=tuple(here[number * ROWS : (number + 1) * ROWS]),
        total=part.total,
        left=seen - len(here),
        pages=max(1, -(-len(here) // ROWS)) if all_seen else None,
        asker=part.asker,
        own=own,
    )


async def _read(
    store: Store, guild_id: int, choice: BoardChoice, at: datetime, offset: int
) -> BoardRows:
    query = choice.query(guild_id, at, offset=offset, limit=_AT_ONCE)
    return await store.scores.load_leaderboard(query, asker_id=choice.asker_id)
