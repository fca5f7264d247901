"""Games over hours: what calls people, and what does not. And the reminder at half time."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.contest import Contest
from bot.contest.play import move
from bot.ports import (
    ChannelGone,
    DirectBarred,
    DirectClosed,
    MessageGone,
    MessengerError,
    NotAllowed,
    NoWay,
    Unavailable,
)
from bot.ports.screen import Screen
from data.records import DirectMessages, SurfaceKind
from engine import NextHole
from tests.bot import tables
from tests.bot.moody import ANN, BOB, CHANNEL, Bench, refuse, run
from tests.cogs.jumping import database_waits

__all__ = ["database_waits"]
pytestmark = pytest.mark.usefixtures("database_waits")
DIRECT = 1000
DAY_S = 86_400


def people_of(contest: Contest) -> tuple[int, int]:
    """Return whose turn it is and who waits, in a game of two."""
    user_id = contest.record.players[contest.to_act[0]].user_id
    assert user_id is not None
    return user_id, ANN + BOB - user_id


def mentions(screen: Screen | None) -> tuple[int, ...]:
    assert screen is not None
    return screen.mentions


def test_in_a_slow_game_a_turn_is_a_new_message_and_nothing_else_is(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=DAY_S)
        mover, waiter = people_of(await bench.contest(game_id))
        await bench.move(game_id)  # drawing is no new turn
        await asyncio.sleep(5)
        assert bench.messenger.of("post", DIRECT + mover) == []
        await bench.move(game_id)
        await asyncio.sleep(5)
        assert len(bench.messenger.of("post", DIRECT + waiter)) == 1
        assert len(bench.messenger.of("delete", DIRECT + waiter)) == 1
        assert bench.messenger.of("post", DIRECT + mover) == []
        assert bench.messenger.of("edit", DIRECT + mover) != []
        # The end of the hole asks for nobody's move in particular.
        contest = await bench.turn(game_id)
        while not contest.hole_is_over:
            await asyncio.sleep(5)
            contest = await bench.turn(game_id)
        turns = len(bench.messenger.of("post", DIRECT + waiter))
        await asyncio.sleep(10)
        assert len(bench.messenger.of("post", DIRECT + waiter)) == turns
        assert contest.record.status.is_open

    run(work, tmp_path)


def test_a_hole_that_is_scored_calls_nobody(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=DAY_S)
        contest = await bench.app.games.change(game_id, partial(tables.played, until="hole over"))
        assert len(contest.to_act) == 2, "each of them can deal the next hole"
        await asyncio.sleep(10)
        for one in (DIRECT + ANN, DIRECT + BOB):
            assert [call.what for call in bench.messenger.calls if call.channel_id == one] == [
                "edit"
            ]

    run(work, tmp_path)


def test_a_person_who_is_away_is_not_called_to_turns_that_the_computer_plays(
    tmp_path: Path,
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=DAY_S)
        _, waiter = people_of(await bench.contest(game_id))

        def go_away(contest: Contest) -> Contest:
            players = tuple(
                replace(player, autopilot=player.user_id == waiter)
                for player in contest.record.players
            )
            return replace(contest, record=replace(contest.record, players=players))

        await bench.app.games.change(game_id, go_away, restart_clock=False)
        await asyncio.sleep(5)
        bench.messenger.calls.clear()
        contest = await bench.turn(game_id)
        await asyncio.sleep(5)  # the computer is still thinking
        assert (await bench.contest(game_id)).key == contest.key
        assert bench.messenger.of("post", DIRECT + waiter) == []

    run(work, tmp_path, pace_s=20.0)


def test_while_no_channel_can_be_opened_older_messages_are_edited(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=DAY_S)
        contest = await bench.contest(game_id)
        for seat in (0, 1):
            bench.app.publisher.reach.bar(contest, seat, 300.0)
        assert bench.app.publisher.reach.list_told(contest) == (0, 1)
        _, waiter = people_of(contest)
        await bench.turn(game_id)
        await asyncio.sleep(5)
        assert bench.messenger.of("delete", DIRECT + waiter) == []
        assert bench.messenger.of("post", DIRECT + waiter) == []
        assert bench.messenger.of("edit", DIRECT + waiter) != []
        # The table's channel calls the person instead.
        assert mentions(bench.messenger.of("post")[-1].screen) == (waiter,)
        bench.skip(300)
        assert not bench.app.publisher.reach.is_barred

    run(work, tmp_path)


@pytest.mark.parametrize("error", [NoWay("none in common"), DirectBarred("limited", 300.0)])
def test_a_message_that_was_deleted_and_not_replaced_is_forgotten(
    tmp_path: Path, error: Unavailable
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=DAY_S)
        _, waiter = people_of(await bench.contest(game_id))
        bench.messenger.refuse = refuse("post", error, channel_id=DIRECT + waiter)
        await bench.turn(game_id)
        await asyncio.sleep(5)
        stored = await bench.app.store.surfaces.list_of_game(game_id)
        assert waiter not in {one.user_id for one in stored}
        bench.messenger.calls.clear()
        await bench.move(game_id)
        await asyncio.sleep(5)
        assert bench.messenger.of("edit", DIRECT + waiter) == []

    run(work, tmp_path)


def test_nobody_gets_a_first_message_about_a_game_that_is_over(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        limited = Unavailable("429", None, may_be_done=False)
        bench.messenger.refuse = refuse("post", limited, channel_id=DIRECT + BOB)
        game_id = await bench.start(clock_s=300)
        await bench.leave(game_id, ANN)  # one person is left, so the game is over
        await asyncio.sleep(1)
        bench.messenger.refuse = lambda _call: None
        bench.messenger.calls.clear()
        await asyncio.sleep(400)
        assert bench.messenger.of("post", DIRECT + BOB) == []
        assert await bench.app.store.surfaces.list_of_game(game_id) == []  # nothing is left to keep

    run(work, tmp_path)


@pytest.mark.parametrize("reminders", [True, False])
def test_at_half_time_the_person_is_called_once_unless_they_want_no_reminders(
    tmp_path: Path, reminders: bool
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        mover, waiter = people_of(await bench.contest(game_id))
        people = bench.app.store.people
        chosen = await people.load_preferences(mover)
        await people.save(replace(chosen, reminders=reminders))
        await asyncio.sleep(120)
        assert bench.messenger.of("post") == []
        await asyncio.sleep(40)
        posts = bench.messenger.of("post")
        assert [mentions(one.screen) for one in posts] == ([(mover,)] if reminders else [])
        await asyncio.sleep(60)
        assert len(bench.messenger.of("post")) == len(posts)
        await bench.turn(game_id)
        await asyncio.sleep(5)
        assert len(bench.messenger.of("delete")) == len(posts)
        stored = await bench.app.store.surfaces.list_of_game(game_id)
        assert not [one for one in stored if one.kind is SurfaceKind.REMINDER]
        await asyncio.sleep(160)
        assert mentions(bench.messenger.of("post")[-1].screen) == (waiter,)
        assert len(bench.messenger.of("post")) == len(posts) + 1

    run(work, tmp_path)


@pytest.mark.parametrize("off", [False, True])
def test_a_reminder_of_an_earlier_turn_makes_room_for_that_of_the_next(
    tmp_path: Path, off: bool
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=DAY_S)
        for user_id in (ANN, BOB):
            chosen = await bench.app.store.people.load_preferences(user_id)
            wishes = DirectMessages.OFF if off else DirectMessages.ON
            await bench.app.store.people.save(
                replace(chosen, direct_messages=wishes, direct_closed=not off)
            )
        bench.app.publisher.follow(await bench.contest(game_id))
        await asyncio.sleep(5)
        for number in range(2, 5):
            await bench.turn(game_id)
            await asyncio.sleep(5)
            mover, _ = people_of(await bench.contest(game_id))
            posts = bench.messenger.of("post")
            assert [mentions(one.screen) for one in posts][-1] == (mover,)
            assert len(posts) == number
            assert len(bench.messenger.of("delete")) == number - 1

    run(work, tmp_path)


def test_a_closed_direct_message_is_tried_again_after_ten_minutes_and_an_act(
    tmp_path: Path,
) -> None:
    async def work(bench: Bench) -> None:
        bench.messenger.refuse = refuse("post", DirectClosed("closed"), channel_id=DIRECT + BOB)
        await bench.start(clock_s=300)
        reach, people = bench.app.publisher.reach, bench.app.store.people
        bench.messenger.refuse = lambda _call: None
        bench.skip(540)
        assert not await reach.reopen(BOB)
        bench.skip(61)
        assert not await reach.reopen(ANN)  # nobody has refused her messages
        assert await reach.reopen(BOB)
        assert not (await people.load_preferences(BOB)).direct_closed
        assert not await reach.reopen(BOB)
        # What another process has found counts from now.
        closed = replace(await people.load_preferences(BOB), direct_closed=True)
        assert reach.is_closed_to(closed)
        assert not await reach.reopen(BOB)
        bench.skip(300)
        assert reach.is_closed_to(closed)
        bench.skip(301)
        assert await reach.reopen(BOB)

    run(work, tmp_path)


def test_a_slow_table_is_edited_for_an_hour_and_then_posted_again(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start()
        bench.skip(3000)
        await bench.turn(game_id)
        await asyncio.sleep(5)
        assert len(bench.messenger.of("edit")) >= 1
        assert bench.messenger.of("post") == []
        bench.skip(700)
        bench.app.publisher.follow(await bench.contest(game_id))
        await asyncio.sleep(5)
        assert bench.messenger.of("post") == []  # nothing has changed
        await bench.turn(game_id)
        await asyncio.sleep(5)
        assert len(bench.messenger.of("post")) == 1
        assert len(bench.messenger.of("delete", CHANNEL)) == 1

    run(work, tmp_path)


def test_a_table_tells_each_person_once_a_game_how_to_see_their_cards(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        reach = bench.app.publisher.reach
        reach.tell(tables.lobby(), 0)
        first = tables.game()
        reach.tell(first, 0)
        assert reach.list_told(first) == (0,)
        over = tables.played(first, until="hole over")
        second = move(over, over.to_act[0], NextHole())
        reach.tell(second, 0)
        reach.tell(second, 1)
        assert reach.list_told(second) == (1,)
        reach.forget("another1")
        assert reach.list_told(second) == (1,)

    run(work, tmp_path)


@pytest.mark.parametrize(
    ("error", "kept"), [(DirectClosed("x"), True), (NotAllowed("x"), True), (ChannelGone(), False)]
)
def test_a_message_that_may_not_be_edited_is_edited_again_when_it_may(
    tmp_path: Path, error: MessengerError, kept: bool
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        bench.messenger.refuse = refuse("edit", error, channel_id=DIRECT + BOB)
        await bench.turn(game_id)
        await asyncio.sleep(20)
        stored = await bench.app.store.surfaces.list_of_game(game_id)
        assert (BOB in {one.user_id for one in stored}) is kept
        assert (await bench.app.store.people.load_preferences(BOB)).direct_closed

    run(work, tmp_path)


def test_nobody_gets_the_end_of_a_game_again_after_they_have_deleted_it(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start()
        bench.messenger.refuse = refuse("edit", MessageGone(), channel_id=DIRECT + BOB)
        await bench.app.games.change(game_id, tables.played)
        await asyncio.sleep(20)
        assert bench.messenger.of("post", DIRECT + BOB) == []
        assert bench.messenger.of("edit", DIRECT + ANN) != []

    run(work, tmp_path)
