"""Draws the form chart: points per game over time, with the running average."""

from __future__ import annotations

import math
from itertools import accumulate
from typing import Final

from PIL import Image, ImageDraw

from bot.languages import Tongue
from bot.pictures.canvas import MIN_HEIGHT, WIDTH, Canvas, Drawn
from bot.pictures.captions import keep_drawable_sentence, tongue_of
from bot.pictures.palette import INKS, PAPER, RULE, Ink, make_ramp
from bot.pictures.shapes import Box
from bot.pictures.typefaces import Style
from bot.ports.pictures import FormChart

PLOT: Final = Box(112, 136, WIDTH - 40, MIN_HEIGHT - 118)
MARGIN: Final = 32
_SPILL: Final = 14
"""The number of pixels by which a dot may reach beyond the area of the chart."""
_FINE: Final = 3
_SMALL: Final = Style(28, 500)


def draw_chart(spec: FormChart) -> Drawn:
    """Draw a chart. If it has no scores, the picture says that there are no games yet."""
    tongue = tongue_of(spec.language)
    canvas, most = Canvas(MIN_HEIGHT, PAPER, tongue=tongue), WIDTH - 2 * MARGIN
    title = keep_drawable_sentence(spec.title, spec.language) or tongue.say("pictures-form")
    canvas.draw_text("title", (MARGIN, 60), title, Style(42, 700), INKS["print"], most=most)
    caption = keep_drawable_sentence(spec.caption, spec.language)
    if caption:
        canvas.draw_text("caption", (MARGIN, 102), caption, _SMALL, INKS["fine print"], most=most)
    if spec.scores:
        canvas.rtl = False  # in every language, time runs from left to right in a chart
        plot = _Plot(canvas, spec.scores, tongue)
        plot.draw()
        canvas.rtl = tongue.is_rtl
        plot.explain()
    else:
        style = Style(40, 600)
        words = tongue.say("pictures-no-games")
        canvas.draw_words(
            "none", PLOT.middle, words, style, INKS["fine print"], anchor="m", most=most
        )
    return canvas.finish()


