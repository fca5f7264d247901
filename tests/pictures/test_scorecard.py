"""The scorecard, from two seats and three holes to twelve and eighteen."""

import re
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from bot.pictures.canvas import Drawn
from bot.pictures.palette import GOLD, PAPER, STRIPE
from bot.pictures.renderer import draw
from bot.ports.pictures import ScorecardPicture
from bot.words.standings import best_of, rank_places
from tests.pictures.looking import collisions, commonest, image_of, texts
from tests.pictures.tables import ODD_NAMES


def card(seats: int, scored: int, holes: int, least: int = -6, most: int = 60) -> ScorecardPicture:
    random = Random(seats * 100 + scored)
    played = tuple(tuple(random.randint(least, most) for _ in range(seats)) for _ in range(scored))
    totals = tuple(sum(hole[seat] for hole in played) for seat in range(seats))
    over = scored == holes
    return ScorecardPicture(
        ODD_NAMES[:seats],
        played,
        holes,
        totals,
        winners=tuple(best_of(totals)) if over else (),
    )


def spec_last(drawn: Drawn) -> str:
    """Return the lowest row."""
    rows = [name for name in drawn.boxes if re.fullmatch(r"row \d+ \d", name)]
    return max(rows, key=lambda row: drawn.boxes[row].bottom).removeprefix("row ")


CARDS = [
    card(seats, scored, holes)
    for seats in (2, 4, 7, 12)
    for scored, holes in ((1, 3), (3, 3), (5, 9), (9, 9), (9, 18), (10, 18), (18, 18))
]
EXTREMES = [card(seats, 18, 18, points, points) for seats in (2, 12) for points in (-6, 60)]


@pytest.mark.parametrize(
    "spec",
    CARDS + EXTREMES,
    ids=lambda spec: f"{len(spec.names)}x{len(spec.scorecard)}/{spec.holes} {spec.totals[0]}",
)
def test_nothing_touches_and_every_number_can_be_read(spec: ScorecardPicture) -> None:
    drawn = draw(spec)
    assert collisions(drawn) == []
    assert drawn.size[0] == 1000
    assert drawn.size[1] <= 1000
    assert drawn.boxes[f"row {spec_last(drawn)}"].bottom == drawn.size[1] - 16, "nothing is empty"
    image = image_of(drawn)
    for name, box in texts(drawn).items():
        assert commonest(image, box.grow(2)) == drawn.inks[name].ground, name


def test_the_best_of_every_hole_is_ringed_ties_as_well() -> None:
    spec = ScorecardPicture(("Ann", "Ben", "Cy"), ((5, 3, 3), (0, 9, 1)), 9, (5, 12, 4))
    drawn = draw(spec)
    ringed = {name for name in drawn.boxes if name.endswith("best")}
    assert ringed == {"row 1 0 1 best", "row 2 0 1 best", "row 0 0 2 best"}
    for ring in ringed:
        assert drawn.boxes[ring].contains(drawn.boxes[ring.removesuffix(" best")])


@pytest.mark.parametrize("points", [-12, 120])
def test_rings_around_wide_numbers_do_not_touch(points: int) -> None:
    holes = ((points, 130),) * 18
    drawn = draw(ScorecardPicture(("Ann", "Ben"), holes, 18, (18 * points, 18 * 130)))
    rings = [box for name, box in drawn.boxes.items() if name.endswith("best")]
    assert len(rings) == 18
    assert not any(one.overlaps(other) for one, other in combinations(rings, 2))


def test_sums_and_gaps_are_those_of_their_row() -> None:
    holes = tuple((hole, 20 - hole, 1) for hole in range(1, 19))
    totals = (171, 189, 18)
    drawn = draw(ScorecardPicture(("Ann", "Ben", "Cy"), holes, 18, totals, (0,), given_up=(2,)))
    said = {name: words.text for name, words in drawn.words.items()}
    for seat, (out, back) in enumerate(((45, 126), (135, 54), (9, 9))):
        assert said[f"row {seat} 0 out"] == str(out)
        assert said[f"row {seat} 1 in"] == str(back)
        assert said[f"row {seat} 1 total"] == str(totals[seat])
    # Cy, who has left, has fewer points than the winner, and is behind nobody.
    assert said["row 1 1 behind"] == "+18"
    assert said["row 2 1 behind"] == "left"
    assert [said[f"row {seat} 0 rank"] for seat in range(3)] == ["1", "2", "–"]


