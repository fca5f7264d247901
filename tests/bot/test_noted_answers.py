"""What a press and its answer mean for the messages of a game: tokens, answers that were lost, and turns that follow."""

from __future__ import annotations

import asyncio
import gc
import weakref
from dataclasses import replace
from pathlib import Path

import pytest

from bot.ports import Answer, ChannelGone, Person, Place, Press, Unavailable
from bot.ports.screen import Screen, Text
from data.records import SurfaceKind
from tests.bot.moody import ANN, BOB, CHANNEL, Bench, refuse, run
from tests.cogs.jumping import database_waits

__all__ = ["database_waits"]
pytestmark = pytest.mark.usefixtures("database_waits")
DIRECT = 1000


class Pressed:
    """The pressed message, which the token of a press can edit."""

    def __init__(self) -> None:
        self.shown: list[Screen] = []
        self.is_ready = True
        self.fails = False

    async def edit(self, screen: Screen) -> None:
        if self.fails:
            raise Unavailable("down")
        self.shown.append(screen)


async def press_table(bench: Bench, game_id: str, pressed: Pressed | None) -> Press:
    """Return a press on the game's table."""
    (table,) = [
        one
        for one in await bench.app.store.surfaces.list_of_game(game_id)
        if one.kind is SurfaceKind.TABLE
    ]
    return replace(
        bench.make_press(game_id, ANN, "cards"),
        place=Place.TABLE,
        channel_id=CHANNEL,
        message_id=table.message_id,
        pressed=pressed,
    )


def wants_token(bench: Bench, press: Press) -> bool:
    """Return whether the answer to a press should leave the table the token."""
    wants = bench.app.publisher.answers.begin(press)
    bench.app.publisher.answers.end(press, was_shown=True, was_done=True)
    return wants


def end(bench: Bench, press: Press, *, was_shown: bool, was_done: bool) -> None:
    """Answer a press, or fail to."""
    bench.app.publisher.answers.begin(press)
    bench.app.publisher.answers.end(press, was_shown=was_shown, was_done=was_done)


