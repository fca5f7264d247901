"""Steps of a game in places that are easy to get wrong: the end of an opening, roles, forgotten people, the replay."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.contest import Contest
from bot.contest.clock import give_back, grant_grace, stop, wind
from bot.contest.decider import find_decider
from bot.contest.half_time import list_awaited
from bot.contest.lesson import MOVES, play_lesson
from bot.contest.lobby import (
    add_computer,
    choose_holes,
    join,
    leave,
    make_game_id,
    open_private,
    start,
)
from bot.contest.play import bring_back, give_up, lapse, move, move_computers
from bot.contest.replay import Turn, choose_hole, judge_turn, list_turns, rewind_to_turn
from bot.contest.rights import check_may_kick
from bot.languages import Either
from bot.ports import Person, Refusal
from data.records import Deadline, Status
from engine import Discard, Draw, NextHole, Phase, Swap
from engine.computer import Level
from tests.bot.tables import ANN, BOB, CY, DI, NOW, START, game, lobby, played
from tests.golden.scenes.setting import laid


def test_a_lapse_at_the_end_of_an_opening_does_not_play_the_first_turn() -> None:
    for seats in (2, 3):
        contest = game(seats, ruleset="pagat")
        for _ in range(seats):
            opened = lapse(contest)
            assert opened.started_state.phase is Phase.DRAW
            assert opened.started_state.turn == 1
            assert all(up.bit_count() == 2 for up in opened.started_state.up)
            contest = played(contest, until="hole over")
            contest = move(contest, 0, NextHole())


def test_a_clock_that_ran_out_long_ago_has_nothing_left() -> None:
    contest = wind(game(clock_s=300), NOW, pace_s=1.0)
    late = stop(contest, NOW + timedelta(hours=1))
    assert (late.record.left_s, late.record.deadline_at) == (0, None)
    again = wind(late, NOW, pace_s=1.0)
    assert again.record.left_s is None
    assert grant_grace(contest, NOW) is contest  # its time has not run out
    at = contest.record.deadline_at
    assert at is not None
    assert grant_grace(contest, at) is contest  # it runs out now
    moved = give_back(contest, NOW, 7)
    assert moved.record.deadline_at == at + timedelta(seconds=7)
    nearly = give_back(contest, at - timedelta(seconds=1), 7)
    assert nearly.record.deadline_at == at + timedelta(seconds=59)


def test_who_hosts_next_and_who_is_waited_for() -> None:
    table = lobby()
    for user_id in (BOB, CY, DI):
        table = join(table, user_id, user_id)
    assert leave(leave(table, ANN), CY).record.host_id == BOB
    assert leave(table, CY).record.host_id == ANN
    later = NOW + timedelta(minutes=5)
    contest = start(table, later, START)
    assert (contest.record.started_at, contest.record.active_at) == (later, later)
    host = contest.seat_of(ANN)
    assert host is not None
    left = give_up(contest, host)
    assert left.record.host_id == left.record.people[0] != ANN
    other = contest.seat_of(BOB)
    assert other is not None
    assert give_up(contest, other).record.host_id == ANN
    assert contest.seat_of(ANN) == host
    # A person who was forgotten or is on autopilot is not called, and nobody is while the clock stands still.
    seat = contest.to_act[0]
    player = contest.record.players[seat]
    assert list_awaited(contest) == (player.user_id,)
    for gone in (replace(player, user_id=-5), replace(player, autopilot=True)):
        assert list_awaited(contest.with_player(seat, gone)) == ()
    stopped = replace(contest, record=replace(contest.record, left_s=5))
    assert list_awaited(stopped) == ()
    assert list_awaited(played(contest, until="hole over")) == ()
    assert played(contest).to_act == ()


def test_an_autopilot_may_be_removed_by_the_host() -> None:
    contest = game(3)
    seat = contest.seat_of(BOB)
    assert seat is not None
    away = contest.with_player(seat, replace(contest.record.players[seat], autopilot=True))
    assert check_may_kick(away, Person(ANN, "Ann"), BOB) == seat


def test_holes_that_are_nearest_to_what_was_wanted() -> None:
    assert [choose_holes("card_commons", wanted) for wanted in (1, 3, 5, 6, 7, 9, 14, 99)] == [
        3, 3, 3, 3, 9, 9, 18, 18,
    ]  # fmt: skip
    assert choose_holes("card_commons", None, 18) == 18
    assert choose_holes("card_commons", None, 5) == choose_holes("card_commons", None)
    with pytest.raises(Refusal):
        choose_holes("bridge", 9)


def test_private_games_never_share_a_channel_and_have_no_clock() -> None:
    made = [
        open_private(guild_id=0, host_id=ANN, ruleset="card_commons", holes=3, level=level, now=NOW)
        for level in Level
    ]
    assert len({table.record.channel_id for table in made}) == len(Level)
    assert all(table.record.is_private for table in made)
    assert {(table.record.clock_s, table.record.hints) for table in made} == {(None, False)}
    assert [table.record.players[1].level for table in made] == [level.value for level in Level]


def test_a_replay_shows_who_had_left_by_then_and_nobody_on_autopilot() -> None:
    contest = game(3, holes=3)
    contest = played(contest, until="hole over")
    contest = give_up(contest, 1)
    contest = contest.with_player(0, replace(contest.record.players[0], autopilot=True))
    contest = played(contest)
    turns = list_turns(contest.events)
    first, last = rewind_to_turn(contest, turns[0]), rewind_to_turn(contest, turns[-1])
    assert [player.given_up for player in first.record.players] == [False, False, False]
    assert [player.given_up for player in last.record.players] == [False, True, False]
    assert not any(player.autopilot for player in last.record.players)
    openings = [at for at, turn in enumerate(turns) if turn.number == 0]
    assert len(openings) == 3
    second = openings[1]
    assert choose_hole(turns, second, on=False) == openings[0]
    assert choose_hole(turns, second + 2, on=False) == second
    assert choose_hole(turns, openings[2] + 1, on=False) == openings[2]
    assert choose_hole(turns, second, on=True) == openings[2]
    assert choose_hole(turns, openings[2] + 1, on=True) == len(turns) - 1


def test_moments_grow_through_a_game_and_keys_tell_what_is_ahead() -> None:
    contest, dice = game(2, holes=3), Random(1)
    moments: list[int] = []
    while contest.is_playing:
        moments.append(contest.moment)
        # The database stores it. No hole has ten thousand turns.
        assert contest.moment == contest.hole * 10_000 + contest.started_state.turn
        for key in ("x-1", "1-", "", "１-1", "1-²", "1"):
            assert not contest.is_before(key)
        assert not contest.is_before(contest.key)
        assert contest.is_before(f"{contest.hole}-{contest.started_state.turn + 1}")
        assert contest.is_before(f"{contest.hole + 1}-0")
        seat = contest.to_act[0]
        contest = move(contest, seat, dice.choice(contest.view(seat).legal))
    assert moments == sorted(moments)
    assert len(set(moments)) > 20


def test_a_hole_can_be_looked_at_just_after_it_was_scored() -> None:
    contest = played(game(2, holes=3))
    for hole in (1, 2, 3):
        scored = contest.rewind_to_scored(hole)
        assert scored is not None
        assert len(scored.public_view.scorecard) == hole
    assert contest.rewind_to_scored(4) is None
    assert lobby().rewind_to_scored(1) is None


def test_the_lesson_is_a_game_of_a_person_against_a_computer() -> None:
    for moves in range(len(MOVES) + 1):
        contest = play_lesson(moves)
        assert [contest.is_automatic(seat) for seat in (0, 1)] == [False, True]
        assert contest.hole_is_over or contest.to_act == (0,)
        assert contest.record.status is Status.PLAYING


def test_dice_of_computers_differ_by_seat_and_moment() -> None:
    contest: Contest = game(1, 3)
    numbers = {contest.make_dice(seat).random() for seat in range(4)}
    later = move(contest, contest.to_act[0], contest.view(contest.to_act[0]).legal[0])
    assert len(numbers | {later.make_dice(seat).random() for seat in range(4)}) == 8
    assert contest.make_dice(1).random() == contest.make_dice(1).random()
    # Nobody who does not know the secret can work out what a computer will do.
    secret = replace(contest, record=replace(contest.record, secret=b"another secret"))
    assert secret.make_dice(1).random() != contest.make_dice(1).random()


def test_computers_are_numbered_from_one_and_leave_a_scored_hole_to_people() -> None:
    table = lobby()
    for user_id in (BOB, CY):
        table = join(table, user_id, user_id)
    table = join(add_computer(table, Level.PRO), DI, DI)
    table = add_computer(table, Level.ROOKIE)
    assert [player.number for player in table.record.players] == [0, 0, 0, 1, 0, 2]
    scored = played(game(1, 2), until="hole over")
    assert move_computers(scored) is scored


def test_a_computer_is_waited_for_in_private_and_beside_people_who_open() -> None:
    together = wind(game(1, 2, ruleset="pagat"), NOW, pace_s=1.0)
    assert together.record.deadline is Deadline.COMPUTER
    private = game(1, 1)
    private = replace(private, record=replace(private.record, channel_id=-5, clock_s=None))
    seat = private.seat_of(ANN)
    assert seat is not None
    opened = lapse(private) if private.to_act == (seat,) else private
    assert opened.to_act == (1 - seat,)
    assert wind(opened, NOW, pace_s=1.0).record.deadline is Deadline.COMPUTER
    over = wind(played(private, until="hole over"), NOW, pace_s=1.0)
    assert over.record.deadline is Deadline.CLOSE
    assert over.record.deadline_at == NOW + timedelta(days=30)


def test_somebody_who_left_has_no_seat() -> None:
    contest = game(3)
    seat = contest.seat_of(BOB)
    assert seat is not None
    left = give_up(contest, seat)
    assert left.seat_of(BOB) is None
    assert left.is_automatic(seat)
    assert left.absent_seats == {seat}
    assert left.record.people == tuple(
        player.user_id for player in contest.record.players if player.user_id not in (None, BOB)
    )


def test_of_two_hidden_cards_the_one_of_the_better_player_decided() -> None:
    layouts = ("KH KS AD AC 2S 2D", "KD KC 5D 5C 2H (QH)", "3H 3S 4D 4C 2C (QD)")
    for totals, seat in (((20, 6, 4), 1), ((20, 8, 0), 2)):
        contest = laid(
            layouts, seat=1, out_seat=0, discards="9D", holes=3, scorecard=[totals, (0, 0, 0)]
        )
        for player in (1, 2):
            contest = move(move(contest, player, Draw()), player, Discard())
        totals_now = contest.started_state.totals
        assert contest.public_view.winners == (0,)
        assert min(totals_now[1:]) == totals_now[seat]
        decider = find_decider(contest)
        assert decider is not None
        assert (decider.seat, decider.cost) == (seat, 10)


def test_nobody_is_waited_for_while_a_clock_stands_still_even_at_its_end() -> None:
    contest = game(2)
    assert list_awaited(contest) != ()
    for left_s in (0, 5):
        still = replace(contest, record=replace(contest.record, left_s=left_s))
        assert list_awaited(still) == ()


def test_an_id_has_eight_letters_and_holes_that_are_not_offered_are_named() -> None:
    assert {len(make_game_id()) for _ in range(5)} == {8}
    with pytest.raises(Refusal) as refused:
        lobby(holes=7)
    assert refused.value.phrase.key == "refusals-holes"
    assert dict(refused.value.phrase.values)["holes"] == Either((3, 9, 18))
    with pytest.raises(Refusal) as refused:
        lobby(ruleset="nobody's")
    assert refused.value.phrase.key == "refusals-unknown-rules"


def test_who_sits_at_a_full_table_may_press_join_again() -> None:
    table = join(lobby(), BOB, None)
    assert table.record.players[-1].entropy == ""
    for number in range(4):
        table = join(table, 50 + number, 100 + number)
    assert join(table, BOB, 7) is table
    with pytest.raises(Refusal):
        join(table, 99, 7)


def test_a_press_forgets_clocks_that_ran_out_before() -> None:
    contest = game(2)
    late = contest.with_player(0, replace(contest.record.players[0], lapses=2))
    assert bring_back(late, 0).record.players[0].lapses == 0
    assert bring_back(contest, 0) is contest


def test_throwing_a_two_away_is_a_mistake_and_keeping_it_is_none() -> None:
    before = laid(seat=1, discards="QD 4C", stock="2C")
    for action, is_mistake in ((Discard(), True), (Swap(2), False)):
        contest = move(move(before, 1, Draw()), 1, action)
        turn = Turn(1, 1, len(before.events), len(contest.events))
        verdict = judge_turn(contest, turn)[-1]
        assert verdict.played == action
        assert verdict.mistake is is_mistake
        assert (verdict.worth.points > verdict.worth_of_best.points) is is_mistake
        assert verdict.view.drawn is not None


def test_nobody_is_to_act_in_a_game_that_ended_in_the_middle() -> None:
    contest = game(2)
    scored = played(game(2), until="hole over")
    assert contest.to_act
    assert scored.hole_is_over
    for status in (Status.ABANDONED, Status.ENDED_EARLY):
        assert not replace(contest, record=replace(contest.record, status=status)).to_act
        assert not replace(scored, record=replace(scored.record, status=status)).hole_is_over


def test_a_clock_that_runs_out_in_the_opening_turns_up_the_first_cards() -> None:
    before = game(2)
    after = lapse(before).public_view
    assert before.to_act
    for seat in before.to_act:
        assert [card is not None for card in after.seats[seat].cards] == [True] * 2 + [False] * 4
