"""Lapses, computers, and people who leave."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.contest import Contest
from bot.contest.play import (
    bring_back,
    end,
    give_up,
    lapse,
    level_of,
    move,
    move_computers,
    note_end,
)
from data.records import Status
from engine import Action, EndReason, Phase, RuleError, TableView, audit
from engine.actions import DRAW, TURN_UPS
from engine.computer import Level, choose
from engine.events import CardDiscarded, CardDrawn, CardTurnedUp, GameWon
from tests.bot.tables import ANN, NOW, game, played


def opened_up(contest: Contest) -> Contest:
    """Turn up two cards of every seat."""
    while contest.started_state.phase is Phase.OPENING:
        seat = contest.to_act[0]
        contest = move(contest, seat, contest.view(seat).legal[0])
    return contest


def test_a_lapse_in_the_opening_turns_up_what_is_still_to_be_turned_up() -> None:
    contest = game(2)
    contest = move(contest, 0, TURN_UPS[5])
    contest = lapse(contest)
    assert contest.started_state.up[0].bit_count() == 2
    assert contest.to_act == (1,)
    assert contest.record.players[0].lapses == 1


def test_a_lapse_in_a_common_opening_concerns_everybody_who_has_not_turned_up() -> None:
    contest = game(4, ruleset="pagat")
    contest = move(move(contest, 2, TURN_UPS[0]), 2, TURN_UPS[1])
    contest = lapse(contest)
    assert contest.started_state.phase is Phase.DRAW
    assert [player.lapses for player in contest.record.players] == [1, 1, 0, 1]
    assert sum(isinstance(event, CardTurnedUp) for event in contest.events) == 8


def test_a_lapse_before_a_draw_draws_and_discards() -> None:
    contest = opened_up(game(2))
    before = contest.started_state
    contest = lapse(contest)
    drawn, discarded = contest.events[-2:]
    assert isinstance(drawn, CardDrawn)
    assert isinstance(discarded, CardDiscarded)
    assert contest.started_state.layouts == before.layouts
    assert contest.started_state.turn == before.turn + 1


def test_a_lapse_with_a_drawn_card_discards_it() -> None:
    contest = opened_up(game(2))
    contest = lapse(move(contest, 0, DRAW))
    assert isinstance(contest.events[-1], CardDiscarded)
    assert contest.to_act == (1,)


def test_after_three_lapses_an_autopilot_plays_until_the_player_presses() -> None:
    contest = opened_up(game(2))
    for lapses in (1, 2, 3):
        contest = lapse(contest)  # seat 0
        assert contest.record.players[0].lapses == lapses
        assert contest.record.players[0].autopilot is (lapses == 3)
        assert not contest.record.players[1].autopilot
        if contest.record.players[0].lapses < 3:
            seat = contest.to_act[0]
            contest = move(contest, seat, DRAW)
            contest = move(contest, seat, contest.view(seat).legal[-1])
    assert contest.record.players[0].autopilot
    assert contest.absent_seats == {0}
    back = bring_back(contest, 0)
    assert (back.record.players[0].autopilot, back.record.players[0].lapses) == (False, 0)


def test_computers_move_in_a_row_up_to_the_next_person() -> None:
    contest = game(1, 3)
    person = next(s for s, player in enumerate(contest.record.players) if player.user_id == ANN)
    contest = move_computers(contest)
    assert contest.to_act == (person,)
    audit(contest.events)


def test_each_computer_plays_at_the_level_of_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    contest, levels = game(1, 2), iter((Level.ROOKIE, Level.CLUB))
    for seat, player in enumerate(contest.record.players):
        is_person = player.user_id is not None
        change = {"autopilot": True} if is_person else {"level": next(levels)}
        contest = contest.with_player(seat, replace(player, **change))
    chosen: list[tuple[int | None, Level]] = []

    def note(view: TableView, level: Level, dice: Random) -> Action:
        chosen.append((view.viewer, level))
        return choose(view, level, dice)

    monkeypatch.setattr("bot.contest.play.choose", note)
    move_computers(contest)
    assert {level for _, level in chosen} == {Level.ROOKIE, Level.CLUB}
    for viewer, level in chosen:
        assert viewer is not None
        assert level is level_of(contest.record.players[viewer])


def test_computers_play_the_same_each_time() -> None:
    first = move_computers(game(1, 3))
    again = move_computers(game(1, 3))
    assert first.events == again.events


def test_somebody_who_leaves_is_played_on_and_cannot_win() -> None:
    contest = give_up(game(3, holes=3), 1)
    assert contest.is_playing
    assert contest.is_automatic(1)
    assert contest.seat_of(contest.record.players[1].user_id or 0) is None
    contest = played(contest)
    assert isinstance(contest.events[-1], GameWon)
    assert 1 not in contest.public_view.winners
    assert contest.record.status is Status.FINISHED


def test_the_host_leaving_hands_over_the_game() -> None:
    contest = game(3)
    seat = contest.seat_of(ANN)
    assert seat is not None
    contest = give_up(contest, seat)
    assert contest.record.host_id in contest.record.people
    assert ANN not in contest.record.people


def test_two_less_one_is_no_game() -> None:
    contest = give_up(game(2), 0)
    assert contest.record.status is Status.ABANDONED
    closed = note_end(contest, NOW)
    assert closed.record.ended_at == NOW
    assert note_end(closed, NOW.replace(hour=23)) is closed


def test_one_person_goes_on_against_a_computer() -> None:
    contest = game(2, 1)
    seat = next(iter(s for s, p in enumerate(contest.record.players) if p.user_id is not None))
    assert give_up(contest, seat).is_playing


def test_ending_a_game_early_says_so_and_nobody_wins() -> None:
    contest = end(game(2), EndReason.ENDED_EARLY)
    assert contest.record.status is Status.ENDED_EARLY
    assert contest.public_view.winners == ()
    with pytest.raises(RuleError, match="over"):
        move(contest, 0, DRAW)


def test_the_same_seat_cannot_be_given_up_twice() -> None:
    contest = give_up(game(3), 1)
    with pytest.raises(RuleError, match="left already"):
        give_up(contest, 1)


def test_a_scored_hole_can_be_looked_at_again() -> None:
    contest = played(game(2, holes=3))
    old = contest.rewind_to_scored(1)
    assert old is not None
    assert old.hole_is_over or old.started_state.phase is Phase.HOLE_OVER
    assert old.public_view.scorecard == contest.public_view.scorecard[:1]
    assert contest.rewind_to_scored(4) is None


def test_a_lapse_plays_for_nobody_whom_the_computer_plays() -> None:
    contest = game(2, 2, ruleset="pagat")
    away = replace(contest.record.players[contest.to_act[0]], autopilot=True)
    contest = contest.with_player(contest.to_act[0], away)
    people = [seat for seat in range(4) if not contest.is_automatic(seat)]
    assert len(people) in (1, 2)
    after = lapse(contest)
    turned = {event.seat for event in after.events if isinstance(event, CardTurnedUp)}
    assert turned == set(people)
    assert [player.lapses for player in after.record.players] == [
        int(seat in people) for seat in range(4)
    ]


def test_a_seat_that_was_given_up_is_nobodys_and_the_others_stay_where_they_are() -> None:
    contest = game(3)
    gone = contest.record.players[1].user_id
    kept = [player.user_id for player in contest.record.players if player.user_id != gone]
    after = give_up(contest, 1)
    assert gone is not None
    assert after.seat_of(gone) is None
    assert [after.seat_of(user_id or 0) for user_id in kept] == [0, 2]
    assert gone not in after.record.people
    assert (after.record.host_id == contest.record.host_id) is (gone != contest.record.host_id)
    for host in kept:
        hosted = replace(contest, record=replace(contest.record, host_id=host or 0))
        assert give_up(hosted, 1).record.host_id == host


def test_an_autopilot_plays_as_a_computer_at_level_club() -> None:
    person, computer = game(1, computers=1).record.players
    assert level_of(person) is Level.CLUB
    assert level_of(replace(computer, level=Level.PRO)) is Level.PRO
