"""Reads leaderboards and personal records.

``ranks`` has the sums over all games that count, and ``standings`` has the sums for each ruleset and length. Both
tables are updated when a game ends. So the time for reading grows with the number of people and not with the number of
games.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import fields
from fractions import Fraction
from typing import Any, Final, assert_never

from sqlalchemy import (
    ColumnElement,
    Float,
    Row,
    Subquery,
    and_,
    case,
    cast,
    false,
    func,
    or_,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from data.boards import BoardQuery, BoardRow, BoardRows, GameResult, PlayerScores, Sort, Tally
from data.database import Database
from data.ranking import read_board
from data.records import Status
from data.tables import results, standings, totals

_RESULT_FIELDS: Final = tuple(field.name for field in fields(GameResult) if field.name != "won")


class Scores:
    """Reads the scores of people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load_leaderboard(
        self, query: BoardQuery, *, asker_id: int | None = None
    ) -> BoardRows:
        """Return a page of a server's leaderboard, and the row of the person ``asker_id``; no row if this is ``None``.

        A person is ranked if enough of their games in the period count. A game counts for a person if it was
        played to its last hole, without computers and without hints, and the person did not give up. Among
        equals, people with more games are listed first.
        """
        if query.offset < 0 or query.limit < 1:
            raise ValueError(f"there is no part of {query.limit} rows from {query.offset}")
        of_all = query.ruleset is None and query.holes is None
        async with self._database.reading() as connection:
            read = read_board if of_all else rank_in_standings
            return await read(connection, query, asker_id)

    async def list_played(self, user_ids: Collection[int]) -> set[int]:
        """Return those of the people who have ever played a hole to its end, on any server."""
        async with self._database.looking_up() as connection:
            found = await connection.scalars(
                select(totals.c.user_id).where(totals.c.user_id.in_(user_ids)).distinct()
            )
            return set(found)

    async def load_player(self, guild_id: int, user_id: int, *, limit: int = 50) -> PlayerScores:
        """Return a person's own record on a server, with at most ``limit`` games, the newest."""
        theirs = and_(results.c.user_id == user_id, results.c.guild_id == guild_id)
        counted = and_(theirs, results.c.status == Status.FINISHED, results.c.given_up.is_(False))
        per_hole = cast(results.c.points, Float) / results.c.holes
        async with self._database.reading() as connection:
            tallies = await _read_tallies(connection, guild_id, user_id, counted)
            best = await connection.execute(
                select(results)
                .where(counted)
                .order_by(per_hole, results.c.holes.desc(), results.c.ended_at, results.c.game_id)
                .limit(1)
            )
            newest = await connection.execute(
                select(results)
                .where(theirs)
                .order_by(results.c.ended_at.desc(), results.c.game_id)
                .limit(limit)
            )
            top = best.first()
            return PlayerScores(
                guild_id=guild_id,
                user_id=user_id,
                all=_add_tallies(tallies.values()),
                with_computers=tallies.get(True, Tally()),
                best=None if top is None else _read_result(top),
                history=tuple(_read_result(row) for row in newest),
            )


async def rank_in_standings(
    connection: AsyncConnection, query: BoardQuery, asker_id: int | None
) -> BoardRows:
    """Return a page of a leaderboard for one ruleset or length, and the row of the person ``asker_id``.

    If ``asker_id`` is ``None``, there is no such row. The query sums and sorts the standings of all people.
    """
    ranked = _rank_people(query)
    wanted = or_(
        and_(ranked.c.number > query.offset, ranked.c.number <= query.offset + query.limit),
        ranked.c.user_id == asker_id if asker_id is not None else false(),
        # This row also tells the number of people, even beyond the last page.
        ranked.c.number == 1,
    )
    statement = select(ranked).where(wanted).order_by(ranked.c.number)
    places = (await connection.execute(statement)).all()
    rows = await _add_up(connection, query, {row.user_id: row.rank for row in places})
    last = query.offset + query.limit
    return BoardRows(
        rows=tuple(rows[row.user_id] for row in places if query.offset < row.number <= last),
        total=places[0].people if places else 0,
        asker=rows.get(asker_id) if asker_id is not None else None,
    )


