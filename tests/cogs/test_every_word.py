"""Every button and menu that any screen shows has somebody who answers it, and every word is on some screen."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from pkgutil import iter_modules
from random import Random

import bot.screens
from bot.contest import Contest
from bot.contest.lobby import add_computer, close, join
from bot.contest.play import end, move
from bot.contest.replay import list_steps, rewind
from bot.languages import find_tongue
from bot.ports.screen import Button, Menu, Row, Screen
from bot.screens import (
    asking,
    cards,
    coach,
    lesson,
    motion,
    personal,
    record,
    reminder,
    replay,
    result,
    rules,
    scores,
    shuffle,
    solo,
    table,
)
from bot.screens import lobby as lobby_screens
from bot.screens.button_words import OLD_WORDS, ScreenWord, Word
from data.boards import PlayerScores, Tally
from data.records import Preferences, ServerPreferences
from engine import RULESETS, EndReason, NextHole
from engine.computer import Level, evaluate
from engine.computer.review import GameReview
from tests.bot.tables import ANN, BOB, cast, game, lobby
from tests.cogs.club import Club


def moments() -> Iterator[Contest]:
    """A game of two people with hints, after each of its moves, and one that was ended early."""
    contest, dice = game(holes=3, hints=True), Random(1)
    yield end(contest, EndReason.ENDED_EARLY)
    while contest.is_playing:
        yield contest
        seat = dice.choice(contest.to_act)
        legal = contest.view(seat).legal
        contest = move(contest, seat, NextHole() if contest.hole_is_over else dice.choice(legal))
    yield contest


def lobbies() -> Iterator[Contest]:
    """Lobbies with one person, with more, with computers, full, and closed."""
    contest = lobby()
    yield contest
    yield close(contest)
    yield (contest := add_computer(join(contest, BOB, 101), Level.PRO))
    for number in range(3):
        contest = join(contest, 50 + number, 200 + number)
    yield contest


def of_each(make: Callable[[Contest], Screen]) -> Callable[[], Iterator[Screen]]:
    """Make a screen at each moment."""
    return lambda: (make(contest) for contest in moments())


def of_cards() -> Iterator[Screen]:
    """Both hands at each moment, also while a place is being chosen."""
    for contest in moments():
        for seat in range(2):
            for taking in (False, True):
                yield cards.cards_screen(contest, seat, cast(contest), taking=taking)


def of_private_games() -> Iterator[Screen]:
    """A private game at each moment, for its person and once that person has left."""
    for contest in moments():
        private = replace(contest, record=replace(contest.record, channel_id=-5))
        for seat in (0, None):
            yield solo.own_screen(private, seat, cast(private))


def of_hints() -> Iterator[Screen]:
    """The hint for the first decision."""
    contest = next(one for one in moments() if one.is_playing)
    view = contest.view(contest.to_act[0])
    yield coach.hint_screen(view, evaluate(view))


def of_replays() -> Iterator[Screen]:
    """The steps of a finished game, the first and the last among them."""
    steps = list_steps(FINISHED.events)
    for at, step in enumerate(steps):
        yield replay.replay_screen(rewind(FINISHED, step), steps, at, None, cast(FINISHED))


def of_boards() -> Iterator[Screen]:
    """A page in the middle of a leaderboard, so that both ways lead somewhere."""
    page = scores.BoardPage(ANN, page=1)
    yield scores.board_screen(scores.LeaderBoard(page, (), 0, 0, None, None))


FINISHED = list(moments())[-1]
SCORED = next(contest for contest in moments() if contest.hole_is_over)
PERSON, SERVER = Preferences(ANN), ServerPreferences(1)
TONGUE = find_tongue("en")
NOTHING = PlayerScores(1, ANN, Tally(), Tally(), None, ())

SCREENS: dict[Callable[..., Screen], Callable[[], Iterator[Screen]]] = {
    table.table_screen: of_each(lambda contest: table.table_screen(contest, cast(contest))),
    table.scored_screen: lambda: (
        table.scored_screen(SCORED, cast(SCORED), old=old) for old in (False, True)
    ),
    cards.cards_screen: of_cards,
    solo.own_screen: of_private_games,
    cards.gone_screen: lambda: iter([cards.gone_screen()]),
    cards.parted_screen: lambda: iter([cards.parted_screen()]),
    cards.moved_to_channel_screen: of_each(cards.moved_to_channel_screen),
    lobby_screens.lobby_screen: lambda: (
        lobby_screens.lobby_screen(one, replace(cast(one), called=(BOB,))) for one in lobbies()
    ),
    lobby_screens.sealed_screen: of_each(
        lambda one: lobby_screens.sealed_screen(one, ANN, find_tongue("en"))
    ),
    result.result_screen: lambda: (
        result.result_screen(one, cast(one)) for one in moments() if not one.is_playing
    ),
    shuffle.shuffle_screen: lambda: iter([shuffle.shuffle_screen(FINISHED, cast(FINISHED))]),
    motion.motion_screen: lambda: iter([motion.motion_screen(FINISHED, cast(FINISHED), 1)]),
    replay.replay_screen: of_replays,
    reminder.reminder_screen: of_each(lambda one: reminder.reminder_screen(one, (ANN,))),
    coach.hint_screen: of_hints,
    coach.review_screen: lambda: iter(
        [coach.review_screen(FINISHED, GameReview(3, ()), cast(FINISHED), None)]
    ),
    coach.reviewing_screen: lambda: iter([coach.reviewing_screen(0.5)]),
    coach.review_failed_screen: lambda: iter([coach.review_failed_screen()]),
    rules.rules_screen: lambda: (rules.rules_screen(one) for one in RULESETS.values()),
    lesson.lesson_screen: lambda: (
        lesson.lesson_screen(page, note=note)
        for page in range(lesson.LAST + 1)
        for note in ("", "No.")
    ),
    asking.more_screen: of_each(
        lambda one: asking.more_screen(one, seated=True, may_move=True, may_end=True)
    ),
    asking.leave_question: of_each(lambda one: asking.leave_question(one, one)),
    asking.end_question: of_each(asking.end_question),
    asking.said_screen: lambda: iter([asking.said_screen("So be it.")]),
    personal.preferences_screen: lambda: (
        personal.preferences_screen(replace(PERSON, text=text), TONGUE, server=True)
        for text in (False, True)
    ),
    personal.server_screen: lambda: iter([personal.server_screen(SERVER, TONGUE)]),
    personal.privacy_screen: lambda: iter([personal.privacy_screen(TONGUE)]),
    personal.forget_screen: lambda: iter([personal.forget_screen(TONGUE)]),
    personal.forgotten_screen: lambda: iter([personal.forgotten_screen(2, TONGUE)]),
    personal.kept_screen: lambda: iter([personal.kept_screen(TONGUE)]),
    record.player_screen: lambda: iter([record.player_screen(NOTHING, "Ann")]),
    scores.board_screen: of_boards,
}


def words_on(screen: Screen) -> Iterator[str]:
    """The words of everything that can be pressed."""
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
    """The words on screens of games, and the first words on screens that belong to no game."""
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
    presses = club.application.service.presses
    assert [word for word in sorted(of_games) if not presses.can_answer(word)] == []
    assert of_none <= set(club.bot.front.handlers)


def test_every_word_is_on_some_screen() -> None:
    of_games, of_none = all_words()
    assert set(Word) - OLD_WORDS <= of_games
    assert not OLD_WORDS & of_games
    assert set(ScreenWord) == of_none


async def test_every_handler_has_a_word_in_the_table(club: Club) -> None:
    assert set(club.bot.front.handlers) == set(ScreenWord)
