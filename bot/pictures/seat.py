"""Draws one seat of the table: the name, the points, six cards, and *flags*: words such as *winner*."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageFilter

from bot.pictures.canvas import Canvas, measure_chip
from bot.pictures.captions import tongue_of
from bot.pictures.layout import Layout, lay
from bot.pictures.layout import width_of as layout_width
from bot.pictures.lettering import width_of
from bot.pictures.palette import DEEP, FELT, INKS, LIT, SHADE, Colour, Ink, index_colours
from bot.pictures.plan import GROWN, Plan
from bot.pictures.shapes import TRIANGLE, Box, Size, round_corners
from bot.pictures.sprites import Sprite
from bot.pictures.typefaces import Style
from bot.ports.pictures import TablePicture
from bot.words.descriptions import is_scored
from bot.words.standings import best_of
from bot.words.wording import write_points
from engine import SeatView
from engine.scoring import COLUMNS, column_points

_CORNER: Final = 18
_SHADOW: Final = 6
_FLAG_GAP: Final = 8
_NAME_ROOM: Final = 3.4
"""A name has at least this width, as a multiple of its font size. The flags get the rest of the line."""
_NAME_WANTS: Final = 6.5
"""Flags get short words if a name would otherwise be less wide than this, as a multiple of its font size."""


class _Flag(NamedTuple):
    key: str
    word: str
    short: str
    ink: Ink


@lru_cache(maxsize=64)
def tile(size: Size, ground: Colour) -> Sprite:
    """Return the ground of the seat whose turn it is: a lighter area with a shadow, as if it were raised."""
    whole = (size.width + 2 * _SHADOW, size.height + 2 * _SHADOW)
    image = Image.new("RGB", whole, FELT)
    shade = Image.new("L", whole, 0)
    shade.paste(220, (_SHADOW, _SHADOW + 3), round_corners(size, _CORNER))
    image.paste(SHADE, (0, 0), shade.filter(ImageFilter.GaussianBlur(2)))
    image.paste(ground, (_SHADOW, _SHADOW), round_corners(size, _CORNER))
    return Sprite(index_colours(image), _SHADOW, _SHADOW)


class SeatPart:
    """Draws one seat of the table."""

    def __init__(self, canvas: Canvas, spec: TablePicture, plan: Plan, seat: SeatView) -> None:
        """``spec`` is the picture that the seat is a part of."""
        self.canvas = canvas
        self.spec = spec
        self.plan = plan
        self.seat = seat
        self.key = f"seat {seat.seat}"
        self.scored = is_scored(spec.view)
        self.active = seat.to_act and not self.scored
        self.lit = self.active or (self.scored and seat.seat in _list_foremost(spec))
        self.ground = LIT if self.lit else DEEP

    def draw(self, box: Box, name: str) -> None:
        """Draw the seat into a box. ``name`` is the text to write as its name."""
        if self.lit:
            box = box.grow(GROWN)
            self.canvas.paste_sprite(self.key, box[:2], tile(box.size, LIT), box.size)
        else:
            self.canvas.note(self.key, self.canvas.fill(box, DEEP, FELT, _CORNER))
        self._draw_head(box, name)
        self._draw_cards(box)

    def _choose_ink(self, name: str) -> Ink:
        return INKS[f"lit {name}" if self.lit else name]

    # --- The line of type ---

    def _draw_head(self, box: Box, name: str) -> None:
        plan = self.plan
        line = box.top + plan.pad + round(plan.name * 0.95)
        left, right = box.left + plan.pad + 2, box.right - plan.pad - 2
        if self.active:
            tall = round(plan.name * 0.76)
            mark = Box(left, line - tall, left + round(tall * 0.86), line)
            self.canvas.draw_shape(f"{self.key} turn mark", mark, INKS["turn"], TRIANGLE)
            left = mark.right + 9
        style = Style(plan.points_size, 800)
        text = write_points(self._write_points())
        self.canvas.draw_text(
            f"{self.key} points", (right, line), text, style, self._choose_ink("number"), anchor="r"
        )
        end = right - width_of(text, style) - 10
        style = Style(round(plan.name * (1.12 if self.lit else 1)), 700)
        flags = _list_flags(self.spec, self.seat, scored=self.scored)
        if flags:
            wanted = min(width_of(name, style), round(plan.name * _NAME_WANTS))
            end = self._draw_flags(flags, left, end, line, wanted)
        end = self._draw_before(left, end, line)
        self.canvas.draw_text(
            f"{self.key} name", (left, line), name, style, self._choose_ink("name"), most=end - left
        )

    def _write_points(self) -> int:
        if self.scored:
            return self.spec.view.scorecard[-1][self.seat.seat]
        return self.seat.showing

    def _draw_before(self, left: int, right: int, line: int) -> int:
        """Write the points of earlier holes into the seat's line of text, so that they end at ``right``.

        Without room, or in the first hole, write nothing. Return the right end of the room for the player's name.
        """
        holes = len(self.spec.view.scorecard) - self.scored
        before = write_points(self.seat.total - (self._write_points() if self.scored else 0))
        text = f"+ {before}" if self.canvas.rtl else f"{before} +"
        style = Style(self.plan.label, 500, 86)
        room = right - left - round(self.plan.name * _NAME_ROOM)
        if not holes or width_of(text, style) > room:
            return right
        self.canvas.draw_text(
            f"{self.key} before", (right, line), text, style, self._choose_ink("label"), anchor="r"
        )
        return right - width_of(text, style) - 10

    def _draw_flags(
        self, flags: Sequence[_Flag], left: int, right: int, line: int, wanted: int
    ) -> int:
        """Write the flags of the seat so that they end at ``right``. Return where the name must end.

        Short words are used if the longer ones would leave less than ``wanted`` pixels for the name.
        """
        style = Style(round(self.plan.name * 0.68), 700, 86)
        room = right - left - max(wanted, round(self.plan.name * _NAME_ROOM))
        wide = sum(measure_chip(flag.word, style) + _FLAG_GAP for flag in flags)
        for flag in flags:
            word = flag.word if wide <= room else flag.short
            if right - measure_chip(word, style) - _FLAG_GAP < left + 2 * self.plan.name:
                break  # the message says it in words too
            right -= measure_chip(word, style)
            name = f"{self.key} {flag.key}"
            self.canvas.draw_chip(name, (right, line - 2), word, style, flag.ink, self.ground)
            right -= _FLAG_GAP
        return right

    # --- The cards ---

    def _draw_cards(self, box: Box) -> None:
        plan = self.plan
        card = plan.cards.acting if self.lit else plan.cards.waiting
        room = 2 * plan.cards.acting.height + plan.gap
        top = box.top + (GROWN if self.lit else 0) + plan.pad - GROWN + plan.head
        top += (room - 2 * card.height - plan.gap) // 3
        left = box.left + (box.width - layout_width(card, plan.gap)) // 2
        layout = Layout(left, top, card, plan.gap, self.ground, self.canvas.rtl)
        last = self.spec.last
        moved = last.slot if last is not None and last.seat == self.seat.seat else None
        lay(self.canvas, layout, self.seat.cards, f"{self.key} ", moved=moved)
        if self.scored:
            self._draw_columns(layout)

    def _draw_columns(self, layout: Layout) -> None:
        """Write the points of each column below the column."""
        line = layout.top + layout.height + self.plan.points
        for column, (upper, lower) in enumerate(COLUMNS):
            self.canvas.draw_text(
                f"{self.key} column {column}",
                (layout.place_column(column) + layout.card.width // 2, line),
                write_points(column_points(self.seat.cards[upper], self.seat.cards[lower])),
                Style(self.plan.label, 600),
                self._choose_ink("label"),
                anchor="m",
            )


def _list_foremost(spec: TablePicture) -> frozenset[int]:
    """Return the seats with the fewest points in a scored hole, or the winners at the end of the game."""
    return frozenset(spec.view.winners) if spec.view.is_over else best_of(spec.view.scorecard[-1])


def _choose_flag(spec: TablePicture, key: str, ink: Ink) -> _Flag:
    tongue = tongue_of(spec.language)
    words = tongue.say(f"pictures-flag-{key}"), tongue.say(f"pictures-flag-{key}-short")
    return _Flag(key, *words, ink)


def _list_flags(spec: TablePicture, seat: SeatView, *, scored: bool) -> list[_Flag]:
    """Return the words that mark a seat (*flags*), the rightmost first. ``scored`` says whether the hole is scored."""
    view, quiet = spec.view, INKS["quiet chip"]
    flags = []
    if seat.seat in view.winners:
        flags.append(_choose_flag(spec, "winner", INKS["won"]))
    elif scored and not view.is_over and seat.seat in best_of(view.scorecard[-1]):
        flags.append(_choose_flag(spec, "best", INKS["best chip"]))
    if seat.went_out:
        flags.append(_choose_flag(spec, "out", quiet))
    if seat.given_up:
        flags.append(_choose_flag(spec, "left", quiet))
    elif seat.seat in spec.autopilot:
        flags.append(_choose_flag(spec, "autopilot", quiet))
    return flags
