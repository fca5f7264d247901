"""The view of one viewer, as data and as plain text, which ``print(game.view(0))`` shows.

``engine.view`` makes the view. The text can show nothing hidden, because the view contains nothing hidden.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from engine.actions import Action
from engine.cards import Card
from engine.events import EndReason
from engine.ruleset import Ruleset
from engine.state import Phase
from engine.svg import table_svg
from engine.value import value

RankCounts: TypeAlias = tuple[int, ...]
"""Thirteen numbers: how many aces, twos, …, kings."""


@value
class SeatView:
    """One seat as everybody sees it."""

    seat: int
    cards: tuple[Card | None, ...]
    """The six cards, row by row. ``None`` is a face-down card."""
    showing: int
    """The points of the face-up cards. A face-up pair counts 0."""
    total: int
    """The points of all scored holes."""
    to_act: bool
    computer: bool
    """Whether a computer has played here from the start."""
    given_up: bool
    went_out: bool

    @property
    def face_down(self) -> int:
        """The number of face-down cards."""
        return self.cards.count(None)


@value
class TableView:
    """A game as one seat or an observer may know it, without anything that the viewer may not know."""

    viewer: int | None
    """The seat of the viewer; ``None`` for an observer."""
    ruleset: Ruleset
    hole: int
    """The number of the current hole, from 1."""
    holes: int
    phase: Phase
    turn: int
    """The number of turns begun in this hole: 0 in the opening, then from 1."""
    to_act: tuple[int, ...]
    first_seat: int
    seats: tuple[SeatView, ...]
    stock_count: int
    discard_count: int
    top_discard: Card | None
    """The top discard; ``None`` only before the first deal."""
    drawn_by: int | None
    """The seat that holds a drawn card; ``None`` if no seat does."""
    drawn: Card | None
    """The drawn card; ``None`` if there is none, or if another seat than the viewer's holds it."""
    out_seat: int | None
    last_turns: int
    """The number of last turns still to play, after a seat has gone out. 0 if none has."""
    legal: tuple[Action, ...]
    """The actions that the viewer may do now."""
    scorecard: tuple[tuple[int, ...], ...]
    """By hole and seat: the points of every scored hole."""
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    stopped: EndReason | None
    decks: int
    unseen: RankCounts
    """By rank, how many cards the viewer has not seen: those face down, in the stock, or drawn by another seat."""
    stock_ranks: RankCounts | None
    """By rank, how many cards are in the stock or drawn by another seat.

    ``None`` unless everybody knows this, because the stock was rebuilt in this hole.
    """

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, with or without a result."""
        return self.phase is Phase.GAME_OVER

    def __str__(self) -> str:
        return table_text(self)

    def _repr_svg_(self) -> str:
        """Return the table as a picture for notebooks."""
        return table_svg(self)


FACE_DOWN: Final = "--"
_BESIDE: Final = 4
"""The number of layouts side by side."""
_GAP: Final = 3
_WIDTH: Final = 100


def table_text(view: TableView, names: Sequence[str] | None = None) -> str:
    """Return the table as lines of text: stock and discard pile, then the layouts side by side.

    ``names`` has one name for each seat; ``None`` means ``seat 0``, ``seat 1`` and so on. A ``>`` marks each seat
    whose turn it is. Places are numbered from 1, as in the text of actions: ``t4`` takes the top discard into place
    4, which is slot 3.
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
    """Return the points of all scored holes, with a column for each seat, and the totals below them.

    ``names`` is as in ``table_text``. Columns that do not fit into 100 characters follow below the others.
    """
    names = seat_names(view) if names is None else names
    rows: list[tuple[str, Sequence[object]]] = [("hole", names)]
    rows += [(str(hole), scores) for hole, scores in enumerate(view.scorecard, 1)]
    rows.append(("total", view.totals))
    width = max(len(str(cell)) for _, cells in rows for cell in cells) + 2
    fit = max((_WIDTH - 5) // width, 1)
    return "\n\n".join(
        "\n".join(
            label.rjust(5) + "".join(str(cell).rjust(width) for cell in cells[first : first + fit])
            for label, cells in rows
        )
        for first in range(0, len(names), fit)
    )


def seat_names(view: TableView) -> tuple[str, ...]:
    """Return the names that seats have if none are given: ``seat 0``, ``seat 1`` and so on."""
    return tuple(f"seat {seat.seat}" for seat in view.seats)


def card_text(card: Card | None) -> str:
    """Return a card as in ``7♥``; two dashes for a face-down card (``None``)."""
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
        _row(seat.cards[:3], 1),
        _row(seat.cards[3:], 4),
        f"  shows {seat.showing}, total {seat.total}",
    )


def _marks(seat: SeatView) -> Iterator[str]:
    if seat.went_out:
        yield ", out"
    if seat.given_up:
        yield ", left"


def _row(cards: Sequence[Card | None], first_place: int) -> str:
    """Return a row of three cards with the numbers of their places: ``1:7♥ 2:-- 3:10♠``.

    ``first_place`` is the first of these numbers. A card that is ``None`` is face down.
    """
    numbered = (f"{place}:{card_text(card)}" for place, card in enumerate(cards, first_place))
    return "  " + "".join(cell.ljust(6) for cell in numbered).rstrip()
