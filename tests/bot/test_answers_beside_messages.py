"""What an answer to a press leaves to the messages: whose token edits what, and which of them are still out of date."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.ports import Answer, Place, Press, Unavailable
from bot.ports.screen import Screen, Text
from data.records import Preferences, SurfaceKind
from tests.bot.moody import ANN, BOB, CHANNEL, Bench, refuse, run
from tests.bot.tables import played
from tests.bot.test_ends_forgotten import count_surfaces
from tests.bot.test_noted_answers import DIRECT, Pressed, end, press_table
from tests.cogs.jumping import database_waits

__all__ = ["database_waits"]
pytestmark = pytest.mark.usefixtures("database_waits")


async def answer(bench: Bench, press: Press) -> None:
    """Press a button and let Discord accept the answer."""
    bench.app.publisher.answers.begin(press)
    await bench.app.service.presses.press(press)
    bench.app.publisher.answers.end(press, was_shown=True, was_done=True)


async def press_cards(bench: Bench, game_id: str, user_id: int, word: str) -> Press:
    """Return a press on a person's direct message."""
    (own,) = [
        one
        for one in await bench.app.store.surfaces.list_of_game(game_id)
        if one.user_id == user_id and one.kind is SurfaceKind.CARDS
    ]
    key = (await bench.contest(game_id)).key
    return replace(bench.make_press(game_id, user_id, word, key), message_id=own.message_id)


async def mover_of(bench: Bench, game_id: str) -> int:
    contest = await bench.contest(game_id)
    user_id = contest.record.players[contest.to_act[0]].user_id
    assert user_id is not None
    return user_id


