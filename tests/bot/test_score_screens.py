"""Leaderboards and preferences as screens, without Discord."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.languages import choose_tongue
from bot.ports.screen import Button, Menu, Row, Screen, Text
from bot.screens.personal import preferences_screen, server_screen
from bot.screens.record import LastGames, player_screen
from bot.screens.scores import ROWS, BoardChoice, LeaderBoard, board_screen
from data.boards import BoardRow, GameResult, PlayerScores, Sort, Tally
from data.periods import Period
from data.records import DirectMessages, Preferences, ServerPreferences, Status
from engine import RULESETS
from engine.computer.lessons import Lesson, Mistake

ENGLISH = choose_tongue("en")

choices = st.builds(
    BoardChoice,
    asker_id=st.integers(0, 2**63 - 1),
    period=st.sampled_from(Period),
    ruleset=st.sampled_from([None, *RULESETS]),
    holes=st.sampled_from([None, 3, 9, 18]),
    sort=st.sampled_from(Sort),
    page=st.integers(0, 10**5),
)
names = st.text(max_size=40)
rows = st.builds(
    BoardRow,
    rank=st.integers(1, 10**6),
    user_id=st.integers(1, 30),
    games=st.integers(1, 10**5),
    holes=st.integers(1, 10**6),
    points=st.integers(-(10**6), 10**7),
    wins=st.integers(0, 10**5),
    shared_wins=st.integers(0, 10**4),
    best=st.integers(-108, 1080),
    best_holes=st.sampled_from([3, 9, 18]),
)


def actions(screen: Screen) -> list[str]:
    """Return the actions of all buttons and menus."""
    found = [part.action for part in screen.parts if isinstance(part, Menu)]
    for part in screen.parts:
        if isinstance(part, Row):
            found += [button.action for button in part.buttons if isinstance(button, Button)]
    return found


def text(screen: Screen) -> str:
    """Return all words of a screen."""
    return "\n".join(part.markdown for part in screen.parts if isinstance(part, Text))


@given(choice=choices)
def test_a_choice_is_read_back_as_it_was_written(choice: BoardChoice) -> None:
    assert BoardChoice.read(choice.write()) == choice


def test_the_largest_numbers_are_read() -> None:
    largest = BoardChoice.read(f"{2**63 - 1}:all:-:99:average:{10**9 - 1}")
    assert (largest.asker_id, largest.holes, largest.page) == (2**63 - 1, 99, 10**9 - 1)


@pytest.mark.parametrize(
    "written",
    [
        "",
        "1",
        "1:all:-:-:average",
        "x:all:-:-:average:0",
        "1:ever:-:-:average:0",
        "1:all:poker:-:average:0",
        "1:all:-:-:luck:0",
        "1:all:-:-:average:0:0",
        "1:all:-:x:average:0",
        "1:all:-:-:average:-1",
        "1:all:-:-:average:٣",
        "1:all:-:-:average:1000000000",
        "1:all:-:100:average:0",
        f"{2**63}:all:-:-:average:0",
    ],
)
def test_what_is_no_choice_is_refused(written: str) -> None:
    with pytest.raises(ValueError):
        BoardChoice.read(written)


tallies = st.builds(
    Tally,
    holes=st.integers(0, 10**6),
    points=st.integers(-(10**6), 10**7),
    games=st.integers(0, 10**5),
    wins=st.integers(0, 10**5),
    shared_wins=st.integers(0, 10**4),
)
boards = st.builds(
    LeaderBoard,
    choice=choices,
    rows=st.lists(
        st.tuples(rows, names), max_size=ROWS, unique_by=lambda entry: entry[0].user_id
    ).map(tuple),
    total=st.integers(0, 10**6),
    left=st.integers(0, 10**6),
    pages=st.none() | st.integers(1, 10**5),
    asker=st.none() | rows,
    own=st.none()
    | st.builds(
        PlayerScores,
        st.just(1),
        st.just(2),
        tallies,
        tallies,
        st.none(),
        st.just(()),
    ),
)


@given(board=boards)
def test_every_board_fits_into_a_message(board: LeaderBoard) -> None:
    screen = board_screen(board, ENGLISH)
    assert len(text(screen)) <= 4000
    found = actions(screen)
    assert len(set(found)) == len(found)
    assert all(len(f"golfm:::{action}") <= 100 for action in found)


def test_ends_of_the_board_cannot_be_passed() -> None:
    for page, pages, back, on in (
        (0, 3, True, False),
        (1, 3, False, False),
        (2, 3, False, True),
        (2, None, False, False),
    ):
        board = LeaderBoard(
            BoardChoice(1, page=page), (), total=25, left=0, pages=pages, asker=None
        )
        (row,) = [part for part in board_screen(board, ENGLISH).parts if isinstance(part, Row)]
        disabled = [button.disabled for button in row.buttons if isinstance(button, Button)]
        assert disabled == [back, True, on]


def result(points: int, **changes: object) -> GameResult:
    values: dict[str, object] = {
        "game_id": "8f3k",
        "ended_at": datetime(2026, 7, 29, tzinfo=UTC),
        "ruleset": "card_commons",
        "holes": 9,
        "holes_scored": 9,
        "points": points,
        "place": 2,
        "players": 4,
        "won": False,
        "shared": False,
        "with_computers": False,
        "hints": False,
        "given_up": False,
        "status": Status.FINISHED,
    }
    return GameResult(**(values | changes))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("game", "says"),
    [
        (result(34), "34 points, 2nd of 4"),
        (result(-4, place=1, won=True), "−4 points, won"),
        (result(3, place=1, won=True, shared=True), "shared win"),
        (result(20, place=None, given_up=True), "left"),
        (result(20, place=None, status=Status.ENDED_EARLY, holes_scored=1), "ended after 1 hole"),
    ],
)
def test_how_a_game_went(game: GameResult, says: str) -> None:
    scores = PlayerScores(1, 2, Tally(9, 34, 1), Tally(), None, (game,))
    assert says in text(player_screen(scores, "Ann", ENGLISH))


def test_computers_are_kept_apart() -> None:
    scores = PlayerScores(1, 2, Tally(18, 60, 2, 1), Tally(9, 20, 1, 1), None, ())
    assert "With computers: **2.22** a hole" in text(player_screen(scores, "Ann", ENGLISH))


def test_a_switch_says_how_it_is_and_does_the_other_thing() -> None:
    off = Preferences(
        1, direct_messages=DirectMessages.OFF, text=True, reminders=False, invitations=False
    )
    assert actions(preferences_screen(off, ENGLISH)) == [
        "prefs:language",
        "prefs:direct:on",
        "prefs:pictures:on",
        "prefs:reminders:on",
        "prefs:invitations:on",
    ]
    assert actions(preferences_screen(Preferences(1), ENGLISH, server=True)) == [
        "prefs:language",
        "prefs:direct:off",
        "prefs:pictures:off",
        "prefs:reminders:off",
        "prefs:invitations:off",
        "server:show",
    ]


@pytest.mark.parametrize("clock_s", [45, 90, 300, 86_400, None])
def test_a_servers_choices_are_marked(clock_s: int | None) -> None:
    screen = server_screen(
        ServerPreferences(1, clock_s=clock_s, ruleset="pagat", holes=18, language="de"), ENGLISH
    )
    chosen = [
        [option.value for option in part.options if option.selected]
        for part in screen.parts
        if isinstance(part, Menu)
    ]
    assert chosen == [["pagat"], ["18"], [str(clock_s or 0)], ["de"]]


def test_a_record_names_the_three_kinds_of_mistakes_that_cost_most() -> None:
    scores = PlayerScores(1, 2, Tally(holes=9, games=1), Tally(), None, (result(20),))
    lessons = tuple(Lesson(mistake, 2, 4.0) for mistake in list(Mistake)[:5])
    seven = LastGames(lessons, looked_at=7, left=3)
    said = text(player_screen(scores, "Ann", ENGLISH, last_games=seven))
    assert "**What cost you most** in your last 7 games" in said
    assert said.count(": 2 times, 4.0 points") == 3
    assert "looking at 3 more games of yours" in said
    one = LastGames((), looked_at=1, left=0)
    assert "Nothing that the coach could name" in text(
        player_screen(scores, "Ann", ENGLISH, last_games=one)
    )
