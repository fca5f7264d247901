"""Messages at their beginning and end: posted first, read while they are posted, after a start, after the game."""

from __future__ import annotations

import asyncio
import gc
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import delete
from structlog.testing import capture_logs

from bot.messages.leftovers import Leftovers
from bot.messages.registry import Registry
from bot.messages.surface import Surface, SurfaceKey
from bot.ports import Answer, ChannelGone, MessageGone, NotAllowed, Place, Unavailable
from bot.ports.idle import rest
from bot.ports.screen import Button, Row, Screen, Text
from bot.ports.tasks import Tasks
from bot.service import Application
from data.records import DirectMessages, SurfaceKind, SurfaceRecord
from data.shards import WHOLE
from data.tables import events
from tests.bot.bare import CHANNEL, Bare, bare
from tests.bot.moody import ANN, BOB, Bench, refuse, run
from tests.bot.scripted import Nowhere
from tests.bot.tables import played
from tests.cogs.jumping import JumpingLoop, database_waits

__all__ = ["bare", "database_waits"]
DIRECT = 1000


@pytest.mark.usefixtures("database_waits")
def test_every_message_has_a_nonce_of_its_own(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.open_lobby()
        await bench.press(game_id, BOB, "join")
        await asyncio.sleep(20)
        await bench.press(game_id, ANN, "begin")
        await asyncio.sleep(20)
        posts = [one for one in bench.messenger.calls if one.what == "post"]
        where = [one.channel_id for one in posts]
        assert sorted(where) == [500, 500, DIRECT + ANN, DIRECT + BOB]
        assert len({one.nonce for one in posts}) == len(posts)

    run(work, tmp_path)


@pytest.mark.usefixtures("database_waits")
def test_a_first_direct_message_that_was_lost_before_a_crash_is_there_once(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        messenger, old = bench.messenger, bench.app
        messenger.refuse = refuse("post", Unavailable("lost"), channel_id=DIRECT + BOB)
        game_id = await bench.start(clock_s=300)
        await asyncio.sleep(100)
        (nonce,) = {one.nonce for one in messenger.of("post", DIRECT + BOB)}
        await old.close()
        messenger.refuse = lambda _call: None
        messenger.calls.clear()
        new = Application(
            old.store, messenger, now=old.now, computer_pace_s=0, edit_gap_s=0, clock=None
        )
        before = await new.games.get(game_id)
        after = await new.games.change(game_id, partial(played, until="hole over"))
        assert after.moment > before.moment
        await new.start()
        await asyncio.sleep(20)
        assert [one.nonce for one in messenger.of("post", DIRECT + BOB)] == [nonce]
        await new.close()

    run(work, tmp_path)


@pytest.mark.usefixtures("database_waits")
def test_a_command_waits_eight_seconds_for_its_table(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        post, loop = bench.messenger.post, asyncio.get_running_loop()

        async def slow(channel_id: int, screen: Screen, *, nonce: str) -> int:
            await asyncio.sleep(60)
            return await post(channel_id, screen, nonce=nonce)

        bench.messenger.post = slow  # type: ignore[method-assign]
        began = loop.time()
        game_id = await bench.open_lobby()
        assert round(loop.time() - began) == 8
        assert (await bench.contest(game_id)).is_lobby
        await asyncio.sleep(60)
        assert len(bench.messenger.of("post")) == 1

    run(work, tmp_path)


def test_an_older_table_is_tried_for_a_day_and_then_left() -> None:
    tried: list[float] = []

    class Refusing(Nowhere):
        async def delete(self, channel_id: int, message_id: int) -> None:
            tried.append(asyncio.get_running_loop().time())
            raise NotAllowed

    async def main() -> None:
        began = asyncio.get_running_loop().time()
        record = SurfaceRecord("8f3k2m4p", SurfaceKind.TABLE, 0, CHANNEL, 7, 1, 3)
        Leftovers(Refusing(), Tasks(), rest).add(record, None)
        await asyncio.sleep(30 * 3600)
        waits = [round(after - before) for before, after in pairwise([began, *tried])]
        assert waits == [2, 5, 8, 8, 8, 60] + [300] * 294

    with asyncio.Runner(loop_factory=JumpingLoop) as runner, capture_logs() as logs:
        runner.run(main())
    (end,) = [one for one in logs if one["log_level"] == "warning"]
    assert (end["event"], end["game"]) == ("older table left as it was", "8f3k2m4p")


@pytest.mark.parametrize("error", [MessageGone(), ChannelGone()])
def test_an_older_table_that_is_gone_is_left_in_peace(error: Exception) -> None:
    tried: list[int] = []

    class Without(Nowhere):
        async def edit(self, channel_id: int, message_id: int, screen: Screen) -> None:
            tried.append(message_id)
            raise error

    async def main() -> None:
        record = SurfaceRecord("8f3k2m4p", SurfaceKind.TABLE, 0, CHANNEL, 7, 1, 3)
        Leftovers(Without(), Tasks(), rest).add(record, Screen(()))
        await asyncio.sleep(3600)

    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        runner.run(main())
    assert tried == [7]


@pytest.mark.usefixtures("database_waits")
def test_a_computer_answers_in_its_own_time_even_if_other_deadlines_are_far(
    tmp_path: Path,
) -> None:
    async def work(bench: Bench) -> None:
        await bench.start(clock_s=86_400, channel_id=501)
        game_id = await bench.open_lobby(clock_s=86_400)
        await bench.press(game_id, ANN, "addcpu")
        await bench.press(game_id, ANN, "begin")
        await asyncio.sleep(20)
        for _ in range(4):
            contest = await bench.contest(game_id)
            if contest.hole_is_over:
                break
            assert not contest.is_automatic(contest.to_act[0])
            while not contest.hole_is_over and not contest.is_automatic(contest.to_act[0]):
                contest = await bench.move(game_id)
            await asyncio.sleep(2.5 * 1.5 + 0.1)  # as long as a computer thinks at most

    run(work, tmp_path, pace_s=1.5)


@pytest.mark.usefixtures("database_waits")
def test_a_table_that_has_moved_down_stays_where_it_is(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start()
        await bench.app.publisher.move_down(game_id)
        await asyncio.sleep(20)
        (moved,) = bench.messenger.of("post")
        for _ in range(2):
            await bench.turn(game_id)
            await asyncio.sleep(20)
        assert bench.messenger.of("post") == [moved]
        assert bench.messenger.of("edit") != []

    run(work, tmp_path)


@pytest.mark.usefixtures("database_waits")
def test_the_message_of_who_wants_no_direct_messages_says_where_the_cards_are(
    tmp_path: Path,
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start()
        people = bench.app.store.people
        chosen = await people.load_preferences(ANN)
        await people.save(replace(chosen, direct_messages=DirectMessages.OFF))
        await bench.app.publisher.follow_choice(ANN)
        await asyncio.sleep(20)
        (edit,) = bench.messenger.of("edit", DIRECT + ANN)
        assert "Press **My cards** at the table" in edit.text
        await bench.turn(game_id)
        await bench.turn(game_id)
        await asyncio.sleep(20)
        assert bench.messenger.of("edit", DIRECT + ANN) == [edit]
        assert bench.messenger.of("edit", DIRECT + BOB) != []

    run(work, tmp_path)


async def test_one_broken_game_keeps_no_other_from_being_shown_after_a_start(bare: Bare) -> None:
    ids = {await bare.begin(ANN + 5, channel_id=CHANNEL + at): CHANNEL + at for at in range(3)}
    first = min(ids)
    gone = delete(events).where(events.c.game_id == first, events.c.seq == 2)
    await bare.store.database.write(lambda connection: connection.execute(gone))
    again = Bare(bare.store)
    again.at = bare.at
    with capture_logs() as logs:
        await again.app.start()
        await again.app.publisher.settle()
    broken = [(one["log_level"], one["game"]) for one in logs if "cannot be read" in one["event"]]
    assert broken == [("error", first)]
    shown = {channel_id for channel_id, _ in again.messenger.posts}
    assert {channel for channel in ids.values() if channel in shown} == set(ids.values()) - {
        ids[first]
    }
    await again.app.close()


async def test_a_seat_that_a_game_does_not_have_is_told_nothing(bare: Bare) -> None:
    game_id = await bare.begin(BOB)
    publisher = bare.app.publisher
    await publisher.tell_unreached(game_id, 2)
    await publisher.tell_unreached("nothere2", 0)
    game = await bare.game(game_id)
    assert publisher.reach.list_told(game) == ()
    await publisher.tell_unreached(game_id, 1)
    assert publisher.reach.list_told(game) == (1,)
    later: Any = SimpleNamespace(game_id=game_id, hole=game.hole + 1)
    assert publisher.reach.list_told(later) == (), "the next hole begins anew"


async def test_what_was_posted_during_a_reading_is_not_replaced_by_what_was_read() -> None:
    key = SurfaceKey("game", SurfaceKind.TABLE)
    older, newer = (SurfaceRecord(*key, 5, number, 0, 1) for number in (1, 2))
    may_return = [asyncio.Event(), asyncio.Event()]

    class Rows:
        def __init__(self) -> None:
            self.readings = 0

        async def find(self, *_key: object) -> SurfaceRecord:
            self.readings += 1
            await may_return[self.readings - 1].wait()
            return older

        async def save(self, _record: SurfaceRecord) -> None:
            return None

    rows: Any = Rows()
    registry, surface = Registry(rows, WHOLE), Surface(key)
    readings = [asyncio.create_task(registry.load(surface)) for _ in may_return]
    await asyncio.sleep(0)
    may_return[0].set()
    await readings[0]
    await registry.save(surface, newer)
    may_return[1].set()
    await readings[1]
    assert surface.record is newer
    await registry.load(surface)
    assert rows.readings == 2


def test_a_screen_serves_for_itself_and_for_itself_without_a_note() -> None:
    plain = Screen((Text("cards"), Row((Button("draw", "Draw"),))))
    noted = Screen((Text("note\ncards"), Row((Button("draw", "Draw"),))), plain=plain)
    assert noted.serves_for(plain)
    assert noted.serves_for(noted)
    assert not plain.serves_for(noted), "the note is not there yet"
    assert not plain.serves_for(Screen((Text("other"),)))
    assert not Screen((Text("other"),)).serves_for(plain)


@pytest.mark.usefixtures("database_waits")
def test_presses_on_old_messages_of_a_game_that_is_over_leave_nothing_in_memory(
    tmp_path: Path,
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start()
        publisher = bench.app.publisher
        (cards,) = [
            one
            for one in await bench.app.store.surfaces.list_of_game(game_id)
            if one.kind is SurfaceKind.CARDS and one.user_id == ANN
        ]
        publisher.forget(game_id)
        for record in await bench.app.store.surfaces.list_of_game(game_id):
            await bench.app.store.surfaces.delete(record.game_id, record.kind, record.user_id)
        press = replace(
            bench.make_press(game_id, ANN, "cards"),
            place=Place.DIRECT,
            channel_id=cards.channel_id,
            message_id=cards.message_id,
        )
        publisher.answers.begin(press)
        await publisher.answers.note(press, Answer(update=Screen((Text("over"),))))
        publisher.answers.end(press, was_shown=True, was_done=True)
        gc.collect()
        known = [one for one in gc.get_objects() if isinstance(one, Surface)]
        assert not [one for one in known if one.game_id == game_id]

    run(work, tmp_path)
