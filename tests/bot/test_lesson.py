"""The lesson is a real game, and its cards fit the sentences of its pages."""

from __future__ import annotations

import pytest

from bot.contest.lesson import LEARNER, MOVES, ROOKIE, play_lesson
from bot.languages import choose_tongue
from bot.ports.pictures import HandPicture
from bot.ports.screen import Button, Picture, Row, Screen, Text
from bot.screens.lesson import LAST, explain_press, lesson_screen
from bot.screens.lesson_pages import END, PAGES
from data.records import Status
from engine import audit, verify_shuffle
from engine.verify import move_of

ENGLISH = choose_tongue("en")


def texts(screen: Screen) -> str:
    return "\n".join(part.markdown for part in screen.parts if isinstance(part, Text))


def buttons(screen: Screen) -> dict[str, Button]:
    """Return all buttons by their words."""
    return {
        button.action.rpartition(":")[2]: button
        for part in screen.parts
        if isinstance(part, Row)
        for button in part.buttons
        if isinstance(button, Button)
    }


def test_the_game_of_the_lesson_is_dealt_and_played_by_the_rules() -> None:
    game = play_lesson(len(MOVES))
    audit(game.events)
    setup = game.started_state.setup
    verify_shuffle(setup.secret, setup.entropy, game.events)
    mine = [
        move.action for event in game.events if (move := move_of(event)) and move.seat == LEARNER
    ]
    assert tuple(mine) == MOVES
    assert game.hole_is_over
    assert game.started_state.record.scorecard == ((3, 6),)
    assert "3 to 6" in ENGLISH.say(END[1])


def test_each_page_asks_for_a_press_that_is_offered_and_leads_to_the_next() -> None:
    moves = 0
    for number, page in enumerate(PAGES):
        assert page.moves == moves
        shown = lesson_screen(number, ENGLISH)
        offered = buttons(shown)
        button = offered[page.press]
        assert not button.disabled
        assert button.action == f"learn:{number}:{page.press}"
        named = ENGLISH.say("lesson-press", button=page.button)
        named = named.removeprefix("Press **").removesuffix("**.")
        assert button.label.startswith(named)
        assert explain_press(number, page.press) is None
        moves += page.press not in ("go", "take")
    assert moves == len(MOVES)
    assert len(PAGES) == LAST


@pytest.mark.parametrize("number", range(1, LAST))
def test_another_press_is_explained_and_the_same_press_is_asked_for_again(number: int) -> None:
    others = [
        word
        for word, button in buttons(lesson_screen(number, ENGLISH)).items()
        if not button.disabled and word != PAGES[number].press
    ]
    assert others
    for word in others:
        why = explain_press(number, word)
        assert why is not None
        said, press = ENGLISH.tell(why), ENGLISH.say("lesson-press", button=PAGES[number].button)
        assert said.lower().endswith(press.lower())
        shown = lesson_screen(number, ENGLISH, note=said)
        assert said in texts(shown)
        assert buttons(shown)["go"].label == "Do it for me"
        assert explain_press(number, "go") is None
        # The reason is the one of the button, or of its kind: "swap" is about each card that has none of its own.
        wrong = PAGES[number].wrong
        reasons = [wrong[key] for key in (word, word.rstrip("0123456789")) if key in wrong]
        assert why.key == [*reasons, "lesson-wrong"][0]


def test_the_pages_name_the_cards_that_lie_there() -> None:
    drawn = {ENGLISH.say(page.title): play_lesson(page.moves).view(LEARNER) for page in PAGES}
    for title, rank in (("A two", "2"), ("A king", "K"), ("Mind your neighbour", "4")):
        card = drawn[title].drawn
        assert card is not None
        assert card.rank_symbol == rank
    start = drawn["Your turn"]
    assert start.top_discard is not None
    assert start.top_discard.rank_symbol == "8"
    assert start.seats[LEARNER].showing == 17
    # Rookie's 4 is above a 3. A second 4 would save both.
    theirs = drawn["Mind your neighbour"].seats[ROOKIE].cards
    assert [card and card.rank_symbol for card in (theirs[1], theirs[4])] == ["4", "3"]
    out = play_lesson(len(MOVES)).view(LEARNER)
    assert out.seats[LEARNER].went_out


def test_no_page_gives_away_what_lies_face_down() -> None:
    for number, page in enumerate(PAGES):
        (spec,) = [p.spec for p in lesson_screen(number, ENGLISH).parts if isinstance(p, Picture)]
        assert isinstance(spec, HandPicture)
        state, shown = play_lesson(page.moves).started_state, spec.view.seats
        for seat in (LEARNER, ROOKIE):
            if shown[seat].cards:
                up = [bool(state.up[seat] >> slot & 1) for slot in range(6)]
                assert [card is not None for card in shown[seat].cards] == up


def test_the_lesson_in_words_has_no_picture() -> None:
    for number in range(LAST + 1):
        assert not [
            p for p in lesson_screen(number, ENGLISH, text=True).parts if isinstance(p, Picture)
        ]
    assert "nine of hearts" in texts(lesson_screen(3, ENGLISH, text=True))


def test_a_lesson_is_a_game_without_clock_or_hints_that_has_no_place() -> None:
    record = play_lesson(4).record
    assert (record.clock_s, record.hints, record.status) == (None, False, Status.PLAYING)
    assert (record.guild_id, record.channel_id, record.host_id) == (0, 0, 0)
    assert [(one.user_id, one.level) for one in record.players] == [(0, None), (None, "rookie")]
