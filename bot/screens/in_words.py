"""The table and a player's own cards in words, for people who would rather read or hear than look.

The most useful lines come first: what to do, the player's own cards in two rows of three, the piles, and then
the others, a line each. Ranks are enough, because suits never score.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from bot.screens.cast import Cast
from bot.words.table import is_scored, layout_ranks, seat_figures
from bot.words.wording import write_points
from engine import Card, TableView
from engine.scoring import COLUMNS, column_points

_ROWS: Final = (("Top", 0), ("Bottom", 3))


def write_rows(cards: Sequence[Card | None]) -> str:
    """Return six cards in two rows of three, each with its number: ``Top: 1 down · 2 down · 3: **7**``."""
    lines = []
    for name, first in _ROWS:
        row = enumerate(cards[first : first + 3], start=first + 1)
        lines.append(f"{name}: {' · '.join(_write_card(number, card) for number, card in row)}")
    return "\n".join(lines)


def _write_card(number: int, card: Card | None) -> str:
    return f"{number} down" if card is None else f"{number}: **{card.rank_symbol}**"


def write_piles(view: TableView) -> str:
    """Return the discard pile and the stock in one line."""
    top = view.top_discard.rank_symbol if view.top_discard else "nothing"
    held = " · a drawn card is held" if view.drawn_by is not None else ""
    return f"Discard **{top}** · stock {view.stock_count}{held}"


def write_seats(
    view: TableView, cast: Cast, automatic: Collection[int], *, but: int | None = None
) -> str:
    """Return a line for each seat, in the order of play; ``but`` leaves one out and begins after it."""
    first = 0 if but is None else but + 1
    order = [(first + step) % len(view.seats) for step in range(len(view.seats))]
    lines = []
    for seat in order:
        if seat == but:
            continue
        figures = (
            _figures(view, seat)
            if is_scored(view)
            else seat_figures(view, seat, cast.tongue, automatic)
        )
        lines.append(f"**{cast.name(seat)}:** {figures}")
    return "\n".join(lines)


def _figures(view: TableView, seat: int) -> str:
    """Write one seat of a scored hole: its points, the points of its columns, its total and its cards."""
    cards = view.seats[seat].cards
    columns = ", ".join(
        write_points(column_points(cards[upper], cards[lower])) for upper, lower in COLUMNS
    )
    points, total = view.scorecard[-1][seat], view.totals[seat]
    return (
        f"**{write_points(points)}** ({columns}) · total {write_points(total)} · "
        f"cards {layout_ranks(cards)}"
    )
