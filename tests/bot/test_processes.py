"""Two real processes of one bot on one PostgreSQL are killed while people play at tables of both."""

from __future__ import annotations

import asyncio
import json
import os
import re
import statistics
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from bot.contest import Contest
from data.records import Status
from data.store import Store
from engine import Game, audit
from engine.events import HoleScored
from tests.bot.scripted import fingerprint
from tests.data.conftest import POSTGRES_URL, empty_server
from tests.neighbours.checking import check_shown
from tests.neighbours.playing import Party, until
from tests.neighbours.processes import Bot
from tests.neighbours.server import Loopback
from tests.neighbours.world import World

KILLS = int(os.environ.get("GOLF_TEST_PROCESS_KILLS", "1"))
GAMES = int(os.environ.get("GOLF_TEST_PROCESS_GAMES", "4"))
"""The number of games. GOLF_TEST_PROCESS_KILLS=30 GOLF_TEST_PROCESS_GAMES=50 tests more."""
SHARDS = int(os.environ.get("GOLF_TEST_PROCESS_SHARDS", "4"))
"""The number of shards, an even number. Each process has half of them."""
PAUSE_S = float(os.environ.get("GOLF_TEST_PROCESS_PAUSE_S", "4"))
"""The longest pause between a start of a process and the next kill, in seconds."""
THINK_S = float(os.environ.get("GOLF_TEST_PROCESS_THINK_S", "0"))
"""How many seconds the people of a table think about a move, on average. Real people think for about ten."""
NO_NAME = r"\bPlayer\b"
"""How the bot writes somebody whose name it does not know."""
PATIENCE_S = 240
"""How many seconds games may take to go on, because a busy machine starts a process slowly."""

pytestmark = [
    pytest.mark.skipif(not POSTGRES_URL, reason="needs GOLF_TEST_POSTGRES_URL"),
    pytest.mark.slow,
]


class Neighbourhood:
    """The two processes, the Discord to which they are connected, and the people."""

    def __init__(self, loopback: Loopback, folder: Path, url: str, store: Store) -> None:
        self.loopback = loopback
        self.store = store
        shared = {"GOLF_DATABASE_URL": url}
        self.left = Bot(
            loopback, folder, "left", GOLF_SHARDS=f"0-{SHARDS // 2 - 1}/{SHARDS}", **shared
        )
        self.right = Bot(
            loopback,
            folder,
            "right",
            GOLF_SHARDS=str(SHARDS),
            GOLF_PROCESSES="2",
            GOLF_PROCESS="golf-1",
            **shared,
        )

    @property
    def bots(self) -> tuple[Bot, Bot]:
        return self.left, self.right

    async def wait(self) -> None:
        """Wait until a process serves each shard."""
        async with asyncio.timeout(PATIENCE_S):
            for shard in range(SHARDS):
                await self.loopback.gateway.wait_for(shard)
            for bot in self.bots:
                while not bot.is_ready:
                    assert bot.is_running, bot.said()
                    await asyncio.sleep(0.05)


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Neighbourhood]:
    """Start two processes to play with."""
    url = await empty_server()
    loopback = Loopback(World(SHARDS))
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(loopback.serving())
        store = await stack.enter_async_context(await Store.open(url))
        town = Neighbourhood(loopback, tmp_path, url, store)
        for bot in town.bots:
            stack.push_async_callback(bot.kill)
        yield town


def seat_people(town: Neighbourhood, number: int) -> Party:
    world = town.loopback.world
    people = [world.add_person(f"{name}{number}") for name in ("Ann", "Bob")]
    return Party(
        town.loopback, town.store, world.add_guild(number % SHARDS), people, Random(number)
    )


def say(words: str) -> None:
    """Print a line, which ``pytest -rP`` shows. Speed is told and never asserted."""
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


async def play(party: Party, ended: asyncio.Event) -> None:
    while not ended.is_set():
        await party.step()
        if THINK_S:
            await asyncio.sleep(party.chance.uniform(0, 2 * THINK_S))


