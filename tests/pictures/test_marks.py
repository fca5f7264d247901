"""Rims, shadows and shapes, pixel by pixel."""

from bot.pictures.palette import WHITE
from bot.pictures.renderer import draw
from bot.pictures.shapes import TRIANGLE, Box, draw_polygon
from bot.ports.pictures import Spot
from engine import Draw
from tests.pictures.looking import commonest, image_of
from tests.pictures.tables import opened, table_of


def test_the_rim_of_the_card_moved_last_goes_all_around_it() -> None:
    game = opened(3)
    drawn = draw(table_of(game, Spot(1, 2)))
    mark, card = drawn.boxes["moved mark"], drawn.boxes["seat 1 slot 2"]
    x, y = card.middle
    image = image_of(drawn).convert("RGB")
    for place in (
        (x, card.top - 4),
        (x, card.bottom + 3),
        (card.left - 4, y),
        (card.right + 3, y),
    ):
        assert mark.left <= place[0] < mark.right
        assert mark.top <= place[1] < mark.bottom
        assert image.getpixel(place) == WHITE


def test_a_card_that_is_held_up_has_a_long_shadow() -> None:
    game = opened(3)
    game.play(game.to_act[0], Draw())
    drawn = draw(table_of(game))
    card, x = drawn.boxes["drawn"], drawn.boxes["drawn"].middle[0]
    image = image_of(drawn).convert("RGB")
    felt = commonest(image, Box(0, 0, *drawn.size))
    dark = [image.getpixel((x, card.bottom + below)) for below in (2, 6, 10)]
    assert all(sum(pixel) < sum(felt) for pixel in dark if isinstance(pixel, tuple))


def test_a_shape_fills_its_box() -> None:
    for size in ((29, 34), (34, 29), (20, 60)):
        left, top, right, bottom = draw_polygon(TRIANGLE, size).getbbox() or (0, 0, 0, 0)
        assert (left, top) == (0, 0)
        assert (right, bottom) == size
