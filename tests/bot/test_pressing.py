"""What a press brings: the right answer, the right refusal, and no change that nobody asked for."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
from structlog.testing import capture_logs

from bot.contest import Contest
from bot.contest.replay import list_turns
from bot.games.live_games import LiveGames
from bot.languages import Phrase
from bot.ports import Person, Place, Refusal
from bot.ports.button_meanings import AsideWord, Word
from bot.ports.screen import Screen
from data.records import Status
from engine import Draw
from tests.bot.bare import ANN, BOB, CHANNEL, CY, GUILD, Bare, bare, labels, words
from tests.bot.tables import played

__all__ = ["bare"]


async def test_presses_on_a_game_that_is_not_played(bare: Bare) -> None:
    game_id = (await bare.open()).game_id
    # A press that only an older message can have is not answered with another person's game.
    assert await bare.refused(bare.press(ANN, game_id, "draw")) == "refusals-not-started"
    assert await bare.refused(bare.press(ANN, game_id, Word.MOTION)) == "refusals-not-started"
    assert await bare.refused(bare.press(ANN, game_id, Word.SHUFFLE)) == "refusals-shuffle-later"
    assert await bare.refused(bare.press(ANN, game_id, Word.REVIEW)) == "refusals-review-unfinished"
    left = await bare.aside(Person(ANN, "Ann"), AsideWord.LEAVE, game_id)
    assert (labels(left.update), left.whisper) == ([], None)  # the question is answered
    assert await bare.status(game_id) is Status.CANCELLED
    # A closed lobby never was a game, so it is neither "not started" nor "over".
    for word in ("draw", Word.CARDS, Word.MOTION, Word.JOIN, Word.BEGIN, Word.ADD_COMPUTER):
        assert await bare.refused(bare.press(ANN, game_id, word)) in (
            "refusals-closed",
            "refusals-join-first",
        ), word
    assert await bare.refused(bare.press(ANN, game_id, Word.SHUFFLE)) == "refusals-shuffle-later"
    assert await bare.refused(bare.press(ANN, game_id, Word.MOVE_DOWN)) == "refusals-over"
    assert await bare.refused(bare.press(BOB, game_id, Word.JOIN)) == "refusals-closed"


async def test_presses_on_a_game_that_goes_on_and_is_over(bare: Bare) -> None:
    game_id = await bare.begin(BOB, hints=True)
    game = await bare.play(game_id, "draw")
    assert await bare.refused(bare.press(CY, game_id, "draw")) == "refusals-not-in-game"
    with pytest.raises(Refusal) as going:
        await bare.press(CY, game_id, Word.CARDS)
    assert dict(going.value.phrase.values)["going"] is True
    assert await bare.refused(bare.press(ANN, game_id, Word.SHUFFLE)) == "refusals-shuffle-later"
    mover, other = [
        game.record.players[seat].user_id or 0 for seat in (game.to_act[0], 1 - game.to_act[0])
    ]
    assert await bare.refused(bare.press(other, game_id, Word.HINT)) == "refusals-not-your-turn"
    shown = await bare.press(other, game_id, Word.TAKE, place=Place.DIRECT)
    assert "It is not your turn" in words(shown.update)
    # An old Take shows the cards as they are now. It is no mistake of the presser.
    older = await bare.press(other, game_id, Word.TAKE, place=Place.DIRECT, key="1-0")
    assert "It is not your turn" not in words(older.update)
    # The answer shows the cards after the move.
    drew = await bare.press(mover, game_id, "draw", place=Place.DIRECT)
    assert "You drew" in words(drew.update)

    game = await bare.play(game_id, "hole over")
    assert await bare.refused(bare.press(ANN, game_id, Word.HINT)) == "refusals-hole-over"
    last = await bare.press(ANN, game_id, Word.MOTION)
    assert "hole 1" in words(last.whisper)

    await bare.play(game_id)
    with pytest.raises(Refusal) as over:
        await bare.press(CY, game_id, Word.CARDS)
    assert dict(over.value.phrase.values)["going"] is False
    assert await bare.refused(bare.press(ANN, game_id, "draw", place=Place.DIRECT)) == (
        "refusals-over"
    )
    assert (await bare.press(ANN, game_id, Word.CARDS)).whisper is not None
    assert (await bare.press(CY, game_id, Word.SHUFFLE)).whisper is not None
    assert await bare.refused(bare.press(ANN, game_id, Word.NEXT_HOLE)) == "refusals-over"


async def test_a_game_that_ends_while_a_press_is_on_its_way(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The press was loaded before the end, so only the step sees the end."""
    game_id = await bare.begin(BOB)
    before = await bare.play(game_id, "draw")
    mover = before.record.players[before.to_act[0]].user_id
    assert mover is not None
    service, ann = bare.app.service, Person(ANN, "Ann")
    await service.ending.end(before, ann)
    ended = await bare.game(game_id)
    for place in Place:
        press = bare.a_press(mover, before, "draw", place=place)
        move = service.playing.make_move(before, press, Draw())
        assert await bare.refused(move) == "refusals-over"
    assert await bare.refused(service.leaving.leave(before, ann)) == "refusals-over"
    assert await bare.refused(service.ending.end(before, ann)) == "refusals-over"

    async def get_open(channel_id: int) -> Contest:
        return before

    monkeypatch.setattr(bare.app.games, "get_open", get_open)
    kick = service.kicking.kick(CHANNEL, Person(CY, "Cy", moderator=True), BOB)
    assert await bare.refused(kick) == "refusals-over"
    assert await bare.game(game_id) == ended


