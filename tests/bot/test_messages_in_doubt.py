"""What the bot makes sure of while requests fail: posts that may have arrived, tokens, panels, and waits of their own."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.ports import Answer, ChannelGone, MessageGone, NotAllowed, Place, Unavailable
from bot.ports.button_meanings import Word
from bot.ports.screen import Screen, Text
from data.records import SurfaceKind, SurfaceRecord
from tests.bot.moody import ANN, BOB, CHANNEL, GUILD, Bench, Call, gaps, refuse, run
from tests.bot.test_noted_answers import Pressed, press_table, wants_token
from tests.bot.test_slow_messages import people_of
from tests.bot.test_when_messages_are_sent import holding
from tests.cogs.jumping import database_waits

__all__ = ["database_waits"]
pytestmark = pytest.mark.usefixtures("database_waits")
DIRECT = 1000
OTHER_CHANNEL = CHANNEL + 1
DOWN = Unavailable("down")


def test_a_wait_that_discord_asked_for_is_kept_though_other_messages_go_through(
    tmp_path: Path,
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        other = await bench.start(clock_s=300, channel_id=OTHER_CHANNEL)
        limited = Unavailable("429", 50.0, may_be_done=False)
        bench.messenger.refuse = refuse("edit", limited, times=1)
        await bench.turn(game_id)
        await asyncio.sleep(10)
        await bench.turn(other)
        await asyncio.sleep(60)
        assert gaps(bench.messenger.of("edit")) == [50]
        # In an outage, a message that goes through ends one wait of the others. The next wait is as long as before.
        bench.messenger.refuse = refuse("edit", DOWN)
        await bench.turn(game_id)
        await asyncio.sleep(55)
        tried = len(bench.messenger.of("edit"))
        await bench.turn(other)
        await asyncio.sleep(40)
        assert len(bench.messenger.of("edit")) == tried + 1

    run(work, tmp_path)


def test_only_a_table_that_nobody_sees_stops_the_clock(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        bench.messenger.refuse = refuse("edit", DOWN, channel_id=DIRECT + ANN)
        version = (await bench.turn(game_id)).record.version
        await asyncio.sleep(30)
        assert len(bench.messenger.of("edit", DIRECT + ANN)) > 3
        assert (await bench.contest(game_id)).record.version == version
        bench.messenger.refuse = refuse("post", NotAllowed("Send Messages"))
        await asyncio.sleep(130)
        assert len(bench.messenger.of("post")) == 1, "the reminder at half time"
        assert (await bench.contest(game_id)).record.left_s is None
        # Then the bot has to leave the server. Only the direct messages say so, each once. The table is given up.
        bench.messenger.refuse = refuse("edit", NotAllowed("View Channel"))
        await asyncio.gather(bench.turn(game_id), asyncio.sleep(20))
        bench.messenger.calls.clear()
        store = bench.app.store
        await store.people.save(replace(await store.people.load_preferences(BOB), language="de"))
        await store.surfaces.save(SurfaceRecord(game_id, SurfaceKind.REMINDER, 0, CHANNEL, 7, 1, 3))
        await bench.app.service.ending.forget_guild(GUILD)
        await asyncio.sleep(400)
        told = [(one.what, one.channel_id, one.screen) for one in bench.messenger.calls]
        ann, bob = [await bench.app.screens.make_parted(one) for one in (ANN, BOB)]
        assert sorted(told) == [("edit", DIRECT + ANN, ann), ("edit", DIRECT + BOB, bob)]
        assert ann != bob

    run(work, tmp_path)


def test_a_message_that_fails_is_behind_since_its_first_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(bench: Bench) -> None:
        time = asyncio.get_running_loop().time
        monkeypatch.setattr("bot.messages.keeper.time", SimpleNamespace(monotonic=time))
        publisher = bench.app.publisher
        game_id = await bench.start(clock_s=300)
        contest = await bench.contest(game_id)

        def fail(call: Call) -> Exception | None:
            if (call.what, call.channel_id) != ("edit", CHANNEL):
                return None
            publisher.follow(contest)  # the game changes during the attempt
            return DOWN

        bench.messenger.refuse = fail
        await bench.turn(game_id)
        await asyncio.sleep(30)
        await bench.turn(game_id)
        await asyncio.sleep(5)
        assert [round(late_s) for late_s in publisher.behind_s] == [35]
        bench.messenger.refuse = lambda _call: None
        await asyncio.sleep(30)
        assert publisher.behind_s == ()
        # A look at the database names messages that are up to date, too, and one that waits already.
        contest = await bench.contest(game_id)
        publisher.check(contest)
        assert publisher.behind_s == ()
        bench.messenger.refuse = refuse("edit", NotAllowed("Send Messages"))
        contest = await bench.turn(game_id)
        await asyncio.sleep(20)
        tried = len(bench.messenger.of("edit"))
        publisher.check(replace(contest, record=replace(contest.record, version=10_000)))
        await asyncio.sleep(5)
        assert len(bench.messenger.of("edit")) == tried

    run(work, tmp_path)


def test_a_reminder_that_may_have_arrived_is_found_and_deleted(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        bench.messenger.refuse = refuse("post", DOWN, times=1)
        while not bench.messenger.of("post"):  # noqa: ASYNC110 - there is no event
            await asyncio.sleep(0.5)
        await bench.turn(game_id)
        await asyncio.sleep(20)
        assert len({one.nonce for one in bench.messenger.of("post")}) == 1
        assert [len(bench.messenger.of(what)) for what in ("post", "delete")] == [2, 1]
        # A reminder that comes back in the same turn is another message.
        await asyncio.sleep(150)
        people = bench.app.store.people
        mover, _ = people_of(await bench.contest(game_id))
        for reminders in (False, True):
            chosen = await people.load_preferences(mover)
            await people.save(replace(chosen, reminders=reminders))
            await bench.app.publisher.follow_choice(mover)
            await asyncio.sleep(2)
        assert [len(bench.messenger.of(what)) for what in ("post", "delete")] == [4, 2]
        assert len({one.nonce for one in bench.messenger.of("post")}) == 3

    run(work, tmp_path)


def test_a_lobby_that_may_have_arrived_is_found_though_it_was_closed(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        bench.messenger.refuse = refuse("post", DOWN, times=1)
        game_id = await bench.open_lobby()
        await bench.app.automation.close_game(game_id)
        await asyncio.sleep(20)
        posts, edits = bench.messenger.of("post"), bench.messenger.of("edit")
        assert (len(posts), len({one.nonce for one in posts})) == (2, 1)
        assert edits[-1].screen == posts[-1].screen
        assert posts[0].screen != posts[1].screen

    run(work, tmp_path)


def test_what_is_gone_is_not_looked_for_again(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        # A deleted lobby needs no farewell when its game begins.
        lobby = await bench.open_lobby()
        await bench.press(lobby, BOB, "join")
        await asyncio.sleep(5)
        bench.messenger.calls.clear()
        bench.messenger.refuse = refuse("edit", MessageGone())
        await bench.press(lobby, ANN, "begin")
        await asyncio.sleep(30)
        assert [len(bench.messenger.of(what)) for what in ("edit", "post")] == [1, 1]
        # Nor does a game that is over need its channel.
        bench.messenger.calls.clear()
        bench.messenger.refuse = refuse("edit", ChannelGone())
        await bench.leave(lobby, BOB)
        await asyncio.sleep(60)
        assert len(bench.messenger.of("edit")) == 1
        # Nor is an older table changed again that could be put away at last.
        other = await bench.open_lobby(channel_id=OTHER_CHANNEL)
        await bench.press(other, BOB, "join")
        await asyncio.sleep(5)
        bench.messenger.calls.clear()
        bench.messenger.refuse = refuse("edit", DOWN, times=3, channel_id=OTHER_CHANNEL)
        await bench.press(other, ANN, "begin")
        await asyncio.sleep(400)
        assert len(bench.messenger.of("edit", OTHER_CHANNEL)) == 4

    run(work, tmp_path)


def test_a_token_belongs_to_one_message_and_the_newest_one_stays(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        answers, newer = bench.app.publisher.answers, Pressed()
        press = await press_table(bench, game_id, newer)

        class Overtaken(Pressed):
            """A message that somebody presses while an edit with an older token fails."""

            async def edit(self, screen: Screen) -> None:
                await answers.note(press, Answer(update=Screen((Text("answered"),))))
                raise DOWN

        await answers.note(await press_table(bench, game_id, Overtaken()), Answer())
        await bench.turn(game_id)
        await asyncio.sleep(5)
        assert not wants_token(bench, press)
        shown = len(newer.shown)
        assert shown > 0
        assert bench.messenger.of("edit") == []
        await bench.app.publisher.move_down(game_id)
        await asyncio.sleep(5)
        await bench.turn(game_id)
        await asyncio.sleep(5)
        assert len(newer.shown) == shown, "this token edits the older table"
        assert wants_token(bench, await press_table(bench, game_id, newer))

    run(work, tmp_path)


def test_only_cards_are_kept_up_to_date_in_a_panel_and_until_it_shows_the_end(
    tmp_path: Path,
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        rules, cards, replay = Pressed(), Pressed(), Pressed()
        press = replace(await press_table(bench, game_id, None), channel_id=CHANNEL)
        for word, panel in ((Word.CARDS, cards), (Word.RULES, rules), (Word.SEAL, rules)):
            await bench.app.service.presses.press(replace(press, action=word, panel=panel))
        await bench.turn(game_id)
        await asyncio.sleep(5)
        shown = len(cards.shown)
        assert shown > 0
        assert rules.shown == []
        cards.fails = True
        await bench.leave(game_id, BOB)
        await asyncio.sleep(0.5)
        # Meanwhile the person looks at a replay. Its message is not overwritten with the cards.
        on = replace(press, action=Word.REPLAY_ON, place=Place.PANEL, panel=replay)
        await bench.app.publisher.answers.note(on, Answer(update=Screen((Text("a turn"),))))
        cards.fails = False
        await asyncio.sleep(20)
        assert (len(cards.shown), replay.shown) == (shown + 1, [])

    run(work, tmp_path)


def test_a_message_that_was_due_goes_with_the_answer_and_not_before(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        publisher = bench.app.publisher
        slow = bench.make_press(game_id, ANN, "cards")
        await publisher.move_down(game_id)
        with holding(publisher.answers, slow):
            await asyncio.sleep(0.3)
            assert bench.messenger.of("post") == []
        await asyncio.sleep(0.3)
        assert len(bench.messenger.of("post")) == 1, "a table that moves down is waited for"
        await asyncio.sleep(5)
        # The table waits, because nobody needs to see a drawn card. Then the turn ends with a slow press.
        contest = await bench.contest(game_id)
        mover, _ = people_of(contest)
        own = await bench.app.store.surfaces.find(game_id, SurfaceKind.CARDS, mover)
        assert own is not None
        draw = replace(
            bench.make_press(game_id, mover, "draw", contest.key), message_id=own.message_id
        )
        with holding(publisher.answers, draw):
            await bench.app.service.presses.press(draw)
        publisher.check(await bench.contest(game_id))
        assert len(publisher.behind_s) == 3, "table, reminder, and the other's cards"
        await asyncio.sleep(1)
        with holding(publisher.answers, slow):
            contest = await bench.move(game_id)
            await asyncio.sleep(1)
            assert bench.messenger.of("edit") == []
        await asyncio.sleep(1.5)
        assert len(bench.messenger.of("edit")) == 1
        # A table with a drawn card is posted again at once, too.
        await bench.move(game_id)
        await asyncio.sleep(7)
        await publisher.move_down(game_id)
        await asyncio.sleep(1.5)
        assert len(bench.messenger.of("post")) == 2

    run(work, tmp_path, gap_s=1.0)


def test_a_version_that_could_not_be_stored_does_not_stop_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(bench: Bench) -> None:
        surfaces = bench.app.store.surfaces
        game_id = await bench.start(clock_s=300)

        async def broken(_shown: object) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(surfaces, "note_versions", broken)
            await bench.turn(game_id)
            await asyncio.sleep(6)
        contest = await bench.turn(game_id)
        await asyncio.sleep(6)
        stored = await surfaces.list_of_game(game_id)
        assert {one.version for one in stored} == {contest.record.version}
        # What is shown just before the end is stored at the end. After the end nothing is sent.
        contest = await bench.turn(game_id)
        await asyncio.sleep(0.1)
        await bench.app.close()
        stored = await surfaces.list_of_game(game_id)
        (table,) = [one for one in stored if one.kind is SurfaceKind.TABLE]
        assert table.version == contest.record.version
        bench.messenger.calls.clear()
        await bench.app.publisher.move_down(game_id)
        await asyncio.sleep(5)
        assert bench.messenger.calls == []

    run(work, tmp_path)
