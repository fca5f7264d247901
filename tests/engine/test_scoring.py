from __future__ import annotations

from itertools import product

import pytest

from engine import DECK, Card, score
from engine.scoring import column_points, is_pair

from .positions import cards

# Written as on the table: the upper row, then the lower one.
LAYOUTS = {
    "the source's example: 7/7, K/9 and a column worth 8": ("7C KD 10H  7S 9H 2H", 17),
    "two twos in a column are 0, not -4": ("2C KD KH  2S KS KC", 0),
    "the lowest: three twos over kings": ("2C 2D 2H  KC KD KH", -6),
    "the highest: ten over jack, jack over queen, queen over ten": ("10C JC QC  JD QD 10D", 60),
    "ten and jack are worth the same and are no pair": ("10C KD KH  JC KS KC", 20),
    "jack and queen neither": ("JC KD KH  QC KS KC", 20),
    "the same card twice, from two decks, is a pair": ("QH KD KH  QH KS KC", 0),
    "equal cards in a row are no pair": ("9C 9D 9H  AC 2D KH", 26),
    "equal cards across are no pair": ("9C KD KH  KC 9D AH", 19),
    "three pairs": ("5C QD AH  5S QC AS", 0),
    "ace, two, king": ("AC 2D KH  3S 4C 5S", 11),
    "a pair of kings is as good as two kings apart": ("KC 3D 3H  KD 4S 4C", 14),
}


@pytest.mark.parametrize(("layout", "points"), LAYOUTS.values(), ids=LAYOUTS.keys())
def test_score_of_a_layout(layout: str, points: int) -> None:
    assert score(cards(layout)) == points


@pytest.mark.parametrize(
    ("layout", "points"),
    [
        ("-- -- --  -- -- --", 0),
        ("9C -- --  -- -- --", 9),
        ("-- -- --  -- 2D --", -2),
        ("9C -- --  9D -- --", 0),
        ("9C 2C --  -- KD JD", 17),
    ],
)
def test_face_down_cards_count_nothing_yet(layout: str, points: int) -> None:
    assert score([None if text == "--" else Card.parse(text) for text in layout.split()]) == points


def test_every_column_there_can_be() -> None:
    value = {1: 1, 2: -2, 11: 10, 12: 10, 13: 0} | {rank: rank for rank in range(3, 11)}
    for upper, lower in product(DECK, DECK):
        points = column_points(upper, lower)
        if upper.rank == lower.rank:
            assert points == 0
        else:
            assert points == value[upper.rank] + value[lower.rank]
        assert is_pair(upper, lower) == (upper.rank == lower.rank)


def test_the_bounds_of_a_hole() -> None:
    columns = [column_points(upper, lower) for upper, lower in product(DECK, DECK)]
    assert (3 * min(columns), 3 * max(columns)) == (-6, 60)


def test_a_face_down_card_makes_no_pair() -> None:
    assert not is_pair(None, None)
    assert not is_pair(DECK[0], None)
