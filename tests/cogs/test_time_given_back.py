"""People get back the time in which they could not press."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot.contest.clock import vary_pace
from data.records import Deadline, Status
from tests.cogs.club import Club
from tests.cogs.playing import begun


class ClubWithClocks(Club):
    """A club whose wall clock can be set, and whose machine can sleep."""

    def __init__(self, database: Path) -> None:
        self.set_by = 0.0
        self.slept_s = 0.0
        super().__init__(database, clock=self.count)

    def now(self) -> datetime:
        """Return the wall clock."""
        return super().now() + timedelta(seconds=self.set_by)

    def count(self) -> float:
        """Return the seconds that have passed for the process."""
        return super().now().timestamp() - self.slept_s

    def sleep(self, seconds: float) -> None:
        """Let the machine sleep: time passes, and no process notices."""
        self.env.backend.advance_clock(seconds)
        self.slept_s += seconds


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[ClubWithClocks]:
    """Run the club with clocks."""
    async with ClubWithClocks(tmp_path / "golf.db") as club:
        yield club


async def test_the_clock_stands_still_while_the_connection_is_away(club: ClubWithClocks) -> None:
    party = await begun(club, club.ann, club.bob, clock=45)
    await club.pass_time(20)
    game = await party.contest()
    await club.bot.on_shard_disconnect(0)
    await club.pass_time(62)
    assert (await party.contest()).record == game.record
    await club.bot.on_shard_resumed(0)
    await club.pass_time(1)
    back = await party.contest()
    assert back.events == game.events
    assert back.record.deadline is Deadline.REMINDER
    assert back.record.deadline_at is not None
    left_s = (back.record.deadline_at - club.now()).total_seconds()
    assert left_s == pytest.approx(22.5 - 1, abs=0.1)  # half of the clock at least
    await club.pass_time(22)
    assert (await party.contest()).record.deadline is Deadline.LAPSE
    await club.pass_time(23)
    assert (await party.contest()).started_state.turn == game.started_state.turn + 1


async def test_a_short_interruption_changes_nothing(club: ClubWithClocks) -> None:
    party = await begun(club, club.ann, club.bob, clock=45)
    game = await party.contest()
    for back in (club.bot.on_shard_resumed, club.bot.on_shard_connect):
        await club.bot.on_shard_disconnect(0)
        await club.pass_time(1)
        await back(0)
        await club.pass_time(1)
    assert (await party.contest()).record == game.record


async def test_computers_play_on_while_the_connection_is_away(tmp_path: Path) -> None:
    async with Club(tmp_path / "golf.db", computer_pace_s=10.0) as club:
        await club.start(club.ann, computers=1, holes=3, clock=300)
        game_id = await club.store.games.find_open_in(club.channel.id)
        assert game_id is not None
        for place in ("1", "2"):
            if place in club.cards(club.ann).labels:
                await club.press(club.ann, place, club.cards(club.ann))
        before = await club.application.games.get(game_id)
        assert before.record.deadline is Deadline.COMPUTER
        pause = timedelta(seconds=10.0) * vary_pace(before)
        assert before.record.deadline_at == club.now() + pause, "as the setting says"
        await club.bot.on_shard_disconnect(0)
        await club.pass_time(60)
        assert len((await club.application.games.get(game_id)).events) > len(before.events)


async def test_a_machine_that_slept_gives_the_time_back(club: ClubWithClocks) -> None:
    party = await begun(club, club.ann, club.bob, clock=90)
    await club.pass_time(10)
    game = await party.contest()
    assert game.record.deadline_at is not None
    club.sleep(40)
    await club.pass_time(16)
    after = await party.contest()
    assert after.record.deadline is Deadline.REMINDER
    assert after.record.deadline_at == game.record.deadline_at + timedelta(seconds=40)
    assert after.events == game.events


@pytest.mark.parametrize("by_s", [-3600, 3600])
async def test_a_clock_that_was_set_moves_no_deadline(club: ClubWithClocks, by_s: float) -> None:
    party = await begun(club, club.ann, club.bob, clock=90)
    game = await party.contest()
    club.set_by += by_s
    await club.pass_time(40)
    assert (await party.contest()).record.deadline is Deadline.REMINDER
    await club.pass_time(6)
    assert (await party.contest()).record.deadline is Deadline.LAPSE
    await club.pass_time(45)
    assert (await party.contest()).started_state.turn == game.started_state.turn + 1


async def test_a_lobby_expires_by_the_time_that_passed(club: ClubWithClocks) -> None:
    await club.command(club.ann, "start", holes=3)
    (record,) = await club.application.service.ending.list_open(club.guild.id)
    club.set_by -= 3600
    await club.pass_time(14 * 60)
    stored = await club.store.games.find(record.game_id)
    assert stored is not None
    assert stored.record.status is Status.LOBBY
    await club.pass_time(61)
    stored = await club.store.games.find(record.game_id)
    assert stored is not None
    assert stored.record.status is Status.CANCELLED
