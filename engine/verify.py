"""Checking a finished game: was every shuffle the promised one, and every event a legal one?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.actions import DISCARD, DRAW, NEXT_HOLE, Action, Swap, Take, TurnUp
from engine.decide import decide, give_up, new_game, stop
from engine.errors import LogError, RuleError
from engine.events import (
    CardDiscarded,
    CardDrawn,
    CardSwapped,
    CardTaken,
    CardTurnedUp,
    Event,
    GameStarted,
    GameStopped,
    HoleDealt,
    SeatGivenUp,
    StockRebuilt,
)
from engine.evolve import evolve, fold, start
from engine.ruleset import RULESETS
from engine.shuffle import commitment_of, entropy_digest, shuffled


class ShuffleError(ValueError):
    """A shuffle is not the one that was promised; the text says which."""


@dataclass(frozen=True, slots=True)
class ShufflesVerified:
    """What ``verify_shuffle`` has found to be as promised."""

    deals: int
    rebuilds: int


def verify_shuffle(
    secret: bytes, entropy: Sequence[str], events: Iterable[Event], *, commitment: str | None = None
) -> ShufflesVerified:
    """Shuffle again from the secret and the players' entropy, and compare with a game's whole log.

    ``commitment`` is what was published before the game; without it the log's own is used.
    ``ShuffleError`` names the first difference; ``LogError`` if the log is not a whole one. Whether
    the play between the shuffles kept to the rules is for ``audit`` to say.
    """
    log = tuple(events)
    fold(log)  # a log that does not even fit together is a LogError
    started = log[0]
    assert isinstance(started, GameStarted)
    if commitment_of(secret) != (started.commitment if commitment is None else commitment):
        raise ShuffleError("the secret is not the one whose SHA-256 was published")
    digest = entropy_digest(entropy)
    seats = range(started.seats)
    if started.seating != shuffled(seats, secret, digest, hole=0, rebuild=0):
        raise ShuffleError("the seats are not in the promised order")
    state = start(started)
    deals = rebuilds = 0
    for event in log[1:]:
        if isinstance(event, HoleDealt):
            deals += 1
            # Counted here: a deal under another hole's number would be a choice between deals.
            order = shuffled(state.setup.pack, secret, digest, deals, rebuild=0)
            if (event.hole, event.order, event.upcard) != (deals, order, order[6 * started.seats]):
                raise ShuffleError(f"the deal of hole {deals} is not the promised one")
        elif isinstance(event, StockRebuilt):
            rebuilds += 1
            hole, number = state.record.hole, state.record.rebuilds + 1
            order = shuffled(state.discards[:-1], secret, digest, hole, number)
            if (event.order, event.cards) != (order, len(order)):
                raise ShuffleError(f"rebuild {number} of hole {hole} is not the promised one")
        state = evolve(state, event)
    return ShufflesVerified(deals, rebuilds)


def move_of(event: Event) -> tuple[int, Action] | None:
    """Return the seat and action an event came from; ``None`` for one that follows from another by itself.

    ``NextHole`` may come from any seat; it is reported for seat 0.
    """
    match event:
        case CardDrawn():
            return event.seat, DRAW
        case CardSwapped():
            return event.seat, Swap(event.slot)
        case CardTaken():
            return event.seat, Take(event.slot)
        case CardDiscarded():
            return event.seat, DISCARD
        case CardTurnedUp():
            return event.seat, TurnUp(event.slot)
        case HoleDealt() if event.hole > 1:
            return 0, NEXT_HOLE
        case _:
            return None


def audit(events: Iterable[Event]) -> None:
    """Play a whole log again by the rules; ``LogError`` at the first event that they would not have brought about."""
    log = tuple(events)
    started = log[0] if log else None
    if not isinstance(started, GameStarted) or started.secret is None:
        raise LogError("a whole log begins with GameStarted and its secret")
    if started.ruleset not in RULESETS:
        raise LogError(f"unknown ruleset {started.ruleset!r}")
    at = 0
    try:
        expected = new_game(
            RULESETS[started.ruleset],
            seats=started.seats,
            holes=started.holes,
            secret=started.secret,
            entropy=started.entropy,
            computers=started.computers,
        )
        state = start(started)
        while True:
            for event in expected:
                if at >= len(log) or log[at] != event:
                    raise LogError(f"event {at} is not what the rules lead to")
                if at:
                    state = evolve(state, event)
                at += 1
            if at == len(log):
                return
            event = log[at]
            if (move := move_of(event)) is not None:
                expected = decide(state, *move)
            elif isinstance(event, SeatGivenUp):
                expected = give_up(state, event.seat)
            elif isinstance(event, GameStopped):
                expected = stop(state, event.reason)
            else:
                raise LogError(f"event {at} ({type(event).__name__}) came from no action")
    except RuleError as error:
        raise LogError(f"event {at} is against the rules: {error}") from error