class _Plot:
    def __init__(self, canvas: Canvas, scores: tuple[int | float, ...], tongue: Tongue) -> None:
        self.canvas = canvas
        self.tongue = tongue
        self.scores = scores
        self.step, self.low, self.high = scale(scores)
        self.pitch = PLOT.width / len(scores)
        self.radius = max(3.0, min(11.0, self.pitch * 0.36))
        self.averages = [
            total / games for games, total in enumerate(accumulate(self.scores), start=1)
        ]

    def draw(self) -> None:
        self.canvas.note("plot", PLOT)
        self._choose_levels()
        dots, curve = self._draw_mask(), self._draw_mask()
        pen = ImageDraw.Draw(dots)
        for x, y in self._place_points(self.scores):
            reach = self.radius * _FINE
            pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
        if len(self.scores) > 1:
            path = self._place_points(self.averages)
            ImageDraw.Draw(curve).line(path, fill=255, width=5 * _FINE, joint="curve")
        self._paste(dots, INKS["score"])
        self._paste(curve, INKS["average"])
        self._mark_best()
        self._draw_ends()

    def _choose_levels(self) -> None:
        for line in range(round((self.high - self.low) / self.step) + 1):
            points = self.low + line * self.step
            y = round(self._place_y(points))
            self.canvas.fill(Box(PLOT.left, y - 1, PLOT.right, y + 1), RULE)
            self.canvas.draw_text(
                f"level {line}",
                (PLOT.left - 14, y + 10),
                self.tongue.write_number(points),
                _SMALL,
                INKS["fine print"],
                anchor="r",
            )

    def _mark_best(self) -> None:
        """Label the game with the fewest points, the newest of several.

        If all games have the same points, label none.
        """
        if len(self.scores) < 2 or min(self.scores) == max(self.scores):
            return
        game = max(index for index, score in enumerate(self.scores) if score == min(self.scores))
        x, y = self._place_x(game), self._place_y(self.scores[game])
        beyond = round(self.radius) + 8
        right = x < PLOT.right - 150
        self.canvas.draw_text(
            "best",
            (round(x + beyond if right else x - beyond), round(y) + 9),
            self.tongue.say("pictures-best", points=self.tongue.write_number(self.scores[game])),
            Style(28, 700),
            INKS["score"],
            anchor="l" if right else "r",
            halo=4,
        )

    def _draw_ends(self) -> None:
        canvas, line = self.canvas, PLOT.bottom + 44
        fine = INKS["fine print"]
        if len(self.scores) > 1:
            canvas.draw_text(
                "oldest", (PLOT.left, line), self.tongue.say("pictures-oldest"), _SMALL, fine
            )
        words = self.tongue.say("pictures-newest")
        canvas.draw_text("newest", (PLOT.right, line), words, _SMALL, fine, anchor="r")

    def explain(self) -> None:
        """Write below the chart what its dots and its line mean."""
        canvas, line, style = self.canvas, MIN_HEIGHT - 28, Style(30, 600)
        left = WIDTH - PLOT.right if canvas.rtl else PLOT.left
        dot = Box(left, line - 21, left + 20, line - 1)
        canvas.note("dot key", canvas.fill(dot, INKS["score"].colour, PAPER, 10), INKS["score"])
        words = self.tongue.say("pictures-one-game")
        box = canvas.draw_text("dot words", (dot.right + 12, line), words, style, INKS["score"])
        dash = Box(box.right + 48, line - 14, box.right + 92, line - 8)
        canvas.note(
            "line key", canvas.fill(dash, INKS["average"].colour, PAPER, 3), INKS["average"]
        )
        text = self.tongue.say(
            "pictures-average", points=self.tongue.write_number(self.averages[-1])
        )
        left = dash.right + 12
        most = WIDTH - MARGIN - left
        canvas.draw_words("line words", (left, line), text, style, INKS["average"], most=most)

    def _place_x(self, game: int) -> float:
        return PLOT.left + (game + 0.5) * self.pitch

    def _place_y(self, points: float) -> float:
        return PLOT.bottom - (points - self.low) / (self.high - self.low) * PLOT.height

    def _place_points(
        self, values: tuple[int | float, ...] | list[float]
    ) -> list[tuple[float, float]]:
        """Return where the points of a curve are, in pixels of a mask that is larger than the chart."""
        left, top = PLOT.left - _SPILL, PLOT.top - _SPILL
        return [
            ((self._place_x(game) - left) * _FINE, (self._place_y(value) - top) * _FINE)
            for game, value in enumerate(values)
        ]

    @staticmethod
    def _draw_mask() -> Image.Image:
        area = PLOT.grow(_SPILL)
        return Image.new("L", (area.width * _FINE, area.height * _FINE), 0)

    def _paste(self, mask: Image.Image, ink: Ink) -> None:
        area = PLOT.grow(_SPILL)
        smooth = mask.resize((area.width, area.height), Image.Resampling.BOX)
        # The curve is drawn over the dots. Pixels outside the mask do not change.
        shown = smooth.point(lambda cover: 255 if cover > 40 else 0)
        self.canvas.image.paste(smooth.point(make_ramp(ink.ground, ink.colour)), area[:2], shown)


def scale(scores: tuple[int | float, ...]) -> tuple[float, float, float]:
    """Choose the horizontal lines of a chart. Return the step between two of them, the lowest and the highest.

    All three are round numbers. There is some room below the lowest score and above the highest one.
    """
    least, most = min(scores), max(scores)
    rough = max(most - least, 5) / 5
    power = 10 ** math.floor(math.log10(rough))
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough)
    room = 0.25
    return step, math.floor(least / step - room) * step, math.ceil(most / step + room) * step
