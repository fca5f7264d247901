"""One seat of the table picture: name, points, flags and the six cards."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.pictures import deck
from bot.pictures.canvas import Box, Canvas, chip_width
from bot.pictures.lettering import Style, width_of
from bot.pictures.palette import ACTIVE, INKS, PANEL, Ink
from bot.pictures.plan import Plan
from bot.ports.pictures import TablePicture
from bot.words.standings import best_of
from bot.words.table import is_scored
from bot.words.wording import signed
from engine import SeatView
from engine.scoring import COLUMNS, column_points, is_pair

TRIANGLE: Final = ((0.0, 0.0), (1.0, 0.5), (0.0, 1.0))
"""The mark of whose turn it is, in shares of its box."""
_CORNER: Final = 14
_FRAME: Final = 4
_FLAG_GAP: Final = 6
_NAME_ROOM: Final = 4.6
"""Room that a name needs, in sizes of its type, before flags may be written out."""


class _Flag(NamedTuple):
    word: str
    short: str
    ink: Ink


class SeatPart:
    """Draws one seat into its part of the table."""

    def __init__(self, canvas: Canvas, spec: TablePicture, plan: Plan, seat: SeatView) -> None:
        """Take what is to be drawn, and where."""
        self.canvas = canvas
        self.spec = spec
        self.plan = plan
        self.seat = seat
        self.key = f"seat {seat.seat}"
        self.scored = is_scored(spec.view)
        self.active = seat.to_act and not self.scored

    def draw(self, box: Box, name: str) -> None:
        """Draw the seat."""
        ground = ACTIVE if self.active else PANEL
        self.canvas.note(self.key, self.canvas.fill(box, ground, _CORNER))
        if self.active:
            self.canvas.frame(f"{self.key} turn frame", box, INKS["turn"], _CORNER, _FRAME)
        self._head(box, name)
        self._cards(box)

    def _ink(self, name: str) -> Ink:
        return INKS[f"active {name}" if self.active else name]

    # --- The lines of type ---

    def _head(self, box: Box, name: str) -> None:
        plan = self.plan
        left, right = box.left + plan.pad + 2, box.right - plan.pad - 2
        line = box.top + plan.pad + round(plan.name * 0.88)
        if plan.one_line:
            end = self._number("total", self.seat.total, line, right=right)
            end = self._number(*self._points(), line, right=end - 18) - 16
        else:
            below = line + round(plan.name * 1.12)
            self._number(*self._points(), below, left=left)
            self._number("total", self.seat.total, below, right=right)
            end = right
        if self.active:
            tall = round(plan.name * 0.7)
            mark = Box(left, line - tall, left + round(tall * 0.86), line)
            self.canvas.shape(f"{self.key} turn mark", mark, INKS["turn"], TRIANGLE)
            left = mark.right + 8
        end = self._flags(left, end, line)
        style = Style(plan.name, 700)
        self.canvas.text(
            f"{self.key} name", (left, line), name, style, self._ink("name"), most=end - left
        )

    def _points(self) -> tuple[str, int]:
        if self.scored:
            return "hole", self.spec.view.scorecard[-1][self.seat.seat]
        return "showing", self.seat.showing

    def _number(
        self, label: str, value: int, line: int, *, left: int | None = None, right: int = 0
    ) -> int:
        """Write a word and its number, from the left or up to the right; return where they begin."""
        text = signed(value)
        style, small = Style(self.plan.name, 700), Style(self.plan.label, 500, 86)
        wide = width_of(label, small) + round(self.plan.name * 0.24)
        at = right - wide - width_of(text, style) if left is None else left
        self.canvas.text(f"{self.key} {label} label", (at, line), label, small, self._ink("label"))
        self.canvas.text(f"{self.key} {label}", (at + wide, line), text, style, self._ink("number"))
        return at

    def _flags(self, left: int, right: int, line: int) -> int:
        """Write what is special about the seat, and return where its name has to end."""
        flags = _flags(self.spec, self.seat, scored=self.scored)
        style = Style(round(self.plan.name * 0.68), 700, 86)
        room = right - left - round(self.plan.name * _NAME_ROOM)
        wide = sum(chip_width(flag.word, style) + _FLAG_GAP for flag in flags)
        for flag in flags:
            word = flag.word if wide <= room else flag.short
            right -= chip_width(word, style)
            self.canvas.chip(
                f"{self.key} {flag.word.lower()}", (right, line), word, style, flag.ink
            )
            right -= _FLAG_GAP
        return right

    # --- The cards ---

    def _cards(self, box: Box) -> None:
        plan, cards = self.plan, self.seat.cards
        width, height = plan.card
        left = box.left + (box.width - 3 * width - 2 * plan.gap) // 2
        top = box.top + plan.pad + plan.head
        for slot, card in enumerate(cards):
            column, row = slot % 3, slot // 3
            at = (left + column * (width + plan.gap), top + row * (height + plan.gap))
            moved = self.spec.last == (self.seat.seat, slot)
            if moved:
                place = Box(*at, at[0] + width, at[1] + height)
                by = min(6, max(4, plan.gap - 3))
                self.canvas.mat("moved mark", place, INKS["moved"], deck.radius(plan.card), by)
            paired = is_pair(cards[column], cards[column + 3])
            sprite = (
                deck.back(plan.card, lying=not moved)
                if card is None
                else deck.face(card, plan.card, paired=paired, lying=not moved)
            )
            self.canvas.sprite(f"{self.key} slot {slot}", at, sprite, plan.card)
        if self.scored:
            line = top + 2 * height + plan.gap + deck.SHADOW + plan.points
            for column, (upper, lower) in enumerate(COLUMNS):
                self.canvas.text(
                    f"{self.key} column {column}",
                    (left + column * (width + plan.gap) + width // 2, line),
                    signed(column_points(cards[upper], cards[lower])),
                    Style(plan.label, 600),
                    INKS["label"],
                    anchor="m",
                )


def _flags(spec: TablePicture, seat: SeatView, *, scored: bool) -> list[_Flag]:
    """What is special about a seat, the rightmost first."""
    view, quiet = spec.view, INKS["quiet chip"]
    flags = []
    if seat.seat in view.winners:
        flags.append(_Flag("WINNER", "WON", INKS["chip"]))
    elif scored and not view.is_over and seat.seat in best_of(view.scorecard[-1]):
        flags.append(_Flag("BEST", "BEST", INKS["chip"]))
    if seat.went_out:
        flags.append(_Flag("WENT OUT", "OUT", quiet))
    if seat.given_up:
        flags.append(_Flag("LEFT", "LEFT", quiet))
    elif seat.seat in spec.autopilot:
        flags.append(_Flag("AUTOPILOT", "AUTO", quiet))
    return flags
