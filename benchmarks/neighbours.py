"""Measures several processes on one PostgreSQL: commits, notices and their delay, and the memory of live games.

``GOLF_BENCH_POSTGRES_URL`` is the address of an empty database. Its server should force commits to the disk, because
otherwise it looks too fast. The first line is a baseline: as many commits of one small row each, by asyncpg alone. The
last column compares with it, so that a busy machine changes the figures less. ``GOLF_BENCH_LIVE=1000,10000`` are the
numbers of live games for which the memory is measured.
"""

from __future__ import annotations

import asyncio
import gc
import os
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import asyncpg

from benchmarks.storage import make_presses, make_record
from bot.contest import Contest
from data.database import Database
from data.location import locate
from data.notices import GameNotice, Notice
from data.records import GameRecord, Status
from data.rows import list_tables
from data.server import CONNECTIONS
from data.shards import WHOLE, Shards
from data.store import Store
from data.wire import open_wire
from engine import Event, dumps, loads

HALF: Final = Shards(2, frozenset({0}))
GAMES: Final = 50
EACH: Final = 40
LIVE: Final = (1000, 10_000)
EVENTS: Final = 120
"""The events of a live game with four players in the middle of its third hole."""


async def _empty(url: str) -> None:
    """Make the tables, and delete what an earlier run has left."""
    database = Database(locate(url))
    async with await Store.open(url):
        pass
    async with database.rebuilding() as connection:
        for table in reversed(await list_tables(connection)):
            await connection.execute(table.delete())
    await database.close()


async def _play(store: Store, number: int, presses: Sequence[Sequence[Event]]) -> list[float]:
    record = make_record(number)
    await store.games.create(record)
    record = replace(record, status=Status.PLAYING, started_at=record.created_at)
    spent = []
    for events in presses:
        record = replace(record, version=record.version + 1)
        begun = time.perf_counter()
        await store.games.commit(record, events)
        spent.append((time.perf_counter() - begun) * 1000)
    return spent


async def _raw(url: str) -> float:
    """Measure commits of asyncpg alone; return their number in a second."""
    spent = []
    async with asyncpg.create_pool(url, min_size=CONNECTIONS, max_size=CONNECTIONS) as pool:
        await pool.execute(
            "CREATE TABLE IF NOT EXISTS baseline (game int, version int, words text)"
        )

        async def commit(game: int) -> None:
            for version in range(EACH):
                begun = time.perf_counter()
                async with pool.acquire() as connection, connection.transaction():
                    await connection.execute(
                        "INSERT INTO baseline VALUES ($1, $2, $3)", game, version, "x" * 500
                    )
                spent.append((time.perf_counter() - begun) * 1000)

        begun, used = time.perf_counter(), time.process_time()
        await asyncio.gather(*(commit(game) for game in range(GAMES)))
        taken, cpu = time.perf_counter() - begun, time.process_time() - used
        await pool.execute("DROP TABLE baseline")
    _tell("asyncpg alone, one row", spent, taken, cpu, len(spent) / taken)
    return len(spent) / taken


def _tell(name: str, spent: Sequence[float], taken: float, cpu: float, baseline: float) -> None:
    cuts, rate = statistics.quantiles(spent, n=100), len(spent) / taken
    print(
        f"  {name:<34}{rate:>10.0f}{cuts[49]:>10.1f}{cuts[98]:>10.1f}"
        f"{cpu / len(spent) * 1000:>12.2f}{rate / baseline:>10.2f}"
    )


