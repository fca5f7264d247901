"""The only place where games change: one change at a time, the newest version, and what a failed commit leaves."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import delete

from bot.contest import Contest, play
from bot.contest.lobby import join, start
from bot.games import LiveGames, Unreadable
from bot.ports import Person, Refusal
from bot.ports.screen import Screen, Text
from data.errors import StaleGame
from data.records import GameRecord, Status
from data.tables import events
from data.tables import games as games_table
from engine import EndReason, Event, LogError
from tests.bot.bare import ANN, BOB, CHANNEL, CY, GUILD, Bare, bare, words
from tests.bot.tables import lobby
from tests.bot.test_noted_answers import Pressed

__all__ = ["bare"]


class Follower:
    """Keeps the versions that it is told of."""

    def __init__(self) -> None:
        self.told: list[int] = []

    def follow(self, contest: Contest) -> None:
        self.told.append(contest.record.version)


def touched(game: Contest) -> Contest:
    """Change a game a little: it gets the number of its version as its clock."""
    return replace(game, record=replace(game.record, clock_s=game.record.version))


async def test_changes_at_one_instant_come_one_after_the_other(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = (await bare.open()).game_id
    commit, tries = bare.store.games.commit, list[int]()

    async def slow(record: GameRecord, added: Sequence[Event] = ()) -> None:
        tries.append(record.version)
        await asyncio.sleep(0.002)
        await commit(record, added)

    monkeypatch.setattr(bare.store.games, "commit", slow)
    games, follower = bare.app.games, Follower()
    games.audiences.append(follower)
    await asyncio.gather(*(games.change(game_id, touched) for _ in range(5)))
    assert tries == follower.told == [2, 3, 4, 5, 6]
    # A step that returns its argument commits nothing and tells nobody.
    game = await games.change(game_id, lambda one: one)
    assert (len(tries), len(follower.told), game.record.version) == (5, 5, 6)
    older = replace(game, record=replace(game.record, version=3))
    newer = replace(game, record=replace(game.record, version=9))
    assert games.refresh(older) is game
    assert games.refresh(newer) is newer


async def test_another_process_may_be_faster_three_times(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = (await bare.open()).game_id
    commit, faster = bare.store.games.commit, 3
    other = LiveGames(bare.store, now=lambda: bare.at, pace_s=0)
    seen: list[tuple[int, int | None]] = []

    async def late(record: GameRecord, added: Sequence[Event] = ()) -> None:
        nonlocal faster
        faster -= 1
        if faster >= 0:
            monkeypatch.setattr(bare.store.games, "commit", commit)
            await other.change(await other.load_again(record.game_id), touched)
            monkeypatch.setattr(bare.store.games, "commit", late)
        await commit(record, added)

    def step(game: Contest) -> Contest:
        seen.append((game.record.version, game.record.clock_s))
        return replace(game, record=replace(game.record, hints=not game.record.hints))

    monkeypatch.setattr(bare.store.games, "commit", late)
    after = await bare.app.games.change(game_id, step)
    assert (seen, after.record.version) == ([(1, 90), (2, 1), (3, 2), (4, 3)], 5)
    faster = 4
    assert (await bare.refused(bare.app.games.change(game_id, touched))) == "refusals-busy"
    with pytest.raises(StaleGame):
        await commit(replace(after.record, version=1))


async def test_a_refusal_of_an_older_version_is_forgotten(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The person comes back and is refused; another process is faster, and then nothing is refused."""
    game_id = await bare.begin(BOB)
    game = await bare.play(game_id, "draw")
    seat = game.seat_of(BOB)
    assert seat is not None
    away = replace(game.record.players[seat], autopilot=True, lapses=3)
    await bare.app.games.change(game_id, lambda one: one.with_player(seat, away))
    other = LiveGames(bare.store, now=lambda: bare.at, pace_s=0)
    commit = bare.store.games.commit

    async def late(record: GameRecord, added: Sequence[Event] = ()) -> None:
        monkeypatch.setattr(bare.store.games, "commit", commit)
        await other.change(record.game_id, touched)
        await commit(record, added)

    attempts: list[int] = []

    def step(one: Contest) -> Contest:
        attempts.append(one.record.version)
        if len(attempts) == 1:
            raise Refusal("refusals-played")
        return touched(one)

    monkeypatch.setattr(bare.store.games, "commit", late)
    after = await bare.app.games.change(game_id, step, person_id=BOB)
    assert len(attempts) == 2
    assert not after.is_automatic(seat)


