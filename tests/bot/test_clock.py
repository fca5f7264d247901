"""When something happens without a press."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from statistics import median

import pytest

from bot.contest import Contest, clock
from bot.contest.clock import (
    choose_grace_s,
    find_lapse_at,
    give_back,
    grant_grace,
    is_slow,
    resume,
    shift,
    stop,
    vary_pace,
)
from bot.contest.half_time import remind
from bot.contest.play import bring_back, lapse, move, move_computers
from data.records import Deadline
from tests.bot.tables import NOW, game, lobby, played


def wind(contest: Contest) -> Contest:
    return clock.wind(contest, NOW, pace_s=1.0)


def in_s(contest: Contest) -> float:
    assert contest.record.deadline_at is not None
    return (contest.record.deadline_at - NOW).total_seconds()


def away(contest: Contest) -> Contest:
    for seat, player in enumerate(contest.record.players):
        contest = contest.with_player(seat, replace(player, autopilot=True))
    return contest


def test_a_lobby_is_open_for_a_quarter_of_an_hour() -> None:
    table = wind(lobby())
    assert (table.record.deadline, in_s(table)) == (Deadline.LOBBY, 900)


@pytest.mark.parametrize("clock_s", [45, 90, 300, 86_400])
def test_a_reminder_comes_at_half_time_and_the_lapse_after_the_other_half(clock_s: int) -> None:
    contest = wind(game(2, clock_s=clock_s))
    assert (contest.record.deadline, in_s(contest)) == (Deadline.REMINDER, clock_s / 2)
    assert find_lapse_at(contest) == NOW + timedelta(seconds=clock_s)
    half = NOW + timedelta(seconds=clock_s / 2)
    late = remind(contest, half)
    assert (late.record.deadline, in_s(late)) == (Deadline.LAPSE, clock_s)
    assert find_lapse_at(late) == find_lapse_at(contest)
    # A reminder that comes late takes nothing from the other half.
    assert in_s(remind(contest, half + timedelta(seconds=7))) == clock_s + 7


def test_without_a_clock_nobody_is_hurried_but_a_forgotten_game_ends() -> None:
    contest = wind(game(2, clock_s=None))
    assert contest.record.deadline is Deadline.CLOSE
    assert in_s(contest) == timedelta(days=30).total_seconds()
    assert find_lapse_at(contest) is None


@pytest.mark.parametrize("clock_s", [None, 90, 86_400])
def test_a_scored_hole_leads_on_by_itself(clock_s: int | None) -> None:
    contest = wind(played(game(2, clock_s=clock_s), until="hole over"))
    assert (contest.record.deadline, in_s(contest)) == (Deadline.NEXT_HOLE, 30)
    assert find_lapse_at(contest) is None


def test_a_computer_takes_about_a_second() -> None:
    contest = wind(game(1, 1))
    expected = Deadline.COMPUTER if contest.is_automatic(contest.to_act[0]) else Deadline.REMINDER
    assert contest.record.deadline is expected
    machines = [seat for seat in range(2) if contest.record.players[seat].user_id is None]
    while contest.to_act[0] not in machines:
        seat = contest.to_act[0]
        contest = move(contest, seat, contest.view(seat).legal[0])
    contest = wind(contest)
    assert contest.record.deadline is Deadline.COMPUTER
    assert 0.4 <= in_s(contest) <= 2.5
    assert in_s(wind(contest)) == in_s(contest)


def test_computers_think_now_longer_and_now_shorter_but_about_a_second_on_the_whole() -> None:
    contest = game(1, 1)
    times: list[float] = []
    while not contest.hole_is_over and len(times) < 60:
        seat = contest.to_act[0]
        contest = move(contest, seat, contest.view(seat).legal[0])
        times.append(vary_pace(contest))
    assert 0.8 < median(times) < 1.25
    assert min(times) < 0.7
    assert max(times) > 1.5


def test_no_computer_thinks_longer_or_shorter_than_people_wait_for() -> None:
    contest = game(1, 1)
    games = (replace(contest.record, game_id=f"game {number}") for number in range(500))
    times = [vary_pace(replace(contest, record=record)) for record in games]
    assert (min(times), max(times)) == (0.4, 2.5)


def test_with_everybody_away_the_game_waits_a_day() -> None:
    contest = wind(away(game(3)))
    assert (contest.record.deadline, in_s(contest)) == (Deadline.CLOSE, 86_400)
    over = wind(away(played(game(2), until="hole over")))
    assert over.record.deadline is Deadline.CLOSE


def test_a_game_that_is_over_has_no_deadline() -> None:
    contest = wind(played(game(2, holes=3)))
    assert (contest.record.deadline, contest.record.deadline_at) == (None, None)


def test_a_clock_that_stands_still_runs_on_from_where_it_was() -> None:
    contest = wind(game(2, clock_s=300))
    later = NOW + timedelta(seconds=40)
    still = stop(contest, later)
    assert (still.record.deadline_at, still.record.left_s) == (None, 110)
    assert find_lapse_at(still) is None
    assert stop(still, later) is still
    much_later = NOW + timedelta(hours=5)
    on = resume(still, much_later)
    assert on.record.deadline_at == much_later + timedelta(seconds=110)
    assert on.record.left_s is None
    assert resume(on, much_later) is on


def test_nobody_finds_their_time_up_when_the_table_comes_back() -> None:
    contest = wind(game(2, clock_s=90))
    still = stop(contest, NOW + timedelta(seconds=44))
    assert still.record.left_s == 1
    on = resume(still, NOW)
    assert in_s(on) == 45


def test_a_clock_that_ran_out_while_the_bot_was_away_gives_some_time() -> None:
    contest = wind(game(2, clock_s=90))
    back = NOW + timedelta(hours=2)
    assert grant_grace(contest, back).record.deadline_at == back + timedelta(seconds=45)
    soon = NOW + timedelta(seconds=10)
    assert grant_grace(contest, soon) is contest
    table = wind(lobby())
    assert grant_grace(table, back) is table


def test_slow_games_are_those_of_an_hour_a_move_or_more() -> None:
    assert [is_slow(game(2, clock_s=clock_s)) for clock_s in (45, 3599, 3600, None)] == [
        False,
        False,
        True,
        True,
    ]


def test_time_is_given_back_to_a_deadline_of_nobody_as_it_is() -> None:
    table = wind(lobby())
    late = NOW + timedelta(hours=1)
    assert in_s(give_back(table, late, 40)) == 900 + 40, "a lobby gets no minimum of time"
    contest = wind(game(2, clock_s=90))
    assert in_s(give_back(contest, NOW, 40)) == 45 + 40
    assert give_back(contest, late, 40).record.deadline_at == late + timedelta(seconds=45)
    still = stop(contest, NOW)
    assert give_back(still, late, 40) is still
    assert shift(still, 40) is still
    assert in_s(shift(contest, -40)) == 5
    # Nothing else changes with the deadline.
    for changed in (
        shift(contest, 40),
        give_back(contest, NOW, 40),
        grant_grace(contest, late),
        remind(contest, NOW),
        resume(still, NOW),
        wind(still),
    ):
        deadline, at = changed.record.deadline, changed.record.deadline_at
        expected = replace(contest.record, deadline=deadline, deadline_at=at)
        assert changed == replace(contest, record=expected)
    assert still == replace(contest, record=replace(contest.record, deadline_at=None, left_s=45))
    assert choose_grace_s(table) == 0
    assert choose_grace_s(wind(game(2, clock_s=86_400))) == 60


def test_the_pace_of_a_computer_differs_from_move_to_move() -> None:
    contest = game(1, 1)
    paces = {vary_pace(contest.rewind(end)) for end in range(2, len(contest.events) + 1)}
    later = played(contest, until="hole over")
    paces |= {vary_pace(later.rewind(end)) for end in range(3, len(later.events))}
    assert len(paces) >= len(later.events) - 3


def test_only_people_keep_a_game_from_being_idle() -> None:
    """After an hour without a press any player may end it. Clocks, computers and outages are no presses."""
    contest = wind(game(2))
    late = NOW + timedelta(minutes=59)
    steps = {
        "remind": remind(contest, late),
        "lapse": lapse(contest),
        "computers": move_computers(away(contest)),
        "back": bring_back(lapse(contest), contest.to_act[0]),
        "wind": clock.wind(contest, late, pace_s=1.0),
        "stop": stop(contest, late),
        "resume": resume(stop(contest, NOW), late),
        "grace": grant_grace(contest, late),
        "given": give_back(contest, late, 7),
        "shift": shift(contest, 7),
    }
    unchanged = [name for name, after in steps.items() if after == contest]
    assert unchanged == []
    assert {name: after.record.active_at for name, after in steps.items()} == dict.fromkeys(
        steps, NOW
    )


def test_a_reminder_changes_the_deadline_and_nothing_else() -> None:
    contest = wind(game(2, clock_s=300))
    reminded = remind(contest, NOW + timedelta(seconds=151))
    at = NOW + timedelta(seconds=301)
    expected = replace(contest.record, deadline=Deadline.LAPSE, deadline_at=at)
    assert reminded == replace(contest, record=expected)
