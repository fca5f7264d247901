"""Which names are drawn, and how they are made to fit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pictures.lettering import Style, captions, drawable, fit, has_glyph, width_of


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Ann", "Ann"),
        ("  Ann \n Lee ", "Ann Lee"),
        ("Chloé", "Chloé"),
        ("Chloe\u0301", "Chloé"),
        ("Дмитрий Жук", "Дмитрий Жук"),
        ("Ναυσικά", "Ναυσικά"),
        ("Nguyễn Văn Ơn", "Nguyễn Văn Ơn"),
        ("Łukasz Šťastný Ğ ẞ", "Łukasz Šťastný Ğ ẞ"),
        ("Hana 🌸", "Hana"),
        ("👩‍👧 Mum", "Mum"),
        ("𝓐𝓷𝓷", "Ann"),
        ("Ａｎｎ", "Ann"),
        ("\u202eAnn", "Ann"),
    ],
)
def test_names_that_can_be_drawn(name: str, drawn: str) -> None:
    assert drawable(name) == drawn


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u200b",
        "\u3164",
        "🎉",
        "…",
        "שרה",
        "علي",
        "नेहा",
        "ไทย",
        "明",
        "Ann שרה",
        "Z̷̢̛a̵l̸g̶o̵",
        "\ue000",
        "\ud800",
    ],
)
def test_names_that_cannot(name: str) -> None:
    assert drawable(name) is None


def test_a_seat_without_a_drawable_name_is_called_by_its_number() -> None:
    assert captions(("Ann", "שרה", "")) == ("Ann", "Seat 2", "Seat 3")


def test_no_two_seats_have_the_same_caption() -> None:
    assert captions(("Ann", "ann", "Ben", "Ann 🎉")) == ("1 Ann", "2 ann", "Ben", "4 Ann")


def test_a_missing_glyph_is_noticed() -> None:
    assert all(map(has_glyph, "AzéЖλ7−’…·"))
    assert not any(map(has_glyph, "漢א\U0001f600"))


def test_a_long_name_is_set_narrower_before_it_is_cut() -> None:
    style, name = Style(28, 700), "Konstantin Petrov"
    wide = width_of(name, style)
    assert fit(name, style, wide) == (name, style)
    text, narrow = fit(name, style, wide - 10)
    assert text == name
    assert narrow.width < 100
    text, narrow = fit(name, style, wide // 2)
    assert text.endswith("…")
    assert narrow.width == 75


@given(st.text(alphabet="AWil. ñЖ", min_size=1, max_size=60), st.integers(20, 400))
def test_whatever_is_fitted_fits(text: str, most: int) -> None:
    fitted, style = fit(text, Style(20), most)
    assert width_of(fitted, style) <= most or fitted == "…"
