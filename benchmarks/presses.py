"""Measures presses through discord.py, the application, the engine and SQLite on disk, without pictures.

The baseline is an empty callback in the same harness. The baseline tells what simcord and discord.py cost without our
code.
"""

from __future__ import annotations

import asyncio
import logging
import random
import re
import resource
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import discord
import simcord
import structlog
from discord import ui
from discord.ext import commands

from bot.ports import Person, Place, Press
from bot.service import Application
from bot.service.terms import Terms
from data.store import Store
from tests.bot.scripted import Nowhere
from tests.cogs.club import Club, Seen

GAMES = 1000
_ID = re.compile(r"\d{5,}")


class Nothing(ui.DynamicItem[ui.Button[Any]], template=r"nothing:(?P<number>\d+)"):
    """A button whose callback only answers."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="Nothing", custom_id="nothing:1"))

    @classmethod
    async def from_custom_id(cls, *_: Any) -> Nothing:
        """Make the button for a press."""
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer."""
        await interaction.response.defer()


def main() -> None:
    """Run the measurements and print tables."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    logging.disable(logging.WARNING)
    with tempfile.TemporaryDirectory() as folder:
        baseline = asyncio.run(_empty())
        asyncio.run(_presses(Path(folder) / "presses.db", baseline))
        asyncio.run(_many(Path(folder) / "many.db"))


async def _empty() -> float:
    """Return the seconds of one press with an empty callback."""

    class Bot(commands.Bot):
        async def setup_hook(self) -> None:
            self.add_dynamic_items(Nothing)

    bot = Bot(command_prefix=commands.when_mentioned, intents=discord.Intents(guilds=True))
    async with simcord.run(bot, check_errors=False) as env:
        guild = env.create_guild("Club")
        channel = guild.create_text_channel("golf")
        person = guild.add_member(env.create_user("ann"))
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.ActionRow(Nothing()))
        target = bot.get_channel(channel.id)
        assert isinstance(target, discord.TextChannel)
        message = await target.send(view=view)
        times = [
            await _timed(lambda: person.click(message, custom_id="nothing:1")) for _ in range(300)
        ]
    return sorted(times)[len(times) // 2]


async def _timed(work: Callable[[], Awaitable[Any]]) -> float:
    began = time.perf_counter()
    await work()
    return time.perf_counter() - began


async def _presses(database: Path, baseline: float) -> None:
    """Measure every press of a game of four that is played in direct messages."""
    async with Club(database) as club:
        people = (club.ann, club.bob, club.cy, club.di)
        await club.start(*people, holes=3)
        dice = random.Random(5)
        times: list[float] = []
        before = len(club.env.http_requests)
        turns = 0
        while "Rematch" not in club.table().labels:
            if "Next hole" in club.table().labels:
                await club.press(club.ann, "Next hole")
                continue
            for person in people:
                cards = club.cards(person)
                options = [label for label in cards.labels if _is_move(label)]
                if options:
                    label = dice.choice(options)
                    turns += not label.startswith("Draw")
                    times.append(await _answer_s(club, _press(club, person, label, cards)))
        routes = _routes(club, before)
    times.sort()
    middle, late = times[len(times) // 2], times[int(len(times) * 0.99)]
    print(f"{'presses':<44}{'a second':>10}{'p50 ms':>10}{'p99 ms':>10}{'ratio':>8}")
    print(
        f"{'empty callback in the same harness (baseline)':<44}{1 / baseline:>10.0f}{baseline * 1e3:>10.1f}"
        f"{'':>10}{1:>8.2f}"
    )
    print(
        f"{'a move in a game of four, until it is answered':<44}{len(times) / sum(times):>10.0f}{middle * 1e3:>10.1f}"
        f"{late * 1e3:>10.1f}{middle / baseline:>8.2f}"
    )
    print(f"\n{'requests to Discord':<56}{'a turn':>8}")
    for route, count in routes.most_common():
        print(f"{route:<56}{count / turns:>8.2f}")


async def _answer_s(club: Club, press: Coroutine[Any, Any, None]) -> float:
    """Return the seconds until Discord has the answer. Other messages come later."""
    seen, began = len(club.env.http_requests), time.perf_counter()
    task = asyncio.create_task(press)
    # simcord has no event for a request, and a sleep would be counted.
    while not any(r.path.endswith("/callback") for r in club.env.http_requests[seen:]):  # noqa: ASYNC110
        await asyncio.sleep(0)
    answered = time.perf_counter()
    await task
    return answered - began


def _is_move(label: str) -> bool:
    return label[:1] in "123456" or label.startswith(("Draw", "Discard"))


async def _press(club: Club, person: Any, label: str, cards: Seen) -> None:
    await club.press(person, label, cards)


def _routes(club: Club, before: int) -> Counter[str]:
    requests = club.env.http_requests[before:]
    return Counter(_ID.sub("…", f"{request.method} {request.path}") for request in requests)


async def _many(database: Path) -> None:
    """Measure many games at the same time: the memory for one, and the time until the bot is ready after a crash."""
    url = f"sqlite:///{database}"
    store = await Store.open(url)
    app = Application(store, Nowhere(), computer_pace_s=0, edit_gap_s=0)
    for number in range(GAMES):
        await _begin(app, number)
    await store.close()

    began, before_kb = time.perf_counter(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    store = await Store.open(url)
    app = Application(store, Nowhere(), computer_pace_s=0, edit_gap_s=0)
    await app.start()
    ready_s = time.perf_counter() - began
    await app.publisher.settle()
    shown_s = time.perf_counter() - began
    used_kb = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before_kb
    await app.close()
    await store.close()
    print(f"\n{GAMES} live games after a crash that no message has heard of")
    print(f"{'from start to ready':<44}{ready_s:>10.2f} s")
    print(f"{'until every message shows its game':<44}{shown_s:>10.2f} s")
    print(f"{'memory at its most, for one game':<44}{used_kb / GAMES:>10.1f} kB")


async def _begin(app: Application, number: int) -> None:
    ann, bob = Person(2 * number + 1, "Ann"), Person(2 * number + 2, "Bob")
    game_id, *_ = await app.service.opening.open_lobby(
        person=ann,
        guild_id=1,
        channel_id=number + 1,
        terms=Terms("card_commons", holes=9, clock_s=None, hints=False),
    )
    for person, action in ((bob, "join"), (ann, "begin")):
        press_id = number * 10 + person.user_id % 2 + 2
        await app.service.presses.press(
            Press(press_id, person, Place.TABLE, number + 1, 1, game_id, "0-0", action)
        )
