"""Makes views, and takes secrets out of events. All that people and computer players learn of a game comes from here.

A face-down card is hidden from everybody, also from its owner. A drawn card is known only to the seat that drew it,
until the card is placed or discarded. Nobody knows the order of the stock. The ranks in the stock are known after the
stock was rebuilt from cards that everybody has seen.
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

_HIDDEN: Final = tuple(tuple(not up >> slot & 1 for slot in SLOTS) for up in range(ALL_UP + 1))
"""By the mask of the slots that are face up: for each slot, whether it is face down."""
_SHOW: Final = tuple(
    itemgetter(*(slot if up >> slot & 1 else len(SLOTS) for slot in SLOTS))
    for up in range(ALL_UP + 1)
)
"""By the mask of the slots that are face up: a function that returns six cards, with ``None`` for face-down ones.

The function is called with a layout and ``None`` as a seventh card.
"""


def view_for(state: State, seat: int | None) -> TableView:
    """Return the view of a seat, or of an observer if ``seat`` is ``None``.

    ``RuleError`` if the game has no such seat.
    """
    setup, record = state.setup, state.record
    if seat is not None:
        check_seat(state, seat)
    drawn, turn_of, out_seat = state.drawn, state.seat, state.out_seat
    holder = turn_of if drawn is not None else None
    # A game that stopped with a card drawn has no holder, and an observer has no seat. Both are ``None``, but the
    # observer must not see the card.
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


def count_ranks(cards: Iterable[Card]) -> RankCounts:
    """Return the number of these cards of each rank, beginning with the aces."""
    counts = [0] * (1 + len(RANKS))
    for card in cards:
        counts[card.rank] += 1
    return tuple(counts[1:])


def redact(event: Event, seat: int | None) -> Event:
    """Return an event without what a viewer may not know. The viewer is ``seat``, or an observer if it is ``None``.

    An unknown kind of event raises ``AssertionError``. So a new kind stays hidden until somebody decides about it.
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
