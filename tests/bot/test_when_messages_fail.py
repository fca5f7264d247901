"""What the bot does when Discord refuses a message: when it tries again, what it tells, and what it leaves alone."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from pathlib import Path

import pytest

from bot.messages.outcomes import Blocked, Down, Gone
from bot.messages.when_discord_refuses import wait_after
from bot.ports import (
    ChannelGone,
    DirectBarred,
    DirectClosed,
    EditsSpent,
    MessageGone,
    MessengerError,
    NotAllowed,
    NoWay,
    Unavailable,
)
from bot.program import logs
from bot.program.settings import LogFormat, LogLevel
from data.records import Status
from tests.bot.moody import ANN, BOB, CHANNEL, Bench, gaps, refuse, run
from tests.cogs.jumping import database_waits

__all__ = ["database_waits"]
pytestmark = pytest.mark.usefixtures("database_waits")
DIRECT = 1000
OTHER_CHANNEL = CHANNEL + 1


@pytest.fixture(autouse=True)
def _log() -> None:
    """Log as the running program does."""
    logs.configure(LogLevel.INFO, LogFormat.CONSOLE)


def test_waits_grow_and_discord_decides_the_least() -> None:
    down = [wait_after(Down("", 0.0), failures) for failures in range(1, 12)]
    assert down == [1, 2, 4, 6, 6, 6, 6, 15, 60, 300, 300]
    assert wait_after(Down("", 90.0), 1) == 90
    assert wait_after(Down("", 90.0), 10) == 300
    assert [wait_after(Blocked(""), failures) for failures in (1, 2, 3, 4)] == [15, 60, 300, 300]
    assert wait_after(Gone(), 1) == wait_after(Gone(), 9) == 30


def test_an_outage_is_waited_out_ever_longer_and_a_warning_from_the_second_time(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start()
        bench.messenger.refuse = refuse("edit", Unavailable("down"))
        await bench.turn(game_id)
        await asyncio.sleep(110)
        edits = bench.messenger.of("edit")
        assert gaps(edits) == [1, 2, 4, 6, 6, 6, 6, 15, 60]
        records = [one for one in caplog.records if "cannot show" in one.getMessage()]
        assert [one.levelno for one in records] == [logging.INFO] + [logging.WARNING] * 9
        # A host can tell the first refusal from the later ones.
        assert ["still" in one.getMessage() for one in records] == [False] + [True] * 9
        # The next attempt shows the newest state, and afterwards there is nothing to try.
        bench.messenger.refuse = lambda _call: None
        last = await bench.turn(game_id)
        await asyncio.sleep(400)
        again = bench.messenger.of("edit")[len(edits) :]
        assert len(again) == 1
        table = await bench.app.screens.make_table(last)
        assert again[0].screen == table

    run(work, tmp_path)


def test_a_message_that_goes_through_ends_the_wait_of_the_others(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start()
        other = await bench.start(channel_id=501)
        bench.messenger.refuse = refuse("edit", Unavailable("down"))
        await bench.turn(game_id)
        await asyncio.sleep(50)  # the next attempt is a minute away
        bench.messenger.refuse = lambda _call: None
        before = len(bench.messenger.of("edit"))
        await asyncio.sleep(5)
        assert len(bench.messenger.of("edit")) == before
        await bench.turn(other)
        await asyncio.sleep(2)
        assert len(bench.messenger.of("edit")) == before + 1

    run(work, tmp_path)


def test_a_clock_stops_with_the_third_failure_and_runs_when_the_table_is_shown(
    tmp_path: Path,
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        bench.messenger.refuse = refuse("edit", Unavailable("down"))
        await bench.turn(game_id)
        await asyncio.sleep(2.5)
        assert (await bench.contest(game_id)).record.left_s is None
        await asyncio.sleep(3)
        assert (await bench.contest(game_id)).record.left_s is not None
        # A move from a direct message winds the clock. It stops again, because nobody can see the table.
        await bench.turn(game_id)
        await asyncio.sleep(0.5)
        assert (await bench.contest(game_id)).record.left_s is not None
        bench.messenger.refuse = lambda _call: None
        await asyncio.sleep(20)
        assert (await bench.contest(game_id)).record.left_s is None

    run(work, tmp_path)


def test_a_deleted_reminder_shows_that_discord_is_well(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=600)
        await asyncio.sleep(301)  # half of the clock is over, so the reminder is there
        other = await bench.open_lobby(channel_id=OTHER_CHANNEL)
        await asyncio.sleep(1)
        down = Unavailable("down")
        bench.messenger.refuse = lambda call: None if call.what == "delete" else down
        await bench.press(other, BOB, "join")
        await asyncio.sleep(200)
        before = len(bench.messenger.of("edit", OTHER_CHANNEL))
        assert gaps(bench.messenger.of("edit", OTHER_CHANNEL))[-1] == 60  # the next wait is 300 s
        await bench.turn(game_id)
        await asyncio.sleep(1)
        assert len(bench.messenger.of("delete")) == 1
        assert len(bench.messenger.of("edit", OTHER_CHANNEL)) == before + 1

    run(work, tmp_path)


def test_a_missing_permission_is_named_and_a_move_ends_the_wait(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        bench.messenger.refuse = refuse("edit", NotAllowed("Send Messages"))
        await bench.move(game_id)
        await asyncio.sleep(100)
        assert gaps(bench.messenger.of("edit")) == [15, 60]
        assert (await bench.contest(game_id)).record.left_s is not None
        said = [one.getMessage() for one in caplog.records if "may not show" in one.getMessage()]
        assert all("Send Messages" in line for line in said)
        bench.messenger.refuse = lambda _call: None
        await bench.move(game_id)
        await asyncio.sleep(1)
        assert len(bench.messenger.of("edit")) >= 4
        assert (await bench.contest(game_id)).record.left_s is None

    run(work, tmp_path)


def test_a_channel_must_be_missing_twice_in_a_row(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        for _ in range(2):  # two single failures, with a success in between
            bench.messenger.refuse = refuse("edit", ChannelGone(), times=1)
            before = len(bench.messenger.of("edit"))
            await bench.move(game_id)
            await asyncio.sleep(20)
            assert (await bench.contest(game_id)).record.left_s is not None  # the clock stands
            await asyncio.sleep(20)
            assert gaps(bench.messenger.of("edit")[before:])[0] == 30
            assert (await bench.contest(game_id)).record.left_s is None
        bench.messenger.refuse = refuse("edit", ChannelGone())
        await bench.turn(game_id)
        await asyncio.sleep(40)
        assert (await bench.contest(game_id)).record.status is Status.ABANDONED

    run(work, tmp_path)


def test_a_reminder_without_a_channel_has_the_table_looked_for(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        gone = ChannelGone()
        bench.messenger.refuse = lambda call: gone if call.channel_id == CHANNEL else None
        await asyncio.sleep(150 + 40)  # half time, and the two looks
        assert (await bench.contest(game_id)).record.status is Status.ABANDONED

    run(work, tmp_path)


@pytest.mark.parametrize("error", [EditsSpent("spent"), NotAllowed("Send Messages")])
def test_an_older_table_that_cannot_be_changed_waits_while_the_new_one_is_posted(
    tmp_path: Path, error: MessengerError
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.open_lobby()
        await bench.press(game_id, BOB, "join")
        await asyncio.sleep(5)
        bench.messenger.calls.clear()
        bench.messenger.refuse = refuse("edit", error)
        await bench.press(game_id, ANN, "begin")
        await asyncio.sleep(1)
        assert len(bench.messenger.of("post")) == 1
        await asyncio.sleep(99)
        lobby = bench.messenger.of("edit")
        assert len({one.message_id for one in lobby}) == 1
        assert gaps(lobby) == [2, 5, 8, 8, 8, 60]
        bench.messenger.refuse = refuse("edit", MessageGone())
        await asyncio.sleep(700)
        assert len(bench.messenger.of("edit")) == len(lobby) + 1  # a deleted message needs no more

    run(work, tmp_path)


def test_an_older_table_is_waited_for_twice_in_an_outage(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.open_lobby()
        await bench.press(game_id, BOB, "join")
        await asyncio.sleep(5)
        bench.messenger.calls.clear()
        bench.messenger.refuse = refuse("edit", Unavailable("down"))
        await bench.press(game_id, ANN, "begin")
        await asyncio.sleep(2)
        assert bench.messenger.of("post") == []
        await asyncio.sleep(3)
        assert len(bench.messenger.of("post")) == 1

    run(work, tmp_path)


CLOSED: list[tuple[MessengerError, bool]] = [
    (DirectClosed("closed"), True),
    (NotAllowed("View Channel"), True),
    (ChannelGone(), True),
    (NoWay("no server in common"), False),
    (DirectBarred("too many", 300.0), False),
]


@pytest.mark.parametrize(("error", "closed"), CLOSED)
def test_who_gets_no_direct_message_is_told_and_a_refusal_is_remembered(
    tmp_path: Path, error: MessengerError, closed: bool
) -> None:
    async def work(bench: Bench) -> None:
        bench.messenger.refuse = refuse("post", error, channel_id=DIRECT + BOB)
        game_id = await bench.start(clock_s=300)
        chosen = await bench.app.store.people.load_preferences(BOB)
        assert chosen.direct_closed is closed
        contest = await bench.contest(game_id)
        assert contest.seat_of(BOB) in bench.app.publisher.reach.list_told(contest)
        await bench.turn(game_id)
        await asyncio.sleep(20)
        assert bench.messenger.of("post", DIRECT + BOB) == []  # it is not tried at every change
        await bench.leave(game_id, ANN)
        await asyncio.sleep(20)
        assert bench.app.publisher.reach.list_told(contest) == ()

    run(work, tmp_path)


def test_who_refused_direct_messages_before_is_told_and_sent_none(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        people = bench.app.store.people
        await people.save(replace(await people.load_preferences(BOB), direct_closed=True))
        game_id = await bench.open_lobby(clock_s=300)
        await bench.press(game_id, BOB, "join")
        await bench.press(game_id, ANN, "begin")
        await asyncio.sleep(20)
        assert bench.messenger.of("post", DIRECT + BOB) == []
        contest = await bench.contest(game_id)
        told = bench.app.publisher.reach.list_told(contest)
        assert told == (contest.seat_of(BOB),)
        table = await bench.app.screens.make_table(contest, to_tell=told)
        assert bench.messenger.of("edit")[-1].screen == table

    run(work, tmp_path)


@pytest.mark.parametrize(
    "error",
    [MessageGone(), DirectClosed("closed"), NotAllowed("x"), NoWay("x"), ChannelGone()],
)
def test_last_words_are_tried_once(tmp_path: Path, error: MessengerError) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        bench.messenger.refuse = refuse("edit", error, channel_id=DIRECT + BOB)
        await bench.leave(game_id, BOB)
        await asyncio.sleep(120)
        assert len(bench.messenger.of("edit", DIRECT + BOB)) == 1
        stored = await bench.app.store.surfaces.list_of_game(game_id)
        assert not [one for one in stored if one.user_id == BOB]

    run(work, tmp_path)


def test_last_words_that_take_no_edit_are_deleted(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        bench.messenger.refuse = refuse("edit", EditsSpent("old"), channel_id=DIRECT + BOB)
        await bench.leave(game_id, BOB)
        await asyncio.sleep(5)
        assert len(bench.messenger.of("delete", DIRECT + BOB)) == 1

    run(work, tmp_path)


def test_a_fault_of_ours_is_tried_again_after_a_wait(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start()
        bench.messenger.refuse = refuse("edit", ZeroDivisionError(), times=7)
        await bench.turn(game_id)
        await asyncio.sleep(60)
        assert gaps(bench.messenger.of("edit")) == [1, 2, 3, 4, 5, 5, 5]
        lines = [one for one in caplog.records if "cannot show" in one.getMessage()]
        assert [one.levelno for one in lines] == [logging.ERROR] * 7

    run(work, tmp_path)
