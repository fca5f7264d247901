"""Every button and menu on any screen has an answerer, and every word is on some screen."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules

import bot.screens
from bot.languages import choose_tongue
from bot.ports.button_meanings import OLD_WORDS, ScreenWord, Word, action_of
from bot.ports.screen import Button, Menu, Row, Screen
from tests.bot.every_screen import all_screens
from tests.cogs.club import Club

SCREENS = all_screens(choose_tongue("en"))


def words_on(screen: Screen) -> Iterator[str]:
    """Yield the words of all buttons and menus."""
    for part in screen.parts:
        if isinstance(part, Row):
            yield from (
                button.action
                for button in part.buttons
                if isinstance(button, Button) and not button.disabled
            )
        elif isinstance(part, Menu):
            yield part.action.partition(":")[0] if screen.key else part.action


def all_words() -> tuple[set[str], set[str]]:
    """Return the words on screens of games, and the first words on screens that belong to no game."""
    of_games: set[str] = set()
    of_none: set[str] = set()
    for make in SCREENS.values():
        for screen in make():
            if screen.key:
                of_games |= set(words_on(screen))
            else:
                of_none |= {word.partition(":")[0] for word in words_on(screen)}
    return of_games, of_none


def test_every_function_that_makes_a_screen_is_in_this_test() -> None:
    found = set()
    for info in iter_modules(bot.screens.__path__):
        module = import_module(f"bot.screens.{info.name}")
        for name, function in inspect.getmembers(module, inspect.isfunction):
            is_public = not name.startswith("_") and function.__module__ == module.__name__
            if is_public and function.__annotations__.get("return") == "Screen":
                found.add(function)
    assert found == set(SCREENS)


async def test_every_word_on_a_screen_is_answered(club: Club) -> None:
    of_games, of_none = all_words()
    answered = set(club.application.service.list_answers())
    assert {word for word in of_games - answered if action_of(word) is None} == set()
    assert of_none <= set(club.bot.front.handlers)


def test_every_word_is_on_some_screen() -> None:
    of_games, of_none = all_words()
    assert set(Word) - OLD_WORDS <= of_games
    assert not OLD_WORDS & of_games
    assert set(ScreenWord) == of_none


async def test_every_handler_has_a_word_in_the_table(club: Club) -> None:
    assert set(club.bot.front.handlers) == set(ScreenWord)
