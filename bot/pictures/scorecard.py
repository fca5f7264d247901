"""Draws the scorecard: a row for each player and a column for each hole.

A game of 18 holes has two tables of nine holes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.pictures.canvas import WIDTH, Canvas, Drawn, measure_chip
from bot.pictures.captions import tongue_of, write_captions
from bot.pictures.lettering import fit, shrink, width_of
from bot.pictures.palette import FELT, GOLD, INKS, PAPER, RULE, STRIPE, Ink
from bot.pictures.shapes import Box
from bot.pictures.typefaces import Style
from bot.ports.pictures import ScorecardPicture
from bot.words.standings import best_of, rank_places
from bot.words.wording import write_points

NINE: Final = 9
MARGIN: Final = 16
TITLE: Final = 76
HEADING: Final = 40
MOST: Final = 1000
"""A scorecard is at most this number of pixels high."""
_ROWS: Final = ((2, 72), (4, 62), (6, 54), (12, 46))
"""Pairs of a number of seats, and the height in pixels of a row for up to this number of seats."""
_GROUNDS: Final = {"": PAPER, "striped ": STRIPE, "winner ": GOLD}


def draw_scorecard(spec: ScorecardPicture) -> Drawn:
    """Draw a scorecard."""
    return _Scorecard(spec).draw()


@dataclass(frozen=True, slots=True)
class _Column:
    key: str
    """The number of the hole as text, or the name of a sum such as ``total``."""
    heading: str
    left: int
    right: int
    hole: int | None = None
    """The index of the hole, from 0; ``None`` for a sum."""

    @property
    def middle(self) -> int:
        return (self.left + self.right) // 2


class _Scorecard:
    def __init__(self, spec: ScorecardPicture) -> None:
        self.spec = spec
        self.tongue = tongue_of(spec.language)
        self.names = write_captions(spec.names, self.tongue)
        self.places = rank_places(spec.totals, spec.given_up)
        self.best = [best_of(hole) for hole in spec.scorecard]
        self.order = self._order()
        self.nines = max(1, -(-len(spec.scorecard) // NINE))
        room = (MOST - TITLE) // self.nines - MARGIN - HEADING
        wish = next(row for most, row in _ROWS if len(spec.names) <= most)
        self.row = min(wish, room // len(spec.names))
        self.block = HEADING + len(spec.names) * self.row
        height = TITLE + self.nines * (self.block + MARGIN)
        self.canvas = Canvas(height, FELT, tongue=self.tongue)
        # With twelve columns each hole has 62 pixels. A number in it needs room for its ring.
        broad = min(spec.holes, NINE) > 3
        self.size = min(36 if broad else 42, round(self.row * 0.74))

    def _order(self) -> list[int]:
        """Return the seats in the order of the rows: by number during a game, by rank after it."""
        seats = list(range(len(self.names)))
        if not self.spec.winners:
            return seats
        return sorted(seats, key=lambda seat: (self.places[seat] or len(seats) + 1, seat))

    def draw(self) -> Drawn:
        spec, inset, line = self.spec, MARGIN + 8, 54
        say, scored = self.tongue.say, len(spec.scorecard)
        title = say("pictures-scorecard", hole=scored, holes=spec.holes)
        if spec.winners:
            title = say("pictures-scorecard-final", holes=spec.holes)
        ink, most = INKS["title"], WIDTH - 2 * inset
        box = self.canvas.draw_words(
            "title", (inset, line), title, Style(42, 700), ink, most=round(most * 0.72)
        )
        most -= box.width + 24
        legend, at, style = say("pictures-fewest-win"), (WIDTH - inset, line), Style(28, 500)
        self.canvas.draw_words("legend", at, legend, style, INKS["note"], anchor="r", most=most)
        top = TITLE
        for nine in range(self.nines):
            self._list_nine(nine, top)
            top += self.block + MARGIN
        return self.canvas.finish()

    def _list_columns(self, nine: int) -> list[_Column]:
        """Return the columns of a table: holes 1 to 9 if ``nine`` is 0, holes 10 to 18 if it is 1.

        The last columns are sums.
        """
        first, sums = nine * NINE, []
        if self.spec.holes > NINE:
            sums.append("out" if nine == 0 else "in")
        if nine == self.nines - 1:
            sums += ["total", "behind" if self.spec.winners else "place"]
        holes = range(first, min(first + NINE, self.spec.holes))
        wide = max(72, round(self.size * 2.7))
        name = max(200, min(330, WIDTH - 2 * MARGIN - wide * len(sums) - 62 * len(holes)))
        each = (WIDTH - 2 * MARGIN - name - wide * len(sums)) // len(holes)
        left = WIDTH - MARGIN - wide * len(sums) - each * len(holes)
        columns = []
        for hole in holes:
            columns.append(_Column(str(hole + 1), str(hole + 1), left, left + each, hole))
            left += each
        for key in sums:
            heading = self.tongue.say(f"pictures-heading-{key}")
            columns.append(_Column(key, heading, left, left + wide))
            left += wide
        return columns

    def _list_nine(self, nine: int, top: int) -> None:
        canvas, columns = self.canvas, self._list_columns(nine)
        small = Style(26, 600, 86)
        line = top + HEADING // 2 + round(small.size * 0.36)
        canvas.draw_words(
            f"heading {nine}",
            (MARGIN + 12, line),
            self.tongue.say("pictures-heading-hole"),
            small,
            INKS["note"],
            most=columns[0].left - MARGIN - 20,
        )
        for column in columns:
            canvas.draw_words(
                f"heading {nine} {column.key}",
                (column.middle, line),
                column.heading,
                small,
                INKS["note"],
                anchor="m",
                most=column.right - column.left - 4,
            )
        top += HEADING
        for number, seat in enumerate(self.order):
            box = Box(MARGIN, top, WIDTH - MARGIN, top + self.row)
            self._draw_row(nine, seat, box, columns, striped=number % 2 == 1)
            top += self.row
        for column in columns:
            rule = Box(column.left, top - len(self.names) * self.row, column.left + 1, top)
            canvas.fill(rule, RULE)

    def _draw_row(
        self, nine: int, seat: int, box: Box, columns: list[_Column], *, striped: bool
    ) -> None:
        canvas, key = self.canvas, f"row {seat} {nine}"
        kind = "winner " if seat in self.spec.winners else "striped " if striped else ""
        canvas.note(key, canvas.fill(box, _GROUNDS[kind]))
        line = box.top + self.row // 2 + round(self.size * 0.36)
        left = MARGIN + 12
        if self.spec.winners:
            place = self.places[seat]
            text, style = "–" if place is None else str(place), Style(self.size, 500)
            canvas.draw_text(f"{key} rank", (left, line), text, style, INKS[f"{kind}fine print"])
            left += round(self.size * (1.5 if len(self.names) > 9 else 0.95))
        canvas.draw_text(
            f"{key} name",
            (left, line),
            self.names[seat],
            Style(self.size, 600),
            INKS[f"{kind}print"],
            most=columns[0].left - 8 - left,
        )
        for column in columns:
            self._draw_cell(f"{key} {column.key}", seat, column, line, kind)

    def _draw_cell(self, key: str, seat: int, column: _Column, line: int, kind: str) -> None:
        if column.key == "behind" and seat in self.spec.winners:
            style = Style(round(self.size * 0.72), 800, 86)
            won = self.tongue.say("pictures-flag-winner-short")
            room = column.right - column.left - 4 - measure_chip("", style)
            style = shrink(won, style, room)
            left = column.middle - measure_chip(won, style) // 2
            self.canvas.draw_chip(key, (left, line - 2), won, style, INKS["winner chip"], GOLD)
            return
        text = self._write_value(seat, column)
        if not text:
            return
        heavy = {"total": 800, "out": 600, "in": 600}.get(column.key, 500)
        style, most = Style(self.size, heavy), column.right - column.left - 8
        if column.hole is not None and seat in self.best[column.hole]:
            # The ring is drawn first, so that the number is over it.
            wide = width_of(*fit(text, style, most))
            middle = (column.middle, line - round(self.size * 0.36))
            self._draw_ring(f"{key} best", middle, wide, column, INKS[f"{kind}best"])
        ink = self._choose_ink(column, kind)
        self.canvas.draw_text(key, (column.middle, line), text, style, ink, anchor="m", most=most)

    def _choose_ink(self, column: _Column, kind: str) -> Ink:
        return INKS[f"{kind}fine print" if column.key in {"place", "behind"} else f"{kind}print"]

    def _draw_ring(
        self, key: str, middle: tuple[int, int], number: int, column: _Column, ink: Ink
    ) -> None:
        """Draw a ring around a number in a column, to mark the best score of the hole."""
        x, y = middle
        tall = min(self.row - 4, round(self.size * 1.22)) // 2
        wide = min(max(tall, number // 2 + 8), (column.right - column.left) // 2 - 1)
        self.canvas.draw_frame(key, Box(x - wide, y - tall, x + wide, y + tall), ink, tall, 3)

    def _write_value(self, seat: int, column: _Column) -> str:
        spec = self.spec
        if column.hole is not None:
            played = column.hole < len(spec.scorecard)
            return write_points(spec.scorecard[column.hole][seat]) if played else ""
        if column.key == "total":
            return write_points(spec.totals[seat])
        if column.key in {"place", "behind"}:
            place = self.places[seat]
            if place is None:
                return self.tongue.say("pictures-left")
            gap = spec.totals[seat] - min(spec.totals[winner] for winner in spec.winners or (seat,))
            return f"+{gap}" if spec.winners else self.tongue.write_ordinal(place)
        nine = slice(0, NINE) if column.key == "out" else slice(NINE, None)
        return write_points(sum(hole[seat] for hole in spec.scorecard[nine]))
