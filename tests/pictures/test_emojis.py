"""The cards as application emojis."""

import re
from io import BytesIO

from PIL import Image

from bot.pictures.emojis import EMPTY_PLACE, FACE_DOWN, draw_emojis, name_emoji
from engine import DECK, Card


def test_there_is_one_for_every_card_the_back_and_an_empty_place() -> None:
    assert set(draw_emojis()) == {*(name_emoji(card) for card in DECK), FACE_DOWN, EMPTY_PLACE}
    assert len(draw_emojis()) == 54


def test_names_are_what_discord_allows_and_a_screen_reader_says() -> None:
    assert name_emoji(Card.parse("7H")) == "seven_of_hearts"
    assert name_emoji(None) == "face_down"
    assert all(re.fullmatch(r"[a-z_]{2,32}", name) for name in draw_emojis())


def test_pictures_are_small_square_and_all_different() -> None:
    for name, png in draw_emojis().items():
        image = Image.open(BytesIO(png))
        assert (image.format, image.size) == ("PNG", (128, 128)), name
        assert len(png) < 256 * 1024, name
        alpha = image.convert("RGBA").getchannel("A")
        assert alpha.getpixel((0, 0)) == 0, "corners are round, on any theme"
    assert len(set(draw_emojis().values())) == 54


def test_a_rank_is_told_by_more_than_its_suit_at_the_size_of_a_button() -> None:
    small = {
        card: Image.open(BytesIO(draw_emojis()[name_emoji(card)])).convert("L").resize((22, 22))
        for card in DECK
    }
    for card in DECK:
        for other in DECK:
            if card.suit is other.suit and card.rank < other.rank:
                pairs = zip(small[card].tobytes(), small[other].tobytes(), strict=True)
                differing = sum(abs(a - b) > 64 for a, b in pairs)
                assert differing >= 15, (card, other)
