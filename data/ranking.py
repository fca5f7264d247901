"""Reads leaderboards over all rulesets and lengths from the table ``ranks``.

The table has one row for each person, server and period, in the order of ranks. So a page is a short range of rows, and
a rank is the number of better rows plus one. Nothing has to be summed or sorted.
"""

from __future__ import annotations

from typing import Any, assert_never

from sqlalchemy import ColumnElement, Float, Row, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.boards import BoardQuery, BoardRow, BoardRows, Sort
from data.tables import ranks


async def read_board(
    connection: AsyncConnection, query: BoardQuery, asker_id: int | None
) -> BoardRows:
    """Return a page of a leaderboard over all rulesets and lengths, and the row of the person ``asker_id``.

    If ``asker_id`` is ``None``, there is no such row.
    """
    key = _choose_key(query.sort)
    column = ranks.c
    counted = [
        column.guild_id == query.guild_id,
        column.period == query.period.write_key(query.at),
        column.games >= query.min_games,
    ]
    page = select(ranks, key.label("key")).where(*counted)
    found = await connection.execute(
        page.order_by(key, column.games.desc(), column.user_id)
        .offset(query.offset)
        .limit(query.limit)
    )
    rows = found.all()
    count = select(func.count()).select_from(ranks).where(*counted)
    total = await connection.scalar(count) or 0
    own = None
    if asker_id is not None:
        own = (await connection.execute(page.where(column.user_id == asker_id))).first()
    better = {
        value: await connection.scalar(count.where(key < value)) or 0
        for value in ({rows[0].key} if rows else set()) | ({own.key} if own else set())
    }
    return BoardRows(
        rows=_number(rows, better[rows[0].key] + 1, query.offset + 1) if rows else (),
        total=total,
        asker=None if own is None else _read(own, better[own.key] + 1),
    )


def _choose_key(sort: Sort) -> ColumnElement[Any]:
    """Return the expression by which people are ranked. The person with the smallest value is the best."""
    column = ranks.c
    # For whole numbers of this size, two quotients are equal as floats if and only if they are equal.
    match sort:
        case Sort.AVERAGE:
            return cast(column.points, Float) / column.holes
        case Sort.WINS:
            return -column.wins
        case Sort.GAMES:
            return -column.games
        case Sort.BEST:
            return cast(column.best, Float) / column.best_holes
        case _:
            assert_never(sort)


def _number(rows: Any, rank: int, place: int) -> tuple[BoardRow, ...]:
    """Return the rows with their ranks. ``rank`` is the rank of the first row, and ``place`` is its place in the list.

    A row with the same figure as the row before it has the same rank. The rank of any other row is its place in the
    list.
    """
    numbered: list[BoardRow] = []
    key = rows[0].key
    for at, row in enumerate(rows, place):
        if row.key != key:
            rank, key = at, row.key
        numbered.append(_read(row, rank))
    return tuple(numbered)


def _read(row: Row[Any], rank: int) -> BoardRow:
    return BoardRow(
        rank=rank,
        user_id=row.user_id,
        games=row.games,
        holes=row.holes,
        points=row.points,
        wins=row.wins,
        shared_wins=row.shared_wins,
        best=row.best,
        best_holes=row.best_holes,
    )
