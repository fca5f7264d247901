"""What can happen in a game that has started: moves, lapsed clocks, computers, people who leave. All is pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

import engine
from bot.contest.clock import LAPSES_TO_AUTOPILOT
from bot.contest.contest import Contest
from data.records import PlayerRecord, Status
from engine import (
    Action,
    Discard,
    Draw,
    EndReason,
    Event,
    Phase,
    State,
    TurnUp,
    decide,
    evolve,
    legal_actions,
)
from engine.computer import Level, choose
from engine.events import GameStopped, GameWon


def move(game: Contest, seat: int, action: Action) -> Contest:
    """Make a move; ``RuleError`` if the rules do not allow the action."""
    return _settle(game.with_events(decide(game.started_state, seat, action)))


def bring_back(game: Contest, seat: int) -> Contest:
    """End the autopilot of a player who is back, and forget how often their clock has lapsed."""
    player = game.record.players[seat]
    if not player.autopilot and player.lapses == 0:
        return game
    return game.with_player(seat, replace(player, autopilot=False, lapses=0))


def lapse(game: Contest) -> Contest:
    """Play for each player whose time has run out, in the way that changes the player's cards least.

    In the opening, cards are turned up. Later, the drawn card is discarded; if no card is drawn yet, one is drawn
    first. After three lapses in a row the player is on autopilot.
    """
    for seat in game.to_act:
        if game.is_automatic(seat):
            continue
        player = game.record.players[seat]
        lapses = player.lapses + 1
        away = replace(player, lapses=lapses, autopilot=lapses >= LAPSES_TO_AUTOPILOT)
        game = game.with_events(_play_mildly(game.started_state, seat)).with_player(seat, away)
    return _settle(game)


def _play_mildly(state: State, seat: int) -> tuple[Event, ...]:
    events: list[Event] = []
    turn = state.turn
    while seat in state.to_act and state.turn == turn and state.phase is not Phase.HOLE_OVER:
        happened = decide(state, seat, _choose_mildest(legal_actions(state, seat)))
        for event in happened:
            state = evolve(state, event)
        events += happened
    return tuple(events)


def _choose_mildest(legal: Sequence[Action]) -> Action:
    for kind in (Draw, Discard, TurnUp):
        for action in legal:
            if isinstance(action, kind):
                return action
    return legal[-1]  # the last action takes the top discard, because the stock is empty


def move_computers(game: Contest) -> Contest:
    """Make the moves of computers and autopilots, until it is a person's turn or the hole is over."""
    while game.is_playing and not game.hole_is_over:
        seat = next((seat for seat in game.to_act if game.is_automatic(seat)), None)
        if seat is None:
            break
        level = level_of(game.record.players[seat])
        action = choose(game.view(seat), level, game.make_dice(seat))
        game = move(game, seat, action)
    return game


def level_of(player: PlayerRecord) -> Level:
    """Return the level at which a computer plays for a player. An autopilot plays at level Club."""
    return Level(player.level) if player.level is not None else Level.CLUB


def give_up(game: Contest, seat: int) -> Contest:
    """Give up a person's seat for the rest of the game. ``engine.give_up`` decides whether that ends the game.

    If the person is the host, another person becomes the host.
    """
    player = replace(game.record.players[seat], given_up=True)
    game = game.with_events(engine.give_up(game.started_state, seat)).with_player(seat, player)
    record = game.record
    if record.host_id == player.user_id and record.people:
        game = replace(game, record=replace(record, host_id=record.people[0]))
    return _settle(game)


def end(game: Contest, reason: EndReason) -> Contest:
    """End a game before its last hole, without a winner."""
    return _settle(game.with_events(engine.stop(game.started_state, reason)))


def _settle(game: Contest) -> Contest:
    """Return the game with the status *finished*, *ended early* or *abandoned* if the last event has ended the game."""
    last = game.events[-1]
    if isinstance(last, GameWon):
        status = Status.FINISHED
    elif isinstance(last, GameStopped):
        early = last.reason is EndReason.ENDED_EARLY
        status = Status.ENDED_EARLY if early else Status.ABANDONED
    else:
        return game
    return replace(game, record=replace(game.record, status=status))


def note_end(game: Contest, now: datetime) -> Contest:
    """Store the time of the end in the record of a game that has just ended."""
    if game.record.status.is_open or game.record.ended_at is not None:
        return game
    return replace(game, record=replace(game.record, ended_at=now))
