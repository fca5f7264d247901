"""Corners of the rules core: what is refused, and what is shown."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import (
    CARD_COMMONS,
    PAGAT,
    CardTurnedUp,
    Draw,
    EndReason,
    Game,
    GameStarted,
    LogError,
    Position,
    PositionSet,
    RuleError,
    ShuffleError,
    StockRebuilt,
    Swap,
    Take,
    TurnUp,
    legal_actions,
    parse_action,
    verify_shuffle,
)
from engine.ruleset import Ruleset
from engine.svg import table_svg
from engine.table_view import table_text

from .positions import draw_and_discard, new, opened

LAYOUTS = ["7H 2S 9D 3C KD QH", "4D 8C 10H 5S JC --"]


def test_actions_are_read_as_people_type_them_and_slots_are_whole_numbers() -> None:
    assert parse_action(" T4\n") is Take(3)
    assert parse_action("D") is Draw()
    for slot in (True, 1.0, "1", -1, 6):
        with pytest.raises(RuleError, match="There is no place"):
            Swap(slot)  # type: ignore[arg-type]


def test_one_point_more_is_not_the_lowest_total() -> None:
    for more, won in ((0, (0, 1)), (1, (0,)), (-1, (1,))):
        position = Position(
            ["7H 2S 9D 3C KD QH", "AD AC 4H 4S 2D 2C"],
            seat=1,
            turn=18,
            out_seat=0,
            discards="8H",
            stock="9S",
            scorecard=[(0, 21 + more), *[(0, 0)] * 7],
        )
        game = Game.from_position(position, ruleset=CARD_COMMONS, secret=bytes(32))
        game.play(Draw)
        game.play(1, parse_action("x"))
        assert game.totals == (27, 27 + more)
        assert game.winners == won


def test_a_log_with_a_place_or_a_computer_that_is_not_there_is_refused() -> None:
    started, dealt = new(CARD_COMMONS, 2).events
    assert isinstance(started, GameStarted)
    card = new(CARD_COMMONS, 2).state.layouts[0][0]
    for slot in (-1, 6):
        with pytest.raises(LogError, match="there is no slot"):
            Game.replay((started, dealt, CardTurnedUp(0, slot, card)))
    with pytest.raises(LogError, match="are not among 2 seats"):
        Game.replay((replace(started, computers=(2,)), dealt))


def test_a_position_in_a_log_says_of_each_slot_only_whether_it_is_face_up() -> None:
    position = Position(["4C 5D -- -- -- --", "6S 5H -- -- -- --"])
    started, event = Game.from_position(position, secret=bytes(32)).events
    assert isinstance(event, PositionSet)
    for up in (64, -1):
        with pytest.raises(LogError, match="says of each which slots are face up"):
            Game.replay((started, replace(event, up=(up, 3))))


def test_a_stop_by_hand_is_undone_without_the_seat_that_was_given_up_before() -> None:
    game = opened(CARD_COMMONS, 3)
    game.give_up(1)
    game.stop(EndReason.ENDED_EARLY)
    assert len(game.undo()) == 1
    assert list(game.state.record.given_up) == [1]
    assert not game.is_over
    assert len(game.undo()) == 1
    assert list(game.state.record.given_up) == []


def test_nobody_turns_up_a_third_card_in_an_opening_together() -> None:
    game = new(PAGAT, 3)
    game.play(1, TurnUp(0))
    game.play(1, TurnUp(4))
    assert game.legal_actions(1) == ()
    assert [legal_actions(game.state, seat) for seat in (-1, 3)] == [(), ()], "no such seat"
    with pytest.raises(RuleError, match="You have turned up your opening cards"):
        game.play(1, TurnUp(5))
    assert game.to_act == (0, 2)


def test_the_named_discards_of_a_position_lie_on_top() -> None:
    position = Position(["4C 5D -- -- -- --", "6S 5H -- -- -- --"], discards="9S 8S", stock_count=3)
    game = Game.from_position(position, secret=bytes(32))
    assert [card.code for card in game.state.discards[-2:]] == ["9S", "8S"]
    assert len(game.state.discards) == 52 - 12 - 3
    opening = Position(["-- -- -- -- -- --", "-- -- -- -- -- --"], seat=0, turn=0)
    assert Game.from_position(opening, secret=bytes(32)).turn == 0
    begun = Position(["4C 5D -- -- -- --", "6S 5H -- -- -- --"], turn=0)
    with pytest.raises(RuleError, match="still to turn up 2 cards"):
        Game.from_position(begun, secret=bytes(32))


def test_there_are_enough_decks_for_every_table() -> None:
    assert [CARD_COMMONS.decks(seats) for seats in range(2, 7)] == [1, 1, 1, 2, 2]
    assert [PAGAT.decks(seats) for seats in range(2, 13)] == [1] * 3 + [2] * 4 + [3] * 4
    with pytest.raises(ValueError, match="are too few for 17 seats"):
        Ruleset(
            key="crowded",
            title="Crowded",
            source="a test",
            decks_for=((17, 2),),
            holes_offered=(9,),
            opening=PAGAT.opening,
            ending=PAGAT.ending,
        )


def test_a_table_in_text_and_as_a_picture_shows_turns_marks_and_colours() -> None:
    position = Position([LAYOUTS[0], LAYOUTS[1], "6H -- -- 6D -- --"], seat=1, out_seat=0)
    game = Game.from_position(position, ruleset=CARD_COMMONS, secret=bytes(32))
    assert "last turns: 2" in str(game)
    assert "seat 0, out" in str(game)
    assert "left" not in str(game)
    game.give_up(2)
    text = table_text(game.view(None))
    assert "seat 2, left" in text
    assert text.count(", out") == 1
    assert text.count(">") == 1
    assert "> seat 1" in text
    picture = table_svg(game.view(None))
    assert picture.count('class="seat turn"') == 1
    assert picture.count('class="turn"') == 1
    for card, colour in (("9♦", "red"), ("7♥", "red"), ("2♠", "black"), ("3♣", "black")):
        assert f'class="card {colour}">{card}<' in picture
    game.play(1, Take(0))
    assert str(game).splitlines()[0].endswith(" · last turns: 1")


def test_the_number_of_cards_of_a_rebuilt_stock_is_checked() -> None:
    game = opened(PAGAT, 2)
    while not isinstance(game.events[-1], StockRebuilt):
        draw_and_discard(game)
    *before, rebuilt = game.events
    assert isinstance(rebuilt, StockRebuilt)
    entropy = game.state.setup.entropy
    verify_shuffle(game.secret, entropy, game.events)
    wrong = replace(rebuilt, cards=rebuilt.cards - 1)
    with pytest.raises(ShuffleError, match="rebuild 1 of hole 1 is not the promised one"):
        verify_shuffle(game.secret, entropy, (*before, wrong))


def test_a_game_is_no_key_because_it_changes() -> None:
    game = new(PAGAT, 2)
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)
