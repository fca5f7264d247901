"""Every language says the same as English, with the same variables and marks, and nothing is too long."""

from __future__ import annotations

import pytest

from bot.languages import ENGLISH, list_offered
from tests.languages.check import CHANGED, MISSING, check
from tests.languages.usage import unknown, unused


def test_the_code_says_only_what_english_has() -> None:
    assert not unknown()


def test_english_has_only_what_the_code_says() -> None:
    assert not unused()


@pytest.mark.parametrize("code", list_offered())
def test_nothing_is_wrong_in_a_language(code: str) -> None:
    assert not [str(each) for each in check(code) if each.what not in (MISSING, CHANGED)]


@pytest.mark.parametrize("code", list_offered())
def test_nothing_is_missing_in_a_language(code: str) -> None:
    assert not [each.key for each in check(code) if each.what == MISSING]


def test_english_is_written_first() -> None:
    assert not list(check(ENGLISH))
