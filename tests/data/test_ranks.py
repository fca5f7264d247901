"""Ranks are the sums of the standings, and leaderboards from either are equal."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from data.boards import BoardQuery, BoardRows, Sort
from data.periods import Period
from data.scores import rank_in_standings
from data.store import Store
from data.tables import ranks, standings
from tests.data.first_version import FILE
from tests.data.playing import ANN, GUILD, NOON, a_result

PEOPLE = [ANN + number for number in range(7)]


async def all_of(store: Store, table: Any) -> list[dict[str, Any]]:
    async with store.database.reading() as connection:
        return [dict(row) for row in (await connection.execute(select(table))).mappings()]


def sum_up(rows: list[dict[str, Any]]) -> dict[tuple[int, str, int], dict[str, int]]:
    """Return what the ranks should be, computed from the standings."""
    summed: dict[tuple[int, str, int], list[dict[str, Any]]] = {}
    for row in rows:
        summed.setdefault((row["guild_id"], row["period"], row["user_id"]), []).append(row)
    wanted = {}
    for key, own in summed.items():
        best = min(own, key=lambda row: (Fraction(row["best"], row["holes"]), -row["holes"]))
        wanted[key] = {
            "games": sum(row["games"] for row in own),
            "holes": sum(row["games"] * row["holes"] for row in own),
            **{name: sum(row[name] for row in own) for name in ("points", "wins", "shared_wins")},
            "best": best["best"],
            "best_holes": best["holes"],
        }
    return wanted


async def check_ranks(store: Store) -> int:
    found = {
        (row.pop("guild_id"), row.pop("period"), row.pop("user_id")): row
        for row in await all_of(store, ranks)
    }
    assert found == sum_up(await all_of(store, standings))
    return len(found)


async def play_many(store: Store, seed: int, games: int) -> None:
    chance = random.Random(seed)
    for number in range(games):
        people = chance.sample(PEOPLE, chance.randint(2, 4))
        holes = chance.choice([3, 9, 18])
        # There are few different averages, so that there are ties.
        points = {person: holes * chance.randint(1, 3) for person in people}
        await a_result(store, f"game{seed}x{number}", points, holes=holes)


@pytest.mark.parametrize("seed", range(3))
async def test_ranks_are_the_sum_of_the_standings(store: Store, seed: int) -> None:
    await play_many(store, seed, 12)
    assert await check_ranks(store) >= 4 * len(PEOPLE) - 8
    await store.privacy.forget(PEOPLE[0])
    await check_ranks(store)
    assert all(row["user_id"] != PEOPLE[0] for row in await all_of(store, ranks))


async def test_both_ways_to_a_board_come_to_the_same(store: Store) -> None:
    await play_many(store, 9, 14)
    boards: list[BoardRows] = []
    for sort in Sort:
        for offset, limit, least in ((0, 10, 1), (2, 3, 1), (0, 2, 4), (40, 10, 1), (5, 1, 99)):
            for asker in (None, PEOPLE[3], 12):
                query = BoardQuery(
                    GUILD, Period.ALL, NOON, sort=sort, offset=offset, limit=limit, min_games=least
                )
                board = await store.scores.load_leaderboard(query, asker_id=asker)
                async with store.database.reading() as connection:
                    assert board == await rank_in_standings(connection, query, asker)
                boards.append(board)
    assert len({board.rows for board in boards}) > 10
    assert any(board.asker for board in boards)
    tied = [[row.rank for row in board.rows] for board in boards]
    assert any(len(set(one)) < len(one) for one in tied)


async def test_an_older_database_gets_its_ranks(tmp_path: Path) -> None:
    """The best game has the fewest points per hole, though whole numbers may be equal; among equals the longest."""
    path = tmp_path / "golf.db"
    others = {
        100: {3: 10, 9: 35},
        101: {3: -8, 9: -23},
        102: {3: 11, 9: 28, 18: 59},
        103: {3: 12, 9: 36},
    }
    path.write_bytes(FILE.read_bytes())
    with closing(sqlite3.connect(path)) as connection:
        connection.executemany(
            "INSERT INTO standings VALUES (?, 'all', ?, 'pagat', ?, 2, 90, 1, 1, ?)",
            [
                (GUILD + 1, one, holes, best)
                for one, own in others.items()
                for holes, best in own.items()
            ],
        )
        connection.commit()
    async with await Store.open(f"sqlite:///{path}") as store:
        assert await check_ranks(store) == 12 + len(others)
        found = {
            row["user_id"]: (row["best"], row["best_holes"]) for row in await all_of(store, ranks)
        }
        assert [found[one] for one in others] == [(10, 3), (-8, 3), (28, 9), (36, 9)]
        board = await store.scores.load_leaderboard(
            BoardQuery(GUILD, Period.ALL, NOON), asker_id=ANN
        )
        alone = replace(BoardQuery(GUILD, Period.ALL, NOON), sort=Sort.GAMES)
        assert board.total == 3
        assert (await store.scores.load_leaderboard(alone)).rows[0].games == 2
