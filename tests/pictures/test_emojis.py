"""The cards as application emojis."""

import re
from collections import Counter
from io import BytesIO

import pytest
from PIL import Image

from bot.pictures.emojis import EMPTY_PLACE, FACE_DOWN, draw_emojis, name_emoji
from bot.pictures.palette import BACK, EDGE, FACE, INKS
from engine import DECK, Card, Suit
from engine.cards import RANKS


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


def test_an_emoji_has_the_colour_and_the_sign_of_its_suit() -> None:
    def image(card: Card | None) -> Image.Image:
        return Image.open(BytesIO(draw_emojis()[name_emoji(card)])).convert("RGB")

    signs = {}
    for suit in Suit:
        seven = image(Card(7, suit))
        colours = Counter(seven.get_flattened_data())
        ink = INKS[suit.name.lower()].colour
        assert colours[ink] > 1000, suit
        others = [INKS[other.name.lower()].colour for other in Suit if other is not suit]
        assert not any(colours[other] for other in others)
        edge, inside = (
            [seven.getpixel((at, 70)) for at in places] for places in ((0, 1, 2), (4, 5))
        )
        assert (edge, inside) == ([EDGE] * 3, [FACE] * 2)
        corner = seven.crop((74, 74, 121, 121))
        signs[suit] = bytes(pixel == ink for pixel in corner.get_flattened_data())
    for suit, sign in signs.items():
        assert all(
            sum(map(int.__ne__, sign, signs[other])) > 100 for other in signs if other is not suit
        )


def test_a_face_down_card_is_blue_and_an_empty_place_is_not() -> None:
    back = Image.open(BytesIO(draw_emojis()[FACE_DOWN])).convert("RGB")
    empty = Image.open(BytesIO(draw_emojis()[EMPTY_PLACE])).convert("RGBA")
    assert Counter(back.get_flattened_data())[BACK] > 3000
    assert empty.getpixel((64, 64)) == (0, 0, 0, 0)


def test_a_ten_shows_both_digits() -> None:
    ink = INKS["spades"].colour
    ten = Image.open(BytesIO(draw_emojis()["ten_of_spades"])).convert("RGB")
    columns = [any(ten.getpixel((x, y)) == ink for y in range(60)) for x in range(ten.width)]
    runs = sum(now and not before for before, now in zip([False, *columns], columns, strict=False))
    assert runs >= 2, "a gap between the digits is seen above the suit"


@pytest.mark.parametrize("rank", RANKS)
def test_a_rank_is_whole_and_beside_no_edge(rank: int) -> None:
    card = Card(rank, Suit.SPADES)
    image = Image.open(BytesIO(draw_emojis()[name_emoji(card)])).convert("RGB")
    for edge in ((4, 24, 6, 104), (122, 24, 124, 76), (24, 4, 104, 6)):
        assert set(image.crop(edge).get_flattened_data()) == {FACE}, edge
