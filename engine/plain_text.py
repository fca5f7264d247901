"""A view as plain text: what ``print(game.view(0))`` shows, and the terminal.

Only what a ``TableView`` holds can be written here, so nothing hidden can get out this way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from engine.cards import Card

if TYPE_CHECKING:
    from engine.view import SeatView, TableView

FACE_DOWN: Final = "--"
_BESIDE: Final = 4
"""Layouts side by side."""
_GAP: Final = 3


def table_text(view: TableView, names: Sequence[str] | None = None) -> str:
    """Return the table as lines of text: stock and discard pile, then the layouts side by side.

    ``names`` has one for each seat; without it they are called ``seat 0``, ``seat 1`` and so on. A
    ``>`` marks who is to act.
    """
    names = seat_names(view) if names is None else names
    lines = [_headline(view, names)]
    blocks = [_block(seat, names[seat.seat]) for seat in view.seats]
    width = max((len(line) for block in blocks for line in block), default=0) + _GAP
    for first in range(0, len(blocks), _BESIDE):
        lines.append("")
        rows = zip(*blocks[first : first + _BESIDE], strict=True)
        lines += ["".join(cell.ljust(width) for cell in row).rstrip() for row in rows]
    return "\n".join(lines)


def scorecard_text(view: TableView, names: Sequence[str] | None = None) -> str:
    """Return the scores of all holes so far, a column for each seat, and the totals under them."""
    names = seat_names(view) if names is None else names
    rows: list[tuple[str, Sequence[object]]] = [("hole", names)]
    rows += [(str(hole), scores) for hole, scores in enumerate(view.scorecard, 1)]
    rows.append(("total", view.totals))
    width = max(len(str(cell)) for _, cells in rows for cell in cells) + 2
    return "\n".join(
        label.rjust(5) + "".join(str(cell).rjust(width) for cell in cells) for label, cells in rows
    )


def seat_names(view: TableView) -> tuple[str, ...]:
    """Return the names seats go by where nobody has given them better ones."""
    return tuple(f"seat {seat.seat}" for seat in view.seats)


def card_text(card: Card | None) -> str:
    """Return ``7♥``, or two dashes for a face-down card."""
    return FACE_DOWN if card is None else str(card)


def _headline(view: TableView, names: Sequence[str]) -> str:
    parts = [
        f"{view.ruleset.title}, hole {view.hole} of {view.holes}, {view.phase}",
        f"stock {view.stock_count}",
        f"top discard {card_text(view.top_discard)}",
    ]
    if view.drawn_by is not None:
        drawn = "a card" if view.drawn is None else str(view.drawn)
        parts.append(f"{names[view.drawn_by]} has drawn {drawn}")
    if view.last_turns:
        parts.append(f"last turns: {view.last_turns}")
    return " · ".join(parts)


def _block(seat: SeatView, name: str) -> tuple[str, ...]:
    return (
        f"{'>' if seat.to_act else ' '} {name}{''.join(_marks(seat))}",
        _row(seat.cards[:3]),
        _row(seat.cards[3:]),
        f"  shows {seat.showing}, total {seat.total}",
    )


def _marks(seat: SeatView) -> Iterator[str]:
    if seat.went_out:
        yield ", out"
    if seat.given_up:
        yield ", left"


def _row(cards: Sequence[Card | None]) -> str:
    return " " + "".join(card_text(card).rjust(4) for card in cards)
