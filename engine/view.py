"""What may be known: all that leaves the engine for a screen, a log or a computer player.

A face-down card is hidden from everybody, its owner included. A drawn card is known to the seat
that drew it until it is placed or discarded. The order of the stock is known to nobody; its ranks
are, once it was rebuilt from cards that all have seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import compress
from operator import itemgetter
from typing import Final, assert_never

from engine.actions import SLOTS
from engine.cards import RANKS, Card
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
from engine.legal import check_seat, legal_actions
from engine.scoring import score
from engine.state import ALL_UP, State
from engine.table_view import RankCounts, SeatView, TableView

_NONE: Final[RankCounts] = (0,) * len(RANKS)
_HIDDEN: Final = tuple(tuple(not up >> slot & 1 for slot in SLOTS) for up in range(ALL_UP + 1))
"""Which slots each mask hides."""
_SHOW: Final = tuple(
    itemgetter(*(slot if up >> slot & 1 else len(SLOTS) for slot in SLOTS))
    for up in range(ALL_UP + 1)
)
"""By mask: picks from a layout with ``None`` behind it what is shown."""


def view_for(state: State, seat: int | None) -> TableView:
    """Return what the seat (``None``: an observer) may know. ``RuleError`` if the game has no such seat."""
    setup, record = state.setup, state.record
    if seat is not None:
        check_seat(state, seat)
    drawn, turn_of, out_seat = state.drawn, state.seat, state.out_seat
    holder = turn_of if drawn is not None else None
    # A game that stopped under a drawn card has no holder, and an observer no seat: the two are not one.
    own_drawn = drawn if holder is not None and holder == seat else None
    stock: Sequence[Card] = state.stock
    if drawn is not None and own_drawn is None:
        stock = (*stock, drawn)
    hidden = list(stock)
    to_act, totals = state.to_act, state.totals
    seats = []
    for number, (layout, up) in enumerate(zip(state.layouts, state.up, strict=True)):
        if up != ALL_UP:
            hidden += compress(layout, _HIDDEN[up])
        seats.append(
            SeatView(
                number,
                shown := _SHOW[up]((*layout, None)),
                score(shown),
                totals[number],
                number in to_act,
                number in setup.computers,
                number in record.given_up,
                number == out_seat,
            )
        )
    return TableView(
        viewer=seat,
        ruleset=setup.ruleset,
        hole=record.hole,
        holes=setup.holes,
        phase=state.phase,
        turn=state.turn,
        to_act=to_act,
        first_seat=record.first_seat,
        seats=tuple(seats),
        stock_count=len(state.stock),
        discard_count=len(state.discards),
        top_discard=state.discards[-1] if state.discards else None,
        drawn_by=holder,
        drawn=own_drawn,
        out_seat=out_seat,
        last_turns=state.last_turns,
        legal=() if seat is None else legal_actions(state, seat),
        scorecard=record.scorecard,
        totals=totals,
        winners=record.winners,
        stopped=record.stopped,
        decks=setup.ruleset.decks(setup.seats),
        unseen=count_ranks(hidden),
        stock_ranks=count_ranks(stock) if record.rebuilds else None,
    )


def count_ranks(cards: Iterable[Card], counted: RankCounts = _NONE) -> RankCounts:
    """Return how many cards there are of each rank, ace first, added to those counted already."""
    counts = [0, *counted]
    for card in cards:
        counts[card.rank] += 1
    return tuple(counts[1:])


def redact(event: Event, seat: int | None) -> Event:
    """Return the event as the seat (``None``: an observer) may know it, with what is secret taken out.

    An event that is not named here is refused with ``AssertionError``: a new kind stays hidden
    until somebody has thought about it.
    """
    match event:
        case CardDrawn():
            return event if event.seat == seat else replace(event, card=None)
        case GameStarted():
            return replace(event, secret=None)
        case HoleDealt() | StockRebuilt():
            return replace(event, order=None)
        case PositionSet():
            return replace(event, layouts=None, stock=None, drawn=None)
        case (
            CardTurnedUp()
            | CardTaken()
            | CardSwapped()
            | CardDiscarded()
            | WentOut()
            | HoleScored()
            | GameWon()
            | SeatGivenUp()
            | GameStopped()
        ):
            return event
        case _:
            assert_never(event)