def test_a_table_gets_a_token_from_its_own_presses_once_it_has_none_or_an_old_one(
    tmp_path: Path,
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start()
        answers, pressed = bench.app.publisher.answers, Pressed()
        press = await press_table(bench, game_id, pressed)
        older = replace(press, message_id=press.message_id - 1)
        assert wants_token(bench, press)
        for other in (
            older,
            replace(press, place=Place.DIRECT),
            replace(press, place=Place.PANEL),
            replace(press, pressed=None),
            replace(press, game_id="nothere2"),
        ):
            assert not wants_token(bench, other)
        await answers.note(older, Answer())
        assert wants_token(bench, press), "the token of an older table is of no use"
        await answers.note(press, Answer())
        assert not wants_token(bench, press)
        await bench.turn(game_id)
        await asyncio.sleep(20)
        assert bench.messenger.of("edit") == []
        shown = len(pressed.shown)
        assert shown > 0
        # A token lives for fourteen minutes and is renewed in the last five of them.
        bench.skip(8.5 * 60 - 20)
        assert not wants_token(bench, press)
        bench.skip(60)
        assert wants_token(bench, press)
        bench.skip(5 * 60)
        await bench.turn(game_id)
        await asyncio.sleep(20)
        assert len(pressed.shown) == shown
        assert bench.messenger.of("edit") != []

    run(work, tmp_path)


def test_a_token_that_fails_or_is_not_ready_leaves_the_usual_edit(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start()
        answers = bench.app.publisher.answers
        early, broken = Pressed(), Pressed()
        early.is_ready, broken.fails = False, True
        for pressed in (early, broken):
            answer = Answer(update=Screen((Text("answered"),)))
            await answers.note(await press_table(bench, game_id, pressed), answer)
            bench.messenger.calls.clear()
            await bench.turn(game_id)
            await asyncio.sleep(20)
            assert bench.messenger.of("edit") != []
            # The one that has failed is not tried again, and another one is wanted.
            press = await press_table(bench, game_id, early)
            assert wants_token(bench, press) is pressed.fails
        broken.fails = False
        await bench.turn(game_id)
        await asyncio.sleep(20)
        assert broken.shown == early.shown == []

    run(work, tmp_path)


def test_an_answer_that_was_lost_is_made_good_and_one_that_was_never_made_is_not(
    tmp_path: Path,
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start()
        press = bench.make_press(game_id, ANN, "draw")
        end(bench, press, was_shown=False, was_done=False)
        end(bench, press, was_shown=True, was_done=True)
        end(bench, replace(press, game_id="nothere2"), was_shown=False, was_done=True)
        await asyncio.sleep(20)
        assert bench.messenger.calls == []
        end(bench, press, was_shown=False, was_done=True)
        await asyncio.sleep(20)
        assert [(one.what, one.channel_id) for one in bench.messenger.calls] == [
            ("edit", DIRECT + ANN)
        ]
        at_table = await press_table(bench, game_id, None)
        end(bench, at_table, was_shown=False, was_done=True)
        await asyncio.sleep(20)
        assert [(one.what, one.channel_id) for one in bench.messenger.calls[1:]] == [
            ("edit", CHANNEL)
        ]
        # A lost answer in an ephemeral message says nothing about the direct message.
        panel = replace(press, place=Place.PANEL)
        end(bench, panel, was_shown=False, was_done=True)
        await asyncio.sleep(20)
        assert len(bench.messenger.calls) == 2

    run(work, tmp_path)


def test_an_answer_that_shows_the_cards_is_not_followed_by_an_edit_of_them(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        contest = await bench.contest(game_id)
        mover = contest.record.players[contest.to_act[0]].user_id
        assert mover is not None
        (own,) = [
            one
            for one in await bench.app.store.surfaces.list_of_game(game_id)
            if one.user_id == mover
        ]
        press = replace(
            bench.make_press(game_id, mover, "draw", contest.key), message_id=own.message_id
        )
        bench.app.publisher.answers.begin(press)
        await bench.app.service.presses.press(press)
        bench.app.publisher.answers.end(press, was_shown=True, was_done=True)
        await asyncio.sleep(20)
        assert [one for one in bench.messenger.calls if one.channel_id == DIRECT + mover] == []
        # An answer with a screen of another version is.
        note = Answer(update=Screen((Text("old"),)), version=1)
        await bench.app.publisher.answers.note(press, note)
        await bench.move(game_id)
        await asyncio.sleep(20)
        edits = [one for one in bench.messenger.calls if one.channel_id == DIRECT + mover]
        assert [one.what for one in edits] == ["edit"]

    run(work, tmp_path)


def test_the_last_to_open_in_a_slow_game_is_called_to_the_first_turn(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.open_lobby(ruleset="pagat", holes=9)
        await bench.press(game_id, BOB, "join")
        await bench.press(game_id, ANN, "begin")
        await asyncio.sleep(20)
        bench.messenger.calls.clear()
        contest = await bench.contest(game_id)
        first, second = [player.user_id or 0 for player in contest.record.players]
        for user_id in (second, second, first, first):
            seat = contest.seat_of(user_id)
            assert seat is not None
            number = contest.started_state.up[seat].bit_count()
            (own,) = [
                one
                for one in await bench.app.store.surfaces.list_of_game(game_id)
                if one.user_id == user_id
            ]
            press = replace(
                bench.make_press(game_id, user_id, f"up{number}", contest.key),
                message_id=own.message_id,
            )
            bench.app.publisher.answers.begin(press)
            await bench.app.service.presses.press(press)
            bench.app.publisher.answers.end(press, was_shown=True, was_done=True)
            contest = await bench.contest(game_id)
        await asyncio.sleep(20)
        assert contest.to_act == (0,)
        posts = [one for one in bench.messenger.calls if one.what == "post"]
        assert [one.channel_id for one in posts] == [DIRECT + first]

    run(work, tmp_path)


def test_an_edit_that_nobody_waits_for_says_so_to_discords_budget(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        bench.messenger.urgent.clear()
        await bench.move(game_id)
        await asyncio.sleep(20)
        # The table, after five gaps, and the cards of the person who has drawn.
        assert sorted(bench.messenger.urgent) == [False, True]
        bench.messenger.urgent.clear()
        await bench.move(game_id)
        await asyncio.sleep(20)
        assert bench.messenger.urgent == [True] * 3

    run(work, tmp_path, gap_s=1.0)


def test_a_direct_channel_that_is_gone_is_opened_again_when_its_person_acts(
    tmp_path: Path,
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        bench.messenger.refuse = refuse("edit", ChannelGone(), channel_id=DIRECT + ANN)
        await bench.turn(game_id)
        await bench.turn(game_id)
        await asyncio.sleep(20)
        assert len(bench.messenger.of("edit", DIRECT + ANN)) == 1
        bench.messenger.calls.clear()
        await bench.app.service.presses.note_arrival(Person(ANN, "Ann"))
        await asyncio.sleep(20)
        assert bench.messenger.of("post", DIRECT + ANN) == [], "it is too early"
        bench.skip(10 * 60)
        await bench.app.service.presses.note_arrival(Person(ANN, "Ann"))
        await asyncio.sleep(20)
        assert len(bench.messenger.of("post", DIRECT + ANN)) == 1

    run(work, tmp_path)


def test_a_panel_of_a_game_that_is_over_is_forgotten(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start()
        for is_over in (False, True):
            if is_over:
                await bench.leave(game_id, BOB)
                await asyncio.sleep(20)
            for place in (Place.PANEL, Place.TABLE):
                panel = Pressed()
                press = bench.make_press(game_id, ANN, "cards")
                press = replace(press, place=place, channel_id=CHANNEL, panel=panel)
                await bench.app.service.presses.press(press)
                known = weakref.ref(panel)
                del press, panel
                gc.collect()
                assert (known() is None) == is_over

    run(work, tmp_path)


@pytest.mark.parametrize("has_room", [True, False])
def test_an_edit_that_an_answer_overtakes_leaves_the_newest_cards(
    tmp_path: Path, has_room: bool
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        contest = await bench.contest(game_id)
        mover = contest.record.players[contest.to_act[0]].user_id
        assert mover is not None
        places = await bench.app.store.surfaces.list_of_game(game_id)
        (own,) = [one for one in places if one.user_id == mover]
        messenger, people = bench.messenger, bench.app.store.people
        messenger.slow_channel = own.channel_id
        if not has_room:
            messenger.room.clear()
        await people.save(replace(await people.load_preferences(mover), language="de"))
        await bench.app.publisher.follow_choice(mover)
        await asyncio.sleep(5)
        assert len(messenger.of("edit", own.channel_id)) == has_room
        # While the edit waits, the mover draws.
        press = replace(
            bench.make_press(game_id, mover, "draw", contest.key), message_id=own.message_id
        )
        bench.app.publisher.answers.begin(press)
        await bench.app.service.presses.press(press)
        bench.app.publisher.answers.end(press, was_shown=True, was_done=True)
        messenger.arrives.set()
        messenger.room.set()
        await asyncio.sleep(20)
        # Discord may have made the first edit after the answer. An edit that was not sent yet is not sent any more.
        edits = messenger.of("edit", own.channel_id)
        assert len(edits) == (2 if has_room else 0)
        assert not edits or edits[0].screen != edits[1].screen

    run(work, tmp_path)
