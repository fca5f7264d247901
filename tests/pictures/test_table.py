"""The table picture, for every number of seats and every moment of a game."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.pictures.canvas import Drawn
from bot.pictures.palette import DEEP, FACE, GOLD, LIT, MINT, PALETTE, WHITE
from bot.pictures.renderer import draw
from bot.pictures.shapes import Box
from bot.ports.pictures import Spot, TablePicture
from bot.words.wording import write_points
from engine import Draw, EndReason, Game, Phase
from engine.scoring import column_points
from tests.pictures.looking import collisions, commonest, image_of, is_seat, texts
from tests.pictures.tables import ODD_NAMES, dealt, opened, played, table_of

SEATS = range(2, 13)


def last_turns(seats: int) -> tuple[Game, Spot | None]:
    return played(seats, lambda game: game.state.last_turns == 1 and game.phase is Phase.PLACE)


def scored(seats: int) -> tuple[Game, Spot | None]:
    return played(seats, lambda game: game.phase is Phase.HOLE_OVER)


def busy(seats: int) -> TablePicture:
    """Return a table on which everything happens at the same time."""
    game, last = (
        last_turns(seats)
        if seats <= 6
        else played(seats, lambda game: game.turn > 2 * seats and game.phase is Phase.PLACE)
    )
    return table_of(game, last, autopilot=frozenset(range(seats)))


def test_a_name_is_not_cut_for_the_long_word_of_a_flag() -> None:
    game, last = scored(2)
    out = game.view(None).out_seat
    assert out is not None
    widths = {}
    for name in ("Al", "Club Wanda"):
        names = tuple(name if seat == out else "Bob" for seat in range(2))
        boxes = draw(TablePicture(game.view(None), names, last)).boxes
        widths[name] = boxes[f"seat {out} out"].width, boxes[f"seat {out} name"].width
    assert widths["Al"][0] > widths["Club Wanda"][0]
    assert widths["Club Wanda"][1] > 4 * widths["Al"][1]


def moments(seats: int) -> dict[str, TablePicture]:
    game, last = scored(seats)
    given_up = dealt(seats)
    given_up.give_up(seats - 1)
    return {
        "dealt": table_of(dealt(seats)),
        "opened": table_of(opened(seats)),
        "busy": busy(seats),
        "given up": table_of(given_up),
        "scored": table_of(game, last, autopilot=frozenset(range(seats))),
    }


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_touches_and_everything_is_inside(seats: int) -> None:
    for moment, spec in moments(seats).items():
        drawn = draw(spec)
        assert collisions(drawn) == [], moment
        width, height = drawn.size
        assert width == 1000, moment
        assert 1 <= width / height <= 11 / 7, moment


@pytest.mark.parametrize("seats", SEATS)
def test_every_word_stands_on_the_ground_its_ink_is_for(seats: int) -> None:
    for moment, spec in moments(seats).items():
        drawn = draw(spec)
        image = image_of(drawn)
        for name, box in texts(drawn).items():
            assert commonest(image, box.grow(2)) == drawn.inks[name].ground, (moment, name)


@pytest.mark.parametrize("seats", SEATS)
def test_seats_and_cards_keep_to_a_grid(seats: int) -> None:
    boxes = draw(table_of(opened(seats))).boxes
    # The seat whose turn it is is larger than its place in the grid, so the grid's box is inside.
    parts = [boxes[f"seat {seat}"].grow(-7 if seat == 0 else 0) for seat in range(seats)]
    assert len({part.size for part in parts}) == 1
    rows: dict[int, list[Box]] = {}
    for part in parts:
        rows.setdefault(part.top, []).append(part)
    steps = {after.left - before.left for row in rows.values() for before, after in pairwise(row)}
    assert len(steps) == 1
    for row in rows.values():
        assert abs(row[0].left - (1000 - row[-1].right)) <= 1, "a row stands in the middle"
    last = [boxes[f"seat {seats - 1} slot {slot}"] for slot in range(6)]
    for seat, part in enumerate(parts[1:], start=1):
        for slot in range(6):
            card = boxes[f"seat {seat} slot {slot}"]
            assert part.contains(card)
            assert card.left - part.left == last[slot].left - parts[-1].left
            assert card.top - part.top == last[slot].top - parts[-1].top


@pytest.mark.parametrize("seats", SEATS)
def test_the_piles_lie_in_the_middle(seats: int) -> None:
    game = opened(seats)
    for held in (False, True):
        if held:
            game.play(0, Draw())
        boxes = draw(table_of(game)).boxes
        left, right = boxes["stock"].left, 1000 - boxes["discard"].right
        assert abs(left - right) <= 1
        assert boxes["stock"].width >= boxes[f"seat {seats - 1} slot 0"].width


def test_a_picture_is_a_png_of_the_fixed_palette() -> None:
    drawn = draw(table_of(opened(6)))
    image_of(drawn).verify()
    image = image_of(drawn)
    assert (image.format, image.mode, image.size) == ("PNG", "P", drawn.size)
    channels = image.getpalette() or []
    assert list(zip(*[iter(channels)] * 3, strict=True))[: len(PALETTE)] == list(PALETTE)


def test_equal_specs_are_the_same_picture() -> None:
    first, second = table_of(opened(4)), table_of(opened(4))
    assert first == second
    assert hash(first) == hash(second)
    assert draw(first).file == draw(second).file


def marked(drawn: Drawn) -> set[str]:
    return {name for name in drawn.boxes if name.endswith("turn mark")}


def test_whose_turn_it_is_has_a_mark_lighter_felt_and_larger_cards() -> None:
    game = opened(3)
    drawn = draw(table_of(game))
    assert marked(drawn) == {"seat 0 turn mark"}
    image = image_of(drawn)
    assert commonest(image, drawn.boxes["seat 0 name"].grow(2)) == LIT
    assert commonest(image, drawn.boxes["seat 1 name"].grow(2)) == DEEP
    mine, theirs = (drawn.boxes[f"seat {seat} slot 0"] for seat in (0, 1))
    assert mine.width >= theirs.width * 1.1


@pytest.mark.parametrize("seats", SEATS)
def test_gold_is_the_player_whom_it_is_about_and_nothing_else(seats: int) -> None:
    for moment, spec in moments(seats).items():
        drawn = draw(spec)
        image = image_of(drawn).convert("RGB")
        for name, box in drawn.boxes.items():
            if name == "call" or name.endswith(("turn mark", "call mark", "winner chip")):
                image.paste((0, 0, 0), box)
        assert GOLD not in {colour for _, colour in image.getcolors(1 << 20) or []}, moment


def test_in_an_opening_of_all_at_once_many_seats_are_to_act() -> None:
    game = dealt(8)
    assert len(marked(draw(table_of(game)))) == 8
    game, _ = played(8, lambda game: len(game.to_act) == 3)
    assert marked(draw(table_of(game))) == {f"seat {seat} turn mark" for seat in game.to_act}


def test_the_card_moved_last_has_a_white_rim_that_touches_no_other_card() -> None:
    for seats in SEATS:
        for slot in range(6):
            drawn = draw(table_of(opened(seats), Spot(1, slot)))
            boxes, mark = drawn.boxes, drawn.boxes["moved mark"]
            assert mark.contains(boxes[f"seat 1 slot {slot}"])
            touched = {name for name, box in boxes.items() if box.overlaps(mark) and box != mark}
            assert touched == {"seat 1", f"seat 1 slot {slot}"}, (seats, slot)
            image = image_of(drawn).convert("RGB")
            for x in (mark.left + 1, mark.right - 2):
                assert image.getpixel((x, mark.middle[1])) == WHITE


def test_a_drawn_card_is_a_back_held_up_between_the_piles_and_only_while_it_is_drawn() -> None:
    game = opened(2)
    assert "drawn" not in draw(table_of(game)).boxes
    game.play(0, Draw())
    drawn = draw(table_of(game))
    card = drawn.boxes["drawn"]
    assert drawn.boxes["stock"].right < card.left < card.right < drawn.boxes["discard"].left
    assert card.top < drawn.boxes["stock"].top
    middle = Box(card.left + 12, card.top + 12, card.right - 12, card.bottom - 12)
    assert commonest(image_of(drawn), middle) != FACE
    owner = replace(table_of(game), view=game.view(0))
    assert draw(owner).file == drawn.file, "even the owner's own view shows a back on the table"


def test_a_pair_is_one_object_with_a_badge_on_its_joint() -> None:
    game, _ = played(
        4,
        lambda game: any(
            cards[0] is not None and cards[3] is not None and cards[0].rank == cards[3].rank
            for cards in (seat.cards for seat in game.view(None).seats)
        ),
    )
    drawn = draw(table_of(game))
    image = image_of(drawn).convert("RGB")
    for seat in game.view(None).seats:
        for slot in range(3):
            upper, lower = seat.cards[slot], seat.cards[slot + 3]
            one, other = (drawn.boxes[f"seat {seat.seat} slot {at}"] for at in (slot, slot + 3))
            joint = Box(one.middle[0], one.bottom - 8, one.right, one.bottom + 8)
            paired = upper is not None and lower is not None and upper.rank == lower.rank
            assert (one.bottom == other.top) is paired
            assert (f"seat {seat.seat} pair {slot} mark" in drawn.boxes) is paired
            badge = MINT in {colour for _, colour in image.crop(joint).getcolors(1 << 16) or []}
            assert badge is paired
            if paired:
                assert commonest(image, one) == commonest(image, other) == FACE


def test_words_say_what_a_seat_has_come_to() -> None:
    game, _ = last_turns(4)
    out = game.view(None).out_seat
    away = next(seat for seat in range(4) if seat != out)
    left = next(seat for seat in range(4) if seat not in (out, away))
    game.give_up(left)
    boxes = draw(table_of(game, autopilot=frozenset({away, left}))).boxes
    assert f"seat {out} out" in boxes
    assert f"seat {away} autopilot" in boxes
    assert f"seat {left} left" in boxes
    assert f"seat {left} autopilot" not in boxes
    assert "last turn" in boxes


def test_a_scored_hole_shows_every_column_and_who_was_best() -> None:
    game, _ = scored(5)
    view = game.view(None)
    drawn = draw(table_of(game))
    best = {seat for seat in range(5) if f"seat {seat} best" in drawn.boxes}
    assert best == {
        seat for seat, points in enumerate(view.scorecard[-1]) if points == min(view.scorecard[-1])
    }
    for seat in range(5):
        for column in range(3):
            text = drawn.boxes[f"seat {seat} column {column}"]
            card = drawn.boxes[f"seat {seat} slot {column + 3}"]
            assert abs(text.middle[0] - card.middle[0]) <= 3
    assert not {"stock", "discard", "last turn"} & set(drawn.boxes)
    assert sum(column_points(*view.seats[0].cards[at::3]) for at in range(3)) == view.totals[0]


def test_points_of_earlier_holes_stand_before_those_of_this_hole() -> None:
    assert not [name for name in draw(table_of(opened(3))).boxes if name.endswith("before")]
    game, _ = played(3, lambda game: game.hole == 2)
    scored, _ = played(3, lambda game: len(game.scorecard) == 2)
    for one, seats in (game, 3), (scored, 2):  # the best of a hole has no room for them
        drawn = draw(table_of(one))
        found = [seat for seat in range(3) if f"seat {seat} before" in drawn.boxes]
        assert len(found) == seats
        for seat in found:
            before, points = drawn.boxes[f"seat {seat} before"], drawn.boxes[f"seat {seat} points"]
            assert before.right <= points.left
            said = drawn.words[f"seat {seat} before"].text
            assert said == f"{write_points(one.scorecard[0][seat])} +"


def test_winners_carry_a_golden_word() -> None:
    game, _ = played(3, lambda game: game.is_over, holes=3)
    drawn = draw(table_of(game))
    image = image_of(drawn)
    shown = {seat for seat in range(3) if f"seat {seat} winner" in drawn.boxes}
    assert shown == set(game.winners)
    for seat in shown:
        assert commonest(image, drawn.boxes[f"seat {seat} winner chip"]) == GOLD


def test_a_game_stopped_in_the_middle_of_a_hole_still_shows_its_piles() -> None:
    game = opened(3)
    game.stop(EndReason.ENDED_EARLY)
    drawn = draw(table_of(game))
    assert {"stock", "discard", "call"} <= set(drawn.boxes)
    assert "call mark" not in drawn.boxes


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.text(max_size=40), min_size=12, max_size=12), st.sampled_from([2, 5, 12]))
def test_no_name_breaks_the_picture(names: list[str], seats: int) -> None:
    game = opened(seats)
    drawn = draw(TablePicture(game.view(None), tuple(names[:seats])))
    assert collisions(drawn) == []


@pytest.mark.parametrize("name", ["ي", "ڸ", "ۑ"])
def test_letters_that_reach_far_down_do_not_touch_the_words_below(name: str) -> None:
    drawn = draw(TablePicture(opened(2).view(None), (name, "Ann")))
    assert {"call", "call rest"} <= set(drawn.boxes)
    assert collisions(drawn) == []


def test_every_seat_needs_a_name() -> None:
    for names in (2, 4):
        with pytest.raises(ValueError, match=f"{names} names for 3 seats"):
            TablePicture(dealt(3).view(None), ODD_NAMES[:names])


def test_the_seats_come_in_the_order_of_play() -> None:
    boxes = draw(table_of(dealt(7))).boxes
    seats = [name for name in boxes if is_seat(name)]
    order = sorted(seats, key=lambda name: (boxes[name].top, boxes[name].left))
    assert order == [f"seat {seat}" for seat in range(7)]


def test_the_number_of_last_turns_is_said_in_few_words_if_there_is_little_room() -> None:
    game, _ = played(3, lambda game: game.state.last_turns == 2 and game.phase is Phase.DRAW)
    names = ("Ann", "Bob", "Cy")
    wide = draw(TablePicture(game.view(None), names)).words["last turn"]
    game.play(game.to_act[0], Draw())
    narrow = draw(TablePicture(game.view(None), names)).words["last turn"]
    assert (wide.text, narrow.text) == ("LAST TURN · 2 left", "LAST · 2 left")
