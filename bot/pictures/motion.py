"""Draws the last turn of a hole as a looping GIF file with one seat and the piles.

Each frame is a copy of a still picture with a moving card on it. The file holds only the changed part of each frame.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from typing import Final

from PIL import Image

from bot.pictures import deck, faces
from bot.pictures.canvas import Canvas, Drawn
from bot.pictures.captions import tongue_of, write_captions
from bot.pictures.card_sizes import MOTION_CARD
from bot.pictures.layout import Layout, lay
from bot.pictures.lettering import width_of
from bot.pictures.palette import FELT, INKS, LIT, PALETTE, SHADE, index_of
from bot.pictures.seat import tile
from bot.pictures.shapes import Box, round_corners
from bot.pictures.typefaces import Style
from bot.ports.pictures import MotionPicture
from bot.words.wording import write_points
from engine import Card
from engine.scoring import COLUMNS, column_points

WIDTH: Final = 720
HEIGHT: Final = 482
MARGIN: Final = 16
GAP: Final = 12
TRAY: Final = Box(MARGIN, 88, MARGIN + 3 * MOTION_CARD.width + 2 * GAP + 36, HEIGHT - MARGIN)
PILES: Final = (TRAY.right + WIDTH - MOTION_CARD.width) // 2
"""The left edge, in pixels, of both piles: the stock, and below it the discard pile."""
_TOP: Final = TRAY.top + 14
_STOCK: Final = Box(PILES, _TOP, PILES + MOTION_CARD.width, _TOP + MOTION_CARD.height)
_DISCARD: Final = Box(
    PILES, _STOCK.bottom + GAP, _STOCK.right, _STOCK.bottom + GAP + MOTION_CARD.height
)
_STEPS: Final = 6
"""The number of frames while a card moves from one place to another."""
_TICK: Final = 60
_LOOK: Final = 900
_READ: Final = 600
_END: Final = 2600
"""Milliseconds for which a frame is shown.

``_TICK``: a moving card. ``_LOOK``: the beginning. ``_READ``: the moment after the turn. ``_END``: the end.
"""
_RIM: Final = 2
"""The width in pixels of the dark edge of a moving card."""
_HALF: Final = 127
_FLIP: Final = (0.55, 0.12)
"""How wide a card is in each frame in which it gets narrower, as shares of its full width."""


@dataclass(frozen=True, slots=True)
class _Still:
    """What a frame without a moving card shows: the seat's cards, the piles and the points at one moment."""

    cards: tuple[Card | None, ...]
    discard: Card | None
    stock: int
    points: int
    columns: bool = False
    moved: int | None = None


def draw_motion(spec: MotionPicture) -> Drawn:
    """Draw the last turn of a hole as a GIF file."""
    return _Motion(spec).draw()


