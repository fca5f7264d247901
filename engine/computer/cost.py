"""The cost of a decision: how much worse the played action was than the best one, and whether that was a mistake."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.computer.evaluation import ROUNDING, Evaluation, error_of

_SURE: Final = 1.25
"""The coach calls no decision a mistake if its cost is below this number of standard errors."""
_WIN_MARGIN: Final = 0.03
"""In the last hole, the coach calls no decision a mistake if its cost in the chance to win is below this."""


class Cost(NamedTuple):
    """How much better the best action was."""

    points: float
    """The expected points that were lost. They may be below 0 in the last hole, in which the win counts."""
    win: float | None
    """In the last hole: the chance to win that was lost. ``None`` in other holes."""


def cost_of(played: Evaluation, best: Evaluation) -> Cost:
    """Return the cost of playing one action when another one is best."""
    points = played.points - best.points
    if played.win is None or best.win is None:
        return Cost(points, None)
    return Cost(points, best.win - played.win)


def is_mistake(played: Evaluation, best: Evaluation, seats: int) -> bool:
    """Whether an action is worse than the best by more than the coach's possible error."""
    cost = cost_of(played, best)
    if cost.win is not None:
        return cost.win > _WIN_MARGIN
    return cost.points > (_SURE * error_of(seats) if played.error else ROUNDING)
