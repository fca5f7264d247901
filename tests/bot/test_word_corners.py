"""Corners of words: lengths, odd characters, errors of the rules, stories, and lists that were cut."""

from __future__ import annotations

import pytest
from fluent.syntax import ast

from bot.languages import Phrase, Tongue, choose_tongue, negotiate
from bot.languages.catalogue import accent, read_files
from bot.languages.direction import (
    LEFT_MARK,
    OPEN,
    RIGHT_MARK,
    keep_left_to_right,
    settle,
    without_isolates,
)
from bot.languages.numbers import write_counted
from bot.pictures.captions import keep_drawable_part
from bot.ports.pictures import FormChart, ScorecardPicture
from bot.screens.cast import Cast
from bot.screens.first_turns import has_first_turns
from bot.screens.rules import rules_screen
from bot.screens.text_form import write_seats
from bot.words.descriptions import (
    DESCRIPTION,
    cut,
    describe,
    describe_hand,
    list_ranks,
    measure_length,
)
from bot.words.figures import describe_chart, describe_scorecard
from bot.words.permissions import NAMED, name_permission
from bot.words.rule_errors import say_rule
from bot.words.story import tell_story
from bot.words.wording import clean_name
from engine import CARD_COMMONS, Card, Discard, Draw, RuleError, Take
from tests.bot.tables import game
from tests.golden.scenes.setting import after, laid, scored

HEBREW = choose_tongue("he")


def test_lengths_are_counted_as_discord_counts_them() -> None:
    assert measure_length("é🎉") == 1 + 2
    short = cut("🎉" * 600)
    assert short.endswith("…")
    assert measure_length(short) <= DESCRIPTION
    assert cut("a" * 2000) == "a" * (DESCRIPTION - 1) + "…"
    assert cut("as it is") == "as it is"


def test_odd_characters_of_names() -> None:
    assert clean_name("Ren\u0065\u0301", "") == "Ren\u00e9"
    assert clean_name("A\u0378B", "") == "AB"  # a character that Unicode has not assigned
    assert clean_name("A\tB\nC", "") == "A B C"
    assert clean_name("x" * 30, "") == "x" * 23 + "…"


def test_an_error_of_the_rules_is_said_by_its_key() -> None:
    assert say_rule(RuleError("The game is over.", "rule-over")) == Phrase("refusals-rule-over")
    with_number = say_rule(RuleError("Turn up 2.", "rule-opening", cards=2))
    assert with_number == Phrase("refusals-rule-opening", cards=2)
    assert say_rule(RuleError("No player can cause this.")) == Phrase("No player can cause this.")


def test_every_permission_in_the_catalogues_is_named_in_the_readers_language() -> None:
    keys = {
        entry.id.name
        for _, resource in read_files("en")
        for entry in resource.body
        if isinstance(entry, ast.Message) and entry.id.name.startswith("words-permission-")
    }
    assert keys == {f"words-permission-{name.lower().replace(' ', '-')}" for name in NAMED}
    assert name_permission("Do Magic") == "**Do Magic**"


@pytest.mark.parametrize(
    ("scorecard", "key"),
    [
        (((5, 5), (0, 9)), "story-in-front"),  # nobody was behind after the first hole
        (((9, 1), (0, 9)), "story-from-behind"),
        (((1, 9), (9, 2), (0, 9)), "story-in-front"),
    ],
)
def test_only_somebody_who_was_last_comes_from_behind(
    scorecard: tuple[tuple[int, ...], ...], key: str
) -> None:
    story = tell_story(scorecard, (0,))
    assert story is not None
    assert story.key == key


def test_a_long_chart_is_said_to_show_the_newest_games() -> None:
    many = describe_chart(FormChart(tuple(range(21)), "Ann"))
    few = describe_chart(FormChart(tuple(range(20)), "Ann"))
    shown = " ".join(map(str, range(1, 21)))
    assert many == f"Ann. 21 games, the newest 20: {shown}. Average 10, best 0."
    assert "20 games" in few
    assert "newest" not in few


