"""The scorecard: holes × players, as golfers know it; the back nine below the front nine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.pictures.canvas import MIN_HEIGHT, WIDTH, Box, Canvas, Drawn, chip_width
from bot.pictures.lettering import Style, captions
from bot.pictures.palette import FELT, INKS, PAPER, RULE, STRIPE, WINNER, Ink
from bot.ports.pictures import ScorecardPicture
from bot.words.standings import best_of, places
from bot.words.wording import signed

NINE: Final = 9
MARGIN: Final = 16
TITLE: Final = 76
MOST_ROW: Final = 150
LEAST_ROW: Final = 34
_GROUNDS: Final = {"": PAPER, "striped ": STRIPE, "winner ": WINNER}


def draw_scorecard(spec: ScorecardPicture) -> Drawn:
    """Draw the scorecard."""
    return _Scorecard(spec).draw()


@dataclass(frozen=True, slots=True)
class _Column:
    heading: str
    left: int
    right: int
    hole: int | None = None
    """From 0; ``None`` for a sum."""

    @property
    def middle(self) -> int:
        return (self.left + self.right) // 2


class _Scorecard:
    def __init__(self, spec: ScorecardPicture) -> None:
        self.spec = spec
        self.names = captions(spec.names)
        self.places = places(spec.totals, spec.given_up)
        self.best = [best_of(hole) for hole in spec.scorecard]
        self.nines = max(1, -(-len(spec.scorecard) // NINE))
        room = MIN_HEIGHT - TITLE - MARGIN * self.nines
        fair = round(room / self.nines / (len(spec.names) + 0.8))
        self.row = max(LEAST_ROW, min(MOST_ROW, fair))
        self.heading = max(LEAST_ROW, min(64, round(self.row * 0.8)))
        self.block = self.heading + len(spec.names) * self.row
        height = TITLE + self.nines * (self.block + MARGIN)
        self.spare = max(0, MIN_HEIGHT - height)
        self.canvas = Canvas(height + self.spare, FELT)
        # Twelve columns leave 62 pixels to a hole, in which a number must have room for its ring.
        broad = min(spec.holes, NINE) > 3
        self.size = min(36 if broad else 46, round(self.row * 0.74))

    def draw(self) -> Drawn:
        spec, inset, line = self.spec, MARGIN + 8, 54
        title = f"After hole {len(spec.scorecard)} of {spec.holes}"
        if spec.winners:
            title = f"After {spec.holes} holes: the final scores"
        self.canvas.text("title", (inset, line), title, Style(42, 700), INKS["title"], most=690)
        self.canvas.text(
            "legend",
            (WIDTH - inset, line),
            "fewest points win",
            Style(28, 500),
            INKS["note"],
            anchor="r",
        )
        top = TITLE + self.spare // 2
        for nine in range(self.nines):
            self._nine(nine, top)
            top += self.block + MARGIN
        return self.canvas.finish()

    def _columns(self, nine: int) -> list[_Column]:
        """The columns of a nine; the last nine has the totals."""
        first, sums = nine * NINE, []
        if self.spec.holes > NINE:
            sums.append("Out" if nine == 0 else "In")
        if nine == self.nines - 1:
            sums += ["Total", "Place"]
        holes = range(first, min(first + NINE, self.spec.holes))
        wide = max(72, round(self.size * 2.7))
        name = max(200, min(330, WIDTH - 2 * MARGIN - wide * len(sums) - 62 * len(holes)))
        each = (WIDTH - 2 * MARGIN - name - wide * len(sums)) // len(holes)
        left = WIDTH - MARGIN - wide * len(sums) - each * len(holes)
        columns = []
        for hole in holes:
            columns.append(_Column(str(hole + 1), left, left + each, hole))
            left += each
        for heading in sums:
            columns.append(_Column(heading, left, left + wide))
            left += wide
        return columns

    def _nine(self, nine: int, top: int) -> None:
        canvas, columns = self.canvas, self._columns(nine)
        small = Style(min(32, round(self.heading * 0.64)), 600, 86)
        line = top + self.heading // 2 + round(small.size * 0.36)
        canvas.text(f"heading {nine}", (MARGIN + 12, line), "Hole", small, INKS["note"])
        for column in columns:
            canvas.text(
                f"heading {nine} {column.heading}",
                (column.middle, line),
                column.heading,
                small,
                INKS["note"],
                anchor="m",
            )
        top += self.heading
        for seat in range(len(self.names)):
            self._row(nine, seat, Box(MARGIN, top, WIDTH - MARGIN, top + self.row), columns)
            top += self.row
        for column in columns:
            rule = Box(column.left, top - len(self.names) * self.row, column.left + 1, top)
            canvas.fill(rule, RULE)

    def _row(self, nine: int, seat: int, box: Box, columns: list[_Column]) -> None:
        canvas, key = self.canvas, f"row {seat} {nine}"
        kind = "winner " if seat in self.spec.winners else "striped " if seat % 2 else ""
        canvas.note(key, canvas.fill(box, _GROUNDS[kind]))
        line = box.top + self.row // 2 + round(self.size * 0.36)
        left = MARGIN + 12
        canvas.text(
            f"{key} name",
            (left, line),
            self.names[seat],
            Style(self.size, 600),
            INKS[f"{kind}print"],
            most=columns[0].left - 8 - left,
        )
        for column in columns:
            self._cell(f"{key} {column.heading}", seat, column, line, kind)

    def _cell(self, key: str, seat: int, column: _Column, line: int, kind: str) -> None:
        if column.heading == "Place" and seat in self.spec.winners:
            style = Style(round(self.size * 0.7), 700, 86)
            left = column.middle - chip_width("WON", style) // 2
            self.canvas.chip(key, (left, line), "WON", style, INKS["chip"])
            return
        text = self._value(seat, column)
        if not text:
            return
        heavy = {"Total": 800, "Out": 600, "In": 600}.get(column.heading, 500)
        box = self.canvas.text(
            key,
            (column.middle, line),
            text,
            Style(self.size, heavy),
            self._ink(column, kind),
            anchor="m",
            most=column.right - column.left - 8,
        )
        if column.hole is not None and seat in self.best[column.hole]:
            self._circle(f"{key} best", box, column, INKS[f"{kind}best"])

    def _ink(self, column: _Column, kind: str) -> Ink:
        return INKS[f"{kind}fine print" if column.heading == "Place" else f"{kind}print"]

    def _circle(self, key: str, text: Box, column: _Column, ink: Ink) -> None:
        """Draw a ring around the best score of a hole, as long as its number needs."""
        x, y = text.middle
        tall = min(self.row - 4, round(self.size * 1.22)) // 2
        wide = min(max(tall, text.width // 2 + 8), (column.right - column.left) // 2 - 1)
        self.canvas.frame(key, Box(x - wide, y - tall, x + wide, y + tall), ink, tall, 3)

    def _value(self, seat: int, column: _Column) -> str:
        spec = self.spec
        if column.hole is not None:
            played = column.hole < len(spec.scorecard)
            return signed(spec.scorecard[column.hole][seat]) if played else ""
        if column.heading == "Total":
            return signed(spec.totals[seat])
        if column.heading == "Place":
            place = self.places[seat]
            return "left" if place is None else f"{place}."
        nine = slice(0, NINE) if column.heading == "Out" else slice(NINE, None)
        return signed(sum(hole[seat] for hole in spec.scorecard[nine]))
