"""Measures presses over real sockets: the real client, the whole bot in its own process, and SQLite on the disk.

It is compared with a bot whose button does nothing, in the same run and with the same small service. So the ratios can
be compared between machines, but the seconds cannot. Both are measured in turn, several times, because the speed of a
machine changes from second to second.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

from benchmarks._crowd import (
    FIRST_PERSON,
    PRESSES,
    SCARCE,
    SEATS,
    TABLES,
    WORKERS,
    Report,
    Run,
    describe,
)
from bot.program.main import choose_loop, collect_seldom
from cogs.client import GolfBot
from tests.loopback import GUILD, Loopback, pointing_at

IN_TIME_S: Final = 3.0
ROUNDS: Final = 5
"""How many times the empty callback and this bot are measured, in turn."""


# The process that is measured


_bots: Final[list[GolfBot]] = []
"""The bot of this process, once it was made."""


def serve(url: str, kind: str, database: str) -> None:
    """Run a bot until this process is ended. For each line that is read, print the bot's CPU seconds."""
    threading.Thread(target=_answer, daemon=True).start()
    with (
        pointing_at(SimpleNamespace(url=url)),
        asyncio.Runner(loop_factory=choose_loop()) as runner,
    ):
        runner.run(_run_empty() if kind == "empty" else _run_ours(kind, database))


def _answer() -> None:
    """Answer each line with a number: the CPU seconds, or the age of the oldest message that is out of date."""
    for line in sys.stdin:
        match line.split():
            case ["limit", a_second]:
                _bots[0].budget.limit(float(a_second))
                print(a_second, flush=True)
            case ["behind"]:
                print(max(_bots[0].app.publisher.behind_s, default=0.0), flush=True)
            case _:
                print(time.process_time(), flush=True)


async def _run_empty() -> None:
    import discord
    from discord import ui

    class Nothing(ui.DynamicItem[ui.Button[Any]], template=r"nothing:\d"):
        def __init__(self) -> None:
            super().__init__(ui.Button(label="Nothing", custom_id="nothing:1"))

        @classmethod
        async def from_custom_id(cls, *_: Any) -> Nothing:
            return cls()

        async def callback(self, interaction: discord.Interaction[Any]) -> None:
            await interaction.response.defer()

    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True))
    client.add_dynamic_items(Nothing)
    await client.start("token")


async def _run_ours(kind: str, database: str) -> None:
    from bot.program.logs import configure
    from bot.program.settings import LogFormat, LogLevel, Settings
    from bot.program.wiring import build
    from data.records import Preferences, ServerPreferences
    from data.store import Store

    configure(LogLevel.WARNING, LogFormat.CONSOLE)
    collect_seldom()
    async with await Store.open(database) as store:
        in_words = kind == "words"
        await store.people.save_server(ServerPreferences(GUILD, text=in_words, clock_s=300))
        for user_id in range(FIRST_PERSON, FIRST_PERSON + TABLES * SEATS):
            await store.people.save(Preferences(user_id, text=in_words))
        _bots.append(build(Settings(_env_file=None, computer_pace_s=0.0), store))
        await _bots[0].start("token")


# The measuring


@asynccontextmanager
async def running(kind: str) -> AsyncIterator[Run]:
    """Start a bot in its own process, and wait until it is ready."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'golf.db'}"
        async with Loopback() as discord:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-c", "from benchmarks.sockets import serve; import sys; serve(*sys.argv[1:])"),
                *(discord.url, kind, database),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            try:
                await asyncio.wait_for(discord.has_connected.wait(), 60)
                if kind != "empty":
                    await asyncio.wait_for(discord.has_emojis.wait(), 120)
                await asyncio.sleep(3)
                yield Run(discord, process)
            finally:
                process.terminate()
                await process.wait()


@dataclass
class Result:
    """The reports of one kind of messages."""

    empty: list[Report]
    """The reports of the empty callback, one for each round."""
    at_once: list[Report]
    """The reports of this bot, one for each round."""
    paced: Report
    scarce: Report

    @property
    def ratios(self) -> list[float]:
        """What a press costs, in presses of the empty callback: one figure for each round, the smallest first."""
        return sorted(
            ours.cpu_ms / empty.cpu_ms for ours, empty in zip(self.at_once, self.empty, strict=True)
        )


def prepare_nothing(run: Run) -> Callable[[Report], Awaitable[None]]:
    """Return a function that presses the button that does nothing."""
    channel_id = run.discord.add_channel("nothing")
    body = {"components": [{"type": 2, "custom_id": "nothing:1", "style": 2, "label": "x"}]}
    message = run.discord.post(channel_id, body)

    async def press(report: Report) -> None:
        async def work() -> None:
            while report.presses < PRESSES:
                pressed = run.discord.press(FIRST_PERSON, message, "nothing:1")
                await run.answered(pressed, report)

        await asyncio.gather(*(work() for _ in range(WORKERS)))

    return press


async def measure(kind: str) -> Result:
    """Measure this bot: with presses at once, at the pace of people, and with a tenth of the requests it wants."""
    async with running("empty") as bare, running(kind) as run:
        press_nothing = prepare_nothing(bare)
        await run.open_tables(TABLES)
        # The first presses only warm both up.
        await bare.measure(press_nothing)
        await run.measure(run.press_at_once)
        await asyncio.sleep(10)  # until nothing is left to be shown
        paced = await run.measure(run.press_at_leisure)
        empty, at_once = [], []
        for _ in range(ROUNDS):
            empty.append(await bare.measure(press_nothing))
            at_once.append(await run.measure(run.press_at_once))
        return Result(empty, at_once, paced, await run.measure(run.press_while_scarce))


def main() -> None:
    """Print the ratios."""
    for kind in ("words", "pictures"):
        result = asyncio.run(measure(kind))
        ratios, paced, scarce = result.ratios, result.paced, result.scarce
        print(f"an empty callback: {describe(result.empty)}")
        print(
            f"in {kind}, {TABLES} tables of {SEATS}, {WORKERS} people at once: {describe(result.at_once)}"
        )
        print(
            f"  {ratios[len(ratios) // 2]:.1f} times the empty callback ({ratios[0]:.1f} to {ratios[-1]:.1f} in "
            f"{ROUNDS} rounds)"
        )
        print(
            f"  at the pace of people {paced.cpu_ms:.2f} ms of CPU a press; "
            f"{paced.counted / paced.turns:.2f} counted requests a turn"
        )
        lost = sum(wait_s > IN_TIME_S for wait_s in scarce.waits_s)
        oldest = sorted(scarce.behind_s)
        print(
            f"  with {SCARCE:g} requests a second {lost} of {scarce.presses} answers came too late; the oldest message "
            f"was out of date for {oldest[len(oldest) // 2]:.1f} s (middle), {oldest[-1]:.1f} s (longest)"
        )
