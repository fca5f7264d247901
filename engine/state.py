"""The whole truth about a game, hidden cards included. Nothing of it may reach a screen but through ``engine.view``."""

from __future__ import annotations

from typing import Final

from engine.cards import DECK, Card
from engine.events import EndReason, Layout
from engine.ruleset import Ruleset
from engine.value import Word, value

ALL_UP: Final = 0b111111


class Phase(Word):
    """What the game is waiting for."""

    OPENING = "opening"
    """Cards are being turned up before the first turn."""
    DRAW = "draw"
    """A turn has begun: draw from the stock or take the top discard."""
    PLACE = "place"
    """A card was drawn: put it in a slot or discard it."""
    HOLE_OVER = "hole over"
    """The hole is scored, another follows."""
    GAME_OVER = "game over"


@value
class Setup:
    """What a game was made from; the same from its first event to its last."""

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
    """Version of the shuffle's scheme: 1, or 2 for a game that has an id."""
    digest: str
    """What the shuffles are bound to beside the secret, in hex."""

    @property
    def decks(self) -> int:
        """Decks of 52 in play."""
        return self.ruleset.decks(self.seats)

    @property
    def pack(self) -> tuple[Card, ...]:
        """All cards in play, unshuffled: the decks as made, one after the other."""
        return DECK * self.decks


@value
class Record:
    """What outlasts a hole."""

    hole: int = 0
    """The current hole, from 1."""
    first_seat: int = 0
    rebuilds: int = 0
    """How often the stock of this hole was rebuilt."""
    scorecard: tuple[tuple[int, ...], ...] = ()
    """Scores of every hole that is over, each by seat."""
    given_up: tuple[int, ...] = ()
    """Seats whose players have left, in the order of leaving."""
    winners: tuple[int, ...] = ()
    stopped: EndReason | None = None


@value
class State:
    """One moment of a game. Frozen; ``engine.evolve.evolve`` makes the next one."""

    setup: Setup
    record: Record = Record()
    phase: Phase = Phase.HOLE_OVER
    turn: int = 0
    """Turns begun in this hole: 0 in the opening, then from 1."""
    seat: int | None = None
    """Whose turn it is; ``None`` if no single seat is asked."""
    layouts: tuple[Layout, ...] = ()
    up: tuple[int, ...] = ()
    """Which slots are face up, by seat: bit *s* stands for slot *s*."""
    stock: tuple[Card, ...] = ()
    """Top card first."""
    discards: tuple[Card, ...] = ()
    """Top card last."""
    drawn: Card | None = None
    out_seat: int | None = None
    """The seat that went out in this hole."""
    last_turns: int = 0
    """Last turns still to come once a seat has gone out."""

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that have a legal action now, lowest first."""
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
        """Points so far by seat, over the holes that are scored."""
        scorecard = self.record.scorecard
        return tuple(map(sum, zip(*scorecard, strict=True))) if scorecard else (0,) * len(self.up)
