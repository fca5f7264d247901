"""Real processes of the bot, connected to the Discord on this machine."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections import Counter
from pathlib import Path

from aiohttp import ClientError, ClientSession
from prometheus_client.parser import text_string_to_metric_families

from tests.neighbours.server import Loopback
from tests.neighbours.world import TOKEN

ROOT = Path(__file__).parents[2]


class Bot:
    """A process of the bot, which can be started and killed several times."""

    def __init__(self, loopback: Loopback, folder: Path, name: str, **settings: str) -> None:
        """``settings`` are the environment of the process."""
        self._loopback = loopback
        self._folder = folder
        self.name = name
        self.settings = settings
        self._process: asyncio.subprocess.Process | None = None
        self._said_before = 0
        self.log = folder / f"{name}.log"

    async def start(self) -> None:
        """Start the process. It is not ready yet when this returns."""
        self._said_before = len(self.said())
        clean = {key: value for key, value in os.environ.items() if not key.startswith(("GOLF_", "DISCORD_"))}  # fmt: skip
        program = {
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": TOKEN,
            "GOLF_COMPUTER_PACE_S": "0.2",
            "GOLF_REQUESTS_PER_S": "100000",
            "GOLF_METRICS_PORT": "0",
        }
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tests.neighbours.start",
                self._loopback.address,
                self._loopback.gateway.address,
                cwd=self._folder,
                env=clean | program | self.settings,
                stdout=log,
                stderr=log,
            )

    @property
    def is_running(self) -> bool:
        """Whether the process has not ended."""
        return self._process is not None and self._process.returncode is None

    @property
    def is_ready(self) -> bool:
        """Whether the process has loaded its games since its start."""
        return " ready " in self.said()[self._said_before :]

    async def kill(self) -> None:
        """Kill the process without warning."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """Ask the process to end; return its exit code."""
        return await self._end(signal.SIGTERM)

    async def _end(self, number: signal.Signals) -> int:
        if self._process is None:
            return 0
        if self._process.returncode is None:
            self._process.send_signal(number)
        code = await self._process.wait()
        self._process = None
        return code

    async def ask(self, path: str) -> str:
        """Ask the process for its figures or its health; return nothing if it cannot answer now."""
        served = re.findall(r"address=(http://[\d.:]+)/metrics", self.said()[self._said_before :])
        try:
            async with ClientSession() as session, session.get(served[-1] + path) as answer:
                return await answer.text()
        except (IndexError, ClientError):
            return ""

    async def count_deadlines(self) -> Counter[str]:
        """Return how many deadlines the process has carried out since its start, and how many of them within 5 s."""
        found: Counter[str] = Counter()
        for family in text_string_to_metric_families(await self.ask("/metrics")):
            for one in family.samples:
                if one.name == "golf_deadline_late_seconds_count":
                    found["all"] = int(one.value)
                if one.name == "golf_deadline_late_seconds_bucket" and one.labels["le"] == "5.0":
                    found["in time"] = int(one.value)
        return found

    def said(self) -> str:
        """Return everything that the process has logged."""
        return self.log.read_text("utf-8") if self.log.exists() else ""
