"""Makes every screen at many moments, for the tests of words, marks and lengths."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Final

from bot.contest import Contest
from bot.contest.lobby import add_computer, close, join
from bot.contest.play import end, move
from bot.contest.replay import judge_turn, list_turns, rewind_to_turn
from bot.languages import Tongue
from bot.ports.screen import Screen, Text
from bot.screens import (
    asking,
    cards,
    coach,
    first_turns,
    lesson,
    motion,
    own_cards,
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
from data.boards import BoardRow, GameResult, PlayerScores, Sort, Tally
from data.periods import Period
from data.records import Preferences, ServerPreferences, Status
from engine import RULESETS, EndReason, NextHole
from engine.actions import DRAW, TAKES
from engine.computer import Evaluation, Level, evaluate
from engine.computer.lessons import Lesson, Mistake
from engine.computer.review import Costly, GameReview, Luck, SeatReview
from tests.bot.tables import ANN, BOB, NOW, cast, game, lobby


def moments() -> Iterator[Contest]:
    """Yield a game of two people with hints after each of its moves, and a game that was ended early."""
    contest, dice = game(holes=3, hints=True), Random(1)
    yield end(contest, EndReason.ENDED_EARLY)
    while contest.is_playing:
        yield contest
        seat = dice.choice(contest.to_act)
        legal = contest.view(seat).legal
        contest = move(contest, seat, NextHole() if contest.hole_is_over else dice.choice(legal))
    yield contest


def lobbies() -> Iterator[Contest]:
    """Yield lobbies with one person, with more people, with computers, full, and closed."""
    contest = lobby()
    yield contest
    yield close(contest)
    yield (contest := add_computer(join(contest, BOB, 101), Level.PRO))
    for number in range(3):
        contest = join(contest, 50 + number, 200 + number)
    yield contest


def of_each(make: Callable[[Contest], Screen]) -> Callable[[], Iterator[Screen]]:
    """Return a function that makes a screen at each moment."""
    return lambda: (make(contest) for contest in moments())


def of_cards(tongue: Tongue) -> Iterator[Screen]:
    """Yield both players' cards at each moment, also while a player chooses a place."""
    for contest in moments():
        for seat in range(2):
            for taking in (False, True):
                yield cards.cards_screen(contest, seat, cast(contest, tongue), taking=taking)


def of_private_games(tongue: Tongue) -> Iterator[Screen]:
    """Yield a private game at each moment, and the screen after its person has left."""
    for contest in moments():
        private = replace(contest, record=replace(contest.record, channel_id=-5))
        for seat in (0, None):
            yield solo.solo_screen(private, seat, cast(private, tongue))


def of_own_cards(tongue: Tongue) -> Iterator[Screen]:
    """Yield a person's own cards in a game at a table and in a private one, and after the person has left."""
    for contest in (SCORED, FINISHED):
        private = replace(contest, record=replace(contest.record, channel_id=-5))
        for game_, seat in ((contest, 0), (contest, None), (private, 0), (private, None)):
            yield own_cards.own_screen(game_, seat, cast(game_, tongue))


def of_beginners(tongue: Tongue) -> Iterator[Screen]:
    """Yield the help for a person who has never played, in their first turns, on a screen without other words."""
    for contest in moments():
        new = replace(cast(contest, tongue), is_new=True)
        yield first_turns.add_help(Screen((Text("1"),)), contest, 0, new)


def of_hints(tongue: Tongue) -> Iterator[Screen]:
    """Yield hints with and without reasons, in points and in chances to win, and with equal actions."""
    for contest in list(moments())[1:20:2]:
        view = contest.view(contest.to_act[0])
        worth = evaluate(view)
        yield coach.hint_screen(view, worth, tongue)
        chances = {action: replace(value, win=0.5) for action, value in worth.items()}
        yield coach.hint_screen(view, chances, tongue)
        alike = dict.fromkeys(worth, Evaluation(1.0, error=0.5))
        yield coach.hint_screen(view, alike, tongue)


def of_replays(tongue: Tongue) -> Iterator[Screen]:
    """Yield turns of a finished game, with the first and the last, while the coach thinks and afterwards."""
    turns = list_turns(FINISHED.events)
    for at, turn in enumerate(turns):
        moment = rewind_to_turn(FINISHED, turn)
        yield replay.replay_screen(moment, turns, at, None, cast(FINISHED, tongue))
        if at % 5 == 0:
            verdicts = judge_turn(FINISHED, turn)
            yield replay.replay_screen(moment, turns, at, verdicts, cast(FINISHED, tongue))


def of_reviews(tongue: Tongue) -> Iterator[Screen]:
    """Yield reviews with and without mistakes, for a player and for an observer."""
    view = FINISHED.rewind(list_turns(FINISHED.events)[1].begin).view(0)
    mistakes = tuple(
        Costly(1, 2, view, DRAW, TAKES[slot], 2.5, win) for slot, win in ((0, None), (1, 0.2))
    )
    lessons = tuple(Lesson(mistake, times, 3.5) for times, mistake in enumerate(Mistake, 1))
    for begin in range(0, len(lessons), 3):
        wrong = SeatReview(0, 9, 9, 5.0, Luck(1.0, -2.0), mistakes, lessons[begin : begin + 3])
        right = SeatReview(1, 9, 9, 0.0, Luck(), (), ())
        found = GameReview(3, (wrong, right))
        for seat in (0, 1, None):
            yield coach.review_screen(FINISHED, found, cast(FINISHED, tongue), seat)


