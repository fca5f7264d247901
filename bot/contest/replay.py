"""Splits a finished game into turns, and says how good the decisions in a turn were. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.contest.contest import Contest
from engine import Action, Event, TableView, evolve, fold, view_for
from engine.computer import Evaluation, evaluate
from engine.computer.alike import likeness_of
from engine.computer.cost import is_mistake
from engine.computer.evaluation import rank
from engine.events import CardDrawn, CardTaken, HoleDealt
from engine.verify import move_of


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of a game. The opening of a hole is turn 0."""

    hole: int
    """The number of the hole, from 1."""
    number: int
    """The number of the turn in its hole, from 1; 0 is the deal and the opening."""
    begin: int
    """The index of the turn's first event in the events of the game."""
    end: int
    """The index after the turn's last event."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The coach's opinion of one decision of a player."""

    view: TableView
    """What the player knew before the decision."""
    played: Action
    best: Action
    worth: Evaluation
    """The coach's evaluation of the action that was played."""
    worth_of_best: Evaluation
    mistake: bool
    """Whether the played action was certainly worse than the best one."""


def list_turns(events: Sequence[Event]) -> tuple[Turn, ...]:
    """Return the turns of a game in the order of play."""
    begins = [
        (at, event)
        for at, event in enumerate(events)
        if isinstance(event, HoleDealt | CardDrawn | CardTaken)
    ]
    ends = [at for at, _ in begins[1:]] + [len(events)]
    turns: list[Turn] = []
    hole = number = 0
    for (begin, event), end in zip(begins, ends, strict=True):
        if isinstance(event, HoleDealt):
            hole, number = event.hole, 0
        else:
            number += 1
        turns.append(Turn(hole, number, begin, end))
    return tuple(turns)


def find_turn(turns: Sequence[Turn], key: str) -> int | None:
    """Return the index in ``turns`` of the turn with the key ``<hole>-<turn>``, ``None`` if there is no such turn."""
    return next(
        (at for at, turn in enumerate(turns) if f"{turn.hole}-{turn.number}" == key),
        None,
    )


def choose_hole(turns: Sequence[Turn], at: int, *, on: bool) -> int:
    """Return the index of the turn that a replay shows after its button *next hole* (``on``) or *hole before*.

    ``at`` is the index of the turn that is shown now. *Next hole* leads to the opening of the next hole, and in the
    last hole to the last turn of the game. *Hole before* leads to the last opening before ``at``.
    """
    openings = [number for number, turn in enumerate(turns) if turn.number == 0]
    if on:
        return next((number for number in openings if number > at), len(turns) - 1)
    return next((number for number in reversed(openings) if number < at), 0)


def rewind_to_turn(game: Contest, turn: Turn) -> Contest:
    """Return the game as it was just after a turn. Players who left later still have their seats."""
    moment = game.rewind(turn.end)
    players = tuple(
        replace(player, autopilot=False, given_up=seat.given_up)
        for player, seat in zip(game.record.players, moment.public_view.seats, strict=True)
    )
    return replace(moment, record=replace(game.record, players=players))


def judge_turn(game: Contest, turn: Turn) -> tuple[Verdict, ...]:
    """Return the coach's verdict on each decision of a turn. The calculation takes up to some tenths of a second."""
    begin = max(turn.begin, 2)  # the first two events of a game are not decisions
    state = fold(game.events[:begin])
    verdicts: list[Verdict] = []
    for event in game.events[begin : turn.end]:
        move = move_of(event)
        if move is not None and len((view := view_for(state, move.seat)).legal) > 1:
            played, worth = move.action, evaluate(view)
            best = rank(worth)[0]
            if likeness_of(view, played) == likeness_of(view, best):
                best = played  # all face-down cards are equally good
            mistake = is_mistake(worth[played], worth[best], len(view.seats))
            verdicts.append(Verdict(view, played, best, worth[played], worth[best], mistake))
        state = evolve(state, event)
    return tuple(verdicts)