def test_winners_are_told_by_a_word_and_a_coloured_row() -> None:
    drawn = draw(ScorecardPicture(("Ann", "Ben", "Cy"), ((5, 3, 3),), 1, (5, 3, 3), (1, 2)))
    image = image_of(drawn)
    assert "row 0 0 behind chip" not in drawn.boxes
    assert commonest(image, drawn.boxes["row 0 0"]) == PAPER
    for seat in (1, 2):
        assert f"row {seat} 0 behind chip" in drawn.boxes
        assert commonest(image, drawn.boxes[f"row {seat} 0"]) == GOLD


def test_the_back_nine_stands_below_the_front_nine_and_has_the_totals() -> None:
    boxes = draw(card(3, 12, 18)).boxes
    assert boxes["row 0 1"].top > boxes["row 2 0"].bottom
    assert {"heading 0 out", "heading 1 in", "heading 1 total", "heading 1 18"} <= set(boxes)
    assert not {"heading 0 total", "heading 0 in", "heading 1 out"} & set(boxes)
    assert "row 0 1 12" in boxes
    assert "row 0 1 13" not in boxes, "a hole that was not played is empty"


def test_numbers_stand_in_the_middle_of_their_column() -> None:
    boxes = draw(card(6, 9, 9)).boxes
    for hole in range(1, 10):
        heading = boxes[f"heading 0 {hole}"].middle[0]
        for seat in range(6):
            assert abs(boxes[f"row {seat} 0 {hole}"].middle[0] - heading) <= 4


def test_rows_alternate() -> None:
    drawn = draw(card(4, 5, 9))
    image = image_of(drawn)
    grounds = [commonest(image, drawn.boxes[f"row {seat} 0"]) for seat in range(4)]
    assert grounds == [PAPER, STRIPE, PAPER, STRIPE]


def test_the_height_follows_the_content() -> None:
    heights = [draw(card(seats, 3, 9)).size[1] for seats in (2, 4, 7, 12)]
    assert heights == sorted(set(heights))
    assert heights[0] < 300


def test_at_the_end_the_rows_stand_by_place_with_what_is_between_them() -> None:
    spec = ScorecardPicture(
        ("Ann", "Ben", "Cy", "Di"), ((9, 3, 5, 1),), 1, (9, 3, 5, 1), winners=(1,), given_up=(3,)
    )
    drawn = draw(spec)
    tops = {seat: drawn.boxes[f"row {seat} 0"].top for seat in range(4)}
    assert sorted(tops, key=lambda seat: tops[seat]) == [1, 2, 0, 3]
    assert {"row 0 0 behind", "row 2 0 behind", "row 3 0 behind"} <= set(drawn.boxes)
    before = draw(replace(spec, winners=()))
    tops = {seat: before.boxes[f"row {seat} 0"].top for seat in range(4)}
    assert sorted(tops, key=lambda seat: tops[seat]) == [0, 1, 2, 3]


def test_entries_must_fit_the_seats() -> None:
    for holes, totals in (
        (((1, 2, 3),), (1, 2)),
        (((1, 2), (1,)), (1, 2)),
        ((), (1, 2, 3)),
        ((), (1,)),
    ):
        with pytest.raises(ValueError, match="every seat"):
            ScorecardPicture(("Ann", "Ben"), holes, 9, totals)
    with pytest.raises(ValueError, match="every seat"):
        ScorecardPicture((), (), 9, ())
    with pytest.raises(ValueError, match="2 holes scored of 1"):
        ScorecardPicture(("Ann", "Ben"), ((1, 2), (3, 4)), 1, (4, 6))


def test_equal_points_share_a_place_and_who_left_has_none() -> None:
    assert rank_places((7, 3, 7, 1, 9), given_up=(3,)) == (2, 1, 2, None, 4)
    assert best_of((4, -1, -1)) == {1, 2}
