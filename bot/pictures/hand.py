"""One's own cards, large: the layout, and beside it the card to place or the stock, and the discard pile."""

from __future__ import annotations

from typing import Final

from bot.pictures import deck
from bot.pictures.canvas import WIDTH, Box, Canvas, Drawn
from bot.pictures.lettering import Style, width_of
from bot.pictures.palette import FELT, INKS, PANEL
from bot.pictures.seat import TRIANGLE
from bot.ports.pictures import HandPicture
from bot.words.table import is_scored
from bot.words.wording import signed
from engine import SeatView
from engine.scoring import is_pair

CARD: Final = (172, 236)
GAP: Final = 16
MARGIN: Final = 16
PAD: Final = 20
TOP: Final = 128
"""Where the tray with the layout begins."""
TRAY: Final = Box(
    MARGIN,
    TOP,
    MARGIN + 2 * PAD + 3 * CARD[0] + 2 * GAP,
    TOP + 2 * PAD + 2 * CARD[1] + GAP + deck.SHADOW,
)
PILES: Final = TRAY.right + 48
"""Where the piles begin."""


def draw_hand(spec: HandPicture) -> Drawn:
    """Draw the viewer's cards, the drawn card and the top discard."""
    if spec.view.viewer is None:
        raise ValueError("an observer has no cards to show")
    seat = spec.view.seats[spec.view.viewer]
    canvas = Canvas(TRAY.bottom + MARGIN, FELT)
    _words(canvas, spec, seat)
    canvas.note("tray", canvas.fill(TRAY, PANEL, 18))
    for slot, card in enumerate(seat.cards):
        at = (_column(slot % 3), _row(slot // 3))
        moved = spec.last == slot
        if moved:
            canvas.mat("moved mark", _place(at), INKS["moved"], deck.radius(CARD), 8)
        paired = is_pair(seat.cards[slot % 3], seat.cards[slot % 3 + 3])
        sprite = (
            deck.back(CARD, str(slot + 1), lying=not moved)
            if card is None
            else deck.face(card, CARD, paired=paired, lying=not moved)
        )
        canvas.sprite(f"slot {slot}", at, sprite, CARD)
    _piles(canvas, spec)
    return canvas.finish()


def _column(number: int) -> int:
    return TRAY.left + PAD + number * (CARD[0] + GAP)


def _row(number: int) -> int:
    return TRAY.top + PAD + number * (CARD[1] + GAP)


def _place(at: tuple[int, int]) -> Box:
    return Box(*at, at[0] + CARD[0], at[1] + CARD[1])


def _words(canvas: Canvas, spec: HandPicture, seat: SeatView) -> None:
    view, left, line = spec.view, MARGIN + 8, 50
    hole = canvas.text(
        "hole", (left, line), f"Hole {view.hole} of {view.holes}", Style(34, 600), INKS["title"]
    )
    if view.out_seat is not None and view.last_turns:
        canvas.chip("last turn", (hole.right + 20, line), "LAST TURN", Style(26, 700), INKS["chip"])
    line += 56
    style = Style(46, 700)
    if seat.to_act and not is_scored(view):
        mark = Box(left, line - 33, left + 28, line)
        canvas.shape("turn mark", mark, INKS["call"], TRIANGLE)
        canvas.text("call", (mark.right + 12, line), "Your turn", style, INKS["call"])
    else:
        canvas.text("call", (left, line), "Your cards", style, INKS["title"])
    right, small = WIDTH - MARGIN - 8, Style(34, 500)
    for label, points in (
        ("total", seat.total),
        ("hole points" if is_scored(view) else "showing", seat.showing),
    ):
        text = signed(points)
        canvas.text(label, (right, line), text, style, INKS["title"], anchor="r")
        right -= width_of(text, style) + 12
        word = label.removesuffix(" points")
        canvas.text(f"{label} label", (right, line), word, small, INKS["note"], anchor="r")
        right -= width_of(word, small) + 32


def _piles(canvas: Canvas, spec: HandPicture) -> None:
    """Draw the drawn card in the row of the stock, and the discard pile below it."""
    view = spec.view
    if view.top_discard is None and not view.stock_count:
        return  # nothing for somebody who is not to act
    words = PILES + CARD[0] + 20
    at = (PILES, _row(0))
    if view.drawn is None:
        canvas.sprite("stock", at, deck.back(CARD, str(view.stock_count)), CARD)
        _label(canvas, "stock", words, _row(0))
    else:
        canvas.mat("drawn mark", _place(at), INKS["call"], deck.radius(CARD), 8)
        canvas.sprite("drawn", at, deck.face(view.drawn, CARD, lying=False), CARD)
        _label(canvas, "drawn", words, _row(0))
    at = (PILES, _row(1))
    if view.top_discard is None:
        canvas.sprite("discard", at, deck.empty(CARD, FELT, INKS["note"].colour), CARD)
    else:
        canvas.sprite("discard", at, deck.face(view.top_discard, CARD), CARD)
    _label(canvas, "discard", words, _row(1))


def _label(canvas: Canvas, word: str, left: int, top: int) -> None:
    middle = top + CARD[1] // 2 + 12
    canvas.text(f"{word} label", (left, middle), word, Style(36, 500), INKS["note"])
