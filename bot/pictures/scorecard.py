"""The scorecard: holes × players, as golfers know it; the front nine over the back nine."""

from __future__ import annotations

from typing import Final

from bot.pictures.canvas import MIN_HEIGHT, WIDTH, Box, Canvas, Drawn
from bot.pictures.lettering import Style, captions, width_of
from bot.pictures.palette import FELT, INKS, PAPER, RULE, STRIPE, WINNER
from bot.pictures.spec import ScorecardPicture
from bot.standings import best_of, places
from bot.words import number

NINE: Final = 9
MARGIN: Final = 16
TITLE: Final = 76


def draw_scorecard(spec: ScorecardPicture) -> Drawn:
    """Draw the scorecard."""
    return _Scorecard(spec).draw()


class _Scorecard:
    def __init__(self, spec: ScorecardPicture) -> None:
        self.spec = spec
        self.names = captions(spec.names)
        self.places = places(spec.totals, spec.given_up)
        self.nines = 1 if len(spec.scorecard) <= NINE else -(-len(spec.scorecard) // NINE)
        rows = self.nines * (len(spec.names) + 1)
        room = MIN_HEIGHT - TITLE - MARGIN * self.nines
        self.row = max(34, min(84, room // rows))
        height = TITLE + self.nines * ((len(spec.names) + 1) * self.row + MARGIN)
        self.canvas = Canvas(max(MIN_HEIGHT, height), FELT)
        self.style = Style(min(38, round(self.row * 0.74)), 600)

    def draw(self) -> Drawn:
        spec, canvas = self.spec, self.canvas
        done = len(spec.scorecard)
        title = "Final scorecard" if spec.winners else f"After hole {done} of {spec.holes}"
        canvas.text("title", (MARGIN + 8, 54), title, Style(42, 700), INKS["title"], most=620)
        canvas.text(
            "legend",
            (WIDTH - MARGIN - 8, 54),
            "fewest points win",
            Style(28, 500),
            INKS["note"],
            anchor="rs",
        )
        top = TITLE
        for nine in range(self.nines):
            self._nine(nine, top)
            top += (len(spec.names) + 1) * self.row + MARGIN
        return canvas.finish()

    def _columns(self, nine: int) -> list[str]:
        first = nine * NINE
        holes = [str(hole + 1) for hole in range(first, min(first + NINE, self.spec.holes))]
        if self.spec.holes > NINE:
            holes.append("Out" if nine == 0 else "In")
        if nine == self.nines - 1:
            holes += ["Total", "Place"]
        return holes

    def _nine(self, nine: int, top: int) -> None:
        spec, canvas, row = self.spec, self.canvas, self.row
        columns = self._columns(nine)
        right = WIDTH - MARGIN
        name_width = 240 if len(columns) > 6 else 320
        wide = {"Total": 84, "Place": 80, "Out": 64, "In": 64}
        fixed = sum(wide.get(column, 0) for column in columns)
        holes = [column for column in columns if column not in wide]
        each = (right - MARGIN - name_width - fixed) // len(holes)
        edges = []
        at = MARGIN + name_width
        for column in columns:
            edges.append((column, at, at + wide.get(column, each)))
            at += wide.get(column, each)
        baseline = round(row * 0.5 + self.style.size * 0.36)
        header = Style(min(32, round(self.style.size * 0.9)), 600, 86)
        for column, left, end in edges:
            canvas.text(
                f"heading {column} {nine}",
                ((left + end) // 2, top + baseline),
                column,
                header,
                INKS["note"],
                anchor="ms",
                most=end - left,
            )
        canvas.text(
            f"heading hole {nine}", (MARGIN + 12, top + baseline), "Hole", header, INKS["note"]
        )
        for seat, name in enumerate(self.names):
            y = top + (seat + 1) * row
            kind = "striped " if seat % 2 else ""
            if seat in spec.winners:
                kind = "winner "
            ground = {"": PAPER, "striped ": STRIPE, "winner ": WINNER}[kind]
            box = canvas.fill(Box(MARGIN, y, right, y + row), ground)
            canvas.note(f"row {seat} {nine}", box)
            ink = INKS[f"{kind}print"]
            left = MARGIN + 12
            if seat in spec.winners:
                left = (
                    canvas.text(
                        f"winner {seat} {nine}",
                        (left, y + baseline),
                        "WON",
                        Style(round(self.style.size * 0.7), 800, 75),
                        ink,
                    ).right
                    + 8
                )
            canvas.text(
                f"name {seat} {nine}",
                (left, y + baseline),
                name,
                self.style,
                ink,
                most=MARGIN + name_width - left - 6,
            )
            for column, start, end in edges:
                text, best = self._cell(seat, nine, column)
                if not text:
                    continue
                key = f"cell {seat} {column}" if column not in wide else f"{column.lower()} {seat}"
                bold = column in {"Total"}
                style = Style(
                    self.style.size,
                    800 if bold else 500,
                    100 if column in wide or each > 56 else 86,
                )
                middle = (start + end) // 2
                if best:
                    half = min(row // 2 - 2, 30)
                    wide_half = max(half, width_of(text, style) // 2 + 6)
                    canvas.frame(
                        f"best {seat} {column}",
                        Box(
                            middle - wide_half,
                            y + row // 2 - half,
                            middle + wide_half,
                            y + row // 2 + half,
                        ),
                        INKS[f"{kind}best"],
                        half,
                        3,
                    )
                canvas.text(
                    key, (middle, y + baseline), text, style, ink, anchor="ms", most=end - start
                )
        for _column, left, _end in edges:
            canvas.fill(Box(left, top + row, left + 1, top + row * (len(self.names) + 1)), RULE)

    def _cell(self, seat: int, nine: int, column: str) -> tuple[str, bool]:
        """What stands in a cell, and whether it is the best of its hole."""
        spec = self.spec
        if column == "Total":
            return number(spec.totals[seat]), False
        if column == "Place":
            place = self.places[seat]
            return ("left" if place is None else f"{place}."), False
        if column in {"Out", "In"}:
            played = spec.scorecard[nine * NINE : (nine + 1) * NINE]
            return (number(sum(hole[seat] for hole in played)) if played else ""), False
        hole = int(column) - 1
        if hole >= len(spec.scorecard):
            return "", False
        return number(spec.scorecard[hole][seat]), seat in best_of(spec.scorecard[hole])
