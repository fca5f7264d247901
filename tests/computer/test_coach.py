"""The coach is held against rollouts, which are made up here or play few worlds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random

import pytest

from engine import PAGAT, Phase
from engine.actions import Action
from engine.computer import Level, choose, evaluate
from engine.computer.alike import likeness_of, list_distinct
from engine.computer.cost import is_mistake
from engine.computer.evaluation import Evaluation, rank
from engine.computer.playing_out.refining import Refining
from engine.table_view import TableView
from tests.computer.moments import positions
from training import coach
from training.rollouts import RolledOut, roll_out_together


def test_a_coach_who_says_what_the_rollouts_say_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the rollouts say the opposite, the coach is wrong about everything."""
    sign, calls = 1.0, list[tuple[int, int]]()
    losses: list[list[float]] = []

    def roll(
        view: TableView, options: Sequence[Action], worlds: int, seed: int
    ) -> dict[Action, RolledOut]:
        calls.append((worlds, seed))
        worth = evaluate(view, plays_out=False)
        assert options[0] == rank(worth)[0]
        losses.append([worth[action].points - worth[options[0]].points for action in options[1:]])
        # Every action that is not much worse is rolled out.
        assert len(options) == sum(
            worth[action].points <= worth[options[0]].points + 4.0
            for action in list_distinct(view, rank(worth))
        )
        return {action: RolledOut(sign * worth[action].points, 0.3) for action in options}

    monkeypatch.setattr(coach, "_roll_out", roll)
    right = coach.check(PAGAT, seats=2, decisions=25, worlds=3, seed=1, alone=True)
    assert (right.decisions, right.off, right.best, right.lost) == (25, 0.0, 1.0, 0.0)
    assert calls == [(3, seed) for seed in range(25)]
    assert right.blamed > 0
    assert right.wrongly == 0
    sign, losses = -1.0, []
    wrong = coach.check(PAGAT, seats=2, decisions=25, worlds=3, seed=1, alone=True)
    # What the coach says is off by twice the loss. The noise of two rollouts is no fault of the coach.
    off = [(2 * loss) ** 2 - 2 * 0.3**2 for each in losses for loss in each]
    assert wrong.off == pytest.approx(sqrt(sum(off) / len(off)))
    assert wrong.best == sum(max(each, default=0) <= 2 * 0.3 for each in losses) / 25
    assert wrong.best not in {0, sum(max(each, default=0) <= 0 for each in losses) / 25}
    assert wrong.lost == pytest.approx(sum(max(each, default=0) for each in losses) / 25)
    assert 0 < wrong.wrongly == wrong.blamed == right.blamed
    looks: list[bool] = []

    def evaluate_noting(view: TableView, *, plays_out: bool) -> Mapping[Action, Evaluation]:
        looks.append(plays_out)
        return evaluate(view, plays_out=False)

    monkeypatch.setattr(coach, "evaluate", evaluate_noting)
    for alone in (True, False):
        coach.check(PAGAT, seats=2, decisions=1, worlds=3, seed=1, alone=alone)
    assert looks == [False, True]
    assert f"| 25 | {wrong.off:.2f} |" in coach.as_table([right, wrong])


def test_a_mistake_is_held_against_a_like_action_that_was_rolled_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Here Rookie makes every mistake that is like another action and is not rolled out itself."""
    played: list[Action] = []
    mistakes = 0

    def play(view: TableView, level: Level, chance: Random) -> Action:
        played.append(choose(view, level, chance))
        if view.phase is Phase.DRAW and view.out_seat is None:
            worth = evaluate(view, plays_out=False)
            best = worth[rank(worth)[0]]
            kept = list_distinct(view, rank(worth))
            played[-1] = next(
                (
                    action
                    for action, value in worth.items()
                    if action not in kept
                    and value.points <= best.points + 4.0
                    and is_mistake(value, best, len(view.seats))
                ),
                played[-1],
            )
        return played[-1]

    def roll(view: TableView, options: Sequence[Action], *_: object) -> dict[Action, RolledOut]:
        nonlocal mistakes
        mistakes += played[-1] not in options and any(
            likeness_of(view, action) == likeness_of(view, played[-1]) for action in options
        )
        return dict.fromkeys(options, RolledOut(0.0, 0.3))

    monkeypatch.setattr(coach, "choose", play)
    monkeypatch.setattr(coach, "_roll_out", roll)
    found = coach.check(PAGAT, seats=2, decisions=10, worlds=3, seed=1, alone=True)
    assert 0 < mistakes <= found.blamed == found.wrongly


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
