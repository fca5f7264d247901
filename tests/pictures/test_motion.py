"""The moving picture of a last turn: what it shows, when, and how large it is."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageSequence

from bot.pictures.canvas import Drawn
from bot.pictures.palette import LIT
from bot.pictures.renderer import draw
from bot.ports.pictures import MotionPicture
from engine import DECK, Card, Discard, Draw, Game, Phase, Swap, Take
from tests.pictures.looking import collisions
from tests.pictures.tables import ODD_NAMES, last_turn, opened

LIMIT = 250_000


def frames_of(drawn: Drawn) -> list[bytes]:
    with Image.open(BytesIO(drawn.file)) as file:
        return [frame.convert("RGB").tobytes() for frame in ImageSequence.Iterator(file)]


@pytest.mark.parametrize("seed", range(1, 7))
@pytest.mark.parametrize("seats", [2, 6, 12])
def test_it_is_a_small_file_that_loops(seats: int, seed: int) -> None:
    drawn = draw(last_turn(seats, seed))
    assert len(drawn.file) <= LIMIT
    assert collisions(drawn) == []
    with Image.open(BytesIO(drawn.file)) as file:
        assert file.format == "GIF"
        assert file.info["loop"] == 0
        assert file.size == drawn.size
        assert 8 <= getattr(file, "n_frames", 1) <= 24


def scene(game: Game, turn: Swap | Discard | Take) -> MotionPicture:
    """Return the picture of a game's next turn as if it ended the hole with these cards."""
    before = game.view(None)
    (seat,) = before.to_act
    if isinstance(turn, Take):
        game.play(seat, turn)
    else:
        game.play(seat, Draw())
        game.play(seat, turn)
    after = game.view(None)
    rest = iter(DECK)
    seats = tuple(
        replace(at, cards=tuple(next(rest) if card is None else card for card in at.cards))
        for at in after.seats
    )
    scored = replace(after, seats=seats, phase=Phase.HOLE_OVER, scorecard=((7,) * len(seats),))
    slot = None if isinstance(turn, Discard) else turn.slot
    names = ODD_NAMES[: game.seats]
    return MotionPicture(before, scored, names, seat, slot, isinstance(turn, Take))


def with_cards(spec: MotionPicture, seat: int, slot: int, card: Card) -> MotionPicture:
    at = spec.after.seats[seat]
    cards = tuple(card if place == slot else kept for place, kept in enumerate(at.cards))
    seats = tuple(
        replace(at, cards=cards) if at.seat == seat else other for other in spec.after.seats
    )
    return replace(spec, after=replace(spec.after, seats=seats))


def test_a_face_down_card_is_in_no_frame_before_it_is_turned_up() -> None:
    spec = scene(opened(3), Swap(0))
    one = frames_of(draw(with_cards(spec, 0, 5, Card.parse("KH"))))
    other = frames_of(draw(with_cards(spec, 0, 5, Card.parse("9S"))))
    assert len(one) == len(other)
    differing = [number for number in range(len(one)) if one[number] != other[number]]
    assert differing == [len(one) - 3, len(one) - 2, len(one) - 1]


def test_a_card_from_the_stock_is_a_back_until_it_lies() -> None:
    spec = scene(opened(3), Swap(0))
    one = frames_of(draw(with_cards(spec, 0, 0, Card.parse("KH"))))
    other = frames_of(draw(with_cards(spec, 0, 0, Card.parse("9S"))))
    first = next(number for number in range(len(one)) if one[number] != other[number])
    assert first == 8, (
        "after a still, six frames of flight and one in which the other card lies on it"
    )


def test_a_card_that_is_discarded_leaves_the_layout_alone() -> None:
    spec = scene(opened(2), Discard())
    drawn = draw(spec)
    assert "moved mark" not in drawn.boxes
    assert len(frames_of(drawn)) < len(frames_of(draw(scene(opened(2), Swap(1)))))


def test_a_card_that_is_taken_is_seen_on_its_way() -> None:
    taken = scene(opened(2), Take(3))
    assert frames_of(draw(taken)) != frames_of(draw(replace(taken, taken=False)))


def test_the_views_must_be_those_of_one_turn_that_ended_a_hole() -> None:
    spec = scene(opened(3), Swap(0))
    with pytest.raises(ValueError, match="not from before"):
        replace(spec, seat=1)
    with pytest.raises(ValueError, match="not from before"):
        replace(spec, before=replace(spec.before, to_act=(0, 1, 2)))
    with pytest.raises(ValueError, match="not from before"):
        replace(spec, after=replace(spec.after, hole=spec.after.hole + 1))
    with pytest.raises(ValueError, match="face down"):
        replace(spec, after=opened(3).view(None))
    with pytest.raises(ValueError, match="goes into the layout"):
        replace(spec, slot=None, taken=True)


def test_a_flying_card_has_a_rim_all_round_and_a_card_turns_around_its_middle() -> None:
    drawn = draw(scene(opened(3), Swap(0)))
    stills = [Image.frombytes("RGB", drawn.size, frame) for frame in frames_of(drawn)]
    # The card begins its flight where it lay.
    assert ImageChops.difference(*stills[:2]).getbbox() == drawn.boxes["stock"].grow(2)
    for still in stills[-5:-1]:
        for slot in (1, 2, 3, 5):
            left, _, right, _ = box = drawn.boxes[f"slot {slot}"]
            seen = [x for x in range(left, right) if still.getpixel((x, box.middle[1])) != LIT]
            assert seen[0] - left == pytest.approx(right - 1 - seen[-1], abs=1)
            assert len(seen) < right - left