async def _commits(
    url: str, shards: Shards, first: int, baseline: float, *, games: int = GAMES
) -> None:
    """Measure the commits of a number of live games, of which ``GAMES`` change at once."""
    presses = make_presses(EACH * GAMES // games)
    turns = asyncio.Semaphore(GAMES)

    async def play(number: int) -> list[float]:
        async with turns:
            return await _play(store, first + number, presses)

    async with await Store.open(url, shards=shards) as store:
        begun, used = time.perf_counter(), time.process_time()
        spent = [one for game in await asyncio.gather(*map(play, range(games))) for one in game]
        taken, cpu = time.perf_counter() - begun, time.process_time() - used
    name = "with a notice each" if store.is_shared else "without notices"
    _tell(name if games == GAMES else f"{name}, {games:,} games", spent, taken, cpu, baseline)


async def _commits_of_two(url: str, baseline: float) -> None:
    """Measure two processes at the same time, each with its own games."""
    code = "import asyncio, sys; from benchmarks import neighbours as n; asyncio.run(n.play_beside(*sys.argv[1:]))"
    others = [
        await asyncio.create_subprocess_exec(
            sys.executable, "-c", code, url, first, stdout=subprocess.PIPE
        )
        for first in ("10000", "20000")
    ]
    rates = [float((await other.communicate())[0]) for other in others]
    words = f"  {'two processes, notices, together':<34}{sum(rates):>10.0f}"
    print(f"{words}{sum(rates) / baseline:>42.2f}")


async def play_beside(url: str, first: str) -> None:
    """Commit as one of two processes, and print the number of commits in a second."""
    presses = make_presses(EACH)
    async with await Store.open(url, shards=HALF) as store, open_wire(store.database, _ignore):
        begun = time.perf_counter()
        await asyncio.gather(*(_play(store, int(first) + at, presses) for at in range(GAMES)))
        print(GAMES * EACH / (time.perf_counter() - begun))


def _ignore(_notice: Notice, _own: bool) -> None:
    return None


async def _latency(url: str) -> None:
    presses = make_presses(400)
    heard: asyncio.Queue[float] = asyncio.Queue()

    def hear(notice: Notice, _own: bool) -> None:
        if isinstance(notice, GameNotice) and notice.version > 1:
            heard.put_nowait(time.perf_counter())

    async with await Store.open(url, shards=HALF) as store, open_wire(store.database, hear):
        record = make_record(500_000)
        await store.games.create(record)
        record = replace(record, status=Status.PLAYING, started_at=record.created_at)
        spent = []
        for events in presses:
            record = replace(record, version=record.version + 1)
            begun = time.perf_counter()
            await store.games.commit(record, events)
            spent.append((await heard.get() - begun) * 1000)
        cuts = statistics.quantiles(spent, n=100)
        print(
            f"  {'from the press to the notice, ms':<34}{'':>10}{cuts[49]:>10.1f}{cuts[98]:>10.1f}"
        )
        begun, number = time.perf_counter(), 2000

        async def announce(at: int) -> None:
            for one in range(number // 10):
                await store.announce(GameNotice(f"x{at}", one + 2, 1))

        await asyncio.gather(*(announce(at) for at in range(10)))
        for _ in range(number):
            await heard.get()
        print(f"  {'notices a second, heard':<34}{number / (time.perf_counter() - begun):>10.0f}")


def _live(games: int) -> None:
    """Measure the memory of live games in the process that shows them."""
    log = [event for events in make_presses(60) for event in events][:EVENTS]
    gc.collect()
    before = _resident()
    begun = time.process_time()
    written = dumps(log)
    # The games are read from text, so that no two of them share events.
    contests = [_contest(make_record(number), loads(written)) for number in range(games)]
    folded = (time.process_time() - begun) / games * 1000
    gc.collect()
    grown = _resident() - before
    del contests
    print(
        f"  {f'{games:,} live games, MB':<34}{grown / 2**20:>10.0f}"
        f"{grown / games / 1024:>10.1f} KB each{folded:>10.2f} ms to load"
    )


def _contest(record: GameRecord, log: Sequence[Event]) -> Contest:
    playing = replace(record, status=Status.PLAYING)
    return Contest(playing).with_events(log)


def _resident() -> int:
    pages = int(Path("/proc/self/statm").read_text("utf-8").split()[1])
    return pages * resource.getpagesize()


async def _run(url: str) -> None:
    await _empty(url)
    print(
        f"  {'commits':<34}{'a second':>10}{'p50 ms':>10}{'p99 ms':>10}{'CPU ms each':>12}{'ratio':>10}"
    )
    baseline = await _raw(url)
    await _commits(url, WHOLE, 0, baseline)
    await _commits(url, HALF, 1000, baseline)
    await _commits(url, HALF, 2000, baseline, games=LIVE[0])
    await _commits_of_two(url, baseline)
    await _latency(url)
    for games in _read_live():
        _live(games)


def _read_live() -> list[int]:
    written = os.environ.get("GOLF_BENCH_LIVE", "")
    return [int(one) for one in written.split(",") if one] or list(LIVE)


def main() -> None:
    """Print the table."""
    url = os.environ.get("GOLF_BENCH_POSTGRES_URL", "")
    if not url:
        print("GOLF_BENCH_POSTGRES_URL names no database, so nothing is measured.")
        return
    print(f"{GAMES} games at once, {EACH} presses each, on PostgreSQL")
    asyncio.run(_run(url))
