"""Leaving, removing and ending without Discord, and private games."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from functools import partial

import pytest

from bot.contest import Contest
from bot.ports import Person, Place
from bot.ports.button_meanings import AsideWord, Word
from data.records import Deadline, PlayerRecord, ServerPreferences, Status
from engine.computer import Level
from tests.bot.bare import ANN, BOB, CHANNEL, CY, DI, GUILD, Bare, bare, labels

__all__ = ["bare"]


async def test_who_leaves_or_is_removed(bare: Bare) -> None:
    bare.tick = timedelta(0)
    game_id = await bare.begin(BOB, CY, DI)
    game = await bare.play(game_id, "draw")
    mover = game.record.players[game.to_act[0]].user_id
    assert mover is not None
    waiting = [one for one in (BOB, CY, DI) if one != mover]
    clock = game.record.deadline_at
    bare.wait(seconds=20)
    await bare.app.service.leaving.leave(game, Person(waiting[0], "W"))
    now = await bare.game(game_id)
    assert (now.record.deadline_at, now.record.active_at) == (clock, bare.at)
    bare.wait(seconds=5)
    moderator = Person(9, "M", moderator=True)
    removed = await bare.app.service.kicking.kick(CHANNEL, moderator, waiting[1])
    assert dict(removed.values) == {"name": f"**Player {waiting[1]}**", "going": True}
    now = await bare.game(game_id)
    assert now.record.deadline_at == clock
    # The last of two is removed, so there is nobody to play against.
    left = [one for one in now.record.people if one != mover]
    last = await bare.app.service.kicking.kick(CHANNEL, moderator, left[0])
    assert dict(last.values)["going"] is False
    assert await bare.status(game_id) is Status.ABANDONED


def _seat(game: Contest, seat: int, player: PlayerRecord) -> Contest:
    return game.with_player(seat, player)


async def test_with_everybody_else_on_autopilot_the_table_waits_a_day(bare: Bare) -> None:
    bare.tick = timedelta(0)
    game_id = await bare.begin(BOB, CY)
    game = await bare.play(game_id, "draw")
    for user_id in (BOB, CY):
        seat = game.seat_of(user_id)
        assert seat is not None
        away = replace(game.record.players[seat], autopilot=True, lapses=3)
        game = await bare.app.games.change(game_id, partial(_seat, seat=seat, player=away))
    await bare.app.service.leaving.leave(game, Person(ANN, "Ann"))
    record = (await bare.game(game_id)).record
    assert record.deadline is Deadline.CLOSE
    assert record.deadline_at == bare.at + timedelta(hours=24)


async def test_ending_needs_the_right_at_the_moment_of_the_end(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await bare.begin(BOB)
    game = await bare.play(game_id, "hole over")
    ann = Person(ANN, "Ann")
    assert await bare.refused(bare.app.service.ending.end(game, ann)) == "refusals-hole-scored"
    asked = bare.app.service.asking.end(GUILD, CHANNEL, lambda _: ann, None)
    assert await bare.refused(asked) == "refusals-hole-scored"
    assert await bare.refused(bare.aside(ann, AsideWord.ASK_END, game_id)) == "refusals-hole-scored"
    offered = await bare.press(ANN, game_id, Word.MORE)
    assert not [label for label in labels(offered.whisper) if label.startswith("End")]
    with monkeypatch.context() as later:  # an hour after the last press, every player may end it
        later.setattr(bare, "at", bare.at + timedelta(hours=1))
        offered = await bare.press(ANN, game_id, Word.MORE)
    assert [label for label in labels(offered.whisper) if label.startswith("End")] != []
    # A moderator who does not play may bring the table down, and end it.
    offered = await bare.press(9, game_id, Word.MORE, moderator=True)
    assert len(labels(offered.whisper)) == len(set(labels(offered.whisper))) == 5
    # The rights in the game's own channel count, and not those where somebody types.
    asked_for: list[int] = []

    def asker(channel_id: int) -> Person:
        asked_for.append(channel_id)
        return Person(9, "M", moderator=channel_id == CHANNEL)

    question = await bare.app.service.asking.end(GUILD, CHANNEL + 5, asker, game_id)
    assert labels(question)
    assert asked_for[-1] == CHANNEL
    await bare.app.service.ending.end(game, Person(9, "M", moderator=True))
    assert await bare.status(game_id) is Status.ENDED_EARLY


async def test_a_private_game_is_its_own(bare: Bare) -> None:
    solo = bare.app.service.solo
    await bare.store.people.save_server(ServerPreferences(GUILD, ruleset="pagat"))
    ann = Person(ANN, "Ann", language="de")

    async def start(guild_id: int, **terms: object) -> None:
        values = {"level": Level.PRO, "holes": None, "press_id": 5, "panel": None} | terms
        await solo.start(ann, guild_id=guild_id, **values)  # type: ignore[arg-type]

    await start(GUILD)
    (first,) = await bare.store.games.list_open_of(ANN)
    record = (await bare.game(first)).record
    assert (record.ruleset, record.holes, record.clock_s) == ("pagat", 9, None)
    assert (await bare.store.people.load_preferences(ANN)).discord_language == "de"
    assert await bare.app.names.look_up(GUILD, ANN) == "Ann"
    await start(0)
    second = next(one for one in await bare.store.games.list_open_of(ANN) if one != first)
    record = (await bare.game(second)).record
    assert (record.ruleset, record.holes) == ("card_commons", 3)
    await bare.play(second)
    await start(0, holes=8)
    second = next(one for one in await bare.store.games.list_open_of(ANN) if one != first)
    await start(GUILD)
    assert len(await bare.store.games.list_open_of(ANN)) == 2
    await bare.play(second)
    again = await bare.press(ANN, second, Word.REMATCH, place=Place.PANEL)
    assert again.update is not None
    third = next(one for one in await bare.store.games.list_open_of(ANN) if one != first)
    game = await bare.game(third)
    assert game.record.holes == 9
    assert [player.level for player in game.record.players if player.level] == [Level.PRO.value]
    offered = await bare.press(ANN, third, Word.MORE, place=Place.PANEL)
    assert "Bring the table down" not in labels(offered.whisper)
    # A game of a channel is not a private one, so a new private game begins.
    await bare.play(first)
    await bare.begin(BOB, channel_id=CHANNEL + 3)
    await start(GUILD)
    assert len(await bare.store.games.list_open_of(ANN)) == 3
