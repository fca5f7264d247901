"""What each button of a game opens for its presser. Every answer is compared whole with the screen that it must be."""

from __future__ import annotations

from random import Random

import pytest

from bot.contest import play
from bot.languages import Phrase
from bot.ports import Answer, Person, Place
from bot.ports.button_meanings import NOBODY, AsideWord, Word
from engine.events import HoleScored
from tests.bot.bare import ANN, BOB, CHANNEL, CY, GUILD, Bare, bare
from tests.bot.tables import game

__all__ = ["bare"]
PERSON = Person(ANN, f"Player {ANN}")


async def test_each_button_of_a_game_opens_its_own_page(bare: Bare) -> None:
    game_id = await bare.begin(BOB)
    now, screens = await bare.play(game_id, "hole over"), bare.app.screens
    seat = now.seat_of(ANN)
    assert seat is not None
    scored = await bare.game(game_id)
    pages = {
        Word.RULES: await screens.make_rules(now, ANN),
        Word.LEARN: await screens.make_lesson(ANN),
        Word.SEAL: await screens.make_sealed(now, PERSON),
        Word.CARDS: await screens.make_cards(now, ANN),
        Word.TAKE: await screens.make_cards(now, ANN, taking=True),
        Word.MOTION: await screens.make_motion(now, ANN, 1),
        Word.LEAVE: await screens.make_leave_question(now, play.give_up(now, seat), PERSON),
        Word.MORE: await screens.make_more(now, PERSON, seated=True, may_move=True, may_end=False),
    }
    for word, page in pages.items():
        assert await bare.press(ANN, game_id, word) == Answer(whisper=page), word
    ended = await bare.press(ANN, game_id, Word.END, moderator=True)
    assert ended == Answer(whisper=await screens.make_end_question(now, PERSON))
    assert await bare.game(game_id) == scored, "nothing of this changes a game"
    over = await bare.play(game_id)
    shuffle = await bare.press(ANN, game_id, Word.SHUFFLE)
    assert shuffle == Answer(whisper=await screens.make_shuffle(over, ANN))


@pytest.mark.parametrize("place", [Place.TABLE, Place.DIRECT, Place.PANEL])
async def test_take_asks_for_a_place_and_cards_do_not(bare: Bare, place: Place) -> None:
    game_id = await bare.begin(BOB)
    now = await bare.play(game_id, "draw")
    mover = now.record.players[now.to_act[0]].user_id
    assert mover is not None
    make = bare.app.screens.make_cards
    pages = [await make(now, mover, taking=taking) for taking in (False, True)]
    assert pages[0] != pages[1]
    assert pages[0] == await make(now, mover)
    for word, page in zip((Word.CARDS, Word.TAKE), pages, strict=True):
        shown = await bare.press(mover, game_id, word, place=place)
        at_table = place is Place.TABLE
        assert shown == (Answer(whisper=page) if at_table else Answer(update=page)), word


async def test_each_button_of_a_private_question_does_its_own(bare: Bare) -> None:
    game_id, screens = await bare.begin(BOB, CY), bare.app.screens
    now = await bare.game(game_id)
    seat = now.seat_of(ANN)
    assert seat is not None
    leaving = await screens.make_leave_question(now, play.give_up(now, seat), PERSON)
    answers = {
        AsideWord.RULES: Answer(whisper=await screens.make_rules(now, ANN)),
        AsideWord.LEARN: Answer(whisper=await screens.make_lesson(ANN)),
        AsideWord.SEAL: Answer(whisper=await screens.make_sealed(now, PERSON)),
        AsideWord.ASK_LEAVE: Answer(update=leaving),
        AsideWord.ASK_END: Answer(update=await screens.make_end_question(now, PERSON)),
    }
    for word, answer in answers.items():
        assert await bare.aside(PERSON, word, game_id) == answer, word
    for word, key in (
        (AsideWord.STAY, "answers-stays"),
        (AsideWord.MOVE_DOWN, "answers-table-posted"),
        (AsideWord.LEAVE, "answers-left-game"),
    ):
        said = Answer(update=await screens.make_said(Phrase(key), PERSON))
        assert await bare.aside(PERSON, word, game_id) == said, word
    bob = Person(BOB, "Bob", moderator=True)
    ended = Answer(update=await screens.make_said(Phrase("answers-ended"), bob))
    assert await bare.aside(bob, AsideWord.END, game_id) == ended


async def test_computers_come_and_go_by_the_buttons_of_a_lobby(bare: Bare) -> None:
    game_id = (await bare.open()).game_id

    async def levels(word: str, chosen: str = "") -> list[str]:
        answer = await bare.press(ANN, game_id, word, chosen=chosen)
        table = await bare.game(game_id)
        assert answer == Answer(await bare.app.screens.make_lobby(table))
        return [player.level for player in table.record.players if player.level]

    assert await levels(Word.ADD_COMPUTER) == ["club"]
    assert await levels(Word.ADD_LEVEL, "pro") == ["club", "pro"]
    assert await levels(f"{Word.ADD_LEVEL}:2", "rookie") == ["club", "pro", "rookie"]
    assert await levels(Word.REMOVE_COMPUTER) == ["club", "pro"]
    assert await levels(Word.ADD_LEVEL, NOBODY) == ["club"]
    for word in (Word.ADD_COMPUTER, Word.ADD_LEVEL, Word.REMOVE_COMPUTER):
        # Who does not play has no say, a moderator neither.
        onlooker = bare.press(CY, game_id, word, chosen="pro", moderator=True)
        assert await bare.refused(onlooker) == "refusals-join-first"


async def test_who_calls_people_reads_their_names_in_this_server(bare: Bare) -> None:
    for guild_id, name in ((0, "Robert"), (GUILD, "Bob"), (GUILD + 1, "Rob")):
        bare.app.names.learn(guild_id, BOB, name)
    opened = await bare.open(called=(BOB,))
    assert dict(opened.calls.values)["asked"] == ("**Bob**",)
    again = await bare.open(CY, called=(BOB,))
    assert (dict(again.calls.values)["asked"], dict(again.calls.values)["lately"]) == (
        (),
        ("**Bob**",),
    )
    assert (await bare.store.games.find_open_in(CHANNEL)) == opened.game_id


def test_a_lapse_that_ends_a_hole_deals_no_other() -> None:
    contest, dice, ends = game(2, holes=3), Random(3), 0
    for _ in range(400):
        if contest.hole_is_over:
            break
        lapsed = play.lapse(contest)
        if any(isinstance(event, HoleScored) for event in lapsed.events):
            ends += 1
            assert lapsed.hole_is_over
        seat = contest.to_act[0]
        contest = play.move(contest, seat, dice.choice(contest.view(seat).legal))
    assert ends > 0
