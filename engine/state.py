"""The state of a game, with hidden cards. Everything that people see must come through ``engine.view``."""

from __future__ import annotations

from typing import Final

from engine.cards import DECK, Card
from engine.events import EndReason, Layout
from engine.ruleset import Ruleset
from engine.value import WordEnum, value

ALL_UP: Final = 0b111111


class Phase(WordEnum):
    """What the game waits for."""

    OPENING = "opening"
    """Seats turn up cards before the first turn."""
    DRAW = "draw"
    """A turn has begun. The seat draws from the stock or takes the top discard."""
    PLACE = "place"
    """A card was drawn. The seat puts it into a slot or discards it."""
    HOLE_OVER = "hole over"
    """The hole is scored, and another one follows."""
    GAME_OVER = "game over"


@value
class Setup:
    """The part of a state that never changes: the ruleset, the seats, the secret and so on."""

    ruleset: Ruleset
    seats: int
    holes: int
    commitment: str
    entropy: tuple[str, ...]
    seating: tuple[int, ...]
    computers: tuple[int, ...]
    secret: bytes
    game_id: str | None
    options: tuple[str, ...]
    scheme: int
    """The version of the shuffle's scheme: 1, or 2 for a game with an id."""
    digest: str
    """The digest on which the shuffles depend, besides the secret, in hex."""

    @property
    def decks(self) -> int:
        """The number of decks in play."""
        return self.ruleset.decks(self.seats)

    @property
    def pack(self) -> tuple[Card, ...]:
        """All cards in play before the shuffle: the new decks, one after the other."""
        return DECK * self.decks


@value
class Record:
    """The part of a state that rarely changes: the hole's number, the scores, who has left, how the game ended."""

    hole: int = 0
    """The number of the current hole, from 1."""
    first_seat: int = 0
    rebuilds: int = 0
    """How often the stock of this hole was rebuilt."""
    scorecard: tuple[tuple[int, ...], ...] = ()
    """By hole and seat: the points of every scored hole."""
    given_up: tuple[int, ...] = ()
    """The seats whose players have left, in the order of leaving."""
    winners: tuple[int, ...] = ()
    stopped: EndReason | None = None


@value
class State:
    """A game at one moment. A state never changes; ``engine.evolve.evolve`` makes the next state."""

    setup: Setup
    record: Record = Record()
    phase: Phase = Phase.HOLE_OVER
    turn: int = 0
    """The number of turns begun in this hole: 0 in the opening, then from 1."""
    seat: int | None = None
    """The seat whose turn it is; ``None`` if it is not the turn of a single seat."""
    layouts: tuple[Layout, ...] = ()
    up: tuple[int, ...] = ()
    """By seat: a mask of the slots that are face up. Bit *s* stands for slot *s*."""
    stock: tuple[Card, ...] = ()
    """The stock, the top card first."""
    discards: tuple[Card, ...] = ()
    """The discard pile, the top card last."""
    drawn: Card | None = None
    out_seat: int | None = None
    """The seat that went out in this hole; ``None`` if no seat has."""
    last_turns: int = 0
    """The number of last turns still to play, after a seat has gone out."""

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have a legal action now, the lowest first."""
        if self.phase is Phase.GAME_OVER:
            return ()
        if self.seat is not None:
            return (self.seat,)
        if self.phase is Phase.OPENING:
            need = self.setup.ruleset.opening_cards
            return tuple(seat for seat, up in enumerate(self.up) if up.bit_count() < need)
        return tuple(range(self.setup.seats))

    @property
    def totals(self) -> tuple[int, ...]:
        """By seat: the points of all scored holes together."""
        scorecard = self.record.scorecard
        return tuple(map(sum, zip(*scorecard, strict=True))) if scorecard else (0,) * len(self.up)
