"""One picture with all that is drawn on cards: ranks and signs, numbers, backs, pairs, piles, marks and emojis."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image

from bot.pictures import deck, emojis
from bot.pictures.canvas import Canvas
from bot.pictures.card_sizes import HAND_CARD, TABLE_CARDS
from bot.pictures.deck import Lie
from bot.pictures.palette import DEEP, FELT, INKS, LIT, PALETTE
from bot.pictures.seat import tile
from bot.pictures.shapes import Size
from bot.pictures.sprites import Sprite
from engine import Card

FILE: Final = Path(__file__).with_name("pictures") / "sheet.png"
_SMALL: Final = Size(40, 52)
_EMOJIS: Final = ("seven_of_hearts", "ten_of_spades", "queen_of_diamonds", "face_down")
_WIDE: Final = 1100
_GAP: Final = 24
_MARGIN: Final = 16


def draw_sheet() -> Image.Image:
    """Return the picture, in full colour."""
    canvas = Canvas(1500, FELT, _WIDE)
    left, top, below = _MARGIN, _MARGIN, 0
    for number, sprite in enumerate(_sprites()):
        wide, tall = sprite.image.size
        if left + wide > _WIDE:
            left, top, below = _MARGIN, below, 0
        at = (left + sprite.left, top + sprite.top)
        canvas.paste_sprite(str(number), at, sprite, Size(wide, tall))
        left, below = left + wide + _GAP, max(below, top + tall + _GAP)
    sheet = Image.new("P", canvas.image.size)
    sheet.putdata(canvas.image.tobytes())
    sheet.putpalette([channel for colour in PALETTE for channel in colour])
    whole = sheet.convert("RGB")
    drawn = emojis.draw_emojis()
    for number, name in enumerate((*_EMOJIS, emojis.EMPTY_PLACE)):
        emoji = Image.open(BytesIO(drawn[name])).convert("RGBA")
        whole.paste(emoji, (_MARGIN + number * (emojis.SIZE + _GAP), below), emoji)
    return whole.crop((0, 0, _WIDE, below + emojis.SIZE + _MARGIN))


def has_changed() -> bool:
    """Whether the file is missing or shows something else."""
    if not FILE.exists():
        return True
    with Image.open(FILE) as kept:
        return kept.convert("RGB").tobytes() != draw_sheet().tobytes()


def _sprites() -> Iterator[Sprite]:
    seven, ten, king, jack = map(Card.parse, ("7H", "10S", "KC", "JD"))
    yield deck.draw_face(ten, HAND_CARD, Lie(DEEP), "2")
    yield deck.draw_back(HAND_CARD, Lie(LIT), "5")
    yield deck.draw_pair(king, Card.parse("KD"), HAND_CARD, Lie(DEEP), ("3", "6"))
    yield deck.draw_pile(HAND_CARD, FELT, "34")
    yield deck.draw_empty(HAND_CARD, FELT, INKS["note"].colour)
    for size in (TABLE_CARDS[2].acting, TABLE_CARDS[12].waiting, _SMALL):
        for card in (seven, ten, king, jack):
            yield deck.draw_face(card, size, Lie(DEEP))
        yield deck.draw_back(size, Lie(DEEP))
        yield deck.draw_pair(seven, Card.parse("7D"), size, Lie(LIT), deck.NO_PLACES)
        yield deck.draw_pile(size, FELT, "9")
        yield deck.draw_empty(size, FELT, INKS["note"].colour)
        yield deck.draw_face(Card.parse("QS"), size, Lie(FELT, lifted=True))
        yield deck.draw_back(size, Lie(LIT, rim=5))
        yield Sprite(deck.draw_bare(jack, size))
    yield tile(Size(200, 90), LIT)
