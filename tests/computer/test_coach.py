"""The coach is held against rollouts, which are made up here or play few worlds."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine import PAGAT
from engine.actions import Action
from engine.computer import evaluate
from engine.computer.alike import list_distinct
from engine.computer.evaluation import rank
from engine.computer.playing_out.refining import Refining
from engine.table_view import TableView
from tests.computer.moments import positions
from training import coach
from training.rollouts import RolledOut, roll_out_together


def test_a_coach_who_says_what_the_rollouts_say_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the rollouts say the opposite, the coach is wrong about everything."""
    sign = 1.0

    def roll(
        view: TableView, options: Sequence[Action], worlds: int, seed: int
    ) -> dict[Action, RolledOut]:
        worth = evaluate(view, plays_out=False)
        return {action: RolledOut(sign * worth[action].points, 0.0) for action in options}

    monkeypatch.setattr(coach, "_roll_out", roll)
    right = coach.check(PAGAT, seats=2, decisions=25, worlds=1, seed=1, alone=True)
    assert (right.decisions, right.off, right.best, right.lost) == (25, 0.0, 1.0, 0.0)
    assert right.blamed > 0
    assert right.wrongly == 0
    sign = -1.0
    wrong = coach.check(PAGAT, seats=2, decisions=25, worlds=1, seed=1, alone=True)
    assert wrong.off > 1.0
    assert wrong.best < 0.5
    assert wrong.lost > 0.5
    assert 0 < wrong.wrongly == wrong.blamed == right.blamed
    assert f"| 25 | {wrong.off:.2f} |" in coach.as_table([right, wrong])


def test_actions_are_rolled_out_together_in_the_same_worlds() -> None:
    game, seat = positions(PAGAT, 3, 1)[0]
    view = game.view(seat)
    two = list_distinct(view, rank(evaluate(view)))[:2]
    refining = Refining(compiled=False)
    rolled = roll_out_together(view, two, refining, worlds=2, seed=3)
    assert list(rolled) == two
    assert rolled == roll_out_together(view, two, refining, worlds=2, seed=3)
    # An error is only what differs between the actions.
    assert rolled[two[0]].error == pytest.approx(rolled[two[1]].error)
    assert rolled[two[0]].points != rolled[two[1]].points
