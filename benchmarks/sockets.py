"""Measures presses over real sockets: the real client, the whole bot in its own process, and SQLite on the disk.

It is compared with a bot whose button does nothing, in the same run and with the same small service. So the ratios can
be compared between machines, but the seconds cannot.
"""

from __future__ import annotations

import asyncio
import random
import re
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

from bot.program.main import choose_loop
from tests.loopback import DIRECT, GUILD, Loopback, Message, Pressed, pointing_at

TABLES: Final = 24
SEATS: Final = 4
WORKERS: Final = 16
PRESSES: Final = 600
PACE_S: Final = 1.5
PACED_TURNS: Final = 8
_FIRST_PERSON: Final = 10_000
_MOVE: Final = re.compile(r"golf:\w+:(\d+-\d+):(up\d|draw|discard|swap\d|take\d)")


# The process that is measured


def serve(url: str, kind: str, database: str) -> None:
    """Run a bot until this process is ended. For each line that is read, print the bot's CPU seconds."""
    threading.Thread(target=_answer_with_cpu, daemon=True).start()
    with (
        pointing_at(SimpleNamespace(url=url)),
        asyncio.Runner(loop_factory=choose_loop()) as runner,
    ):
        runner.run(_run_empty() if kind == "empty" else _run_ours(kind, database))


def _answer_with_cpu() -> None:
    for _ in sys.stdin:
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
    async with await Store.open(database) as store:
        in_words = kind == "words"
        await store.people.save_server(ServerPreferences(GUILD, text=in_words, clock_s=300))
        for user_id in range(_FIRST_PERSON, _FIRST_PERSON + TABLES * SEATS):
            await store.people.save(Preferences(user_id, text=in_words))
        await build(Settings(_env_file=None, computer_pace_s=0.0), store).start("token")


# The people


