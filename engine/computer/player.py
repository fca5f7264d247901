"""The computer player: what it chooses, and what each choice is worth."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from engine.actions import NEXT_HOLE, TURN_UPS, Action, Swap, Take
from engine.computer.aim import aim_of
from engine.computer.level import SKILLS, Level, Skill
from engine.computer.opening import opening_values, others_opened
from engine.computer.position import position_of
from engine.computer.search import Search
from engine.computer.values import table_for
from engine.state import Phase
from engine.table_view import TableView

PATIENCE: Final = 20
"""Turns a seat may have in a hole before it begins to turn up a face-down card every time."""
_SAME: Final = 1e-9
"""A difference in points that is only rounding."""


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
    if view.out_seat is None and view.turn > PATIENCE * len(view.seats):
        legal = _turning_up(view)
    skill = SKILLS[level]
    values = _values(view, skill, to_win=skill.plays_to_win)
    if skill.misjudges:
        values = {a: value + rng.normalvariate(0.0, skill.misjudges) for a, value in values.items()}
    lowest = min(values[action] for action in legal)
    best = [action for action in legal if values[action] <= lowest + _SAME]
    return best[0] if view.phase is not Phase.OPENING else rng.choice(best)


def evaluate(view: TableView) -> dict[Action, Evaluation]:
    """Return what every legal action of the viewer is worth, in the order of ``view.legal``; empty if there is none."""
    if not view.legal:
        return {}
    values = _values(view, SKILLS[Level.PRO], against_others=True)
    return {action: Evaluation(values[action]) for action in view.legal}


def _values(
    view: TableView, skill: Skill, *, to_win: bool = False, against_others: bool = False
) -> dict[Action, float]:
    """What each action is worth; in the opening, the others' mean is left out unless asked for: no choice needs it."""
    if view.phase is Phase.HOLE_OVER:
        return {NEXT_HOLE: 0.0}
    table = table_for(view.ruleset.key, len(view.seats))
    position = position_of(view)
    if view.phase is Phase.OPENING:
        assert view.viewer is not None  # an observer has nothing to do
        first = (view.first_seat - view.viewer) % len(view.seats)
        turning = opening_values(position, table, first)
        theirs = others_opened(position, table, first) if against_others else 0.0
        return {
            action: value - theirs
            for action, value in zip(TURN_UPS, turning, strict=True)
            if value is not None
        }
    return Search(position, table, skill, aim_of(view, position) if to_win else None).values()


def _turning_up(view: TableView) -> tuple[Action, ...]:
    assert view.viewer is not None  # an observer has no legal action
    cards = view.seats[view.viewer].cards
    turning = tuple(
        action
        for action in view.legal
        if isinstance(action, Swap | Take) and cards[action.slot] is None
    )
    return turning or view.legal
