"""Draws the emojis that the bot uses on buttons: 52 faces of cards, a back and an empty place."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from bot.pictures.marks import draw_flag, draw_hill, draw_suit
from bot.pictures.palette import BACK, EDGE, FACE, HILL, INKS, MIST
from bot.pictures.shapes import round_corners
from bot.pictures.typefaces import Style, load_font
from engine import DECK, Card

SIZE: Final = 128
"""The width and height in pixels in which Discord stores emojis. Discord shows emojis 22 to 48 pixels wide."""
FACE_DOWN: Final = "face_down"
EMPTY_PLACE: Final = "empty_place"


def name_emoji(card: Card | None) -> str:
    """Return the name of a card's emoji, which screen readers say: ``seven_of_hearts``, ``face_down`` for ``None``."""
    return FACE_DOWN if card is None else card.name.replace(" ", "_")


@cache
def draw_emojis() -> dict[str, bytes]:
    """Draw all emojis; return 54 PNG files by name. Each run gives the same bytes."""
    pictures = {name_emoji(card): _encode(_draw_face(card)) for card in DECK}
    pictures[FACE_DOWN] = _encode(_draw_back())
    pictures[EMPTY_PLACE] = _encode(_draw_empty())
    return pictures


def _encode(image: Image.Image) -> bytes:
    file = BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def _draw_blank() -> Image.Image:
    image = Image.new("RGBA", (SIZE, SIZE), (0, 0, 0, 0))
    image.paste((*EDGE, 255), (0, 0), round_corners((SIZE, SIZE), 20))
    image.paste((*FACE, 255), (3, 3), round_corners((SIZE - 6, SIZE - 6), 17))
    return image


def _draw_face(card: Card) -> Image.Image:
    """Draw the emoji of a card: its rank as large as possible, and its suit over a corner of the rank."""
    image, ink = _draw_blank(), INKS[card.suit.name.lower()]
    rank = card.rank_symbol
    # The two digits of a ten are narrower and higher, so that the suit does not hide one of them.
    style, left, line = (Style(116, 800), 10, 94)
    if len(rank) > 1:
        style, left, line = Style(104, 800, 75), 6, 82
    pen = ImageDraw.Draw(image)
    pen.text((left, line), rank, font=load_font(style), fill=(*ink.colour, 255), anchor="ls")
    sign, halo = 48, 60
    end = SIZE - 7
    rim = draw_suit(card.suit, halo).filter(ImageFilter.MaxFilter(5))
    shift = end - sign - (halo - sign) // 2
    image.paste((*FACE, 255), (shift, shift), rim)
    image.paste((*ink.colour, 255), (end - sign, end - sign), draw_suit(card.suit, sign))
    image.putalpha(round_corners((SIZE, SIZE), 20))
    return image


def _draw_back() -> Image.Image:
    image = _draw_blank()
    ground = Image.new("RGB", (108, 108), BACK)
    ground.paste(HILL, (0, 0), draw_hill((108, 108)))
    ground.paste(FACE, (15, 4), draw_flag(84))
    image.paste(ground, (10, 10), round_corners((108, 108), 12))
    return image


def _draw_empty() -> Image.Image:
    image = Image.new("RGBA", (SIZE, SIZE), (0, 0, 0, 0))
    image.paste((*MIST, 255), (0, 0), round_corners((SIZE, SIZE), 20))
    image.paste((0, 0, 0, 0), (8, 8), round_corners((SIZE - 16, SIZE - 16), 14))
    return image
