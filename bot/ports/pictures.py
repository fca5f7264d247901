"""Describes pictures as data, without a pixel. Equal descriptions (*specs*) give equal pictures.

A spec holds a ``TableView`` and never a state, so a hidden card cannot get into a picture.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from bot.languages import ENGLISH
from engine import SeatView, TableView


class Spot(NamedTuple):
    """The place of one card on the table: the seat whose card it is, and the slot at this seat."""

    seat: int
    slot: int
    """The slot, 0 to 5."""


@dataclass(frozen=True, slots=True)
class TablePicture:
    """The table: every layout, the piles, and whose turn it is."""

    view: TableView
    """The view of an observer."""
    names: tuple[str, ...]
    """The names by seat, as people typed them. They may be of any script and length, or empty."""
    last: Spot | None = None
    """The place of the card that was moved last, ``None`` to mark no card."""
    autopilot: frozenset[int] = frozenset()
    """The seats of people who are away, so that an autopilot plays for them."""
    language: str = ENGLISH
    """The language of the words in the picture."""

    def __post_init__(self) -> None:
        """Raise ``ValueError`` unless there is a name for each seat."""
        if len(self.names) != len(self.view.seats):
            raise ValueError(f"{len(self.names)} names for {len(self.view.seats)} seats")


@dataclass(frozen=True, slots=True)
class HandPicture:
    """The viewer's six cards, the drawn card and the top discard, all large, and the others' cards, small."""

    view: TableView
    """What the viewer knows. Seats without cards in this view are not drawn."""
    last: int | None = None
    """The slot (0 to 5) of the viewer's card that was moved last; ``None`` to mark no card."""
    names: tuple[str, ...] = ()
    """The names by seat. Without names, the picture writes the numbers of the seats."""
    language: str = ENGLISH
    """The language of the words in the picture."""

    def __post_init__(self) -> None:
        """Raise ``ValueError`` for the view of an observer, and for a wrong number of names."""
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
    """The scorecard: a table with the points of each player in each hole."""

    names: tuple[str, ...]
    scorecard: tuple[tuple[int, ...], ...]
    """The points of each scored hole, by seat."""
    holes: int
    """The number of holes in the game."""
    totals: tuple[int, ...]
    winners: tuple[int, ...] = ()
    """The seats that have won. It is empty until the game is over."""
    given_up: tuple[int, ...] = ()
    """The seats whose players have left. These seats are not ranked."""
    language: str = ENGLISH
    """The language of the words in the picture."""

    def __post_init__(self) -> None:
        """Raise ``ValueError`` unless names, totals and every hole have one entry for each seat."""
        rows = (self.names, self.totals, *self.scorecard)
        if {len(row) for row in rows} != {len(self.names)} or not self.names:
            raise ValueError("names, totals and holes must each have an entry for every seat")
        if len(self.scorecard) > self.holes:
            raise ValueError(f"{len(self.scorecard)} holes scored of {self.holes}")


@dataclass(frozen=True, slots=True)
class EndPicture:
    """The end of a game: the winner and the winning cards, the ranks of the others, and a sentence about the game."""

    view: TableView
    """The view of an observer, for a game with a result."""
    names: tuple[str, ...]
    quote: str = ""
    """A sentence about the game. At most two lines of it are drawn."""
    language: str = ENGLISH
    """The language of the words in the picture."""

    def __post_init__(self) -> None:
        """Raise ``ValueError`` unless somebody has won and there is a name for each seat."""
        if not self.view.winners:
            raise ValueError("nobody has won this game")
        if len(self.names) != len(self.view.seats):
            raise ValueError(f"{len(self.names)} names for {len(self.view.seats)} seats")


@dataclass(frozen=True, slots=True)
class MotionPicture:
    """The last turn of a hole as a moving picture.

    A card comes to the player, a card goes to the discard pile, and the face-down cards are turned up.

    The picture has two views. No card is hidden in the later one, because the hole is scored by then.
    """

    before: TableView
    """An observer's view just before the turn, when the player has neither drawn nor taken a card yet."""
    after: TableView
    """An observer's view after the hole was scored."""
    names: tuple[str, ...]
    seat: int
    slot: int | None
    """The slot (0 to 5) into which the player put the new card; ``None`` if the player drew and discarded it."""
    taken: bool = False
    """Whether the new card came from the discard pile, and not from the stock."""
    language: str = ENGLISH
    """The language of the words in the picture."""

    def __post_init__(self) -> None:
        """Raise ``ValueError`` unless the views are from before and after the last turn of the same hole."""
        if self.before.hole != self.after.hole or self.before.to_act != (self.seat,):
            raise ValueError("the first view is not from before the last turn of this hole")
        if any(seat.face_down for seat in self.after.seats):
            raise ValueError("the hole is not scored: cards are still face down")
        if self.taken and self.slot is None:
            raise ValueError("a card that was taken goes into the layout")


@dataclass(frozen=True, slots=True)
class FormChart:
    """A chart of points per game over time, with the running average. Fewer points are better."""

    scores: tuple[int | float, ...]
    """The points of each game, the oldest first."""
    title: str
    caption: str = ""
    language: str = ENGLISH
    """The language of the words in the picture."""


PictureSpec: TypeAlias = (
    TablePicture | HandPicture | ScorecardPicture | EndPicture | MotionPicture | FormChart
)
