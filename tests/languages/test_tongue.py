"""Messages are said in the right language, with numbers and lists in its form."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from string import ascii_letters

import pytest
from fluent.syntax import FluentParser
from structlog.testing import capture_logs

from bot.languages import Count, Either, Ordinal, Phrase, Tongue, Value, choose_tongue, negotiate
from bot.languages.catalogue import Catalogue, accent
from bot.languages.direction import (
    isolate,
    leads_right_to_left,
    settle,
    split_isolates,
    turn_label,
    turn_lines,
)
from tests.languages.entries import read

ENGLISH, GERMAN, HEBREW = choose_tongue("en"), choose_tongue("de"), choose_tongue("he")


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (("de",), "de"),
        (("en-US",), "en"),
        ((None, "de"), "de"),
        (("zh-TW",), "en"),
        (("tlh", "de"), "de"),
        (("nonsense",), "en"),
        ((), "en"),
    ],
)
def test_everybody_gets_the_nearest_language(wanted: tuple[str | None, ...], code: str) -> None:
    assert negotiate(*wanted) == code
    assert choose_tongue(*wanted).code == code


def test_plurals_and_nested_phrases_are_said() -> None:
    assert ENGLISH.say("words-hours", count=1) == "1 hour"
    assert ENGLISH.say("words-hours", count=24) == "24 hours"
    assert GERMAN.tell(Phrase("words-hours", count=1)) == "1 Stunde"


@pytest.mark.parametrize(
    ("code", "points", "written"),
    [
        ("fr", 1.5, "coûte 1,5 point"),
        ("fr", 2, "coûte 2,0 points"),
        ("pt-BR", 0.5, "custa 0,5 ponto"),
        ("en", 1, "1.0 points worse"),
    ],
)
def test_plurals_follow_numbers_with_decimals(code: str, points: float, written: str) -> None:
    assert choose_tongue(code).say("coach-cost-points", points=Count(points, 1)) == written


def test_ordinals_follow_the_language() -> None:
    places = (1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111)
    assert [ENGLISH.write_ordinal(place) for place in places] == [
        *("1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "101st", "111th")
    ]
    assert GERMAN.write_ordinal(3) == "3."


def test_numbers_have_the_signs_of_the_language() -> None:
    assert ENGLISH.write_number(-4) == "−4"
    assert ENGLISH.write_number(7.25) == "7.2"
    assert ENGLISH.write_number(-0.01) == "0"
    assert GERMAN.write_number(-7.5) == "−7,5"
    assert GERMAN.write_number(2.5, 2) == "2,50"
    assert GERMAN.write_percent(0.253) == "25\N{NO-BREAK SPACE}%"


def test_lists_follow_the_language() -> None:
    assert ENGLISH.write_list(["Ann", "Bob", "Cy"]) == "Ann, Bob and Cy"
    assert GERMAN.write_list(["Ann", "Bob"], either=True) == "Ann oder Bob"
    assert GERMAN.write_list(["Ann"]) == "Ann"
    assert choose_tongue("ko").write_list(["Ann", "Bob"]) == "Ann, Bob"
    assert choose_tongue("ko").write_list(["3", "9"], either=True) == "3 또는 9"


@pytest.mark.parametrize(
    ("code", "items", "either", "written"),
    [
        ("es", ["Tom y Ivo", "**Inés**"], False, "Tom y Ivo e **Inés**"),
        ("es", ["Inés", "Ana"], False, "Inés y Ana"),
        ("es", ["Ana", "Hielo"], False, "Ana y Hielo"),
        ("es", ["3", "8"], True, "3 u 8"),
        ("it", ["Anna", "**Elena**"], False, "Anna ed **Elena**"),
        ("it", ["Elena", "Anna"], False, "Elena e Anna"),
    ],
)
def test_and_and_or_change_before_the_same_sound(
    code: str, items: list[str], either: bool, written: str
) -> None:
    assert choose_tongue(code).write_list(items, either=either) == written


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (("Ann", "Bob"), "Ann und Bob."),
        (Either((3, 9, 18)), "3, 9 oder 18."),
        (Ordinal(2), "2.."),
        (Count(1, 2), "1,00."),
        (Phrase("words-hours", count=2), "2 Stunden."),
        (True, "yes."),
        (None, "none."),
        (3.0, "3."),
        (-3, "−3."),
        (2.5, "2,5."),
    ],
)
def test_values_are_written_as_the_language_writes_them(value: Value, written: str) -> None:
    assert GERMAN.say("terms-ordinal", number=value) == written


def test_a_file_is_read_when_a_message_of_it_is_needed() -> None:
    french = Tongue("fr")
    assert french.catalogue.rooms == set()
    assert french.say("buttons-join") == choose_tongue("fr").say("buttons-join")
    assert french.has("words-on")
    assert not french.has("nowhere-to-be-found")
    assert french.catalogue.rooms == {"buttons", "words", "nowhere"}


def test_a_message_that_a_language_does_not_have_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "words.ftl").write_text(
        "words-off = Aus\nwords-hours = { $hours } Stunden\n"
    )
    monkeypatch.setattr("bot.languages.catalogue.FOLDER", tmp_path)
    half = Tongue("de")
    assert half.say("words-off") == "Aus"
    assert half.say("words-on") == "On"


def test_a_message_that_cannot_be_said_is_said_in_english_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "words.ftl").write_text("words-hours = { $hours } Stunden\n")
    monkeypatch.setattr("bot.languages.catalogue.FOLDER", tmp_path)
    with capture_logs() as logs:
        assert Tongue("de").say("words-hours", count=2) == "2 hours"
    assert [(line["key"], line["language"]) for line in logs] == [("words-hours", "de")]
    assert "hours" in logs[0]["errors"], "the value that is missing"


def test_a_message_that_does_not_exist_is_a_fault_and_never_shown() -> None:
    for tongue in (ENGLISH, GERMAN):
        with pytest.raises(LookupError):
            tongue.say("words-nothing")


def test_text_of_the_other_direction_is_isolated() -> None:
    assert isolate("דנה") == "\u2068דנה\u2069"
    assert isolate("Ann") == "Ann"
    assert isolate("Ann", rtl=True) == "\u2068Ann\u2069"
    assert isolate(isolate("Ann", rtl=True), rtl=True) == "\u2068Ann\u2069"
    assert isolate("דנה", rtl=True) == "דנה"
    assert isolate("−2 3", rtl=True) == "\u2068−2 3\u2069", "a sign stays before its number"
    assert isolate("23", rtl=True) == "23"


def test_code_and_signs_stay_from_left_to_right() -> None:
    assert settle("`/golf start` פותח") == "\u2066`/golf start`\u2069 פותח"
    assert settle("`\u2068abc\u2069`") == "\u2066`abc`\u2069", (
        "people copy what is between backticks"
    )
    assert settle("שווה −2, 3") == "שווה \u2068−2\u2069, 3"
    assert HEBREW.write_number(-2) == "\u2068−2\u2069"
    assert settle(HEBREW.write_number(-2)) == HEBREW.write_number(-2)
    assert "\u2066`/golf solo`\u2069" in HEBREW.say("refusals-challenge-bot")
    assert HEBREW.join_row(["3", "−2"]) == "\u200f3 \u2068−2\u2069"
    assert GERMAN.join_row(["3", "−2"]) == "3 −2"


def test_sentences_and_items_are_joined_as_the_language_does() -> None:
    japanese = choose_tongue("ja")
    assert GERMAN.join_sentences("A.", "", "B.") == "A. B."
    assert japanese.join_sentences("あ。", "", "い。") == "あ。い。"
    assert GERMAN.join_items(["1", "2"]) == "1, 2"
    assert japanese.join_items(["1", "2"]) == "1、2"


def test_each_line_of_a_message_runs_from_right_to_left() -> None:
    turned = turn_lines("### אב\n-# 1: **2**\n\n- גד\n`a`")
    assert turned.split("\n") == [
        "### \u200f\u2067אב\u2069",
        "-# \u200f\u20671: **2**\u2069",
        "",
        "- \u200f\u2067גד\u2069",
        "\u200f\u2067`a`\u2069",
    ]
    assert turn_label("אב 7♥") == "\u2067אב 7♥\u2069"
    assert turn_label("7♥") == "7♥"
    assert turn_label("Ann \u2068אב\u2069") == "Ann \u2068אב\u2069"
    # An isolated part may have another one in it, and may lack its end.
    assert not leads_right_to_left("\u2068a\u2067b\u2069אב\u2069 cd אב")
    assert leads_right_to_left("\u2068a\u2067b\u2069cd\u2069 אב cd")
    assert leads_right_to_left("\u2069\u2069 \u2068a\u2069אב")
    assert not leads_right_to_left("\u2068a\u2069 12")
    assert split_isolates("1 \u2068a\u2067b\u2069c\u2069 2") == [
        ("1 ", False),
        ("a\u2067b\u2069c", True),
        (" 2", False),
    ]
    assert split_isolates("\u2068ab") == [("ab", True)], "the end was cut off"
    assert split_isolates("a\u2069b") == [("a\u2069b", False)]


def test_hebrew_sentences_begin_in_their_own_direction() -> None:
    for key, entry in read("he").items():
        for text in entry.texts:
            words = re.sub(r"\{[a-z_]+\}|`[^`]*`", "", text)
            if any(letter.isalpha() for letter in words):
                assert leads_right_to_left(words), (key, "begin it with \\u200F")


def test_the_pseudo_language_has_accents_on_everything_but_code() -> None:
    pseudo = choose_tongue("en-XA")
    assert pseudo.say("words-on") == "Ôń"
    assert pseudo.say("words-hours", count=2) == "2 ĥôûŕŝ"
    accented, _ = accent(ascii_letters)
    assert not set(accented) & set(ascii_letters)
    without = unicodedata.normalize("NFD", accented.translate(str.maketrans("ßƒƑǫǪ", "BfFqQ")))
    assert "".join(filter(str.isascii, without)) == ascii_letters


def test_a_room_counts_as_read_once_all_its_messages_are_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A picture may be drawn in another thread meanwhile. It must not miss a message."""
    catalogue, parse, seen = Catalogue("de"), FluentParser.parse, list[bool]()

    def look(parser: FluentParser, source: str) -> object:
        seen.append(catalogue.has_read("words-no-name"))
        return parse(parser, source)

    monkeypatch.setattr(FluentParser, "parse", look)
    assert catalogue.find("words-no-name") is not None
    assert seen == [False]
    assert catalogue.has_read("words-no-name")
