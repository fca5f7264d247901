"""The legal actions of a seat. ``decide`` and every button use this one list."""

from __future__ import annotations

from typing import Final

from engine.actions import DISCARD, DRAW, NEXT_HOLE, SLOTS, SWAPS, TAKES, TURN_UPS, Action
from engine.errors import RuleError
from engine.state import Phase, State

_DRAW_OR_TAKE: Final[tuple[Action, ...]] = (DRAW, *TAKES)
_PLACE: Final[tuple[Action, ...]] = (*SWAPS, DISCARD)
_NEXT: Final[tuple[Action, ...]] = (NEXT_HOLE,)
_TURN_UPS: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(TURN_UPS[slot] for slot in SLOTS if not up >> slot & 1) for up in range(64)
)

_DRAW_PHASE: Final = Phase.DRAW
_PLACE_PHASE: Final = Phase.PLACE
"""``Phase.PLACE`` as a module constant, because looking it up in its class would take half of the function's time."""


def check_seat(state: State, seat: object) -> int:
    """Return the seat; ``RuleError`` if the game does not have it."""
    if type(seat) is not int or not 0 <= seat < state.setup.seats:
        raise RuleError(f"There is no seat {seat!r} in this game.")
    return seat


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    """Return the legal actions of a seat in a fixed order. The result is empty if the seat has none."""
    phase = state.phase
    if seat == state.seat:
        if phase is _DRAW_PHASE:
            # If the stock is empty here, there were no discards to rebuild it from.
            return _DRAW_OR_TAKE if state.stock else TAKES
        return _PLACE if phase is _PLACE_PHASE else _TURN_UPS[state.up[seat]]
    if state.seat is not None or not 0 <= seat < state.setup.seats:
        return ()
    if phase is Phase.HOLE_OVER:
        return _NEXT
    if phase is Phase.OPENING and state.up[seat].bit_count() < state.setup.ruleset.opening_cards:
        return _TURN_UPS[state.up[seat]]
    return ()
