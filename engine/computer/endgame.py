"""The end of a hole, when only the unseen cards decide: exact, or close to it at several seats."""

from __future__ import annotations

from collections.abc import Sequence

from engine.computer.columns import PUT, Columns
from engine.computer.unseen import Unseen


def best_gains(unseen: Unseen, columns: Columns) -> list[float]:
    """By how much a layout's expected points fall, by rank put in the best of the six places."""
    a, b, c = map(unseen.gains, columns)
    return list(map(max, a, b, c))


def after_last_turn(unseen: Unseen, now: float, best: Sequence[float], *, take: bool) -> float:
    """Expected points of a layout once it has had a last turn, quickly: the odds are those before the draw.

    ``now`` are its expected points before, ``best`` its gains by rank. With ``take`` it may take a discard of which
    nothing is known instead of drawing, otherwise it draws.
    """
    chances = unseen.chances
    drawing = 0.0
    for rank, chance in chances:
        if best[rank] > 0.0:
            drawing += chance * best[rank]
    if not take:
        return now - drawing
    total = 0.0
    for rank, chance in chances:
        total += chance * (best[rank] if best[rank] > drawing else drawing)
    return now - total


def last_turn(unseen: Unseen, columns: Columns, top: int) -> float:
    """Expected points of a layout that has one last turn and plays it for its own score. Exact.

    ``top`` is the rank of the top discard, which may be taken instead of drawing. (Where the very last unseen card is
    gone the stock is about to be rebuilt, and a draw is taken to change nothing.)
    """
    now = sum(map(unseen.expected, columns))
    taking = now - max(unseen.gains(column)[top] for column in columns)
    if not unseen.chances:
        return min(taking, now)
    drawing = sum(chance * _best_with(unseen, columns, rank) for rank, chance in unseen.chances)
    return min(taking, drawing)


def _best_with(unseen: Unseen, columns: Columns, drawn: int) -> float:
    """Expected points of a layout after the best use of a drawn card, which is no longer among the unseen."""
    after = unseen.expected_after_draw
    now = [after(column, drawn) for column in columns]
    total = sum(now)
    best = 0.0
    for column, points in zip(columns, now, strict=True):
        for _, put in PUT[column]:
            gain = points - after(put[drawn], drawn)
            best = max(best, gain)
    return total - best
