"""The fixtures for tests of the bot: the club and its variants."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.program import logs
from bot.program.settings import LogFormat, LogLevel
from cogs import publishing
from tests.cogs.club import Club
from tests.cogs.desk import Desk
from tests.cogs.thrift import write_once


@pytest.fixture(autouse=True)
def _log() -> None:
    """Log everything as the running program does, so that errors are found."""
    logs.configure(LogLevel.INFO, LogFormat.CONSOLE)


@pytest.fixture(autouse=True)
def _emojis_are_as_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Move the date of the drawings back.

    In the Discord in memory time begins earlier, so its emojis would always be too old.
    """
    monkeypatch.setattr("cogs.sending.emojis.DRAWN_AT", datetime(2025, 1, 1, tzinfo=UTC))


@pytest.fixture(autouse=True)
def _commands_are_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Write the payload of the commands once in each process, because all bots have the same commands."""
    monkeypatch.setattr("cogs.publishing.write_payload", write_once(publishing.write_payload))


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    """Run the bot in a server with Ann, Bob, Cy, Di, Ed and Flo."""
    async with Club(tmp_path / "golf.db") as club:
        yield club


@pytest.fixture
async def desk(club: Club, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """Put a desk into the club."""
    monkeypatch.setattr(
        "cogs.sending.reply.DEFER_AFTER_S", 0.02
    )  # so that no test waits for two seconds
    desk = Desk(club)
    await club.bot.add_cog(desk)
    return desk


@pytest.fixture
async def club_with_gaps(tmp_path: Path) -> AsyncIterator[Club]:
    """Run the club with a bot that waits a second between two edits of a message, as the real bot does."""
    async with Club(tmp_path / "golf.db", edit_gap_s=1.0) as club:
        yield club
