"""Source: Card Commons, "Play" 1 to 3; MHT/Pagat, "The Play"."""

from __future__ import annotations

import pytest

from engine import (
    CARD_COMMONS,
    PAGAT,
    Discard,
    Draw,
    Game,
    NextHole,
    Phase,
    RuleError,
    Ruleset,
    Swap,
    Take,
    TurnUp,
)
from engine.actions import DISCARD, DRAW, SLOTS, SWAPS, TAKES, Action
from engine.events import CardDiscarded, CardDrawn, CardSwapped, CardTaken

from .positions import ALL_ACTIONS, SECRET, new, opened, until_out

BOTH = pytest.mark.parametrize("ruleset", [CARD_COMMONS, PAGAT], ids=["card_commons", "pagat"])


@BOTH
@pytest.mark.parametrize("slot", SLOTS)
def test_a_drawn_card_goes_into_any_slot(ruleset: Ruleset, slot: int) -> None:
    game = opened(ruleset, 3)
    before = game.state
    drawn = before.stock[0]
    assert game.legal_actions(0) == (DRAW, *TAKES)
    assert game.play(0, Draw()) == (CardDrawn(0, drawn),)
    assert game.state.discards == before.discards
    assert game.legal_actions(0) == (*SWAPS, DISCARD)
    replaced = before.layouts[0][slot]
    assert game.play(0, Swap(slot)) == (CardSwapped(0, slot, drawn, replaced, slot > 1),)
    view = game.view(None)
    assert (view.top_discard, view.seats[0].cards[slot]) == (replaced, drawn)
    assert (view.stock_count, view.discard_count) == (len(before.stock) - 1, 2)
    assert (game.to_act, game.turn) == ((1,), 2)


@BOTH
@pytest.mark.parametrize("slot", SLOTS)
def test_the_top_discard_goes_into_any_slot(ruleset: Ruleset, slot: int) -> None:
    game = opened(ruleset, 3)
    before = game.state
    (top,), replaced = before.discards, before.layouts[0][slot]
    assert game.play(0, Take(slot)) == (CardTaken(0, slot, top, replaced, slot > 1),)
    assert game.state.discards == (replaced,)
    assert game.state.stock == before.stock
    assert game.view(None).seats[0].cards[slot] is top
    assert (game.to_act, game.turn) == ((1,), 2)


@BOTH
def test_a_drawn_card_can_go_straight_to_the_discard_pile(ruleset: Ruleset) -> None:
    game = opened(ruleset, 2)
    before = game.state
    game.play(0, Draw)
    assert game.play(0, Discard) == (CardDiscarded(0, before.stock[0]),)
    assert game.state.layouts == before.layouts
    assert game.state.discards == (*before.discards, before.stock[0])


def test_turns_go_to_the_left_and_round() -> None:
    game = opened(CARD_COMMONS, 3)
    seats = []
    for _ in range(7):
        (seat,) = game.to_act
        seats.append(seat)
        game.play(seat, DRAW)
        game.play(seat, DISCARD)
    assert seats == [0, 1, 2, 0, 1, 2, 0]
    assert game.turn == 8


SENTENCES: list[tuple[Phase, int, Action, str]] = [
    (Phase.DRAW, 1, Draw(), "It is not your turn."),
    (Phase.DRAW, 0, Discard(), "Draw from the stock or take the top discard first."),
    (Phase.DRAW, 0, Swap(0), "Draw from the stock or take the top discard first."),
    (Phase.DRAW, 0, TurnUp(5), "Cards are turned up before the first turn only."),
    (Phase.DRAW, 0, NextHole(), "This hole is not over yet."),
    (Phase.PLACE, 0, Draw(), "You hold the {drawn}: put it in place of a card or discard it."),
    (Phase.PLACE, 0, Take(0), "You hold the {drawn}: put it in place of a card or discard it."),
    (Phase.PLACE, 0, TurnUp(5), "Cards are turned up before the first turn only."),
    (Phase.PLACE, 1, Swap(0), "It is not your turn."),
    (Phase.HOLE_OVER, 0, Draw(), "The hole is over; the next one has not been dealt yet."),
    (Phase.GAME_OVER, 0, Draw(), "The game is over."),
    (Phase.GAME_OVER, 7, NextHole(), "There is no seat 7 in this game."),
]


@BOTH
@pytest.mark.parametrize(("phase", "seat", "action", "sentence"), SENTENCES)
def test_what_a_player_reads(
    ruleset: Ruleset, phase: Phase, seat: int, action: Action, sentence: str
) -> None:
    game = opened(ruleset, 3)
    if phase is Phase.PLACE:
        game.play(0, DRAW)
        drawn = game.state.drawn
        assert drawn is not None
        sentence = sentence.format(drawn=drawn.name)
    elif phase is Phase.GAME_OVER:
        game.stop()
    elif phase is Phase.HOLE_OVER:
        until_out(game, 0)
        while game.phase is not Phase.HOLE_OVER:
            game.play(game.to_act[0], Take(0))
    assert game.phase is phase
    before, events = game.state, game.events
    with pytest.raises(RuleError) as refusal:
        game.play(seat, action)
    assert str(refusal.value) == sentence
    assert game.state is before
    assert game.events == events


def test_something_that_is_no_action_is_a_sentence() -> None:
    game = new(CARD_COMMONS)
    for nonsense in ("draw", 3, None):
        with pytest.raises(RuleError, match="is not an action"):
            game.play(0, nonsense)  # type: ignore[call-overload]


def test_plain_actions_can_be_given_with_and_without_parentheses() -> None:
    bare, called = opened(CARD_COMMONS), opened(CARD_COMMONS)
    bare.play(0, Draw)
    called.play(0, Draw())
    assert bare == called
    assert bare != Game.new(CARD_COMMONS, seats=2, secret=SECRET)
    assert set(ALL_ACTIONS) > set(bare.legal_actions(0))
