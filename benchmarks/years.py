"""Measures how much disk years of games take, and how fast old games are packed.

First, computers play games of nine holes with four players, which are stored as the bot stores them, and packed. Then
SQL makes many more games, with the lengths and players of ``benchmarks.scores``. Each of them gets the packed log and
the hole scores of a game that computers played over the same number of holes. ``GOLF_BENCH_GAMES`` is the number of
games, by default 100,000.
"""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from benchmarks.scores import NOW, make
from data.packing import pack
from data.records import GameRecord, PlayerRecord, Status
from data.store import Store
from engine import CARD_COMMONS, Game, NextHole, Phase
from engine.codec import encode
from engine.computer import Level, choose

GAMES: Final = 100_000
PLAYED: Final = 60
HOLES: Final = (3, 9, 18)
_TABLES: Final = "SELECT name, sum(pgsize) FROM dbstat GROUP BY name ORDER BY 2 DESC LIMIT 12"


def _play(seed: int, seats: int, holes: int) -> Game:
    chance = random.Random(seed)
    entropy = [str(chance.getrandbits(60)) for _ in range(seats)]
    game = Game.new(
        CARD_COMMONS, seats=seats, holes=holes, secret=chance.randbytes(32), entropy=entropy
    )
    while not game.is_over:
        seat = game.to_act[0]
        if game.phase is Phase.HOLE_OVER:
            game.play(seat, NextHole())
        else:
            game.play(seat, choose(game.view(seat), Level.ROOKIE, chance))
    return game


def _record(number: int, seats: int, holes: int) -> GameRecord:
    return GameRecord(
        game_id=f"game{number:04}",
        guild_id=10**18 + number % 7,
        channel_id=10**18 + number,
        host_id=10**18,
        ruleset=CARD_COMMONS.key,
        holes=holes,
        clock_s=90,
        hints=False,
        status=Status.LOBBY,
        version=1,
        secret=bytes(32),
        players=tuple(PlayerRecord(10**18 + seat, "0" * 16) for seat in range(seats)),
        created_at=NOW,
        active_at=NOW,
    )


def _size(path: Path) -> int:
    return path.stat().st_size


async def _store_and_pack(path: Path) -> None:
    games = [_play(seed, 4, 9) for seed in range(PLAYED)]
    async with await Store.open(f"sqlite:///{path}") as store:
        empty = (await store.measure_vitals()).size
        for number, game in enumerate(games):
            record = _record(number, 4, 9)
            await store.games.create(record)
            playing = replace(record, status=Status.PLAYING, version=2, started_at=NOW)
            await store.games.commit(playing, game.events[:-1])
            over = replace(playing, status=Status.FINISHED, version=3, ended_at=NOW)
            await store.games.commit(over, game.events[-1:])
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("VACUUM")
    before = _size(path) - empty
    async with await Store.open(f"sqlite:///{path}") as store:
        begun, after = time.perf_counter(), ""
        while True:
            piece = await store.packing.pack_some(NOW + timedelta(1), after=after, most=50)
            if piece.last_id is None:
                break
            after = piece.last_id
        taken = time.perf_counter() - begun
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("VACUUM")
    size = _size(path) - empty
    print(f"  {PLAYED} games of 9 holes with 4 players, kB a game on the disk")
    print(f"  {'as rows':<40}{before / PLAYED / 1000:>9.1f}")
    print(f"  {'packed':<40}{size / PLAYED / 1000:>9.1f}")
    print(f"  {'games packed a second':<40}{PLAYED / taken:>9.0f}")


def _fill(path: Path, games: int) -> None:
    """Give each game that SQL has made the log and the hole scores of a played game."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("PRAGMA synchronous = OFF; PRAGMA cache_size = -200000;")
        connection.execute("CREATE TEMP TABLE logs (holes, players, number, body)")
        for holes in HOLES:
            for players in (2, 3, 4):
                for number in range(8):
                    events = _play(number, players, holes).events
                    lines = []
                    for event in events:
                        body = encode(event)
                        lines.append((str(body.pop("event")), str(body).replace("'", '"')))
                    row = (holes, players, number, pack(lines))
                    connection.execute("INSERT INTO logs VALUES (?, ?, ?, ?)", row)
        connection.execute("CREATE INDEX temp.found ON logs (holes, players, number)")
        connection.execute(
            "INSERT INTO packed_events SELECT game_id, body FROM results JOIN logs USING (holes, players) "
            "WHERE seat = 0 AND number = (ended_at / 1000000) % 8 ORDER BY game_id"
        )
        connection.execute(
            "WITH RECURSIVE hole(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM hole LIMIT 18) "
            "INSERT INTO hole_scores SELECT game_id, n, seat, points / holes FROM results JOIN hole ON n <= holes"
        )
        # No messages of finished games are kept.
        connection.execute("DELETE FROM surfaces")
        connection.execute("DROP INDEX baseline")
        connection.execute("UPDATE games SET secret = randomblob(32)")
        connection.execute("UPDATE players SET entropy = hex(randomblob(16))")
        connection.commit()
        connection.execute("VACUUM")
        size = path.stat().st_size
        per_game = size / games
        print(
            f"\n  {games:,} games of 3, 9 and 18 holes with 2 to 4 players: {size / 2**20:,.0f} MiB"
        )
        print(f"  {'kB a game':<40}{per_game / 1000:>9.2f}")
        print(f"  {'GB for a million games':<40}{per_game / 1000:>9.2f}")
        try:
            tables = connection.execute(_TABLES).fetchall()
        except sqlite3.OperationalError:
            return  # this build of SQLite cannot count its pages
        for name, used in tables:
            print(f"    {name:<38}{used / games / 1000:>9.2f}")


def main() -> None:
    """Print the tables."""
    games = int(os.environ.get("GOLF_BENCH_GAMES", GAMES))
    print("Years of games on the disk (SQLite)")
    with TemporaryDirectory(prefix="golf-bench-") as folder:
        asyncio.run(_store_and_pack(Path(folder) / "played.db"))
        path = Path(folder) / "many.db"

        async def lay_out() -> None:
            await (await Store.open(f"sqlite:///{path}")).close()

        asyncio.run(lay_out())
        make(path, games)
        _fill(path, games)
