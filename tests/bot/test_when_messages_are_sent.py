"""When messages are sent: what waits for what, what is made sure of, and who is mentioned."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from bot.contest import Contest
from bot.messages.answers import Answers
from bot.ports import Answer, Place, Press, Unavailable
from bot.ports.screen import Screen
from bot.program import logs
from bot.program.settings import LogFormat, LogLevel
from bot.service import Application
from data.records import SurfaceKind
from tests.bot.moody import ANN, BOB, CHANNEL, Bench, refuse, run
from tests.cogs.jumping import database_waits

__all__ = ["database_waits"]
pytestmark = pytest.mark.usefixtures("database_waits")
DIRECT = 1000


@contextmanager
def holding(answers: Answers, press: Press) -> Iterator[None]:
    """Answer a press in this block. The answer is shown at its end."""
    answers.begin(press)
    yield
    answers.end(press, was_shown=True, was_done=True)


@pytest.fixture(autouse=True)
def _log() -> None:
    """Log as the running program does."""
    logs.configure(LogLevel.INFO, LogFormat.CONSOLE)


def test_a_refused_post_is_no_reason_for_an_edit_and_a_lost_one_is(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        for lost in (False, True):
            error = Unavailable("429", None, may_be_done=lost)
            channel_id = CHANNEL + lost
            bench.messenger.refuse = refuse("post", error, times=1, channel_id=channel_id)
            await bench.open_lobby(channel_id=channel_id)
            await asyncio.sleep(10)
            posts = bench.messenger.of("post", channel_id)
            assert len({one.nonce for one in posts}) == 1
            assert len(posts) == 2
            assert len(bench.messenger.of("edit", channel_id)) == lost

    run(work, tmp_path)


@pytest.mark.parametrize("ends", [False, True])
def test_what_is_shown_is_stored_a_few_seconds_later_or_at_the_end(
    tmp_path: Path, ends: bool
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start()
        await bench.turn(game_id)
        contest = await bench.move(game_id)  # the cards of the one who waits stay as they are
        if ends:
            await asyncio.sleep(0.5)
            await bench.app.close()
        else:
            await asyncio.sleep(12)
        stored = await bench.app.store.surfaces.list_of_game(game_id)
        shown = sorted((one.kind.value, one.user_id, one.version) for one in stored)
        version = contest.record.version
        assert shown == [("cards", ANN, version), ("cards", BOB, version), ("table", 0, version)]

    run(work, tmp_path)


def test_messages_wait_for_an_answer_but_not_for_long(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start()
        answers = bench.app.publisher.answers
        slow = bench.make_press(game_id, ANN, "cards")
        with holding(answers, slow):
            await asyncio.sleep(0.9)
            await bench.turn(game_id)
            await asyncio.sleep(0.4)
            assert bench.messenger.of("edit") == []
            await asyncio.sleep(0.4)
            assert len(bench.messenger.of("edit")) == 1
            # The wait is over for later changes and presses, too.
            with holding(answers, bench.make_press(game_id, BOB, "cards")):
                await bench.turn(game_id)
                await asyncio.sleep(0.2)
            assert len(bench.messenger.of("edit")) == 3, "both steps of a turn"
        with holding(answers, slow):
            with holding(answers, bench.make_press(game_id, BOB, "cards")):
                await bench.turn(game_id)
            await asyncio.sleep(1)  # one of two answers is still under way
            assert len(bench.messenger.of("edit")) == 3
        await asyncio.sleep(0.3)
        assert len(bench.messenger.of("edit")) == 4

    run(work, tmp_path)


def test_a_drawn_card_is_shown_at_the_table_after_five_gaps_or_with_the_next_change(
    tmp_path: Path,
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        began = asyncio.get_running_loop().time()
        await bench.move(game_id)
        await asyncio.sleep(4.5)
        assert bench.messenger.of("edit") == []
        await asyncio.sleep(2)
        (edit,) = bench.messenger.of("edit")
        assert 5 <= edit.at_s - began < 6
        shown = {person: len(bench.messenger.of("edit", 1000 + person)) for person in (ANN, BOB)}
        await bench.move(game_id)
        await asyncio.sleep(1.5)
        assert len(bench.messenger.of("edit")) == 2
        # Both read at once that the turn has passed from one to the other.
        for person in (ANN, BOB):
            assert len(bench.messenger.of("edit", 1000 + person)) == shown[person] + 1

    run(work, tmp_path, gap_s=1.0)


def test_an_edit_that_waited_for_room_shows_what_has_happened_meanwhile(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start()
        bench.messenger.room.clear()
        await bench.turn(game_id)
        await asyncio.sleep(5)
        contest = await bench.move(game_id)
        await asyncio.sleep(5)
        bench.messenger.room.set()
        await asyncio.sleep(0.5)  # no gap follows an edit that was not sent
        (edit,) = bench.messenger.of("edit")
        assert edit.screen == await bench.app.screens.make_table(contest)
        # Changes within a gap go together, at its end.
        await bench.move(game_id)
        await asyncio.sleep(0.1)
        contest = await bench.turn(game_id)
        await asyncio.sleep(2)
        (_, later) = bench.messenger.of("edit")
        assert 1 <= later.at_s - edit.at_s < 2
        assert later.screen == await bench.app.screens.make_table(contest)
        bench.app.publisher.follow(contest)  # nothing is sent, so no gap follows
        await asyncio.sleep(0.1)
        await bench.turn(game_id)
        await asyncio.sleep(0.5)
        assert len(bench.messenger.of("edit")) == 3

    run(work, tmp_path, gap_s=1.0)


def test_all_who_were_called_are_mentioned_in_the_table_that_appears_at_last(
    tmp_path: Path,
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.open_lobby()
        await asyncio.sleep(5)
        bench.messenger.calls.clear()
        bench.messenger.refuse = refuse("post", Unavailable("429", None, may_be_done=False))
        for user_id in (21, 22, 23):
            await bench.open_lobby(called=(user_id,))
            await asyncio.sleep(0.2)
        await bench.press(game_id, 23, "join")  # who is there need not be called any more
        await asyncio.sleep(1)
        bench.messenger.refuse = lambda _call: None
        await asyncio.sleep(20)
        screen = bench.messenger.of("post")[-1].screen
        assert screen is not None
        assert sorted(screen.mentions) == [21, 22]
        # Later tables call nobody.
        await bench.app.publisher.move_down(game_id)
        await asyncio.sleep(5)
        screen = bench.messenger.of("post")[-1].screen
        assert screen is not None
        assert screen.mentions == ()

    run(work, tmp_path)


def test_answers_that_took_long_and_may_have_overtaken_each_other_are_made_sure_of(
    tmp_path: Path,
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start()
        contest = await bench.contest(game_id)
        table = await bench.app.screens.make_table(contest)
        (shown,) = [
            one
            for one in await bench.app.store.surfaces.list_of_game(game_id)
            if one.kind is SurfaceKind.TABLE
        ]
        publisher = bench.app.publisher
        answers = publisher.answers
        presses = [
            replace(
                bench.make_press(game_id, user_id, "cards"),
                place=Place.TABLE,
                message_id=shown.message_id,
            )
            for user_id in (ANN, BOB)
        ]
        with holding(answers, presses[0]), holding(answers, presses[1]):
            for press in presses:
                await answers.note(press, Answer(update=table))
            await asyncio.sleep(5)
            assert bench.messenger.of("edit") == []
        await asyncio.sleep(5)
        assert len(bench.messenger.of("edit")) == 1
        # One answer alone overtakes nothing, and an answer in another message is none of the table's.
        with holding(answers, presses[0]):
            await answers.note(presses[0], Answer(update=table))
            await asyncio.sleep(5)
        elsewhere = replace(presses[0], message_id=1)
        with holding(answers, elsewhere):
            await answers.note(elsewhere, Answer(update=Screen(())))
        publisher.follow(contest)
        await asyncio.sleep(5)
        assert len(bench.messenger.of("edit")) == 1
        # An answer that did not arrive is replaced by an edit.
        answers.begin(presses[0])
        answers.end(presses[0], was_shown=False, was_done=True)
        await asyncio.sleep(5)
        assert len(bench.messenger.of("edit")) == 2

    run(work, tmp_path)


def test_what_other_processes_have_found_is_followed_here(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        publisher = bench.app.publisher
        await publisher.tell_unreached(game_id, 1)
        await publisher.tell_unreached(game_id, 9)  # a seat that the game does not have
        await publisher.tell_unreached("nosuchid", 0)
        await asyncio.sleep(5)
        contest = await bench.contest(game_id)
        assert publisher.reach.list_told(contest) == (1,)
        (edit,) = bench.messenger.of("edit")
        assert "no direct message reaches you" in edit.text
        # A person has closed their messages. From now on the bot waits before it tries again.
        people = bench.app.store.people
        await people.save(replace(await people.load_preferences(ANN), direct_closed=True))
        await publisher.follow_choice(ANN)
        elsewhere = ANN + 50  # this person plays nowhere now
        await people.save(replace(await people.load_preferences(elsewhere), direct_closed=True))
        await publisher.follow_choice(elsewhere)
        await asyncio.sleep(5)
        bench.skip(601)
        assert await publisher.reach.reopen(ANN)
        assert await publisher.reach.reopen(elsewhere)
        # Cards in words are shown at once.
        await people.save(replace(await people.load_preferences(BOB), text=True))
        await publisher.follow_choice(BOB)
        await asyncio.sleep(5)
        assert len(bench.messenger.of("edit", 1000 + BOB)) == 1
        # Nothing of a game that is over is kept.
        await bench.leave(game_id, BOB)
        await asyncio.sleep(5)
        assert publisher.reach.list_told(await bench.contest(game_id)) == ()

    run(work, tmp_path)


def test_after_a_start_eight_messages_are_checked_at_a_time(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        app, messenger = bench.app, bench.messenger
        for number in range(20):
            await bench.open_lobby(channel_id=CHANNEL + number)
        last = await app.games.get_open(CHANNEL + 19)
        await asyncio.sleep(20)
        await app.close()
        (table,) = await app.store.surfaces.list_of_game(last.game_id)
        await app.store.surfaces.save(replace(table, version=0))
        messenger.calls.clear()
        messenger.room.clear()
        waiting = [0]
        wait_for_room = messenger.wait_for_room

        async def wait(*, urgent: bool) -> None:
            waiting[0] += 1
            await wait_for_room(urgent=urgent)

        messenger.wait_for_room = wait  # type: ignore[method-assign]
        again = Application(app.store, messenger, now=app.now, edit_gap_s=0)
        found: list[str] = []
        find = again.games.find

        async def find_noting(game_id: str) -> Contest | None:
            found.append(game_id)
            return await find(game_id)

        again.games.find = find_noting  # type: ignore[method-assign]
        await again.start()
        await asyncio.sleep(30)
        assert found[0] == last.game_id, "what is known to be out of date comes first"
        assert waiting == [8]
        assert messenger.calls == []
        messenger.room.set()
        await asyncio.sleep(30)
        assert len({call.channel_id for call in messenger.calls}) == 20
        await again.close()

    run(work, tmp_path)
