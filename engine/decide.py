"""Checks actions, and returns the events that follow from an allowed action."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, TypeVar, assert_never

from engine.actions import Action, Discard, Draw, NextHole, Swap, Take, TurnUp
from engine.errors import RuleError
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
from engine.evolve import evolve, setup_of
from engine.legal import check_seat, legal_actions
from engine.ruleset import RULESETS, Ruleset
from engine.scoring import hole_scores
from engine.shuffle import SECRET_BYTES, commitment_of, shuffled
from engine.state import ALL_UP, Phase, Setup, State

T = TypeVar("T")


def new_game(
    ruleset: Ruleset | str,
    *,
    seats: int,
    holes: int | None = None,
    secret: bytes,
    entropy: Sequence[str] = (),
    computers: Iterable[int] = (),
    game_id: str | None = None,
    options: Sequence[str] = (),
) -> tuple[Event, ...]:
    """Return the events that start a game and deal its first hole.

    ``secret`` is 32 bytes that nobody else knows yet. ``entropy`` are the players' parts of the shuffle, in the
    order of joining. ``computers`` are the seats without a person. Without ``holes`` the ruleset's usual number is
    played. ``RuleError`` if the ruleset has no such game.

    The shuffles depend on the secret and on ``entropy`` (version 1 of the scheme). With a ``game_id`` they also
    depend on the id, the ruleset, ``seats``, ``holes`` and ``options`` (version 2). ``options`` are allowed only
    with a ``game_id``.
    """
    if isinstance(ruleset, str):
        if ruleset not in RULESETS:
            raise RuleError(f"There is no ruleset {ruleset!r}: there are {', '.join(RULESETS)}.")
        ruleset = RULESETS[ruleset]
    if not isinstance(ruleset, Ruleset):
        raise RuleError(f"{ruleset!r} is not a ruleset.")
    if RULESETS.get(ruleset.key) != ruleset:
        # The log names its ruleset by key, so other rules under the same key could not be folded again.
        raise RuleError(f"{ruleset.title} is not among the rulesets of this program.")
    if type(secret) is not bytes:
        raise RuleError(f"The secret of a shuffle is bytes, not {type(secret).__name__}.")
    if len(secret) != SECRET_BYTES:
        raise RuleError(f"The secret of a shuffle is {SECRET_BYTES} bytes, not {len(secret)}.")
    holes = ruleset.default_holes if holes is None else holes
    if type(holes) is not int or holes not in ruleset.holes_offered:
        offered = ", ".join(str(number) for number in ruleset.holes_offered)
        raise RuleError(f"{ruleset.title} is played over {offered} holes, not {holes!r}.")
    if type(seats) is not int or not ruleset.min_seats <= seats <= ruleset.max_seats:
        raise RuleError(
            f"{ruleset.title} is for {ruleset.min_seats} to {ruleset.max_seats} players, not {seats!r}."
        )
    machines = _read_many("computers", computers)
    if any(type(seat) is not int or seat not in range(seats) for seat in machines):
        raise RuleError(f"The seats of a game for {seats} are 0 to {seats - 1}, not {machines}.")
    machines = tuple(sorted(set(machines)))
    entropy, options = _check_texts("part", entropy), _check_texts("option", options)
    if game_id is None and options:
        raise RuleError("A game is bound to its options by its id: give game_id, too.")
    if game_id is not None:
        _check_texts("game_id", (game_id,))
    unseated = GameStarted(
        ruleset=ruleset.key,
        seats=seats,
        holes=holes,
        commitment=commitment_of(secret),
        entropy=entropy,
        seating=(),
        computers=machines,
        secret=secret,
        game_id=game_id,
        options=options,
    )
    setup = setup_of(unseated)
    seating = shuffle_for(setup, range(seats), hole=0, rebuild=0)
    return replace(unseated, seating=seating), _deal(setup, hole=1, first_seat=0)


def _read_many(name: str, values: Iterable[T]) -> tuple[T, ...]:
    # A single text would be taken for many texts of one letter.
    if isinstance(values, str) or not isinstance(values, Iterable):
        raise RuleError(f"The {name} of a game are a list, not {values!r}.")
    return tuple(values)


def _check_texts(name: str, texts: Iterable[str]) -> tuple[str, ...]:
    texts = _read_many(f"{name}s", texts)
    for text in texts:
        if not isinstance(text, str):
            raise RuleError(f"The {name} {text!r} of a shuffle is not a text.")
        try:
            text.encode()
        except UnicodeEncodeError as error:
            raise RuleError(f"The {name} {text!r} of a shuffle cannot be written.") from error
    return texts


def shuffle_for(setup: Setup, items: Sequence[T], *, hole: int, rebuild: int) -> tuple[T, ...]:
    """Return the items in the order that a game's secret gives them.

    ``hole`` and ``rebuild`` are those of ``engine.shuffle.shuffled``.
    """
    return shuffled(items, setup.secret, setup.digest, hole, rebuild, setup.scheme)


def decide(state: State, seat: int, action: Action) -> tuple[Event, ...]:
    """Return the events that an action causes; ``RuleError`` with a sentence for the player if it is not allowed.

    ``decide`` refuses exactly the actions that are not in ``legal_actions``. ``decide`` does not change the state;
    ``evolve`` makes the next state from each event. Source: Card Commons, "Play"; MHT/Pagat, "The Play".
    """
    if type(seat) is not int or action not in legal_actions(state, seat):
        raise _refuse(state, check_seat(state, seat), action)
    match action:
        case Draw():
            return (CardDrawn(seat, state.stock[0]),)
        case Swap(slot=slot) | Take(slot=slot):
            up = state.up[seat]
            face_down = not up >> slot & 1
            replaced = state.layouts[seat][slot]
            event: CardSwapped | CardTaken
            if state.drawn is not None:
                event = CardSwapped(seat, slot, state.drawn, replaced, face_down)
            else:
                event = CardTaken(seat, slot, state.discards[-1], replaced, face_down)
            return _end_turn(state, event, full=up | 1 << slot == ALL_UP)
        case Discard():
            assert state.drawn is not None
            # A discard turns up no card, so nobody goes out by it.
            return _end_turn(state, CardDiscarded(seat, state.drawn), full=False)
        case TurnUp(slot=slot):
            return (CardTurnedUp(seat, slot, state.layouts[seat][slot]),)
        case NextHole():
            return (_deal(state.setup, state.record.hole + 1, next_first_seat(state)),)
        case _:
            assert_never(action)


def give_up(state: State, seat: int) -> tuple[Event, ...]:
    """Return the events that follow when the player of a seat leaves for good.

    An autopilot then plays for the seat, and the seat cannot win. If no person is left, the game stops without a
    result, because neither text of rules covers that. The game also stops if one person is left and no computer has
    played from the start. ``RuleError`` if the game is over or the seat has no person.
    """
    check_seat(state, seat)
    setup, gone = state.setup, state.record.given_up
    if state.phase is Phase.GAME_OVER:
        raise RuleError("The game is over.", "rule-over")
    if seat in setup.computers:
        raise RuleError("There is no player in that seat.")
    if seat in gone:
        raise RuleError("That player has left already.")
    left = setup.seats - len(setup.computers) - len(gone) - 1
    if left == 0 or (left == 1 and not setup.computers):
        return SeatGivenUp(seat), GameStopped(EndReason.ABANDONED)
    return (SeatGivenUp(seat),)


def stop(state: State, reason: EndReason) -> tuple[Event, ...]:
    """Return the event that ends a game without a result; ``RuleError`` if it is over already."""
    if not isinstance(reason, EndReason):
        raise RuleError(f"{reason!r} is no reason to end a game: give an EndReason.")
    if state.phase is Phase.GAME_OVER:
        raise RuleError("The game is over.", "rule-over")
    return (GameStopped(reason),)


def _deal(setup: Setup, hole: int, first_seat: int) -> HoleDealt:
    order = shuffle_for(setup, setup.pack, hole=hole, rebuild=0)
    return HoleDealt(hole, first_seat, order[6 * setup.seats], order)


def next_first_seat(state: State) -> int:
    """Return the seat that begins the next hole.

    That is the seat to the left of the present first seat. Seats that were given up are skipped (Card Commons,
    "Play" 6).
    """
    seat = state.record.first_seat
    for _ in range(state.setup.seats):
        seat = (seat + 1) % state.setup.seats
        if seat not in state.record.given_up:
            break
    return seat


def _end_turn(
    state: State, event: CardSwapped | CardTaken | CardDiscarded, *, full: bool
) -> tuple[Event, ...]:
    """Return ``event``, the last event of a turn, and the events that follow: going out, the score, a rebuilt stock.

    ``full`` says whether all cards of the seat are face up after the event.
    """
    goes_out = full and state.out_seat is None
    if not goes_out and state.out_seat is None and state.stock:
        return (event,)
    events: tuple[Event, ...] = (event,)
    if goes_out:
        events = (event, WentOut(event.seat))
    after = state
    for happened in events:
        after = evolve(after, happened)
    if after.out_seat is not None and after.last_turns == 0:
        return events + _score(after)
    if not after.stock and len(after.discards) > 1:
        return *events, _rebuild(after)
    return events


def _rebuild(state: State) -> StockRebuilt:
    """Return the event that makes a new stock of all discards but the top one.

    Source: Card Commons, "Play" 5. The text of Pagat does not say what happens when the stock is empty.
    """
    cards, record = state.discards[:-1], state.record
    order = shuffle_for(state.setup, cards, hole=record.hole, rebuild=record.rebuilds + 1)
    return StockRebuilt(len(cards), order)


def _score(state: State) -> tuple[Event, ...]:
    record, setup = state.record, state.setup
    scored = HoleScored(record.hole, state.layouts, hole_scores(state.layouts))
    if record.hole < setup.holes:
        return (scored,)
    totals = evolve(state, scored).totals
    in_it = [seat for seat in range(setup.seats) if seat not in record.given_up]
    lowest = min(totals[seat] for seat in in_it)
    return scored, GameWon(tuple(seat for seat in in_it if totals[seat] == lowest), totals)


_PLAYED: Final = (Phase.OPENING, Phase.DRAW, Phase.PLACE)

_NOT_NOW: Final = {
    Phase.OPENING: (
        "Turn a face-down card up first: each player begins with {cards} face-up cards.",
        "rule-opening",
    ),
    Phase.DRAW: ("Draw from the stock or take the top discard first.", "rule-draw"),
    Phase.PLACE: ("You hold the {drawn}: put it in place of a card or discard it.", "rule-place"),
    Phase.HOLE_OVER: ("The hole is over; the next one has not been dealt yet.", "rule-next"),
    Phase.GAME_OVER: ("The game is over.", "rule-over"),
}


def _refuse(state: State, seat: int, action: Action) -> RuleError:
    phase = state.phase
    if phase is not Phase.GAME_OVER and not legal_actions(state, seat):
        if phase is Phase.OPENING and state.up[seat]:
            return RuleError(
                "You have turned up your opening cards: now it is for the others.", "rule-opened"
            )
        return RuleError("It is not your turn.", "rule-turn")
    if phase in _PLAYED:
        match action:
            case TurnUp() if phase is Phase.OPENING:
                return RuleError("That card is face up already.", "rule-face-up")
            case TurnUp():
                return RuleError("Cards are turned up before the first turn only.", "rule-turn-up")
            case Draw() if phase is Phase.DRAW:
                return RuleError("The stock is empty: take the top discard.", "rule-stock")
            case NextHole():
                return RuleError("This hole is not over yet.", "rule-hole")
            case _:
                pass
    text, key = _NOT_NOW[phase]
    cards = state.setup.ruleset.opening_cards
    drawn = state.drawn.name if state.drawn is not None else ""
    return RuleError(text.format(cards=cards, drawn=drawn), key, cards=cards)
