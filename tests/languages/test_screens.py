"""Every screen in every language: nothing too long for Discord, and no English left in the pseudo-language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.languages import choose_tongue, list_offered, own_name
from bot.ports.screen import Button, File, Link, Menu, Picture, Row, Screen, Text
from bot.words.descriptions import length
from engine import RULESETS
from tests.bot.every_screen import all_screens

PSEUDO = "en-XA"
TEXT, LABEL, PLACEHOLDER, OPTION, DESCRIPTION = 4000, 80, 150, 100, 1024

NAMES = "|".join(
    re.escape(name)
    for name in (*map(own_name, list_offered()), *(rules.source for rules in RULESETS.values()))
)
MARKS = re.compile(
    rf"{NAMES}"
    r"|`[^`]*`|<t:\d+:\w>|<@&?\d+>|https?://\S+|[0-9a-f]{4}·[0-9a-f]{4}"
    r"|\b(?:Player \d+|Host|Rookie|Club|Pro|and)\b"
)
"""What stays as it is in every language: code, times, mentions, addresses, names, and the "and" of CLDR's lists."""


def texts(screen: Screen) -> Iterator[tuple[str, int]]:
    """Return each text of a screen, with the most UTF-16 units that Discord takes."""
    for part in screen.parts:
        match part:
            case Text():
                yield part.markdown, TEXT
            case Picture():
                yield part.description, DESCRIPTION
                yield part.fallback, TEXT
            case File():
                yield part.fallback, TEXT
            case Row():
                for button in part.buttons:
                    assert isinstance(button, Button | Link)
                    yield button.label, LABEL
            case Menu():
                yield part.placeholder, PLACEHOLDER
                for option in part.options:
                    yield option.label, OPTION
                    yield option.description, OPTION
            case _:
                pass


def english_in(screen: Screen) -> set[str]:
    """Return words of English on a screen in the pseudo-language."""
    found: set[str] = set()
    for text, _ in texts(screen):
        found |= set(re.findall(r"[A-Za-z]{2,}", MARKS.sub("", text)))
    return found


@pytest.mark.parametrize("code", [*list_offered(), PSEUDO])
def test_nothing_on_a_screen_is_too_long(code: str) -> None:
    for maker, make in all_screens(choose_tongue(code)).items():
        for screen in make():
            for text, most in texts(screen):
                assert length(text) <= most, (maker.__name__, text)
            whole = sum(length(text) for text, most in texts(screen) if most == TEXT)
            assert whole <= TEXT, maker.__name__


def test_no_english_is_left_in_the_code() -> None:
    left = {
        maker.__name__: sorted(set().union(*map(english_in, make())))
        for maker, make in all_screens(choose_tongue(PSEUDO)).items()
    }
    assert {name: words for name, words in left.items() if words} == {}
