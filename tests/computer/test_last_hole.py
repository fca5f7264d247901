"""In the last hole of a game Pro plays for the win."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engine import PAGAT, Card, Draw, Swap, TableView
from engine.computer import Level, choose, evaluate
from engine.computer.cost import is_mistake
from engine.computer.evaluation import Evaluation, rank
from tests.engine.positions import opened

OWN = "7H KD AC - KS AD"
THEIRS = "9C 4D 5C 2S - 5D"
OUT, IMPROVE = Swap(3), Swap(0)


def table(*, hole: int, behind: int) -> TableView:
    """Return a view in which seat 0 holds a four and has one card face down. It can go out, or replace its seven."""
    game = opened(PAGAT, 2, holes=9)
    game.play(0, Draw())
    view = game.view(0)
    own, theirs = (
        tuple(None if text == "-" else Card.parse(text) for text in layout.split())
        for layout in (OWN, THEIRS)
    )
    seats = (
        replace(view.seats[0], cards=own, total=40 + behind),
        replace(view.seats[1], cards=theirs, total=40),
    )
    return replace(view, seats=seats, drawn=Card.parse("4C"), hole=hole)


@pytest.mark.parametrize(("hole", "behind"), [(8, 0), (8, 12), (9, 0), (9, -12)])
def test_it_goes_out_where_that_is_worth_points_or_wins(hole: int, behind: int) -> None:
    assert choose(table(hole=hole, behind=behind), Level.PRO, random.Random(1)) is OUT


def test_it_does_not_go_out_and_lose_the_game() -> None:
    """Going out wins the hole by about five points, but the seat is twelve points behind in the game."""
    assert choose(table(hole=9, behind=12), Level.PRO, random.Random(1)) is IMPROVE


def test_the_coach_counts_points_and_in_the_last_hole_the_chance_to_win() -> None:
    before, last = evaluate(table(hole=8, behind=12)), evaluate(table(hole=9, behind=12))
    assert rank(before)[0] is OUT
    assert rank(last)[0] is IMPROVE
    assert all(value.win is None for value in before.values())
    chances = {action: value.win or 0 for action, value in last.items()}
    assert 0 < chances[OUT] < chances[IMPROVE] - 0.01 < 0.5
    for action, value in before.items():
        assert last[action].points == pytest.approx(value.points)


def test_in_the_last_hole_it_is_no_mistake_to_give_points_for_the_win() -> None:
    safe, bold = Evaluation(2.0, 0.4, win=0.3), Evaluation(7.0, 0.4, win=0.5)
    assert is_mistake(safe, bold, seats=2)
    assert not is_mistake(bold, safe, seats=2)
    assert not is_mistake(replace(bold, win=0.48), bold, seats=2)
    assert rank({OUT: safe, IMPROVE: bold}) == [IMPROVE, OUT]
