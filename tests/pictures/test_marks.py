"""Rims, shadows and shapes, pixel by pixel."""

import pytest
from PIL import Image

from bot.pictures.deck import draw_empty
from bot.pictures.marks import draw_court, draw_flag, draw_hill, draw_suit
from bot.pictures.palette import FELT, SHADE, WHITE, index_of
from bot.pictures.renderer import draw
from bot.pictures.shapes import TRIANGLE, Box, Size, draw_polygon
from bot.ports.pictures import Spot
from engine import Draw, Suit
from tests.pictures.looking import commonest, image_of
from tests.pictures.tables import opened, table_of


@pytest.mark.parametrize("slot", [1, 4])
def test_the_rim_of_the_card_moved_last_goes_all_around_it(slot: int) -> None:
    """Between the card and the white rim is a dark line. The card's neighbours cover nothing of either."""
    drawn = draw(table_of(opened(3), Spot(1, slot)))
    mark, card = drawn.boxes["moved mark"], drawn.boxes[f"seat 1 slot {slot}"]
    assert mark == card.grow(7)
    x, y = card.middle
    image = image_of(drawn).convert("RGB")
    outwards = [
        [(card.left - 1 - by, y) for by in range(7)],
        [(card.right + by, y) for by in range(7)],
        [(x, card.top - 1 - by) for by in range(7)],
        [(x, card.bottom + by) for by in range(7)],
    ]
    for places in outwards:
        assert [image.getpixel(place) for place in places] == [SHADE] * 2 + [WHITE] * 5


def test_a_card_that_is_held_up_has_a_long_shadow() -> None:
    game = opened(3)
    game.play(game.to_act[0], Draw())
    drawn = draw(table_of(game))
    card, x = drawn.boxes["drawn"], drawn.boxes["drawn"].middle[0]
    image = image_of(drawn).convert("RGB")
    felt = commonest(image, Box(0, 0, *drawn.size))
    dark = [image.getpixel((x, card.bottom + below)) for below in (2, 6, 10)]
    assert all(sum(pixel) < sum(felt) for pixel in dark if isinstance(pixel, tuple))


def test_an_empty_place_is_a_line_around_the_ground() -> None:
    image = draw_empty(Size(60, 84), FELT, WHITE).image
    across = [image.getpixel((at, 42)) for at in (0, 2, 3, 30, 56, 57, 59)]
    line, ground = index_of(WHITE), index_of(FELT)
    assert across == [line, line, ground, ground, ground, line, line]


def test_a_shape_fills_its_box() -> None:
    for size in ((29, 34), (34, 29), (20, 60)):
        left, top, right, bottom = draw_polygon(TRIANGLE, size).getbbox() or (0, 0, 0, 0)
        assert (left, top) == (0, 0)
        assert (right, bottom) == size


COVERS = {
    "clubs": (10, 86, 10, 74, 100, 74, 31, 72, 31),
    "diamonds": (2, 60, 2, 48, 100, 48, 2, 61, 2),
    "hearts": (70, 68, 70, 64, 100, 64, 2, 48, 2),
    "spades": (22, 88, 22, 84, 100, 84, 30, 73, 30),
    "jack": (34, 64, 18, 40, 71, 51, 11, 65, 11),
    "queen": (27, 43, 27, 65, 71, 65, 37, 61, 37),
    "king": (19, 42, 19, 59, 96, 59, 39, 61, 39),
    "flag": (8, 62, 25, 10, 36, 2, 23, 28, 0),
    "hill": (0, 0, 0, 10, 10, 0, 100, 100, 75),
}
"""How many percent of each ninth of its box a sign covers, row by row."""


def sign(name: str) -> Image.Image:
    if name in ("flag", "hill"):
        return draw_flag(96) if name == "flag" else draw_hill((96, 60))
    if name.upper() in Suit.__members__:
        return draw_suit(Suit[name.upper()], 96)
    found = draw_court(("jack", "queen", "king").index(name) + 11, 96)
    assert found is not None
    return found


@pytest.mark.parametrize("name", COVERS)
def test_a_sign_has_the_shape_that_somebody_has_looked_at(name: str) -> None:
    ninths = sign(name).resize((3, 3), Image.Resampling.BOX).tobytes()
    assert [round(ninth / 255 * 100) for ninth in ninths] == pytest.approx(COVERS[name], abs=1)


def test_only_kings_queens_and_jacks_have_a_sign_besides_their_suit() -> None:
    assert [rank for rank in range(1, 14) if draw_court(rank, 40) is not None] == [11, 12, 13]
