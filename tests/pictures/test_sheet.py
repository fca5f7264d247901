"""What is drawn on cards: as a picture that somebody has looked at, and in which letters."""

from collections.abc import Callable

import pytest
from PIL import Image, ImageFont

from bot.pictures import deck, faces
from bot.pictures.palette import FELT
from bot.pictures.shapes import Size
from bot.pictures.typefaces import Style, load_font
from engine import Card
from tests.golden.sheet import FILE, draw_sheet
from tests.pictures.looking import differ, strongest

CARD = Size(131, 181)
"""The size of no card in any picture, so that no card of this size was drawn before."""
SEVENS = (Card.parse("7H"), Card.parse("7S"))
LIE = deck.Lie(FELT)
LETTERS: dict[str, tuple[Callable[[], object], list[Style]]] = {
    "a face": (
        lambda: deck.draw_face(SEVENS[0], CARD, LIE, "3"),
        [Style(102, 800), Style(22, 700)],
    ),
    "a ten": (lambda: deck.draw_face(Card.parse("10S"), CARD, LIE), [Style(94, 800, 75)]),
    "a small ten": (lambda: deck.draw_bare(Card.parse("10S"), Size(41, 55)), [Style(36, 800, 80)]),
    "a back": (lambda: deck.draw_back(CARD, LIE, "3"), [Style(45, 800)]),
    "a pair": (
        lambda: deck.draw_pair(*SEVENS, CARD, LIE, ("3", "6")),
        [Style(102, 800), Style(22, 700), Style(33, 800)],
    ),
    "a pile": (lambda: deck.draw_pile(CARD, FELT, "3"), [Style(33, 800)]),
}


def test_what_is_on_cards_is_as_it_was_looked_at_once() -> None:
    with Image.open(FILE) as kept:
        drawn = draw_sheet()
        assert kept.size == drawn.size
        assert strongest(differ(kept, drawn), 4) <= 64, "python -m tests.golden.regenerate"


@pytest.mark.parametrize("what", LETTERS)
def test_cards_have_bold_letters(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[Style] = []

    def note(style: Style) -> ImageFont.FreeTypeFont:
        noted.append(style)
        return load_font(style)

    for module in (faces, deck):
        monkeypatch.setattr(module, "load_font", note)
    draw, styles = LETTERS[what]
    draw()
    assert list(dict.fromkeys(noted)) == styles
