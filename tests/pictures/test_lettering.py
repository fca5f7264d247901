"""Which names are drawn, and how they are made to fit."""

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bot.languages import choose_tongue
from bot.languages.direction import isolate, leads_right_to_left, without_isolates
from bot.pictures.captions import keep_drawable, write_captions
from bot.pictures.lettering import fit, fit_names, forms_of, letter, shorten, shrink, width_of
from bot.pictures.renderer import draw
from bot.pictures.typefaces import (
    OTHERS,
    ROBOTO,
    Style,
    Typeface,
    has_glyph,
    list_faces,
    load_font,
    path_of,
    runs,
)
from bot.ports.pictures import TablePicture
from tests.pictures.looking import image_of
from tests.pictures.tables import opened

CJK = next(face for face in OTHERS if not face.needs_shaping)

ENGLISH = choose_tongue("en")


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
        ("Hana 🌸", "Hana 🌸"),
        ("👩‍👧 Mum", "👩‍👧 Mum"),
        ("👍🏽 ❤️ 🇩🇪", "👍🏽 ❤️ 🇩🇪"),
        ("🎉", "🎉"),
        ("★ Star ★", "Star"),
        ("გიორგი", "გიორგი"),
        ("Արամ", "Արամ"),
        ("𝓐𝓷𝓷", "Ann"),
        ("Ａｎｎ", "Ann"),
        ("\u202eAnn", "Ann"),
        ("שרה כהן", "שרה כהן"),
        ("علي", "علي"),
        ("نیم\u200cروز", "نیم\u200cروز"),
        ("नेहा शर्मा", "नेहा शर्मा"),
        ("বাংলা", "বাংলা"),
        ("தமிழ்", "தமிழ்"),
        ("తెలుగు లక్ష్మి", "తెలుగు లక్ష్మి"),
        ("ไทย น้ำใจ", "ไทย น้ำใจ"),
        ("ខ្មែរ", "ខ្មែរ"),
        ("田中さん", "田中さん"),
        ("김철수", "김철수"),
        ("Ann שרה 明", "Ann שרה 明"),
    ],
)
def test_names_that_can_be_drawn(name: str, drawn: str) -> None:
    assert keep_drawable(name) == drawn


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u200b",
        "\u3164",
        "…",
        "★",
        "กิ\u0e48\u0e48\u0e48\u0e48",
        "กุิ\u0e48\u0e4c",  # no letter has four marks
        "ᚠᚢᚦ",
        "Z̷̢̛a̵l̸g̶o̵",
        "\ue000",
        "\ud800",
    ],
)
def test_names_that_cannot(name: str) -> None:
    assert keep_drawable(name) is None


def test_a_seat_without_a_drawable_name_is_called_by_its_number() -> None:
    assert write_captions(("Ann", "ᚠᚢ", ""), ENGLISH) == ("Ann", "Seat 2", "Seat 3")


def test_no_two_seats_have_the_same_caption() -> None:
    assert write_captions(("Ann", "ann", "Ben", "Ann ★"), ENGLISH) == (
        "1 Ann",
        "2 ann",
        "Ben",
        "4 Ann",
    )


def test_a_missing_glyph_is_noticed() -> None:
    assert all(map(has_glyph, "AzéЖλ7−’…·\u00a0\u202f"))
    assert not any(map(has_glyph, "漢א\U0001f600"))
    assert not has_glyph("\u3164", CJK), "a filler draws nothing"


def test_each_part_is_set_in_the_typeface_that_has_it() -> None:
    def parts(text: str) -> list[tuple[str, str]]:
        return [(part.text, part.face.package) for part in runs(text) or ()]

    hebrew, japanese = "fontpkg_heebo", "noto_cjk_sans_jp_bold"
    roboto = ROBOTO.package
    assert parts("שרה כהן wins") == [("שרה כהן", hebrew), (" wins", roboto)]
    assert parts("Best: 4, שרה") == [("Best: 4, ", roboto), ("שרה", hebrew)]
    assert parts("שרה № דנה") == [("שרה", hebrew), (" № ", roboto), ("דנה", hebrew)]
    assert parts("Ann 明 7") == [("Ann ", roboto), ("明", japanese), (" 7", roboto)]
    assert parts("שר…") == [("שר…", hebrew)], "the cut is where the name ends"


@pytest.mark.parametrize("said", ["Qj", "שרה Ann"])
def test_a_rim_goes_all_around_the_letters(said: str) -> None:
    plain, rimmed = letter(said, Style(40)), letter(said, Style(40), 3)
    assert (rimmed.left, rimmed.top) == (plain.left - 3, plain.top - 3)
    assert rimmed.mask.size == (plain.mask.width + 6, plain.mask.height + 6)
    left, top, right, bottom = plain.mask.getbbox() or (0, 0, 0, 0)
    assert rimmed.mask.getbbox() == (left, top, right + 6, bottom + 6)


