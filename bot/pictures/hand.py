"""Draws the viewer's own cards, with the piles and the others' small cards beside them."""

from __future__ import annotations

from typing import Final

from bot.pictures import deck
from bot.pictures.canvas import MIN_HEIGHT, WIDTH, Canvas, Drawn, measure_chip
from bot.pictures.captions import tongue_of
from bot.pictures.card_sizes import HAND_CARD, LONE_HAND_CARD
from bot.pictures.layout import Layout, lay
from bot.pictures.layout import width_of as layout_width
from bot.pictures.lettering import shrink, width_of
from bot.pictures.others import draw_others, strip_for
from bot.pictures.palette import DEEP, FELT, INKS, LIT
from bot.pictures.seat import tile
from bot.pictures.shapes import TRIANGLE, Box
from bot.pictures.typefaces import Style
from bot.ports.pictures import HandPicture
from bot.words.descriptions import is_scored
from bot.words.wording import write_points
from engine import Phase, SeatView
from engine.scoring import COLUMNS, column_points

MARGIN: Final = 18
TOP: Final = 96
"""The top edge, in pixels, of the area with the viewer's cards."""
GAP: Final = 14
PAD: Final = 20
OTHERS: Final = 254
"""The width, in pixels, of the area for the other seats."""
_POINTS: Final = 44
"""The height, in pixels, of the line with the points of columns. Only a scored hole has this line."""


def draw_hand(spec: HandPicture) -> Drawn:
    """Draw the picture of the viewer's cards, the piles and the others' cards."""
    return _Hand(spec).draw()


class _Hand:
    def __init__(self, spec: HandPicture) -> None:
        view = spec.view
        if view.viewer is None:
            raise ValueError("an observer has no cards to show")
        self.spec, self.view = spec, view
        self.tongue = tongue_of(spec.language)
        self.seat: SeatView = view.seats[view.viewer]
        self.scored = is_scored(view)
        self.acting = self.seat.to_act and not self.scored
        self.piles = view.top_discard is not None and not self.scored
        alone = not (self.piles or spec.others)
        self.card = LONE_HAND_CARD if alone else HAND_CARD
        wide = layout_width(self.card, GAP) + 2 * PAD
        left = (WIDTH - wide) // 2 if alone else MARGIN
        tall = 2 * self.card.height + GAP + 2 * PAD + (_POINTS if self.scored else 0)
        self.tray = Box(left, TOP, left + wide, TOP + tall)
        self.end = WIDTH - MARGIN - (OTHERS if spec.others else 0)
        others = strip_for(len(spec.others)).measure_whole(len(spec.others)) if spec.others else 0
        height = max(MIN_HEIGHT, self.tray.bottom + MARGIN, MARGIN + others + MARGIN)
        self.canvas = Canvas(height, FELT, tongue=self.tongue)

    def draw(self) -> Drawn:
        self._draw_words()
        self._draw_layout()
        if self.piles:
            self._draw_piles()
        if self.spec.others:
            bottom = self.canvas.image.height - MARGIN
            whole = strip_for(len(self.spec.others)).measure_whole(len(self.spec.others))
            # One seat stands level with the viewer's cards.
            top = TOP if TOP + whole <= bottom else MARGIN
            area = Box(self.end, top, WIDTH - MARGIN, bottom)
            draw_others(self.canvas, self.spec, area)
        return self.canvas.finish()

    def _call(self) -> str:
        view = self.view
        if self.scored:
            return self.tongue.say("pictures-hand-over")
        if not self.acting:
            return self.tongue.say("pictures-hand")
        if view.phase is Phase.OPENING:
            need = view.ruleset.opening_cards - 6 + self.seat.face_down
            return self.tongue.say("pictures-hand-turn-over", count=need)
        return self.tongue.say("pictures-hand-turn")

    def _draw_words(self) -> None:
        canvas, view, line = self.canvas, self.view, 66
        left = self.tray.left + 4
        if self.acting:
            mark = Box(left, line - 34, left + 29, line)
            canvas.draw_shape("turn mark", mark, INKS["call"], TRIANGLE)
            left = mark.right + 14
        room = self._draw_points(self.tray.right - 4, line) - 16 - left
        if self.acting and view.out_seat is not None:
            words = self.tongue.say("pictures-hand-last-turn")
            style = Style(38, 800)
            style = shrink(words, style, room - measure_chip("", style))
            canvas.draw_chip("last turn", (left, line - 3), words, style, INKS["last turn"], FELT)
        else:
            ink = INKS["call" if self.acting else "title"]
            canvas.draw_words("call", (left, line), self._call(), Style(48, 800), ink, most=room)
        text = self.tongue.say("pictures-hole", hole=view.hole, holes=view.holes)
        style, right = Style(30, 600, 86), self.end - (14 if self.spec.others else 0)
        if self.tray.right + 6 < right - width_of(text, style):
            canvas.draw_text("hole", (right, line), text, style, INKS["note"], anchor="r")

    def _draw_points(self, right: int, line: int) -> int:
        """Write the points of the visible cards, and to the left the points of earlier holes.

        Return the left end of both.
        """
        canvas, seat, view = self.canvas, self.seat, self.view
        points = view.scorecard[-1][seat.seat] if self.scored else seat.showing
        style, small = Style(56, 800), Style(34, 500)
        canvas.draw_text(
            "points", (right, line), write_points(points), style, INKS["title"], anchor="r"
        )
        right -= width_of(write_points(points), style)
        if len(view.scorecard) > self.scored:
            text = write_points(seat.total - (points if self.scored else 0))
            text = f"+ {text}" if canvas.rtl else f"{text} +"
            right -= 12
            canvas.draw_text("before", (right, line), text, small, INKS["note"], anchor="r")
            right -= width_of(text, small)
        return right

    def _draw_layout(self) -> None:
        canvas, ground = self.canvas, LIT if self.acting else DEEP
        if self.acting:
            canvas.paste_sprite("tray", self.tray[:2], tile(self.tray.size, LIT), self.tray.size)
        else:
            canvas.note("tray", canvas.fill(self.tray, DEEP, FELT, 18))
        at = (self.tray.left + PAD, self.tray.top + PAD)
        layout = Layout(*at, self.card, GAP, ground, canvas.rtl)
        lay(canvas, layout, self.seat.cards, moved=self.spec.last, numbered=not self.scored)
        if self.scored:
            line = layout.top + layout.height + 42
            for column, (upper, lower) in enumerate(COLUMNS):
                at = (layout.place_column(column) + self.card.width // 2, line)
                text = write_points(column_points(self.seat.cards[upper], self.seat.cards[lower]))
                canvas.draw_text(
                    f"column {column}", at, text, Style(34, 600), INKS["label"], anchor="m"
                )

    def _draw_piles(self) -> None:
        """Draw two piles: above, the drawn card or, if no card is drawn, the stock; below, the discard pile."""
        canvas, view, card = self.canvas, self.view, self.card
        left = (self.tray.right + self.end - card.width) // 2
        top, below = self.tray.top + PAD, self.tray.top + PAD + card.height + GAP
        if view.drawn is None:
            sprite = deck.draw_pile(card, FELT, str(view.stock_count))
            canvas.paste_sprite("stock", (left, top), sprite, card)
        else:
            lifted = deck.draw_face(view.drawn, card, deck.Lie(FELT, lifted=True))
            canvas.paste_sprite("drawn", (left, top - 12), lifted, card)
        assert view.top_discard is not None
        lying = deck.draw_face(view.top_discard, card, deck.Lie(FELT))
        canvas.paste_sprite("discard", (left, below), lying, card)
