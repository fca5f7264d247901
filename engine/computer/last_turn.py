"""Values a layout at the end of a hole, with one last turn or with none, by the chances of the unseen cards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.computer.columns import PUT, Columns
from engine.computer.unseen import Unseen


def best_gains(unseen: Unseen, columns: Columns) -> list[float]:
    """Return, by rank, how many expected points a layout loses if a card of this rank is put into the best place."""
    a, b, c = map(unseen.gains, columns)
    return list(map(max, a, b, c))


def after_last_turn(unseen: Unseen, now: float, best: Sequence[float], *, take: bool) -> float:
    """Return the expected points of a layout after its player's last turn. The result is quick and not quite exact.

    The calculation ignores that the drawn card changes the chances. ``now`` are the expected points before the
    turn. ``best`` is the result of ``best_gains``. If ``take`` is true, the player may also take the top discard,
    which is not known yet.
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
    """Return the expected points of a layout after one last turn, played for the fewest own points.

    ``top`` is the rank of the top discard, which may be taken. The result is exact unless no unseen card is left. Then
    a draw would rebuild the stock, and it counts as a draw that leaves the points as they are.
    """
    now = sum(map(unseen.expected, columns))
    taking = now - max(unseen.gains(column)[top] for column in columns)
    if not unseen.chances:
        return min(taking, now)
    drawing = sum(chance * _best_with(unseen, columns, rank) for rank, chance in unseen.chances)
    return min(taking, drawing)


def _best_with(unseen: Unseen, columns: Columns, drawn: int) -> float:
    """Return the expected points of a layout after the best use of a drawn card. The card is no longer unseen then."""
    after = unseen.expected_after_draw
    now = [after(column, drawn) for column in columns]
    total = sum(now)
    best = 0.0
    for column, points in zip(columns, now, strict=True):
        for _, put in PUT[column]:
            gain = points - after(put[drawn], drawn)
            best = max(best, gain)
    return total - best