async def test_what_is_acknowledged_stays_whichever_process_dies(town: Neighbourhood) -> None:
    dice = Random(7)
    deadlines: Counter[str] = Counter()
    parties = [seat_people(town, number) for number in range(GAMES)]
    world = town.loopback.world
    elsewhere = [party for party in parties if world.shard_of(party.guild_id) >= SHARDS // 2]

    def count() -> int:
        return sum(len(party.acknowledged) for party in parties)

    async def play_on(presses: int) -> None:
        enough = count() + presses
        assert await until(lambda: count() >= enough, PATIENCE_S), "the games do not go on"

    for bot in town.bots:
        await bot.start()
    await town.wait()
    await check_uploads(town)
    ended = asyncio.Event()
    playing = [asyncio.create_task(play(party, ended)) for party in parties]
    try:
        await play_on(2 * GAMES)
        for _ in range(KILLS):
            victim = dice.choice(town.bots)
            other = town.right if victim is town.left else town.left
            await asyncio.sleep(dice.uniform(0, 0.5))
            before = count()
            deadlines += await victim.count_deadlines()
            await victim.kill()
            # The games of the other process go on while one process is away.
            await play_on(2)
            assert other.is_running
            meanwhile = count() - before
            health = (await other.ask("/healthz")).strip()
            await victim.start()
            say(
                f"{victim.name} was killed; {meanwhile} presses until its start, {count()} in all; the other: {health}"
            )
            await asyncio.sleep(dice.uniform(0, PAUSE_S))
        await town.wait()
        await play_on(2 * GAMES)
        # Direct messages come to the process of shard 0. The other process shows the tables of these games.
        assert await until(lambda: sum(party.directly for party in elsewhere) > 0, PATIENCE_S)
    finally:
        ended.set()
        await asyncio.gather(*playing)
    for bot in town.bots:
        deadlines += await bot.count_deadlines()
    say(f"{deadlines['all']} deadlines were carried out, {deadlines['in time']} of them within 5 s")
    await check(town, parties)


async def check_uploads(town: Neighbourhood) -> None:
    """Check that one process has uploaded emojis and commands, and that the other has waited and uploaded nothing."""
    world = town.loopback.world

    def list_questions() -> list[str]:
        asked = [path for _, method, path in world.requests if method == "GET"]
        return [path for path in asked if path.endswith("/emojis")]

    assert await until(lambda: len(world.emojis) >= 54 and len(list_questions()) >= 2, PATIENCE_S)
    names = [emoji["name"] for emoji in world.emojis]
    assert len(names) == len(set(names)) == 54
    assert sum(method == "PUT" for _, method, _ in world.requests) == 1
    assert len({shard for _, shard in town.loopback.gateway.identified}) == SHARDS


async def check(town: Neighbourhood, parties: list[Party]) -> None:
    """Check that every acknowledged press is stored once, and that every message shows it."""
    store = town.store
    totals: dict[tuple[int, int], list[int]] = {}
    games: set[str] = set()
    for party in parties:
        for game_id, length, digest in party.acknowledged:
            stored = await store.games.find(game_id)
            assert stored is not None, "an acknowledged game is lost"
            then = Contest(stored.record, stored.events[:length])
            assert fingerprint(then) == digest, "an acknowledged press is lost or was changed"
            games.add(game_id)
    for game_id in games:
        stored = await store.games.find(game_id)
        assert stored is not None
        audit(stored.events)
        assert Game.replay(stored.events).is_over is (stored.record.status is Status.FINISHED)
        for event in stored.events:
            if isinstance(event, HoleScored):
                for seat, player in enumerate(stored.record.players):
                    key = (stored.record.guild_id, player.user_id or 0)
                    sums = totals.setdefault(key, [0, 0])
                    sums[0] += 1
                    sums[1] += event.scores[seat]
    for (guild_id, user_id), (holes, points) in totals.items():
        kept = (await store.scores.load_player(guild_id, user_id)).all
        assert (kept.holes, kept.points) == (holes, points), (
            "a hole was counted twice or not at all"
        )
    await check_shown(store, parties, PATIENCE_S)
    assert all(bot.is_running for bot in town.bots)
    for party in parties:
        contest = await party.game()
        if contest is not None:
            tables = [
                one
                for one in town.loopback.world.list_in(party.channel_id)
                if one.custom_ids("cards")
            ]
            assert len(tables) <= 1, "a table is shown twice"
    check_names(town, parties)
    lags = sorted(lag for party in parties for lag in party.lags_s)
    say(
        f"{sum(len(party.acknowledged) for party in parties)} presses acknowledged in {len(games)} games; the table "
        f"after a press in a direct message: median {statistics.median(lags):.3f} s, slowest {lags[-1]:.3f} s"
    )
    for bot in town.bots:
        assert " error " not in bot.said(), bot.said()


def check_names(town: Neighbourhood, parties: list[Party]) -> None:
    """Check that direct messages have the names of people, also if their server belongs to the other process."""
    world = town.loopback.world
    named = []
    for party in parties:
        cards = [one for person in party.people for one in world.list_in(world.direct[person])]
        words = json.dumps([one.body for one in cards])
        assert not re.search(NO_NAME, words), words
        # Before the first turn of a hole nobody is named.
        named.append(any(world.people[person] in words for person in party.people))
    assert any(named), "nobody is named anywhere"


async def test_a_second_process_for_the_same_shards_waits_for_the_first_to_end(
    town: Neighbourhood,
) -> None:
    await town.left.start()
    async with asyncio.timeout(60):
        await town.loopback.gateway.wait_for(1)
    double = Bot(town.loopback, town.left.log.parent, "double", **town.left.settings)
    await double.start()
    try:
        assert await until(lambda: "waiting for its end" in double.said(), 40)
        assert town.left.is_running
        identified = len(town.loopback.gateway.identified)
        assert await town.left.stop() == 0
        assert await until(lambda: len(town.loopback.gateway.identified) >= identified + 2, 40)
    finally:
        await double.kill()
