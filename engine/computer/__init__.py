"""Computer players and the coach.

``choose(view, level, rng)`` plays, ``evaluate(view)`` says what every action is worth, ``review(events)`` looks
back on a finished game. All see a table as a seat at it does. The method is explained in ``docs/computers.md``.
"""

from engine.computer.evaluation import Evaluation, evaluate
from engine.computer.level import Level
from engine.computer.player import choose
from engine.computer.review import Costly, GameReview, SeatReview, review
from engine.computer.values import warm_up

__all__ = [
    "Costly",
    "Evaluation",
    "GameReview",
    "Level",
    "SeatReview",
    "choose",
    "evaluate",
    "review",
    "warm_up",
]
