"""The computer player: what it chooses, and what each choice is worth."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from engine.actions import NEXT_HOLE, Action, Swap, Take
from engine.computer.level import Level
from engine.computer.position import position_of
from engine.computer.reference import greedy_values
from engine.state import Phase
from engine.view import TableView

PATIENCE: Final = 20
"""Turns a seat may have in a hole before it begins to turn up a face-down card every time."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What an action is worth."""

    points: float
    """Expected final score of the hole for this seat minus the mean of the others'; lower is better."""
    error: float = 0.0
    """Standard error where the value is sampled; 0 where it is not."""


def choose(view: TableView, level: Level, rng: random.Random) -> Action:
    """Return what a computer of this level does in the viewer's place.

    It sees nothing but the view, and for a given ``rng`` it always does the same. Every hole it plays comes to an end.
    ``ValueError`` if there is nothing for the viewer to do.
    """
    legal = view.legal
    if not legal:
        raise ValueError("it is not for this seat to act")
    if view.phase is Phase.HOLE_OVER:
        return NEXT_HOLE
    if view.phase is Phase.OPENING:
        return rng.choice(legal)
    if view.out_seat is None and view.turn > PATIENCE * len(view.seats):
        legal = _turning_up(view)
    values = evaluate(view)
    return min(legal, key=lambda action: values[action].points)


def evaluate(view: TableView) -> dict[Action, Evaluation]:
    """Return what every legal action of the viewer is worth, in the order of ``view.legal``; empty if there is none."""
    if not view.legal:
        return {}
    position = position_of(view)
    expected = position.unseen.expected
    others = [sum(map(expected, layout)) for layout in position.layouts[1:]]
    level = sum(others) / len(others)
    if view.phase not in {Phase.DRAW, Phase.PLACE}:
        own = sum(map(expected, position.layouts[0]))
        return {action: Evaluation(own - level) for action in view.legal}
    values = greedy_values(position)
    return {action: Evaluation(values[action] - level) for action in view.legal}


def _turning_up(view: TableView) -> tuple[Action, ...]:
    assert view.viewer is not None  # an observer has no legal action
    cards = view.seats[view.viewer].cards
    turning = tuple(
        action
        for action in view.legal
        if isinstance(action, Swap | Take) and cards[action.slot] is None
    )
    return turning or view.legal
