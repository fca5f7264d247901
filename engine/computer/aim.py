"""What a seat plays for: points as a rule, and in the last hole of a game the win.

In the last hole a point more or less means nothing alone: who is behind must not go out with too small a lead, who
is ahead should end the hole. The chance to win is that of a normal distribution: the expected margin at the end of the
game comes from the search, its spread from how much is still open.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from engine.computer.columns import DOWN_IN, Columns
from engine.computer.position import Position
from engine.table_view import TableView

_OPEN: Final = 4.0
"""Spread of the margin at the end of a hole with nobody out, in points, measured in self-play: this much …"""
_OPEN_EACH: Final = 0.75
"""… and this much for each face-down card of the two seats."""
_CARD: Final = 17.0
"""Variance of a face-down card, in points squared."""
_TURN: Final = 12.0
"""Variance of what a last turn changes."""
_SURE: Final = 0.3
"""Spread if nothing is open. It only has to tell a win from a tie and a tie from a loss."""
_STILL: Final = 0.0005
"""What a point is worth all the same, so that it plays on sensibly when the game is won or lost."""


class WinTheGame:
    """Turns points of the last hole into the chance not to win the game. Seats are counted from the viewer."""

    def __init__(self, view: TableView, position: Position) -> None:
        """``view`` is a seat's, ``position`` the same in numbers."""
        assert view.viewer is not None  # an observer plays for nothing
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
        """Ahead of each rival so far, and by how much it does better than the others in this hole."""

    def playing_on(self, points: float, *, shown: bool) -> float:
        """Chance not to win with these points against the others' mean, while nobody is out."""
        down = self._position.down
        own = down[0] - shown
        return self._losing(
            points,
            {other: _OPEN + _OPEN_EACH * (own + down[other]) for other in self._margins},
        )

    def closing(self, points: float, columns: Columns, turns_left: int) -> float:
        """The same once the own layout will not change any more, and ``others`` other seats have a turn left."""
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
    """Chance of a normally distributed number to be below 0."""
    return 0.5 * (1.0 - erf(mean / (spread * sqrt(2.0))))


def aim_of(view: TableView, position: Position) -> WinTheGame | None:
    """Return what to play for: ``None`` stands for points."""
    return WinTheGame(view, position) if view.hole == view.holes else None
