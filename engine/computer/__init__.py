"""Computer players and the coach.

``choose(view, level, rng)`` plays, ``evaluate(view)`` says what every action is worth. Both see a table as a seat at it does. The method is explained in ``docs/computers.md``.
"""

from engine.computer.level import Level
from engine.computer.player import Evaluation, choose, evaluate

__all__ = ["Evaluation", "Level", "choose", "evaluate"]
