"""Checks whether the events of a log fit together, so that a state can be made of them.

``engine.verify`` checks whether the rules allow the events.
"""

from __future__ import annotations

from engine.actions import SLOTS
from engine.events import (
    CardDiscarded,
    CardDrawn,
    CardSwapped,
    CardTaken,
    CardTurnedUp,
    Event,
    GameStarted,
    GameStopped,
    GameWon,
    HoleDealt,
    HoleScored,
    PositionSet,
    SeatGivenUp,
    StockRebuilt,
    WentOut,
)
from engine.position_set import check_position
from engine.state import State


def check_seating(event: GameStarted) -> None:
    """Raise ``ValueError`` if the event names seats or computers that the table does not have."""
    if sorted(event.seating) != list(range(event.seats)):
        raise ValueError(f"{event.seating} is no order of {event.seats} seats")
    if not set(event.computers) <= set(range(event.seats)):
        raise ValueError(f"{event.computers} are not among {event.seats} seats")


def check_fit(state: State, event: Event) -> None:
    """Raise ``ValueError`` if an event is impossible in this game, such as one of a seat that does not exist.

    Without this check, such an event would cause an unrelated error later.
    """
    setup = state.setup
    seats: tuple[object, ...]
    match event:
        case HoleDealt():
            seats = (event.first_seat,)
            if event.order is not None and len(event.order) != len(setup.pack):
                raise ValueError(f"a deal has {len(setup.pack)} cards, not {len(event.order)}")
        case HoleScored():
            seats = ()
            if not len(event.scores) == len(event.layouts) == setup.seats:
                raise ValueError(f"a hole is scored for {setup.seats} seats")
            if any(len(layout) != len(SLOTS) for layout in event.layouts):
                raise ValueError(f"a layout has {len(SLOTS)} cards")
        case GameWon():
            seats = event.winners
            if len(event.totals) != setup.seats or len(set(seats)) != len(seats) or not seats:
                raise ValueError(f"the winners and totals are not those of {setup.seats} seats")
        case PositionSet():
            seats = ()
            if state.layouts:
                raise ValueError("a position is set up before anything is played")
            check_position(setup, event)
        case GameStarted() | StockRebuilt() | GameStopped():
            seats = ()
        case CardDrawn() | CardDiscarded() | WentOut() | SeatGivenUp():
            seats = (event.seat,)
        case CardTurnedUp() | CardTaken() | CardSwapped():
            seats = (event.seat,)
            if event.slot not in SLOTS:
                raise ValueError(f"there is no slot {event.slot!r}")
        case _:
            raise ValueError(f"{event!r} is not an event")
    if any(type(seat) is not int or not 0 <= seat < setup.seats for seat in seats):
        raise ValueError(f"there is no seat {seats} among {setup.seats}")
