"""Draws the end of a game: the winner, the winning cards, everybody's points, the best hole and a sentence."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.languages.direction import RIGHT_MARK, leads_right_to_left
from bot.pictures.canvas import MIN_HEIGHT, WIDTH, Canvas, Drawn
from bot.pictures.captions import keep_drawable_sentence, tongue_of, write_captions
from bot.pictures.card_sizes import END_CARD
from bot.pictures.layout import Layout, lay
from bot.pictures.lettering import fit_names, shorten, width_of
from bot.pictures.marks import draw_flag, draw_suit
from bot.pictures.palette import FELT, GOLD, INKS, LIT, PAPER, STRIPE
from bot.pictures.seat import tile
from bot.pictures.shapes import Box
from bot.pictures.typefaces import Style, pieces_of
from bot.ports.pictures import EndPicture
from bot.words.descriptions import call_to_act
from bot.words.rulesets import name_ruleset
from bot.words.standings import choose_best_hole, rank_places
from bot.words.wording import write_points
from engine import Suit

MARGIN: Final = 24
TOP: Final = 212
"""The top edge, in pixels, of the winning cards and of the list of players."""
GAP: Final = 10
TRAY: Final = Box(
    MARGIN, TOP, MARGIN + 3 * END_CARD.width + 2 * GAP + 44, TOP + 2 * END_CARD.height + GAP + 44
)
LIST: Final = TRAY.right + 22
"""The left edge, in pixels, of the list of players."""
_LEAST_ROW: Final = 42
_MOST_ROW: Final = 86
_LINE: Final = 42
_QUOTE: Final = Style(32, 500)
_CONFETTI: Final = (
    (Suit.HEARTS, "coral", 360, 18, 20),
    (Suit.CLUBS, "mint", 452, 34, 17),
    (Suit.DIAMONDS, "coral", 540, 14, 19),
    (Suit.SPADES, "mint", 628, 40, 20),
    (Suit.HEARTS, "mint", 706, 16, 17),
    (Suit.DIAMONDS, "mint", 776, 170, 18),
    (Suit.CLUBS, "coral", 960, 176, 20),
    (Suit.SPADES, "coral", 966, 18, 19),
    (Suit.HEARTS, "mint", 606, 178, 17),
    (Suit.DIAMONDS, "coral", 470, 180, 16),
)
"""The suit, ink, left edge, top edge and size of each piece of confetti."""


def draw_end(spec: EndPicture) -> Drawn:
    """Draw the picture of the end of a game."""
    return _End(spec).draw()


class _End:
    def __init__(self, spec: EndPicture) -> None:
        self.spec, self.view = spec, spec.view
        self.tongue = tongue_of(spec.language)
        self.names = write_captions(spec.names, self.tongue)
        gone = [seat.seat for seat in self.view.seats if seat.given_up]
        self.places = rank_places(self.view.totals, gone)
        sentence = keep_drawable_sentence(spec.quote, spec.language)
        quote = self.tongue.say("pictures-quote", sentence=sentence) if sentence else ""
        self.quote = _wrap(quote, WIDTH - 2 * MARGIN - 40)
        seats = len(self.names)
        self.row = max(_LEAST_ROW, min(_MOST_ROW, TRAY.height // seats))
        self.below = max(TRAY.bottom, TOP + seats * self.row)
        lines = 1 + len(self.quote)
        height = self.below + 14 + lines * _LINE + MARGIN
        self.canvas = Canvas(max(MIN_HEIGHT, height), FELT, tongue=self.tongue)

    def draw(self) -> Drawn:
        self._draw_head()
        winner = self.view.seats[self.view.winners[0]]
        self.canvas.paste_sprite("tray", TRAY[:2], tile(TRAY.size, LIT), TRAY.size)
        layout = Layout(TRAY.left + 22, TRAY.top + 22, END_CARD, GAP, LIT, self.canvas.rtl)
        lay(self.canvas, layout, winner.cards)
        top = TOP
        for number, seat in enumerate(self._order()):
            self._draw_row(seat, top, striped=number % 2 == 1)
            top += self.row
        self._draw_foot()
        return self.canvas.finish()

    def _draw_head(self) -> None:
        canvas, view = self.canvas, self.view
        for suit, ink, left, top, size in _CONFETTI:
            canvas.stamp(draw_suit(suit, size), (left, top), INKS[ink])
        canvas.stamp(draw_flag(132), (MARGIN - 8, 44), INKS["call"])
        left, text = (
            MARGIN + 134,
            self.tongue.say(
                "pictures-end-game", holes=view.holes, rules=name_ruleset(view.ruleset)
            ),
        )
        most = WIDTH - MARGIN - 28 - left
        canvas.draw_words("game", (left, 88), text, Style(34, 500), INKS["note"], most=most)
        style = Style(124, 800)
        total = write_points(view.totals[view.winners[0]])
        right = WIDTH - MARGIN - 28
        canvas.draw_text("total", (right, 158), total, style, INKS["title"], anchor="r")
        most = right - width_of(total, style) - 30 - left
        style = Style(72, 800)
        text = fit_names(partial(call_to_act, view, tongue=self.tongue), self.names, style, most)
        canvas.draw_words("call", (left, 158), text, style, INKS["call"], most=most)

    def _order(self) -> list[int]:
        last = len(self.names) + 1
        return sorted(range(len(self.names)), key=lambda seat: (self.places[seat] or last, seat))

    def _draw_row(self, seat: int, top: int, *, striped: bool) -> None:
        canvas, view, key = self.canvas, self.view, f"row {seat}"
        box = Box(LIST, top, WIDTH - MARGIN, top + self.row)
        won, place = seat in view.winners, self.places[seat]
        kind = "winner " if won else "striped " if striped else ""
        canvas.note(key, canvas.fill(box, GOLD if won else STRIPE if striped else PAPER))
        size = min(42, round(self.row * 0.62))
        line = top + self.row // 2 + round(size * 0.36)
        fine, ink = INKS[f"{kind}fine print"], INKS[f"{kind}print"]
        rank = "–" if place is None else str(place)
        canvas.draw_text(f"{key} rank", (LIST + 16, line), rank, Style(size, 600), fine)
        right, style = WIDTH - MARGIN - 18, Style(round(size * 1.12), 800)
        total = write_points(view.totals[seat])
        canvas.draw_text(f"{key} total", (right, line), total, style, ink, anchor="r")
        right -= max(width_of(total, style), round(size * 1.6)) + 20
        gap = view.totals[seat] - view.totals[view.winners[0]]
        left_words = self.tongue.say("pictures-left")
        behind = "" if won else left_words if place is None else f"+{gap}"
        if behind:
            small = Style(round(size * 0.8), 500)
            canvas.draw_text(f"{key} behind", (right, line), behind, small, fine, anchor="r")
            right -= width_of(behind, small) + 14
        left = LIST + 16 + round(size * (1.5 if len(self.names) > 9 else 0.95))
        name = self.names[seat]
        canvas.draw_text(
            f"{key} name", (left, line), name, Style(size, 700), ink, most=right - left
        )

    def _draw_foot(self) -> None:
        canvas, line = self.canvas, self.below + 14 + 34
        hole, seat, points = choose_best_hole(self.view.scorecard)
        text = self.tongue.say(
            "pictures-best-hole", name=self.names[seat], points=points, hole=hole
        )
        most = WIDTH - 2 * MARGIN
        canvas.draw_text(
            "best hole", (MARGIN + 4, line), text, Style(32, 600), INKS["mint"], most=most
        )
        for number, part in enumerate(self.quote):
            line += _LINE
            at = (MARGIN + 4, line)
            canvas.draw_text(f"quote {number}", at, part, _QUOTE, INKS["quote"], most=most - 8)


def _wrap(text: str, most: int) -> list[str]:
    """Return the lines of a sentence in quotation marks: at most two. A longer sentence is cut with ``…``.

    ``most`` is the greatest width of a line in pixels.
    """
    lines = [""]
    for piece in pieces_of(text):
        wider = f"{lines[-1]}{piece}"
        if lines[-1] and width_of(wider.rstrip(" "), _QUOTE) > most:
            lines.append(piece)
        else:
            lines[-1] = wider
    lines = [line.strip(" ") for line in lines if line]
    if len(lines) > 2:
        cut = shorten(f"{lines[1]} …", len(lines[1]) - 1).rstrip("… ")
        lines = [lines[0], f"{cut}…{text[-1]}"]
    # A line that begins with a foreign word runs in the direction of the whole sentence, too.
    return [RIGHT_MARK + line for line in lines] if leads_right_to_left(text) else lines
