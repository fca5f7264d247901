"""Messages in situations that are rare: in one of several processes, at the end of a game, after a second refusal."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.ports import NotAllowed, Unavailable
from bot.ports.idle import wait_for
from data.notices import Notice, UnreachedNotice
from data.shards import Shards
from tests.bot.bare import CHANNEL, Bare, bare
from tests.bot.moody import ANN, BOB, GUILD, Bench, gaps, refuse, run
from tests.bot.test_noted_answers import Pressed
from tests.cogs.jumping import JumpingLoop, database_waits

__all__ = ["bare", "database_waits"]
DIRECT = 1000
DAY_S = 24 * 60 * 60
ELSEWHERE = 3 << 22
"""A server of shard 1, if there are two shards. The direct messages come to shard 0."""


async def test_of_a_player_who_is_not_reached_only_the_process_with_the_table_is_told(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Notice] = []

    async def announce(notice: Notice) -> None:
        told.append(notice)

    monkeypatch.setattr(bare.store, "announce", announce)
    here, there = [
        await bare.game(await bare.begin(BOB, guild_id=guild_id, channel_id=channel_id))
        for guild_id, channel_id in ((GUILD, CHANNEL), (ELSEWHERE, CHANNEL + 1))
    ]
    monkeypatch.setattr(bare.app.games.store, "shards", Shards(2, frozenset({0})))
    reach = bare.app.publisher.reach
    for contest, seats, keys in ((there, (), 0), (here, (1,), 2)):
        reach.tell(contest, 1)
        await asyncio.sleep(0)
        assert told == [UnreachedNotice(there.game_id, ELSEWHERE, 1)]
        assert reach.list_told(contest) == seats
        assert len(reach.news) == keys, "the reminder and the table"


async def test_a_process_without_direct_messages_edits_the_panels_that_it_has_opened(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await bare.game(await bare.begin(BOB, guild_id=ELSEWHERE))
    await bare.app.start()
    await bare.app.publisher.settle()
    monkeypatch.setattr(bare.app.games.store, "shards", Shards(2, frozenset({1})))
    bare.messenger.posts.clear()
    bare.messenger.edits.clear()
    panel = Pressed()
    cards = await bare.app.screens.make_cards(game, BOB)
    bare.app.publisher.answers.note_panel(game.game_id, BOB, panel, cards)
    after = await bare.play(game.game_id, "draw")
    await bare.app.publisher.settle()
    assert panel.shown[-1] == await bare.app.screens.make_cards(after, BOB)
    assert {channel_id for channel_id, _ in bare.messenger.edits} == {CHANNEL}
    assert bare.messenger.posts == []


@pytest.mark.usefixtures("database_waits")
def test_the_ten_minutes_begin_again_with_each_refusal(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        contest, reach = await bench.contest(game_id), bench.app.publisher.reach
        seat = contest.seat_of(BOB)
        assert seat is not None
        for passed_s in (540, 540, 61):
            assert not await reach.reopen(BOB)
            # Meanwhile Bob has switched direct messages on, and refuses them again.
            await reach.close(contest, seat, await bench.app.store.people.load_preferences(BOB))
            bench.skip(passed_s)
        assert not await reach.reopen(BOB)
        bench.skip(540)
        assert await reach.reopen(BOB)

    run(work, tmp_path)


@pytest.mark.usefixtures("database_waits")
def test_a_first_message_that_may_have_arrived_says_how_the_game_has_ended(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        messenger, where = bench.messenger, DIRECT + BOB
        messenger.refuse = refuse("post", Unavailable("lost"), channel_id=where)
        game_id = await bench.start(clock_s=300)
        await bench.leave(game_id, ANN)  # one person is left, so the game is over
        over = await bench.contest(game_id)
        assert not over.is_playing
        messenger.refuse = lambda _call: None
        await asyncio.sleep(400)
        posts, edits = messenger.of("post", where), messenger.of("edit", where)
        assert len({one.nonce for one in posts}) == 1
        assert edits[-1].screen == await bench.app.screens.make_cards(over, BOB)
        assert await bench.app.store.surfaces.list_of_game(game_id) == []
        # The next hole of another game begins with nobody who was told in this one.
        assert bench.app.publisher.reach.list_told(over) == ()

    run(work, tmp_path)


@pytest.mark.usefixtures("database_waits")
def test_who_wants_no_reminders_is_not_called_instead_of_a_direct_message(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id, people = await bench.start(clock_s=86_400), bench.app.store.people
        for user_id in (ANN, BOB):
            chosen = await people.load_preferences(user_id)
            await people.save(replace(chosen, direct_closed=True, reminders=user_id == BOB))
        for _ in range(4):
            await bench.turn(game_id)
            await asyncio.sleep(5)
        called = [one.screen.mentions for one in bench.messenger.of("post") if one.screen]
        assert set(called) == {(BOB,)}

    run(work, tmp_path)


@pytest.mark.usefixtures("database_waits")
def test_a_lobby_that_may_have_arrived_is_put_away_for_the_first_hole(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        bench.messenger.refuse = refuse("post", Unavailable("lost"), times=2)
        game_id = await bench.open_lobby(clock_s=300)
        await bench.press(game_id, BOB, "join")
        await bench.press(game_id, ANN, "begin")
        await asyncio.sleep(20)
        nonces = [one.nonce for one in bench.messenger.of("post")]
        assert [nonces.index(nonce) for nonce in nonces] == [0, 0, 0, 3]
        (lobby,) = bench.messenger.of("edit")
        assert lobby.screen == await bench.app.screens.make_lobby(await bench.contest(game_id))

    run(work, tmp_path)


@pytest.mark.usefixtures("database_waits")
def test_who_has_left_before_their_first_message_has_arrived_gets_no_other(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        where = DIRECT + BOB
        bench.messenger.refuse = refuse("post", Unavailable("lost"), channel_id=where)
        game_id = await bench.start(clock_s=300)
        with capture_logs() as logs:
            await bench.leave(game_id, BOB)
            tried = len(bench.messenger.of("post", where))
            bench.messenger.refuse = lambda _call: None
            await asyncio.sleep(400)
        assert [line for line in logs if line["log_level"] == "error"] == []
        assert len(bench.messenger.of("post", where)) == tried
        assert await bench.app.store.surfaces.list_of_game(game_id) == []

    run(work, tmp_path)


def test_a_wait_ends_with_its_event_or_its_time() -> None:
    async def main() -> None:
        loop, event = asyncio.get_running_loop(), asyncio.Event()
        for is_set, seconds in ((False, 0.2), (False, 30.0), (True, 0.0)):
            began_s = loop.time()
            if is_set:
                event.set()
            await wait_for(event, 0.2 if is_set else seconds)
            assert round(loop.time() - began_s, 1) == round(seconds, 1)

    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        runner.run(main())


@pytest.mark.usefixtures("database_waits")
@pytest.mark.parametrize("is_shown", [False, True])
def test_the_end_of_a_game_is_tried_for_a_day_and_then_forgotten(
    tmp_path: Path, is_shown: bool
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        bench.messenger.refuse = refuse("edit", NotAllowed("Send Messages"))
        await bench.move(game_id)
        await asyncio.sleep(80)
        # As long as the game is open, somebody may give the permission back.
        bench.skip(3 * DAY_S)
        await asyncio.sleep(310)
        assert gaps(bench.messenger.of("edit")) == [15, 60, 300]
        with capture_logs() as logs:
            await bench.leave(game_id, ANN)  # the game is over
            assert (await bench.contest(game_id)).record.ended_at is not None
            bench.skip(DAY_S - 400)
            await asyncio.sleep(310)
            assert len(bench.messenger.of("edit")) == 6
            assert await bench.app.store.surfaces.list_of_game(game_id)
            bench.skip(400)
            if is_shown:
                bench.messenger.refuse = lambda _call: None
            await asyncio.sleep(310)
        assert len(bench.messenger.of("edit")) == 7
        said = {"game": game_id, "surface": "table", "log_level": "warning"}
        assert ({"event": "end of a game is not shown", **said} in logs) is not is_shown
        assert await bench.app.store.surfaces.list_of_game(game_id) == []
        await asyncio.sleep(310)
        assert len(bench.messenger.of("edit")) == 7

    run(work, tmp_path)
