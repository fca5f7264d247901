"""Makes the next state from an event. There are no checks, because ``decide`` made them before the event existed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import chain
from typing import Final, assert_never

from engine.cards import Card
from engine.errors import LogError
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
    Layout,
    PositionSet,
    SeatGivenUp,
    StockRebuilt,
    WentOut,
)
from engine.fit import check_fit, check_seating
from engine.position_set import state_of
from engine.ruleset import RULESETS, Ending, Opening
from engine.shuffle import bound_digest, entropy_digest
from engine.state import ALL_UP, Phase, Record, Setup, State

_OPENING: Final = Phase.OPENING
_DRAW: Final = Phase.DRAW
_PLACE: Final = Phase.PLACE
"""``Phase.PLACE`` as a module constant, because looking it up in its class would cost as much as a call."""


def start(event: GameStarted) -> State:
    """Return the state before the first deal. ``LogError`` as in ``setup_of``."""
    return State(setup_of(event))


def setup_of(event: GameStarted) -> Setup:
    """Return the part of a game's state that never changes.

    ``LogError`` if the event has no secret, as in a log that was published during the game, or if the ruleset or
    the number of seats is unknown.
    """
    if event.secret is None:
        raise LogError(
            "the secret of the shuffle was taken out: this is a public log, not a whole one"
        )
    if event.ruleset not in RULESETS:
        raise LogError(f"unknown ruleset {event.ruleset!r}")
    ruleset = RULESETS[event.ruleset]
    try:
        ruleset.decks(event.seats)
    except ValueError as error:
        raise LogError(str(error)) from error
    return Setup(
        ruleset=ruleset,
        seats=event.seats,
        holes=event.holes,
        commitment=event.commitment,
        entropy=event.entropy,
        seating=event.seating,
        computers=event.computers,
        secret=event.secret,
        game_id=event.game_id,
        options=event.options,
        scheme=1 if event.game_id is None else 2,
        digest=digest_of(event),
    )


def digest_of(event: GameStarted) -> str:
    """Return the 64 hex digits on which all shuffles of a game depend, besides the secret."""
    if event.game_id is None:
        return entropy_digest(event.entropy)
    return bound_digest(
        event.entropy,
        game_id=event.game_id,
        ruleset=event.ruleset,
        seats=event.seats,
        holes=event.holes,
        options=event.options,
    )


def fold(events: Iterable[Event]) -> State:
    """Return the state after all events of a game; ``LogError`` if they do not fit together."""
    log = iter(events)
    first, second = next(log, None), next(log, None)
    if not isinstance(first, GameStarted) or not isinstance(second, HoleDealt | PositionSet):
        raise LogError("a game begins with GameStarted and HoleDealt (or PositionSet)")
    state, at = start(first), 0
    try:
        check_seating(first)
        for event in chain((second,), log):
            at += 1
            check_fit(state, event)
            state = evolve(state, event)
    except (AssertionError, IndexError, TypeError, ValueError) as error:
        raise LogError(f"event {at} does not fit those before it: {error}") from error
    return state


def evolve(state: State, event: Event) -> State:  # noqa: PLR0911  (one branch for each kind of event)
    """Return the state after an event. A game that is played and a game that is loaded both use this function."""
    match event:
        case CardDrawn():
            return _drawn(state, event.card)
        case CardSwapped():
            return _placed(state, event, (*state.discards, event.replaced))
        case CardTaken():
            return _placed(state, event, (*state.discards[:-1], event.replaced))
        case CardDiscarded():
            return _turn_ended(state, state.layouts, state.up, (*state.discards, event.card))
        case CardTurnedUp():
            return _turned_up(state, event.seat, event.slot)
        case WentOut():
            # In Card Commons ("Play" 4) every other player has one more turn. In MHT/Pagat nobody has.
            at_once = state.setup.ruleset.ending is Ending.AT_ONCE
            last_turns = 0 if at_once else state.setup.seats - 1
            return _went_out(state, event.seat, last_turns)
        case StockRebuilt():
            record = replace(state.record, rebuilds=state.record.rebuilds + 1)
            assert event.order is not None, "its cards were taken out"
            return replace(state, record=record, stock=event.order, discards=state.discards[-1:])
        case HoleDealt():
            return _dealt(state, event)
        case PositionSet():
            return state_of(state.setup, event)
        case HoleScored():
            return _scored(state, event.scores)
        case GameWon():
            record = replace(state.record, winners=event.winners)
            return replace(state, record=record, phase=Phase.GAME_OVER)
        case SeatGivenUp():
            record = replace(state.record, given_up=(*state.record.given_up, event.seat))
            return replace(state, record=record)
        case GameStopped():
            record = replace(state.record, stopped=event.reason)
            return replace(state, record=record, phase=Phase.GAME_OVER, seat=None)
        case GameStarted():
            raise ValueError("the game has started already")
        case _:
            assert_never(event)


def _placed(state: State, event: CardSwapped | CardTaken, discards: tuple[Card, ...]) -> State:
    seat, slot = event.seat, event.slot
    layouts, up = list(state.layouts), list(state.up)
    layout = list(layouts[seat])
    layout[slot] = event.card
    layouts[seat] = tuple(layout)
    up[seat] |= 1 << slot
    return _turn_ended(state, tuple(layouts), tuple(up), discards)


# Every move makes a state. Passing its fields by position is three times as fast as by name, and nine times as fast as
# ``replace``. So the two states of a turn and the state of the opening are made by position, and all others by name.


def _drawn(state: State, card: Card | None) -> State:
    return State(
        state.setup,
        state.record,
        _PLACE,
        state.turn,
        state.seat,
        state.layouts,
        state.up,
        state.stock[1:],
        state.discards,
        card,
        state.out_seat,
        state.last_turns,
    )


def _turn_ended(
    state: State, layouts: tuple[Layout, ...], up: tuple[int, ...], discards: tuple[Card, ...]
) -> State:
    setup, seat, last_turns = state.setup, state.seat, state.last_turns
    assert seat is not None, "it is nobody's turn"
    return State(
        setup,
        state.record,
        _DRAW,
        state.turn + 1,
        seat + 1 if seat + 1 < setup.seats else 0,
        layouts,
        up,
        state.stock,
        discards,
        None,
        state.out_seat,
        last_turns - 1 if last_turns else 0,
    )


def _turned_up(state: State, seat: int, slot: int) -> State:
    up = list(state.up)
    up[seat] |= 1 << slot
    need = state.setup.ruleset.opening_cards
    phase, turn, to_turn_up = _OPENING, 0, state.seat
    if up[seat].bit_count() >= need:
        if min(map(int.bit_count, up)) >= need:
            phase, turn, to_turn_up = _DRAW, 1, state.record.first_seat
        elif to_turn_up is not None:
            to_turn_up = (seat + 1) % state.setup.seats
    return State(
        state.setup,
        state.record,
        phase,
        turn,
        to_turn_up,
        state.layouts,
        tuple(up),
        state.stock,
        state.discards,
    )


def _went_out(state: State, seat: int, last_turns: int) -> State:
    return State(
        setup=state.setup,
        record=state.record,
        phase=state.phase,
        turn=state.turn,
        seat=state.seat,
        layouts=state.layouts,
        up=state.up,
        stock=state.stock,
        discards=state.discards,
        out_seat=seat,
        last_turns=last_turns,
    )


def _scored(state: State, scores: tuple[int, ...]) -> State:
    record = state.record
    return State(
        setup=state.setup,
        record=Record(
            hole=record.hole,
            first_seat=record.first_seat,
            rebuilds=record.rebuilds,
            scorecard=(*record.scorecard, scores),
            given_up=record.given_up,
        ),
        phase=Phase.HOLE_OVER,
        turn=state.turn - 1,
        layouts=state.layouts,
        up=(ALL_UP,) * state.setup.seats,
        stock=state.stock,
        discards=state.discards,
        out_seat=state.out_seat,
    )


def _dealt(state: State, event: HoleDealt) -> State:
    setup, first, order = state.setup, event.first_seat, event.order
    assert order is not None, "its cards were taken out"
    seats, dealt = setup.seats, 6 * setup.seats
    # Cards are dealt one at a time (MHT/Pagat, "Deal"), slot by slot, beginning with the first player.
    layouts = tuple([order[(seat - first) % seats : dealt : seats] for seat in range(seats)])
    opens = setup.ruleset.opening_cards > 0
    in_turn = not opens or setup.ruleset.opening is Opening.IN_TURN
    return State(
        setup=setup,
        record=Record(
            hole=event.hole,
            first_seat=first,
            scorecard=state.record.scorecard,
            given_up=state.record.given_up,
        ),
        phase=Phase.OPENING if opens else Phase.DRAW,
        turn=0 if opens else 1,
        seat=first if in_turn else None,
        layouts=layouts,
        up=(0,) * seats,
        stock=order[dealt + 1 :],
        discards=order[dealt : dealt + 1],
    )
