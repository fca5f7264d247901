"""The computer players and the coach.

``choose(view, level, rng)`` plays, ``evaluate(view)`` returns the value of every action, and ``review(events)`` judges
a finished game. Each sees the table as a seat sees it. ``docs/computers.md`` explains the method.
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
