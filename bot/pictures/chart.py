"""The form chart: points per game over time, with the running average."""

from __future__ import annotations

import math
from itertools import accumulate
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.canvas import MIN_HEIGHT, WIDTH, Box, Canvas, Drawn
from bot.pictures.lettering import Style
from bot.pictures.palette import INKS, PAPER, RULE
from bot.pictures.spec import FormChart
from bot.words import number

PLOT: Final = Box(100, 130, WIDTH - 40, MIN_HEIGHT - 90)
_FINE: Final = 3


def draw_chart(spec: FormChart) -> Drawn:
    """Draw the chart; without a score it says so."""
    canvas = Canvas(MIN_HEIGHT, PAPER)
    canvas.text("title", (32, 60), spec.title, Style(42, 700), INKS["print"], most=WIDTH - 64)
    if spec.caption:
        canvas.text(
            "caption", (32, 100), spec.caption, Style(28, 500), INKS["fine print"], most=WIDTH - 64
        )
    if not spec.scores:
        canvas.text(
            "nothing", PLOT.middle, "No games yet", Style(40, 600), INKS["fine print"], anchor="ms"
        )
        return canvas.finish()
    step, low, high = _scale(spec.scores)
    canvas.note("plot", PLOT)

    def y_of(points: float) -> float:
        return PLOT.bottom - (points - low) / (high - low) * PLOT.height

    line: float = low
    while line <= high + step / 2:
        y = round(y_of(line))
        canvas.fill(Box(PLOT.left, y, PLOT.right, y + (3 if line == 0 else 1)), RULE)
        canvas.text(
            f"level {number(line)}",
            (PLOT.left - 14, y + 10),
            number(line),
            Style(28, 500),
            INKS["fine print"],
            anchor="rs",
        )
        line += step
    count = len(spec.scores)
    pitch = PLOT.width / count
    points = [
        (PLOT.left + (game + 0.5) * pitch, y_of(score)) for game, score in enumerate(spec.scores)
    ]
    average = [total / (game + 1) for game, total in enumerate(accumulate(spec.scores))]
    radius = max(3.0, min(11.0, pitch * 0.32))
    dots = Image.new("L", (PLOT.width * _FINE, (PLOT.height + 24) * _FINE), 0)
    pen = ImageDraw.Draw(dots)
    for x, height in points:
        cx, cy, r = (x - PLOT.left) * _FINE, (height - PLOT.top + 12) * _FINE, radius * _FINE
        pen.ellipse((cx - r, cy - r, cx + r, cy + r), fill=255)
    curve = Image.new("L", dots.size, 0)
    path = [
        ((x - PLOT.left) * _FINE, (y_of(mean) - PLOT.top + 12) * _FINE)
        for (x, _), mean in zip(points, average, strict=True)
    ]
    ImageDraw.Draw(curve).line(path, fill=255, width=5 * _FINE, joint="curve")
    size = (PLOT.width, PLOT.height + 24)
    for mask, ink in ((dots, INKS["score"]), (curve, INKS["average"])):
        canvas.image.paste(
            ink.colour, (PLOT.left, PLOT.top - 12), mask.resize(size, Image.Resampling.BOX)
        )
    canvas.text(
        "key",
        (PLOT.left, MIN_HEIGHT - 30),
        "● a game",
        Style(28, 600),
        INKS["score"],
    )
    canvas.text(
        "average key",
        (PLOT.right, MIN_HEIGHT - 30),
        f"— average, now {number(average[-1])}",
        Style(28, 600),
        INKS["average"],
        anchor="rs",
    )
    return canvas.finish()


def _scale(scores: tuple[int | float, ...]) -> tuple[float, float, float]:
    """Return the step between lines and the lowest and highest line: 3 to 7 lines at round numbers."""
    least, most = min(scores), max(scores)
    rough = max(most - least, 4) / 5
    magnitude = 10 ** math.floor(math.log10(rough))
    step = next(factor * magnitude for factor in (1, 2, 5, 10) if factor * magnitude >= rough)
    low, high = math.floor(least / step) * step, math.ceil(most / step) * step
    return step, low, high if high > low else low + step
