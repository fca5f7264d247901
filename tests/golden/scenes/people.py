"""Scenes of preferences, records and leaderboards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.screens import personal
from bot.screens.record import LastGames, player_screen
from bot.screens.scores import BoardChoice, LeaderBoard, board_screen
from data.boards import BoardRow, PlayerScores, Sort, Tally
from data.periods import Period
from data.records import DirectMessages, Preferences, ServerPreferences, Status
from engine.computer.lessons import Lesson, Mistake
from tests.bot.every_screen import GAME as A_GAME
from tests.bot.tables import ANN, BOB, CY, NOW
from tests.golden.scenes.setting import ENGLISH
from tests.golden.scenes.writing import Scene


def scenes() -> Iterator[Scene]:
    """Yield the scenes."""
    yield from _of_preferences()
    yield from _of_records()
    yield from _of_boards()


def _of_preferences() -> Iterator[Scene]:
    usual = Preferences(ANN)
    yield "preferences", personal.preferences_screen(usual, ENGLISH, server=True)
    other = Preferences(
        ANN,
        direct_messages=DirectMessages.OFF,
        direct_closed=True,
        text=True,
        reminders=False,
        invitations=False,
        language="de",
    )
    yield "other preferences", personal.preferences_screen(other, ENGLISH)
    closed = replace(usual, direct_closed=True, reminders=False)
    yield "direct messages are closed", personal.preferences_screen(closed, ENGLISH)
    english = personal.preferences_screen(replace(usual, language="en"), ENGLISH)
    yield "English is chosen, whatever Discord has", english
    yield "a server's preferences", personal.server_screen(ServerPreferences(1), ENGLISH)
    chosen = ServerPreferences(
        1, ruleset="pagat", holes=18, clock_s=None, text=True, language="fr", role_id=77
    )
    yield "a server's other preferences", personal.server_screen(chosen, ENGLISH)
    yield "privacy", personal.privacy_screen(ENGLISH)
    yield "forget me?", personal.forget_screen(ENGLISH)
    for games in (0, 1, 3):
        yield f"forgotten in {games} games", personal.forgotten_screen(games, ENGLISH)
    yield "kept", personal.kept_screen(ENGLISH)


GAME: Final = replace(A_GAME, points=21)


def _of_records() -> Iterator[Scene]:
    nothing = PlayerScores(1, ANN, Tally(), Tally(), None, ())
    yield "a record without games", player_screen(nothing, "A*nn", ENGLISH)
    won = replace(GAME, place=1, won=True, points=-3, ruleset="card_commons", holes=3)
    won = replace(won, holes_scored=3)
    early = replace(GAME, status=Status.ENDED_EARLY, place=None, holes_scored=1, points=7)
    games = (
        *(GAME, won, replace(won, shared=True, points=6), replace(GAME, given_up=True, place=None)),
        *(early, replace(early, status=Status.ABANDONED, holes_scored=2)),
        *(replace(GAME, ended_at=NOW - timedelta(days=at), place=at) for at in (3, 4, 5)),
    )
    found = PlayerScores(1, ANN, Tally(45, 99, 5, 2, 1), Tally(9, 20, 1), won, games)
    yield "a record", player_screen(found, "A*nn", ENGLISH)
    yield "a record in words", player_screen(found, "A*nn", ENGLISH, text=True)
    lessons = tuple(Lesson(mistake, at, 9.0 - at) for at, mistake in enumerate(Mistake, 1))
    for title, last in {
        "some games were looked at": LastGames(lessons[:4], 3, 2),
        "all games were looked at": LastGames(lessons[:1], 10, 0),
        "no mistakes": LastGames((), 1, 0),
        "no mistakes so far": LastGames((), 2, 1),
        "none was looked at yet": LastGames((), 0, 1),
        "no game": LastGames((), 0, 0),
    }.items():
        few = replace(found, history=(GAME,), with_computers=Tally(), best=None)
        yield f"one's own record: {title}", player_screen(few, "Ann", ENGLISH, last_games=last)
    only = replace(nothing, with_computers=Tally(9, 20, 1), history=(GAME,))
    yield "only games with computers", player_screen(only, "\u200b", ENGLISH)
    without = replace(nothing, with_computers=Tally(9, 20, 0), history=(early,))
    yield "an unfinished game with computers", player_screen(without, "Ann", ENGLISH)


def _of_boards() -> Iterator[Scene]:
    rows = (
        BoardRow(1, BOB, 3, 9, 40, 2, 1, -3, 3),
        BoardRow(2, CY, 1, 9, 0, 0, 0, 0, 9),
    )
    asker = BoardRow(5, ANN, 2, 12, 60, 1, 0, 5, 3)
    own = PlayerScores(1, ANN, Tally(9, 30, 2, 1), Tally(3, 9, 1), None, ())
    named = tuple(zip(rows, ("B*b", "Cy"), strict=True))
    for sort, period in zip(Sort, Period, strict=True):
        page = BoardChoice(ANN, period, "pagat", 9, sort, page=1)
        yield f"a board by {sort}", board_screen(LeaderBoard(page, named, 5, 2, 3, asker), ENGLISH)
    first = BoardChoice(BOB)
    board = LeaderBoard(first, named, 2, 0, 1, rows[0])
    yield "a board with the reader", board_screen(board, ENGLISH)
    unranked = LeaderBoard(BoardChoice(ANN, holes=3), named, 2, 1, None, None, own)
    yield "a board without the reader", board_screen(unranked, ENGLISH)
    none = replace(own, all=Tally(), with_computers=Tally())
    yield "a board, and the reader never played", board_screen(replace(unranked, own=none), ENGLISH)
    begun = replace(own, all=Tally(1, 7), with_computers=Tally(2, 9))
    yield (
        "a board, and the reader finished no game",
        board_screen(replace(unranked, own=begun), ENGLISH),
    )
    last = replace(first, page=2)
    yield "the last page", board_screen(LeaderBoard(last, named, 22, 0, 3, None), ENGLISH)
    lone = LeaderBoard(BoardChoice(ANN), (), 3, 2, 1, replace(asker, rank=3))
    yield "the reader is ranked, and nobody is on the page", board_screen(lone, ENGLISH)
    yield "everybody left", board_screen(LeaderBoard(first, (), 3, 3, 1, None), ENGLISH)
    yield "nobody played", board_screen(LeaderBoard(first, (), 0, 0, 1, None), ENGLISH)
