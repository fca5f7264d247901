"""Says in one sentence what was special about a game. Only the scorecard is needed for it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from bot.languages import Phrase

_CLOSE: Final = 2
_FAR: Final = 30
"""A win by at least this number of points is clear. A win by at most ``_CLOSE`` points is close."""


def tell_story(
    scorecard: Sequence[Sequence[int]], winners: Sequence[int], gone: Collection[int] = ()
) -> Phrase | None:
    """Return a sentence about what was special in a game, without names; ``None`` if nothing was.

    The first of these that is true is told: a shared win, a win from behind, a lead from start to end, a close win, a
    win in the last hole, a clear win. ``gone`` are the seats of players who have left. These seats do not count.

    >>> tell_story(((9, 1), (0, 9)), (0,))
    Phrase(key='story-from-behind', values=(('hole', 1),))
    """
    holes = len(scorecard)
    if len(winners) > 1:
        return Phrase("story-shared", holes=holes)
    seats = [seat for seat in range(len(scorecard[0])) if seat not in gone]
    winner = seats.index(winners[0])
    standings = [
        [sum(hole[seat] for hole in scorecard[:played]) for seat in seats]
        for played in range(1, holes + 1)
    ]
    if len(seats) == 1:
        return None
    places = [sorted(sums).index(sums[winner]) + 1 for sums in standings]
    behind = [
        hole
        for hole, sums in enumerate(standings, start=1)
        if sums[winner] == max(sums) > min(sums)
    ]
    first, second = sorted(standings[-1])[:2]
    margin = second - first
    if behind and behind[-1] * 2 >= holes:
        return Phrase("story-from-behind", hole=behind[-1])
    if holes > 1 and all(place == 1 for place in places):
        return Phrase("story-in-front")
    if margin <= _CLOSE:
        return Phrase("story-one-point" if margin == 1 else "story-two-points")
    if holes > 1 and places[-2] > 1:
        return Phrase("story-last-hole")
    if margin >= _FAR:
        return Phrase("story-clear", points=margin)
    return None
