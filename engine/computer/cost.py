"""The cost of a decision: how much worse the played action was than the best one, and whether that was a mistake."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.computer.evaluation import ROUNDING, Evaluation, error_of

_SURE: Final = 1.25
"""The coach calls no decision a mistake if its cost in points is below this number of standard errors."""
_WIN_MARGIN: Final = 0.03
"""In the last hole, the coach calls no decision a mistake if it costs less of the chance to win than this."""


class Cost(NamedTuple):
    """What a decision cost: how much better the best action was."""

    points: float
    """The expected points that the decision lost.

    In the last hole they may be below 0, because there the best action is the one with the best chance to win.
    """
    win: float | None
    """How much of the chance to win the decision lost, in the last hole. ``None`` in other holes."""


def cost_of(played: Evaluation, best: Evaluation) -> Cost:
    """Return the cost of playing one action when another one is best."""
    points = played.points - best.points
    if played.win is None or best.win is None:
        return Cost(points, None)
    return Cost(points, best.win - played.win)


def is_mistake(played: Evaluation, best: Evaluation, seats: int) -> bool:
    """Whether ``played`` is worse than ``best``, and by more than the coach may be wrong.

    ``seats`` is the number of seats at the table, on which the coach's error depends.
    """
    cost = cost_of(played, best)
    if cost.win is not None:
        return cost.win > _WIN_MARGIN
    return cost.points > (_SURE * error_of(seats) if played.error else ROUNDING)
