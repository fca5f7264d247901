"""Pictures as data: what a picture shows, without a pixel. Equal specs are the same picture.

A spec holds a ``TableView`` and never a state, so a hidden card cannot get into a picture.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine import SeatView, TableView


@dataclass(frozen=True, slots=True)
class TablePicture:
    """The whole table: every layout, the piles, whose turn it is."""

    view: TableView
    """An observer's."""
    names: tuple[str, ...]
    """By seat, as people typed them: of any script and length, or empty."""
    last: tuple[int, int] | None = None
    """Seat and slot (0 to 5) of the card that was moved last."""
    autopilot: frozenset[int] = frozenset()
    """Seats that are played by the computer while their player is away."""

    def __post_init__(self) -> None:
        """``ValueError`` unless there is a name for each seat."""
        if len(self.names) != len(self.view.seats):
            raise ValueError(f"{len(self.names)} names for {len(self.view.seats)} seats")


@dataclass(frozen=True, slots=True)
class HandPicture:
    """One's own six cards, large, with the drawn card and the top discard, and the others' cards small beside them."""

    view: TableView
    """That of a seat, not of an observer. Seats without cards are not drawn, so a view may leave the others out."""
    last: int | None = None
    """Slot (0 to 5) of the viewer's card that was moved last."""
    names: tuple[str, ...] = ()
    """By seat; may be empty if the view leaves the others out."""

    def __post_init__(self) -> None:
        """``ValueError`` for an observer's view, who has no cards, and for others without names."""
        if self.view.viewer is None:
            raise ValueError("an observer has no cards to show")
        if self.others and len(self.names) != len(self.view.seats):
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
    """Points of every scored hole, each by seat; the last one with points may be before the last hole."""
    holes: int
    """How many the game goes over."""
    totals: tuple[int, ...]
    winners: tuple[int, ...] = ()
    """Seats that have won; empty until the game is over."""
    given_up: tuple[int, ...] = ()
    """Seats whose players have left: they have no place."""

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
    """An observer's, of a game that has a result."""
    names: tuple[str, ...]
    quote: str = ""
    """A sentence about the game; two lines of it are drawn at most."""

    def __post_init__(self) -> None:
        """``ValueError`` unless somebody has won and there is a name for each seat."""
        if not self.view.winners:
            raise ValueError("nobody has won this game")
        if len(self.names) != len(self.view.seats):
            raise ValueError(f"{len(self.names)} names for {len(self.view.seats)} seats")


@dataclass(frozen=True, slots=True)
class FormChart:
    """Points per game over time, with the running average. Fewer points are better."""

    scores: tuple[int | float, ...]
    """Oldest first."""
    title: str
    caption: str = ""


PictureSpec: TypeAlias = TablePicture | HandPicture | ScorecardPicture | EndPicture | FormChart
