"""Measures ``/golf scores`` over many finished games, compared with summing up all results for each request.

SQL makes the games in a temporary file, which is deleted afterwards. ``GOLF_BENCH_GAMES=1000000`` asks for a million (1
GB, two minutes). One huge server has 30 % of them, twenty large servers have 30 %, and 5,000 small ones the rest. On
every server a few people play far more than the others.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import statistics
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from data.boards import BoardQuery, Sort
from data.periods import Period
from data.store import Store

GAMES: Final = 200_000
NOW: Final = datetime(2026, 7, 1, tzinfo=UTC)
HUGE, LARGE, SMALL = 1, 2, 1_000
REPEATS: Final = 7

# A hash of the row's number replaces chance, so that every run has the same games. ``span`` is about the number of
# people on a server.
_MAKE: Final = """
PRAGMA synchronous = OFF;
PRAGMA cache_size = -400000;
DROP INDEX ix_results_user_id_guild_id_ended_at;
DROP INDEX ix_players_user_id_game_id;
CREATE TEMP TABLE made AS
WITH RECURSIVE number(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number LIMIT {games}),
mixed AS (
    SELECT n, (n * 2654435761) % 4294967296 AS a, ((n + 7) * 2246822519) % 4294967296 AS b FROM number
),
placed AS (
    SELECT n, a, b,
        CASE WHEN a % 100 < 30 THEN {huge} WHEN a % 100 < 60 THEN {large} + a / 128 % 20
             ELSE {small} + a / 128 % 5000 END AS guild_id
    FROM mixed
)
SELECT
    printf('%08x', n) AS game_id,
    guild_id,
    CASE WHEN guild_id = {huge} THEN 50000 WHEN guild_id < {small} THEN 2000 ELSE 24 END AS span,
    2 + b / 16 % 3 AS players,
    CASE WHEN b / 64 % 5 = 0 THEN 'pagat' ELSE 'card_commons' END AS ruleset,
    CASE WHEN b / 512 % 4 = 0 THEN 18 WHEN b / 64 % 5 = 0 OR b / 512 % 4 < 3 THEN 9 ELSE 3 END AS holes,
    {now} - CAST((b / 4096 % 1000000) * 94.6 AS INTEGER) * 1000000 AS ended_at,
    b
FROM placed;
INSERT INTO games SELECT game_id, guild_id, n.rowid, 0, ruleset, holes, 90, 0, 'finished', 600, 1200,
    x'00', ended_at, ended_at, ended_at, ended_at, NULL, NULL, NULL FROM made AS n;
CREATE TEMP TABLE seats AS
WITH seat(s) AS (VALUES (0), (1), (2), (3)),
drawn AS (
    SELECT made.*, s AS seat, ((made.rowid * 4 + s) * 3266489917) % 4294967296 AS c FROM made JOIN seat ON s < players
)
SELECT game_id, seat, guild_id, ruleset, holes, players, ended_at,
    guild_id * 1000000 + seat
        + CAST(span / 4 * (c % 65536 / 65536.0) * (c % 65536 / 65536.0) AS INTEGER) * 4 AS user_id,
    holes * 12 + c / 65536 % (holes * 14) AS points
FROM drawn;
UPDATE games SET host_id = user_id FROM seats WHERE seats.game_id = games.game_id AND seat = 0;
INSERT INTO surfaces SELECT game_id, 'table', 0, 1, 1, 9, 600 FROM made;
INSERT INTO players SELECT game_id, seat, user_id, '', NULL, 0, 0, 0, 0 FROM seats;
INSERT INTO results SELECT game_id, seat, guild_id, user_id, 'finished', ruleset, holes, holes, points,
    rank() OVER game, count(*) OVER (PARTITION BY game_id, points) > 1, players, 0, 0, 0, ended_at
    FROM seats WINDOW game AS (PARTITION BY game_id ORDER BY points);
CREATE INDEX ix_results_user_id_guild_id_ended_at ON results (user_id, guild_id, ended_at);
CREATE INDEX ix_players_user_id_game_id ON players (user_id, game_id);
CREATE INDEX baseline ON results (guild_id, ended_at);
"""
_DAY: Final = "date(ended_at / 1000000, 'unixepoch'{})"
_THURSDAY: Final = _DAY.format(", '-3 days', 'weekday 4'")
_KEYS: Final = {
    Period.ALL: "'all'",
    Period.YEAR: f"strftime('%Y', {_DAY.format('')})",
    Period.MONTH: f"strftime('%Y-%m', {_DAY.format('')})",
    Period.WEEK: f"strftime('%Y', {_THURSDAY}) || printf('-W%02d', (strftime('%j', {_THURSDAY}) - 1) / 7 + 1)",
}
_STANDINGS: Final = """
INSERT INTO standings SELECT guild_id, {key}, user_id, ruleset, holes, count(*), sum(points), sum(place = 1),
    sum(place = 1 AND shared), min(points) FROM results GROUP BY 1, 2, 3, 4, 5;
"""
_RANKS: Final = """
INSERT INTO ranks SELECT guild_id, period, user_id, sum(games), sum(games * holes), sum(points), sum(wins),
    sum(shared_wins), min(best), max(holes) FROM standings GROUP BY 1, 2, 3;
