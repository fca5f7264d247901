"""Details of lobbies, questions, preferences and tables that are easy to get wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.contest.lobby import close
from bot.contest.play import end, give_up, move
from bot.languages import choose_tongue
from bot.ports.screen import Button, Menu, Row, Screen
from bot.screens.asking import end_screen, leave_screen, more_screen
from bot.screens.cards import cards_screen
from bot.screens.coach import review_screen
from bot.screens.lobby import lobby_screen, sealed_screen
from bot.screens.personal import preferences_screen, server_screen
from bot.screens.table import table_screen
from data.records import DirectMessages, Preferences, ServerPreferences
from engine import EndReason
from engine.computer.review import Costly, GameReview, Luck, SeatReview
from tests.bot.bare import labels, words
from tests.bot.tables import ANN, BOB, cast, game, lobby, played
from tests.bot.test_brothers import on_last_turn, opened

ENGLISH = choose_tongue("en")


def buttons(screen: Screen) -> list[Button]:
    rows = [part for part in screen.parts if isinstance(part, Row)]
    return [one for row in rows for one in row.buttons if isinstance(one, Button)]


@pytest.mark.parametrize(
    ("reason", "offered"),
    [(EndReason.ENDED_EARLY, ["Rematch"]), (EndReason.ABANDONED, [])],
)
def test_after_a_game_without_a_result_it_can_be_played_again_if_somebody_is_there(
    reason: EndReason, offered: list[str]
) -> None:
    contest = end(opened(), reason)
    for text in (False, True):
        screen = cards_screen(contest, 0, replace(cast(contest), text=text))
        assert labels(screen) == offered
        assert len(words(screen).splitlines()) == 2  # there are no places and no cards to list


def test_cards_say_where_one_stands() -> None:
    contest = opened()
    seat = contest.to_act[0]
    first = words(cards_screen(contest, 1 - seat, cast(contest)))
    assert "total" not in first.lower()
    scored = played(contest, until="hole over")
    for hole in (1, 2):
        said = words(cards_screen(scored, 0, cast(scored))).replace("−", "-")
        assert str(scored.public_view.scorecard[-1][0]) in said
        assert str(scored.public_view.totals[0]) in said
        if hole == 1:
            scored = played(move(scored, 0, scored.view(0).legal[0]), until="hole over")
    last = on_last_turn(3)
    assert last.started_state.out_seat is not None
    assert "out" in words(cards_screen(last, last.started_state.out_seat, cast(last)))
    assert "last turn" in words(cards_screen(last, last.to_act[0], cast(last))).lower()
    half = game(2)
    half = move(half, half.to_act[0], half.view(half.to_act[0]).legal[0])
    assert " 1 " in words(cards_screen(half, half.to_act[0], cast(half))).replace("one", " 1 ")


def test_private_questions_offer_what_they_say() -> None:
    contest = opened(3)
    seen = more_screen(contest, ENGLISH, seated=False, may_move=False, may_end=False)
    assert "not in this game" in words(seen)
    seen = more_screen(contest, ENGLISH, seated=True, may_move=False, may_end=False)
    assert "not in this game" not in words(seen)
    assert not any("down" in label for label in labels(seen))
    private = replace(contest, record=replace(contest.record, channel_id=-5))
    for one, expected in ((contest, True), (private, False)):
        seen = more_screen(one, ENGLISH, seated=True, may_move=False, may_end=False)
        assert any("seal" in label.lower() for label in labels(seen)) == expected
    scored = played(contest, until="hole over")
    assert words(end_screen(contest, ENGLISH)) != words(end_screen(scored, ENGLISH))
    assert [one.action.split(":")[1] for one in buttons(end_screen(contest, ENGLISH))] == [
        "end",
        "stay",
    ]
    lonely = give_up(give_up(contest, 0), 1)
    assert not lonely.is_playing
    asked = {
        words(leave_screen(contest, after, ENGLISH)) for after in (give_up(contest, 0), lonely)
    }
    assert len(asked) == 2
    table = lobby()
    closed = words(leave_screen(table, close(table), ENGLISH))
    assert closed != words(leave_screen(table, table, ENGLISH))


def test_a_lobby_that_is_over_or_has_begun_has_nothing_to_press() -> None:
    for contest in (close(lobby()), game(2), end(game(2), EndReason.ENDED_EARLY)):
        assert labels(lobby_screen(contest, cast(contest))) == []
    table = lobby()
    screen = lobby_screen(table, cast(table))
    assert "Not now" not in labels(screen)
    assert "Start" not in labels(screen)
    called = lobby_screen(table, replace(cast(table), called=(BOB,)))
    assert "Not now" in labels(called)
    (menu,) = [part for part in screen.parts if isinstance(part, Menu)]
    assert len(menu.options) == 3
    # A role alone is called with other words than people.
    with_role = lobby_screen(table, replace(cast(table), roles=(7,)))
    with_both = lobby_screen(table, replace(cast(table), roles=(7,), called=(BOB,)))
    assert "<@&7>" in words(with_role)
    assert words(with_role) != words(with_both).replace(f" <@{BOB}>", "")


def test_a_copy_of_the_seal_has_the_part_of_the_start_when_there_is_one() -> None:
    contest = game(3)
    said = words(sealed_screen(contest, BOB, ENGLISH))
    seat = contest.seat_of(BOB)
    assert seat is not None
    assert contest.record.players[seat].entropy in said
    assert contest.started_state.setup.entropy[-1] in said
    assert contest.started_state.setup.entropy[-1] not in words(
        sealed_screen(lobby(), ANN, ENGLISH)
    )


def test_a_table_that_stands_still_says_so_even_without_time_left() -> None:
    contest = opened()
    for left_s in (0, 30):
        still = replace(contest, record=replace(contest.record, left_s=left_s, deadline_at=None))
        moving = replace(contest, record=replace(contest.record, deadline_at=None))
        assert words(table_screen(still, cast(still))) != words(table_screen(moving, cast(moving)))
    told = words(table_screen(contest, replace(cast(contest), to_tell=(0, 1))))
    assert told.count("Player 0") > words(table_screen(contest, cast(contest))).count("Player 0")
    assert told.count("Player 1") > words(table_screen(contest, cast(contest))).count("Player 1")
    # The order of play is told once, at the beginning.
    first = game(2, holes=3)
    second = move(
        played(first, until="hole over"), 0, played(first, until="hole over").view(0).legal[0]
    )
    assert "Player 0 → Player 1" in words(table_screen(first, cast(first)))
    assert "→" not in words(table_screen(second, cast(second)))
    hebrew = cast(first, choose_tongue("he"))
    assert "→" not in words(table_screen(first, hebrew))


def test_preferences_are_marked_as_they_are() -> None:
    chosen = ServerPreferences(1, clock_s=None, holes=18, ruleset="pagat", language="de")
    screen = server_screen(chosen, ENGLISH)
    marked = [
        [option.value for option in part.options if option.selected]
        for part in screen.parts
        if isinstance(part, Menu)
    ]
    assert marked == [["pagat"], ["18"], ["0"], ["de"]]
    assert "server:no-role" not in [one.action for one in buttons(screen)]
    with_role = server_screen(replace(chosen, role_id=7), ENGLISH)
    assert "server:no-role" in [one.action for one in buttons(with_role)]
    closed = Preferences(ANN, direct_closed=True)
    off = replace(closed, direct_messages=DirectMessages.OFF)
    assert len(words(preferences_screen(closed, ENGLISH)).splitlines()) == 1 + len(
        words(preferences_screen(off, ENGLISH)).splitlines()
    )


def test_a_review_says_how_much_of_the_chance_to_win_a_decision_cost() -> None:
    contest = opened()
    seat = contest.to_act[0]
    view = contest.view(seat)
    best, played_now = view.legal[0], view.legal[1]
    costly = Costly(3, 4, view, played_now, best, loss=0.0, win=0.2)
    reviews = tuple(
        SeatReview(one, 9, 9, 0.0, Luck(), (costly,) if one == seat else (), ()) for one in (0, 1)
    )
    found = GameReview(3, reviews)
    said = words(review_screen(contest, found, cast(contest), seat))
    assert "20%" in said
    assert "Hole 3, turn 4" in said
    assert "80%" not in said
    assert "20%" not in words(review_screen(contest, found, cast(contest), 1 - seat))
    assert "20%" not in words(review_screen(contest, found, cast(contest), None))