def test_a_press_that_changes_the_table_shows_nobodys_cards_with_its_token(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        contest = await bench.app.games.change(game_id, partial(played, until="hole over"))
        await asyncio.sleep(20)
        panel = Pressed()
        press = replace(
            await press_table(bench, game_id, None), action="next", key=contest.key, panel=panel
        )
        await answer(bench, press)
        for _ in range(5):
            await bench.move(game_id)
        await asyncio.sleep(20)
        assert (await bench.contest(game_id)).hole == 2
        assert panel.shown == [], "everybody would see what this token edits"

    run(work, tmp_path)


def test_an_ephemeral_message_beside_a_pressed_direct_one_is_edited(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        mover, panel = await mover_of(bench, game_id), Pressed()
        contest = await bench.contest(game_id)
        cards = await bench.app.screens.make_cards(contest, mover)
        bench.app.publisher.answers.note_panel(game_id, mover, panel, cards)
        await answer(bench, await press_cards(bench, game_id, mover, "draw"))
        await asyncio.sleep(20)
        now = await bench.app.screens.make_cards(await bench.contest(game_id), mover)
        assert panel.shown == [now] != [cards]

    run(work, tmp_path)


def test_an_answer_that_discord_accepts_ends_the_waits_after_an_outage(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start()
        bench.messenger.refuse = refuse("edit", Unavailable("down"))
        await bench.turn(game_id)
        await asyncio.sleep(50)  # the next attempt is a minute away
        bench.messenger.refuse = lambda _call: None
        before = len(bench.messenger.of("edit"))
        press = bench.make_press(game_id, ANN, "cards")
        for was_shown in (False, True):
            end(bench, press, was_shown=was_shown, was_done=False)
            await asyncio.sleep(2)
            assert len(bench.messenger.of("edit")) == before + was_shown

    run(work, tmp_path)


def test_a_lost_answer_in_an_ephemeral_message_is_shown_again(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        panel = Pressed()
        contest = await bench.contest(game_id)
        cards = await bench.app.screens.make_cards(contest, BOB)
        bench.app.publisher.answers.note_panel(game_id, BOB, panel, cards)
        press = replace(bench.make_press(game_id, BOB, "cards"), place=Place.PANEL)
        end(bench, press, was_shown=True, was_done=True)
        await asyncio.sleep(20)
        assert panel.shown == []
        end(bench, press, was_shown=False, was_done=True)
        await asyncio.sleep(20)
        assert panel.shown == [cards]
        assert bench.messenger.of("edit", DIRECT + BOB) == []
        assert bench.messenger.of("edit", CHANNEL) == []

    run(work, tmp_path)


def test_what_an_answer_shows_is_stored_a_few_seconds_later(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        mover = await mover_of(bench, game_id)
        await answer(bench, await press_cards(bench, game_id, mover, "draw"))
        await asyncio.sleep(12)
        stored = await bench.app.store.surfaces.list_of_game(game_id)
        (version,) = [one.version for one in stored if one.user_id == mover]
        assert version == (await bench.contest(game_id)).record.version
        assert bench.messenger.of("edit", DIRECT + mover) == []

    run(work, tmp_path)


def test_a_hole_that_is_dealt_elsewhere_leaves_a_table_without_buttons(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        scored = await bench.app.games.change(game_id, partial(played, until="hole over"))
        await asyncio.sleep(20)
        bench.messenger.calls.clear()
        await bench.press(game_id, ANN, "next", scored.key)
        await asyncio.sleep(20)
        dealt = await bench.contest(game_id)
        put_away = await bench.app.screens.make_scored(scored, old=True)
        table = await bench.app.screens.make_table(dealt)
        shown = [
            (one.what, one.screen) for one in bench.messenger.calls if one.channel_id == CHANNEL
        ]
        assert shown == [("edit", put_away), ("post", table)]

    run(work, tmp_path)


@pytest.mark.parametrize("is_slow", [False, True])
def test_a_table_without_buttons_is_not_edited_again_unless_its_answer_is_still_on_its_way(
    tmp_path: Path, *, is_slow: bool
) -> None:
    async def work(bench: Bench) -> None:
        game_id, answers = await bench.start(clock_s=300), bench.app.publisher.answers
        scored = await bench.app.games.change(game_id, partial(played, until="hole over"))
        await asyncio.sleep(20)
        bench.messenger.calls.clear()
        pressed = await press_table(bench, game_id, None)
        press = replace(pressed, action="next", key=scored.key)
        answers.begin(press)
        await bench.app.service.presses.press(press)
        await asyncio.sleep(5 if is_slow else 0)
        answers.end(press, was_shown=True, was_done=True)
        await asyncio.sleep(20)
        shown = [one.what for one in bench.messenger.calls if one.channel_id == CHANNEL]
        assert shown[:2] == (["edit", "post"] if is_slow else ["post"])

    run(work, tmp_path)


def test_an_ephemeral_message_that_could_not_be_edited_is_edited_after_the_outage(
    tmp_path: Path,
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        panel = Pressed()
        cards = await bench.app.screens.make_cards(await bench.contest(game_id), BOB)
        bench.app.publisher.answers.note_panel(game_id, BOB, panel, cards)
        panel.fails = True
        await bench.turn(game_id)
        await asyncio.sleep(5)
        panel.fails = False
        await asyncio.sleep(20)
        now = await bench.app.screens.make_cards(await bench.contest(game_id), BOB)
        assert panel.shown == [now] != [cards]

    run(work, tmp_path)


def test_an_older_ephemeral_message_points_to_the_newer_one_with_the_same_cards(
    tmp_path: Path,
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        older, newer, answers = Pressed(), Pressed(), bench.app.publisher.answers
        await bench.app.store.people.save(Preferences(BOB, language="de"))
        cards = await bench.app.screens.make_cards(await bench.contest(game_id), BOB)
        for panel in (older, newer):
            answers.note_panel(game_id, BOB, panel, cards)
        await asyncio.sleep(5)
        assert older.shown == [await bench.app.screens.make_newer(BOB)]
        assert older.shown != [await bench.app.screens.make_newer(ANN)], "it is in Bob's language"
        assert newer.shown == []

    run(work, tmp_path)


def test_a_message_that_is_being_edited_waits_for_no_slow_answer(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        messenger = bench.messenger
        messenger.slow_channel = CHANNEL
        await bench.turn(game_id)
        await asyncio.sleep(1)
        assert len(messenger.of("edit")) == 1
        # While this edit is on its way, somebody presses, and the game changes once more.
        press = bench.make_press(game_id, ANN, "hint")
        bench.app.publisher.answers.begin(press)
        await bench.turn(game_id)
        messenger.arrives.set()
        await asyncio.sleep(1)
        assert len(messenger.of("edit")) == 1
        await asyncio.sleep(1)
        assert len(messenger.of("edit")) == 2
        bench.app.publisher.answers.end(press, was_shown=True, was_done=True)
        # A quick answer ends the wait.
        messenger.arrives.clear()
        await bench.turn(game_id)
        await asyncio.sleep(1)
        bench.app.publisher.answers.begin(press)
        await bench.turn(game_id)
        messenger.arrives.set()
        await asyncio.sleep(0.1)
        assert len(messenger.of("edit")) == 3
        bench.app.publisher.answers.end(press, was_shown=True, was_done=True)
        await asyncio.sleep(0.1)
        assert len(messenger.of("edit")) == 4

    run(work, tmp_path)


def test_all_that_changes_during_an_answer_is_shown_after_it(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        press = bench.make_press(game_id, ANN, "hint")
        bench.app.publisher.answers.begin(press)
        await bench.turn(game_id)
        await bench.app.publisher.move_down(game_id)
        await asyncio.sleep(0.1)
        assert bench.messenger.calls == []
        bench.app.publisher.answers.end(press, was_shown=True, was_done=True)
        await asyncio.sleep(0.1)
        shown = {(one.what, one.channel_id) for one in bench.messenger.calls}
        cards = {("edit", DIRECT + ANN), ("edit", DIRECT + BOB)}
        assert shown == {("delete", CHANNEL), ("post", CHANNEL), *cards}

    run(work, tmp_path)


def test_presses_on_games_that_are_over_leave_nothing_in_memory(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start()
        await bench.leave(game_id, BOB)
        await asyncio.sleep(20)
        before = count_surfaces()
        for place in (Place.TABLE, Place.DIRECT):
            press = replace(bench.make_press(game_id, ANN, "cards"), place=place)
            answer = Answer(update=Screen((Text("It is over."),)))
            await bench.app.publisher.answers.note(press, answer)
        assert count_surfaces() == before

    run(work, tmp_path)


def test_a_table_that_is_called_for_comes_at_once(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        await bench.move(game_id)  # nobody waits to see that a card is drawn
        await asyncio.sleep(20)
        await bench.app.publisher.move_down(game_id)
        await asyncio.sleep(2)
        assert len(bench.messenger.of("post")) == 1

    run(work, tmp_path, gap_s=1.0)


def test_a_table_that_an_answer_has_changed_is_not_edited_as_well(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.open_lobby()
        await asyncio.sleep(5)
        table = await press_table(bench, game_id, None)
        bench.messenger.calls.clear()
        for user_id in (BOB, BOB + 1):
            press = bench.make_press(game_id, user_id, "join")
            await answer(
                bench,
                replace(
                    table, press_id=press.press_id, person=press.person, action="join", key="0-0"
                ),
            )
            await asyncio.sleep(5)
        assert len((await bench.contest(game_id)).record.players) == 3
        assert bench.messenger.calls == []

    run(work, tmp_path)
