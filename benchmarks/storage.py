"""Measures one press in the database: a commit on the disk, compared with the same rows written by hand.

By hand means ``sqlite3`` alone, in a file with the same settings, so both include the time of the disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from data.records import GameRecord, PlayerRecord, Status
from data.store import Store
from engine import CARD_COMMONS, Discard, Draw, Event, Game

PRESSES: Final = 400
GAMES: Final = 50
NOW: Final = datetime(2026, 7, 1, tzinfo=UTC)
_TABLES: Final = """
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
CREATE TABLE games (game_id TEXT PRIMARY KEY, version INTEGER, active_at INTEGER);
CREATE TABLE events (game_id TEXT, seq INTEGER, body TEXT, PRIMARY KEY (game_id, seq)) WITHOUT ROWID;
INSERT INTO games VALUES ('game', 0, 0);
"""


def make_record(number: int) -> GameRecord:
    """Return a lobby of four people."""
    players = tuple(PlayerRecord(100 + seat, str(seat)) for seat in range(4))
    return GameRecord(
        game_id=f"game{number}",
        guild_id=1,
        channel_id=number,
        host_id=100,
        ruleset=CARD_COMMONS.key,
        holes=9,
        clock_s=90,
        hints=False,
        status=Status.LOBBY,
        version=1,
        secret=bytes(32),
        players=players,
        created_at=NOW,
        active_at=NOW,
    )


def make_presses(count: int) -> list[tuple[Event, ...]]:
    """Return the events of the first presses of a game: the opening, then cards drawn and discarded."""
    game = Game.new(CARD_COMMONS, seats=4, secret=bytes(32))
    log = [game.events]
    while len(log) < count:
        seat = game.to_act[0]
        legal = game.legal_actions(seat)
        log.append(game.play(seat, next((a for a in legal if a in (Draw(), Discard())), legal[0])))
    return log


async def _by_the_store(
    store: Store, number: int, presses: Sequence[Sequence[Event]]
) -> list[float]:
    record = make_record(number)
    await store.games.create(record)
    record = replace(record, status=Status.PLAYING, started_at=NOW)
    spent = []
    for events in presses:
        record = replace(record, version=record.version + 1)
        begun = time.perf_counter()
        await store.games.commit(record, events)
        spent.append((time.perf_counter() - begun) * 1000)
    return spent


def _by_hand(path: Path, presses: Sequence[Sequence[Event]]) -> list[float]:
    spent, seq = [], 0
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(_TABLES)
        for version, events in enumerate(presses):
            begun = time.perf_counter()
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("UPDATE games SET version = ?, active_at = ?", (version, version))
            for event in events:
                seq += 1
                connection.execute("INSERT INTO events VALUES ('game', ?, ?)", (seq, repr(event)))
            connection.execute("COMMIT")
            spent.append((time.perf_counter() - begun) * 1000)
    return spent


def _print(name: str, spent: Sequence[float], baseline: float) -> None:
    cuts = statistics.quantiles(spent, n=100)
    print(f"  {name:<40}{cuts[49]:>9.2f}{cuts[98]:>9.2f}{cuts[49] / baseline:>9.2f}")


async def _run(folder: Path) -> None:
    presses = make_presses(PRESSES)
    by_hand = _by_hand(folder / "by-hand.db", presses)
    baseline = statistics.median(by_hand)
    print(f"  {'commit of one press':<40}{'p50 ms':>9}{'p99 ms':>9}{'ratio':>9}")
    _print("by hand", by_hand, baseline)
    async with await Store.open(f"sqlite:///{folder}/golf.db") as store:
        _print("stored", await _by_the_store(store, 0, presses), baseline)
        begun = time.perf_counter()
        share = presses[: PRESSES // 10]
        many = [_by_the_store(store, number, share) for number in range(1, GAMES + 1)]
        spent = [one for game in await asyncio.gather(*many) for one in game]
        rate = len(spent) / (time.perf_counter() - begun)
        _print(f"stored, {GAMES} games at once", spent, baseline)
        print(f"  {f'commits a second, {GAMES} games at once':<40}{rate:>9.0f}")
        begun = time.perf_counter()
        stored = await store.games.find("game0")
        assert stored is not None
        took = (time.perf_counter() - begun) * 1000
        print(f"  {f'loading a game of {len(stored.events)} events, ms':<40}{took:>9.2f}")


def main() -> None:
    """Print the table."""
    print(f"Storage: {PRESSES} presses, each on the disk before it is answered")
    with TemporaryDirectory(prefix="golf-bench-") as folder:
        asyncio.run(_run(Path(folder)))
