"""The tables of column values: what a column is worth to its owner before a hole is decided.

A table gives points by *wait*, the turns until the owner moves, *down*, how many cards of the owner are face down,
*near*, how many of the opponent who is nearest to going out, and column. To this comes what the unseen cards make of
it: more cards than usual of a column's own ranks make it worth less, for they may pair it, and a richer or poorer
stock shifts all. A layout is worth the sum of its three columns, and a position to a seat its own sum minus the mean of
the others'. ``docs/computers.md`` tells where the numbers come from; ``python -m training train`` computes them.
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
"""Face-down counts that a table knows: 1 to 6."""
UNIT: Final = 0.01
"""The files are in hundredths of a point."""
BETTER: Final = {("pagat", 5): 4}
"""Where a table other than the next higher one plays better: ruleset and seats, and the seats of that table."""
USUAL_CHANCE: Final = 1 / DOWN
"""Chance of each rank in a full deck."""
TENTH: Final = 10.0
"""The two tables by rank are in points for ten per cent more of the rank among the unseen cards."""
USUAL_POINTS: Final = sum(POINTS) / len(POINTS)
"""Mean points of a card in a full deck."""

NO_RANK: Final = DOWN
LOW: Final = tuple(NO_RANK if a in {b, DOWN} else a for a, b in CARDS_OF)
"""The lower rank of each column that another card of that rank would pair, or ``NO_RANK``."""
HIGH: Final = tuple(NO_RANK if b in {a, DOWN} else b for a, b in CARDS_OF)
"""The higher one."""


@dataclass(frozen=True, slots=True)
class Table:
    """The column values of one ruleset and number of seats."""

    base: tuple[tuple[tuple[Row, ...], ...], ...]
    """Points by wait, face-down cards less one, the nearest opponent's less one, and column."""
    counts: tuple[tuple[tuple[Row, Row, Row], ...], ...]
    """By wait and face-down cards less one: what more cards of the lower and of the higher rank, and a point more
    in the mean of the unseen cards, add to each column."""

    def stretched(self, seats: int) -> Table:
        """The table for another number of seats, its turns stretched or pressed to fit."""
        turns = [round(wait * (len(self.base) - 1) / (seats - 1)) for wait in range(seats)]
        return Table(
            tuple(self.base[turn] for turn in turns), tuple(self.counts[turn] for turn in turns)
        )


CROWDING: Final = {"pagat": 0.25}
"""By ruleset, how much nearer the end is for each of the others who is as near to going out as the nearest.

Card Commons gains nothing by it: there everybody has another turn after somebody goes out.
"""
CROWDED: Final = range(4, 13)
"""Numbers of seats at which there is a crowd, and at which counting it was measured to be better."""
_USUAL_CROWD: Final = (0.45, 0.55, 0.69, 0.76)
"""How crowded it usually is behind the nearest with 0, 1, 2 or 3 face-down cards, for each other seat; 1 with more."""


def with_crowd(near: int, counts: Sequence[int], crowding: float) -> float:
    """Return the count of the nearest as it would be with a usual crowd behind.

    ``counts`` are the face-down cards of all opponents of a seat. One who has as many as the nearest counts 1, and half
    of that for each card more. The table knows the nearest only, so what it says is true of a usual crowd.
    """
    crowd = sum([0.5 ** (count - near) for count in counts]) - 1.0
    usual = _USUAL_CROWD[near] if 0 <= near < len(_USUAL_CROWD) else 1.0
    return near - crowding * (crowd - usual * (len(counts) - 1))


class ColumnValues:
    """A table together with the unseen cards of one moment."""

    __slots__ = ("_high", "_low", "_mean", "_rows", "_table")

    def __init__(self, table: Table, unseen: Unseen) -> None:
        """Compare the unseen cards with a full deck."""
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
        """Points of every column. Counts outside 1 to 6 are taken to be the nearest of these."""
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
        """Points of every column with nothing seen; between two counts of the nearest, those between."""
        rows, whole = self._table.base[wait][down - 1], int(near)
        part = near - whole
        if not part:
            return rows[whole - 1]
        return [a + part * (b - a) for a, b in zip(rows[whole - 1], rows[whole], strict=True)]

    def total(self, wait: int, down: int, near: float, columns: Sequence[Column]) -> float:
        """Points of a layout."""
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
    """Read all tables now, so that nobody's first decision waits for the disk: some 40 ms."""
    for ruleset in RULESETS:
        _tables(ruleset)


@lru_cache(maxsize=32)
def table_for(ruleset: str, seats: int) -> Table:
    """Return the table for a number of seats of a ruleset (its key); ``LookupError`` if there is none.

    Between the numbers of seats that were trained, the next higher one is used unless another was measured to be
    better.
    """
    tables = _tables(ruleset)
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