def _select_stretch(query: BoardQuery) -> list[ColumnElement[bool]]:
    conditions = [
        standings.c.guild_id == query.guild_id,
        standings.c.period == query.period.write_key(query.at),
    ]
    if query.ruleset is not None:
        conditions.append(standings.c.ruleset == query.ruleset)
    if query.holes is not None:
        conditions.append(standings.c.holes == query.holes)
    return conditions


def _rank_people(query: BoardQuery) -> Subquery:
    """Return a query for the rank of every person, and the person's place in the list.

    The query has no other columns, because less data is sorted faster.
    """
    column = standings.c
    games = func.sum(column.games)
    key: ColumnElement[Any]
    # For whole numbers of this size, two quotients are equal as floats if and only if they are equal.
    match query.sort:
        case Sort.AVERAGE:
            key = cast(func.sum(column.points), Float) / func.sum(column.games * column.holes)
        case Sort.WINS:
            key = -func.sum(column.wins)
        case Sort.GAMES:
            key = -games
        case Sort.BEST:
            key = func.min(cast(column.best, Float) / column.holes)
        case _:
            assert_never(query.sort)
    people = (
        select(column.user_id, games.label("games"), key.label("key"))
        .where(*_select_stretch(query))
        .group_by(column.user_id)
        .having(games >= query.min_games)
        .subquery()
    )
    listed = (people.c.key, people.c.games.desc(), people.c.user_id)
    return select(
        people.c.user_id,
        func.rank().over(order_by=people.c.key).label("rank"),
        func.row_number().over(order_by=listed).label("number"),
        func.count().over().label("people"),
    ).subquery()


async def _add_up(
    connection: AsyncConnection, query: BoardQuery, ranks: Mapping[int, int]
) -> dict[int, BoardRow]:
    """Return the rows of a leaderboard by user id. ``ranks`` has the rank of each person who needs a row."""
    found = await connection.execute(
        select(standings).where(*_select_stretch(query), standings.c.user_id.in_(ranks))
    )
    parts: dict[int, list[Row[Any]]] = {}
    for row in found:
        parts.setdefault(row.user_id, []).append(row)
    rows = {}
    for user_id, own in parts.items():
        best = min(own, key=lambda row: (Fraction(row.best, row.holes), -row.holes))
        rows[user_id] = BoardRow(
            rank=ranks[user_id],
            user_id=user_id,
            games=sum(row.games for row in own),
            holes=sum(row.games * row.holes for row in own),
            points=sum(row.points for row in own),
            wins=sum(row.wins for row in own),
            shared_wins=sum(row.shared_wins for row in own),
            best=best.best,
            best_holes=best.holes,
        )
    return rows


async def _read_tallies(
    connection: AsyncConnection, guild_id: int, user_id: int, counted: ColumnElement[bool]
) -> dict[bool, Tally]:
    """Return two sums of a person's games: those without computers (``False``) and those with computers (``True``).

    ``counted`` is the condition for games that count as finished.
    """
    played = await connection.execute(
        select(totals.c.with_computers, totals.c.holes, totals.c.points).where(
            totals.c.guild_id == guild_id, totals.c.user_id == user_id
        )
    )
    tallies = {row.with_computers: Tally(row.holes, row.points) for row in played}
    won = results.c.place == 1
    finished = await connection.execute(
        select(
            results.c.with_computers,
            func.count().label("games"),
            func.sum(case((won, 1), else_=0)).label("wins"),
            func.sum(case((and_(won, results.c.shared), 1), else_=0)).label("shared_wins"),
        )
        .where(counted)
        .group_by(results.c.with_computers)
    )
    for row in finished:
        so_far = tallies.get(row.with_computers, Tally())
        tallies[row.with_computers] = Tally(
            so_far.holes, so_far.points, row.games, int(row.wins), int(row.shared_wins)
        )
    return tallies


def _add_tallies(tallies: Any) -> Tally:
    added = [sum(values) for values in zip(*map(_list_values, tallies), strict=True)]
    return Tally(*added)


def _list_values(tally: Tally) -> tuple[int, ...]:
    return tuple(getattr(tally, field.name) for field in fields(Tally))


def _read_result(row: Row[Any]) -> GameResult:
    return GameResult(**{name: getattr(row, name) for name in _RESULT_FIELDS}, won=row.place == 1)