def test_code_keeps_its_letters_in_the_language_with_accents() -> None:
    plain, is_code = accent("ab `ab` ab")
    assert (plain, is_code) == ("âḃ `ab` âḃ", False)
    assert accent("ab `ab") == ("âḃ `ab", True)
    assert accent("ab` ab", in_code=True) == ("ab` âḃ", False)
    assert accent("ab", in_code=True) == ("ab", True)


def test_signs_of_direction_are_put_around_whole_numbers_and_taken_away_again() -> None:
    assert settle("−2.5") == f"{OPEN}−2.5\u2069"
    assert settle("−1,234") == f"{OPEN}−1,234\u2069"
    assert without_isolates(f"{LEFT_MARK}a{RIGHT_MARK}b{OPEN}c\u2069") == "abc"
    assert negotiate("not a language", "xx-", None, "de") == "de"
    assert negotiate("not a language") == "en"


def test_a_name_cannot_turn_the_words_around_it() -> None:
    names = Cast(("A_nn", "דנה"), tongue=HEBREW)
    assert names.name(0) == f"{OPEN}A\\_nn\u2069"
    assert names.bold(0) == f"{OPEN}**A\\_nn**\u2069"
    assert names.bold(1) == f"**{OPEN}דנה\u2069**"
    english = Cast(("A_nn", "דנה"))
    assert english.name(0) == "A\\_nn"
    assert english.name(1) == f"{OPEN}דנה\u2069"


def test_the_example_of_the_rules_is_described_in_the_language_of_the_reader() -> None:
    german = choose_tongue("de")
    said = str(rules_screen(CARD_COMMONS, german))
    assert "Kreuz Sieben" in said
    assert "seven of clubs" not in said


def test_a_card_that_is_taken_is_a_turn_of_a_beginner_too() -> None:
    contest = laid(seat=0)
    for number in range(4):
        assert has_first_turns(contest, 0) is (number < 3)
        action = Take(number) if number % 2 else Draw()
        contest = after(contest, (0, action))
        if number % 2 == 0:
            assert has_first_turns(contest, 0) is (number < 3)
            contest = after(contest, (0, Discard()))
        for other in (1, 2):
            assert not has_first_turns(contest, 0)
            contest = after(contest, (other, Draw()), (other, Discard()))


@pytest.mark.parametrize(
    ("code", "items", "either", "written"),
    [
        ("es", ("7", "8"), True, "7 u 8"),
        ("es", ("8", "7"), True, "8 o 7"),
        ("es", ("Ann", "Inés"), False, "Ann e Inés"),
        ("es", ("Ann", "Hiedra"), False, "Ann y Hiedra"),
        ("it", ("Bob", "Anna"), False, "Bob e Anna"),
        ("it", ("Bob", "Eva"), False, "Bob ed Eva"),
        ("en", ("Ann",), False, "Ann"),
        ("en", ("Ann", "Bob", "Cy"), False, "Ann, Bob and Cy"),
        ("ko", ("Ann", "Bob"), False, "Ann, Bob"),
    ],
)
def test_the_word_before_the_last_item(
    code: str, items: tuple[str, ...], either: bool, written: str
) -> None:
    assert choose_tongue(code).write_list(items, either=either) == written


def test_numbers_are_grouped_rounded_and_counted_by_what_is_written() -> None:
    english = choose_tongue("en")
    assert english.write_number(1234) == "1,234"
    assert english.write_number(-1234.56, 1) == "−1,234.6"
    assert english.write_number(-0.04) == "0"
    assert english.write_percent(-0.001) == "0%"
    assert english.write_percent(0.126) == "13%"
    assert HEBREW.write_number(5) == "5"
    assert HEBREW.write_number(-5) == f"{OPEN}−5\u2069"
    assert str(write_counted(1.0, english.locale, 1)) == "1.0"
    assert write_counted(1.0, english.locale, 1) == "other"
    assert write_counted(1.0, english.locale, 0) == "one"


def test_a_country_does_not_matter_and_a_script_does() -> None:
    assert negotiate("pt-PT") == "pt-BR"
    assert negotiate("sv") == "sv-SE"
    assert negotiate("zh-TW", "fr") == "fr"
    assert negotiate("en-GB") == "en"


