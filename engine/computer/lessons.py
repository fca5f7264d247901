"""Sorts the mistakes of a game into kinds, so that a review can sum them up."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.actions import DRAW, Action, Take
from engine.cards import POINTS
from engine.computer.compact_view import compact
from engine.computer.reasons import HIGH, LOW, Effect, Why, effect_of, explain
from engine.state import Phase
from engine.table_view import TableView


class Mistake(StrEnum):
    """A kind of mistake. Each kind fits several decisions."""

    OPENED = "opened"
    """Turned up the wrong cards in the opening."""
    MISSED_PAIR = "missed pair"
    BROKE_PAIR = "broke pair"
    TOOK_HIGH = "took high"
    """Took or kept a high card for a pair that did not come."""
    PASSED_LOW = "passed low"
    """Drew or discarded although a low card was available."""
    FED = "fed"
    """Left the next seat a card that it needed."""
    ENDED_EARLY = "ended early"
    """Went out although playing on was better."""
    ENDED_LATE = "ended late"
    """Played on although going out was better."""
    TURNED_EARLY = "turned early"
    """Replaced a face-down card although replacing a face-up one was better."""
    TURNED_LATE = "turned late"
    """Left a card face down although turning it up was better."""
    TOOK = "took"
    """Took the discard although drawing was better."""
    DREW = "drew"
    """Drew although taking the discard was better."""
    PLACED = "placed"
    """Put a card in the wrong place."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One kind of mistake of one seat: how often the seat made it, and what it cost."""

    mistake: Mistake
    times: int
    points: float
    """The expected points that these mistakes lost."""


def mistake_of(view: TableView, played: Action, best: Action) -> Mistake:
    """Return the kind of mistake that somebody makes by playing one action when another is best."""
    if view.phase is Phase.OPENING:
        return Mistake.OPENED
    position = compact(view)
    bad, good = effect_of(view, position, played), effect_of(view, position, best)
    return (
        _about_pairs(bad, good)
        or _about_the_end(bad, good)
        or _about_cards(bad, good)
        or _about_the_next_seat(view, played, best)
        or _about_turning_up(bad, good)
        or _otherwise(played, best)
    )


def add_up(lessons: Iterable[Lesson]) -> tuple[Lesson, ...]:
    """Return one lesson for each kind of mistake, with the sums of the given lessons.

    The most expensive kind is first.
    """
    found: dict[Mistake, Lesson] = {}
    for lesson in lessons:
        known = found.get(lesson.mistake, Lesson(lesson.mistake, 0, 0.0))
        found[lesson.mistake] = replace(
            known, times=known.times + lesson.times, points=known.points + lesson.points
        )
    return tuple(sorted(found.values(), key=lambda lesson: -lesson.points))


def _about_pairs(bad: Effect, good: Effect) -> Mistake | None:
    if bad.breaks and not good.breaks:
        return Mistake.BROKE_PAIR
    if good.pairs and not bad.pairs:
        return Mistake.MISSED_PAIR
    return None


def _about_the_end(bad: Effect, good: Effect) -> Mistake | None:
    if bad.goes_out == good.goes_out:
        return None
    return Mistake.ENDED_EARLY if bad.goes_out else Mistake.ENDED_LATE


def _about_cards(bad: Effect, good: Effect) -> Mistake | None:
    if bad.put is not None and good.put is None and not bad.pairs and POINTS[bad.put] >= HIGH:
        return Mistake.TOOK_HIGH
    if bad.put is None and good.put is not None and POINTS[good.put] <= LOW:
        return Mistake.PASSED_LOW
    return None


def _about_the_next_seat(view: TableView, played: Action, best: Action) -> Mistake | None:
    reason = explain(view, best, played)
    if reason is not None and reason.why is Why.NEEDED:
        return Mistake.FED
    return None


def _about_turning_up(bad: Effect, good: Effect) -> Mistake | None:
    if bad.turns_up == good.turns_up:
        return None
    return Mistake.TURNED_EARLY if bad.turns_up else Mistake.TURNED_LATE


def _otherwise(played: Action, best: Action) -> Mistake:
    if isinstance(played, Take) and best is DRAW:
        return Mistake.TOOK
    if played is DRAW and isinstance(best, Take):
        return Mistake.DREW
    return Mistake.PLACED
