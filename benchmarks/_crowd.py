"""People who press buttons at many tables, and what their presses cost the bot."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from tests.loopback import DIRECT, Loopback, Message, Pressed

TABLES: Final = 24
SEATS: Final = 4
WORKERS: Final = 16
PRESSES: Final = 600
PACE_S: Final = 1.5
PACED_TURNS: Final = 8
SCARCE_PRESSES: Final = 300
SCARCE: Final = TABLES / 10
"""Requests a second that the bot may make at the end: each table could be edited once a second, so a tenth of it."""
FIRST_PERSON: Final = 10_000
_MOVE: Final = re.compile(r"golf:\w+:(\d+-\d+):(up\d|draw|discard|swap\d|take\d)")


@dataclass
class Report:
    """The figures of a part of the run."""

    cpu_s: float = 0.0
    presses: int = 0
    turns: int = 0
    counted: int = 0
    waits_s: list[float] = field(default_factory=list)
    behind_s: list[float] = field(default_factory=list)
    """Now and then: for how many seconds the oldest message was out of date."""

    @property
    def cpu_ms(self) -> float:
        """The CPU milliseconds of one press."""
        return 1000 * self.cpu_s / max(1, self.presses)

    def add(self, other: Report) -> None:
        """Add the presses of another report."""
        self.presses += other.presses
        self.turns += other.turns
        self.waits_s += other.waits_s


def describe(reports: Sequence[Report]) -> str:
    """Return the figures of several reports in one line."""
    costs = sorted(report.cpu_ms for report in reports)
    waits = sorted(wait_s for report in reports for wait_s in report.waits_s)
    middle, late = waits[len(waits) // 2], waits[int(len(waits) * 0.95)]
    return (
        f"{costs[len(costs) // 2]:.2f} ms of CPU a press; answers after {1000 * middle:.0f} ms, 95 of 100 within "
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

    async def ask(self, question: str = "cpu") -> float:
        """Ask the process of the bot for a figure, by default for its CPU seconds so far."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{question}\n".encode())
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
        before = await self.ask()
        await work(report)
        report.cpu_s = await self.ask() - before
        report.counted = sum(self.discord.counted.values())
        return report

    async def open_tables(self, number: int) -> None:
        """Open tables and start a game at each."""
        report = Report()
        for at in range(number):
            channel_id = self.discord.add_channel(f"table {at}")
            first = FIRST_PERSON + at * SEATS
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

    async def press_at_once(self, report: Report, presses: int = PRESSES) -> None:
        """Let everybody press as soon as the answer before has come."""

        async def work(mine: list[int]) -> None:
            while report.presses < presses:
                if not any([await self.move(channel_id, report) for channel_id in mine]):
                    await asyncio.sleep(0.02)

        channels = list(self.tables)
        await asyncio.gather(*(work(channels[at::WORKERS]) for at in range(WORKERS)))

    async def press_while_scarce(self, report: Report) -> None:
        """Let everybody press while the bot may make a tenth of the requests that it would like to make."""

        async def look() -> None:
            while True:
                await asyncio.sleep(0.25)
                report.behind_s.append(await self.ask("behind"))

        await self.ask(f"limit {SCARCE}")
        looking = asyncio.create_task(look())
        await self.press_at_once(report, SCARCE_PRESSES)
        await asyncio.sleep(5)
        looking.cancel()
        with suppress(asyncio.CancelledError):
            await looking

    async def press_at_leisure(self, report: Report) -> None:
        """Let every table make some whole turns at the pace of people."""

        async def work(channel_id: int) -> None:
            mine = Report()
            while mine.turns < PACED_TURNS:
                await asyncio.sleep(PACE_S * self._dice.uniform(0.6, 1.4))
                await self.move(channel_id, mine)
            report.add(mine)

        await asyncio.gather(*map(work, list(self.tables)[:6]))
        await asyncio.sleep(3)