def test_letters_that_join_are_drawn_joined() -> None:
    alone = sum(width_of(letter, Style(40)) for letter in "محمد")
    assert width_of("محمد", Style(40)) != alone
    assert width_of("नि", Style(40)) != width_of("न", Style(40))


def test_a_name_is_cut_between_letters_and_not_within_one() -> None:
    assert shorten("น้ำใจ", 2) == "น้ำ…"
    assert shorten("क्ष्मी लता", 2) == "क्ष्मी…"


def test_scripts_that_need_shaping_are_left_out_where_nothing_shapes() -> None:
    assert [face.package for face in list_faces(shaping=False)] == [ROBOTO.package, CJK.package]
    assert len(list_faces(shaping=True)) == len(OTHERS) + 1


def test_a_typeface_that_is_not_installed_is_not_used() -> None:
    absent = Typeface("fontpkg_absent", "files/Absent.ttf")
    assert path_of(absent) is None
    assert path_of(Typeface(ROBOTO.package, "files/Absent.ttf")) is None
    with pytest.raises(ValueError, match="fontpkg_absent is not installed"):
        load_font(Style(20), absent)


def test_a_typeface_is_opened_only_when_a_name_needs_it() -> None:
    script = (
        "from bot.pictures import typefaces as t; from bot.pictures.captions import write_captions\n"
        "from bot.languages import choose_tongue\n"
        "from bot.pictures.lettering import width_of\n"
        "en = choose_tongue('en'); write_captions(('Ann', 'Дмитрий'), en); width_of('Ann wins', t.Style(30))\n"
        "print(t.load_font.cache_info().currsize)\n"
        "write_captions(('明',), en); print(t.load_font.cache_info().currsize > 2)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["2", "True"]


def test_a_long_name_is_set_narrower_before_it_is_cut() -> None:
    style, name = Style(28, 700), "Konstantin Petrov"
    wide = width_of(name, style)
    assert fit(name, style, wide) == (name, style)
    # A style that is narrow already gets no wider.
    assert shrink(name, Style(28, 700, 75), wide) == Style(28, 700, 75)
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


def test_the_names_of_a_sentence_keep_five_letters() -> None:
    names = ("Alexandra", "Bob", "Christoph")
    assert fit_names(" + ".join, names, Style(40), 1) == "Alex… + Bob + Chri…"
    assert fit_names(" + ".join, names, Style(40), 999) == "Alexandra + Bob + Christoph"


def test_the_parts_of_a_sentence_stand_in_the_order_in_which_it_is_read() -> None:
    hebrew, latin = "דנה", "Ann"
    assert not leads_right_to_left(f"{isolate(hebrew)} wins")
    assert leads_right_to_left(f"{isolate(latin, rtl=True)} ניצחה")
    assert not leads_right_to_left("7 · −4")
    style = Style(40)
    said = f"{isolate(latin, rtl=True)} ניצחה"
    assert width_of(said, style) == width_of(without_isolates(said), style)
    # The name is read first, so it is on the right.
    whole, name = letter(said, style), letter(latin, style)
    right = whole.mask.crop((whole.mask.width - name.mask.width, 0, *whole.mask.size))
    assert right.getbbox() is not None
    assert abs(ink(right) - ink(name.mask)) < ink(name.mask) * 0.2


def test_a_text_of_two_typefaces_is_read_from_the_right_in_hebrew() -> None:
    style = Style(40)
    whole, last = letter("דנה 漢", style), letter("漢", style)
    left = whole.mask.crop((0, 0, last.mask.width, whole.mask.height))
    assert abs(ink(left) - ink(last.mask)) < ink(last.mask) * 0.2


def test_chinese_letters_have_the_forms_of_the_language() -> None:
    style = Style(40)
    forms = {code: forms_of(code) for code in ("en", "ja", "ko", "zh-CN")}
    drawn = {code: letter("直", style, forms=form).mask.tobytes() for code, form in forms.items()}
    assert drawn["en"] == drawn["ja"]
    assert drawn["ja"] != drawn["zh-CN"]
    said = "最后一手 · 还剩2人"
    plain, chinese = letter(said, style), letter(said, style, forms=forms["zh-CN"])
    assert abs(plain.mask.width - chinese.mask.width) <= 2, "there is as much room for both"
    game = opened(2)
    names = ("直", "Ann")
    seats = {
        code: draw(TablePicture(game.view(None), names, language=code)) for code in ("ja", "zh-CN")
    }
    faces = {
        code: image_of(drawn).crop(drawn.boxes["seat 0 name"]).tobytes()
        for code, drawn in seats.items()
    }
    assert faces["ja"] != faces["zh-CN"]


def ink(mask: Image.Image) -> int:
    """Return how much of a mask is covered."""
    return sum(mask.tobytes())
