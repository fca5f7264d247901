"""Chooses the two cards to turn up before the first turn: both in one column, or in two columns."""

from __future__ import annotations

from typing import Final

from engine.computer.columns import CARDS_OF, COLUMN_OF, DOWN, Column, Columns
from engine.computer.compact_view import CompactView
from engine.computer.values import ColumnValues, Row, Table

_LEFT: Final = 4
"""The number of cards that are face down after the opening."""


def opening_values(position: CompactView, table: Table, first: int) -> list[float | None]:
    """Return, for each slot of the viewer, the expected points of the viewer's layout after the slot is turned up.

    The points are ``None`` for a slot that is face up already. ``first`` is the seat that has the first turn,
    counted from the viewer. The calculation ignores that the turned-up card changes the chances of the other cards.
    """
    own = position.layouts[0]
    found: list[float | None] = []
    # Equal cards in equal columns have the same value.
    by_column: dict[Column, float] = {}
    for slot, rank in enumerate(position.ranks):
        if rank != DOWN:
            found.append(None)
            continue
        column = own[slot % 3]
        if column not in by_column:
            by_rank = opened_by_rank(position, table, first, slot)
            chances = position.unseen.down_chances
            by_column[column] = sum(chance * by_rank[turned] for turned, chance in chances)
        found.append(by_column[column])
    return found


def opened_by_rank(position: CompactView, table: Table, first: int, slot: int) -> dict[int, float]:
    """Return the viewer's expected points after ``slot`` is turned up, by the rank of the card found there.

    ``first`` is the seat that has the first turn, counted from the viewer.
    """
    row = ColumnValues(table, position.unseen).row(-first % position.seats, _LEFT, _LEFT)
    chances = position.unseen.down_chances
    own, place = position.layouts[0], slot % 3
    still = position.down[0] - _LEFT - 1
    kept = position.ranks[(slot + 3) % 6]
    return {
        turned: _opened(_with(own, place, COLUMN_OF[kept][turned]), still, row, chances)
        for turned, _ in chances
    }


def others_opened(position: CompactView, table: Table, first: int) -> float:
    """Return the average of the expected points of the other seats' layouts. The viewer's choice does not change it.

    The calculation assumes that seats that have not opened yet will open in the best way. ``first`` is the seat
    that has the first turn, counted from the viewer.
    """
    seats = position.seats
    values = ColumnValues(table, position.unseen)
    chances = position.unseen.down_chances
    theirs = 0.0
    for seat in range(1, seats):
        row = values.row((seat - first) % seats, _LEFT, _LEFT)
        theirs += _opened(position.layouts[seat], position.down[seat] - _LEFT, row, chances)
    return theirs / (seats - 1)


def _with(columns: Columns, place: int, column: Column) -> Columns:
    changed = list(columns)
    changed[place] = column
    return changed[0], changed[1], changed[2]


def _opened(columns: Columns, left: int, row: Row, chances: tuple[tuple[int, float], ...]) -> float:
    """Return the expected value of a layout after ``left`` more cards are turned up, each where the value is lowest.

    ``row[column]`` is the value of a column after the opening. ``chances`` has each rank with its chance.
    """
    if left <= 0:
        return sum(row[column] for column in columns)
    best = float("inf")
    for column in set(columns):
        kept, down = CARDS_OF[column]
        if down != DOWN:
            continue
        place = columns.index(column)
        points = sum(
            chance * _opened(_with(columns, place, COLUMN_OF[kept][turned]), left - 1, row, chances)
            for turned, chance in chances
        )
        best = min(best, points)
    return best
