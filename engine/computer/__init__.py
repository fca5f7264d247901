"""The computer players and the coach.

``choose(view, level, rng)`` chooses the action of a computer, ``evaluate(view)`` returns the value of every action, and
``review(events)`` judges a finished game. A decision is chosen and judged by what its seat can see.
``docs/computers.md`` explains the method.
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