async def test_an_old_next_hole_deals_nothing(bare: Bare) -> None:
    bare.tick = timedelta(0)
    game_id = await bare.begin(BOB)
    first = await bare.play(game_id, "hole over")
    bare.wait(minutes=5)
    dealt = await bare.press(BOB, game_id, Word.NEXT_HOLE)
    assert "Hole 1" in words(dealt.update)  # the pressed message keeps the scored hole
    assert labels(dealt.update) == []
    game = await bare.game(game_id)
    assert game.record.active_at == bare.at
    await bare.play(game_id, "hole over")
    again = bare.press(ANN, game_id, Word.NEXT_HOLE, key=first.key)
    assert await bare.refused(again) == "refusals-played"
    shown = await bare.press(ANN, game_id, Word.NEXT_HOLE, key=first.key, place=Place.DIRECT)
    assert "Next hole" in labels(shown.update)
    assert (await bare.game(game_id)).hole == 2


async def test_a_press_that_is_ahead_of_a_game_that_is_over(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bare.app.start()
    game_id = await bare.begin(BOB)
    await bare.app.service.ending.end(await bare.game(game_id), Person(ANN, "Ann"))
    await bare.app.publisher.settle()
    posts = len(bare.messenger.posts)
    at_table = await bare.press(ANN, game_id, "draw", key="3-9")
    assert at_table.whisper is not None
    assert labels(at_table.update) == []
    on_cards = await bare.press(ANN, game_id, "draw", key="3-9", place=Place.DIRECT)
    # There is nothing to play on, so the answer has the sentence and no cards.
    assert words(on_cards.update) == words(at_table.update)
    await bare.app.publisher.settle()
    assert len(bare.messenger.posts) == posts


async def test_somebody_away_who_presses_ahead_is_back(bare: Bare) -> None:
    game_id = await bare.begin(BOB)
    game = await bare.play(game_id, "draw")
    seat = game.seat_of(BOB)
    assert seat is not None
    away = replace(game.record.players[seat], autopilot=True, lapses=3)
    await bare.app.games.change(game_id, lambda one: one.with_player(seat, away))
    await bare.press(BOB, game_id, "draw", key="3-9", place=Place.DIRECT)
    assert not (await bare.game(game_id)).is_automatic(seat)
    # Who has no seat any more has no cards.
    left = await bare.press(CY, game_id, "draw", key="3-9", place=Place.DIRECT)
    assert words(left.update).endswith("moment. Play on at the newest table below.")


async def test_the_name_of_a_presser_is_learnt_at_the_table_and_not_in_direct_messages(
    bare: Bare,
) -> None:
    game_id = await bare.begin(BOB)
    await bare.press(BOB, game_id, Word.CARDS, name="Robert", place=Place.DIRECT)
    assert await bare.app.names.look_up(GUILD, BOB) == f"Player {BOB}"
    await bare.press(BOB, game_id, Word.CARDS, name="Robert")
    assert await bare.app.names.look_up(GUILD, BOB) == "Robert"
    other = bare.press(BOB, game_id, Word.CARDS, place=Place.PANEL, channel_id=CHANNEL + 1)
    assert await bare.refused(other) == "refusals-other-channel"
    # Nobody else can press a button of a private game, so its presser is there.
    own = await bare.change(game_id, channel_id=-5)
    assert own.record.is_private
    await bare.press(ANN, game_id, Word.CARDS, name="Annie", place=Place.PANEL)
    assert await bare.app.names.look_up(GUILD, ANN) == "Annie"


async def test_an_arrival_brings_the_language_and_its_failure_is_nobodys_loss(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    note_arrival, load = bare.app.service.presses.note_arrival, bare.store.people.load_preferences
    for spoken, stored in (("de", "de"), ("", "de"), ("en-GB", None), ("xx", None)):
        await note_arrival(Person(CY, "Cy", language=spoken))
        assert (await load(CY)).discord_language == stored

    async def fail(user_id: int) -> bool:
        raise OSError("the database is away")

    monkeypatch.setattr(bare.app.publisher.reach, "reopen", fail)
    with capture_logs() as logs:
        await note_arrival(Person(CY, "Cy", language="de"))
    failed = [(one["log_level"], one["event"], one["exc_info"]) for one in logs]
    assert failed == [("error", "cannot note that a person acts", True)]


async def test_a_replay_stays_within_its_game(bare: Bare) -> None:
    game_id = await bare.begin(BOB)
    game = await bare.play(game_id)
    turns = list_turns(game.events)
    last = f"{turns[-1].hole}-{turns[-1].number}"
    for word, key, stays in (
        (Word.REPLAY_BACK, "1-0", "1-0"),
        (Word.REPLAY_ON, last, last),
        (Word.REPLAY_ON, "1-0", "1-1"),
        (Word.REPLAY_HOLE_ON, "1-1", "2-0"),
    ):
        answer = await bare.press(ANN, game_id, word, key=key, place=Place.PANEL)
        assert answer.update is not None
        assert answer.update.key == f"{game_id}:{stays}", word
    # At the table everybody would see it, so a new private message shows it.
    for place in (Place.TABLE, Place.DIRECT):
        answer = await bare.press(ANN, game_id, Word.REPLAY_ON, key="1-0", place=place)
        assert answer.update is None
    early = await bare.begin(BOB, channel_id=CHANNEL + 1)
    await bare.app.service.ending.end(await bare.game(early), Person(ANN, "Ann"))
    assert await bare.refused(bare.press(ANN, early, Word.REPLAY)) == "refusals-replay-unfinished"


class Editable:
    """An ephemeral message that shows what it gets."""

    is_ready = True

    def __init__(self) -> None:
        self.shown: list[Screen] = []

    async def edit(self, screen: Screen) -> None:
        self.shown.append(screen)


async def test_cards_that_were_opened_by_command_are_kept_up_to_date(bare: Bare) -> None:
    await bare.app.start()
    looking, panel = bare.app.service.looking, Editable()
    bob = Person(BOB, "Robert", language="de")
    lobby = (await bare.open()).game_id
    assert await bare.refused(looking.open_cards(CHANNEL, bob, panel)) == "refusals-not-started"
    await bare.press(BOB, lobby, Word.JOIN)
    await bare.press(ANN, lobby, Word.BEGIN)
    with pytest.raises(Refusal) as refusal:
        await looking.open_cards(CHANNEL, Person(CY, "Cy"), panel)
    assert refusal.value.phrase == Phrase("refusals-not-in-game", going=True)
    game = await bare.play(lobby, "draw")
    seat = game.seat_of(BOB)
    assert seat is not None
    away = replace(game.record.players[seat], autopilot=True, lapses=3)
    await bare.app.games.change(lobby, lambda one: one.with_player(seat, away))
    first = await looking.open_cards(CHANNEL, bob, panel)
    assert not (await bare.game(lobby)).is_automatic(seat)
    assert (await bare.store.people.load_preferences(BOB)).discord_language == "de"
    assert await bare.app.names.look_up(GUILD, BOB) == "Robert"
    await bare.play(lobby, "hole over")
    await bare.app.publisher.settle()
    assert panel.shown
    assert panel.shown[-1] != first
    assert "Nächstes Loch" in labels(panel.shown[-1])


async def test_each_word_has_an_answer_of_its_own(bare: Bare) -> None:
    game_id = await bare.begin(BOB, hints=True)
    game = await bare.play(game_id, "draw")
    mover = game.record.players[game.to_act[0]].user_id
    assert mover is not None
    heads = {
        Word.RULES: "One more turn",
        Word.LEARN: "Learn",
        Word.SEAL: "shuffle",
        Word.MORE: "",
        Word.HINT: "Hint",
    }
    answers: list[str] = []
    for word, head in heads.items():
        answer = await bare.press(mover, game_id, word)
        assert answer.update is None
        answers.append(words(answer.whisper))
        assert head.lower() in answers[-1].lower(), word
    await bare.play(game_id)
    for word in (Word.MOTION, Word.SHUFFLE, Word.REPLAY, Word.CARDS):
        answers.append(words((await bare.press(mover, game_id, word)).whisper))
    assert len(set(answers)) == len(answers) == 9


async def test_a_hole_whose_end_another_process_committed_can_be_followed_by_the_next(
    bare: Bare,
) -> None:
    game_id = await bare.begin(BOB)
    elsewhere = LiveGames(bare.store, now=lambda: bare.at, pace_s=0)
    scored = await elsewhere.change(game_id, lambda game: played(game, until="hole over"))
    dealt = await bare.app.service.presses.press(bare.a_press(BOB, scored, Word.NEXT_HOLE))
    assert "Hole 1" in words(dealt.update)
    assert (await bare.game(game_id)).hole == 2
