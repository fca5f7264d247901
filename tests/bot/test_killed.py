"""A real process is killed at random moments. Every acknowledged press is stored once, and the game goes on."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from pathlib import Path
from random import Random

import pytest

from bot.contest import Contest
from data.records import Status
from data.store import Store
from engine import Game, audit
from engine.events import HoleScored
from tests.bot.scripted import ANN, BOB, GUILD, fingerprint, play_until_killed

KILLS = int(os.environ.get("GOLF_TEST_KILLS", "20"))
"""The number of kills. GOLF_TEST_KILLS=1000 kills more."""
SPAWN = multiprocessing.get_context("forkserver")
SPAWN.set_forkserver_preload(["tests.bot.scripted"])


def run_and_kill(database: Path, dice: Random) -> list[tuple[str, int, str]]:
    """Let a process play for some milliseconds, kill it, and return what it acknowledged."""
    reading, writing = SPAWN.Pipe(duplex=False)
    process = SPAWN.Process(target=play_until_killed, args=(database, writing))
    process.start()
    writing.close()
    if dice.random() < 0.2:
        process.join(dice.uniform(0.0, 0.2))  # while it is starting
    else:
        assert reading.poll(120), "the player does not play"
        process.join(dice.uniform(0.0, 0.25))
    assert process.is_alive(), f"the player ended by itself, with {process.exitcode}"
    process.kill()
    process.join()
    with os.fdopen(os.dup(reading.fileno()), "rb") as pipe:
        lines = pipe.read().decode().split("\n")
    reading.close()
    return [(g, int(n), f) for g, n, f in (line.split() for line in lines[:-1])]


async def check(database: Path, acknowledged: dict[str, list[tuple[int, str]]]) -> int:
    """Compare the acknowledged presses with what is stored; return their number."""
    store = await Store.open(f"sqlite+aiosqlite:///{database}")
    checked = 0
    points = {ANN: 0, BOB: 0}
    holes = 0
    try:
        for game_id, presses in acknowledged.items():
            stored = await store.games.find(game_id)
            assert stored is not None, f"game {game_id} is lost"
            audit(stored.events)
            for length, digest in presses:
                assert length <= len(stored.events), "an acknowledged press is lost"
                then = Contest(stored.record, stored.events[:length])
                assert fingerprint(then) == digest, "the past has changed"
                checked += 1
            lengths = [length for length, _ in presses]
            assert lengths == sorted(set(lengths)), "a press was acknowledged twice"
            game = Game.replay(stored.events)
            assert game.is_over is (stored.record.status is Status.FINISHED)
            for event in stored.events:
                if isinstance(event, HoleScored):
                    holes += 1
                    for seat, player in enumerate(stored.record.players):
                        assert player.user_id in points
                        points[player.user_id] += event.scores[seat]
        for user_id, total in points.items():
            kept = (await store.scores.load_player(GUILD, user_id)).all
            assert (kept.holes, kept.points) == (holes, total), "a hole was counted twice or not"
    finally:
        await store.close()
    return checked


@pytest.mark.slow
def test_no_acknowledged_press_is_lost_or_doubled_by_kill_9(tmp_path: Path) -> None:
    database = tmp_path / "golf.db"
    dice = Random(20260301)
    acknowledged: dict[str, list[tuple[int, str]]] = {}
    kills = presses = 0
    while (
        kills < KILLS or presses <= 3 * KILLS
    ):  # on a busy machine a process presses less before it is killed
        for game_id, length, digest in run_and_kill(database, dice):
            acknowledged.setdefault(game_id, []).append((length, digest))
            presses += 1
        kills += 1
        if kills % 10 == 0:
            asyncio.run(check(database, acknowledged))
    assert asyncio.run(check(database, acknowledged)) == presses
