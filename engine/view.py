"""What may be known: all that leaves the engine for a screen, a log or a computer player.

A face-down card is hidden from everybody, its owner included. A drawn card is known to the seat
that drew it until it is placed or discarded. The order of the stock is known to nobody; its ranks
are, once it was rebuilt from cards that all have seen.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias, assert_never

from engine.actions import Action
from engine.cards import RANKS, Card
from engine.events import (
    CardDiscarded,
    CardDrawn,
    CardSwapped,
    CardTaken,
    CardTurnedUp,
    EndReason,
    Event,
    GameStarted,
    GameStopped,
    GameWon,
    HoleDealt,
    HoleScored,
    SeatGivenUp,
    StockRebuilt,
    WentOut,
)
from engine.legal import legal_actions
from engine.plain_text import table_text
from engine.ruleset import Ruleset
from engine.scoring import score
from engine.state import ALL_UP, Phase, State

RankCounts: TypeAlias = tuple[int, ...]
"""Thirteen numbers: how many aces, twos … kings."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as everybody sees it."""

    seat: int
    cards: tuple[Card | None, ...]
    """Six, row by row; ``None`` is a face-down card."""
    showing: int
    """Points of the face-up cards, pairs counted."""
    total: int
    """Points over the scored holes."""
    to_act: bool
    computer: bool
    """A computer has played here from the start."""
    given_up: bool
    went_out: bool

    @property
    def face_down(self) -> int:
        """How many cards are still face down."""
        return self.cards.count(None)


@dataclass(frozen=True, slots=True)
class TableView:
    """A game as one seat, or an observer, may know it. What the viewer may not know is not in here at all."""

    viewer: int | None
    """The seat that looks on, ``None`` for an observer."""
    ruleset: Ruleset
    hole: int
    """From 1."""
    holes: int
    phase: Phase
    turn: int
    """Turns begun in this hole: 0 in the opening, then from 1."""
    to_act: tuple[int, ...]
    first_seat: int
    seats: tuple[SeatView, ...]
    stock_count: int
    discard_count: int
    top_discard: Card | None
    """``None`` only before the first deal: from then on there is always one."""
    drawn_by: int | None
    """The seat that holds a drawn card."""
    drawn: Card | None
    """The drawn card, if the viewer drew it."""
    out_seat: int | None
    last_turns: int
    """Last turns still to come once a seat has gone out."""
    legal: tuple[Action, ...]
    """What the viewer may do now."""
    scorecard: tuple[tuple[int, ...], ...]
    """Scores of every scored hole, each by seat."""
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    stopped: EndReason | None
    decks: int
    unseen: RankCounts
    """Ranks of all cards hidden from the viewer: face down, in the stock, or drawn by another seat."""
    stock_ranks: RankCounts | None
    """Ranks of the stock (and of another seat's drawn card) where a rebuild has made them known, else ``None``."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, with or without a result."""
        return self.phase is Phase.GAME_OVER

    def __str__(self) -> str:
        return table_text(self)


def view_for(state: State, seat: int | None) -> TableView:
    """Return what the seat (``None``: an observer) may know. ``ValueError`` if the game has no such seat."""
    setup, record = state.setup, state.record
    if seat is not None and seat not in range(setup.seats):
        raise ValueError(f"there is no seat {seat} in a game for {setup.seats}")
    holder = state.seat if state.drawn is not None else None
    own_drawn = state.drawn if holder is not None and holder == seat else None
    hidden_drawn = (state.drawn,) if state.drawn is not None and own_drawn is None else ()
    to_act, totals = state.to_act, state.totals
    face_down = (
        card
        for layout, up in zip(state.layouts, state.up, strict=True)
        if up != ALL_UP
        for slot, card in enumerate(layout)
        if not up >> slot & 1
    )
    stock = count_ranks((*state.stock, *hidden_drawn))
    unseen = tuple(map(int.__add__, stock, count_ranks(face_down)))
    return TableView(
        viewer=seat,
        ruleset=setup.ruleset,
        hole=record.hole,
        holes=setup.holes,
        phase=state.phase,
        turn=state.turn,
        to_act=to_act,
        first_seat=record.first_seat,
        seats=tuple(_seat_view(state, number, to_act, totals) for number in range(setup.seats)),
        stock_count=len(state.stock),
        discard_count=len(state.discards),
        top_discard=state.discards[-1] if state.discards else None,
        drawn_by=holder,
        drawn=own_drawn,
        out_seat=state.out_seat,
        last_turns=state.last_turns,
        legal=() if seat is None else legal_actions(state, seat),
        scorecard=record.scorecard,
        totals=totals,
        winners=record.winners,
        stopped=record.stopped,
        decks=setup.decks,
        unseen=unseen,
        stock_ranks=stock if record.rebuilds else None,
    )


def count_ranks(cards: Iterable[Card]) -> RankCounts:
    """Return how many cards there are of each rank, ace first."""
    counts = [0] * len(RANKS)
    for card in cards:
        counts[card.rank - 1] += 1
    return tuple(counts)


def _seat_view(
    state: State, seat: int, to_act: tuple[int, ...], totals: tuple[int, ...]
) -> SeatView:
    up = state.up[seat]
    cards = tuple(card if up >> slot & 1 else None for slot, card in enumerate(state.layouts[seat]))
    return SeatView(
        seat=seat,
        cards=cards,
        showing=score(cards),
        total=totals[seat],
        to_act=seat in to_act,
        computer=seat in state.setup.computers,
        given_up=seat in state.record.given_up,
        went_out=seat == state.out_seat,
    )


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
