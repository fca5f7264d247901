"""Pictures as data: what a picture shows, without a pixel. Equal specs are the same picture.

A spec holds a ``TableView`` and never a state, so a hidden card cannot get into a picture.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from bot.languages import ENGLISH
from engine import SeatView, TableView


class Spot(NamedTuple):
    """Where a card lies in the layouts of a table."""

    seat: int
    slot: int
    """0 to 5."""


@dataclass(frozen=True, slots=True)
class TablePicture:
    """The whole table: every layout, the piles, whose turn it is."""

    view: TableView
    """The view of an observer."""
    names: tuple[str, ...]
    """By seat, as people typed them: of any script and length, or empty."""
    last: Spot | None = None
    """The card that was moved last."""
    autopilot: frozenset[int] = frozenset()
    """Seats that are played by the computer while their player is away."""
    language: str = ENGLISH
    """The language of the words in it."""

    def __post_init__(self) -> None:
        """``ValueError`` unless there is a name for each seat."""
        if len(self.names) != len(self.view.seats):
            raise ValueError(f"{len(self.names)} names for {len(self.view.seats)} seats")


@dataclass(frozen=True, slots=True)
class HandPicture:
    """Your own six cards, large, with the drawn card, the top discard, and the others' cards small beside them."""

    view: TableView
    """The view of a seat, not of an observer. Seats without cards are not drawn, so a view may leave the others out."""
    last: int | None = None
    """Slot (0 to 5) of the viewer's card that was moved last."""
    names: tuple[str, ...] = ()
    """By seat; if there are none, seats are called by their numbers."""
    language: str = ENGLISH
    """The language of the words in it."""

    def __post_init__(self) -> None:
        """``ValueError`` for an observer's view, who has no cards, and for too few or too many names."""
        if self.view.viewer is None:
            raise ValueError("an observer has no cards to show")
        if self.names and len(self.names) != len(self.view.seats):
            raise ValueError(f"{len(self.names)} names for {len(self.view.seats)} seats")

    @property
    def others(self) -> tuple[SeatView, ...]:
        """The other seats that are drawn, in the order in which they play after the viewer."""
        seats, viewer = self.view.seats, self.view.viewer or 0
        return tuple(seat for seat in seats[viewer + 1 :] + seats[:viewer] if seat.cards)


@dataclass(frozen=True, slots=True)
class ScorecardPicture:
    """Holes × players, as golfers know it."""

    names: tuple[str, ...]
    scorecard: tuple[tuple[int, ...], ...]
    """Points by hole and seat, for the scored holes only."""
    holes: int
    """Number of holes in the game."""
    totals: tuple[int, ...]
    winners: tuple[int, ...] = ()
    """Seats that have won; empty until the game is over."""
    given_up: tuple[int, ...] = ()
    """Seats whose players have left: they have no place."""
    language: str = ENGLISH
    """The language of the words in it."""

    def __post_init__(self) -> None:
        """``ValueError`` unless names, totals and every hole have one entry for each seat."""
        rows = (self.names, self.totals, *self.scorecard)
        if {len(row) for row in rows} != {len(self.names)} or not self.names:
            raise ValueError("names, totals and holes must each have an entry for every seat")
        if len(self.scorecard) > self.holes:
            raise ValueError(f"{len(self.scorecard)} holes scored of {self.holes}")


@dataclass(frozen=True, slots=True)
class EndPicture:
    """The end of a game, to be posted: who has won and with what, who came next, and a line to quote."""

    view: TableView
    """The view of an observer, of a game that has a result."""
    names: tuple[str, ...]
    quote: str = ""
    """A sentence about the game; two lines of it are drawn at most."""
    language: str = ENGLISH
    """The language of the words in it."""

    def __post_init__(self) -> None:
        """``ValueError`` unless somebody has won and there is a name for each seat."""
        if not self.view.winners:
            raise ValueError("nobody has won this game")
        if len(self.names) != len(self.view.seats):
            raise ValueError(f"{len(self.names)} names for {len(self.view.seats)} seats")


@dataclass(frozen=True, slots=True)
class MotionPicture:
    """The last turn of a hole in motion: a card comes, another goes, and the face-down cards are turned up.

    Both views are an observer's. The later one is of a scored hole, in which nothing is hidden any more.
    """

    before: TableView
    """The view before the turn: the seat draws or takes next."""
    after: TableView
    """The view after the hole was scored."""
    names: tuple[str, ...]
    seat: int
    slot: int | None
    """The slot that the card went to, 0 to 5; ``None`` if it was drawn and discarded."""
    taken: bool = False
    """Whether the card came from the discard pile."""
    language: str = ENGLISH
    """The language of the words in it."""

    def __post_init__(self) -> None:
        """``ValueError`` unless the views are those before and after the last turn of one hole."""
        if self.before.hole != self.after.hole or self.before.to_act != (self.seat,):
            raise ValueError("the first view is not from before the last turn of this hole")
        if any(seat.face_down for seat in self.after.seats):
            raise ValueError("the hole is not scored: cards are still face down")
        if self.taken and self.slot is None:
            raise ValueError("a card that was taken goes into the layout")


@dataclass(frozen=True, slots=True)
class FormChart:
    """Points per game over time, with the running average. Fewer points are better."""

    scores: tuple[int | float, ...]
    """Oldest first."""
    title: str
    caption: str = ""
    language: str = ENGLISH
    """The language of the words in it."""


PictureSpec: TypeAlias = (
    TablePicture | HandPicture | ScorecardPicture | EndPicture | MotionPicture | FormChart
)
