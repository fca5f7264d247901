"""The table picture: every layout, the piles, whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.pictures import deck
from bot.pictures.canvas import MAX_HEIGHT, MIN_HEIGHT, WIDTH, Box, Canvas, Drawn
from bot.pictures.lettering import Style, captions, width_of
from bot.pictures.palette import ACTIVE, FELT, INKS, PANEL, Ink
from bot.pictures.spec import TablePicture
from bot.words import call, is_scored
from bot.words import number as signed
from engine import DECK, SeatView
from engine.scoring import COLUMNS, column_points, is_pair

MARGIN: Final = 16
GUTTER: Final = 12
"""Between the parts of two seats."""
TRIANGLE: Final = ((0.0, 0.0), (1.0, 0.5), (0.0, 1.0))


@dataclass(frozen=True, slots=True)
class Plan:
    """How the seats of a table are laid out; sizes in pixels."""

    columns: int
    card: tuple[int, int]
    gap: int
    """Between two cards of a layout."""
    pad: int
    """Between a seat's edge and what is in it."""
    name: int
    """Size of the type of names and numbers."""
    pile: tuple[int, int]
    """A card of the stock and the discard pile."""
    one_line: bool = False
    """Name and points beside each other, not below."""

    @property
    def label(self) -> int:
        """Size of the type of words that explain a number."""
        return round(self.name * 0.8)

    @property
    def head(self) -> int:
        """Height of a seat's lines of type with the space below them."""
        return round(self.name * (1.3 if self.one_line else 2.35)) + 6

    @property
    def seat_width(self) -> int:
        """Width of a seat's part of the table."""
        return (WIDTH - 2 * MARGIN - (self.columns - 1) * GUTTER) // self.columns

    @property
    def points(self) -> int:
        """Height of the line of points under the columns once a hole is scored."""
        return round(self.name * 1.15)

    def seat_height(self, scored: bool) -> int:
        """Height of a seat's part of the table."""
        cards = 2 * self.card[1] + self.gap + deck.SHADOW
        return 2 * self.pad + self.head + cards + (self.points if scored else 0)


_PLANS: Final = {
    2: Plan(2, (140, 190), 12, 16, 32, (96, 130), one_line=True),
    3: Plan(3, (90, 132), 10, 12, 32, (132, 178)),
    4: Plan(2, (112, 150), 12, 14, 32, (96, 126), one_line=True),
    6: Plan(3, (90, 120), 8, 12, 30, (90, 120)),
    8: Plan(4, (68, 100), 6, 8, 28, (96, 130)),
    9: Plan(3, (78, 94), 8, 8, 28, (72, 92)),
    12: Plan(4, (68, 88), 6, 8, 28, (70, 90)),
}


def plan_for(seats: int) -> Plan:
    """Return the plan of the smallest table that has room; ``ValueError`` beyond twelve seats."""
    for most, plan in _PLANS.items():
        if seats <= most:
            return plan
    raise ValueError(f"no table is laid out for {seats} seats")


def draw_table(spec: TablePicture) -> Drawn:
    """Draw the table."""
    return _Table(spec).draw()


def warm() -> None:
    """Draw the deck in the sizes of the tables for two to six seats, once and for all."""
    for seats in range(2, 7):
        plan = plan_for(seats)
        for card in DECK:
            deck.face(card, plan.card)
            deck.face(card, plan.card, paired=True)
            deck.face(card, plan.pile)
        deck.back(plan.card)


