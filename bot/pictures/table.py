"""Draws the picture of the table: every seat, the piles, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.languages import Tongue
from bot.pictures import deck
from bot.pictures.canvas import WIDTH, Canvas, Drawn, measure_chip
from bot.pictures.captions import tongue_of, write_captions
from bot.pictures.lettering import fit_names, shrink
from bot.pictures.palette import FELT, INKS
from bot.pictures.plan import MARGIN, plan_for
from bot.pictures.seat import SeatPart
from bot.pictures.shapes import TRIANGLE, Box, Size
from bot.pictures.typefaces import Style
from bot.ports.pictures import TablePicture
from bot.words.descriptions import call_to_act, count_left_to_open, is_scored
from bot.words.standings import best_of
from engine import Phase, TableView

_INSET: Final = MARGIN + 8
"""The left edge, in pixels, of the words to the left of the piles."""
_RISE: Final = 30
"""How far the words below a name reach above their line, in pixels."""
_HOLE: Final = Style(34, 600)
_SPREAD: Final = 20
"""The number of pixels between two piles."""


def draw_table(spec: TablePicture) -> Drawn:
    """Draw the picture of the table."""
    view, seats = spec.view, len(spec.names)
    plan, scored = plan_for(seats), is_scored(spec.view)
    tongue = tongue_of(spec.language)
    names = write_captions(spec.names, tongue)
    canvas = Canvas(plan.measure_height(seats, scored=scored), FELT, tongue=tongue)
    band = plan.place_band(seats, scored=scored)
    if scored:
        _write_scored_line(canvas, spec, names)
    else:
        piles = _draw_piles(canvas, view, band, plan.cards.pile)
        _draw_words(canvas, view, names, band, piles, tongue)
    boxes = plan.place_seats(seats, scored=scored)
    for seat, box, name in zip(view.seats, boxes, names, strict=True):
        SeatPart(canvas, spec, plan, seat).draw(box, name)
    return canvas.finish()


def _write_headline(view: TableView, names: tuple[str, ...], tongue: Tongue) -> tuple[str, str]:
    """Return two texts: whose turn it is, and what these players should do. The second one may be empty."""
    if view.stopped is not None or not view.to_act:
        return call_to_act(view, names, tongue), ""
    if len(view.to_act) > 1:
        who = tongue.say("pictures-players", count=len(view.to_act))
        return who, tongue.say("pictures-to-turn-over")
    name = names[view.to_act[0]]
    match view.phase:
        case Phase.OPENING:
            return name, tongue.say("pictures-turns-over", count=count_left_to_open(view))
        case Phase.PLACE:
            return name, tongue.say("pictures-drew")
        case _:
            return name, tongue.say("pictures-to-play")


def _draw_words(
    canvas: Canvas,
    view: TableView,
    names: tuple[str, ...],
    band: Box,
    piles: Box,
    tongue: Tongue,
) -> None:
    """Write whose turn it is to the left of the piles, and the number of the hole to the right of them."""
    who, what = _write_headline(view, names, tongue)
    middle = band.middle[1]
    left, line = _INSET, middle - 4
    if view.to_act:
        mark = Box(left, line - 34, left + 29, line)
        canvas.draw_shape("call mark", mark, INKS["call"], TRIANGLE)
        left = mark.right + 12
    room = piles.left - 14 - left
    write = canvas.draw_text if who in names else canvas.draw_words
    name = write("call", (left, line), who, Style(50, 800), INKS["call"], most=room)
    if what:
        # Some letters, such as the Arabic yeh, reach far below the line.
        below = (left, max(line + 46, name.bottom + _RISE))
        canvas.draw_words("call rest", below, what, Style(36, 600), INKS["title"], most=room)
    right = WIDTH - _INSET
    room = right - piles.right - 14
    canvas.draw_words(
        "hole",
        (right, middle - 8),
        tongue.say("pictures-hole", hole=view.hole, holes=view.holes),
        _HOLE,
        INKS["note"],
        anchor="r",
        most=room,
    )
    if view.out_seat is not None and view.last_turns:
        style = Style(30, 800)
        text = tongue.say("pictures-last-turns", count=view.last_turns)
        if measure_chip(text, style) > room:
            text = tongue.say("pictures-last-turns-short", count=view.last_turns)
            style = shrink(text, style, room - measure_chip("", style))
        at = (right - measure_chip(text, style), middle + 42)
        canvas.draw_chip("last turn", at, text, style, INKS["last turn"], FELT)


def _write_scored_line(canvas: Canvas, spec: TablePicture, names: tuple[str, ...]) -> None:
    """Write the line above a scored hole: the number of the hole, and who won the hole or the game."""
    view, line = spec.view, 56
    tongue = tongue_of(spec.language)
    words = tongue.say("pictures-hole", hole=view.hole, holes=view.holes)
    hole = canvas.draw_text("hole", (_INSET, line), words, _HOLE, INKS["note"])
    right = WIDTH - _INSET
    most = right - hole.right - 40
    style = Style(48, 800)
    text = fit_names(partial(_tell_ending, view, tongue), names, style, most)
    canvas.draw_text("call", (right, line), text, style, INKS["call"], anchor="r", most=most)


def _tell_ending(view: TableView, tongue: Tongue, names: Sequence[str]) -> str:
    """Return who won the game or the hole."""
    if view.is_over:
        return call_to_act(view, names, tongue)
    best = tuple(names[seat] for seat in sorted(best_of(view.scorecard[-1])))
    if len(best) > 3:
        return tongue.say("pictures-hole-shared", count=len(best))
    return tongue.say("pictures-hole-won", names=best, count=len(best))


def _draw_piles(canvas: Canvas, view: TableView, band: Box, size: Size) -> Box:
    """Draw the stock, the drawn card and the discard pile in the middle of the band.

    Return the box around these piles.
    """
    width, height = size
    x, y = band.middle
    top, step = y - height // 2 - 4, width + _SPREAD
    count = 2 if view.drawn_by is None else 3
    left = x - (count * step - _SPREAD) // 2
    stock, drawn, discard = (left, top), (left + step, top - 8), (left + (count - 1) * step, top)
    lie = deck.Lie(FELT)
    canvas.paste_sprite("stock", stock, deck.draw_pile(size, FELT, str(view.stock_count)), size)
    if view.drawn_by is not None:
        canvas.paste_sprite("drawn", drawn, deck.draw_back(size, deck.Lie(FELT, lifted=True)), size)
    sprite = (
        deck.draw_empty(size, FELT, INKS["note"].colour)
        if view.top_discard is None
        else deck.draw_face(view.top_discard, size, lie)
    )
    canvas.paste_sprite("discard", discard, sprite, size)
    return Box(stock[0], top, discard[0] + width, top + height)
