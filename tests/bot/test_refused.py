"""Presses and commands that come too late, from people who have left, and from messages of another version."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.contest.replay import list_turns
from bot.ports import Person, Place
from bot.ports.button_meanings import AsideWord, Word
from bot.ports.screen import Picture
from data.records import Status
from engine import EndReason
from engine.computer import Level
from engine.events import GameStopped
from tests.bot.bare import ANN, BOB, CHANNEL, CY, GUILD, Bare, bare, labels, words

__all__ = ["bare"]


async def test_a_game_that_is_over_can_neither_be_left_nor_ended(bare: Bare) -> None:
    game_id = await bare.begin(BOB)
    asking, ann = bare.app.service.asking, Person(ANN, "Ann")
    assert await bare.refused(bare.aside(Person(CY, "Cy"), AsideWord.ASK_LEAVE, game_id)) == (
        "refusals-not-in-this-game"
    )
    assert await bare.refused(bare.aside(Person(CY, "Cy"), AsideWord.LEAVE, game_id)) == (
        "refusals-not-in-this-game"
    )
    over = await bare.play(game_id)
    for word in (AsideWord.ASK_LEAVE, AsideWord.ASK_END, AsideWord.MOVE_DOWN, AsideWord.LEAVE):
        assert await bare.refused(bare.aside(ann, word, game_id)) == "refusals-over", word
    assert await bare.refused(bare.aside(ann, AsideWord.END, game_id)) == "refusals-over"
    assert await bare.refused(bare.press(ANN, game_id, Word.MORE)) == "refusals-over"
    assert await bare.refused(asking.leave(CHANNEL, ann)) == "refusals-no-game-here"
    assert await bare.refused(asking.end(GUILD, CHANNEL, lambda _: ann, game_id)) == "refusals-over"
    assert (await bare.game(game_id)).record == over.record


async def test_words_that_this_version_does_not_know_are_refused(bare: Bare) -> None:
    game_id = await bare.begin(BOB)
    unknown = bare.aside(Person(ANN, "Ann"), "sell", game_id)
    assert await bare.refused(unknown) == "refusals-other-version"
    assert await bare.refused(bare.press(ANN, game_id, "sell")) == "refusals-other-version"
    motion = bare.press(ANN, game_id, Word.MOTION, key="first-1")
    assert await bare.refused(motion) == "refusals-closed"
    await bare.play(game_id)
    for key in ("1-99", "x", ""):
        press = bare.press(ANN, game_id, Word.REPLAY_ON, key=key)
        assert await bare.refused(press) == "refusals-no-such-turn", key


async def test_a_question_about_a_private_game_is_answered_to_its_person_alone(bare: Bare) -> None:
    ann = Person(ANN, "Ann")
    await bare.app.service.solo.start(
        ann, guild_id=GUILD, level=Level.CLUB, holes=None, press_id=5, panel=None
    )
    (record,) = await bare.app.games.list_open(GUILD)
    for word in (AsideWord.RULES, AsideWord.SEAL, AsideWord.STAY, AsideWord.END):
        other = bare.aside(Person(BOB, "Bob", moderator=True), word, record.game_id)
        assert await bare.refused(other) == "refusals-no-such-game", word
    # What is a game of direct messages here is none on a server, and the other way round.
    elsewhere = await bare.app.service.solo.start(
        ann, guild_id=0, level=Level.CLUB, holes=None, press_id=6, panel=None
    )
    assert "solo" not in words(elsewhere)
    open_ids = await bare.store.games.list_open_of(ANN)
    assert len(open_ids) == 2
    again = await bare.app.service.solo.start(
        ann, guild_id=0, level=Level.CLUB, holes=None, press_id=7, panel=None
    )
    assert await bare.store.games.list_open_of(ANN) == open_ids
    assert again.key == elsewhere.key


async def test_a_press_that_is_ahead_of_memory_alone_is_played(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await bare.begin(BOB)
    older = await bare.game(game_id)
    newer = await bare.play(game_id, "draw")
    seat = newer.to_act[0]
    mover = newer.record.players[seat].user_id
    assert mover is not None
    # Another process has committed this. Memory still has the older game.
    bare.app.games.keep_at_most(4096)
    find = bare.store.games.find
    answers = [replace(await _stored(bare, game_id), record=older.record, events=older.events)]

    async def old_first(wanted: str) -> Any:
        return answers.pop() if answers else await find(wanted)

    monkeypatch.setattr(bare.store.games, "find", old_first)
    press = bare.a_press(mover, newer, "draw", place=Place.DIRECT)
    answer = await bare.app.service.presses.press(press)
    assert "go back" not in words(answer.update)
    assert (await bare.game(game_id)).record.version == newer.record.version + 1
    assert answers == []


async def _stored(bare: Bare, game_id: str) -> Any:
    stored = await bare.store.games.find(game_id)
    assert stored is not None
    return stored


async def test_the_menu_of_an_older_message_still_has_its_choices(bare: Bare) -> None:
    game_id = await bare.begin(BOB)
    rules = await bare.press(ANN, game_id, Word.MORE, chosen=Word.RULES)
    more = await bare.press(ANN, game_id, Word.MORE)
    assert words(rules.whisper) != words(more.whisper)
    assert words(rules.whisper) == words((await bare.press(ANN, game_id, Word.RULES)).whisper)
    assert rules.whisper == await bare.app.screens.make_rules(await bare.game(game_id), ANN)
    own = await bare.press(ANN, game_id, Word.MORE, chosen=Word.RULES, place=Place.DIRECT)
    assert own == rules
    leaving = await bare.press(ANN, game_id, Word.MORE, chosen=Word.LEAVE)
    assert words(leaving.whisper) == words((await bare.press(ANN, game_id, Word.LEAVE)).whisper)
    moved = await bare.press(ANN, game_id, Word.MORE, chosen=Word.MOVE_DOWN)
    assert words(moved.whisper) == "The table is the newest message now."
    lobby_id = (await bare.open(channel_id=CHANNEL + 1)).game_id
    await bare.press(BOB, lobby_id, Word.JOIN)
    asked = await bare.press(BOB, lobby_id, Word.MORE, chosen=Word.LEAVE)
    assert labels(asked.whisper) == ["Leave", "Stay"]
    assert (await bare.game(lobby_id)).record.people == (ANN, BOB)


async def test_a_game_is_abandoned_once(bare: Bare) -> None:
    game_id = await bare.begin(BOB)
    games = bare.store.games
    await games.abandon(game_id, bare.at)
    first = await _stored(bare, game_id)
    assert first.record.status is Status.ABANDONED
    await games.abandon(game_id, bare.at + timedelta(hours=1))
    assert await _stored(bare, game_id) == first
    assert first.events[-1] == GameStopped(EndReason.ABANDONED)
    assert await games.find_newer("nothere2", 0) is None


async def test_the_first_and_the_last_page_of_a_replay_stay(bare: Bare) -> None:
    game_id = await bare.begin(BOB)
    turns = list_turns((await bare.play(game_id)).events)
    last = f"{turns[-1].hole}-{turns[-1].number}"
    answer = await bare.press(ANN, game_id, Word.REPLAY_ON, key=last, place=Place.PANEL)
    assert answer.update is not None
    assert answer.update.key == f"{game_id}:{last}"
    back = await bare.press(ANN, game_id, Word.REPLAY_BACK, key="1-0", place=Place.PANEL)
    assert back.update is not None
    assert back.update.key == f"{game_id}:1-0"
    # Replay itself leaves the message with the button as it is.
    begun = await bare.press(ANN, game_id, Word.REPLAY, place=Place.PANEL)
    assert begun.update is None
    assert begun.whisper is not None
    await bare.app.service.choosing.choose(BOB, ["pictures:off"])
    for person, pictures in ((ANN, 1), (BOB, 0)):
        shown = (await bare.press(person, game_id, Word.REPLAY)).whisper
        assert shown is not None
        assert sum(isinstance(part, Picture) for part in shown.parts) == pictures, person


async def test_an_english_speaker_who_arrives_costs_no_write(bare: Bare) -> None:
    writes: list[float] = []
    bare.store.tell_writes(writes.append)
    choosing = bare.app.service.choosing
    for language in ("en-US", "en-GB", ""):
        await choosing.note_arrival(Person(ANN, "Ann", language=language))
    assert writes == []
    assert (await bare.store.people.load_preferences(ANN)).discord_language is None
    await choosing.note_arrival(Person(ANN, "Ann", language="de"))
    await choosing.note_arrival(Person(ANN, "Ann", language="de"))
    assert len(writes) == 1
    await choosing.note_arrival(Person(ANN, "Ann", language="en-US"))
    assert (await bare.store.people.load_preferences(ANN)).discord_language is None


async def test_each_press_of_join_and_start_is_a_part_of_the_shuffle(bare: Bare) -> None:
    game_id = (await bare.open()).game_id
    join = bare.a_press(BOB, await bare.game(game_id), Word.JOIN)
    await bare.app.service.presses.press(join)
    begin = bare.a_press(ANN, await bare.game(game_id), Word.BEGIN)
    await bare.app.service.presses.press(begin)
    game = await bare.game(game_id)
    parts = {player.user_id: player.entropy for player in game.record.players}
    assert parts == {ANN: f"{begin.press_id}:1", BOB: str(join.press_id)}
    assert game.started_state.setup.entropy == (parts[ANN], parts[BOB], str(begin.press_id))


async def test_whatever_somebody_does_is_noted_with_its_time(bare: Bare) -> None:
    bare.tick = timedelta(0)
    game_id = await bare.begin(BOB, CY)
    game = await bare.play(game_id, "draw")
    (seat,) = game.to_act
    mover = game.record.players[seat].user_id
    assert mover is not None

    async def is_noted() -> bool:
        return (await bare.game(game_id)).record.active_at == bare.at

    bare.wait(minutes=10)
    await bare.press(mover, game_id, "draw")
    assert await is_noted()
    bare.wait(minutes=10)
    await bare.refused(bare.press(mover, game_id, "draw"))
    assert not await is_noted()
    await bare.play(game_id, "hole over")
    bare.wait(minutes=10)
    await bare.press(mover, game_id, Word.NEXT_HOLE)
    assert await is_noted()
    bare.wait(minutes=10)
    await bare.aside(Person(CY, "Cy"), AsideWord.LEAVE, game_id)
    assert await is_noted()


async def test_the_next_hole_takes_the_place_of_the_scored_one_where_one_person_sees_it(
    bare: Bare,
) -> None:
    game_id = await bare.begin(BOB)
    for number, place in enumerate((Place.PANEL, Place.DIRECT), start=2):
        await bare.play(game_id, "hole over")
        answer = await bare.press(ANN, game_id, Word.NEXT_HOLE, place=place)
        assert answer.update is not None
        assert answer.update.key.startswith(f"{game_id}:{number}-0")
        await bare.play(game_id, "draw")