@dataclass
class Report:
    """The figures of a part of the run."""

    cpu_s: float = 0.0
    presses: int = 0
    turns: int = 0
    counted: int = 0
    waits_s: list[float] = field(default_factory=list)

    @property
    def cpu_ms(self) -> float:
        """The CPU milliseconds of one press."""
        return 1000 * self.cpu_s / max(1, self.presses)

    def describe(self) -> str:
        """Return the figures in one line."""
        waits = sorted(self.waits_s)
        middle, late = waits[len(waits) // 2], waits[int(len(waits) * 0.95)]
        return (
            f"{self.cpu_ms:.2f} ms of CPU a press; answers after {1000 * middle:.0f} ms, 95 of 100 within "
            f"{1000 * late:.0f} ms"
        )


class Run:
    """One bot in its process, and the service to which it is connected."""

    def __init__(self, discord: Loopback, process: asyncio.subprocess.Process) -> None:
        self.discord = discord
        self._process = process
        self.tables: dict[int, list[int]] = {}
        """The people by channel."""
        self._dice = random.Random(1)

    async def cpu_s(self) -> float:
        """Return the CPU seconds of the bot so far."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(b"cpu\n")
        return float(await self._process.stdout.readline())

    async def answered(self, pressed: Pressed, report: Report) -> None:
        """Wait for the answer to a press, and note how long it took."""
        began = time.perf_counter()
        await asyncio.wait_for(pressed.answer.wait(), 30)
        report.waits_s.append(time.perf_counter() - began)
        report.presses += 1

    async def measure(self, work: Callable[[Report], Awaitable[None]]) -> Report:
        """Do some work; return what it cost the bot."""
        report = Report()
        self.discord.counted.clear()
        before = await self.cpu_s()
        await work(report)
        report.cpu_s = await self.cpu_s() - before
        report.counted = sum(self.discord.counted.values())
        return report

    async def open_tables(self, number: int) -> None:
        """Open tables and start a game at each."""
        report = Report()
        for at in range(number):
            channel_id = self.discord.add_channel(f"table {at}")
            first = _FIRST_PERSON + at * SEATS
            people = self.tables[channel_id] = list(range(first, first + SEATS))
            await asyncio.sleep(0.05)
            await self.answered(self.discord.command(people[0], channel_id, "start"), report)
            await self.until(partial(self.is_open, channel_id))
            (lobby,) = self.discord.shown_in(channel_id)
            game_id = lobby.custom_ids[0].split(":")[1]
            for user_id, word in [*((one, "join") for one in people[1:]), (people[0], "begin")]:
                custom_id = f"golf:{game_id}:0-0:{word}"
                await self.answered(self.discord.press(user_id, lobby, custom_id), report)
        await self.until(lambda: all(map(self.find_moves, self.tables)))

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until a condition holds."""
        for _ in range(600):
            if holds():
                return
            await asyncio.sleep(0.1)
        raise TimeoutError

    def is_open(self, channel_id: int) -> bool:
        """Whether a channel shows a table."""
        return bool(self.discord.shown_in(channel_id))

    def find_moves(self, channel_id: int) -> list[tuple[int, Message, str]]:
        """Return every move that the cards of a table's people offer."""
        found = []
        for user_id in self.tables[channel_id]:
            for message in self.discord.shown_in(user_id + DIRECT)[-1:]:
                found += [
                    (user_id, message, one) for one in message.custom_ids if _MOVE.fullmatch(one)
                ]
        return found

    async def move(self, channel_id: int, report: Report) -> bool:
        """Make one move at a table; return whether one was offered."""
        moves = self.find_moves(channel_id)
        if not moves:
            return False
        user_id, message, custom_id = self._dice.choice(moves)
        report.turns += not custom_id.endswith("draw")
        await self.answered(self.discord.press(user_id, message, custom_id), report)
        return True

    async def press_at_once(self, report: Report) -> None:
        """Let everybody press as soon as the answer before has come."""

        async def work(mine: list[int]) -> None:
            while report.presses < PRESSES:
                if not any([await self.move(channel_id, report) for channel_id in mine]):
                    await asyncio.sleep(0.02)

        channels = list(self.tables)
        await asyncio.gather(*(work(channels[at::WORKERS]) for at in range(WORKERS)))

    async def press_at_leisure(self, report: Report) -> None:
        """Let every table move at the pace of people."""

        async def work(channel_id: int) -> None:
            turns = 0
            while turns < PACED_TURNS:
                before = report.turns
                await asyncio.sleep(PACE_S * self._dice.uniform(0.6, 1.4))
                await self.move(channel_id, report)
                turns += report.turns > before

        await asyncio.gather(*map(work, list(self.tables)[:6]))
        await asyncio.sleep(3)


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


async def measure_empty() -> Report:
    """Measure a bot whose button does nothing."""
    async with running("empty") as run:
        channel_id = run.discord.add_channel("nothing")
        body = {"components": [{"type": 2, "custom_id": "nothing:1", "style": 2, "label": "x"}]}
        message = run.discord.post(channel_id, body)

        async def press(report: Report) -> None:
            async def work() -> None:
                while report.presses < PRESSES:
                    pressed = run.discord.press(_FIRST_PERSON, message, "nothing:1")
                    await run.answered(pressed, report)

            await asyncio.gather(*(work() for _ in range(WORKERS)))

        await run.measure(press)
        return await run.measure(press)


async def measure_ours(kind: str) -> tuple[Report, Report]:
    """Measure this bot, first with presses at once, then at the pace of people."""
    async with running(kind) as run:
        await run.open_tables(TABLES)
        at_once = await run.measure(run.press_at_once)
        await asyncio.sleep(3)
        return at_once, await run.measure(run.press_at_leisure)


def main() -> None:
    """Print the ratios."""
    empty = asyncio.run(measure_empty())
    print(f"an empty callback: {empty.describe()}")
    for kind in ("words", "pictures"):
        at_once, paced = asyncio.run(measure_ours(kind))
        print(
            f"in {kind}, {TABLES} tables of {SEATS}, {WORKERS} people at once: {at_once.describe()}"
        )
        print(
            f"  {at_once.cpu_s / at_once.presses / (empty.cpu_s / empty.presses):.1f} times the empty callback"
        )
        print(
            f"  at the pace of people {paced.cpu_ms:.2f} ms of CPU a press; "
            f"{paced.counted / paced.turns:.2f} counted requests a turn"
        )
