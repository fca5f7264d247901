"""Two processes of one bot on one PostgreSQL, without Discord: what each one shows, and which version counts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from functools import partial

import pytest

from bot.ports import Refusal
from bot.ports.screen import Screen
from bot.program.neighbours import Gate
from data.records import Deadline, Preferences, ServerPreferences, Status
from engine.events import HoleScored
from tests.bot.halves import (
    ANN,
    BOB,
    LEFT,
    RIGHT,
    Half,
    Time,
    eventually,
    next_move,
    open_game,
    two_halves,
)
from tests.bot.tables import played
from tests.data.conftest import POSTGRES_URL
from tests.data.test_between_processes import listening

pytestmark = pytest.mark.skipif(not POSTGRES_URL, reason="needs GOLF_TEST_POSTGRES_URL")


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def halves(time: Time) -> AsyncIterator[tuple[Half, Half]]:
    async with two_halves(time) as both:
        yield both


async def test_the_table_is_shown_by_one_half_and_the_cards_by_the_other(
    halves: tuple[Half, Half],
) -> None:
    left, right = halves
    game_id = await open_game(right, RIGHT)
    await eventually(lambda: len(left.messenger.posts) == 2)
    await right.app.publisher.settle()
    assert sorted(left.messenger.posts) == [1000 + ANN, 1000 + BOB]
    # The lobby and the first hole.
    assert set(right.messenger.posts) == {500}
    contest = await right.app.games.get(game_id)
    user_id, word = next_move(contest)
    edits = len(right.messenger.edits)
    await left.press(game_id, user_id, word, contest.key)
    await eventually(lambda: len(right.messenger.edits) > edits)
    assert set(right.messenger.edits) == {500}
    assert 500 not in left.messenger.edits
    assert (await right.app.games.get(game_id)).record.version == contest.record.version + 1


class Shown:
    """A panel that notes how often it was edited."""

    def __init__(self) -> None:
        self.is_ready = True
        self.edits = 0

    async def edit(self, _screen: Screen) -> None:
        self.edits += 1


async def test_a_rematch_in_a_direct_message_is_posted_by_the_other_half(
    halves: tuple[Half, Half],
) -> None:
    left, right = halves
    game_id = await open_game(right, RIGHT)
    over = await right.app.games.change(game_id, played)
    await eventually(lambda: ANN + 1000 in left.messenger.posts)
    async with asyncio.timeout(60):  # nobody waits here for a table of the other half
        assert await left.app.publisher.wait_for_table(over, seconds=600) is None
    right.messenger.posts.clear()
    rematch = asyncio.create_task(left.press(game_id, ANN, "rematch", over.key))
    await eventually(lambda: right.messenger.posts == [500])
    await rematch
    assert 500 not in left.messenger.posts


async def test_a_panel_is_kept_up_to_date_by_the_half_that_opened_it(
    halves: tuple[Half, Half],
) -> None:
    left, right = halves
    game_id = await open_game(right, RIGHT)
    contest = await right.app.games.get(game_id)
    user_id, word = next_move(contest)
    shown = Shown()
    right.app.publisher.answers.note_panel(game_id, user_id, shown, Screen(()))
    await left.press(game_id, user_id, word, contest.key)
    await eventually(lambda: shown.edits > 0)


async def test_a_game_in_memory_is_not_believed_over_the_database(
    halves: tuple[Half, Half],
) -> None:
    left, right = halves
    game_id = await open_game(right, RIGHT)
    before = await left.app.games.get(game_id)
    await right.app.games.get(game_id)
    user_id, word = next_move(before)
    await right.press(game_id, user_id, word, before.key)
    # No notice is waited for.
    now = await left.app.games.get(game_id)
    assert now.record.version == before.record.version + 1
    assert now == await right.app.games.load_again(game_id)
    with pytest.raises(Refusal):
        await left.press(game_id, 99, "draw", now.key)


async def test_a_deadline_belongs_to_the_half_that_serves_the_server(
    halves: tuple[Half, Half], time: Time
) -> None:
    left, right = halves
    ours = await open_game(left, LEFT)
    theirs = await open_game(right, RIGHT, channel_id=501)
    await left.app.deadlines.close()
    await right.app.deadlines.close()
    time.at += timedelta(seconds=46)
    assert await left.store.games.list_due(time()) == [ours]
    assert await right.store.games.list_due(time()) == [theirs]


async def test_one_connection_for_queries_is_enough_because_nobody_keeps_it(
    time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.database.CONNECTIONS", 2)
    monkeypatch.setattr("data.server.CONNECTIONS", 2)
    async with two_halves(time) as halves:
        left, right = halves
        looks: list[str] = []

        async def look(half: Half) -> None:
            """Use the connection while Discord is being waited for."""
            async with asyncio.timeout(20):
                await asyncio.create_task(half.store.games.find_version("none"))
            looks.append(half.store.database.address.drivername)

        for half in halves:
            half.messenger.on_request = partial(look, half)
        game_id = await open_game(right, RIGHT)
        contest = await right.app.games.get(game_id)
        async with asyncio.timeout(120):
            for number in range(12):
                contest = await right.app.games.get(game_id)
                user_id, word = next_move(contest)
                await halves[number % 2].press(game_id, user_id, word, contest.key)
            await left.app.publisher.settle()
            await right.app.publisher.settle()
        assert len(looks) > 6
        assert len(contest.events) > 10


async def test_what_a_person_has_chosen_is_remembered_until_another_half_changes_it(
    halves: tuple[Half, Half],
) -> None:
    left, right = halves
    before = await right.store.people.load_preferences(ANN)
    server = await right.store.people.load_server(RIGHT)
    asked: list[str] = []
    with listening("before_cursor_execute", lambda *what: asked.append(what[2])):
        assert await right.store.people.load_preferences(ANN) == before
        assert await right.store.people.load_server(RIGHT) == server
        assert asked == []
    await left.store.people.save(replace(before, text=True))
    await left.store.people.save_server(replace(server, text=True))
    await wait_for_text(partial(right.store.people.load_preferences, ANN), True)
    await wait_for_text(partial(right.store.people.load_server, RIGHT), True)
    await left.store.privacy.forget(ANN)
    await wait_for_text(partial(right.store.people.load_preferences, ANN), False)


async def wait_for_text(
    load: Callable[[], Awaitable[Preferences | ServerPreferences]], wanted: bool
) -> None:
    async with asyncio.timeout(20):
        while (await load()).text is not wanted:  # noqa: ASYNC110 - a notice has no event
            await asyncio.sleep(0.01)


async def test_the_last_hole_is_scored_once_by_a_press_and_a_lapse_at_once(
    halves: tuple[Half, Half], time: Time
) -> None:
    left, right = halves
    await right.app.deadlines.close()
    game_id = await open_game(right, RIGHT)
    raced = 0
    async with asyncio.timeout(120):
        while (contest := await right.app.games.get(game_id)).is_playing:
            if contest.hole_is_over:
                await left.press(game_id, ANN, "next", contest.key)
                continue
            user_id, word = next_move(contest)
            if contest.hole < 3 or contest.started_state.out_seat is None:
                await left.press(game_id, user_id, word, contest.key)
                continue
            # Somebody went out in the last hole. From here on a clock runs out in one process while a press arrives in
            # the other.
            if contest.record.deadline is Deadline.REMINDER:
                time.at += timedelta(seconds=45)
                await right.app.automation.carry_out(game_id)
            time.at += timedelta(seconds=45)
            raced += 1
            await asyncio.gather(
                right.app.automation.carry_out(game_id),
                left.press(game_id, user_id, word, contest.key),
                return_exceptions=True,
            )
    assert raced
    assert contest.record.status is Status.FINISHED
    scored = [event for event in contest.events if isinstance(event, HoleScored)]
    assert len(scored) == 3
    for user_id in (ANN, BOB):
        seat = next(at for at, one in enumerate(contest.record.players) if one.user_id == user_id)
        kept = (await left.store.scores.load_player(RIGHT, user_id)).all
        assert kept.holes == 3
        assert kept.points == sum(event.scores[seat] for event in scored)
        assert kept.games == 1


async def test_who_takes_no_direct_messages_is_told_at_the_table_of_the_other_half(
    halves: tuple[Half, Half],
) -> None:
    left, right = halves
    left.messenger.closed = True
    game_id = await open_game(right, RIGHT, clock_s=86_400)
    contest = await right.app.games.get(game_id)

    def told() -> bool:
        return len(right.app.publisher.reach.list_told(contest)) == 2

    await eventually(told)
    # Only the half of the table calls people there, as a slow game does.
    await left.app.publisher.settle()
    assert left.messenger.posts == []


async def test_a_preference_that_one_half_stores_is_shown_by_the_other(
    halves: tuple[Half, Half],
) -> None:
    left, right = halves
    await open_game(right, RIGHT)
    await eventually(lambda: len(left.messenger.posts) == 2)
    await left.app.publisher.settle()
    before = len(left.messenger.edits)
    await right.app.service.choosing.choose(ANN, ["pictures:off"])
    await eventually(lambda: 1000 + ANN in left.messenger.edits[before:])
    await left.app.publisher.settle()
    assert left.messenger.edits[before:] == [1000 + ANN]


async def test_connections_wait_for_each_other_over_all_processes(
    halves: tuple[Half, Half],
) -> None:
    passed: list[tuple[str, float]] = []

    async def connect(half: Half, name: str, shard: int) -> None:
        await Gate(half.wire, pause_s=0.1).wait(shard, 2)
        passed.append((name, asyncio.get_running_loop().time()))

    await asyncio.gather(
        connect(halves[0], "even", 0), connect(halves[1], "even", 2), connect(halves[1], "odd", 1)
    )
    evens = [at for name, at in passed if name == "even"]
    assert evens[1] - evens[0] >= 0.1
    await asyncio.sleep(0.2)
