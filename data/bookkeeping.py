"""Writes the figures of games: hole scores, running totals, results and standings.

The figures are written in the same transaction as the commit that causes them, so each figure counts once or not at
all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Insert, and_, case, func, or_, select

from data.database import Database
from data.periods import list_period_keys
from data.records import GameRecord, Status
from data.tables import hole_scores, ranks, results, standings, totals
from engine import Event
from engine.events import GameWon, HoleScored


def note_holes(
    database: Database, connection: Connection, record: GameRecord, events: Sequence[Event]
) -> None:
    """Write the holes that were scored in these events, and add them to the totals of the people still in the game."""
    scored = [event for event in events if isinstance(event, HoleScored)]
    if not scored:
        return
    connection.execute(
        hole_scores.insert(),
        [
            {"game_id": record.game_id, "hole": event.hole, "seat": seat, "points": points}
            for event in scored
            for seat, points in enumerate(event.scores)
        ],
    )
    rows = [
        {
            "guild_id": record.guild_id,
            "user_id": player.user_id,
            "with_computers": _has_computers(record),
            "holes": len(scored),
            "points": sum(event.scores[seat] for event in scored),
        }
        for seat, player in enumerate(record.players)
        if player.user_id is not None and not player.given_up
    ]
    if rows:
        connection.execute(add_totals(database), _sort_rows(rows))


def note_end(
    database: Database, connection: Connection, record: GameRecord, events: Sequence[Event]
) -> None:
    """Write the results of a game that has just ended, and its standings if it was played to its end.

    ``ValueError`` if a finished game has no winner, or if the time of its end is missing.
    """
    won = next((event for event in events if isinstance(event, GameWon)), None)
    if (won is not None) != (record.status is Status.FINISHED):
        raise ValueError(f"a game is finished when it is won, and this one is {record.status}")
    if record.ended_at is None:
        raise ValueError("a game that has ended did so at some time")
    points, holes_scored = _read_points(connection, record)
    places: list[int | None] = [None] * len(points)
    if won is not None:
        places = _rank_seats(record, points)
    winners = won.winners if won is not None else ()
    if won is not None and {seat for seat, place in enumerate(places) if place == 1} != set(
        winners
    ):
        raise ValueError(
            "the winners are not those with the fewest points who are still in the game"
        )
    rows = [
        {
            "game_id": record.game_id,
            "seat": seat,
            "guild_id": record.guild_id,
            "user_id": player.user_id,
            "status": record.status,
            "ruleset": record.ruleset,
            "holes": record.holes,
            "holes_scored": holes_scored,
            "points": points[seat],
            "place": places[seat],
            "shared": places[seat] is not None and places.count(places[seat]) > 1,
            "players": len(record.players),
            "with_computers": _has_computers(record),
            "hints": record.hints,
            "given_up": player.given_up,
            "ended_at": record.ended_at,
        }
        for seat, player in enumerate(record.players)
    ]
    if rows:
        connection.execute(results.insert(), rows)
    ranked = list_standings(rows)
    if ranked:
        connection.execute(add_standings(database), ranked)
        # A game adds one standing for each person and period, so the ranks can use the same rows.
        connection.execute(add_ranks(database), [_sum_up(row) for row in ranked])


def list_standings(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the rows that one game adds to the standings. The list is empty if the game does not count.

    ``rows`` are the results of the game, one for each person. A game counts if it was played to its last hole,
    without computers and without hints. People who gave up get no row.
    """
    return _sort_rows(
        {
            "guild_id": row["guild_id"],
            "period": period,
            "user_id": row["user_id"],
            "ruleset": row["ruleset"],
            "holes": row["holes"],
            "games": 1,
            "points": row["points"],
            "wins": int(row["place"] == 1),
            "shared_wins": int(row["place"] == 1 and row["shared"]),
            "best": row["points"],
        }
        for row in rows
        if row["status"] is Status.FINISHED
        and not row["with_computers"]
        and not row["hints"]
        and not row["given_up"]
        for period in list_period_keys(row["ended_at"])
    )


def add_totals(database: Database) -> Insert:
    """Return a statement that adds figures to the rows of ``totals``, and inserts rows that are missing."""
    statement = database.upsert(totals)
    return statement.on_conflict_do_update(
        index_elements=list(totals.primary_key),
        set_={name: totals.c[name] + statement.excluded[name] for name in ("holes", "points")},
    )


def add_standings(database: Database) -> Insert:
    """Return a statement that adds figures to the rows of ``standings``, and inserts rows that are missing."""
    statement = database.upsert(standings)
    new, old = statement.excluded, standings.c
    sums = {name: old[name] + new[name] for name in ("games", "points", "wins", "shared_wins")}
    return statement.on_conflict_do_update(
        index_elements=list(standings.primary_key),
        set_={**sums, "best": case((new.best < old.best, new.best), else_=old.best)},
    )


def add_ranks(database: Database) -> Insert:
    """Return a statement that adds figures to the rows of ``ranks``, and inserts rows that are missing."""
    statement = database.upsert(ranks)
    new, old = statement.excluded, ranks.c
    names = ("games", "holes", "points", "wins", "shared_wins")
    # The better game has fewer points per hole, compared without a division. Among equals the longer game is better.
    ours, theirs = new.best * old.best_holes, old.best * new.best_holes
    better = or_(ours < theirs, and_(ours == theirs, new.best_holes > old.best_holes))
    return statement.on_conflict_do_update(
        index_elements=list(ranks.primary_key),
        set_={
            **{name: old[name] + new[name] for name in names},
            "best": case((better, new.best), else_=old.best),
            "best_holes": case((better, new.best_holes), else_=old.best_holes),
        },
    )


def _sum_up(standing: dict[str, Any]) -> dict[str, Any]:
    """Return the row that a game adds to ``ranks``. ``standing`` is the row that the game adds to ``standings``."""
    rest = {name: value for name, value in standing.items() if name != "ruleset"}
    return rest | {"best_holes": standing["holes"]}


def _has_computers(record: GameRecord) -> bool:
    return any(player.user_id is None for player in record.players)


def _sort_rows(rows: Any) -> list[dict[str, Any]]:
    # Two games of the same people may end at once. Both change the rows in the same order, so that neither can wait for
    # the other forever.
    return sorted(rows, key=lambda row: (row["user_id"], row.get("period", "")))


def _read_points(connection: Connection, record: GameRecord) -> tuple[list[int], int]:
    found = connection.execute(
        select(hole_scores.c.seat, func.sum(hole_scores.c.points), func.count())
        .where(hole_scores.c.game_id == record.game_id)
        .group_by(hole_scores.c.seat)
    )
    points, holes = [0] * len(record.players), 0
    for seat, total, count in found:
        points[seat], holes = int(total), count
    return points, holes


def _rank_seats(record: GameRecord, points: Sequence[int]) -> list[int | None]:
    in_it = [points[seat] for seat, player in enumerate(record.players) if not player.given_up]
    return [
        None if player.given_up else 1 + sum(other < points[seat] for other in in_it)
        for seat, player in enumerate(record.players)
    ]
