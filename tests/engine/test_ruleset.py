from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine import CARD_COMMONS, PAGAT, RULESETS, Ending, Game, Opening, RuleError, Ruleset

from .positions import SECRET


def test_card_commons_as_its_text_has_it() -> None:
    assert [CARD_COMMONS.decks(seats) for seats in range(2, 7)] == [1, 1, 1, 2, 2]
    assert CARD_COMMONS.holes_offered == (3, 9, 18)
    assert (CARD_COMMONS.opening, CARD_COMMONS.ending) == (Opening.IN_TURN, Ending.LAST_TURNS)


def test_pagat_as_its_text_has_it() -> None:
    assert [PAGAT.decks(seats) for seats in range(2, 13)] == [1] * 3 + [2] * 4 + [3] * 4
    assert PAGAT.holes_offered == (9, 18)
    assert (PAGAT.opening, PAGAT.ending) == (Opening.TOGETHER, Ending.AT_ONCE)


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_seats_and_holes_out_of_bounds_are_refused_with_a_sentence(ruleset: Ruleset) -> None:
    assert RULESETS[ruleset.key] is ruleset
    for seats in (-1, 0, 1, ruleset.max_seats + 1):
        with pytest.raises(RuleError, match=f"for 2 to {ruleset.max_seats} players, not {seats}"):
            Game.new(ruleset, seats=seats, secret=SECRET)
        with pytest.raises(ValueError, match=f"not {seats}"):
            ruleset.decks(seats)
    for holes in (0, 1, 10, 27):
        with pytest.raises(RuleError, match=f"holes, not {holes}"):
            Game.new(ruleset, seats=2, holes=holes, secret=SECRET)
    for holes in ruleset.holes_offered:
        assert Game.new(ruleset, seats=2, holes=holes, secret=SECRET).holes == holes
    assert Game.new(ruleset, seats=2, secret=SECRET).holes == 9


@pytest.mark.parametrize("size", [0, 16, 31, 33])
def test_a_secret_has_32_bytes(size: int) -> None:
    with pytest.raises(RuleError, match=f"32 bytes, not {size}"):
        Game.new(CARD_COMMONS, seats=2, secret=bytes(size))


def test_computers_sit_in_seats_that_exist() -> None:
    game = Game.new(CARD_COMMONS, seats=3, secret=SECRET, computers=(2, 1, 2))
    assert game.state.setup.computers == (1, 2)
    with pytest.raises(RuleError, match="seats of a game for 3 are 0 to 2"):
        Game.new(CARD_COMMONS, seats=3, secret=SECRET, computers=(3,))


BROKEN: dict[str, dict[str, Any]] = {
    "key": {"key": "card commons"},
    "least seats": {"min_seats": 1},
    "no decks": {"decks_for": ()},
    "decks do not grow by seats": {"decks_for": ((6, 1), (4, 2))},
    "two rows for the same seats": {"decks_for": ((4, 1), (4, 2))},
    "fewer seats than the least": {"decks_for": ((1, 1),)},
    "no deck": {"decks_for": ((4, 0),)},
    # 9 × 6 = 54 cards would have to be dealt.
    "too few cards": {"decks_for": ((9, 1),)},
    "no holes": {"holes_offered": ()},
    "zero holes": {"holes_offered": (0, 9)},
    "holes do not grow": {"holes_offered": (9, 3)},
    "default not offered": {"default_holes": 12},
    "opening below zero": {"opening_cards": -1},
    "opening of a whole layout": {"opening_cards": 6},
}


@pytest.mark.parametrize("change", BROKEN.values(), ids=BROKEN)
def test_a_ruleset_that_makes_no_game_is_refused_when_it_is_made(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        replace(CARD_COMMONS, **change)


def test_eight_seats_can_share_one_deck_but_not_nine() -> None:
    assert replace(CARD_COMMONS, decks_for=((8, 1),)).max_seats == 8


def test_rules_that_are_not_registered_cannot_be_passed_off_as_those_that_are() -> None:
    variant = replace(CARD_COMMONS, opening_cards=3)
    with pytest.raises(RuleError, match="not among the rulesets"):
        Game.new(variant, seats=2, secret=SECRET)


@pytest.mark.parametrize(("opening_cards", "turns_up"), [(0, 0), (1, 1), (5, 5)])
def test_a_house_rule_is_one_field(
    monkeypatch: pytest.MonkeyPatch, opening_cards: int, turns_up: int
) -> None:
    variant = replace(CARD_COMMONS, key="variant", opening_cards=opening_cards)
    monkeypatch.setitem(RULESETS, variant.key, variant)
    game = Game.new(variant, seats=3, secret=SECRET)
    opening = 0
    while game.turn == 0:
        (seat,) = game.to_act
        game.play(seat, game.legal_actions(seat)[0])
        opening += 1
    assert opening == 3 * turns_up
    assert all(seat.face_down == 6 - turns_up for seat in game.view(None).seats)
    assert game.to_act == (0,)
