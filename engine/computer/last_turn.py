"""Values a layout at the end of a hole, with one last turn or with none, by the chances of the unseen cards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.computer.columns import PUT, Columns
from engine.computer.unseen import Unseen


def best_gains(unseen: Unseen, columns: Columns) -> list[float]:
    """Return, by rank, how much the expected points of a layout fall if a card of the rank goes to its best place."""
    a, b, c = map(unseen.gains, columns)
    return list(map(max, a, b, c))


def after_last_turn(unseen: Unseen, now: float, best: Sequence[float], *, take: bool) -> float:
    """Return the expected points of a layout after a last turn, quickly.

    The chances are those before the draw. ``now`` are the expected points before the turn, and ``best`` are the gains
    by rank. With ``take`` the seat may take an unknown discard instead of drawing.
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
    """Return the exact expected points of a layout with one last turn, if its player minimises their own points.

    ``top`` is the rank of the top discard, which may be taken. If no unseen card is left, the stock is about to be
    rebuilt, and a draw is assumed to change nothing.
    """
    now = sum(map(unseen.expected, columns))
    taking = now - max(unseen.gains(column)[top] for column in columns)
    if not unseen.chances:
        return min(taking, now)
    drawing = sum(chance * _best_with(unseen, columns, rank) for rank, chance in unseen.chances)
    return min(taking, drawing)


def _best_with(unseen: Unseen, columns: Columns, drawn: int) -> float:
    """Return the expected points of a layout after the best use of a drawn card, which is not unseen any more."""
    after = unseen.expected_after_draw
    now = [after(column, drawn) for column in columns]
    total = sum(now)
    best = 0.0
    for column, points in zip(columns, now, strict=True):
        for _, put in PUT[column]:
            gain = points - after(put[drawn], drawn)
            best = max(best, gain)
    return total - best
