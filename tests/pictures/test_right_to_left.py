"""Pictures in languages that are read from right to left. Everything but the cards is mirrored.

Words of both directions stand in the right order.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.languages import Tongue, choose_tongue
from bot.languages.direction import split_isolates
from bot.pictures import captions, typefaces
from bot.pictures.canvas import Drawn
from bot.pictures.lettering import letter, shrink, width_of
from bot.pictures.renderer import draw
from bot.pictures.shapes import Box
from bot.pictures.typefaces import Style
from bot.ports.pictures import EndPicture, FormChart, HandPicture, PictureSpec, ScorecardPicture
from engine import Phase
from tests.pictures.tables import last_turn, opened, played, table_of

CARD_COMMONS_SCORES = ((5, -3), (0, 9), (2, 2))


def both(spec: PictureSpec) -> tuple[Drawn, Drawn]:
    return draw(spec), draw(replace(spec, language="he"))


def left_of(drawn: Drawn, *names: str) -> bool:
    """Whether the boxes with these names stand in this order from left to right."""
    boxes = [drawn.boxes[name] for name in names]
    return all(one.right <= other.left for one, other in pairwise(boxes))


def mirrored(box: Box) -> Box:
    return box.mirror(1000)


def test_seats_and_words_change_sides_and_cards_do_not() -> None:
    english, hebrew = both(table_of(opened(6)))
    assert left_of(english, "seat 0", "seat 1", "seat 2")
    assert left_of(hebrew, "seat 2", "seat 1", "seat 0")
    assert hebrew.boxes["seat 4"] == mirrored(english.boxes["seat 4"])
    assert left_of(english, "seat 2 name", "seat 2 points")
    assert left_of(hebrew, "seat 2 points", "seat 2 name")
    assert left_of(hebrew, "discard", "stock", "call mark")
    for drawn in (english, hebrew):
        assert left_of(drawn, "seat 2 slot 0", "seat 2 slot 1", "seat 2 slot 2")
        assert left_of(drawn, "seat 2 slot 3", "seat 2 slot 4", "seat 2 slot 5")


def test_points_of_columns_stay_below_their_cards() -> None:
    game, last = played(3, lambda game: game.phase is Phase.HOLE_OVER)
    for drawn in both(table_of(game, last)):
        assert left_of(drawn, "seat 0 column 0", "seat 0 column 1", "seat 0 column 2")
        for column in range(3):
            card, points = (
                drawn.boxes[f"seat 0 slot {column}"],
                drawn.boxes[f"seat 0 column {column}"],
            )
            assert card.left <= points.left
            assert points.right <= card.right


def test_own_cards_keep_their_places_and_the_rest_changes_sides() -> None:
    english, hebrew = both(HandPicture(opened(3).view(0), None, ("A", "B", "C")))
    assert left_of(english, "tray", "stock", "seat 1")
    assert left_of(hebrew, "seat 1", "stock", "tray")
    assert left_of(hebrew, "points", "call")
    assert left_of(hebrew, "slot 0", "slot 1", "slot 2")


def test_a_scorecard_runs_from_right_to_left() -> None:
    spec = ScorecardPicture(("דנה", "Bob"), CARD_COMMONS_SCORES, 3, (7, 8), (0,))
    english, hebrew = both(spec)
    row = ("row 0 0 name", "row 0 0 1", "row 0 0 2", "row 0 0 3", "row 0 0 total")
    assert left_of(english, *row)
    assert left_of(hebrew, *row[::-1])
    assert hebrew.words["row 1 0 behind"].text == "+1"


def test_the_end_runs_from_right_to_left() -> None:
    game = played(3, lambda game: game.is_over, holes=3)[0]
    english, hebrew = both(EndPicture(game.view(None), ("דנה", "Bob", "C"), "אב"))
    assert left_of(english, "tray", "row 1 name", "row 1 total")
    assert left_of(hebrew, "row 1 total", "row 1 name", "tray")
    assert left_of(hebrew, "total", "call")
    assert hebrew.words["quote 0"].text == "\u200f”אב”"


def test_the_last_turn_in_motion_ends_where_the_cards_are() -> None:
    spec = last_turn(2, 1)
    drawn = draw(replace(spec, language="he"))
    assert left_of(drawn, "stock", "tray")
    assert left_of(drawn, "slot 0", "slot 1", "slot 2") or left_of(
        drawn, "slot 3", "slot 4", "slot 5"
    )
    assert drawn.boxes["stock"].right < 300


def test_time_in_a_chart_runs_from_left_to_right_for_everybody() -> None:
    english, hebrew = both(FormChart((30, 20, 10), "A", "B"))
    assert hebrew.boxes["plot"] == english.boxes["plot"]
    assert left_of(hebrew, "oldest", "newest")
    assert hebrew.boxes["title"].right > 900
    assert left_of(hebrew, "line words", "line key", "dot words", "dot key")


def test_isolated_parts_are_found() -> None:
    said = "\u2068Ann\u2069 ו-\u2068Bob (\u20687\u2069)\u2069!"
    assert [(piece.text, piece.isolated) for piece in split_isolates(said)] == [
        ("Ann", True),
        (" ו-", False),
        ("Bob (\u20687\u2069)", True),
        ("!", False),
    ]
    assert split_isolates("\u2068open") == [("open", True)]


@pytest.mark.skipif(not typefaces.can_shape(), reason="Raqm is not installed")
def test_numbers_and_names_stand_in_their_order_in_a_hebrew_sentence() -> None:
    style = Style(40)

    def right_end(said: str, part: str) -> float:
        """Return by what share the ink at the right end of a sentence differs from the ink of a part drawn alone."""
        whole, alone = letter(said, style).mask, letter(part, style).mask
        end = whole.crop((whole.width - alone.width, 0, *whole.size))
        return abs(sum(end.tobytes()) / sum(alone.tobytes()) - 1)

    hebrew = choose_tongue("he")
    assert right_end(hebrew.say("pictures-hole", hole=3, holes=18), "גומה") < 0.1
    assert right_end(hebrew.say("pictures-end-game", holes=18, rules="אב"), "18") < 0.1
    assert right_end("Ann: דנה", "דנה") < 0.1, "a sentence of the other direction stays as it was"
    assert width_of("\u200f1.", style) == width_of("1.", style)


def test_words_of_ours_get_smaller_and_are_not_cut() -> None:
    style = Style(40)
    wide = width_of("תור אחרון", style)
    assert shrink("תור אחרון", style, wide) == style
    assert width_of("תור אחרון", shrink("תור אחרון", style, wide // 2 + 12)) <= wide // 2 + 12
    assert shrink("תור אחרון", style, 3).size == 20, "at most to a half"


def test_words_fall_back_to_english_where_no_typeface_has_their_letters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def forget() -> None:
        for cached in (
            typefaces.runs,
            typefaces.list_usable_faces,
            captions.tongue_of,
            captions.keep_drawable,
        ):
            cached.cache_clear()

    spec = replace(table_of(opened(2)), names=("Ann", "שרה"))
    try:
        with monkeypatch.context() as patch:
            patch.setattr(typefaces, "OTHERS", ())
            forget()
            for code in ("he", "en", "de"):
                drawn = draw(replace(spec, language=code))
                tongue: Tongue = choose_tongue("en" if code == "he" else code)
                assert drawn.words["hole"].text == tongue.say("pictures-hole", hole=1, holes=9)
                assert drawn.words["seat 1 name"].text == tongue.say("descriptions-seat", number=2)
    finally:
        forget()
    assert draw(replace(spec, language="he")).words["seat 1 name"].text == "שרה"
