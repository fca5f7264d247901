"""Draws a view as a picture in SVG, which notebooks show for a game or a view.

The picture can show nothing hidden, because a ``TableView`` contains nothing hidden.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.cards import Card, Suit

if TYPE_CHECKING:
    from engine.table_view import SeatView, TableView


class _Size(NamedTuple):
    width: int
    height: int


_CARD: Final = _Size(44, 60)
_GAP: Final = 6
_SEAT: Final = _Size(3 * _CARD.width + 2 * _GAP + 32, 2 * _CARD.height + _GAP + 62)
_BESIDE: Final = 4
"""The number of seats side by side."""
_HEAD: Final = 126
"""The height in pixels of the top part, which has a line of text and the piles."""
_MARGIN: Final = 12
_RED: Final = frozenset({Suit.DIAMONDS, Suit.HEARTS})
_STYLE: Final = (
    "text{font-family:system-ui,sans-serif;font-size:13px;fill:#f4f1e8}"
    ".name{font-weight:600;font-size:14px}.face{fill:#fffdf7;stroke:#b9b2a0}"
    ".corner{font-size:10px;fill:#8a8474}.back{fill:#2c4a7c;stroke:#f4f1e8}.place{font-size:12px;fill:#c8d4ea}"
    ".card{font-size:18px;font-weight:600;text-anchor:middle}.black{fill:#1c1c1c}.red{fill:#b3261e}"
    ".turn{fill:none;stroke:#f2c14e;stroke-width:3}.seat{fill:#23614b}"
)


def table_svg(view: TableView, names: Sequence[str] | None = None) -> str:
    """Return a view as one SVG picture. A gold frame marks each seat whose turn it is.

    ``names`` has one name for each seat; ``None`` means ``seat 0``, ``seat 1`` and so on. Every card shows the
    number of its place.
    """
    names = [f"seat {seat.seat}" for seat in view.seats] if names is None else names
    beside = min(_BESIDE, max(len(view.seats), 2))
    rows = -(-len(view.seats) // _BESIDE)
    width = beside * (_SEAT.width + _MARGIN) + _MARGIN
    height = _HEAD + rows * (_SEAT.height + _MARGIN)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" role="img"><style>{_STYLE}</style>',
        f'<rect width="{width}" height="{height}" rx="10" fill="#174a38"/>',
        *_head(view, names),
    ]
    for number, seat in enumerate(view.seats):
        x = _MARGIN + number % _BESIDE * (_SEAT.width + _MARGIN)
        y = _HEAD + number // _BESIDE * (_SEAT.height + _MARGIN)
        parts += _seat(seat, names[seat.seat], x, y)
    return "".join((*parts, "</svg>"))


def _text(words: str, x: float, y: float, kind: str = "") -> str:
    """Return one line of text. ``kind`` is a CSS class.

    ``x`` is the left end of the line, or its middle if the class says so.
    """
    return f'<text x="{x}" y="{y}" class="{kind}">{escape(words)}</text>'


def _head(view: TableView, names: Sequence[str]) -> Iterator[str]:
    """Yield the top of the picture: ruleset and hole, then the stock, the discard pile and a drawn card."""
    words = f"{view.ruleset.title}, hole {view.hole} of {view.holes}, {view.phase}"
    if view.last_turns:
        words += f", last turns: {view.last_turns}"
    yield _text(words, _MARGIN, 24, "name")
    x, y = _MARGIN, 38
    yield _back(x, y, view.stock_count)
    yield _text("stock", x, y + _CARD.height + 15)
    x += _CARD.width + 28
    if view.top_discard is not None:
        yield _face(view.top_discard, x, y)
    yield _text("discard", x, y + _CARD.height + 15)
    if view.drawn_by is not None:
        x += _CARD.width + 28
        yield _back(x, y, "?") if view.drawn is None else _face(view.drawn, x, y)
        yield _text(f"drawn by {names[view.drawn_by]}", x, y + _CARD.height + 15)


def _seat(seat: SeatView, name: str, x: int, y: int) -> Iterator[str]:
    kind = "seat turn" if seat.to_act else "seat"
    yield f'<rect x="{x}" y="{y}" width="{_SEAT.width}" height="{_SEAT.height}" rx="8" class="{kind}"/>'
    if seat.to_act:
        yield f'<rect x="{x}" y="{y}" width="{_SEAT.width}" height="{_SEAT.height}" rx="8" class="turn"/>'
    marks = (", out" if seat.went_out else "") + (", left" if seat.given_up else "")
    yield _text(name + marks, x + 16, y + 22, "name")
    for slot, card in enumerate(seat.cards):
        left = x + 16 + slot % 3 * (_CARD.width + _GAP)
        top = y + 32 + slot // 3 * (_CARD.height + _GAP)
        if card is None:
            yield _back(left, top, slot + 1)
        else:
            yield _face(card, left, top) + _text(str(slot + 1), left + 4, top + 12, "corner")
    yield _text(f"shows {seat.showing}, total {seat.total}", x + 16, y + _SEAT.height - 10)


def _frame(x: int, y: int, kind: str) -> str:
    return f'<rect x="{x}" y="{y}" width="{_CARD.width}" height="{_CARD.height}" rx="5" class="{kind}"/>'


def _face(card: Card, x: int, y: int) -> str:
    colour = "red" if card.suit in _RED else "black"
    return _frame(x, y, "face") + _text(str(card), x + _CARD.width / 2, y + 37, f"card {colour}")


def _back(x: int, y: int, label: object) -> str:
    return _frame(x, y, "back") + _text(str(label), x + _CARD.width / 2, y + 37, "card place")
