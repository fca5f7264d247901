"""Neither text has a rule for players who leave, or for a game that is ended early."""

from __future__ import annotations

import random

import pytest

from engine import (
    CARD_COMMONS,
    PAGAT,
    EndReason,
    Game,
    GameStopped,
    GameWon,
    HoleDealt,
    Phase,
    RuleError,
    Ruleset,
    SeatGivenUp,
    audit,
)
from engine.actions import DRAW

from .positions import greedy, new, opened, play_out, random_player


def test_a_seat_given_up_is_played_on_but_cannot_win() -> None:
    played = new(CARD_COMMONS, 4, holes=3)
    play_out(played, greedy)
    (best, *_) = played.winners

    # The deals and moves are the same, but the winner has left.
    game = new(CARD_COMMONS, 4, holes=3)
    assert game.give_up(best) == (SeatGivenUp(best),)
    assert game.view(None).seats[best].given_up
    assert game.to_act == (0,)
    while game.hole == 1:
        seat = game.to_act[0]
        game.play(seat, greedy(game.view(seat)))
    assert game.scorecard == played.scorecard[:1]
    play_out(game, greedy)
    others = [seat for seat in range(4) if seat != best]
    lowest = min(game.totals[seat] for seat in others)
    assert game.winners == tuple(seat for seat in others if game.totals[seat] == lowest)
    audit(game.events)


@pytest.mark.parametrize("ruleset", [CARD_COMMONS, PAGAT])
def test_the_first_player_moves_past_seats_given_up(ruleset: Ruleset) -> None:
    game = new(ruleset, 4, holes=9)
    rng = random.Random(1)
    game.give_up(1)
    leaves = {4: 0}
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, random_player(rng)(game.view(seat)))
        if game.phase is Phase.HOLE_OVER and game.hole in leaves:
            game.give_up(leaves.pop(game.hole))
    dealt = [event for event in game.events if isinstance(event, HoleDealt)]
    # The first seats of holes 1 to 4 are 0, 2, 3, 0 (1 is skipped). After that only 2 and 3 are left.
    assert [event.first_seat for event in dealt] == [0, 2, 3, 0, 2, 3, 2, 3, 2]
    assert set(game.winners) <= {2, 3}


def test_a_player_can_leave_in_the_middle_of_a_turn() -> None:
    game = opened(CARD_COMMONS, 3)
    game.play(0, DRAW)
    drawn = game.state.drawn
    game.give_up(0)
    assert (game.to_act, game.phase) == ((0,), Phase.PLACE)
    assert game.view(0).drawn is drawn
    assert game.view(1).drawn is game.view(None).drawn is None


def test_with_one_person_left_the_game_stops_without_a_result() -> None:
    game = opened(CARD_COMMONS, 3)
    game.give_up(2)
    assert not game.is_over
    assert game.give_up(0) == (SeatGivenUp(0), GameStopped(EndReason.ABANDONED))
    assert (game.is_over, game.winners, game.to_act) == (True, (), ())
    assert game.view(1).stopped is EndReason.ABANDONED
    audit(game.events)


def test_one_person_plays_on_against_a_computer_that_was_there_from_the_start() -> None:
    game = opened(CARD_COMMONS, 3, computers=(1,))
    game.give_up(0)
    assert not game.is_over
    assert game.give_up(2)[-1] == GameStopped(EndReason.ABANDONED)
    with pytest.raises(RuleError, match="The game is over"):
        game.give_up(2)


def test_who_cannot_leave() -> None:
    game = opened(CARD_COMMONS, 4, computers=(3,))
    with pytest.raises(RuleError, match="no player in that seat"):
        game.give_up(3)
    for seat in (4, -1, 1.0, True, "1", None):
        with pytest.raises(RuleError, match="There is no seat"):
            game.give_up(seat)  # type: ignore[arg-type]
    game.give_up(1)
    with pytest.raises(RuleError, match="has left already"):
        game.give_up(1)
    assert game.state.record.given_up == (1,)
    assert game.events[-1] == SeatGivenUp(1)


@pytest.mark.parametrize("reason", EndReason)
def test_a_game_can_be_stopped_at_any_time_but_once(reason: EndReason) -> None:
    game = opened(PAGAT, 3)
    game.play(0, DRAW)
    assert game.stop(reason) == (GameStopped(reason),)
    assert (game.is_over, game.winners, game.to_act, game.scorecard) == (True, (), (), ())
    view = game.view(0)
    # What was hidden stays hidden.
    assert view.seats[0].face_down == 4
    assert (view.drawn, view.legal, view.stopped) == (None, (), reason)
    assert not any(isinstance(event, GameWon) for event in game.events)
    with pytest.raises(RuleError, match="The game is over"):
        game.stop(reason)
    audit(game.events)
    assert Game.replay(game.events) == game
