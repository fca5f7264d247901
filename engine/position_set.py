"""Checks the event ``PositionSet``, and makes a state of it. The event itself is made by ``engine.position``."""

from __future__ import annotations

from collections import Counter

from engine.actions import SLOTS
from engine.cards import Card
from engine.errors import RuleError
from engine.events import PositionSet
from engine.ruleset import Ending, Opening
from engine.state import ALL_UP, Phase, Record, Setup, State


def check_position(setup: Setup, event: PositionSet) -> None:
    """Raise ``RuleError`` if the ruleset cannot play on from a position.

    A position is allowed even if no real game can reach it: in a puzzle a seat may have five cards face up in turn
    1.
    """
    seats, layouts, stock = setup.seats, event.layouts, event.stock
    if layouts is None or stock is None:
        raise RuleError("The hidden cards of the position were taken out.")
    if len(layouts) != seats or any(len(layout) != len(SLOTS) for layout in layouts):
        raise RuleError(f"A position for {seats} seats has {seats} layouts of six cards.")
    if len(event.up) != seats or any(not 0 <= up <= ALL_UP for up in event.up):
        raise RuleError(f"A position for {seats} seats says of each which slots are face up.")
    if any(len(scores) != seats for scores in event.scorecard):
        raise RuleError(f"Each hole of the scorecard has a score for each of {seats} seats.")
    if len(event.scorecard) >= setup.holes:
        raise RuleError(f"With {len(event.scorecard)} holes scored, {setup.holes} holes are over.")
    _check_cards(setup, event)
    _check_turn(setup, event)
    _check_end(setup, event)


def _check_cards(setup: Setup, event: PositionSet) -> None:
    there, pack = Counter(cards_of(event)), Counter(setup.pack)
    if not event.discards:
        raise RuleError("A position has a top discard.")
    for card in there | pack:
        if there[card] > pack[card]:
            raise RuleError(f"The {card} is there {there[card]} times: the pack has {pack[card]}.")
        if there[card] < pack[card]:
            raise RuleError(f"The {card} is missing: every card of the pack has a place.")


def cards_of(event: PositionSet) -> list[Card]:
    """Return all cards of a position."""
    cards = [card for layout in event.layouts or () for card in layout]
    drawn = () if event.drawn is None else (event.drawn,)
    return [*cards, *(event.stock or ()), *event.discards, *drawn]


def _check_turn(setup: Setup, event: PositionSet) -> None:
    need, counts = setup.ruleset.opening_cards, [up.bit_count() for up in event.up]
    if event.turn < 0:
        raise RuleError("The turns of a hole are counted from 1, and turn 0 is the opening.")
    if event.turn:
        if min(counts) < need:
            raise RuleError(f"After the opening every seat has {need} or more cards face up.")
        if not event.stock and event.drawn is None:
            raise RuleError("A turn begins with a stock to draw from.")
        return
    if event.drawn is not None:
        raise RuleError("Nobody draws a card in the opening.")
    if max(counts) > need or min(counts) == need:
        raise RuleError(f"In the opening, seats are still to turn up {need} cards each.")
    first = first_seat_of(setup, event)
    in_turn = counts[first:] + counts[:first]
    # Seats before the one whose turn it is have turned up their cards. Seats after it have not.
    if setup.ruleset.opening is Opening.IN_TURN and in_turn != sorted(in_turn, reverse=True):
        raise RuleError("In the opening, seats turn their cards up one after the other.")
    if setup.ruleset.opening is Opening.IN_TURN and sum(0 < count < need for count in counts) > 1:
        raise RuleError("In the opening, seats turn their cards up one after the other.")


def _check_end(setup: Setup, event: PositionSet) -> None:
    out, full = event.out_seat, [seat for seat, up in enumerate(event.up) if up == ALL_UP]
    if full and setup.ruleset.ending is Ending.AT_ONCE:
        raise RuleError(f"Seat {full[0]} has six cards face up: the hole would be over.")
    if full and out not in full:
        raise RuleError(f"Six cards are face up at {_seats(full)}: give the one that went out.")
    if out is not None and out not in full:
        raise RuleError(f"Seat {out} has not gone out: not all its cards are face up.")
    if out is not None and out == seat_of(setup, event):
        raise RuleError(f"Seat {out} went out, so it has no other turn in this hole.")


def _seats(seats: list[int]) -> str:
    return "seat " + " and ".join(map(str, seats))


def first_seat_of(setup: Setup, event: PositionSet) -> int:
    """Return the first seat of the position's hole: seat 0 in hole 1, seat 1 in hole 2, and so on."""
    return len(event.scorecard) % setup.seats


def seat_of(setup: Setup, event: PositionSet) -> int | None:
    """Return the seat whose turn it is; ``None`` in an opening in which all seats turn up cards together."""
    first = first_seat_of(setup, event)
    if event.turn:
        return (first + event.turn - 1) % setup.seats
    if setup.ruleset.opening is Opening.TOGETHER:
        return None
    in_turn = [(first + step) % setup.seats for step in range(setup.seats)]
    need = setup.ruleset.opening_cards
    return next(seat for seat in in_turn if event.up[seat].bit_count() < need)


def state_of(setup: Setup, event: PositionSet) -> State:
    """Return the state of a position."""
    assert event.layouts is not None, "its cards were taken out"
    assert event.stock is not None, "its cards were taken out"
    seat, out = seat_of(setup, event), event.out_seat
    phase = Phase.OPENING
    if event.turn:
        phase = Phase.DRAW if event.drawn is None else Phase.PLACE
    return State(
        setup=setup,
        record=Record(
            hole=len(event.scorecard) + 1,
            first_seat=first_seat_of(setup, event),
            scorecard=event.scorecard,
        ),
        phase=phase,
        turn=event.turn,
        seat=seat,
        layouts=event.layouts,
        up=event.up,
        stock=event.stock,
        discards=event.discards,
        drawn=event.drawn,
        out_seat=out,
        last_turns=0 if out is None or seat is None else (out - seat) % setup.seats,
    )
