"""One's own cards, large: the layout beside the piles."""

from __future__ import annotations

from typing import Final

from bot import words
from bot.pictures import deck
from bot.pictures.canvas import WIDTH, Box, Canvas, Drawn
from bot.pictures.lettering import Style, width_of
from bot.pictures.palette import FELT, INKS, PANEL
from bot.pictures.spec import HandPicture
from engine.scoring import is_pair

HEIGHT: Final = 660
CARD: Final = (180, 244)
GAP: Final = 16
MARGIN: Final = 24
PILE: Final = (126, 170)


def draw_hand(spec: HandPicture) -> Drawn:
    """Draw the viewer's cards, the drawn card and the top discard."""
    view = spec.view
    if view.viewer is None:
        raise ValueError("an observer has no cards to show")
    seat = view.seats[view.viewer]
    canvas = Canvas(HEIGHT, FELT)
    tray = Box(MARGIN - 8, 104, MARGIN - 8 + 3 * CARD[0] + 2 * GAP + 40, HEIGHT - 16)
    canvas.note("tray", canvas.fill(tray, PANEL, 18))
    hole = canvas.text(
        "hole",
        (MARGIN, 66),
        f"Hole {view.hole} of {view.holes}",
        Style(44, 700),
        INKS["title"],
    )
    right = WIDTH - MARGIN
    for key, label, points in (
        ("total", "total", seat.total),
        ("points", "hole" if words.is_scored(view) else "showing", seat.showing),
    ):
        value, style, small = words.number(points), Style(48, 700), Style(34, 500)
        canvas.text(key, (right, 66), value, style, INKS["title"], anchor="rs")
        start = right - width_of(value, style) - 10
        canvas.text(f"{key} label", (start, 66), label, small, INKS["note"], anchor="rs")
        right = start - width_of(label, small) - 32
    if view.out_seat is not None and view.last_turns:
        canvas.text(
            "last turn",
            (hole.right + 24, 66),
            "LAST TURN",
            Style(30, 700),
            INKS["call"],
            most=right - hole.right - 40,
        )
    for slot, card in enumerate(seat.cards):
        at = (
            tray.left + 20 + slot % 3 * (CARD[0] + GAP),
            tray.top + 16 + slot // 3 * (CARD[1] + GAP),
        )
        pair = is_pair(seat.cards[slot % 3], seat.cards[slot % 3 + 3])
        sprite = (
            deck.back(CARD, str(slot + 1)) if card is None else deck.face(card, CARD, paired=pair)
        )
        place = canvas.sprite(f"slot {slot}", at, sprite, CARD)
        if spec.last == slot:
            canvas.frame("moved mark", place.grown(6), INKS["moved"], 20, 7)
    middle = (tray.right + WIDTH) // 2
    if view.drawn is not None:
        at = (middle - CARD[0] // 2, tray.top + 16)
        place = canvas.sprite("drawn", at, deck.face(view.drawn, CARD), CARD)
        canvas.frame("drawn mark", place.grown(8), INKS["call"], 20, 8)
    top = HEIGHT - 16 - 44 - PILE[1]
    for pile, x in (
        ("stock", middle - 8 - PILE[0] // 2 - 4),
        ("discard", middle + 12 + PILE[0] // 2),
    ):
        if pile == "stock":
            sprite = deck.back(PILE, str(view.stock_count))
        elif view.top_discard is not None:
            sprite = deck.face(view.top_discard, PILE)
        else:
            sprite = deck.empty(PILE, FELT, INKS["note"].colour)
        canvas.sprite(pile, (x - PILE[0] // 2, top), sprite, PILE)
        canvas.text(
            f"{pile} label",
            (x, top + PILE[1] + 36),
            pile,
            Style(32, 500),
            INKS["note"],
            anchor="ms",
        )
    return canvas.finish()
