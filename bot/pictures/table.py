"""The table picture: every layout, the piles, whose turn it is."""

from __future__ import annotations

from typing import Final

from bot.pictures import deck
from bot.pictures.canvas import WIDTH, Box, Canvas, Drawn, chip_width
from bot.pictures.lettering import WIDTHS, Style, captions, shortened, width_of
from bot.pictures.palette import FELT, INKS
from bot.pictures.plan import MARGIN, plan_for
from bot.pictures.seat import TRIANGLE, SeatPart
from bot.ports.pictures import TablePicture
from bot.words.table import call, is_scored
from engine import DECK

_INSET: Final = MARGIN + 8
"""Where the words above the seats begin."""
_HOLE: Final = Style(34, 600)
_CALL: Final = Style(46, 700)


def draw_table(spec: TablePicture) -> Drawn:
    """Draw the table."""
    view, seats = spec.view, len(spec.names)
    plan, scored = plan_for(seats), is_scored(spec.view)
    names = captions(spec.names)
    canvas = Canvas(plan.height(seats, scored=scored), FELT)
    if scored:
        _scored_line(canvas, spec, names)
    else:
        right = _piles(canvas, spec, plan.pile)
        _words(canvas, spec, names, right, plan.band(scored=False))
    boxes = plan.seat_boxes(seats, scored=scored)
    for seat, box, name in zip(view.seats, boxes, names, strict=True):
        SeatPart(canvas, spec, plan, seat).draw(box, name)
    return canvas.finish()


def warm() -> None:
    """Draw the deck in the sizes of the tables for two to six seats, once and for all."""
    for seats in (2, 3, 4, 6):
        plan = plan_for(seats)
        deck.back(plan.card)
        for card in DECK:
            deck.face(card, plan.card)


def _words(
    canvas: Canvas, spec: TablePicture, names: tuple[str, ...], right: int, band: int
) -> None:
    """Write the hole and whose turn it is, up to ``right``, in the middle of the band."""
    view = spec.view
    line = band // 2 - 14
    box = canvas.text(
        "hole", (_INSET, line), f"Hole {view.hole} of {view.holes}", _HOLE, INKS["title"]
    )
    if view.out_seat is not None and view.last_turns:
        style = Style(26, 700)
        full = f"LAST TURN · {view.last_turns} left"
        short = f"LAST · {view.last_turns} left"
        room = right - box.right - 36
        text = full if chip_width(full, style) <= room else short
        canvas.chip("last turn", (box.right + 20, line), text, style, INKS["chip"])
    left, line = _INSET, line + 58
    if view.to_act:
        mark = Box(left, line - 33, left + 28, line)
        canvas.shape("call mark", mark, INKS["call"], TRIANGLE)
        left = mark.right + 12
    most = right - left - 16
    canvas.text(
        "call", (left, line), _fitting(spec, names, _CALL, most), _CALL, INKS["call"], most=most
    )


def _scored_line(canvas: Canvas, spec: TablePicture, names: tuple[str, ...]) -> None:
    """Write the hole and how it or the game ended in one line."""
    view, line = spec.view, 52
    hole = canvas.text(
        "hole", (_INSET, line), f"Hole {view.hole} of {view.holes}", _HOLE, INKS["title"]
    )
    right = WIDTH - _INSET
    most = right - hole.right - 40
    style = Style(40, 700)
    text = _fitting(spec, names, style, most)
    canvas.text("call", (right, line), text, style, INKS["call"], anchor="r", most=most)


def _fitting(spec: TablePicture, names: tuple[str, ...], style: Style, most: int) -> str:
    """Return what the table waits for with names cut as far as it needs: the verb is to stay."""
    narrow = Style(style.size, style.weight, WIDTHS[-1])
    text = call(spec.view, names)
    for letters in range(max(map(len, names)), 4, -1):
        if width_of(text, narrow) <= most:
            break
        text = call(spec.view, [shortened(name, letters) for name in names])
    return text


def _piles(canvas: Canvas, spec: TablePicture, size: deck.Size) -> int:
    """Draw stock, drawn card and discard pile at the right; return where they begin."""
    view, (width, height) = spec.view, size
    column = max(width + 24, 116)
    piles = ["stock", "drawn", "discard"] if view.drawn_by is not None else ["stock", "discard"]
    left = WIDTH - MARGIN - len(piles) * column + (column - width) // 2
    for number, pile in enumerate(piles):
        at = (left + number * column, MARGIN)
        if pile == "stock":
            sprite = deck.back(size, str(view.stock_count))
        elif pile == "drawn":
            place = Box(*at, at[0] + width, at[1] + height)
            canvas.mat("drawn mark", place, INKS["call"], deck.radius(size), 5)
            sprite = deck.back(size, lying=False)
        elif view.top_discard is None:
            sprite = deck.empty(size, FELT, INKS["note"].colour)
        else:
            sprite = deck.face(view.top_discard, size)
        canvas.sprite(pile, at, sprite, size)
        below = (at[0] + width // 2, MARGIN + height + deck.SHADOW + 26)
        canvas.text(f"{pile} label", below, pile, Style(26, 500), INKS["note"], anchor="m")
    return left
