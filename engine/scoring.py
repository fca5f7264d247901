"""Counts the points of a layout. Source: section "Scoring" of both texts of rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.cards import Card
from engine.events import Layout

COLUMNS: Final = ((0, 3), (1, 4), (2, 5))
"""The two slots of each column, from left to right."""


def column_points(upper: Card | None, lower: Card | None) -> int:
    """Return the points of one column, −4 to 20. A face-down card (``None``) counts nothing yet.

    Two cards of the same rank score 0, even two twos. A ten and a jack are not a pair, although they have the same
    points.
    """
    if upper is None:
        return 0 if lower is None else lower.points
    if lower is None:
        return upper.points
    return 0 if upper.rank == lower.rank else upper.points + lower.points


def is_pair(upper: Card | None, lower: Card | None) -> bool:
    """Whether a column has two face-up cards of the same rank. ``None`` is a face-down card."""
    return upper is not None and lower is not None and upper.rank == lower.rank


def score(layout: Sequence[Card | None]) -> int:
    """Return the points of a layout of six cards, −6 to 60. Face-down cards (``None``) count nothing.

    >>> score([Card.parse(text) for text in "7C KD 10H 7S 9H 2H".split()])
    17
    """
    a, b, c, d, e, f = layout
    return column_points(a, d) + column_points(b, e) + column_points(c, f)


def hole_scores(layouts: Sequence[Layout]) -> tuple[int, ...]:
    """Return the points of each seat at the end of a hole, when all cards are turned up."""
    return tuple(score(layout) for layout in layouts)
