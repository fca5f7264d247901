"""A result that was computed for an older version of a game never replaces a newer version."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.contest import Contest
from bot.ports import Person, Place, Press
from bot.ports.button_meanings import word_of
from bot.service import Application
from bot.service.terms import Terms
from data.games import Games
from data.records import Deadline, Status
from data.store import Store
from engine.computer import Level
from engine.verify import move_of
from tests.bot.scripted import ANN, BOB, CHANNEL, GUILD, Nowhere

CY = 13


class Thinking:
    """Holds back the work of threads until the test lets it go on."""

    def __init__(self) -> None:
        self.has_begun = asyncio.Event()
        self.may_end = asyncio.Event()

    async def to_thread(self, work: Callable[..., Any], /, *values: Any, **options: Any) -> Any:
        """Replaces ``asyncio.to_thread``."""
        result = work(*values, **options)
        self.has_begun.set()
        await self.may_end.wait()
        return result


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[Application]:
    async with await Store.open(f"sqlite:///{tmp_path / 'golf.db'}") as store:
        application = Application(store, Nowhere(), computer_pace_s=0, edit_gap_s=0)
        yield application
        await application.close()


async def press(app: Application, user_id: int, game_id: str, action: str, value: str = "") -> None:
    """Press a button of the current turn as a person."""
    contest = await app.games.get(game_id)
    number = len(contest.events) * 100 + user_id + len(contest.record.players) * 10_000
    person = Person(user_id, f"Player {user_id}")
    await app.service.presses.press(
        Press(number, person, Place.TABLE, CHANNEL, 1, game_id, contest.key, action, value)
    )


async def end(app: Application, game: Contest) -> None:
    """End the game as Ann."""
    await app.service.ending.end(game, Person(ANN, "Ann"))


async def begin(app: Application, *others: int) -> Contest:
    """Start a game of Ann, the others and a Pro. It is the Pro's turn."""
    game_id, *_ = await app.service.opening.open_lobby(
        person=Person(ANN, "Ann"),
        guild_id=GUILD,
        channel_id=CHANNEL,
        terms=Terms("card_commons", holes=3, clock_s=None, hints=False),
    )
    for other in others:
        await press(app, other, game_id, "join")
    await press(app, ANN, game_id, "addlevel", Level.PRO.value)
    await press(app, ANN, game_id, "begin")
    while (game := await app.games.get(game_id)).record.deadline is not Deadline.COMPUTER:
        seat = game.to_act[0]
        user_id = game.record.players[seat].user_id
        assert user_id is not None
        await press(app, user_id, game_id, word_of(game.view(seat).legal[0]))
    return game


async def test_moves_of_a_pro_are_not_put_over_a_game_that_somebody_has_left(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begin(app, BOB, CY)
    thinking = Thinking()
    monkeypatch.setattr(asyncio, "to_thread", thinking.to_thread)
    work = asyncio.create_task(app.automation.carry_out(game.game_id))
    await asyncio.wait_for(thinking.has_begun.wait(), 120)
    before = await app.games.get(game.game_id)
    await app.service.leaving.leave(before, Person(BOB, "Bob"))
    left = await app.games.get(game.game_id)
    assert left.record.version == before.record.version + 1
    thinking.may_end.set()
    await work
    after = await app.games.get(game.game_id)
    assert after.events == left.events  # the Pro thinks again about the new version
    assert [player.given_up for player in after.record.players].count(True) == 1
    await app.automation.carry_out(game.game_id)
    assert len((await app.games.get(game.game_id)).events) > len(left.events)


async def test_moves_of_a_pro_do_not_open_a_game_again_that_is_over(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begin(app, BOB)
    thinking = Thinking()
    monkeypatch.setattr(asyncio, "to_thread", thinking.to_thread)
    work = asyncio.create_task(app.automation.carry_out(game.game_id))
    await asyncio.wait_for(thinking.has_begun.wait(), 120)
    await end(app, game)
    thinking.may_end.set()
    await work
    after = await app.games.get(game.game_id)
    assert after.record.status is Status.ENDED_EARLY
    assert after.events[: len(game.events)] == game.events
    assert not [event for event in after.events[len(game.events) :] if move_of(event)]


async def test_a_commit_that_was_made_and_then_raised_is_read_again(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begin(app, BOB)
    commit = Games.commit

    async def made_and_lost(self: Games, *values: Any) -> None:
        await commit(self, *values)
        raise OSError("the connection broke after the commit")

    monkeypatch.setattr(Games, "commit", made_and_lost)
    with pytest.raises(OSError, match="after the commit"):
        await end(app, game)
    monkeypatch.setattr(Games, "commit", commit)
    stored = await app.games.store.games.find(game.game_id)
    assert stored is not None
    assert stored.record.status is Status.ENDED_EARLY
    known = await app.games.get(game.game_id)
    assert known.record == stored.record
    assert known.events == stored.events


async def test_a_commit_that_was_not_made_leaves_the_game_as_it_was(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begin(app, BOB)

    async def lost(self: Games, *values: Any) -> None:
        raise OSError("no connection")

    commit = Games.commit
    monkeypatch.setattr(Games, "commit", lost)
    with pytest.raises(OSError, match="no connection"):
        await end(app, game)
    monkeypatch.setattr(Games, "commit", commit)
    assert (await app.games.get(game.game_id)).is_playing
    await end(app, game)
    assert (await app.games.get(game.game_id)).record.status is Status.ENDED_EARLY


async def test_a_deadline_that_a_press_has_beaten_does_nothing(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begin(app, BOB)
    await app.automation.carry_out(game.game_id)
    game = await app.games.get(game.game_id)  # the Pro has moved, and it is a person's turn
    assert game.record.deadline is Deadline.CLOSE
    due = replace(game, record=replace(game.record, deadline=Deadline.CLOSE, deadline_at=app.now()))
    find = app.games.find

    async def find_late(game_id: str) -> Contest | None:
        monkeypatch.setattr(app.games, "find", find)  # the press comes directly after this
        return due

    monkeypatch.setattr(app.games, "find", find_late)
    before = await app.store.games.find(game.game_id)
    await app.automation.carry_out(game.game_id)
    assert await app.store.games.find(game.game_id) == before
