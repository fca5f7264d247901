"""A ``TableView`` as small whole numbers, with which the computer calculates. The viewer is always seat 0."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.computer.columns import CARDS_OF, DOWN, Columns, columns_of
from engine.computer.unseen import Unseen
from engine.ruleset import Ending
from engine.table_view import TableView


@dataclass(slots=True)
class CompactView:
    """A position: one moment of a hole as one seat sees it, in numbers.

    Seats are counted clockwise from the viewer: 0 is the viewer, 1 sits to the left.
    """

    ranks: list[int]
    """The viewer's six cards, row by row: 0 (ace) to 12 (king), or ``DOWN``."""
    layouts: list[Columns]
    """By seat: the three columns of its layout."""
    down: list[int]
    """By seat: the number of its face-down cards, 0 to 6."""
    unseen: Unseen
    """The cards that the viewer has not seen. So the card that the viewer has drawn is not one of them."""
    top: int | None
    """The rank of the top discard. It is ``None`` if there is no discard, or if the discard is not known yet."""
    drawn: int | None
    """The rank of the card that the viewer has drawn; ``None`` if the viewer has drawn none."""
    turns_left: int | None
    """The number of last turns still to play, the current turn included; ``None`` while nobody has gone out."""
    at_once: bool
    """Whether the hole ends as soon as somebody goes out, without last turns."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.layouts)


def compact(view: TableView) -> CompactView:
    """Return a seat's view in numbers; ``ValueError`` for the view of an observer."""
    if view.viewer is None:
        raise ValueError("only a seat has something to decide: this is an observer's view")
    seats = view.seats[view.viewer :] + view.seats[: view.viewer]
    ranks = [[_rank(card) for card in seat.cards] for seat in seats]
    if view.stock_ranks is None:
        unseen = Unseen(view.unseen)
    else:
        down = tuple(map(int.__sub__, view.unseen, view.stock_ranks))
        unseen = Unseen(view.stock_ranks, down)
    return CompactView(
        ranks=ranks[0],
        layouts=[columns_of(six) for six in ranks],
        down=[six.count(DOWN) for six in ranks],
        unseen=unseen,
        top=view.top_discard.rank - 1 if view.top_discard is not None else None,
        drawn=view.drawn.rank - 1 if view.drawn is not None else None,
        turns_left=view.last_turns if view.out_seat is not None else None,
        at_once=view.ruleset.ending is Ending.AT_ONCE,
    )


def _rank(card: Card | None) -> int:
    return DOWN if card is None else card.rank - 1


def ranks_of(columns: Columns) -> list[int]:
    """Return six ranks, row by row, that make these columns. ``columns_of`` turns them into the columns again."""
    top, bottom = zip(*(CARDS_OF[column] for column in columns), strict=True)
    return [*top, *bottom]
