"""Ranks seats by points. The fewest points are the best."""

from __future__ import annotations

from collections.abc import Collection, Sequence


def rank_places(totals: Sequence[int], given_up: Collection[int] = ()) -> tuple[int | None, ...]:
    """Return the rank of each seat, from 1. Seats with equal points share a rank. A seat that was given up has none.

    >>> rank_places((12, 3, 12, 40), given_up=(3,))
    (2, 1, 2, None)
    """
    ranked = sorted(total for seat, total in enumerate(totals) if seat not in given_up)
    return tuple(
        None if seat in given_up else ranked.index(total) + 1 for seat, total in enumerate(totals)
    )


def best_of(hole: Sequence[int]) -> frozenset[int]:
    """Return the seats with the fewest points in a hole."""
    fewest = min(hole)
    return frozenset(seat for seat, points in enumerate(hole) if points == fewest)


def choose_best_hole(scorecard: Sequence[Sequence[int]]) -> tuple[int, int, int]:
    """Return the best score of one player in one hole: the number of the hole (from 1), the seat and the points.

    Among equal scores the first one counts.

    >>> choose_best_hole(((5, 3), (0, 9), (0, 1)))
    (2, 0, 0)
    """
    points, hole, seat = min(
        (points, number, seat)
        for number, hole in enumerate(scorecard, start=1)
        for seat, points in enumerate(hole)
    )
    return hole, seat, points
