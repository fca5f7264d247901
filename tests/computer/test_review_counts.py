"""A review counts every decision once, in its own hole. The test counts them from the log alone."""

from __future__ import annotations

import pytest

from engine import CARD_COMMONS, PAGAT, Event, Game, Ruleset
from engine.computer import Level, review
from engine.events import (
    CardDiscarded,
    CardDrawn,
    CardSwapped,
    CardTaken,
    CardTurnedUp,
    GameStarted,
    HoleScored,
)
from engine.evolve import evolve, start
from engine.view import view_for
from tests.computer.test_review import a_game

DECISIONS = CardTurnedUp | CardDrawn | CardTaken | CardSwapped | CardDiscarded


def choices(events: tuple[Event, ...]) -> dict[int, list[tuple[int, int, bool]]]:
    """Return, for each hole, every decision: seat, turn, and whether there was a choice."""
    assert isinstance(events[0], GameStarted)
    state = start(events[0])
    found: dict[int, list[tuple[int, int, bool]]] = {}
    for event in events[1:]:
        if isinstance(event, DECISIONS):
            view = view_for(state, event.seat)
            found.setdefault(view.hole, []).append((event.seat, view.turn, len(view.legal) > 1))
        state = evolve(state, event)
    return found


@pytest.mark.parametrize(("ruleset", "holes"), [(CARD_COMMONS, 3), (PAGAT, 9)])
def test_every_hole_has_its_own_decisions(ruleset: Ruleset, holes: int) -> None:
    game: Game = a_game(ruleset, Level.ROOKIE, Level.ROOKIE, holes=holes)
    events = tuple(game.events)
    by_hole = choices(events)
    ends = [at + 1 for at, event in enumerate(events) if isinstance(event, HoleScored)][:3]
    for last, end in enumerate(ends, start=1):
        found = review(events[:end])
        assert found.holes == last
        theirs = [one for hole in range(1, last + 1) for one in by_hole[hole]]
        for seat in found.seats:
            mine = [one for one in theirs if one[0] == seat.seat]
            assert seat.decisions == sum(has_choice for _, _, has_choice in mine)
            draws = [
                event
                for event in events[:end]
                if isinstance(event, CardDrawn | CardTaken) and event.seat == seat.seat
            ]
            assert seat.turns == len(draws)
            for costly in seat.costliest:
                assert costly.view.hole == costly.hole
                assert (seat.seat, costly.turn, True) in by_hole[costly.hole]
