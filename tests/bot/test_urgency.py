"""Which changes of a game somebody waits for. The others come to a message a few seconds later."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.contest import Contest
from bot.contest.play import give_up, move
from bot.messages.urgency import Snapshot
from data.records import Status, SurfaceKind
from engine import Draw, NextHole, Phase
from tests.bot.tables import game, played

TABLE, CARDS, REMINDER = SurfaceKind.TABLE, SurfaceKind.CARDS, SurfaceKind.REMINDER


def is_urgent(before: Contest, after: Contest, kind: SurfaceKind, user_id: int = 0) -> bool:
    return Snapshot.take(before).makes_urgent(after, kind, user_id)


def people(contest: Contest) -> list[int]:
    """Return the people by seat."""
    return [player.user_id or 0 for player in contest.record.players]


def move_once(contest: Contest, dice: Random) -> Contest:
    """Draw a card, or make a random move with a drawn card."""
    seat = contest.to_act[0]
    legal = contest.view(seat).legal
    return move(contest, seat, Draw() if Draw() in legal else dice.choice(legal))


@pytest.fixture(scope="module")
def turn() -> Contest:
    """Return a game of three with a turn that has just begun."""
    return played(game(3), until="draw")


def test_a_card_that_was_drawn_is_urgent_for_its_player_alone(turn: Contest) -> None:
    seat = turn.to_act[0]
    drawn = move(turn, seat, Draw())
    assert not is_urgent(turn, drawn, TABLE)
    assert [is_urgent(turn, drawn, CARDS, one) for one in people(turn)] == [
        at == seat for at in range(3)
    ]
    assert is_urgent(turn, drawn, REMINDER)


def test_the_end_of_a_turn_is_urgent_for_the_two_whose_turns_it_parts(turn: Contest) -> None:
    seat = turn.to_act[0]
    drawn = move(turn, seat, Draw())
    done = move(drawn, seat, drawn.view(seat).legal[-1])
    following = done.to_act[0]
    assert is_urgent(drawn, done, TABLE)
    assert [is_urgent(drawn, done, CARDS, one) for one in people(turn)] == [
        at in (seat, following) for at in range(3)
    ]
    # The next draw after a table that was not brought up to date in between.
    again = move(done, following, Draw())
    assert is_urgent(turn, again, TABLE)


def test_the_end_and_the_beginning_of_a_hole_are_urgent_for_everybody(turn: Contest) -> None:
    scored = played(turn, until="hole over")
    dealt = move(scored, scored.to_act[0], NextHole())
    for user_id in people(turn):
        assert is_urgent(turn, scored, CARDS, user_id)
        assert is_urgent(scored, dealt, CARDS, user_id)
    assert is_urgent(turn, scored, TABLE)
    assert is_urgent(scored, dealt, TABLE)
    # Also if the last card of the turn was shown already.
    drawn, dice = turn, Random(1)
    while not (after := move_once(drawn, dice)).hole_is_over:
        drawn = after
    assert (drawn.key, drawn.started_state.phase) == (after.key, Phase.PLACE)
    assert is_urgent(drawn, after, TABLE)


def test_an_end_somebody_who_leaves_and_somebody_away_are_urgent(turn: Contest) -> None:
    other = people(turn)[(turn.to_act[0] + 1) % 3]
    over = replace(turn, record=replace(turn.record, status=Status.ABANDONED))
    away = turn.with_player(0, replace(turn.record.players[0], autopilot=True))
    for after in (over, away, give_up(turn, 0)):
        assert is_urgent(turn, after, CARDS, other)
        assert is_urgent(turn, after, TABLE)
    # Nothing has happened for those who wait.
    assert not is_urgent(turn, turn, CARDS, other)
    assert is_urgent(turn, turn, CARDS, 99), "who has no seat is told at once"
