"""The tables of column values: how many points a column will cost its owner at the end of the hole.

A table has points by *wait* (turns until the owner moves), *down* (face-down cards of the owner), *near* (face-down
cards of the opponent nearest to going out) and column. The unseen cards change these points. If more cards than usual
of a column's own ranks are unseen, a pair is likelier and the column costs less. If the unseen cards have more or fewer
points than usual on average, all columns change. The value of a layout is the sum of its columns. The value of a
position for a seat is the value of the seat's layout minus the average of the other layouts. ``docs/computers.md``
explains the numbers; ``python -m training train`` computes them.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final, TypeAlias

from engine.cards import POINTS
from engine.computer.columns import CARDS_OF, COLUMNS, DOWN, Column
from engine.computer.unseen import Unseen
from engine.ruleset import RULESETS

Row: TypeAlias = Sequence[float]
"""Numbers by column."""

COUNTS: Final = 6
"""How many different numbers of face-down cards a table has values for: 1 to 6."""
UNIT: Final = 0.01
"""The stored values are whole numbers. A value in points is its stored number times this unit."""
BETTER: Final = {("pagat", 5): 4}
"""By ruleset and number of seats: the number of seats whose table plays better than the usual choice.

If no table was trained for a number of seats, the usual choice is the table of the next higher number.
"""
USUAL_CHANCE: Final = 1 / DOWN
"""The chance of each rank, if the unseen cards are a full deck."""
TENTH: Final = 10.0
"""The tables store points for a rise of a rank's chance by a tenth. A rise times this number is a number of tenths."""
USUAL_POINTS: Final = sum(POINTS) / len(POINTS)
"""The average points of a card in a full deck."""

NO_RANK: Final = DOWN
LOW: Final = tuple(NO_RANK if a in {b, DOWN} else a for a, b in CARDS_OF)
"""By column: its lower rank, or ``NO_RANK`` if another card of the lower rank would not make a pair."""
HIGH: Final = tuple(NO_RANK if b in {a, DOWN} else b for a, b in CARDS_OF)
"""By column: its higher rank, or ``NO_RANK`` if another card of the higher rank would not make a pair."""


@dataclass(frozen=True, slots=True)
class Table:
    """The column values for one ruleset and one number of seats.

    The first index is the wait, as the module explains.
    """

    base: tuple[tuple[tuple[Row, ...], ...], ...]
    """The points by wait, face-down cards of the owner − 1, face-down cards of the nearest opponent − 1, and column."""
    counts: tuple[tuple[tuple[Row, Row, Row], ...], ...]
    """By wait and face-down cards of the owner − 1: three rows of points that are added to the columns.

    The first row is added if more cards of the lower rank are unseen than usual, the second if more cards of the
    higher rank are. The third row is added if the unseen cards have more points than usual, on average.
    """

    def stretched(self, seats: int) -> Table:
        """Return this table for another number of seats.

        Each wait gets the points of the corresponding wait of this table.
        """
        turns = [round(wait * (len(self.base) - 1) / (seats - 1)) for wait in range(seats)]
        return Table(
            tuple(self.base[turn] for turn in turns), tuple(self.counts[turn] for turn in turns)
        )


CROWDING: Final = {"pagat": 0.25}
"""By ruleset: how strongly the crowd counts, as ``with_crowd`` explains.

A ruleset that is missing has 0. In Card Commons everybody has another turn after somebody goes out, so computers do not
play better if the crowd counts.
"""
CROWDED: Final = range(4, 13)
"""The numbers of seats at which computers play better if they count the crowd."""
_USUAL_CROWD: Final = (0.45, 0.55, 0.69, 0.76)
"""What each opponent but the nearest usually adds to the crowd, by the nearest opponent's face-down cards (0 to 3).

``with_crowd`` explains the crowd. If the nearest opponent has more face-down cards, each other opponent usually adds 1.
"""


def with_crowd(near: int, counts: Sequence[int], crowding: float) -> float:
    """Return the nearest opponent's number of face-down cards, lowered if unusually many others are nearly as near.

    ``near`` is this number before the correction, and ``counts`` has the face-down cards of all opponents of a
    seat. The *crowd* is a sum over the other opponents: one with as many face-down cards as the nearest adds 1, and
    each further card halves that. The column values are right for a usual crowd. With a larger crowd the hole ends
    sooner, so the result is lower. With a smaller crowd the result is higher. ``crowding`` is how strongly the
    crowd counts.
    """
    crowd = sum([0.5 ** (count - near) for count in counts]) - 1.0
    usual = _USUAL_CROWD[near] if 0 <= near < len(_USUAL_CROWD) else 1.0
    return near - crowding * (crowd - usual * (len(counts) - 1))


