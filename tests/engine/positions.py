"""Games that were played to an interesting point, and players that get there."""

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
    """Return the cards of a text: ``cards("7H KD")``."""
    return tuple(Card.parse(code) for code in text.split())


def new(ruleset: Ruleset, seats: int = 2, secret: bytes = SECRET, **options: object) -> Game:
    entropy = tuple(f"player:{seat}" for seat in range(seats))
    return Game.new(ruleset, seats=seats, secret=secret, entropy=entropy, **options)  # type: ignore[arg-type]


def opened(ruleset: Ruleset, seats: int = 2, secret: bytes = SECRET, **options: object) -> Game:
    """Return a game in which every seat has turned up slots 0 and 1."""
    game = new(ruleset, seats, secret, **options)
    open_hole(game)
    return game


def open_hole(game: Game) -> None:
    while game.phase is Phase.OPENING:
        seat = game.to_act[0]
        game.play(seat, game.legal_actions(seat)[0])


def draw_and_discard(game: Game) -> tuple[Event, ...]:
    """Play one turn that changes no layout."""
    (seat,) = game.to_act
    return game.play(seat, DRAW) + game.play(seat, DISCARD)


def draw_and_turn_up(game: Game) -> tuple[Event, ...]:
    """Play one turn in which the drawn card goes into the first face-down slot."""
    (seat,) = game.to_act
    slot = game.view(seat).seats[seat].cards.index(None)
    return game.play(seat, Draw()) + game.play(seat, Swap(slot))


def until_out(game: Game, seat: int) -> tuple[Event, ...]:
    """Play until this seat goes out; return the last events. The others change nothing."""
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
    """Return the same deal with these slots face up, given as one bit mask for each seat."""
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
"""The points that the greedy player expects of a face-down card. The mean of a deck is about 5.5."""
PATIENCE = 15
"""After this number of turns the greedy player turns cards up at any price, because low cards may all be taken."""


def greedy(view: TableView) -> Action:
    """Put a card where it lowers the expected points most. If the top discard lowers none, draw."""
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