def test_words_of_other_directions_and_languages_are_joined_as_they_are_written() -> None:
    assert HEBREW.write_list(["דנה", f"{OPEN}Bob\u2069"]) == f"דנה ו-{OPEN}Bob\u2069"
    assert HEBREW.write_list(["דנה", "יוסי"]) == "דנה ויוסי"
    assert choose_tongue("zh-CN").join_items(["7", "8"]) == "7、8"
    assert choose_tongue("ko").join_items(["7", "8"]) == "7, 8"
    assert f"{OPEN}Ann\u2069" in HEBREW.say("chronicle-drawing", name="Ann")
    assert OPEN not in choose_tongue("en").say("chronicle-drawing", name="Ann")


def test_a_sentence_is_its_own_key_and_a_file_is_read_once() -> None:
    fresh = Tongue("en")
    assert fresh.must_read("chronicle-drawing")
    fresh.say("chronicle-drawing", name="Ann")
    assert not fresh.must_read("chronicle-left")
    assert (
        fresh.tell(Phrase("No catalogue has this sentence.")) == "No catalogue has this sentence."
    )
    with pytest.raises(LookupError, match="no message chronicle-nothing"):
        fresh.say("chronicle-nothing")


def test_what_is_left_of_a_text_has_single_spaces() -> None:
    assert keep_drawable_part("9 holes  ᚠᚢᚦ  here · ") == "9 holes here"


def test_long_names_are_cut_so_that_the_cards_of_every_seat_are_described() -> None:
    said = describe(game(12, ruleset="pagat").public_view, ["W" * 80] * 12)
    assert measure_length(said) <= DESCRIPTION
    assert said.count("total 0") == 12
    first = said.split(": ", 1)[1].split(", ")[0]
    assert first.endswith("…")
    assert all(line.startswith(f"{first}: ") for line in said.splitlines()[1:])


def test_letters_that_discord_counts_twice_are_cut_earlier() -> None:
    contest, names = game(12, ruleset="pagat"), ["\U0001d538" * 30] * 12
    for said, tells in (
        (describe(contest.public_view, names), 12),
        (describe_hand(contest.view(0), names), 11),
    ):
        assert len(said) < measure_length(said) <= DESCRIPTION
        assert said.count("\U0001d538…: ") == tells


def test_a_long_scorecard_in_words_keeps_the_total_of_every_player() -> None:
    def write(holes: int) -> str:
        hole = tuple(range(-50, -38))
        totals = tuple(points * holes for points in hole)
        names = tuple(f"Player {letter}" for letter in "ABCDEFGHIJKL")
        return describe_scorecard(ScorecardPicture(names, (hole,) * holes, 18, totals))

    short, long = write(2), write(18)
    assert "(−39 −39)" in short
    assert measure_length(long) <= DESCRIPTION
    assert "(" not in long
    assert len(long.splitlines()) == 13
    assert long.endswith("−702")


def test_ranks_stand_from_left_to_right_among_words_that_run_the_other_way() -> None:
    six = tuple(
        None if code == "--" else Card.parse(code) for code in ["5D", "--", "6D", "QS", "--", "3C"]
    )
    down, mark = HEBREW.say("descriptions-down"), LEFT_MARK
    said = f"{mark}5 {mark}{down} {mark}6 {mark}/ {mark}Q {mark}{down} {mark}3"
    assert list_ranks(six, HEBREW) == keep_left_to_right(said)
    assert list_ranks((None,) * 6, HEBREW) == HEBREW.say("descriptions-all-down")


def test_points_of_columns_stand_as_the_cards_lie_in_every_direction() -> None:
    view = scored(2).public_view
    for tongue in (choose_tongue("en"), HEBREW):
        said = write_seats(view, Cast(("Ann", "Bob"), tongue=tongue), ())
        columns = f"({OPEN}{keep_left_to_right('')[0]}"
        assert said.count(columns) == (2 if tongue.is_rtl else 0)
