"""Source: Card Commons, "Starting hand"; MHT/Pagat, "Players, Cards and Deal"."""

from __future__ import annotations

import random

import pytest

from engine import CARD_COMMONS, PAGAT, CardTurnedUp, Draw, HoleDealt, Phase, RuleError, Ruleset
from engine import TurnUp as Up
from engine.actions import NEXT_HOLE, TURN_UPS

from .positions import EVERY_TABLE, draw_and_turn_up, new, open_hole


@pytest.mark.parametrize(("ruleset", "seats"), EVERY_TABLE)
def test_the_deal(ruleset: Ruleset, seats: int) -> None:
    game = new(ruleset, seats)
    dealt = game.events[1]
    assert isinstance(dealt, HoleDealt)
    assert dealt.order is not None
    state = game.state
    # Cards are dealt one at a time, beginning with the first player. So seat 2's second card has the number seats + 2.
    for seat in range(seats):
        assert list(state.layouts[seat]) == [dealt.order[seat + k * seats] for k in range(6)]
    assert state.discards == (dealt.upcard,) == (dealt.order[6 * seats],)
    assert state.stock == dealt.order[6 * seats + 1 :]
    assert sorted(dealt.order) == sorted(state.setup.pack)
    assert len(dealt.order) == 52 * ruleset.decks(seats)
    assert all(seat.cards == (None,) * 6 for seat in game.view(0).seats)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("hole", [1, 2])
def test_card_commons_turns_up_in_turn_from_the_first_player(seats: int, hole: int) -> None:
    game = new(CARD_COMMONS, seats)
    if hole == 2:
        open_hole(game)
        while game.phase is not Phase.HOLE_OVER:
            draw_and_turn_up(game)
        game.play(0, NEXT_HOLE)
    order = []
    while game.phase is Phase.OPENING:
        (seat,) = game.to_act
        for other in range(seats):
            assert bool(game.legal_actions(other)) == (other == seat)
        game.play(seat, Up(4))
        game.play(seat, Up(1))  # both cards may be in one column
        order.append(seat)
    first = hole - 1
    assert order == [(first + place) % seats for place in range(seats)]
    assert (game.turn, game.to_act, game.phase) == (1, (first,), Phase.DRAW)
    for seat_view in game.view(None).seats:
        assert [card is not None for card in seat_view.cards] == [False, True, False] * 2


@pytest.mark.parametrize("seats", range(2, 13))
def test_pagat_turns_up_all_at_once_in_any_order(seats: int) -> None:
    game = new(PAGAT, seats)
    presses = [seat for seat in range(seats) for _ in range(2)]
    random.Random(seats).shuffle(presses)
    for place, seat in enumerate(presses):
        waiting = tuple(sorted(set(presses[place:])))
        assert (game.to_act, game.turn, game.phase) == (waiting, 0, Phase.OPENING)
        assert bool(game.legal_actions(seat)) is True
        game.play(seat, random.Random(place).choice(game.legal_actions(seat)))
    assert (game.to_act, game.turn, game.phase) == ((0,), 1, Phase.DRAW)


def test_what_is_refused_in_an_opening_and_what_the_player_reads() -> None:
    game = new(CARD_COMMONS, 3)
    assert game.legal_actions(0) == TURN_UPS
    with pytest.raises(RuleError, match=r"^It is not your turn.$"):
        game.play(1, Up(0))
    with pytest.raises(RuleError, match=r"^Turn a face-down card up first: .* 2 face-up cards.$"):
        game.play(0, Draw)
    (event,) = game.play(0, Up(5))
    assert event == CardTurnedUp(0, 5, game.state.layouts[0][5])
    assert game.legal_actions(0) == TURN_UPS[:5]
    with pytest.raises(RuleError, match=r"^That card is face up already.$"):
        game.play(0, Up(5))
    game.play(0, Up(0))
    with pytest.raises(RuleError, match=r"^You have turned up your opening cards"):
        game.play(0, Up(1))
    with pytest.raises(RuleError, match=r"^There is no seat 3 in this game.$"):
        game.play(3, Up(1))
