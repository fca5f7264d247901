"""The story of a game in one sentence."""

import pytest

from bot.languages import Phrase, choose_tongue
from bot.words.standings import best_of
from bot.words.story import tell_story


def said(story: Phrase | None) -> str:
    return "" if story is None else choose_tongue("en").tell(story)


Holes = tuple[tuple[int, ...], ...]


@pytest.mark.parametrize(
    ("holes", "story"),
    [
        (((3, 5), (5, 3)), "Nothing between them after 2 holes."),
        (((9, 1, 2), (9, 5, 5), (0, 20, 30)), "Last after hole 2, first at the end."),
        (((1, 9), (2, 9), (9, 8)), "In front from the first hole to the last."),
        (((5, 4, 9), (5, 6, 9), (5, 6, 9)), "Decided by a single point."),
        (((5, 4, 9), (5, 7, 9), (5, 6, 9)), "Decided by two points."),
        (((5, 4, 9), (5, 8, 9), (5, 6, 9)), ""),
        (((5, 4, 9), (9, 5, 9), (1, 20, 9)), "It took the last hole to decide it."),
        (((5, 4, 9), (5, 20, 9)), "It took the last hole to decide it."),
        (((5, 4, 9), (1, 30, 9), (1, 20, 30)), "41 points clear of everybody."),
        (((5, 4, 9), (1, 13, 9), (1, 20, 30)), "30 points clear of everybody."),
        (((5, 4, 9), (1, 12, 9), (1, 20, 30)), ""),
        (((5, 4, 9), (1, 9, 9), (1, 5, 9)), ""),
        (((4, 9),), ""),
    ],
)
def test_what_was_special_about_a_game(holes: Holes, story: str) -> None:
    totals = tuple(map(sum, zip(*holes, strict=True)))
    assert said(tell_story(holes, sorted(best_of(totals)))) == story


def test_a_bad_beginning_is_no_win_from_behind() -> None:
    early = ((9, 1), (0, 5), (1, 5), (2, 7), (2, 7))
    late = ((1, 5), (2, 5), (9, 0), (0, 9), (1, 5))
    assert "Last after" not in said(tell_story(early, (0,)))
    assert said(tell_story(late, (0,))) == "Last after hole 3, first at the end."
    # Half of the game is enough.
    assert "Last after hole 1" in said(tell_story(((9, 1), (0, 9)), (0,)))


def test_who_has_left_does_not_count() -> None:
    holes = ((0, 4, 5, 9), (0, 5, 5, 9), (0, 6, 4, 9))
    assert said(tell_story(holes, (2,), gone=(0,))) == "Decided by a single point."
    assert tell_story(((1, 5),), (1,), gone=(0,)) is None
