"""Names that people type, and what becomes safe to show."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.languages import Phrase, choose_tongue
from bot.words.name_labels import bold_label, label
from bot.words.permissions import NAMED, name_permission
from bot.words.wording import clean_name, escape_name, name_clock, name_person, write_points
from cogs.sending.permissions import PERMISSIONS

HOSTILE = ["*", "`", "```", "@everyone", "<@1>", "||x||", "# big", "[a](http://x)", "_u_", "~~s~~"]


@pytest.mark.parametrize(
    ("code", "begins", "boldly"),
    [
        ("en", "Ann: ", "**Ann:** "),
        ("fr", "Ann\u00a0: ", "**Ann\u00a0:** "),
        ("ja", "Ann：", "**Ann：**"),
    ],
)
def test_a_line_about_somebody_begins_as_the_language_writes_it(
    code: str, begins: str, boldly: str
) -> None:
    assert label("Ann", choose_tongue(code)) == begins
    assert bold_label("Ann", choose_tongue(code)) == boldly


@pytest.mark.parametrize("name", HOSTILE)
def test_markdown_in_a_name_shows_as_it_was_typed(name: str) -> None:
    safe = escape_name(name)
    assert safe.replace("\\", "") == name
    bare = "".join(
        char for at, char in enumerate(safe) if not (at and safe[at - 1] == "\\") and char != "\\"
    )
    assert not set(bare) & set("*_~`|<>@#[]()")


@pytest.mark.parametrize(
    "name", ["", "   ", "\u200b\u200d", "\u3164", "\u2800", "\u0301", "\ufeff"]
)
def test_a_name_of_which_nothing_shows_becomes_a_word(name: str) -> None:
    assert clean_name(name, "Player") == "Player"
    assert clean_name(name, "Player 3") == "Player 3"


def test_right_to_left_names_cannot_turn_the_line_around() -> None:
    assert clean_name("\u202eevil", "") == "evil"
    assert escape_name("שלום") == "\u2068שלום\u2069"


def test_long_names_are_cut_and_towers_of_marks_levelled() -> None:
    two_each = "x\u0301\u0302q\u0301\u0302x\u0301"
    assert clean_name(two_each, "") == two_each
    assert clean_name(f"{two_each}\u0302\u0303\u0304", "") == f"{two_each}\u0302"
    assert clean_name("W" * 32, "") == "W" * 23 + "…"
    assert len(clean_name("a" + "\u0301\u0302\u0303\u0304" * 5, "")) <= 4
    assert clean_name("two\nlines", "") == "two lines"


@given(st.text(max_size=60))
def test_any_name_becomes_one_short_visible_line(name: str) -> None:
    plain = clean_name(name, "Player")
    assert 1 <= len(plain) <= 24
    assert plain == plain.strip()
    assert not set(plain) & {"\n", "\r", "\u202e", "\u200b", "\x00"}
    assert "@everyone" not in escape_name(name)


def test_points_have_a_real_minus_sign() -> None:
    assert (write_points(-4), write_points(7)) == ("−4", "7")


@pytest.mark.parametrize(
    ("clock_s", "words"),
    [
        (45, "45 seconds a move"),
        (90, "90 seconds a move"),
        (300, "5 minutes a move"),
        (3600, "1 hour a move"),
        (86_400, "24 hours a move"),
        (None, "no clock"),
    ],
)
def test_clocks_in_words(clock_s: int | None, words: str) -> None:
    assert choose_tongue("en").tell(name_clock(clock_s)) == words


def test_a_missing_permission_is_named_as_in_the_readers_discord() -> None:
    lacking = tuple(map(name_permission, ("View Channel", "Attach Files", "Fly")))
    refusal = Phrase("refusals-permissions", permissions=lacking, count=3)
    assert "**View Channel**, **Attach Files** and **Fly**" in choose_tongue("en").tell(refusal)
    said = choose_tongue("fr").tell(refusal)
    assert "**Voir le salon**, **Joindre des fichiers** et **Fly**" in said


def test_every_permission_of_the_bot_has_a_name_in_the_catalogues() -> None:
    assert set(PERMISSIONS.values()) <= NAMED
    for name in NAMED:
        named = name_permission(name)
        assert isinstance(named, Phrase)
        assert choose_tongue("en").tell(named) == f"**{name}**"


def test_somebody_without_a_name_is_called_in_the_language_of_the_sentence() -> None:
    nobody, somebody = name_person("\u200b"), name_person("Ann")
    assert isinstance(nobody, Phrase)
    assert choose_tongue("fr").tell(nobody) == "Anonyme"
    assert somebody == "**Ann**"
