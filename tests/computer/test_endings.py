"""At the end of a hole the computer's numbers are exact."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import CARD_COMMONS
from engine.actions import DISCARD, DRAW, SWAPS, TAKES, Action
from engine.computer.closing import Closing
from engine.computer.columns import COLUMN_OF, DOWN, SCORE, columns_of
from engine.computer.compact_view import CompactView, compact
from engine.computer.level import SKILLS, Level
from engine.computer.search import Search
from engine.computer.unseen import Unseen
from engine.computer.values import table_for
from tests.computer.brute_force import Cards, Ending, Hidden, against
from tests.computer.moments import positions


@pytest.mark.parametrize(
    ("pair", "points"),
    [
        ("7 7", 0),
        ("7 9", 16),
        ("2 2", 0),
        ("2 7", 5),
        ("7 down", 7),
        ("down 2", -2),
        ("down down", 0),
    ],
)
def test_a_column_has_the_points_of_its_open_cards_unless_they_are_a_pair(
    pair: str, points: int
) -> None:
    upper, lower = (DOWN if card == "down" else int(card) - 1 for card in pair.split())
    assert SCORE[COLUMN_OF[upper][lower]] == points


def test_who_may_take_a_discard_in_the_last_turn_ends_with_fewer_points() -> None:
    """Both are asked of the same position, one after the other."""
    game, seat = positions(CARD_COMMONS, 3, 1)[0]
    closing = Closing(compact(game.view(seat)), SKILLS[Level.PRO])
    taking, drawing = closing.of_seat(2, take=True), closing.of_seat(2, take=False)
    assert taking < drawing - 0.1
    assert closing.of_seat(2, take=True) == taking
    assert closing.of_seat(1, take=True) != taking


def test_a_ruleset_without_column_values_is_named() -> None:
    with pytest.raises(LookupError, match="no column values for the ruleset 'bridge'"):
        table_for("bridge", 2)


def small_pool(chance: random.Random, cards: int) -> tuple[int, ...]:
    pool = [0] * 13
    for rank in chance.choices(range(13), k=cards):
        pool[rank] += 1
    return tuple(pool)


def layout(chance: random.Random, *down: int) -> Cards:
    return tuple(None if slot in down else chance.randrange(13) for slot in range(6))


def position(ending: Ending, *, drawn: int | None = None, going_out: bool = False) -> CompactView:
    ranks = [[DOWN if card is None else card for card in cards] for cards in ending.layouts]
    hidden = ending.hidden
    return CompactView(
        ranks=ranks[0],
        layouts=[columns_of(six) for six in ranks],
        down=[six.count(DOWN) for six in ranks],
        unseen=Unseen(hidden.stock, hidden.down),
        top=ending.top,
        drawn=drawn,
        turns_left=None if going_out else len(ending.movers),
        at_once=False,
    )


def values(place: CompactView, seats: int) -> dict[Action, float]:
    return Search(place, table_for("card_commons", seats), SKILLS[Level.PRO]).values()


def by_brute_force(ending: Ending, drawn: int | None) -> dict[Action, float]:
    if drawn is not None:
        finals: dict[Action, tuple[float, ...]] = dict(
            zip(SWAPS, ending.placing(drawn, ending.hidden), strict=True)
        )
        finals[DISCARD] = ending.discarding(drawn, ending.hidden)
    else:
        finals = {take: ending.taking(take.slot) for take in TAKES}
        finals[DRAW] = ending.drawing()
    return {action: against(after, 0) for action, after in finals.items()}


@given(st.integers(0, 2**32), st.booleans(), st.booleans())
def test_the_last_turn_of_a_hole_is_worth_what_counting_every_card_says(
    seed: int, holds_a_card: bool, two_pools: bool
) -> None:
    chance = random.Random(seed)
    pool = Hidden(small_pool(chance, 6), small_pool(chance, 4) if two_pools else None)
    ending = Ending((layout(chance, 1, 4), layout(chance)), pool, chance.randrange(13), (0,))
    drawn = chance.randrange(13) if holds_a_card else None
    assert values(position(ending, drawn=drawn), 2) == pytest.approx(by_brute_force(ending, drawn))


@settings(max_examples=20)
@given(st.integers(0, 2**32), st.booleans(), st.booleans())
def test_the_turn_before_it_knows_the_best_answer(
    seed: int, holds_a_card: bool, two_pools: bool
) -> None:
    """There are three seats. The last one is out, and the other two have one column, or half of one, face down."""
    chance = random.Random(seed)
    pool = Hidden(small_pool(chance, 6), small_pool(chance, 3) if two_pools else None)
    layouts = (layout(chance, 2), layout(chance, 0, 3), layout(chance))
    ending = Ending(layouts, pool, chance.randrange(13), (0, 1))
    drawn = chance.randrange(13) if holds_a_card else None
    found, exact = values(position(ending, drawn=drawn), 3), by_brute_force(ending, drawn)
    if not holds_a_card:
        # The reply to a drawn card's discard uses the chances before the draw. With the six to nine unseen cards of
        # these positions, one card changes the chances more than it ever does in play.
        assert found.pop(DRAW) == pytest.approx(exact.pop(DRAW), abs=0.6)
    assert found == pytest.approx(exact)


@settings(max_examples=20)
@given(st.integers(0, 2**32), st.booleans())
def test_going_out_is_worth_what_the_other_seat_s_last_turn_leaves(
    seed: int, two_pools: bool
) -> None:
    chance = random.Random(seed)
    pool = Hidden(small_pool(chance, 6), small_pool(chance, 3) if two_pools else None)
    last = chance.randrange(6)
    layouts = (layout(chance, last), layout(chance, 1, 4))
    ending = Ending(layouts, pool, chance.randrange(13), (0, 1))
    drawn = chance.randrange(13)
    found = values(position(ending, drawn=drawn, going_out=True), 2)
    assert found[SWAPS[last]] == pytest.approx(by_brute_force(ending, drawn)[SWAPS[last]])
    found = values(position(ending, going_out=True), 2)
    assert found[TAKES[last]] == pytest.approx(by_brute_force(ending, None)[TAKES[last]])


def test_who_may_go_out_does_not_expect_the_drawn_card_elsewhere() -> None:
    """The hole ends at once, and the mover goes out with any card, because the other seat's cards are bad."""
    ranks = range(6)
    stock = tuple(int(rank in ranks) for rank in range(13))
    mover, bad = (12, 12, None, 12, 12, 12), (9, 8, 7, 10, 9, None)
    place = position(Ending((mover, bad), Hidden(stock, None), 8, (0, 1)), going_out=True)
    search = Search(replace(place, at_once=True), table_for("card_commons", 2), SKILLS[Level.PRO])
    by_draw = search.by_draw()
    assert by_draw.keys() == set(ranks)
    for drawn, value in by_draw.items():
        left = sum(
            SCORE[COLUMN_OF[upper][lower]]
            for hidden in ranks
            for upper, lower in ((9, 10), (8, 9), (7, hidden))
            if hidden != drawn
        )
        assert value == pytest.approx(SCORE[COLUMN_OF[12][drawn]] - left / 5)


def test_one_hidden_card_that_is_known_is_worth_its_points() -> None:
    """The stock was rebuilt, so the one card that lies face down is the only one that is not known to be elsewhere."""
    five = tuple(int(rank == 4) for rank in range(13))
    unseen = Unseen((4,) * 13, five)
    assert unseen.expected(COLUMN_OF[9][DOWN]) == 10 + 5
    assert unseen.expected(COLUMN_OF[4][DOWN]) == 0
