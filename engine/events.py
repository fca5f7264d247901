"""What has happened: past tense, facts only, everything needed to fold a game again.

``seat`` is 0-based and clockwise, ``slot`` 0 to 5. A field that may be ``None`` is secret: ``engine.view.redact``
takes it out for those who may not know it.
"""

from __future__ import annotations

from typing import TypeAlias

from engine.cards import Card
from engine.value import Word, value

Layout: TypeAlias = tuple[Card, ...]
"""Six cards, row by row."""


class EndReason(Word):
    """Why a game stopped before its last hole."""

    ENDED_EARLY = "ended early"
    """Somebody entitled to it ended the game."""
    ABANDONED = "abandoned"
    """Too few people were left, or everybody had gone."""


@value
class GameStarted:
    """The first event of every game: all that it was made from."""

    ruleset: str
    """A key of ``engine.ruleset.RULESETS``."""
    seats: int
    holes: int
    commitment: str
    """SHA-256 of the secret in hex, published before anybody joined."""
    entropy: tuple[str, ...]
    """What the players brought to the shuffle, in the order of joining."""
    seating: tuple[int, ...]
    """Who sits where: seat *s* is the player who joined as number ``seating[s]`` (from 0)."""
    computers: tuple[int, ...]
    """Seats that a computer plays from the start."""
    secret: bytes | None
    """32 bytes; hidden from everybody until the game is over."""
    game_id: str | None = None
    """The name of this one game, to which its shuffles are bound (version 2 of the scheme).

    ``None`` is a game of version 1, whose shuffles are bound to the players' entropy alone.
    """
    options: tuple[str, ...] = ()
    """What else the table was opened with, as texts such as ``clock_s=90``; bound in version 2."""


@value
class HoleDealt:
    """Six cards to each seat, and the first discard turned up."""

    hole: int
    """From 1."""
    first_seat: int
    upcard: Card
    order: tuple[Card, ...] | None
    """The whole shuffled deck, top card first; hidden from everybody."""


@value
class PositionSet:
    """Somebody set a position up by hand, in place of the first deal: no shuffle was promised for it."""

    turn: int
    """Turns begun in this hole; it says whose turn it is. 0 is the opening."""
    layouts: tuple[Layout, ...] | None
    """All cards, also those face down; hidden from everybody."""
    up: tuple[int, ...]
    """Which slots are face up, by seat: bit *s* stands for slot *s*."""
    stock: tuple[Card, ...] | None
    """Top card first; hidden from everybody."""
    discards: tuple[Card, ...]
    """Top card last."""
    drawn: Card | None
    """The card that the seat to act holds. Its view has it; ``redact`` takes it out for everybody."""
    out_seat: int | None
    scorecard: tuple[tuple[int, ...], ...]
    """Scores of every hole that is over, each by seat. The next hole is the one of this position."""


@value
class CardTurnedUp:
    """A card of the opening."""

    seat: int
    slot: int
    card: Card


@value
class CardDrawn:
    """The top of the stock was drawn; only the drawer knows the card."""

    seat: int
    card: Card | None


@value
class CardTaken:
    """The top discard went into a slot, the card there onto the discard pile."""

    seat: int
    slot: int
    card: Card
    replaced: Card
    was_face_down: bool


@value
class CardSwapped:
    """The drawn card went into a slot, the card there onto the discard pile."""

    seat: int
    slot: int
    card: Card
    replaced: Card
    was_face_down: bool


@value
class CardDiscarded:
    """The drawn card went straight onto the discard pile."""

    seat: int
    card: Card


@value
class StockRebuilt:
    """At the start of a turn the stock was empty: the discard pile but its top was shuffled."""

    cards: int
    """How many cards the new stock has."""
    order: tuple[Card, ...] | None
    """The new stock, top card first; hidden from everybody."""


@value
class WentOut:
    """A seat's last card was turned face up, the first seat in this hole to do so."""

    seat: int


@value
class HoleScored:
    """All is turned up and counted."""

    hole: int
    layouts: tuple[Layout, ...]
    scores: tuple[int, ...]
    """Points by seat, −6 to 60 each."""


@value
class GameWon:
    """The last hole is scored. Those tied for the lowest total share the win."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]


@value
class SeatGivenUp:
    """A player has left for good: an autopilot plays the seat on, and it cannot win."""

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
