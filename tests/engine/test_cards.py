from __future__ import annotations

import copy
import pickle
from collections import Counter

import pytest

from engine import DECK, Card, RuleError, Suit, Swap, Take, TurnUp
from engine.actions import DRAW, SLOTS

from .positions import ALL_ACTIONS


def test_a_deck_has_52_faces_and_284_points() -> None:
    assert len(set(DECK)) == 52
    assert Counter(card.rank for card in DECK) == dict.fromkeys(range(1, 14), 4)
    # 1 − 2 + (3 + … + 10) + 10 + 10 + 0 = 71 for each suit.
    assert sum(card.points for card in DECK) == 4 * 71


@pytest.mark.parametrize(
    ("text", "points"),
    [("AC", 1), ("2D", -2), ("3H", 3), ("9S", 9), ("10C", 10), ("JD", 10), ("QH", 10), ("KS", 0)],
)
def test_points_of_a_card(text: str, points: int) -> None:
    assert Card.parse(text).points == points


@pytest.mark.parametrize("text", ["7H", "7h", " 7♥ ", "7♥"])
def test_a_card_is_read_as_people_write_it(text: str) -> None:
    assert Card.parse(text) is Card(7, Suit.HEARTS)


@pytest.mark.parametrize("text", ["", "7", "H", "1H", "11H", "0S", "7HH", "7 H", "joker"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="write a rank and a suit"):
        Card.parse(text)


@pytest.mark.parametrize("rank", [0, 14, -1])
def test_ranks_go_from_ace_to_king(rank: int) -> None:
    with pytest.raises(ValueError, match="from 1"):
        Card(rank, Suit.CLUBS)


def test_cards_are_the_same_object_everywhere_and_never_change() -> None:
    for card in DECK:
        assert Card(card.rank, card.suit.value) is card
        assert Card.parse(card.code) is Card.parse(str(card)) is card
        assert pickle.loads(pickle.dumps(card)) is copy.deepcopy(card) is card
    with pytest.raises(AttributeError, match="do not change"):
        DECK[0].points = -10
    assert DECK[0].points == 1


def test_cards_sort_as_in_a_new_deck() -> None:
    assert sorted(set(DECK)) == list(DECK)
    assert [DECK[0].name, DECK[-1].name] == ["ace of clubs", "king of spades"]


def test_actions_are_the_same_object_everywhere() -> None:
    for action in ALL_ACTIONS:
        assert pickle.loads(pickle.dumps(action)) is copy.deepcopy(action) is action
    assert len(set(ALL_ACTIONS)) == len({repr(action) for action in ALL_ACTIONS}) == 21
    assert [repr(TurnUp(2)), repr(DRAW)] == ["TurnUp(slot=2)", "Draw()"]
    assert Take(3) is Take(3)


@pytest.mark.parametrize("slot", [-1, len(SLOTS), 2.0, True, None, "2"])
def test_there_are_six_slots(slot: object) -> None:
    for kind in (TurnUp, Take, Swap):
        with pytest.raises(RuleError, match="slots 0 to 5"):
            kind(slot)  # type: ignore[arg-type]