class _Table:
    def __init__(self, spec: TablePicture) -> None:
        self.spec = spec
        self.view = spec.view
        self.names = captions(spec.names)
        self.plan = plan_for(len(spec.names))
        self.scored = is_scored(self.view) and bool(self.view.scorecard)
        columns = self.plan.columns
        seats = range(len(spec.names))
        self.rows = [seats[at : at + columns] for at in range(0, len(seats), columns)]
        self.seat_size = (self.plan.seat_width, self.plan.seat_height(self.scored))
        piles = MARGIN + self.plan.pile[1] + deck.SHADOW + 40
        self.band = 92 if self.scored else piles
        grid = len(self.rows) * (self.seat_size[1] + GUTTER) - GUTTER
        height = max(MIN_HEIGHT, self.band + grid + MARGIN)
        self.top = self.band + (height - MARGIN - self.band - grid) // 2
        self.canvas = Canvas(min(height, MAX_HEIGHT), FELT)

    def draw(self) -> Drawn:
        if not self.scored:
            self._piles()
        self._headline()
        width, height = self.seat_size
        for number, row in enumerate(self.rows):
            wide = len(row) * (width + GUTTER) - GUTTER
            left = (WIDTH - wide) // 2
            top = self.top + number * (height + GUTTER)
            for place, seat in enumerate(row):
                at = left + place * (width + GUTTER)
                self._seat(self.view.seats[seat], Box(at, top, at + width, top + height))
        return self.canvas.finish()

    # --- Above the seats ---

    def _headline(self) -> None:
        canvas, view = self.canvas, self.view
        self.text_right = getattr(self, "text_right", WIDTH - MARGIN)
        most = self.text_right - MARGIN - 24
        hole = f"Hole {view.hole} of {view.holes}"
        box = canvas.text("hole", (MARGIN + 8, 58), hole, Style(44, 700), INKS["title"], most=most)
        if view.out_seat is not None and view.last_turns and not self.scored:
            self._chip(
                "last turn",
                (box.right + 20, 58),
                f"LAST TURN · {view.last_turns} left",
                Style(26, 700),
                INKS["chip"],
                most - box.width - 20,
            )
        ink = INKS["call"]
        style = Style(34, 600)
        left, line = MARGIN + 8, 58
        if self.scored:
            canvas.text(
                "call",
                (WIDTH - MARGIN - 8, line),
                call(self.view, self.names),
                style,
                ink,
                anchor="rs",
                most=WIDTH - 2 * MARGIN - box.width - 48,
            )
            return
        line = 112
        if view.to_act:
            canvas.shape("call mark", Box(left, line - 25, left + 22, line + 1), ink, TRIANGLE)
            left += 34
        canvas.text(
            "call",
            (left, line),
            call(self.view, self.names),
            style,
            ink,
            most=self.text_right - left - 8,
        )

    def _piles(self) -> None:
        canvas, view, (width, height) = self.canvas, self.view, self.plan.pile
        column = max(width + 24, 116)
        right = WIDTH - MARGIN - 8
        piles = ["stock", "drawn", "discard"] if view.drawn_by is not None else ["stock", "discard"]
        left = right - len(piles) * column
        self.text_right = left
        for number, pile in enumerate(piles):
            middle = left + number * column + column // 2
            at = (middle - width // 2, MARGIN)
            if pile == "stock":
                sprite = deck.back((width, height), str(view.stock_count))
            elif pile == "drawn":
                sprite = deck.back((width, height))
            elif view.top_discard is None:
                sprite = deck.empty((width, height), FELT, INKS["note"].colour)
            else:
                sprite = deck.face(view.top_discard, (width, height))
            canvas.sprite(pile, at, sprite, (width, height))
            if pile == "drawn":
                box = Box(*at, at[0] + width, at[1] + height).grown(4)
                canvas.frame("drawn mark", box, INKS["call"], 12, 4)
            canvas.text(
                f"{pile} label",
                (middle, MARGIN + height + 30),
                pile,
                Style(26, 500),
                INKS["note"],
                anchor="ms",
                most=column - 8,
            )

    # --- A seat ---

    def _seat(self, seat: SeatView, box: Box) -> None:
        canvas, plan = self.canvas, self.plan
        active = seat.to_act and not self.scored
        canvas.note(f"seat {seat.seat}", canvas.fill(box, ACTIVE if active else PANEL, 14))
        if active:
            canvas.frame(f"seat {seat.seat} turn frame", box, INKS["turn"], 14, 4)
        self._head(seat, box, active)
        width, height = plan.card
        wide = 3 * width + 2 * plan.gap
        left = box.left + (box.width - wide) // 2
        top = box.top + plan.pad + plan.head
        for slot, card in enumerate(seat.cards):
            column, row = slot % 3, slot // 3
            at = (left + column * (width + plan.gap), top + row * (height + plan.gap))
            pair = is_pair(seat.cards[column], seat.cards[column + 3])
            if card is None:
                sprite = deck.back(plan.card)
            else:
                sprite = deck.face(card, plan.card, paired=pair)
            place = canvas.sprite(f"seat {seat.seat} slot {slot}", at, sprite, plan.card)
            if self.spec.last == (seat.seat, slot):
                grow = min(5, plan.gap - 2)
                canvas.frame("moved mark", place.grown(grow), INKS["moved"], 12, grow + 1)
        if self.scored:
            line = top + 2 * height + plan.gap + deck.SHADOW + round(plan.label * 1.05)
            for column, (upper, lower) in enumerate(COLUMNS):
                points = column_points(seat.cards[upper], seat.cards[lower])
                middle = left + column * (width + plan.gap) + width // 2
                canvas.text(
                    f"seat {seat.seat} column {column}",
                    (middle, line),
                    signed(points),
                    Style(plan.label, 600),
                    INKS["label"],
                    anchor="ms",
                )

    def _head(self, seat: SeatView, box: Box, active: bool) -> None:
        canvas, plan, number = self.canvas, self.plan, seat.seat
        left, right = box.left + plan.pad + 2, box.right - plan.pad - 2
        line = box.top + plan.pad + round(plan.name * 0.92)
        if plan.one_line:
            used = self._numbers(seat, left, right, line, active)
            name_right = used - 16
        else:
            self._numbers(seat, left, right, line + round(plan.name * 1.1), active)
            name_right = right
        for word, ink in self._flags(seat):
            style = Style(round(plan.name * 0.68), 700, 86)
            wide = width_of(word, style) + 14
            name_right -= wide
            self._chip(f"seat {number} {word.lower()}", (name_right, line), word, style, ink, wide)
            name_right -= 6
        if active:
            tall = round(plan.name * 0.72)
            mark = Box(left, line - tall, left + round(tall * 0.86), line)
            canvas.shape(f"seat {number} turn mark", mark, INKS["turn"], TRIANGLE)
            left = mark.right + 8
        canvas.text(
            f"seat {number} name",
            (left, line),
            self.names[number],
            Style(plan.name, 700),
            INKS["active name" if active else "name"],
            most=name_right - left,
        )

    def _numbers(self, seat: SeatView, left: int, right: int, line: int, active: bool) -> int:
        """Write points and total, and return where they begin."""
        word = "hole" if self.scored else "showing"
        shown = self.view.scorecard[-1][seat.seat] if self.scored else seat.showing
        start = right
        ends = (left, right) if not self.plan.one_line else (None, right)
        for key, label, value, end in (
            ("total", "total", seat.total, ends[1]),
            ("points", word, shown, ends[0]),
        ):
            number = signed(value)
            style, small = Style(self.plan.name, 700), Style(self.plan.label, 500, 86)
            ink = INKS["active number" if active else "name"]
            quiet = INKS["active label" if active else "label"]
            wide = width_of(label, small) + 7 + width_of(number, style)
            at = end if end == left else (start if end is None else end) - wide
            box = self.canvas.text(f"seat {seat.seat} {key} label", (at, line), label, small, quiet)
            at += width_of(label, small) + 7
            self.canvas.text(f"seat {seat.seat} {key}", (at, line), number, style, ink)
            start = box.left - 18
        return start + 18

    def _flags(self, seat: SeatView) -> list[tuple[str, Ink]]:
        """Words for what is special about a seat, rightmost first."""
        wide = self.plan.columns < 4
        flags = []
        if self.view.is_over and seat.seat in self.view.winners:
            flags.append(("WINNER" if wide else "WON", INKS["chip"]))
        if seat.given_up:
            flags.append(("LEFT", INKS["quiet chip"]))
        elif seat.seat in self.spec.autopilot:
            flags.append(("AUTOPILOT" if wide else "AUTO", INKS["quiet chip"]))
        if seat.went_out:
            flags.append(("WENT OUT" if wide else "OUT", INKS["quiet chip"]))
        return flags

    def _chip(
        self, name: str, at: tuple[int, int], text: str, style: Style, ink: Ink, most: int
    ) -> None:
        """A word on a ground of its own; ``at`` is where its ground begins on the base line."""
        wide = min(most, width_of(text, style) + 14)
        tall = round(style.size * 1.3)
        top = at[1] - round(style.size * 0.36) - tall // 2
        box = self.canvas.fill(Box(at[0], top, at[0] + wide, top + tall), ink.ground, 6)
        self.canvas.note(f"{name} chip", box)
        self.canvas.text(name, (box.middle[0], at[1]), text, style, ink, anchor="ms", most=wide - 8)
