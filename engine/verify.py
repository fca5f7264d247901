"""Checks the log of a game: whether every shuffle is the promised one, and whether every event is legal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.actions import DISCARD, DRAW, NEXT_HOLE, Action, Swap, Take, TurnUp
from engine.decide import decide, give_up, new_game, next_first_seat, shuffle_for, stop
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
    HoleScored,
    PositionSet,
    SeatGivenUp,
    StockRebuilt,
)
from engine.evolve import evolve, fold, setup_of, start
from engine.position_set import check_position
from engine.ruleset import RULESETS
from engine.shuffle import commitment_of
from engine.state import Phase, State


class ShuffleError(ValueError):
    """A shuffle is not the promised one. The text says which.

    ``key`` is the name of the text for translations, and ``values`` has the numbers in it. The key is empty if no
    shuffle was promised at all.
    """

    def __init__(self, text: str, key: str = "", **values: int) -> None:
        super().__init__(text)
        self.key = key
        self.values = values


@dataclass(frozen=True, slots=True)
class ShufflesVerified:
    """What ``verify_shuffle`` has checked."""

    deals: int
    rebuilds: int


@dataclass(frozen=True, slots=True)
class LogVerified:
    """What ``verify_log`` has checked. ``str()`` says this in sentences."""

    shuffles: ShufflesVerified
    started: GameStarted
    moves: int
    is_over: bool
    published: bool
    """Whether the caller gave the commitment. Otherwise the one in the log was used."""

    def __str__(self) -> str:
        game, deals, rebuilds = self.started, self.shuffles.deals, self.shuffles.rebuilds
        whose = "the one you gave" if self.published else "the one in the log"
        compare = "" if self.published else " Compare it with the one published before the game."
        if game.game_id is None:
            bound = "scheme 1: bound to the players' parts"
        else:
            bound = f"scheme 2: bound to game {game.game_id}, the table and the players' parts"
        return "\n".join(
            (
                f"The log is whole: {RULESETS[game.ruleset].title}, {game.seats} seats, "
                f"{game.holes} holes, {'over' if self.is_over else 'not over yet'}.",
                f"The SHA-256 of the secret is {whose}: {game.commitment}.{compare}",
                f"The shuffles are {bound} ({len(game.entropy)}).",
                "The seats are in the promised order.",
                f"{deals} deals have the promised cards, and the promised seat begins each.",
                f"{rebuilds} rebuilt stocks have the promised order.",
                f"{self.moves} moves are legal, and every card, score and total follows from them.",
            )
        )


def verify_shuffle(
    secret: bytes, entropy: Sequence[str], events: Iterable[Event], *, commitment: str | None = None
) -> ShufflesVerified:
    """Repeat all shuffles from the secret and the players' entropy, and compare them with a game's whole log.

    ``commitment`` is the one that was published before the game; ``None`` means the one in the log.
    ``ShuffleError`` names the first difference: in the seats, in a deal (the cards or the first seat), in a
    rebuild, or in a card that does not come from the place where the shuffle put it. ``LogError`` if the log is not
    complete. Whether moves are legal is not checked here but by ``audit``.
    """
    log = tuple(events)
    fold(log)  # raises LogError if the events do not fit together
    started = log[0]
    assert isinstance(started, GameStarted)
    if isinstance(log[1], PositionSet):
        raise ShuffleError("the game begins from a position set up by hand, so nothing was sealed")
    if commitment_of(secret) != (started.commitment if commitment is None else commitment):
        raise ShuffleError("the secret is not the one whose SHA-256 was published", "seal")
    state = start(replace(started, secret=secret, entropy=tuple(entropy)))
    seats = range(started.seats)
    if started.seating != shuffle_for(state.setup, seats, hole=0, rebuild=0):
        raise ShuffleError("the seats are not in the promised order", "seats")
    deals = rebuilds = 0
    for event in log[1:]:
        if isinstance(event, HoleDealt):
            deals += 1
            _check_deal(state, event, deals)
        elif isinstance(event, StockRebuilt):
            rebuilds += 1
            _check_rebuild(state, event)
        else:
            _check_cards(state, event)
        state = evolve(state, event)
    return ShufflesVerified(deals, rebuilds)


def _check_deal(state: State, event: HoleDealt, hole: int) -> None:
    # The holes are counted here. A deal with the number of another hole could have been chosen among several deals.
    setup = state.setup
    order = shuffle_for(setup, setup.pack, hole=hole, rebuild=0)
    if (event.hole, event.order, event.upcard) != (hole, order, order[6 * setup.seats]):
        raise ShuffleError(f"the deal of hole {hole} is not the promised one", "deal", hole=hole)
    # Another first seat would change everybody's cards.
    first_seat = 0 if hole == 1 else next_first_seat(state)
    if event.first_seat != first_seat:
        raise ShuffleError(
            f"hole {hole} was dealt to seat {event.first_seat} first, and not to seat {first_seat}",
            "first",
            hole=hole,
        )


def _check_rebuild(state: State, event: StockRebuilt) -> None:
    hole, number = state.record.hole, state.record.rebuilds + 1
    if state.stock:
        text = f"rebuild {number} of hole {hole} came before the stock was empty"
        raise ShuffleError(text, "rebuild", hole=hole)
    order = shuffle_for(state.setup, state.discards[:-1], hole=hole, rebuild=number)
    if (event.order, event.cards) != (order, len(order)):
        text = f"rebuild {number} of hole {hole} is not the promised one"
        raise ShuffleError(text, "rebuild", hole=hole)


def _check_cards(state: State, event: Event) -> None:
    """Raise ``ShuffleError`` if an event names other cards than the state has in the same places."""
    named: tuple[object, ...]
    there: tuple[object, ...]
    match event:
        case CardDrawn():
            named, there = (event.card,), state.stock[:1]
        case CardTurnedUp():
            named, there = (event.card,), (state.layouts[event.seat][event.slot],)
        case CardTaken() | CardSwapped():
            source = state.drawn if isinstance(event, CardSwapped) else state.discards[-1]
            named = (event.card, event.replaced)
            there = (source, state.layouts[event.seat][event.slot])
        case CardDiscarded():
            named, there = (event.card,), (state.drawn,)
        case HoleScored():
            named, there = event.layouts, state.layouts
        case _:
            return
    if named != there:
        raise ShuffleError(
            f"{type(event).__name__} in hole {state.record.hole}, turn {state.turn}, "
            "names another card than the shuffle has put there",
            "cards",
            hole=state.record.hole,
        )


def verify_log(events: Iterable[Event], *, commitment: str | None = None) -> LogVerified:
    """Check everything that can be checked in the whole log of a game, finished or not.

    The commitment, the seating, every deal with its first seat, and every rebuild must be the promised ones.
    ``audit`` checks that the rules lead from each event to the next. ``commitment`` is the one that was published
    before the game; ``None`` means the one in the log. ``ShuffleError`` or ``LogError`` says what is wrong.

    >>> from engine import CARD_COMMONS, Game
    >>> game = Game.new(CARD_COMMONS, seats=2, secret=bytes(32), game_id="8f3k7mxp")
    >>> print(verify_log(game.events, commitment=game.commitment))
    The log is whole: Card Commons, 2 seats, 9 holes, not over yet.
    The SHA-256 of the secret is the one you gave: 66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925.
    The shuffles are scheme 2: bound to game 8f3k7mxp, the table and the players' parts (0).
    The seats are in the promised order.
    1 deals have the promised cards, and the promised seat begins each.
    0 rebuilt stocks have the promised order.
    0 moves are legal, and every card, score and total follows from them.
    """
    log = tuple(events)
    state = fold(log)
    started = log[0]
    assert isinstance(started, GameStarted)
    setup = state.setup
    shuffles = verify_shuffle(setup.secret, setup.entropy, log, commitment=commitment)
    audit(log)
    return LogVerified(
        shuffles=shuffles,
        started=started,
        moves=sum(move_of(event) is not None for event in log),
        is_over=state.phase is Phase.GAME_OVER,
        published=commitment is not None,
    )


class Move(NamedTuple):
    """An action of a player, with the player's seat."""

    seat: int
    action: Action


def move_of(event: Event) -> Move | None:
    """Return the move that caused an event; ``None`` if the event followed automatically from another event.

    Any seat may play ``NextHole``, so this move is reported for seat 0.
    """
    match event:
        case CardDrawn():
            return Move(event.seat, DRAW)
        case CardSwapped():
            return Move(event.seat, Swap(event.slot))
        case CardTaken():
            return Move(event.seat, Take(event.slot))
        case CardDiscarded():
            return Move(event.seat, DISCARD)
        case CardTurnedUp():
            return Move(event.seat, TurnUp(event.slot))
        case HoleDealt() if event.hole > 1:
            return Move(0, NEXT_HOLE)
        case _:
            return None


def audit(events: Iterable[Event]) -> None:
    """Play a whole log again; ``LogError`` at the first event that the rules do not allow."""
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
            game_id=started.game_id,
            options=started.options,
        )
        if len(log) > 1 and isinstance(log[1], PositionSet):
            check_position(setup_of(started), log[1])
            expected = (expected[0], log[1])
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
