"""Counts all ways to play the next turns, to find faults in the rules.

The right numbers can be calculated by hand. If the engine counts another number, a rule is programmed wrong. Chess
programs have the same check under the same name, which is short for "performance test".
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.decide import decide
from engine.evolve import evolve
from engine.legal import legal_actions
from engine.state import Phase, State


@dataclass(frozen=True, slots=True)
class TurnCount:
    """The numbers of ways to play some turns."""

    completed: int
    """The number of ways to complete all the turns. The last turn may end the hole."""
    cut_short: int
    """The number of ways in which the hole ends before all the turns are played."""


def perft(state: State, turns: int) -> TurnCount:
    """Play every legal action for this many turns, and count the different ways.

    A drawn card is always the top card of the stock. So a turn can be completed in 13 ways: a take into one of six
    slots, a swap into one of six, or a discard. ``ValueError`` during an opening or between holes, because only
    turns are counted.

    >>> from dataclasses import replace
    >>> from engine import CARD_COMMONS, Game, TurnUp
    >>> game = Game.new(CARD_COMMONS, seats=2, secret=bytes(32))
    >>> for seat in (0, 1):
    ...     events = game.play(seat, TurnUp(0)) + game.play(seat, TurnUp(1))
    >>> perft(game.state, turns=3)
    TurnCount(completed=2197, cut_short=0)
    """
    if state.phase not in (Phase.DRAW, Phase.PLACE):
        raise ValueError(f"no turn is being played: the phase is {state.phase}")
    return _count(state, turns, state.turn + turns)


def _count(state: State, left: int, end: int) -> TurnCount:
    if left == 0:
        return TurnCount(1, 0)
    seat = state.seat
    if seat is None:
        return TurnCount(0, 1)
    completed = cut_short = 0
    for action in legal_actions(state, seat):
        after = state
        for event in decide(state, seat, action):
            after = evolve(after, event)
        if after.seat is None:
            # The hole is over, so the turn is over too.
            count = _count(after, left - 1, end)
        else:
            count = _count(after, end - after.turn, end)
        completed += count.completed
        cut_short += count.cut_short
    return TurnCount(completed, cut_short)
