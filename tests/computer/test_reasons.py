"""Why one action is better than another, and which kind of mistake the worse action is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import PAGAT, Card, TableView
from engine.actions import DISCARD, DRAW, SWAPS, TAKES, TURN_UPS, Action
from engine.computer.alike import list_distinct
from engine.computer.lessons import Lesson, Mistake, add_up, mistake_of
from engine.computer.reasons import Reason, Why, explain
from tests.engine.positions import new, opened


def table(
    own: str, next_seat: str, *, drawn: str | None = None, top: str | None = None, seats: int = 2
) -> TableView:
    """Return a view in which seat 0 has a turn with these layouts; ``-`` is face down."""
    game = opened(PAGAT, seats)
    if drawn is not None:
        game.play(0, DRAW)
    view = game.view(0)
    layouts = [
        tuple(None if text == "-" else Card.parse(text) for text in layout.split())
        for layout in (own, next_seat)
    ]
    shown = [replace(seat, cards=layouts[min(number, 1)]) for number, seat in enumerate(view.seats)]
    return replace(
        view,
        seats=tuple(shown),
        drawn=Card.parse(drawn) if drawn else None,
        top_discard=Card.parse(top) if top else view.top_discard,
    )


OPEN = "4C 5D - - - -"
"""A layout that waits for no expensive card."""
PAIRED = "KC KS - KH KD -"
"""A layout that needs no card more than another."""
CASES = [
    # A nine can go beside a nine, or on a face-down card.
    ("9C KD - - - -", OPEN, "9H", SWAPS[3], SWAPS[2], Why.PAIR, Mistake.MISSED_PAIR),
    # A five should not replace a queen of a pair.
    ("QC KD - QS 10D -", OPEN, "5H", SWAPS[4], SWAPS[0], Why.BREAKS_PAIR, Mistake.BROKE_PAIR),
    # The next seat has a jack that waits for another.
    ("2C 3D - - - -", "JC 4D - - - -", "JH", SWAPS[2], DISCARD, Why.NEEDED, Mistake.FED),
    # One card face down, and the others are far ahead.
    ("QC JD 9S 5H 4S -", "AC AD KC KD 2S -", "3H", SWAPS[0], SWAPS[5], Why.BEHIND, Mistake.ENDED_EARLY),
    ("AC AD KC 4D 2S -", "QC JD 9S 8H 5S -", "3H", SWAPS[5], DISCARD, Why.ENDS, Mistake.ENDED_LATE),
    # A high card replaced by a low one.
    ("QC 5D - - - -", OPEN, "AH", SWAPS[0], DISCARD, Why.SAVES, Mistake.PASSED_LOW),
]  # fmt: skip


@pytest.mark.parametrize(
    ("own", "other", "drawn", "better", "worse", "why", "mistake"),
    CASES,
    ids=[why.value for *_, why, _ in CASES],
)
def test_the_fact_that_says_most_is_the_reason(
    own: str, other: str, drawn: str, better: Action, worse: Action, why: Why, mistake: Mistake
) -> None:
    view = table(own, other, drawn=drawn)
    reason = explain(view, better, worse)
    assert reason is not None
    assert reason.why is why
    assert mistake_of(view, worse, better) is mistake


def test_a_reason_tells_the_card_the_points_and_the_seat() -> None:
    pair = explain(table("9C KD - - - -", OPEN, drawn="9H"), SWAPS[3], SWAPS[2])
    assert pair is not None
    assert pair.rank == 9
    assert pair.points > 8
    needed = explain(table("2C 3D - - - -", "JC 4D - - - -", drawn="JH"), SWAPS[2], DISCARD)
    assert needed is not None
    assert (needed.rank, needed.seat) == (11, 1)


def test_a_card_of_which_most_are_gone_is_not_worth_waiting_for() -> None:
    view = table("4C 5D - - - -", PAIRED, drawn="8H")
    none_left = tuple(0 if rank == 7 else count for rank, count in enumerate(view.unseen))
    gone = explain(replace(view, unseen=none_left), DISCARD, SWAPS[2])
    assert gone is not None
    assert (gone.why, gone.rank, gone.count) == (Why.GONE, 8, 3)
    paired = replace(table("8C 5D - - - -", PAIRED, drawn="8H"), unseen=none_left)
    assert explain(paired, DISCARD, SWAPS[3]) is None, "a pair waits for nothing"


@pytest.mark.parametrize(("card", "is_high"), [("5H", True), ("4H", False)])
def test_only_a_card_of_five_points_or_more_waits_for_another(card: str, is_high: bool) -> None:
    view = table("AC AD - - - -", PAIRED, drawn=card)
    rank = Card.parse(card).rank
    gone = tuple(0 if at == rank else count for at, count in enumerate(view.unseen, start=1))
    reason = explain(replace(view, unseen=gone), DISCARD, SWAPS[2])
    assert reason == (Reason(Why.GONE, rank, count=3) if is_high else None)


def test_somebody_about_to_go_out_is_a_reason_to_turn_up_a_card() -> None:
    view = table("3C QD - 4H - -", "KC KS 2D KH KD -", drawn="JS", top="KS")
    reason = explain(view, SWAPS[2], DISCARD)
    assert reason is not None
    assert (reason.why, reason.seat) == (Why.HURRY, 1)
    # That a three helps the next seat says more.
    three = explain(replace(view, drawn=Card.parse("3H")), SWAPS[2], DISCARD)
    assert three == Reason(Why.NEEDED, 3, seat=1)
    two_short = table("3C QD - 4H - -", "KC KS 2D KH - -", drawn="JS", top="KS")
    assert explain(two_short, SWAPS[2], DISCARD) is None
    assert explain(replace(view, out_seat=1), SWAPS[2], DISCARD) is None  # nobody can go out now


def test_options_that_differ_in_nothing_that_can_be_said_have_no_reason() -> None:
    view = table("4C 4D - - - -", OPEN, drawn="4H")
    assert explain(view, SWAPS[3], SWAPS[4]) is None
    fresh = new(PAGAT, 2)
    assert explain(fresh.view(0), TURN_UPS[0], TURN_UPS[1]) is None


def test_other_mistakes_have_names_too() -> None:
    taking = table("4C 5D - - - -", PAIRED, top="JS")
    assert mistake_of(taking, TAKES[2], DRAW) is Mistake.TOOK_HIGH
    assert mistake_of(taking, TAKES[0], DRAW) is Mistake.TOOK_HIGH
    low = table("QC 5D - - - -", PAIRED, top="AS")
    assert mistake_of(low, DRAW, TAKES[0]) is Mistake.PASSED_LOW
    four = table("QC 5D - - - -", PAIRED, top="4S")
    assert mistake_of(four, DRAW, TAKES[0]) is Mistake.DREW
    assert mistake_of(four, TAKES[1], DRAW) is Mistake.TOOK
    assert mistake_of(four, TAKES[1], TAKES[0]) is Mistake.PLACED
    holding = table("QC 5D - - - -", PAIRED, drawn="4S")
    assert mistake_of(holding, SWAPS[2], SWAPS[0]) is Mistake.TURNED_EARLY
    assert mistake_of(holding, SWAPS[0], SWAPS[2]) is Mistake.TURNED_LATE
    assert mistake_of(holding, SWAPS[1], SWAPS[0]) is Mistake.PLACED
    assert mistake_of(new(PAGAT, 2).view(0), TURN_UPS[0], TURN_UPS[3]) is Mistake.OPENED


def test_a_pair_that_gets_the_same_card_again_is_not_broken() -> None:
    view = table("8C QD - 8S - -", OPEN, drawn="8H")
    reason = explain(view, SWAPS[1], SWAPS[0])
    assert reason is not None
    assert reason.why is Why.SAVES
    assert mistake_of(view, SWAPS[0], SWAPS[1]) is Mistake.PLACED


def test_what_is_true_of_both_actions_is_no_reason() -> None:
    two_places = explain(table("9C 9D - - QH -", OPEN, drawn="9H"), SWAPS[4], SWAPS[3])
    two_pairs = explain(table("QC 5D - QS 5H -", OPEN, drawn="AH"), SWAPS[1], SWAPS[0])
    assert [one and one.why for one in (two_places, two_pairs)] == [Why.SAVES, Why.SAVES]


def test_who_is_behind_is_not_told_to_end_the_hole_nor_who_is_ahead_to_go_on() -> None:
    behind = table("QC JD 9S 5H 4S -", "AC AD KC KD 2S -", drawn="3H")
    ahead = table("AC AD KC 4D 2S -", "QC JD 9S 8H 5S -", drawn="3H")
    assert explain(behind, SWAPS[5], SWAPS[0]) is None
    assert explain(ahead, DISCARD, SWAPS[5]) is None


def test_of_two_kinds_of_mistake_the_pair_is_named_before_the_end() -> None:
    last_nine = table("9C KD 2D - KS 3H", OPEN, drawn="9H")
    assert mistake_of(last_nine, DISCARD, SWAPS[3]) is Mistake.MISSED_PAIR
    paired = table("9C 9D 9S QD 9H -", OPEN, drawn="3H")
    assert mistake_of(paired, SWAPS[1], SWAPS[5]) is Mistake.BROKE_PAIR


def test_lessons_add_up_by_kind_the_dearest_first() -> None:
    fed, took = Mistake.FED, Mistake.TOOK
    lessons = add_up([Lesson(fed, 1, 0.5), Lesson(took, 1, 2.0), Lesson(fed, 2, 1.0)])
    assert lessons == (Lesson(took, 1, 2.0), Lesson(fed, 3, 1.5))


def test_an_eight_on_an_eight_is_a_discard_and_equal_face_down_cards_are_one_option() -> None:
    view = table("8C 5D - - - -", OPEN, drawn="8H")
    assert list_distinct(view, view.legal) == [DISCARD, SWAPS[1], SWAPS[2], SWAPS[3], SWAPS[4]]
