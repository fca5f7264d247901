"""The picture of your own cards: what the viewer may know, large."""

from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from bot.pictures import deck, faces
from bot.pictures.canvas import Canvas
from bot.pictures.card_sizes import HAND_CARD
from bot.pictures.deck import Lie
from bot.pictures.layout import Layout, lay
from bot.pictures.palette import FACE, INKS, LIT, PALETTE, make_ramp
from bot.pictures.renderer import draw
from bot.pictures.shapes import Box
from bot.ports.pictures import HandPicture
from engine import Card, Draw, Phase, SeatView
from tests.pictures.looking import collisions, commonest, image_of, texts
from tests.pictures.tables import ODD_NAMES, dealt, opened, played


def test_nothing_touches_and_every_word_can_be_read() -> None:
    out, _ = played(3, lambda game: game.state.last_turns == 2 and game.phase is Phase.PLACE)
    over, _ = played(3, lambda game: game.phase is Phase.HOLE_OVER)
    for game in (dealt(2), opened(4), out, over):
        for seat in range(game.seats):
            drawn = draw(HandPicture(game.view(seat), seat, ODD_NAMES[: game.seats]))
            assert collisions(drawn) == []
            assert 1 <= drawn.size[0] / drawn.size[1] <= 11 / 7
            image = image_of(drawn)
            for name, box in texts(drawn).items():
                assert commonest(image, box.grow(2)) == drawn.inks[name].ground, name


def test_the_drawn_card_is_open_to_the_one_who_drew_it_and_to_nobody_else() -> None:
    game = opened(2)
    game.play(0, Draw())
    mine, theirs = draw(HandPicture(game.view(0))), draw(HandPicture(game.view(1)))
    assert commonest(image_of(mine), mine.boxes["drawn"]) == FACE
    assert "stock" not in mine.boxes, "the drawn card lies where the stock was"
    assert "drawn" not in theirs.boxes
    assert "stock" in theirs.boxes


def test_face_down_cards_carry_a_badge_with_their_number() -> None:
    drawn = draw(HandPicture(dealt(2).view(0)))
    image = image_of(drawn)
    badges = []
    for slot in range(6):
        x, y = drawn.boxes[f"slot {slot}"].middle
        badge = Box(x - 30, y - 30, x + 30, y + 30)
        assert commonest(image, badge) == FACE
        badges.append(image.crop(badge).tobytes())
    assert len(set(badges)) == 6


@pytest.mark.parametrize("numbered", [True, False])
def test_each_card_has_the_number_of_its_button_the_cards_of_a_pair_too(numbered: bool) -> None:
    cards = [Card.parse(code) for code in ("7C", "KD", "10H", "7S", "9H")]
    canvas, lie = Canvas(700, LIT), Lie(LIT)
    lay(canvas, Layout(40, 40, HAND_CARD, 12, LIT), [*cards, None], numbered=numbered)
    boxes = canvas.notes.boxes

    def place(slot: int) -> str:
        return str(slot + 1) if numbered else ""

    expected = Canvas(700, LIT)
    pair = deck.draw_pair(cards[0], cards[3], HAND_CARD, lie, (place(0), place(3)))
    expected.paste_sprite("pair", boxes["slot 0"][:2], pair, boxes["slot 0"].size)
    for slot in (1, 4, 2, 5):
        alone = deck.draw_back(HAND_CARD, lie, place(slot))
        if slot != 5:
            alone = deck.draw_face(cards[slot], HAND_CARD, lie, place(slot))
        expected.paste_sprite(f"slot {slot}", boxes[f"slot {slot}"][:2], alone, HAND_CARD)
    assert canvas.image.tobytes() == expected.image.tobytes()
    one, two = (deck.draw_pair(cards[0], cards[3], HAND_CARD, lie, ("1", end)) for end in "14")
    change = ImageChops.difference(one.image, two.image).getbbox()
    assert change is not None
    assert change[1] > HAND_CARD.height // 2, "the lower card has its own number"


def test_a_blank_card_has_the_same_edge_on_both_sides() -> None:
    image = faces.draw_plain(HAND_CARD, (255, 255, 255))
    turned = image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    assert ImageChops.difference(image, turned).getbbox() is None


