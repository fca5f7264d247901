"""One's own cards: what the viewer may know, large."""

import pytest

from bot.pictures.canvas import Box
from bot.pictures.palette import FACE
from bot.pictures.renderer import draw
from bot.ports.pictures import HandPicture
from engine import Draw, Phase
from tests.pictures.looking import collisions, commonest, image_of, texts
from tests.pictures.tables import dealt, opened, played


def test_nothing_touches_and_every_word_can_be_read() -> None:
    out, _ = played(3, lambda game: game.state.last_turns == 2 and game.phase is Phase.PLACE)
    over, _ = played(3, lambda game: game.phase is Phase.HOLE_OVER)
    for game in (dealt(2), opened(4), out, over):
        for seat in range(game.seats):
            drawn = draw(HandPicture(game.view(seat), last=seat))
            assert collisions(drawn) == []
            assert 1 <= drawn.size[0] / drawn.size[1] <= 11 / 7
            image = image_of(drawn)
            for name, box in texts(drawn).items():
                assert commonest(image, box.grown(2)) == drawn.inks[name].ground, name


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
