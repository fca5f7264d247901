"""A canvas copies kept images to the right places, in the right colours."""

from collections.abc import Callable
from typing import Final

import pytest
from PIL import Image, ImageChops

from bot.languages import choose_tongue
from bot.pictures.canvas import Canvas
from bot.pictures.deck import NO_PLACES, Lie, draw_pair
from bot.pictures.faces import draw_plain
from bot.pictures.palette import EDGE, FACE, FELT, INKS, PAPER, index_of
from bot.pictures.shapes import TRIANGLE, Box, Size
from bot.pictures.sprites import Patch, Sprite
from engine import Card

WHOLE: Final = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))


def test_a_kept_shape_is_drawn_in_each_ink() -> None:
    canvas = Canvas(40, FELT, 100)
    canvas.draw_shape("gold", Box(0, 0, 30, 30), INKS["call"], TRIANGLE)
    canvas.draw_shape("white", Box(50, 0, 80, 30), INKS["title"], TRIANGLE)
    colours = [canvas.image.getpixel((left + 10, 15)) for left in (0, 50)]
    assert colours == [index_of(INKS["call"].colour), index_of(INKS["title"].colour)]


def test_a_blank_card_has_an_edge_that_is_stronger_at_the_bottom() -> None:
    card = draw_plain(Size(100, 140), FACE)
    edges = [[card.getpixel(at) for at in ((50, y), (y, 70))] for y in range(3)]
    assert edges == [[EDGE, EDGE], [FACE, FACE], [FACE, FACE]]
    assert [card.getpixel((50, 139 - y)) for y in range(3)] == [EDGE, EDGE, FACE]


def test_a_very_small_badge_has_no_number() -> None:
    written = []
    for width in (36, 140):
        size, five = Size(width, round(1.4 * width)), (Card.parse("5H"), Card.parse("5D"))
        pair = draw_pair(*five, size, Lie(FELT), NO_PLACES).image.tobytes()
        assert index_of(INKS["badge"].ground) in pair
        written.append(index_of(INKS["badge"].colour) in pair)
    assert written == [False, True]


def test_a_shape_points_the_other_way_in_a_mirrored_picture() -> None:
    canvas = Canvas(30, FELT, 100, tongue=choose_tongue("he"))
    canvas.draw_shape("mark", Box(10, 0, 40, 30), INKS["call"], TRIANGLE)
    gold, felt = index_of(INKS["call"].colour), index_of(FELT)
    row = [canvas.image.getpixel((left, 4)) for left in (10, 25, 62, 88)]
    assert row == [felt, felt, felt, gold]


def _paste_another(canvas: Canvas) -> None:
    canvas.paste_canvas((5, 3), Canvas(10, PAPER, 20))


@pytest.mark.parametrize(
    "draw",
    [
        lambda canvas: canvas.fill(Box(5, 3, 25, 13), PAPER),
        lambda canvas: canvas.fill(Box(5, 3, 25, 13), PAPER, FELT, 4),
        lambda canvas: canvas.draw_frame("frame", Box(5, 3, 25, 13), INKS["call"], 4, 2),
        lambda canvas: canvas.draw_shape("mark", Box(5, 3, 25, 13), INKS["call"], WHOLE),
        lambda canvas: canvas.stamp(Image.new("L", (20, 10), 255), (5, 3), INKS["call"]),
        lambda canvas: canvas.paste_sprite(
            "card", (5, 3), Sprite(Image.new("L", (20, 10), 5)), Size(20, 10)
        ),
        _paste_another,
    ],
    ids=["fill", "round", "frame", "shape", "stamp", "sprite", "canvas"],
)
def test_an_element_lies_at_the_other_end_of_a_mirrored_picture(
    draw: Callable[[Canvas], object],
) -> None:
    places = []
    for code in ("en", "he"):
        canvas = Canvas(20, FELT, 100, tongue=choose_tongue(code))
        draw(canvas)
        felt = Image.new("L", canvas.image.size, index_of(FELT))
        places.append(ImageChops.difference(canvas.image, felt).getbbox())
    assert places == [(5, 3, 25, 13), (75, 3, 95, 13)]


def test_the_parts_of_a_sprite_lie_where_they_say() -> None:
    canvas = Canvas(20, FELT, 20)
    part = Patch(Image.new("L", (2, 1), 7), 3, 1)
    sprite = Sprite(Image.new("L", (8, 6), 5), 2, 1, (part,))
    canvas.paste_sprite("card", (10, 10), sprite, Size(4, 4))
    felt = index_of(FELT)
    shown = {
        (x, y): canvas.image.getpixel((x, y))
        for x in range(20)
        for y in range(20)
        if canvas.image.getpixel((x, y)) != felt
    }
    assert set(shown) == {(x, y) for x in range(8, 16) for y in range(9, 15)}
    assert {place for place, index in shown.items() if index == 7} == {(13, 11), (14, 11)}


def test_no_two_elements_have_one_name() -> None:
    canvas = Canvas(10, FELT, 10)
    canvas.note("stock", Box(0, 0, 4, 4))
    with pytest.raises(ValueError, match="two elements called 'stock'"):
        canvas.note("stock", Box(4, 4, 8, 8))


def test_a_frame_is_round_at_all_four_corners() -> None:
    canvas = Canvas(40, FELT, 60)
    canvas.draw_frame("frame", Box(0, 0, 60, 40), INKS["call"], 12, 4)
    image = canvas.image
    felt, gold = index_of(FELT), index_of(INKS["call"].colour)
    assert [image.getpixel(place) for place in ((0, 0), (2, 14), (14, 2), (8, 8))] == [
        felt,
        gold,
        gold,
        felt,
    ]
    for turn in (Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.FLIP_TOP_BOTTOM):
        assert ImageChops.difference(image, image.transpose(turn)).getbbox() is None


def test_an_element_across_the_edge_is_cut_off() -> None:
    canvas = Canvas(10, FELT, 10)
    sprite = Sprite(Image.new("L", (6, 6), 5))
    for number, at in enumerate(((-4, -4), (8, 8))):
        canvas.paste_sprite(f"card {number}", at, sprite, Size(6, 6))
    corners = [canvas.image.getpixel(place) for place in ((1, 1), (2, 2), (7, 7), (8, 8))]
    assert corners == [5, index_of(FELT), index_of(FELT), 5]