"""
"""SQL that makes the rows of ``ranks``. Their best games are wrong, but they take as long to read as the right ones."""
_BASELINE: Final = """
SELECT * FROM (
    SELECT *, rank() OVER (ORDER BY average) AS rank, count(*) OVER () AS people FROM (
        SELECT user_id, count(*), sum(holes), sum(points), sum(place = 1), sum(place = 1 AND shared),
            min(1.0 * points / holes), 1.0 * sum(points) / sum(holes) AS average
        FROM results INDEXED BY baseline
        WHERE guild_id = ? AND ended_at >= ? AND ended_at < ? AND status = 'finished' AND NOT with_computers
            AND NOT hints AND NOT given_up
        GROUP BY user_id
    )
) ORDER BY average LIMIT 10
"""
_IN: Final = datetime(2026, 6, 25, tzinfo=UTC)
"""A time within the year, month and week of the measured leaderboards.

All games were over by the end of that week or by ``NOW``.
"""
_BETWEEN: Final = {
    Period.ALL: (datetime(1970, 1, 1, tzinfo=UTC), NOW),
    Period.YEAR: (datetime(2026, 1, 1, tzinfo=UTC), NOW),
    Period.MONTH: (datetime(2026, 6, 1, tzinfo=UTC), NOW),
    Period.WEEK: (datetime(2026, 6, 22, tzinfo=UTC), datetime(2026, 6, 29, tzinfo=UTC)),
}


async def _median_ms(ask: Callable[[], Awaitable[object]]) -> float:
    spent = []
    for _ in range(REPEATS):
        begun = time.perf_counter()
        await ask()
        spent.append((time.perf_counter() - begun) * 1000)
    return statistics.median(spent)


def _micros(at: datetime) -> int:
    return int(at.timestamp()) * 1_000_000


def make(path: Path, games: int) -> None:
    """Fill the tables of a new database with finished games."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(
            _MAKE.format(games=games, huge=HUGE, large=LARGE, small=SMALL, now=_micros(NOW))
        )
        for key in _KEYS.values():
            connection.execute(_STANDINGS.format(key=key))
            connection.commit()
        connection.execute(_RANKS)
        connection.commit()
        for table in ("games", "results", "standings", "ranks"):
            rows = connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
            print(f"  {rows:>10,} rows in {table}")


async def _add_up(store: Store, guild_id: int, period: Period) -> None:
    values = (guild_id, *map(_micros, _BETWEEN[period]))
    async with store.database.reading() as connection:
        (await connection.exec_driver_sql(_BASELINE, values)).all()


async def _boards(store: Store) -> None:
    print(f"\n  {'server':<24}{'leaderboard':<12}{'ms':>8}{'added up, ms':>14}{'ratio':>8}")
    for name, guild_id in (("huge", HUGE), ("large", LARGE), ("small", SMALL)):
        everybody = await store.scores.load_leaderboard(BoardQuery(guild_id, Period.ALL, _IN))
        server = f"{name}, {everybody.total:,} people"
        for period in Period:
            query = BoardQuery(guild_id, period, _IN)
            ask = partial(store.scores.load_leaderboard, query, asker_id=guild_id * 1_000_000 + 1)
            ours = await _median_ms(ask)
            theirs = await _median_ms(partial(_add_up, store, guild_id, period))
            print(f"  {server:<24}{period:<12}{ours:>8.1f}{theirs:>14.1f}{ours / theirs:>8.2f}")


async def _others(store: Store) -> None:
    busiest = HUGE * 1_000_000
    games = len(await store.games.list_finished_of(busiest, HUGE, GAMES))
    print(f"\n  {f'in the huge server, the busiest person with {games:,} games':<66}{'ms':>8}")
    board = BoardQuery(HUGE, Period.ALL, _IN)
    scores = store.scores
    questions: dict[str, Callable[[], Awaitable[object]]] = {
        "leaderboard by wins, page 100": partial(
            scores.load_leaderboard, replace(board, sort=Sort.WINS, offset=990)
        ),
        "leaderboard by the best game": partial(
            scores.load_leaderboard, replace(board, sort=Sort.BEST)
        ),
        "leaderboard of one ruleset and length": partial(
            scores.load_leaderboard, replace(board, ruleset="pagat", holes=9)
        ),
        "the busiest person's record": partial(scores.load_player, HUGE, busiest),
        "their 25 newest games": partial(store.games.list_finished_of, busiest, HUGE, 25),
        "their open games": partial(store.games.list_open_of, busiest),
        "their export": partial(store.privacy.export, busiest),
        "games that are due": partial(store.games.list_due, NOW),
        "games whose messages are behind (at the start)": store.surfaces.list_behind,
    }
    for question, ask in questions.items():
        print(f"  {question:<66}{await _median_ms(ask):>8.1f}")
    begun = time.perf_counter()
    await store.privacy.forget(busiest)
    print(f"  {'forgetting them':<66}{(time.perf_counter() - begun) * 1000:>8.1f}")


async def _measure(path: Path) -> None:
    async with await Store.open(f"sqlite:///{path}") as store:
        await _boards(store)
        await _others(store)


async def _run(games: int) -> None:
    with TemporaryDirectory(prefix="golf-bench-") as folder:
        path = Path(folder) / "golf.db"
        await (await Store.open(f"sqlite:///{path}")).close()
        begun = time.perf_counter()
        make(path, games)
        size = path.stat().st_size / 2**20
        print(f"  made in {time.perf_counter() - begun:.0f} s, {size:,.0f} MiB")
        await _measure(path)


def main() -> None:
    """Print the tables."""
    games = int(os.environ.get("GOLF_BENCH_GAMES", GAMES))
    print(f"/golf scores with {games:,} finished games")
    asyncio.run(_run(games))
