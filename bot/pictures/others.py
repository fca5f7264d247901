"""Draws the cards of other seats, small, beside the viewer's cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from bot.pictures.canvas import Canvas
from bot.pictures.captions import tongue_of, write_captions
from bot.pictures.card_sizes import OTHERS_CARDS
from bot.pictures.layout import Layout, lay
from bot.pictures.lettering import width_of
from bot.pictures.palette import DEEP, FELT, INKS
from bot.pictures.shapes import Box, Size
from bot.pictures.typefaces import Style
from bot.ports.pictures import HandPicture
from bot.words.wording import write_points
from engine import Card

GUTTER: Final = 10


@dataclass(frozen=True, slots=True)
class Strip:
    """The measures of the area with the other seats. The area has one column of seats, or two for many seats."""

    columns: int
    card: Size
    gap: int
    name: int
    """The font size of names, in pixels."""
    pad: int
    beside: bool = False
    """Whether name and points of a seat are beside its cards, and not above them."""

    @property
    def height(self) -> int:
        """The height of one seat in pixels."""
        cards = 2 * self.card.height + self.gap + 2 * self.pad
        return cards if self.beside else cards + round(self.name * 1.2)

    def measure_whole(self, seats: int) -> int:
        """Return the height of all seats together in pixels."""
        return -(-seats // self.columns) * (self.height + GUTTER) - GUTTER


_STRIPS: Final = {
    2: Strip(1, OTHERS_CARDS[2], 7, 34, 12),
    3: Strip(1, OTHERS_CARDS[3], 6, 30, 10),
    5: Strip(1, OTHERS_CARDS[5], 4, 25, 8, beside=True),
    11: Strip(2, OTHERS_CARDS[11], 3, 22, 6),
}


def strip_for(seats: int) -> Strip:
    """Return the measures for this number of other seats; ``ValueError`` for more than eleven."""
    for most, strip in _STRIPS.items():
        if seats <= most:
            return strip
    raise ValueError(f"{seats} others cannot be laid out")


def draw_others(canvas: Canvas, spec: HandPicture, area: Box) -> None:
    """Draw the other seats into an area, from its top down."""
    seats, names = (
        spec.others,
        write_captions(spec.names or ("",) * len(spec.view.seats), tongue_of(spec.language)),
    )
    strip = strip_for(len(seats))
    width = (area.width - (strip.columns - 1) * GUTTER) // strip.columns
    for number, seat in enumerate(seats):
        row, column = divmod(number, strip.columns)
        at = (area.left + column * (width + GUTTER), area.top + row * (strip.height + GUTTER))
        part = _OtherSeat(seat.seat, seat.cards, seat.showing, names[seat.seat])
        canvas.paste_canvas(at, _draw_seat(part, len(seats), width, spec.language))


class _OtherSeat(NamedTuple):
    """What the picture shows of one other seat."""

    seat: int
    cards: tuple[Card | None, ...]
    showing: int
    """The points of the cards that are face up."""
    name: str


@lru_cache(maxsize=192)
def _draw_seat(seat: _OtherSeat, seats: int, width: int, language: str) -> Canvas:
    """Draw one of ``seats`` other seats on a canvas of its own.

    The canvas is kept, because several people see the seat.
    """
    strip = strip_for(seats)
    canvas = Canvas(strip.height, FELT, width, tongue=tongue_of(language))
    box = Box(0, 0, width, strip.height)
    canvas.note(f"seat {seat.seat}", canvas.fill(box, DEEP, FELT, 12))
    if strip.beside:
        _draw_beside(canvas, strip, seat, box)
    else:
        _draw_above(canvas, strip, seat, box)
    return canvas


def _draw_cards(canvas: Canvas, strip: Strip, seat: _OtherSeat, left: int, top: int) -> None:
    layout = Layout(left, top, strip.card, strip.gap, DEEP, canvas.rtl)
    lay(canvas, layout, seat.cards, f"seat {seat.seat} ")


def _draw_beside(canvas: Canvas, strip: Strip, seat: _OtherSeat, box: Box) -> None:
    key = f"seat {seat.seat}"
    wide = 3 * strip.card.width + 2 * strip.gap
    left, right = box.left + strip.pad + 2, box.right - strip.pad - wide
    _draw_cards(canvas, strip, seat, right, box.top + strip.pad)
    line = box.top + strip.pad + round(strip.name * 0.86)
    room = right - 8 - left
    canvas.draw_text(
        f"{key} name", (left, line), seat.name, Style(strip.name, 700), INKS["name"], most=room
    )
    style = Style(round(strip.name * 1.5), 800)
    line = box.bottom - strip.pad - 2
    canvas.draw_text(
        f"{key} points", (left, line), write_points(seat.showing), style, INKS["number"]
    )


def _draw_above(canvas: Canvas, strip: Strip, seat: _OtherSeat, box: Box) -> None:
    key = f"seat {seat.seat}"
    style = Style(round(strip.name * 1.2), 800)
    line = box.top + strip.pad + round(strip.name * 0.8)
    text = write_points(seat.showing)
    right = box.right - strip.pad
    canvas.draw_text(f"{key} points", (right, line), text, style, INKS["number"], anchor="r")
    left = box.left + strip.pad
    room = right - width_of(text, style) - 6 - left
    canvas.draw_text(
        f"{key} name", (left, line), seat.name, Style(strip.name, 700), INKS["name"], most=room
    )
    wide = 3 * strip.card.width + 2 * strip.gap
    top = box.bottom - strip.pad - 2 * strip.card.height - strip.gap
    _draw_cards(canvas, strip, seat, (box.left + box.right - wide) // 2, top)