def test_the_six_cards_lie_as_the_buttons_do() -> None:
    boxes = draw(HandPicture(opened(2).view(1))).boxes
    tops = [boxes[f"slot {slot}"].top for slot in range(6)]
    lefts = [boxes[f"slot {slot}"].left for slot in range(6)]
    assert tops[:3] == tops[:1] * 3
    assert tops[3:] == tops[3:4] * 3
    assert lefts[:3] == lefts[3:] == sorted(set(lefts))
    assert boxes["discard"].top == tops[3]
    assert boxes["stock"].top == tops[0]


def test_ones_turn_is_said_and_marked() -> None:
    game = opened(2)
    assert "turn mark" in draw(HandPicture(game.view(0))).boxes
    assert "turn mark" not in draw(HandPicture(game.view(1))).boxes


def test_an_observer_has_no_hand() -> None:
    with pytest.raises(ValueError, match="observer"):
        HandPicture(dealt(2).view(None))


def test_the_others_lie_small_beside_ones_own_cards_in_the_order_of_play() -> None:
    for seats in range(2, 13):
        game = opened(seats)
        view = game.view(game.to_act[0])
        drawn = draw(HandPicture(view, names=ODD_NAMES[:seats]))
        boxes = drawn.boxes
        shown = [name for name in boxes if name.startswith("seat") and len(name.split()) == 2]
        order = sorted(shown, key=lambda name: (boxes[name].top, boxes[name].left))
        after = [(game.to_act[0] + step) % seats for step in range(1, seats)]
        assert order == [f"seat {seat}" for seat in after]
        mine, theirs = boxes["slot 0"], boxes[f"seat {after[0]} slot 0"]
        assert mine.width > 2 * theirs.width
        assert 1 <= drawn.size[0] / drawn.size[1] <= 11 / 7


def test_one_other_seat_is_larger_and_level_with_ones_own_cards() -> None:
    widths = {}
    for seats in (2, 4):
        boxes = draw(HandPicture(opened(seats).view(0), names=ODD_NAMES[:seats])).boxes
        widths[seats] = boxes["seat 1 slot 0"].width
        assert (boxes["seat 1"].top == boxes["tray"].top) is (seats == 2)
    assert widths[2] > widths[4]


def test_a_view_without_the_others_shows_nobody_else() -> None:
    view = opened(3).view(1)
    nobody = SeatView(0, (), 0, 0, False, False, False, False)
    seats = tuple(seat if seat.seat == 1 else nobody for seat in view.seats)
    drawn = draw(HandPicture(replace(view, seats=seats)))
    assert not [name for name in drawn.boxes if name.startswith("seat")]
    for number in (1, 2, 4):
        with pytest.raises(ValueError, match=f"{number} names for 3 seats"):
            HandPicture(view, names=("Ann",) * number)
    with pytest.raises(ValueError, match="no cards to show"):
        HandPicture(replace(view, viewer=None))


def test_every_card_keeps_the_number_of_its_place() -> None:
    game, _ = played(
        4,
        lambda game: any(
            cards[0] is not None and cards[3] is not None and cards[0].rank == cards[3].rank
            for cards in [game.view(None).seats[game.to_act[0]].cards]
        ),
    )
    seat = game.to_act[0]
    drawn = draw(HandPicture(game.view(seat)))
    image = image_of(drawn).convert("RGB")
    ink = INKS["place"]
    grey = {PALETTE[place] for place in make_ramp(ink.ground, ink.colour)} - {FACE}
    for slot in range(6):
        box = drawn.boxes[f"slot {slot}"]
        corner = Box(box.left + 6, box.bottom - 42, box.left + 44, box.bottom)
        is_up = game.view(None).seats[seat].cards[slot] is not None
        found = {colour for _, colour in image.crop(corner).getcolors() or []}
        assert len(grey & found) >= 2 if is_up else not grey & found


def test_a_drawn_card_is_held_up() -> None:
    game = opened(2)
    game.play(0, Draw())
    boxes = draw(HandPicture(game.view(0))).boxes
    assert boxes["drawn"].top < boxes["slot 0"].top


def test_the_last_turn_is_said_to_the_one_who_has_it() -> None:
    game, _ = played(3, lambda game: game.state.last_turns == 2 and game.phase is Phase.DRAW)
    seat = game.to_act[0]
    assert "last turn" in draw(HandPicture(game.view(seat))).boxes
    waiting = next(other for other in range(3) if other != seat)
    assert "last turn" not in draw(HandPicture(game.view(waiting))).boxes
