"""A finished game turn by turn: where each turn begins and ends, and what the coach thinks of its decisions. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.contest.contest import Contest
from engine import Action, Event, TableView, evolve, fold, view_for
from engine.computer import Evaluation, evaluate
from engine.computer.evaluation import is_mistake, rank
from engine.computer.outcomes import outcome_of
from engine.events import CardDrawn, CardTaken, HoleDealt
from engine.verify import move_of


@dataclass(frozen=True, slots=True)
class Step:
    """One turn of a game, or with turn 0 the opening of a hole."""

    hole: int
    """From 1."""
    turn: int
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


def list_steps(events: Sequence[Event]) -> tuple[Step, ...]:
    """Return the turns of a game in their order."""
    begins = [
        (number, event)
        for number, event in enumerate(events)
        if isinstance(event, HoleDealt | CardDrawn | CardTaken)
    ]
    ends = [number for number, _ in begins[1:]] + [len(events)]
    steps: list[Step] = []
    hole = turn = 0
    for (begin, event), end in zip(begins, ends, strict=True):
        if isinstance(event, HoleDealt):
            hole, turn = event.hole, 0
        else:
            turn += 1
        steps.append(Step(hole, turn, begin, end))
    return tuple(steps)


def find_step(steps: Sequence[Step], key: str) -> int | None:
    """Return where the step with the key ``<hole>-<turn>`` is, ``None`` if there is no such step."""
    return next(
        (at for at, step in enumerate(steps) if f"{step.hole}-{step.turn}" == key),
        None,
    )


def find_hole(steps: Sequence[Step], at: int, *, on: bool) -> int:
    """Return the opening of the next hole, or of this hole, or of the one before if ``at`` is an opening itself."""
    openings = [number for number, step in enumerate(steps) if step.turn == 0]
    if on:
        return next((number for number in openings if number > at), len(steps) - 1)
    return next((number for number in reversed(openings) if number < at), 0)


def rewind(game: Contest, step: Step) -> Contest:
    """Return the game as it stood after a step. A player who left later is still in it."""
    moment = game.rewind(step.end)
    players = tuple(
        replace(player, autopilot=False, given_up=seat.given_up)
        for player, seat in zip(game.record.players, moment.public_view.seats, strict=True)
    )
    return replace(moment, record=replace(game.record, players=players))


def judge_step(game: Contest, step: Step) -> tuple[Verdict, ...]:
    """Return what the coach thinks of each decision of a step. This takes up to some tenths of a second."""
    begin = max(step.begin, 2)  # the first two events of a game are no decisions
    state = fold(game.events[:begin])
    verdicts: list[Verdict] = []
    for event in game.events[begin : step.end]:
        move = move_of(event)
        if move is not None and len((view := view_for(state, move[0])).legal) > 1:
            played, worth = move[1], evaluate(view)
            best = rank(worth)[0]
            if outcome_of(view, played) == outcome_of(view, best):
                best = played  # one face-down card is as good as another
            mistake = is_mistake(worth[played], worth[best], len(view.seats))
            verdicts.append(Verdict(view, played, best, worth[played], worth[best], mistake))
        state = evolve(state, event)
    return tuple(verdicts)
