"""A notice is lost, or a process is dead: messages become right, computers move, and clocks wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractContextManager
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest
import structlog

from bot.contest import Contest
from bot.ports.meter import Unmetered
from bot.program.neighbours import join_neighbours, run_beside
from bot.program.standing_in import StandIn, name_lock
from data.lanes import Lane, in_lane
from data.notices import GameNotice
from data.records import Deadline
from tests.bot.halves import (
    RIGHT,
    Half,
    Time,
    eventually,
    next_move,
    open_game,
    two_halves,
)
from tests.bot.haste import say_at_once_what_a_start_waits_for
from tests.data.conftest import POSTGRES_URL

pytestmark = pytest.mark.skipif(not POSTGRES_URL, reason="needs GOLF_TEST_POSTGRES_URL")


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def halves(time: Time) -> AsyncIterator[tuple[Half, Half]]:
    async with two_halves(time) as both:
        yield both


async def move_unheard(halves: tuple[Half, Half]) -> Contest:
    """Let the right half show a table, then let a press in the left half change the game while the right one is deaf."""
    left, right = halves
    game_id = await open_game(right, RIGHT)
    await right.app.publisher.settle()
    right.deaf = True
    right.messenger.edits.clear()
    contest = await right.app.games.get(game_id)
    user_id, word = next_move(contest)
    await left.press(game_id, user_id, word, contest.key)
    return await left.app.games.get(game_id)


async def test_a_version_that_was_read_before_its_notice_came_is_shown(
    halves: tuple[Half, Half],
) -> None:
    _, right = halves
    contest = await move_unheard(halves)
    # A press that is refused reads the newest version, and shows nothing.
    assert await right.app.games.find(contest.game_id) == contest
    await right.app.publisher.settle()
    assert right.messenger.edits == []
    notice = GameNotice(contest.game_id, contest.record.version, RIGHT)
    right.neighbour.hear(notice, False)
    await eventually(lambda: right.messenger.edits == [500])


async def test_a_version_whose_notice_was_lost_is_shown(halves: tuple[Half, Half]) -> None:
    _, right = halves
    contest = await move_unheard(halves)
    assert await right.app.games.find(contest.game_id) == contest
    await right.neighbour.look()
    await right.app.publisher.settle()
    assert right.messenger.edits == [500]
    # The database has not been told yet that the table is right. It is not looked at again.
    assert contest.game_id in await right.store.surfaces.list_late()
    await right.neighbour.look()
    assert right.app.publisher.behind_s == ()


async def test_the_computer_of_a_dead_process_is_moved_by_the_one_with_direct_messages(
    halves: tuple[Half, Half], time: Time
) -> None:
    left, right = halves
    await right.app.deadlines.close()
    game_id = await open_game(right, RIGHT, computer=True)
    contest = await left.app.games.get(game_id)
    while contest.record.deadline is not Deadline.COMPUTER:
        user_id, word = next_move(contest)
        await left.press(game_id, user_id, word, contest.key)
        contest = await left.app.games.get(game_id)
    stand_in = StandIn(left.store, left.app, left.wire)
    time.at += timedelta(seconds=2)
    await right.wire.hold(name_lock(1))
    await stand_in.look()
    assert await left.app.games.get(game_id) == contest, "the process of the game lives"
    await right.wire.free(name_lock(1))
    await stand_in.look()
    after = await left.app.games.get(game_id)
    assert len(after.events) > len(contest.events)
    assert await right.wire.try_hold(name_lock(1)), "a new process would wait for the lock"


async def test_a_process_waits_for_the_end_of_another_with_its_shard(
    halves: tuple[Half, Half], monkeypatch: pytest.MonkeyPatch
) -> None:
    left, right = halves
    say_at_once_what_a_start_waits_for(monkeypatch)
    bot: Any = SimpleNamespace(app=left.app)
    begun, ended = asyncio.Event(), asyncio.Event()

    async def serve() -> None:
        async with join_neighbours(left.store, bot, Unmetered()):
            begun.set()
            await ended.wait()

    await right.wire.hold(name_lock(0))
    with structlog.testing.capture_logs() as lines:
        serving = asyncio.create_task(serve())
        await eventually(lambda: any(line.get("shard") == name_lock(0) for line in lines))
    await asyncio.sleep(0.1)
    assert not begun.is_set()
    await right.wire.free(name_lock(0))
    await eventually(begun.is_set)
    assert not await right.wire.try_hold(name_lock(0))
    ended.set()
    await serving
    assert await right.wire.try_hold(name_lock(0))


async def test_a_look_that_fails_is_followed_by_another(
    halves: tuple[Half, Half], monkeypatch: pytest.MonkeyPatch
) -> None:
    left, _ = halves
    looks: list[str] = []

    def fail(what: str) -> Callable[..., Awaitable[object]]:
        async def look(*_: object) -> object:
            looks.append(what)
            raise OSError("the database is away")

        return look

    monkeypatch.setattr(left.store.games, "list_orphans", fail("games"))
    monkeypatch.setattr(left.store.surfaces, "list_late", fail("messages"))
    lanes: list[Lane] = []

    def note_lane(lane: Lane) -> AbstractContextManager[None]:
        lanes.append(lane)
        return in_lane(lane)

    for room in ("bot.program.neighbours", "bot.program.standing_in"):
        monkeypatch.setattr(f"{room}.in_lane", note_lane)
    monkeypatch.setattr("bot.program.neighbours._LOOK_S", 0.0)
    monkeypatch.setattr("bot.program.standing_in._LOOK_S", 0.0)
    stand_in = StandIn(left.store, left.app, left.wire)
    async with run_beside(stand_in.look_regularly(), left.neighbour.look_regularly()):
        await eventually(lambda: min(map(looks.count, ("games", "messages"))) > 1)
    assert lanes == [Lane.CLOCK, Lane.LATER]


async def test_clocks_of_a_dead_process_wait_for_it(halves: tuple[Half, Half], time: Time) -> None:
    left, right = halves
    await right.app.deadlines.close()
    game_id = await open_game(right, RIGHT)
    contest = await left.app.games.get(game_id)
    time.at += timedelta(seconds=200)
    await StandIn(left.store, left.app, left.wire).look()
    assert await left.app.games.get(game_id) == contest
    # Everybody else's process is well meanwhile.
    nearest = (await left.store.measure_vitals()).next_deadline
    assert nearest is None
    assert (await right.store.measure_vitals()).next_deadline == contest.record.deadline_at
