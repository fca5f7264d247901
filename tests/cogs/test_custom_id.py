"""Custom ids are read as they were written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.sending.custom_id import BUTTON, LONGEST, MENU, CustomId

ids = st.text("23456789abcdefghjkmnpqrstuvwxyz", min_size=8, max_size=8)
turns = st.builds("{}-{}".format, st.integers(0, 18), st.integers(0, 9999))
actions = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=40)
keys = st.one_of(st.just(""), st.builds("{}:{}".format, ids, turns))


@given(key=keys, action=actions)
def test_a_custom_id_is_read_back_as_it_was_written(key: str, action: str) -> None:
    wanted = CustomId.join(key, action)
    button, menu = wanted.write_button(), wanted.write_menu()
    assert CustomId.read_button(button) == wanted == CustomId.read_menu(menu)
    assert len(menu) <= LONGEST
    if key:
        assert f"{wanted.game}:{wanted.turn}" == key


@given(key=keys, action=actions)
def test_no_custom_id_is_taken_for_a_button_and_a_menu(key: str, action: str) -> None:
    wanted = CustomId.join(key, action)
    assert MENU.fullmatch(wanted.write_button()) is None
    assert BUTTON.fullmatch(wanted.write_menu()) is None


def test_a_custom_id_looks_as_it_is_documented() -> None:
    assert CustomId.join("8f3k2m4p:3-17", "swap3").write_button() == "golf:8f3k2m4p:3-17:swap3"
    assert CustomId.join("", "prefs:direct:on").write_button() == "golf:::prefs:direct:on"
    assert CustomId.join("8f3k2m4p:3-17", "more").write_menu() == "golfm:8f3k2m4p:3-17:more"
    assert len(CustomId.join("8f3k2m4p:3-17", "x" * 81).write_button()) == 100


@pytest.mark.parametrize(
    "wanted",
    [
        CustomId("8f3k2m4p", "3-17", ""),
        CustomId("8f:3k", "3-17", "draw"),
        CustomId("8f3k2m4p", "3:17", "draw"),
        CustomId("8f3k2m4p", "3-17", "x" * 82),
    ],
)
def test_what_could_not_be_read_back_or_sent_is_refused(wanted: CustomId) -> None:
    with pytest.raises(ValueError, match="custom id"):
        wanted.write_button()


@pytest.mark.parametrize("text", ["", "golf", "golf:a:b", "other:a:b:c", "xgolf:a:b:c"])
def test_what_is_none_of_ours_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no custom id"):
        CustomId.read_button(text)


@given(rest=st.text(max_size=60))
def test_whatever_an_older_version_wrote_after_the_turn_still_reaches_us(rest: str) -> None:
    assert CustomId.read_button(f"golf:oldgame:9-9:{rest}").action == rest