async def test_a_cancelled_caller_does_not_interrupt_a_commit(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = (await bare.open()).game_id
    commit, begun, go_on = bare.store.games.commit, asyncio.Event(), asyncio.Event()

    async def slow(record: GameRecord, added: Sequence[Event] = ()) -> None:
        await commit(record, added)
        begun.set()
        await go_on.wait()

    follower = Follower()
    bare.app.games.audiences.append(follower)
    monkeypatch.setattr(bare.store.games, "commit", slow)
    change = asyncio.create_task(bare.app.games.change(game_id, touched))
    await begun.wait()
    change.cancel()
    with pytest.raises(asyncio.CancelledError):
        await change
    go_on.set()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert follower.told == [2]


async def test_an_end_has_a_time_and_no_deadline_whatever_led_to_it(bare: Bare) -> None:
    game_id = await bare.begin(BOB)
    bare.wait(minutes=3)
    after = await bare.app.games.change(
        game_id, lambda one: play.end(one, EndReason.ENDED_EARLY), restart_clock=False
    )
    assert (after.record.deadline, after.record.deadline_at) == (None, None)
    assert after.record.ended_at == bare.at
    bare.wait(minutes=3)
    later = await bare.app.games.change(game_id, touched)
    assert later.record.ended_at == after.record.ended_at


async def test_a_new_table_calls_people_in_its_first_message(bare: Bare) -> None:
    await bare.app.start()
    await bare.open(called=(BOB, CY))
    (channel_id, first), *_ = bare.messenger.posts
    assert (channel_id, first.mentions) == (CHANNEL, (BOB, CY))


async def test_ids_that_no_game_has_are_not_looked_for(bare: Bare) -> None:
    for typed in ("\ud800", "a'b", "", "ä", "🂡"):
        assert await bare.app.games.find(typed) is None
    game_id = (await bare.open()).game_id
    found = await bare.app.games.get_in_server(GUILD, f" {game_id.upper()} ")
    assert found.game_id == game_id
    elsewhere = bare.app.games.get_in_server(GUILD + 1, game_id)
    assert await bare.refused(elsewhere) == "refusals-no-such-game"


async def test_what_another_process_changed_is_read_when_it_must_be(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await bare.begin(BOB)
    games, other = bare.app.games, LiveGames(bare.store, now=lambda: bare.at, pace_s=0)
    known = await games.get(game_id)
    await other.change(game_id, lambda one: play.move(one, one.to_act[0], _first(one)))
    assert await games.get(game_id) is known  # with SQLite no other process can change a game
    bare.store.database.is_shared = True
    assert await games.recall(game_id) is known  # a notice tells about changes
    follower = Follower()
    games.audiences.append(follower)
    await games.catch_up(game_id, known.record.version)
    assert follower.told == [known.record.version]  # what memory has may not be shown yet
    await games.catch_up(game_id, known.record.version + 1)
    assert follower.told == [known.record.version, known.record.version + 1]
    now = await games.get(game_id)
    assert now == await other.get(game_id)
    assert await games.get(game_id) is now
    await games.catch_up("zzzzzzzz", 5)
    bare.store.database.is_shared = False
    # A game that changes while it is being loaded is not put back to what was loaded.
    games.keep_at_most(10)
    find = bare.store.games.find

    async def slow(wanted: str) -> Any:
        found = await find(wanted)
        monkeypatch.setattr(bare.store.games, "find", find)
        await games.change(game_id, touched)
        return found

    monkeypatch.setattr(bare.store.games, "find", slow)
    loaded = await games.get(game_id)
    assert loaded.record.version == now.record.version + 1
    assert await games.get(game_id) is loaded
    # What was changed past the games in memory is seen after this.
    await bare.store.privacy.forget(BOB)
    assert (await games.get(game_id)).record.people == loaded.record.people
    assert BOB not in (await games.load_again(game_id)).record.people


async def test_beside_other_processes_memory_is_compared_with_the_database(bare: Bare) -> None:
    games, other = bare.app.games, LiveGames(bare.store, now=lambda: bare.at, pace_s=0)
    game_id = (await bare.open()).game_id

    async def read() -> Contest | None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(bare.store.database, "is_shared", True)
            return await games.find(game_id)

    for step in (touched, lambda one: join(one, BOB, 7), lambda one: start(one, bare.at, 8)):
        before = await read()
        changed = await other.change(game_id, step)
        assert before is not None
        assert changed.record.version == before.record.version + 1
        assert await read() == changed
    remove = delete(games_table).where(games_table.c.game_id == game_id)
    await bare.store.database.write(lambda connection: connection.execute(remove))
    assert await read() is None


def _first(game: Contest) -> Any:
    return game.view(game.to_act[0]).legal[0]


async def test_a_damaged_game_is_closed_by_a_moderator_of_its_channel_only(bare: Bare) -> None:
    healthy = await bare.begin(BOB, channel_id=CHANNEL + 2)
    bare.wait(minutes=1)  # the older game is looked at first
    game_id = await bare.begin(BOB)
    damage = delete(events).where(events.c.seq == 2, events.c.game_id == game_id)
    await bare.store.database.write(lambda connection: connection.execute(damage))
    bare.app.games.keep_at_most(10)
    with pytest.raises(LogError):
        await bare.app.games.find(game_id)
    with pytest.raises(Unreadable) as unreadable:
        await bare.app.games.get(game_id)
    assert unreadable.value.game_id == game_id

    async def end(*moderates: int) -> str:
        def asker(channel_id: int) -> Person:
            return Person(ANN, "Ann", moderator=channel_id in moderates)

        return words(await bare.app.service.asking.end(GUILD, CHANNEL + 1, asker, game_id))

    assert await bare.refused(end()) == "refusals-unreadable"
    assert await bare.refused(end(CHANNEL + 1)) == "refusals-unreadable"
    assert "closed" in (await end(CHANNEL, CHANNEL + 2)).lower()
    assert await bare.store.games.find_open_in(CHANNEL + 2) == healthy
    (record,) = [await bare.store.games.find_open_in(CHANNEL)]
    assert record is None


async def test_a_server_that_the_bot_left_is_forgotten(bare: Bare) -> None:
    mine = await bare.begin(BOB)
    theirs = await bare.begin(BOB, channel_id=CHANNEL + 1, guild_id=GUILD + 1)
    panel = Pressed()
    kept = weakref.ref(panel)
    bare.app.publisher.answers.note_panel(mine, ANN, panel, Screen((Text("cards"),)))
    del panel
    await bare.app.service.ending.forget_guild(GUILD)
    gc.collect()
    assert kept() is None
    assert (await bare.game(mine)).record.status is Status.ABANDONED
    assert (await bare.game(theirs)).is_playing
    assert await bare.app.games.list_open(GUILD) == []
    assert [one.game_id for one in await bare.app.games.list_open(GUILD + 1)] == [theirs]


async def test_nothing_goes_on_after_the_application_is_closed(bare: Bare) -> None:
    await bare.app.start()
    await bare.app.start()
    await bare.begin(BOB)
    await bare.app.close()
    await bare.store.database.finish()
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_what_must_come_before_a_lobby_is_shown_finds_it_stored_and_nobody_told(
    bare: Bare,
) -> None:
    games, follower = bare.app.games, Follower()
    games.audiences.append(follower)
    seen: list[tuple[bool, list[int]]] = []

    async def look() -> None:
        stored = await bare.store.games.find(made.game_id)
        seen.append((stored is not None, [*follower.told]))

    made = lobby()
    await games.create(made, before_shown=look)
    assert seen == [(True, [])]
    assert follower.told == [1]
