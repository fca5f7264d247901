"""The coach's reasons and kinds of mistakes, in words."""

from __future__ import annotations

from typing import Final

from bot.languages import Count, Phrase
from engine.cards import RANK_SYMBOLS
from engine.computer.lessons import Lesson
from engine.computer.reasons import Reason, Why

_ABOUT_BETTER: Final = {Why.PAIR, Why.ENDS, Why.HURRY, Why.SAVES}


def is_about_better(reason: Reason) -> bool:
    """Whether a reason praises the better action. Any other reason blames the worse one."""
    return reason.why in _ABOUT_BETTER


def say_reason(reason: Reason) -> Phrase:
    """Return the sentence that gives the reason: ``It breaks a pair of nines, worth 9 points.``"""
    points, key = round(reason.points), f"coach-why-{reason.why.value.replace(' ', '-')}"
    ranks = None if reason.rank is None else Phrase(f"coach-ranks-{reason.rank}")
    match reason.why:
        case Why.PAIR | Why.BREAKS_PAIR:
            return Phrase(key, ranks=ranks, points=points)
        case Why.NEEDED:
            return Phrase(key, rank="" if reason.rank is None else RANK_SYMBOLS[reason.rank - 1])
        case Why.GONE:
            return Phrase(key, ranks=ranks, count=reason.count)
        case Why.HURRY:
            return Phrase(key)
        case _:
            return Phrase(key, points=points)


def say_lesson(lesson: Lesson) -> Phrase:
    """Say how often a player made one kind of mistake, and its cost: ``You passed by a pair: 2 times, 7.1 points``."""
    mistake = Phrase(f"coach-mistake-{lesson.mistake.value.replace(' ', '-')}")
    points = Count(lesson.points, 1)
    return Phrase("coach-lesson", mistake=mistake, times=lesson.times, points=points)
