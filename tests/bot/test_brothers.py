"""Small details of screens on which people act: who won, who may press what, when time is up."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.contest import Contest
from bot.contest.clock import wind
from bot.contest.half_time import remind
from bot.contest.lobby import add_computer, join
from bot.contest.play import give_up, move
from bot.languages import choose_tongue
from bot.ports.pictures import EndPicture, FormChart
from bot.ports.screen import Button, Menu, Picture, Row, Screen, Text
from bot.screens.cards import cards_screen
from bot.screens.lobby import lobby_screen
from bot.screens.record import player_screen
from bot.screens.reminder import reminder_screen
from bot.screens.result import end_picture
from bot.screens.scores import BoardChoice, LeaderBoard, board_screen
from bot.screens.table import table_screen
from bot.words.descriptions import describe_hand
from data.boards import BoardRow, PlayerScores, Tally
from data.records import Status
from engine import Phase
from engine.actions import DRAW, TURN_UPS
from engine.computer import Level
from tests.bot.tables import ANN, NOW, cast, game, lobby, played
from tests.bot.test_score_screens import result


def words(screen: Screen) -> str:
    return "\n".join(part.markdown for part in screen.parts if isinstance(part, Text))


def menus(screen: Screen) -> list[Menu]:
    """Return the menus of a screen."""
    return [part for part in screen.parts if isinstance(part, Menu)]


def button(screen: Screen, action: str) -> Button | None:
    rows = [part for part in screen.parts if isinstance(part, Row)]
    buttons = [one for row in rows for one in row.buttons if isinstance(one, Button)]
    return next((one for one in buttons if one.action == action), None)


def opened(people: int = 2, **options: object) -> Contest:
    """Return a game in which every seat has turned up two cards."""
    contest = game(people, **options)  # type: ignore[arg-type]
    while contest.started_state.phase is Phase.OPENING:
        seat = contest.to_act[0]
        contest = move(contest, seat, contest.view(seat).legal[0])
    return contest


def on_last_turn(people: int = 2) -> Contest:
    """Return a game in which a seat has gone out and the next seat draws."""
    contest, dice = game(people), Random(2)
    while contest.started_state.out_seat is None:
        seat = contest.to_act[0]
        contest = move(contest, seat, dice.choice(contest.view(seat).legal))
    assert not contest.hole_is_over
    return contest


def test_a_scored_hole_names_those_with_the_fewest_points_and_adds_up() -> None:
    contest = played(game(3), until="hole over")
    scores = contest.public_view.scorecard[-1]
    in_words = replace(cast(contest), text=True)
    said = words(table_screen(contest, in_words)).replace("−", "-")
    best = [f"**Player {seat}**" for seat, points in enumerate(scores) if points == min(scores)]
    headline = said.splitlines()[0]
    assert headline.endswith(f"with {min(scores)}")
    assert [
        name for name in (f"**Player {seat}**" for seat in range(3)) if name in headline
    ] == best
    for seat, points in enumerate(scores):
        name = f"**Player {seat}:** "
        line = next(one for one in said.splitlines() if one.startswith(name))
        total, summands = line.removeprefix(name).split(") · ")[0].split(" (")
        assert sum(map(int, summands.split(", "))) == points
        assert total == f"**{points}**"


@pytest.mark.parametrize(
    ("status", "says"),
    [(Status.ENDED_EARLY, "was ended early"), (Status.ABANDONED, "was abandoned")],
)
def test_a_game_without_a_result_says_why(status: Status, says: str) -> None:
    for contest in (opened(), played(game(2), until="hole over")):
        over = replace(contest, record=replace(contest.record, status=status))
        screen = table_screen(over, cast(over))
        assert says in words(screen)
        assert button(screen, "rematch") is not None
        assert button(screen, "next") is None
        own = words(cards_screen(over, 0, cast(over)))
        assert own == "### The game is over\nIt ended without a result."


def test_a_seat_that_was_left_is_listed_last_and_has_no_place() -> None:
    contest = played(give_up(game(3, holes=3), 1))
    scorecard = ((-4, -2, 3),) * 3
    record = replace(contest.started_state.record, scorecard=scorecard)
    contest = replace(contest, state=replace(contest.started_state, record=record))
    listed = ["🥇 **Player 0:** −12", "🥈 **Player 2:** 9", "**Player 1** left with −6"]
    lines = words(table_screen(contest, replace(cast(contest), text=True))).splitlines()
    assert [
        line for line in lines if line[0:1] in {"🥇", "🥈", "🥉"} or " left with " in line
    ] == listed
    below_the_picture = words(table_screen(contest, cast(contest))).splitlines()
    assert " · ".join(listed) in below_the_picture


def test_a_table_from_which_everybody_is_away_is_nobodys_turn() -> None:
    contest = opened()
    away = tuple(replace(player, autopilot=True) for player in contest.record.players)
    contest = wind(replace(contest, record=replace(contest.record, players=away)), NOW, pace_s=1.0)
    said = words(table_screen(contest, cast(contest)))
    assert "· paused" in said
    assert "to play" not in said
    assert contest.record.deadline_at == NOW + timedelta(hours=24)
    assert f"closes <t:{int(contest.record.deadline_at.timestamp())}:R>" in said


def test_the_countdown_of_the_table_is_the_end_of_the_whole_clock() -> None:
    contest = wind(opened(clock_s=90), NOW, pace_s=1.0)
    end = int((NOW + timedelta(seconds=90)).timestamp())
    assert f"Time is up <t:{end}:R>" in words(table_screen(contest, cast(contest)))
    later = remind(contest, NOW + timedelta(seconds=45))
    assert f"Time is up <t:{end}:R>" in words(table_screen(later, cast(later)))
    call = reminder_screen(later, (ANN,), choose_tongue("en"))
    assert f"<@{ANN}>" in words(call)
    assert f"in hole {later.hole}." in words(call)
    assert f"<t:{end}:R>" in words(call)
    assert call.mentions == (ANN,)


def test_only_what_can_be_done_can_be_pressed_at_the_table() -> None:
    contest = opened()
    screen = table_screen(contest, cast(contest))
    for action in ("draw", "take"):
        found = button(screen, action)
        assert found is not None
        assert not found.disabled
    held = move(contest, contest.to_act[0], DRAW)
    for waiting in (held, game(2)):
        screen = table_screen(waiting, cast(waiting))
        for action in ("draw", "take"):
            found = button(screen, action)
            assert found is not None
            assert found.disabled


def test_a_lobby_says_who_is_the_host_when_it_is_full_and_what_hints_mean() -> None:
    table = lobby(hints=True)
    for number in range(1, 5):
        table = join(table, ANN + number, 100 + number)
    screen = lobby_screen(table, cast(table))
    assert "hints on, not ranked" in words(screen)
    assert words(screen).count("👑") == 1
    assert "**Player 0** 👑" in words(screen)
    for is_full in (False, True):
        found = button(screen, "join")
        assert found is not None
        assert found.disabled is is_full
        computers = [option.value for part in menus(screen) for option in part.options]
        assert computers == (["none"] if is_full else ["rookie", "club", "pro"])
        if not is_full:
            table = add_computer(table, Level.CLUB)
            screen = lobby_screen(table, cast(table))
    assert "hints" not in words(lobby_screen(lobby(), cast(lobby())))


def test_the_opening_asks_for_as_many_cards_as_are_to_be_turned_up() -> None:
    contest = game(2)
    (seat, *_) = contest.to_act
    assert "**Choose two cards** to turn over." in words(cards_screen(contest, seat, cast(contest)))
    contest = move(contest, seat, TURN_UPS[0])
    assert "**Choose one more card** to turn over." in words(
        cards_screen(contest, seat, cast(contest))
    )


def test_cards_say_that_it_is_the_last_turn_and_that_one_went_out() -> None:
    contest = on_last_turn(3)
    (seat,) = contest.to_act
    out = contest.started_state.out_seat
    assert out is not None
    assert "**Last turn!**" in words(cards_screen(contest, seat, cast(contest)))
    assert "This is your last turn." in describe_hand(contest.view(seat))
    assert "You are **out**." in words(cards_screen(contest, out, cast(contest)))
    other = next(one for one in range(3) if one not in (seat, out))
    assert "Wait for your turn." in words(cards_screen(contest, other, cast(contest)))
    assert "last turn" not in describe_hand(opened().view(0)).lower()


def test_a_hint_is_offered_to_who_is_to_move_and_only_where_hints_are_on() -> None:
    for hints in (False, True):
        contest = opened(hints=hints)
        (seat,) = contest.to_act
        assert (button(cards_screen(contest, seat, cast(contest)), "hint") is not None) is hints
        assert button(cards_screen(contest, 1 - seat, cast(contest)), "hint") is None


def test_the_end_in_words_says_how_far_behind_the_winner_everybody_is() -> None:
    contest = played(game(3, holes=3))
    picture = end_picture(contest, cast(contest))
    assert isinstance(picture, Picture)
    assert isinstance(picture.spec, EndPicture)
    totals = contest.started_state.totals
    for seat, total in enumerate(totals):
        line = next(one for one in picture.description.splitlines() if f" Player {seat}: " in one)
        behind = total - min(totals)
        assert line.endswith(f", +{behind}" if behind else f": {total}".replace("-", "−"))


def test_a_board_tells_names_in_one_line_and_shared_wins_and_the_holes_of_the_best_game() -> None:
    row = BoardRow(
        rank=1,
        user_id=ANN,
        games=4,
        holes=39,
        points=100,
        wins=3,
        shared_wins=1,
        best=-7,
        best_holes=9,
    )
    rows = ((row, "\u202e" + "A" * 25), (row, "\u200b"))
    board = LeaderBoard(BoardChoice(ANN), rows, total=2, left=0, pages=1, asker=row)
    said = words(board_screen(board, choose_tongue("en")))
    assert re.findall(r"1\.\*\* (.*?) ·", said) == [f"**{'A' * 23}…**", "**Player**"]
    assert "3 wins (1 shared)" in said
    assert "best −7 over 9" in said
    assert "**2.56 a hole**" in said


def test_a_record_lists_the_eight_newest_games() -> None:
    history = tuple(result(points) for points in range(20))
    scores = PlayerScores(1, 2, Tally(180, 190, 20), Tally(), None, history)
    screen = player_screen(scores, "\u202e" + "A" * 25, choose_tongue("en"))
    said, shown = words(screen), "A" * 23 + "…"
    assert said.startswith(f"### 🏆 **{shown}**\n")
    nobody = words(player_screen(scores, "\u200b", choose_tongue("en")))
    assert nobody.startswith("### 🏆 **Player**\n")
    (chart,) = (part for part in screen.parts if isinstance(part, Picture))
    assert isinstance(chart.spec, FormChart)
    assert shown in chart.spec.title
    assert "\u202e" not in chart.spec.title
    assert said.count(" points, 2nd of 4") == 8
    assert "7 points, 2nd" in said
    assert "8 points, 2nd" not in said
