"""Measures whether the coach is right: compares its opinion on decisions with the results of many rollouts.

A rollout plays a hole to its end after an action. The decisions are those of Rookies.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from typing import Final

from engine.actions import Action
from engine.computer.alike import likeness_of, list_distinct
from engine.computer.compact_view import compact
from engine.computer.cost import cost_of, is_mistake
from engine.computer.evaluation import evaluate, rank
from engine.computer.level import Level
from engine.computer.player import choose
from engine.computer.playing_out import find_refining
from engine.computer.playing_out.refining import Refining
from engine.game import Game
from engine.ruleset import Ruleset
from engine.state import Phase
from engine.table_view import TableView
from training import corrections, rounds
from training.rollouts import RolledOut, roll_out, roll_out_together

EVERY: Final = 7
"""One decision of this many is checked."""
CLOSE: Final = 4.0
"""An action is rolled out only if the coach thinks that it is at most this many points worse than the best one."""


@dataclass(frozen=True, slots=True)
class Checked:
    """One checked decision. A *loss* is by how many points an action is worse than the coach's best action."""

    said: tuple[float, ...]
    """The loss of each other action, as the coach says."""
    true: tuple[float, ...]
    """The loss of each other action, as the rollouts say."""
    noise: float
    """The standard error of a loss in the rollouts."""
    blamed: float | None
    """The loss of the played action in the rollouts; ``None`` if the coach does not call the action a mistake."""
    lost: float
    """By how many points the best action in the rollouts is better than the coach's best action."""
    found_best: bool
    """Whether no other action was clearly better in the rollouts than the coach's best action."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """How reliable the coach is at one kind of table."""

    ruleset: str
    """The title of the ruleset."""
    seats: int
    decisions: int
    off: float
    """The typical error of the losses that the coach says, in points.

    This is the root mean square of the differences between coach and rollouts, without the noise of the rollouts.
    """
    best: float
    """The part of the decisions in which the rollouts found nothing clearly better than the coach's best action."""
    blamed: int
    """The number of decisions that the coach calls mistakes."""
    wrongly: int
    """The number of these mistakes that, in the rollouts, were no worse than the coach's best action."""
    lost: float
    """By how many points a decision is better if it is made by rollouts and not by the coach, on average."""


def check(
    ruleset: Ruleset,
    *,
    seats: int,
    decisions: int,
    worlds: int,
    seed: int,
    alone: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> Verdict:
    """Check this number of decisions of Rookies, and say how reliable the coach is.

    Each action is rolled out in ``worlds`` worlds. A world is one possible order of the unseen cards. ``progress``,
    if it is given, is called with the number of checked decisions and the number of all. If ``alone`` is true, the
    coach thinks by its search alone, as without numba.
    """
    checked: list[Checked] = []
    for view, played in _decisions(ruleset, seats, seed):
        checked.append(_check(view, played, worlds, seed=len(checked), alone=alone))
        if progress is not None:
            progress(len(checked), decisions)
        if len(checked) == decisions:
            break
    errors = [
        (said - true) ** 2 - one.noise**2
        for one in checked
        for said, true in zip(one.said, one.true, strict=True)
    ]
    blamed = [one.blamed for one in checked if one.blamed is not None]
    return Verdict(
        ruleset.title,
        seats,
        len(checked),
        sqrt(max(0.0, fsum(errors) / max(1, len(errors)))),
        sum(one.found_best for one in checked) / len(checked),
        blamed=len(blamed),
        wrongly=sum(loss <= 0 for loss in blamed),
        lost=fsum(one.lost for one in checked) / len(checked),
    )


def as_table(verdicts: Iterable[Verdict]) -> str:
    """Return the verdicts as a Markdown table."""
    lines = [
        "| ruleset | seats | decisions | differences off by | nothing better | blamed | wrongly "
        "| lost in a decision |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    lines += [
        f"| {one.ruleset} | {one.seats} | {one.decisions} | {one.off:.2f} | {one.best:.0%} "
        f"| {one.blamed} | {one.wrongly} | {one.lost:.3f} |"
        for one in verdicts
    ]
    return "\n".join(lines)


def _decisions(ruleset: Ruleset, seats: int, seed: int) -> Iterable[tuple[TableView, Action]]:
    """Yield decisions of Rookies in which several actions are legal, from all holes of a game but the last."""
    chance = random.Random(seed)
    while True:
        game = Game.new(
            ruleset, seats=seats, holes=ruleset.default_holes, secret=chance.randbytes(32)
        )
        while len(game.scorecard) < ruleset.default_holes - 1:
            seat = game.to_act[0]
            view = game.view(seat)
            action = choose(view, Level.ROOKIE, chance)
            deciding = view.phase in {Phase.DRAW, Phase.PLACE} and view.out_seat is None
            suits = deciding and view.stock_ranks is None and Refining.suits(compact(view))
            if suits and chance.randrange(EVERY) == 0:
                yield view, action
            game.play(seat, action)


def _check(view: TableView, played: Action, worlds: int, seed: int, *, alone: bool) -> Checked:
    seats = len(view.seats)
    worth = evaluate(view, plays_out=not alone)
    best = rank(worth)[0]
    options = [
        action
        for action in list_distinct(view, rank(worth))
        if worth[action].points <= worth[best].points + CLOSE
    ]
    rolled = _roll_out(view, options, worlds, seed)
    others = [action for action in options if likeness_of(view, action) != likeness_of(view, best)]
    mistaken = is_mistake(worth[played], worth[best], seats)
    found = [a for a in options if likeness_of(view, a) == likeness_of(view, played)]
    return Checked(
        said=tuple(cost_of(worth[action], worth[best]).points for action in others),
        true=tuple(rolled[action].points - rolled[best].points for action in others),
        noise=_noise([rolled[action] for action in options]),
        blamed=rolled[found[0]].points - rolled[best].points if mistaken and found else None,
        lost=rolled[best].points - min(one.points for one in rolled.values()),
        found_best=all(
            rolled[a].points >= rolled[best].points - 2 * rolled[a].error for a in others
        ),
    )


def _roll_out(
    view: TableView, options: Sequence[Action], worlds: int, seed: int
) -> dict[Action, RolledOut]:
    refining = find_refining()
    if refining is not None and refining.suits(compact(view)):
        return roll_out_together(view, options, refining, worlds, seed)
    key, seats = view.ruleset.key, len(view.seats)
    weights = rounds.in_points(rounds.read(key)[seats].table)
    net = corrections.read(key).get(seats)
    return {action: roll_out(view, action, weights, net, worlds, seed) for action in options}


def _noise(rolled: Sequence[RolledOut]) -> float:
    """Return the standard error of the difference between the rollouts of two actions.

    The result may be somewhat too large, because ``roll_out`` ignores that all actions have the same worlds.
    """
    return sqrt(2 * fsum(one.error**2 for one in rolled) / len(rolled))
