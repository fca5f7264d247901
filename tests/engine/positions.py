"""Games played to a point of interest, and players to get there."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from engine import Card, Draw, Event, Game, Phase, Ruleset, State, Swap, decide, evolve
from engine.actions import DISCARD, DRAW, NEXT_HOLE, SLOTS, SWAPS, TAKES, TURN_UPS, Action
from engine.ruleset import RULESETS
from engine.scoring import score
from engine.table_view import TableView

ALL_ACTIONS: tuple[Action, ...] = (DRAW, DISCARD, NEXT_HOLE, *TURN_UPS, *TAKES, *SWAPS)
SECRET = bytes(range(32))
EVERY_TABLE = [
    (ruleset, seats)
    for ruleset in RULESETS.values()
    for seats in range(ruleset.min_seats, ruleset.max_seats + 1)
]

Chooser = Callable[[TableView], Action]


def cards(text: str) -> tuple[Card, ...]:
    """``cards("7H KD")``."""
    return tuple(Card.parse(code) for code in text.split())


def new(ruleset: Ruleset, seats: int = 2, secret: bytes = SECRET, **options: object) -> Game:
    entropy = tuple(f"player:{seat}" for seat in range(seats))
    return Game.new(ruleset, seats=seats, secret=secret, entropy=entropy, **options)  # type: ignore[arg-type]


def opened(ruleset: Ruleset, seats: int = 2, secret: bytes = SECRET, **options: object) -> Game:
    """A game in which everybody has turned up slots 0 and 1."""
    game = new(ruleset, seats, secret, **options)
    open_hole(game)
    return game


def open_hole(game: Game) -> None:
    while game.phase is Phase.OPENING:
        seat = game.to_act[0]
        game.play(seat, game.legal_actions(seat)[0])


def draw_and_discard(game: Game) -> tuple[Event, ...]:
    """One turn that changes nobody's layout."""
    (seat,) = game.to_act
    return game.play(seat, DRAW) + game.play(seat, DISCARD)


def draw_and_turn_up(game: Game) -> tuple[Event, ...]:
    """One turn in which a drawn card goes into the first slot that is face down."""
    (seat,) = game.to_act
    slot = game.view(seat).seats[seat].cards.index(None)
    return game.play(seat, Draw()) + game.play(seat, Swap(slot))


def until_out(game: Game, seat: int) -> tuple[Event, ...]:
    """Play until this seat goes out; the others keep what they have. Returns the last events."""
    while True:
        own = game.to_act == (seat,)
        events = draw_and_turn_up(game) if own else draw_and_discard(game)
        if game.state.out_seat is not None:
            return events


def after(state: State, *events: Event) -> State:
    for event in events:
        state = evolve(state, event)
    return state


def acted(state: State, seat: int, *actions: Action) -> State:
    for action in actions:
        state = after(state, *decide(state, seat, action))
    return state


def with_up(state: State, *up: int) -> State:
    """The same deal with these slots face up: one bit mask for each seat."""
    return replace(state, up=up)


def cards_in_play(state: State) -> list[Card]:
    drawn = () if state.drawn is None else (state.drawn,)
    layouts = [card for layout in state.layouts for card in layout]
    return sorted((*state.stock, *state.discards, *drawn, *layouts))


def play_out(game: Game, choose: Chooser) -> None:
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, choose(game.view(seat)))


def random_player(rng: random.Random) -> Chooser:
    return lambda view: rng.choice(view.legal)


UNKNOWN = 5.0
"""What a greedy player thinks a face-down card is worth: the mean of a deck is about 5.5."""
PATIENCE = 15
"""Its turns in a hole after which it turns cards up at any price: low cards may all be taken."""


def greedy(view: TableView) -> Action:
    """Put a card where it lowers the expected score most; draw if the top discard does not."""
    assert view.viewer is not None
    own = view.seats[view.viewer].cards
    if view.phase in (Phase.OPENING, Phase.HOLE_OVER):
        return view.legal[0]
    card = view.top_discard if view.phase is Phase.DRAW else view.drawn
    assert card is not None
    unknown = UNKNOWN if view.turn <= PATIENCE * len(view.seats) else 100.0
    gains = {slot: _gain(own, slot, card, unknown) for slot in SLOTS}
    best = max(SLOTS, key=lambda slot: gains[slot])
    if gains[best] > 0:
        return TAKES[best] if view.phase is Phase.DRAW else SWAPS[best]
    return view.legal[0] if view.phase is Phase.DRAW else DISCARD


def _gain(own: tuple[Card | None, ...], slot: int, card: Card, unknown: float) -> float:
    placed = [*own[:slot], card, *own[slot + 1 :]]
    hidden = unknown if own[slot] is None else 0.0
    return score(own) + hidden - score(placed)
