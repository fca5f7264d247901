"""Measures the memory of one process over many games. The memory must stop growing.

The whole application plays short games: a lobby, a start, some moves, an end. Here the messenger accepts everything and
keeps nothing, so only what the bot keeps can grow. ``GOLF_BENCH_GAMES`` is the number of games, by default 2,000.
``GOLF_BENCH_CPU_S`` ends it earlier, after this number of seconds of CPU. The bot keeps its newest games in
memory, here 200. The table also has the number of objects that Python's collector knows.
"""

from __future__ import annotations

import asyncio
import gc
import itertools
import logging
import os
import resource
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import structlog

from bot.ports import Person, Place, Press, Refusal
from bot.ports.button_meanings import word_of
from bot.service import Application
from bot.service.terms import Terms
from data.store import Store
from engine import Take
from tests.bot.scripted import Nowhere

GAMES: Final = 2_000
MOVES: Final = 6
KEPT: Final = 200
"""Games in memory. With the usual 4,096 it would take many more games until the memory stops growing."""
AT_ONCE: Final = 20
LINES: Final = 20


class Player:
    """Plays one game after another, each with other people on another server."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self._presses = itertools.count(1)

    async def _press(self, game_id: str, user_id: int, action: str, key: str) -> None:
        person = Person(user_id, f"Player {user_id}")
        press = Press(
            next(self._presses), person, Place.DIRECT, 10**9 + user_id, 1, game_id, key, action
        )
        await self._app.service.presses.press(press)

    async def play(self, number: int) -> None:
        """Play one game and end it."""
        ann, bob = 10**6 + number * 2, 10**6 + number * 2 + 1
        opened = await self._app.service.opening.open_lobby(
            person=Person(ann, f"Player {ann}"),
            guild_id=1 + number % 5000,
            channel_id=10**7 + number,
            terms=Terms("card_commons", holes=3, clock_s=90, hints=False),
        )
        game_id = opened.game_id
        await self._press(game_id, bob, "join", "0-0")
        await self._press(game_id, ann, "begin", "0-0")
        for _ in range(MOVES):
            contest = await self._app.games.get(game_id)
            seat = contest.to_act[0]
            action = next(one for one in contest.view(seat).legal if not isinstance(one, Take))
            user_id = contest.record.players[seat].user_id
            assert user_id is not None
            await self._press(game_id, user_id, word_of(action), contest.key)
        for user_id in (ann, bob):
            try:
                contest = await self._app.games.get(game_id)
                await self._app.service.leaving.leave(contest, Person(user_id, "P"))
            except Refusal:
                break


def _resident_mb() -> float:
    pages = int(Path("/proc/self/statm").read_text("utf-8").split()[1])
    return pages * resource.getpagesize() / 2**20


async def _run(folder: Path, games: int) -> None:
    async with await Store.open(f"sqlite:///{folder}/golf.db") as store:
        app = Application(store, Nowhere(), computer_pace_s=0, edit_gap_s=0)
        app.games.keep_at_most(KEPT)
        await app.start()
        player = Player(app)
        print(f"  {'games':>10}{'MB':>10}{'objects':>12}{'CPU ms a game':>16}")
        begun, enough_s = time.process_time(), float(os.environ.get("GOLF_BENCH_CPU_S", "inf"))
        step = max(AT_ONCE, games // LINES)
        for first in range(0, games, AT_ONCE):
            await asyncio.gather(*(player.play(first + at) for at in range(AT_ONCE)))
            done = first + AT_ONCE
            if done % step < AT_ONCE:
                await app.publisher.settle()
                gc.collect()
                used_s = time.process_time() - begun
                print(
                    f"  {done:>10,}{_resident_mb():>10.1f}{len(gc.get_objects()):>12,}{used_s / done * 1000:>16.1f}",
                    flush=True,
                )
                if used_s > enough_s:
                    break
        await app.close()


def main() -> None:
    """Print the table."""
    games = int(os.environ.get("GOLF_BENCH_GAMES", GAMES))
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    print(f"Memory over {games:,} games, {AT_ONCE} at a time")
    with TemporaryDirectory(prefix="golf-bench-") as folder:
        asyncio.run(_run(Path(folder), games))
