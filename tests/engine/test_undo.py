"""Games are copied, undone, played again, and written."""

from __future__ import annotations

import copy
import random

import pytest

from engine import (
    CARD_COMMONS,
    Discard,
    Draw,
    EndReason,
    Game,
    LogError,
    RuleError,
    parse_action,
)

from .positions import new, opened, play_out, random_player


def test_a_copy_shares_nothing() -> None:
    game = opened(CARD_COMMONS, 2)
    before = game.events
    for other in (game.copy(), copy.copy(game), copy.deepcopy(game)):
        assert other == game
        other.play(Draw)
        assert other != game
        assert game.events == before
        game.play(Draw)
        game.play(Discard)
        assert len(other.events) == len(before) + 1
        game.undo()
        game.undo()


def test_undo_takes_back_whole_actions_to_the_first() -> None:
    game = new(CARD_COMMONS, 3, holes=3)
    states, player = [], random_player(random.Random(5))
    while not game.is_over:
        states.append((game.state, game.events))
        if len(states) == 40:
            game.give_up(1)
            continue
        seat = game.to_act[0]
        game.play(seat, player(game.view(seat)))
    assert len(game.actions) == len(states) - 1
    while states:
        assert game.undo()
        assert (game.state, game.events) == states.pop()
    with pytest.raises(RuleError, match="no action to take back"):
        game.undo()


def test_undo_takes_back_the_end_of_an_abandoned_or_stopped_game() -> None:
    game = opened(CARD_COMMONS, 2)
    before = game.copy()
    game.give_up(0)
    assert len(game.undo()) == 2
    assert game == before
    for reason in EndReason:
        game.stop(reason)
        game.undo()
        assert game == before


def test_the_actions_play_the_game_again() -> None:
    game = new(CARD_COMMONS, 3, holes=3)
    play_out(game, random_player(random.Random(6)))
    again = new(CARD_COMMONS, 3, holes=3)
    for seat, action in game.actions:
        assert again.is_legal(seat, action)
        again.play(seat, parse_action(str(action)))
    assert again == game


def test_a_game_is_written_and_read_with_an_audit() -> None:
    game = opened(CARD_COMMONS, 2)
    assert Game.loads(game.dumps()) == game
    with pytest.raises(LogError, match="not what the rules lead to"):
        Game.loads(game.dumps().replace('"first_seat":0', '"first_seat":1'))