class ColumnValues:
    """The column values of a trained ``Table``, adjusted to the cards that are unseen in one position."""

    __slots__ = ("_high", "_low", "_mean", "_rows", "_table")

    def __init__(self, table: Table, unseen: Unseen) -> None:
        """``table`` has the values for a full deck of unseen cards, and ``unseen`` has the cards that are unseen."""
        self._table = table
        more = [-TENTH * USUAL_CHANCE] * DOWN + [0.0]
        mean = -USUAL_POINTS
        for rank, chance in unseen.chances:
            more[rank] += TENTH * chance
            mean += chance * POINTS[rank]
        self._low = [more[rank] for rank in LOW]
        self._high = [more[rank] for rank in HIGH]
        self._mean = mean
        self._rows: dict[tuple[int, int, float], Row] = {}

    def row(self, wait: int, down: int, near: float) -> Row:
        """Return the value of every column. The module explains ``wait``, ``down`` and ``near``.

        A ``down`` or ``near`` below 1 counts as 1, and one above 6 counts as 6.
        """
        down, near = min(max(down, 1), COUNTS), min(max(near, 1), COUNTS)
        key = (wait, down, near)
        row = self._rows.get(key)
        if row is None:
            low, high, mean = self._table.counts[wait][down - 1]
            base, shift = self._base(wait, down, near), self._mean
            row = self._rows[key] = [
                points + more * a + other * b + shift * c
                for points, more, a, other, b, c in zip(
                    base, self._low, low, self._high, high, mean, strict=True
                )
            ]
        return row

    def _base(self, wait: int, down: int, near: float) -> Row:
        """Return the value of every column, if the unseen cards are a full deck.

        A fractional ``near`` is interpolated.
        """
        rows, whole = self._table.base[wait][down - 1], int(near)
        part = near - whole
        if not part:
            return rows[whole - 1]
        return [a + part * (b - a) for a, b in zip(rows[whole - 1], rows[whole], strict=True)]

    def total(self, wait: int, down: int, near: float, columns: Sequence[Column]) -> float:
        """Return the sum of the values of these columns. The other arguments are those of ``row``."""
        if near != int(near):
            row = self.row(wait, down, near)
            return sum([row[column] for column in columns])
        down, near = min(max(down, 1), COUNTS), min(max(int(near), 1), COUNTS)
        low, high, mean = self._table.counts[wait][down - 1]
        base, shift = self._table.base[wait][down - 1][near - 1], self._mean
        points = 0.0
        for c in columns:
            points += base[c] + self._low[c] * low[c] + self._high[c] * high[c] + shift * mean[c]
        return points


def warm_up() -> None:
    """Read all column values from the disk now, which takes about 40 ms, so that no decision waits for them."""
    for ruleset in RULESETS:
        _tables(ruleset)


@lru_cache(maxsize=32)
def table_for(ruleset: str, seats: int, trained: int | None = None) -> Table:
    """Return the table for a ruleset and a number of seats; ``LookupError`` if the ruleset has no tables.

    ``ruleset`` is the key of the ruleset. If no table was trained for this number of seats, the table of the next
    higher number is used, or the one that ``BETTER`` names. ``trained`` chooses another: the table that was trained for
    this number of seats.
    """
    tables = _tables(ruleset)
    if trained is None:
        trained = BETTER.get((ruleset, seats)) or min(
            (n for n in tables if n >= seats), default=max(tables)
        )
    return tables[trained].stretched(seats)


@lru_cache(maxsize=4)
def _tables(ruleset: str) -> dict[int, Table]:
    file = files("engine.computer").joinpath(f"{ruleset}.json")
    if not file.is_file():
        raise LookupError(f"there are no column values for the ruleset {ruleset!r}")
    stored = json.loads(file.read_text(encoding="utf-8"))
    return {int(seats): _unpacked(numbers) for seats, numbers in stored["seats"].items()}


def _unpacked(numbers: dict[str, list[list[int]]]) -> Table:
    base, counts = _points(numbers["base"]), _points(numbers["counts"])
    by_down = [tuple(base[at : at + COUNTS]) for at in range(0, len(base), COUNTS)]
    triples = [(low, high, mean) for low, high, mean in zip(*[iter(counts)] * 3, strict=True)]
    return Table(
        tuple(tuple(by_down[at : at + COUNTS]) for at in range(0, len(by_down), COUNTS)),
        tuple(tuple(triples[at : at + COUNTS]) for at in range(0, len(triples), COUNTS)),
    )


def _points(numbers: list[list[int]]) -> list[Row]:
    if any(len(row) != COLUMNS for row in numbers):
        raise ValueError(f"a row of column values has {COLUMNS} numbers")
    return [tuple(number * UNIT for number in row) for row in numbers]
