"""Every screen in every language: nothing too long for Discord, and no English left in the pseudo-language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.languages import choose_tongue, list_offered
from bot.languages.direction import without_isolates
from bot.pictures.lettering import width_of
from bot.ports.screen import Button, File, Link, Menu, Picture, Row, Screen, Text
from bot.words.descriptions import measure_length
from cogs.sending.layout import build
from engine import RULESETS
from tests.bot.every_screen import all_screens
from tests.languages.check import LETTERS
from tests.languages.entries import read

PSEUDO = "en-XA"
PHONE, PADDING, GAP = 376, 32, 8
"""Pixels on a phone that is 390 pixels wide: for a row of buttons, around the words of a button, and between two
buttons.
"""
CONTENT = 10
"""Discord's number for the component that is text."""
CODE = re.compile(r"`[^`]*`")
WORDS = re.compile(r"(?:\b[^\W\d_]{2,} +){2}[^\W\d_]{2,}")
"""Three words beside each other."""
TEXT, LABEL, PLACEHOLDER, OPTION, DESCRIPTION = 4000, 80, 150, 100, 1024

NAMES = "|".join(
    re.escape(name)
    for name in (
        *(choose_tongue(code).say("terms-language") for code in list_offered()),
        *(rules.source for rules in RULESETS.values()),
    )
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


def sent_texts(screen: Screen) -> Iterator[str]:
    """Return the texts of a screen in the form in which Discord gets them."""
    (container,) = build(screen)
    return (part["content"] for part in container["components"] if part["type"] == CONTENT)


def rows_of(screen: Screen) -> Iterator[list[str]]:
    """Yield the labels of each row of two or three buttons. A row of four may wrap."""
    for part in screen.parts:
        if isinstance(part, Row) and 1 < len(part.buttons) < 4:
            yield [without_isolates(button.label) for button in part.buttons]


def width_of_row(labels: list[str]) -> int:
    """Return the width in pixels of these buttons side by side."""
    buttons = [width_of(label, LETTERS) + PADDING for label in labels]
    return sum(buttons) + GAP * (len(labels) - 1)


@pytest.mark.parametrize("code", [*list_offered(), PSEUDO])
def test_every_screen_is_whole_and_fits(code: str) -> None:
    rooms = {entry.room for entry in read("en").values()}
    broken = re.compile(rf"\b(?:{'|'.join(rooms)})-[a-z]|[{{}}]")
    seen: set[str] = set()
    for maker, make in all_screens(choose_tongue(code)).items():
        for screen in make():
            for text, most in texts(screen):
                if text not in seen:
                    assert measure_length(text) <= most, (maker.__name__, text)
                    assert not broken.search(CODE.sub("", text)), (maker.__name__, text)
                seen.add(text)
            sent = list(sent_texts(screen))
            assert sum(map(measure_length, sent)) <= TEXT, maker.__name__
            for line in {line for text in sent for line in text.split("\n")} - seen:
                assert line.count("**") % 2 == 0, (maker.__name__, line)
                assert line.count("`") % 2 == 0, (maker.__name__, line)
                opened = sum(map(line.count, "\u2066\u2067\u2068"))
                assert opened == line.count("\u2069"), (maker.__name__, line)
                seen.add(line)
            if (
                code != PSEUDO and maker.__name__ != "preferences_screen"
            ):  # its buttons are below each other
                for labels in rows_of(screen):
                    assert width_of_row(labels) <= PHONE, labels


@pytest.mark.parametrize("code", [code for code in list_offered() if code != "en"])
def test_no_sentence_is_left_in_english(code: str) -> None:
    english, own = read("en"), read(code)
    same = [
        key
        for key, entry in own.items()
        if entry.texts == english[key].texts
        and any(WORDS.search(text.replace("Six Card Golf", "")) for text in entry.texts)
    ]
    assert same == []


def test_no_english_is_left_in_the_code() -> None:
    left = {
        maker.__name__: sorted(set().union(*map(english_in, make())))
        for maker, make in all_screens(choose_tongue(PSEUDO)).items()
    }
    assert {name: words for name, words in left.items() if words} == {}
