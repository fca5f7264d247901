"""Events: what has happened in a game. The whole state of a game can be made again from its events.

In all events ``seat`` is counted clockwise from 0, and ``slot`` is 0 to 5. A secret in an event may be ``None``:
``engine.view.redact`` removes it for everybody who may not know it.
"""

from __future__ import annotations

from typing import TypeAlias

from engine.cards import Card
from engine.value import WordEnum, value

Layout: TypeAlias = tuple[Card, ...]
"""Six cards, row by row."""


class EndReason(WordEnum):
    """The reason why a game was stopped before its end."""

    ENDED_EARLY = "ended early"
    """Somebody who was allowed to end the game did so."""
    ABANDONED = "abandoned"
    """Too few people were left, or all people were away."""


@value
class GameStarted:
    """The first event of every game, with everything that the game is made from."""

    ruleset: str
    """The key of the ruleset in ``engine.ruleset.RULESETS``."""
    seats: int
    holes: int
    commitment: str
    """The SHA-256 of the secret in hex, which was published before anybody joined."""
    entropy: tuple[str, ...]
    """The players' parts of the shuffle, in the order of joining."""
    seating: tuple[int, ...]
    """Who sits where: seat *s* belongs to the player who joined as number ``seating[s]``, counted from 0."""
    computers: tuple[int, ...]
    """The seats that a computer has played from the start."""
    secret: bytes | None
    """The secret of 32 bytes; ``None`` in the event that people get before the game is over."""
    game_id: str | None = None
    """The id of the game, on which its shuffles depend in version 2 of the scheme.

    ``None`` means version 1, in which the shuffles depend only on the secret and the players' entropy.
    """
    options: tuple[str, ...] = ()
    """Other settings of the table, such as ``clock_s=90``. In version 2 of the scheme the shuffles depend on them."""


@value
class HoleDealt:
    """Six cards were dealt to each seat, and the first discard was turned up."""

    hole: int
    """The number of the hole, from 1."""
    first_seat: int
    upcard: Card
    order: tuple[Card, ...] | None
    """The whole shuffled deck, the top card first; ``None`` in the event that people get."""


@value
class PositionSet:
    """Somebody set up a position by hand, in place of the first deal. No shuffle was promised for this position."""

    turn: int
    """The number of turns begun in this hole, which tells whose turn it is. In the opening it is 0."""
    layouts: tuple[Layout, ...] | None
    """By seat: all six cards, also those that are face down; ``None`` in the event that people get."""
    up: tuple[int, ...]
    """By seat: a mask of the slots that are face up. Bit *s* stands for slot *s*."""
    stock: tuple[Card, ...] | None
    """The stock, the top card first; ``None`` in the event that people get."""
    discards: tuple[Card, ...]
    """The discard pile, the top card last."""
    drawn: Card | None
    """The card in the hand of the seat whose turn it is; ``None`` if this seat has drawn none.

    ``redact`` removes the card from this event for everybody. The seat that holds the card sees it in its view.
    """
    out_seat: int | None
    scorecard: tuple[tuple[int, ...], ...]
    """By hole and seat: the points of all holes before this one. So the number of this hole follows too."""


@value
class CardTurnedUp:
    """A card was turned up in the opening."""

    seat: int
    slot: int
    card: Card


@value
class CardDrawn:
    """The top card of the stock was drawn. Only the seat that drew this card knows it."""

    seat: int
    card: Card | None


@value
class CardTaken:
    """The top discard went into a slot, and the card there went to the discard pile."""

    seat: int
    slot: int
    card: Card
    replaced: Card
    was_face_down: bool


@value
class CardSwapped:
    """The drawn card went into a slot, and the card there went to the discard pile."""

    seat: int
    slot: int
    card: Card
    replaced: Card
    was_face_down: bool


@value
class CardDiscarded:
    """The drawn card went to the discard pile."""

    seat: int
    card: Card


@value
class StockRebuilt:
    """The stock was empty at the start of a turn.

    All discards but the top one were shuffled and became the new stock.
    """

    cards: int
    """The number of cards in the new stock."""
    order: tuple[Card, ...] | None
    """The new stock, the top card first; ``None`` in the event that people get."""


@value
class WentOut:
    """A seat has all its cards face up, as the first seat in this hole."""

    seat: int


@value
class HoleScored:
    """All cards were turned up and counted."""

    hole: int
    layouts: tuple[Layout, ...]
    scores: tuple[int, ...]
    """By seat: the points of this hole, −6 to 60."""


@value
class GameWon:
    """The last hole is scored. All seats with the lowest total share the win."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]


@value
class SeatGivenUp:
    """A player has left for good. An autopilot plays for the seat, and the seat cannot win."""

    seat: int


@value
class GameStopped:
    """The game is over without a result."""

    reason: EndReason


Event: TypeAlias = (
    GameStarted
    | HoleDealt
    | PositionSet
    | CardTurnedUp
    | CardDrawn
    | CardTaken
    | CardSwapped
    | CardDiscarded
    | StockRebuilt
    | WentOut
    | HoleScored
    | GameWon
    | SeatGivenUp
    | GameStopped
)
