"""Every screen that there is, at many moments: what the tests of words, marks and lengths look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from bot.contest import Contest
from bot.contest.lobby import add_computer, close, join
from bot.contest.play import end, move
from bot.contest.replay import list_steps, rewind
from bot.languages import Tongue
from bot.ports.screen import Screen, Text
from bot.screens import (
    asking,
    cards,
    coach,
    first_turns,
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
from data.boards import PlayerScores, Tally
from data.records import Preferences, ServerPreferences
from engine import RULESETS, EndReason, NextHole
from engine.computer import Level, evaluate
from engine.computer.review import GameReview
from tests.bot.tables import ANN, BOB, cast, game, lobby


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


def of_cards(tongue: Tongue) -> Iterator[Screen]:
    """Both hands at each moment, also while a place is being chosen."""
    for contest in moments():
        for seat in range(2):
            for taking in (False, True):
                yield cards.cards_screen(contest, seat, cast(contest, tongue), taking=taking)


def of_private_games(tongue: Tongue) -> Iterator[Screen]:
    """A private game at each moment, for its person and once that person has left."""
    for contest in moments():
        private = replace(contest, record=replace(contest.record, channel_id=-5))
        for seat in (0, None):
            yield solo.own_screen(private, seat, cast(private, tongue))


def of_beginners(tongue: Tongue) -> Iterator[Screen]:
    """The help for somebody who has never played, in their first turns, on a screen without words of its own."""
    for contest in moments():
        new = replace(cast(contest, tongue), is_new=True)
        yield first_turns.add_help(Screen((Text("1"),)), contest, 0, new)


def of_hints() -> Iterator[Screen]:
    """The hint for the first decision."""
    contest = next(one for one in moments() if one.is_playing)
    view = contest.view(contest.to_act[0])
    yield coach.hint_screen(view, evaluate(view))


def of_replays(tongue: Tongue) -> Iterator[Screen]:
    """The steps of a finished game, the first and the last among them."""
    steps = list_steps(FINISHED.events)
    for at, step in enumerate(steps):
        yield replay.replay_screen(rewind(FINISHED, step), steps, at, None, cast(FINISHED, tongue))


def of_boards() -> Iterator[Screen]:
    """A page in the middle of a leaderboard, so that both ways lead somewhere."""
    page = scores.BoardPage(ANN, page=1)
    yield scores.board_screen(scores.LeaderBoard(page, (), 0, 0, None, None))


FINISHED = list(moments())[-1]
SCORED = next(contest for contest in moments() if contest.hole_is_over)
PERSON, SERVER = Preferences(ANN), ServerPreferences(1)
NOTHING = PlayerScores(1, ANN, Tally(), Tally(), None, ())

Makers = dict[Callable[..., Screen], Callable[[], Iterator[Screen]]]


def all_screens(tongue: Tongue) -> Makers:
    """Every function that makes a screen, with what it makes at many moments, in a language."""
    return {
        table.table_screen: of_each(
            lambda contest: table.table_screen(contest, cast(contest, tongue))
        ),
        table.scored_screen: lambda: (
            table.scored_screen(SCORED, cast(SCORED, tongue), old=old) for old in (False, True)
        ),
        cards.cards_screen: lambda: of_cards(tongue),
        first_turns.add_help: lambda: of_beginners(tongue),
        solo.own_screen: lambda: of_private_games(tongue),
        cards.gone_screen: lambda: iter([cards.gone_screen(tongue)]),
        cards.parted_screen: lambda: iter([cards.parted_screen(tongue)]),
        cards.moved_to_channel_screen: of_each(
            lambda one: cards.moved_to_channel_screen(one, tongue)
        ),
        lobby_screens.lobby_screen: lambda: (
            lobby_screens.lobby_screen(one, replace(cast(one, tongue), called=(BOB,)))
            for one in lobbies()
        ),
        lobby_screens.sealed_screen: of_each(
            lambda one: lobby_screens.sealed_screen(one, ANN, tongue)
        ),
        result.result_screen: lambda: (
            result.result_screen(one, cast(one, tongue)) for one in moments() if not one.is_playing
        ),
        shuffle.shuffle_screen: lambda: iter(
            [shuffle.shuffle_screen(FINISHED, cast(FINISHED, tongue))]
        ),
        motion.motion_screen: lambda: iter(
            [motion.motion_screen(FINISHED, cast(FINISHED, tongue), 1)]
        ),
        replay.replay_screen: lambda: of_replays(tongue),
        reminder.reminder_screen: of_each(
            lambda one: reminder.reminder_screen(one, (ANN,), tongue)
        ),
        coach.hint_screen: of_hints,
        coach.review_screen: lambda: iter(
            [coach.review_screen(FINISHED, GameReview(3, ()), cast(FINISHED, tongue), None)]
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
            lambda one: asking.more_screen(one, tongue, seated=False, may_move=True, may_end=True)
        ),
        asking.leave_question: of_each(lambda one: asking.leave_question(one, one, tongue)),
        asking.end_question: of_each(lambda one: asking.end_question(one, tongue)),
        asking.said_screen: lambda: iter([asking.said_screen(tongue.say("answers-stays"))]),
        personal.preferences_screen: lambda: (
            personal.preferences_screen(replace(PERSON, text=text), tongue, server=True)
            for text in (False, True)
        ),
        personal.server_screen: lambda: iter([personal.server_screen(SERVER, tongue)]),
        personal.privacy_screen: lambda: iter([personal.privacy_screen(tongue)]),
        personal.forget_screen: lambda: iter([personal.forget_screen(tongue)]),
        personal.forgotten_screen: lambda: iter([personal.forgotten_screen(2, tongue)]),
        personal.kept_screen: lambda: iter([personal.kept_screen(tongue)]),
        record.player_screen: lambda: iter([record.player_screen(NOTHING, "Ann")]),
        scores.board_screen: of_boards,
    }