def of_boards(tongue: Tongue) -> Iterator[Screen]:
    """Yield leaderboards in all orders, with people, the asker and people who left, and empty ones."""
    row = BoardRow(1, BOB, 3, 9, 40, 2, 1, -3, 3)
    own = PlayerScores(1, ANN, Tally(9, 30, 2, 1), Tally(3, 9, 1), None, ())
    for sort, period in zip(Sort, Period, strict=True):
        page = scores.BoardChoice(ANN, period, "pagat", 9, sort, page=1)
        full = scores.LeaderBoard(page, ((row, "Player 1"),), 5, 2, 3, replace(row, rank=5), own)
        yield scores.board_screen(full, tongue)
        yield scores.board_screen(replace(full, rows=(), left=1, pages=None), tongue)
        yield scores.board_screen(scores.LeaderBoard(page, (), 0, 0, None, None), tongue)


GAME: Final = GameResult(
    game_id="game2345",
    ended_at=NOW,
    ruleset="pagat",
    holes=9,
    holes_scored=9,
    points=20,
    place=2,
    players=4,
    won=False,
    shared=False,
    with_computers=False,
    hints=False,
    given_up=False,
    status=Status.FINISHED,
)


def of_records(tongue: Tongue) -> Iterator[Screen]:
    """Yield a record without games, and a record with games that ended in every way."""
    yield record.player_screen(NOTHING, "Player 1", tongue)
    won = replace(GAME, place=1, won=True)
    early = replace(GAME, status=Status.ENDED_EARLY, place=None, holes_scored=1)
    games = (GAME, won, replace(won, shared=True), replace(GAME, given_up=True), early)
    found = PlayerScores(1, ANN, Tally(45, 99, 5, 2, 1), Tally(9, 20, 1), won, games)
    lessons = (Lesson(Mistake.FED, 2, 3.0),)
    for last in (record.LastGames(lessons, 3, 2), record.LastGames((), 1, 0)):
        yield record.player_screen(found, "Player 1", tongue, last_games=last)
    yield record.player_screen(
        found, "Player 1", tongue, last_games=record.LastGames((), 0, 1), text=True
    )


FINISHED = list(moments())[-1]
SCORED = next(contest for contest in moments() if contest.hole_is_over)
PERSON, SERVER = Preferences(ANN), ServerPreferences(1)
NOTHING = PlayerScores(1, ANN, Tally(), Tally(), None, ())

Makers = dict[Callable[..., Screen], Callable[[], Iterator[Screen]]]


def all_screens(tongue: Tongue) -> Makers:
    """Return every function that makes screens in a language, by name."""
    return {
        table.table_screen: of_each(
            lambda contest: table.table_screen(contest, cast(contest, tongue))
        ),
        table.scored_screen: lambda: (
            table.scored_screen(SCORED, cast(SCORED, tongue), old=old) for old in (False, True)
        ),
        cards.cards_screen: lambda: of_cards(tongue),
        first_turns.add_help: lambda: of_beginners(tongue),
        solo.solo_screen: lambda: of_private_games(tongue),
        own_cards.own_screen: lambda: of_own_cards(tongue),
        cards.gone_screen: lambda: iter([cards.gone_screen(tongue)]),
        cards.parted_screen: lambda: iter([cards.parted_screen(tongue)]),
        cards.newer_screen: lambda: iter([cards.newer_screen(tongue)]),
        cards.moved_to_channel_screen: of_each(
            lambda one: cards.moved_to_channel_screen(one, tongue)
        ),
        lobby_screens.lobby_screen: lambda: (
            lobby_screens.lobby_screen(one, replace(cast(one, tongue), called=(BOB,)))
            for one in lobbies()
        ),
        lobby_screens.joined_screen: of_each(
            lambda one: lobby_screens.joined_screen(one, ANN, tongue)
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
        coach.hint_screen: lambda: of_hints(tongue),
        coach.review_screen: lambda: of_reviews(tongue),
        coach.reviewing_screen: lambda: iter([coach.reviewing_screen(0.5, tongue)]),
        coach.review_failed_screen: lambda: iter([coach.review_failed_screen(tongue)]),
        rules.rules_screen: lambda: (rules.rules_screen(one, tongue) for one in RULESETS.values()),
        lesson.lesson_screen: lambda: (
            lesson.lesson_screen(page, tongue, note=note)
            for page in range(lesson.LAST + 1)
            for note in ("", tongue.say("answers-stays"))
        ),
        asking.more_screen: of_each(
            lambda one: asking.more_screen(one, tongue, seated=False, may_move=True, may_end=True)
        ),
        asking.leave_screen: of_each(lambda one: asking.leave_screen(one, one, tongue)),
        asking.end_screen: of_each(lambda one: asking.end_screen(one, tongue)),
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
        record.player_screen: lambda: of_records(tongue),
        scores.board_screen: lambda: of_boards(tongue),
    }
