"""A finished game turn by turn: where each turn begins and ends, and what the coach thinks of its decisions. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.contest.contest import Contest
from engine import Action, Event, TableView, evolve, fold, view_for
from engine.computer import Evaluation, evaluate
from engine.computer.alike import likeness_of
from engine.computer.evaluation import is_mistake, rank
from engine.events import CardDrawn, CardTaken, HoleDealt
from engine.verify import move_of


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of a game, or with number 0 the opening of a hole."""

    hole: int
    """From 1."""
    number: int
    """From 1 in each hole; 0 is the deal and the opening."""
    begin: int
    """The first event of the turn."""
    end: int
    """The event after the last one of the turn."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the coach thinks of one decision."""

    view: TableView
    """The table as the seat saw it when it decided."""
    played: Action
    best: Action
    worth: Evaluation
    """What the played action was worth."""
    worth_of_best: Evaluation
    mistake: bool
    """Whether the coach is sure that the best action was better."""


def list_turns(events: Sequence[Event]) -> tuple[Turn, ...]:
    """Return the turns of a game in their order."""
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
    """Return where the turn with the key ``<hole>-<turn>`` is, ``None`` if there is no such turn."""
    return next(
        (at for at, turn in enumerate(turns) if f"{turn.hole}-{turn.number}" == key),
        None,
    )


def find_hole(turns: Sequence[Turn], at: int, *, on: bool) -> int:
    """Return the opening of the next hole, or of this hole, or of the one before if ``at`` is an opening itself."""
    openings = [number for number, turn in enumerate(turns) if turn.number == 0]
    if on:
        return next((number for number in openings if number > at), len(turns) - 1)
    return next((number for number in reversed(openings) if number < at), 0)


def rewind(game: Contest, turn: Turn) -> Contest:
    """Return the game as it stood after a turn. A player who left later is still in it."""
    moment = game.rewind(turn.end)
    players = tuple(
        replace(player, autopilot=False, given_up=seat.given_up)
        for player, seat in zip(game.record.players, moment.public_view.seats, strict=True)
    )
    return replace(moment, record=replace(game.record, players=players))


def judge_turn(game: Contest, turn: Turn) -> tuple[Verdict, ...]:
    """Return what the coach thinks of each decision of a turn. This takes up to some tenths of a second."""
    begin = max(turn.begin, 2)  # the first two events of a game are no decisions
    state = fold(game.events[:begin])
    verdicts: list[Verdict] = []
    for event in game.events[begin : turn.end]:
        move = move_of(event)
        if move is not None and len((view := view_for(state, move[0])).legal) > 1:
            played, worth = move[1], evaluate(view)
            best = rank(worth)[0]
            if likeness_of(view, played) == likeness_of(view, best):
                best = played  # one face-down card is as good as another
            mistake = is_mistake(worth[played], worth[best], len(view.seats))
            verdicts.append(Verdict(view, played, best, worth[played], worth[best], mistake))
        state = evolve(state, event)
    return tuple(verdicts)
