"""The club that tests of the bot play in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.program import logs
from bot.program.settings import LogFormat, LogLevel
from tests.cogs.club import Club
from tests.cogs.desk import Desk


@pytest.fixture(autouse=True)
def _log() -> None:
    """Everything is logged the way it is in the running program, so that errors are found."""
    logs.configure(LogLevel.INFO, LogFormat.CONSOLE)


@pytest.fixture(autouse=True)
def _emojis_are_as_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the imitated Discord time begins long before the drawings: its emojis would never be new enough."""
    monkeypatch.setattr("cogs.emojis.DRAWN_AT", datetime(2025, 1, 1, tzinfo=UTC))


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    """The bot at work in a server with Ann, Bob, Cy, Di, Ed and Flo."""
    async with Club(tmp_path / "golf.db") as club:
        yield club


@pytest.fixture
async def desk(club: Club, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """A desk in the club."""
    monkeypatch.setattr("cogs.reply.DEFER_AFTER_S", 0.02)  # so that nobody waits for two seconds
    desk = Desk(club)
    await club.bot.add_cog(desk)
    return desk


@pytest.fixture
async def club_with_gaps(tmp_path: Path) -> AsyncIterator[Club]:
    """The club with a bot that waits a second between two edits of a message, as it does for people."""
    async with Club(tmp_path / "golf.db", edit_gap_s=1.0) as club:
        yield club
