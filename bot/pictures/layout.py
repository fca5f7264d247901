"""Draws the six cards of a seat in two rows of three. The two cards of a pair overlap."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures import deck, faces
from bot.pictures.canvas import Canvas
from bot.pictures.deck import Lie
from bot.pictures.palette import Colour
from bot.pictures.shapes import Box, Size
from engine import Card
from engine.scoring import COLUMNS, is_pair


@dataclass(frozen=True, slots=True)
class Layout:
    """Where to draw the six cards of a seat, and how large."""

    left: int
    top: int
    card: Size
    gap: int
    """The number of pixels between two cards."""
    ground: Colour
    rtl: bool = False
    """Whether the canvas mirrors boxes.

    If so, the columns are planned in reverse, so that 1 is still to the left of 2.
    """

    @property
    def width(self) -> int:
        """The width of three cards side by side, in pixels."""
        return width_of(self.card, self.gap)

    @property
    def height(self) -> int:
        """The height of two rows of cards, in pixels."""
        return 2 * self.card.height + self.gap

    def place_column(self, number: int) -> int:
        """Return the left edge of a column (0 to 2) in pixels, before the canvas mirrors boxes."""
        place = 2 - number if self.rtl else number
        return self.left + place * (self.card.width + self.gap)

    def place_slot(self, slot: int) -> Box:
        """Return the box of the card in a slot (0 to 5).

        The cards of a pair overlap, so they are at other places.
        """
        left = self.place_column(slot % 3)
        top = self.top + slot // 3 * (self.card.height + self.gap)
        return Box(left, top, left + self.card.width, top + self.card.height)


def width_of(card: Size, gap: int) -> int:
    """Return the width, in pixels, of three cards of this size side by side."""
    return 3 * card.width + 2 * gap


def lay(
    canvas: Canvas,
    layout: Layout,
    cards: Sequence[Card | None],
    key: str = "",
    *,
    moved: int | None = None,
    numbered: bool = False,
) -> None:
    """Draw six cards. With ``numbered`` each card has the number of its place, 1 to 6.

    The card in the slot ``moved`` gets a rim; with ``None`` no card does. ``key`` is the beginning of the names under
    which the canvas notes the cards, such as ``seat 2``.
    """
    # The card with a rim is drawn last, because its rim nearly touches its neighbours.
    for upper, lower in sorted(COLUMNS, key=lambda column: moved in column):
        one, other = cards[upper], cards[lower]
        if one is not None and other is not None and is_pair(one, other):
            _draw_pair(canvas, layout, (one, other), (upper, lower), key, moved, numbered)
            continue
        for slot in sorted((upper, lower), key=lambda slot: slot == moved):
            _draw_card(canvas, layout, cards[slot], slot, key, slot == moved, numbered)


def _choose_lie(layout: Layout, moved: bool) -> Lie:
    return Lie(layout.ground, rim=min(7, layout.gap - 2) if moved else 0)


def _draw_card(
    canvas: Canvas,
    layout: Layout,
    card: Card | None,
    slot: int,
    key: str,
    moved: bool,
    numbered: bool,
) -> None:
    box, lie = layout.place_slot(slot), _choose_lie(layout, moved)
    place = str(slot + 1) if numbered else ""
    sprite = (
        deck.draw_back(layout.card, lie, place)
        if card is None
        else deck.draw_face(card, layout.card, lie, place)
    )
    canvas.paste_sprite(f"{key}slot {slot}", box[:2], sprite, layout.card)
    if moved:
        canvas.note("moved mark", box.grow(lie.rim))


def _draw_pair(
    canvas: Canvas,
    layout: Layout,
    cards: tuple[Card, Card],
    slots: tuple[int, int],
    key: str,
    moved: int | None,
    numbered: bool,
) -> None:
    width, tall = layout.card
    visible, lie = faces.measure_lap(layout.card), _choose_lie(layout, moved in slots)
    left, top = layout.place_column(slots[0]), layout.top + (layout.height - visible - tall) // 2
    places = (str(slots[0] + 1), str(slots[1] + 1)) if numbered else deck.NO_PLACES
    sprite = deck.draw_pair(*cards, layout.card, lie, places)
    canvas.paste_sprite(f"{key}slot {slots[0]}", (left, top), sprite, Size(width, visible))
    lower = Box(left, top + visible, left + width, top + visible + tall)
    canvas.note(f"{key}slot {slots[1]}", lower)
    canvas.note(f"{key}pair {slots[0]} mark", Box(left, top, lower.right, lower.bottom))
    if moved in slots:
        canvas.note("moved mark", Box(left, top, lower.right, lower.bottom).grow(lie.rim))
