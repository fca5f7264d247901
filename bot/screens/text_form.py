"""The table and a player's own cards in words, for people who prefer words to pictures.

The player's own cards are in two rows of three, and each other player has one line. Cards are named by rank alone,
because suits never score.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.languages import Tongue
from bot.languages.direction import keep_left_to_right
from bot.screens.cast import Cast
from bot.words.descriptions import is_scored, list_ranks, write_figures
from bot.words.name_labels import bold_label
from engine import Card, TableView
from engine.scoring import COLUMNS, column_points


def write_rows(cards: Sequence[Card | None], tongue: Tongue) -> str:
    """Return six cards in two lines of three, each with its place: ``Top: 1 down · 2 down · 3: **7**``."""
    top, bottom = (
        " · ".join(
            _write_card(number, card, tongue)
            for number, card in enumerate(cards[first : first + 3], start=first + 1)
        )
        for first in (0, 3)
    )
    return (
        f"{tongue.say('table-row-top', cards=top)}\n{tongue.say('table-row-bottom', cards=bottom)}"
    )


def _write_card(number: int, card: Card | None, tongue: Tongue) -> str:
    if card is None:
        return tongue.say("table-card-down", place=number)
    return tongue.say("table-card", place=number, rank=card.rank_symbol)


def write_piles(view: TableView, tongue: Tongue) -> str:
    """Return the line about the piles: the top discard, and how many cards the stock has."""
    return tongue.say(
        "table-piles",
        top=view.top_discard.rank_symbol if view.top_discard else None,
        count=view.stock_count,
        held=view.drawn_by is not None,
    )


def write_seats(
    view: TableView, cast: Cast, absent: Collection[int], *, but: int | None = None
) -> str:
    """Return a line about the cards and points of each seat, in the order of play.

    The seat ``but`` is left out, and the first line is for the seat after it. With ``None`` no seat is left out.
    ``absent`` are the seats of people who are on autopilot or have left.
    """
    first = 0 if but is None else but + 1
    order = [(first + step) % len(view.seats) for step in range(len(view.seats))]
    lines = []
    for seat in order:
        if seat == but:
            continue
        figures = (
            _write_figures(view, seat, cast.tongue)
            if is_scored(view)
            else write_figures(view, seat, cast.tongue, absent)
        )
        lines.append(f"{bold_label(cast.name(seat), cast.tongue)}{figures}")
    return "\n".join(lines)


def _write_figures(view: TableView, seat: int, tongue: Tongue) -> str:
    """Return in words what a seat has in a scored hole: points, points of each column, total and cards."""
    cards = view.seats[seat].cards
    columns = tongue.join_items(
        tongue.write_number(column_points(cards[upper], cards[lower])) for upper, lower in COLUMNS
    )
    if tongue.is_rtl:
        columns = keep_left_to_right(columns)  # as the cards lie
    return tongue.say(
        "table-scored",
        points=view.scorecard[-1][seat],
        columns=columns,
        total=view.totals[seat],
        cards=list_ranks(cards, tongue),
    )