class _Motion:
    def __init__(self, spec: MotionPicture) -> None:
        self.spec = spec
        self.tongue = tongue_of(spec.language)
        self.name = write_captions(spec.names, self.tongue)[spec.seat]
        self.before = spec.before.seats[spec.seat]
        self.after = spec.after.seats[spec.seat]
        self.layout = Layout(TRAY.left + 18, _TOP, MOTION_CARD, GAP, LIT, self.tongue.is_rtl)

    def draw(self) -> Drawn:
        frames, times = zip(*self._draw_frames(), strict=True)
        last = self._draw_still(self._list_stills()[-1])
        return last.finish(_encode(frames, times))

    def _find(self, box: Box) -> Box:
        """Return a box as it is in the image, which is mirrored for languages that are read from right to left."""
        return box.mirror(WIDTH) if self.tongue.is_rtl else box

    def _list_stills(self) -> tuple[_Still, _Still, _Still, _Still]:
        """Return four moments: before the turn, while the card moves, after the turn, and with all cards turned up."""
        spec, drawn = self.spec, not self.spec.taken
        stock = spec.before.stock_count
        first = _Still(self.before.cards, spec.before.top_discard, stock, self.before.showing)
        flying = _Still(
            self.before.cards,
            first.discard if drawn else None,
            stock - drawn,
            self.before.showing,
        )
        cards = list(self.before.cards)
        if spec.slot is not None:
            cards[spec.slot] = self.after.cards[spec.slot]
        placed = _Still(
            tuple(cards),
            spec.after.top_discard,
            flying.stock,
            sum(column_points(cards[upper], cards[lower]) for upper, lower in COLUMNS),
            moved=spec.slot,
        )
        done = _Still(
            self.after.cards,
            spec.after.top_discard,
            flying.stock,
            spec.after.scorecard[-1][spec.seat],
            columns=True,
            moved=spec.slot,
        )
        return first, flying, placed, done

    def _draw_frames(self) -> Iterator[tuple[Image.Image, int]]:
        first, flying, placed, done = self._list_stills()
        spec = self.spec
        yield self._draw_still(first).image, _LOOK
        stock, discard = self._find(_STOCK), self._find(_DISCARD)
        ground = self._draw_still(flying).image
        card = spec.before.top_discard if spec.taken else None
        start = discard if spec.taken else stock
        if spec.slot is None:
            yield from _draw_flight(ground, card, start, discard)
        else:
            place = self._find(self.layout.place_slot(spec.slot))
            yield from _draw_flight(ground, card, start, place)
            arrived = _Still(
                placed.cards, flying.discard, flying.stock, flying.points, moved=spec.slot
            )
            ground = self._draw_still(arrived).image
            yield from _draw_flight(ground, spec.after.top_discard, place, discard)
        yield self._draw_still(placed).image, _READ
        hidden = [slot for slot, card in enumerate(placed.cards) if card is None]
        if hidden:
            yield from self._draw_flips(placed, hidden)
        yield self._draw_still(done).image, _END

    def _draw_flips(self, still: _Still, hidden: list[int]) -> Iterator[tuple[Image.Image, int]]:
        """Yield the frames in which the cards of the slots ``hidden`` are turned up, each with its milliseconds.

        First the backs get narrower, then the faces get wider.
        """
        bare = self._draw_still(still).image
        for slot in hidden:
            bare.paste(index_of(LIT), self._find(self.layout.place_slot(slot)).grow(deck.SHADOW))
        shares = [(share, False) for share in _FLIP] + [(share, True) for share in reversed(_FLIP)]
        for share, turned in shares:
            frame = bare.copy()
            for slot in hidden:
                card, box = self.after.cards[slot], self._find(self.layout.place_slot(slot))
                _paste(frame, card if turned else None, box, share)
            yield frame, _TICK

    def _draw_still(self, still: _Still) -> Canvas:
        canvas = Canvas(HEIGHT, FELT, WIDTH, tongue=self.tongue)
        style, line = Style(60, 800), 66
        points = write_points(still.points)
        right = TRAY.right - 4
        canvas.draw_text("points", (right, line), points, style, INKS["title"], anchor="r")
        most = right - width_of(points, style) - 20 - MARGIN
        canvas.draw_text(
            "name", (MARGIN + 4, line), self.name, Style(44, 800), INKS["title"], most=most
        )
        text = self.tongue.say("pictures-hole-number", hole=self.spec.after.hole)
        canvas.draw_text(
            "hole", (WIDTH - MARGIN - 4, line), text, Style(34, 600), INKS["note"], anchor="r"
        )
        canvas.paste_sprite("tray", TRAY[:2], tile(TRAY.size, LIT), TRAY.size)
        lay(canvas, self.layout, still.cards, moved=still.moved)
        if still.columns:
            self._draw_columns(canvas, still)
        stock = deck.draw_pile(MOTION_CARD, FELT, str(still.stock))
        canvas.paste_sprite("stock", _STOCK[:2], stock, MOTION_CARD)
        discard = (
            deck.draw_empty(MOTION_CARD, FELT, INKS["note"].colour)
            if still.discard is None
            else deck.draw_face(still.discard, MOTION_CARD, deck.Lie(FELT))
        )
        canvas.paste_sprite("discard", _DISCARD[:2], discard, MOTION_CARD)
        return canvas

    def _draw_columns(self, canvas: Canvas, still: _Still) -> None:
        line = TRAY.bottom - 10
        for number, (upper, lower) in enumerate(COLUMNS):
            text = write_points(column_points(still.cards[upper], still.cards[lower]))
            at = (self.layout.place_column(number) + MOTION_CARD.width // 2, line)
            canvas.draw_text(
                f"column {number}", at, text, Style(28, 700), INKS["lit label"], anchor="m"
            )


@lru_cache(maxsize=2)
def _draw_outline(rim: int) -> Image.Image:
    """Return a mask of a card with its rim. The mask has no smooth edges, so that it fits on any ground."""
    size = (MOTION_CARD.width + 2 * rim, MOTION_CARD.height + 2 * rim)
    return round_corners(size, faces.choose_radius(MOTION_CARD) + rim).point(
        lambda cover: 255 if cover > _HALF else 0
    )


def _paste(frame: Image.Image, card: Card | None, box: Box, share: float = 1.0) -> None:
    """Draw a card on a frame, ``None`` for a face-down card.

    ``share`` (0 to 1) is the part of its full width that it has.
    """
    image, mask, rim = deck.draw_bare(card, MOTION_CARD), _draw_outline(0), _draw_outline(_RIM)
    if share < 1:
        size = (max(2, round(box.width * share)), box.height)
        image = image.resize(size, Image.Resampling.NEAREST)
        mask = mask.resize(size, Image.Resampling.NEAREST)
    else:
        frame.paste(index_of(SHADE), (box.left - _RIM, box.top - _RIM), rim)
    frame.paste(image, (box.left + (box.width - image.width) // 2, box.top), mask)


def _draw_flight(
    ground: Image.Image, card: Card | None, start: Box, end: Box
) -> Iterator[tuple[Image.Image, int]]:
    """Yield the frames in which a card moves from one place to another, each with its milliseconds.

    The card is fast at first and then slower. ``None`` is a card that is face down.
    """
    for step in range(_STEPS):
        share = 1 - (1 - step / _STEPS) ** 2
        left = round(start.left + (end.left - start.left) * share)
        top = round(start.top + (end.top - start.top) * share)
        frame = ground.copy()
        _paste(frame, card, Box(left, top, left + MOTION_CARD.width, top + MOTION_CARD.height))
        yield frame, _TICK


_COLOURS: Final = bytes(channel for colour in PALETTE for channel in colour)


def _encode(frames: tuple[Image.Image, ...], times: tuple[int, ...]) -> bytes:
    pictures = []
    for frame in frames:
        picture = Image.frombytes("P", frame.size, frame.tobytes())
        picture.putpalette(_COLOURS)
        pictures.append(picture)
    file = BytesIO()
    pictures[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=pictures[1:],
        duration=list(times),
        loop=0,
        optimize=False,
        disposal=1,
    )
    return file.getvalue()
