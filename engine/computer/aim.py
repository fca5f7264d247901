"""What a seat plays for: points, or in the last hole of a game the win.

In the last hole points alone mean nothing. A seat that is behind in the game must not go out if its lead in this hole
is too small, and a seat that is ahead should end the hole. The chance to win comes from a normal distribution of the
margin at the end of the game. The search gives the average of this distribution, and the number of unknown cards and
turns gives its spread.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from engine.computer.columns import DOWN_IN, Columns
from engine.computer.compact_view import CompactView
from engine.table_view import TableView

_OPEN: Final = 4.0
"""How widely the margin between two seats spreads until the end of a hole, in points, while nobody is out.

``_OPEN_EACH`` is added for each face-down card of the two seats. Both numbers were measured in self-play.
"""
_OPEN_EACH: Final = 0.75
"""The points that each face-down card of the two seats adds to the spread of the margin between them."""
_CARD: Final = 17.0
"""The variance of a face-down card, in points squared."""
_TURN: Final = 12.0
"""The variance that a last turn adds, in points squared."""
_SURE: Final = 0.3
"""The spread of the margin if no card is unknown. This only has to separate a win, a tie and a loss."""
_STILL: Final = 0.0005
"""A small cost for each point, so that the computer still plays for points when the game is won or lost anyway."""


class WinTheGame:
    """Turns a seat's expected points in the last hole into the seat's chance *not* to win the game.

    So lower is better, as for points. Seats are counted from the viewer.
    """

    def __init__(self, view: TableView, position: CompactView) -> None:
        """``view`` must be the view of a seat, and ``position`` the same view in numbers."""
        assert view.viewer is not None  # an observer does not play
        self._position = position
        seats = view.seats[view.viewer :] + view.seats[: view.viewer]
        expected = position.unseen.expected
        stands = [sum(map(expected, layout)) for layout in position.layouts]
        mean = sum(stands[1:]) / (len(stands) - 1)
        self._margins = {
            other: seats[0].total - seats[other].total - (stands[other] - mean)
            for other in range(1, len(seats))
            if not seats[other].given_up
        }
        """By rival: the viewer's total minus the rival's total, and minus what the rival is worse than average now.

        The average is over all other seats, in expected points of this hole.
        """

    def playing_on(self, points: float, *, shown: bool) -> float:
        """Return the viewer's chance not to win the game, while nobody is out.

        ``points`` are the viewer's expected points in this hole minus the average of the other seats' points.
        ``shown`` says whether the viewer's action turns up a card.
        """
        down = self._position.down
        own = down[0] - shown
        return self._losing(
            points,
            {other: _OPEN + _OPEN_EACH * (own + down[other]) for other in self._margins},
        )

    def price_of_a_point(self, points: float) -> float:
        """Return by how much one point more raises the chance not to win, while nobody is out."""
        above, below = (self.playing_on(points + half, shown=False) for half in (0.5, -0.5))
        return above - below

    def closing(self, points: float, columns: Columns, turns_left: int) -> float:
        """Return the viewer's chance not to win the game, if these are the viewer's columns at the end of the hole.

        ``points`` are the viewer's expected points in this hole minus the average of the other seats' points.
        ``turns_left`` is the number of other seats that still have a turn.
        """
        down = self._position.down
        own = sum(DOWN_IN[column] for column in columns)
        return self._losing(
            points,
            {
                other: _SURE + sqrt(_CARD * (own + down[other]) + _TURN * (other <= turns_left))
                for other in self._margins
            },
        )

    def _losing(self, points: float, spreads: dict[int, float]) -> float:
        winning = 1.0
        for other, margin in self._margins.items():
            winning *= _below_zero(margin + points, spreads[other])
        return 1.0 - winning + _STILL * points


def _below_zero(mean: float, spread: float) -> float:
    """Return the chance that a number is below 0, if it is normally distributed with this mean and spread."""
    return 0.5 * (1.0 - erf(mean / (spread * sqrt(2.0))))


def aim_of(view: TableView, position: CompactView) -> WinTheGame | None:
    """Return the aim to win the game if this is its last hole.

    Otherwise return ``None``: the viewer plays for points.
    """
    return WinTheGame(view, position) if view.hole == view.holes else None
