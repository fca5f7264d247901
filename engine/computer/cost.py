"""What a decision cost: how much worse the action played was than the best one, and whether it was a mistake."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.computer.evaluation import ROUNDING, Evaluation, error_of

_SURE: Final = 1.25
"""The coach blames nobody for less than this many standard errors."""
_WIN_MARGIN: Final = 0.03
"""The coach blames nobody for less than this in the last hole, as a chance to win."""


class Cost(NamedTuple):
    """How much better the best action was."""

    points: float
    """Expected points that were given away; may be below 0 in the last hole, where the win counts."""
    win: float | None
    """In the last hole, the chance to win that was given away."""


def cost_of(played: Evaluation, best: Evaluation) -> Cost:
    """Return what it costs to play one action when another is best."""
    points = played.points - best.points
    if played.win is None or best.win is None:
        return Cost(points, None)
    return Cost(points, best.win - played.win)


def is_mistake(played: Evaluation, best: Evaluation, seats: int) -> bool:
    """Whether an action is worse than the best by more than the coach may be wrong."""
    cost = cost_of(played, best)
    if cost.win is not None:
        return cost.win > _WIN_MARGIN
    return cost.points > (_SURE * error_of(seats) if played.error else ROUNDING)
