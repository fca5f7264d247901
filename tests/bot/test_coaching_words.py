"""The coach's reasons and lessons in words."""

from __future__ import annotations

import pytest

from bot.languages import choose_tongue
from bot.words.coaching import is_about_better, say_lesson, say_reason
from engine.computer.lessons import Lesson, Mistake
from engine.computer.reasons import Reason, Why


@pytest.mark.parametrize("why", list(Why))
def test_every_reason_is_one_short_sentence(why: Why) -> None:
    words = choose_tongue("en").tell(say_reason(Reason(why, rank=9, points=6.4, count=3, seat=1)))
    assert 15 < len(words) < 80
    assert words.endswith(".")


def test_reasons_name_the_card_and_the_points() -> None:
    assert (
        choose_tongue("en").tell(say_reason(Reason(Why.NEEDED, 9)))
        == "It leaves the next player the 9 they need."
    )
    assert (
        choose_tongue("en").tell(say_reason(Reason(Why.GONE, 9, count=3)))
        == "3 of the other nines are gone."
    )
    assert (
        choose_tongue("en")
        .tell(say_reason(Reason(Why.BEHIND, points=6.4)))
        .endswith("about 6 points behind.")
    )
    assert is_about_better(Reason(Why.PAIR, 9))
    assert not is_about_better(Reason(Why.NEEDED, 9))


@pytest.mark.parametrize("mistake", list(Mistake))
def test_every_kind_of_mistake_has_words(mistake: Mistake) -> None:
    assert (
        choose_tongue("en")
        .tell(say_lesson(Lesson(mistake, 3, 4.1)))
        .endswith(": 3 times, 4.1 points")
    )


def test_a_mistake_made_once_is_said_so() -> None:
    words = choose_tongue("en").tell(say_lesson(Lesson(Mistake.MISSED_PAIR, 1, 7.0)))
    assert words == "You passed by a pair: once, 7.0 points"
