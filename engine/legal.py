"""What a seat may do: the one source of legality, for ``decide`` and for every button."""

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
"""Looked up in their class, they would cost half of ``legal_actions``."""


def check_seat(state: State, seat: object) -> int:
    """Return the seat, or refuse with ``RuleError`` one that the game does not have."""
    if type(seat) is not int or not 0 <= seat < state.setup.seats:
        raise RuleError(f"There is no seat {seat!r} in this game.")
    return seat


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    """Every action the seat may take now, in a fixed order; ``()`` when it is not for the seat to act."""
    phase = state.phase
    if seat == state.seat:
        if phase is _DRAW_PHASE:
            # An empty stock here means that there was nothing to rebuild it from.
            return _DRAW_OR_TAKE if state.stock else TAKES
        return _PLACE if phase is _PLACE_PHASE else _TURN_UPS[state.up[seat]]
    if state.seat is not None or not 0 <= seat < state.setup.seats:
        return ()
    if phase is Phase.HOLE_OVER:
        return _NEXT
    if phase is Phase.OPENING and state.up[seat].bit_count() < state.setup.ruleset.opening_cards:
        return _TURN_UPS[state.up[seat]]
    return ()
