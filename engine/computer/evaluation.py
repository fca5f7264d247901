"""The coach's opinion on a decision: the value of every action, and how reliable it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from engine.actions import DISCARD, Action
from engine.computer.alike import likeness_of
from engine.computer.level import SKILLS, Level
from engine.computer.player import judge_turn, values_of
from engine.state import Phase
from engine.table_view import TableView

_ERRORS: Final = {2: 0.65, 3: 0.7, 4: 0.7}
"""The standard error of the difference between the values of two actions, in points, by number of seats.

``python -m training coach`` measures the error.
"""
_ERROR: Final = 0.9
"""The standard error for any number of seats that ``_ERRORS`` does not have, in points."""
ROUNDING: Final = 1e-6
"""Values that differ by less than this are equal."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The value of an action."""

    points: float
    """The expected points of the seat in this hole minus the average of the other seats. Lower is better."""
    error: float = 0.0
    """The standard error of the difference from the best action, in points. The best action and exact values have 0."""
    win: float | None = None
    """In the last hole of a game: the chance to win the game. A tie counts as a part of a win.

    ``None`` in other holes.
    """


def evaluate(view: TableView, *, plays_out: bool = True) -> dict[Action, Evaluation]:
    """Return the value of every legal action of the viewer, in the order of ``view.legal``.

    The result is empty if the viewer has no legal action. If ``plays_out`` is false, the search alone gives the
    values, which is quick.
    """
    if not view.legal:
        return {}
    skill = replace(SKILLS[Level.PRO], plays_out=plays_out)
    wins: dict[Action, float] | None = None
    if view.phase in {Phase.HOLE_OVER, Phase.OPENING}:
        points = values_of(view, skill, against_others=True)
    else:
        points, losing = judge_turn(view, skill, to_win=True)
        if losing is not None:
            wins = {action: min(1.0, max(0.0, 1.0 - lost)) for action, lost in losing.items()}
    exact = view.phase is Phase.HOLE_OVER or (view.out_seat is not None and view.last_turns == 1)
    worth = {
        action: Evaluation(points[action], win=None if wins is None else wins[action])
        for action in view.legal
    }
    best = likeness_of(view, rank(worth)[0])
    if not exact:
        for action, value in worth.items():
            if likeness_of(view, action) != best:
                worth[action] = replace(value, error=error_of(len(view.seats)))
    return worth


def rank(worth: Mapping[Action, Evaluation]) -> list[Action]:
    """Return the actions from best to worst: by expected points, or in the last hole by the chance to win.

    Among equals the discard comes first, and then the action that is earlier in ``worth``.
    """
    return sorted(worth, key=lambda action: (_order(worth[action]), action is not DISCARD))


def error_of(seats: int) -> float:
    """Return the standard error, in points, of the difference between two actions' values at a table of ``seats``."""
    return _ERRORS.get(seats, _ERROR)


def _order(value: Evaluation) -> float:
    lower_is_better = value.points if value.win is None else -value.win
    return round(lower_is_better / ROUNDING)
