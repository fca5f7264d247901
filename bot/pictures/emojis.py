"""Cards as application emojis: 52 faces, a back and an empty place."""

from __future__ import annotations

from functools import cache
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.canvas import encode_with_alpha, rounded
from bot.pictures.deck import suit_mask
from bot.pictures.lettering import Style, font
from bot.pictures.palette import BACK, EDGE, INKS, LATTICE, MIST, WHITE
from engine import DECK, Card

SIZE: Final = 128
"""Pixels each way, as Discord keeps emojis; it shows them 22 to 48 wide."""
FACE_DOWN: Final = "face_down"
EMPTY_PLACE: Final = "empty_place"


def emoji_name(card: Card | None) -> str:
    """Return ``seven_of_hearts``, or ``face_down``: what a screen reader says."""
    return FACE_DOWN if card is None else card.name.replace(" ", "_")


@cache
def card_emojis() -> dict[str, bytes]:
    """Return 54 PNG files by name, the same bytes every time."""
    pictures = {emoji_name(card): encode_with_alpha(_face(card)) for card in DECK}
    pictures[FACE_DOWN] = encode_with_alpha(_back())
    pictures[EMPTY_PLACE] = encode_with_alpha(_empty())
    return pictures


def _blank() -> Image.Image:
    image = Image.new("RGBA", (SIZE, SIZE), (0, 0, 0, 0))
    image.paste((*EDGE, 255), (0, 0), rounded((SIZE, SIZE), 20))
    image.paste((*WHITE, 255), (3, 3), rounded((SIZE - 6, SIZE - 6), 17))
    return image


def _face(card: Card) -> Image.Image:
    """The rank as large as it can be, the suit in the lower corner."""
    image, ink = _blank(), INKS[card.suit.name.lower()]
    rank = card.rank_symbol
    style = Style(112, 800, 100)
    if len(rank) > 1:
        style = Style(104, 800, 75)
    ImageDraw.Draw(image).text(
        (10 if len(rank) == 1 else 6, 92),
        rank,
        font=font(style),
        fill=(*ink.colour, 255),
        anchor="ls",
    )
    sign = 50
    image.paste((*ink.colour, 255), (SIZE - sign - 8, SIZE - sign - 8), suit_mask(card.suit, sign))
    return image


def _back() -> Image.Image:
    image = _blank()
    pattern = Image.new("RGB", (216, 216), BACK)
    pen = ImageDraw.Draw(pattern)
    for at in range(-216, 216, 36):
        pen.line((at, 0, at + 216, 216), fill=LATTICE, width=8)
        pen.line((at, 216, at + 216, 0), fill=LATTICE, width=8)
    small = pattern.resize((108, 108), Image.Resampling.BOX)
    image.paste(small, (10, 10), rounded((108, 108), 12))
    return image


def _empty() -> Image.Image:
    image = Image.new("RGBA", (SIZE, SIZE), (0, 0, 0, 0))
    image.paste((*MIST, 255), (0, 0), rounded((SIZE, SIZE), 20))
    image.paste((0, 0, 0, 0), (8, 8), rounded((SIZE - 16, SIZE - 16), 14))
    return image
