"""The tables of column values: what a column is worth to its owner before a hole is decided.

``rows(ruleset, seats)[wait][down - 1][near - 1][column]`` is in points: *wait* turns until the owner moves,
*down* cards of the owner face down, *near* face-down cards of the opponent who is nearest to going out. A layout
is worth the sum of its three columns, and a position to a seat its own sum minus the mean of the others'. Where the
numbers come from is told in ``docs/computers.md``; ``python -m engine.computer train`` computes them again.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Final, TypeAlias

from engine.computer.columns import COLUMNS

Row: TypeAlias = tuple[float, ...]
"""Points by column."""
Rows: TypeAlias = tuple[tuple[tuple[Row, ...], ...], ...]
"""Rows by wait, face-down cards less one, and the nearest opponent's less one."""

COUNTS: Final = 6
"""Face-down counts that a table knows: 1 to 6."""
UNIT: Final = 0.01
"""The files are in hundredths of a point."""


@lru_cache(maxsize=32)
def rows(ruleset: str, seats: int) -> Rows:
    """Return the table for so many seats of a ruleset (its key); ``LookupError`` if there is none.

    Between the numbers of seats that were trained, the next higher one is used, its turns stretched to fit.
    """
    tables = _tables(ruleset)
    trained = min((n for n in tables if n >= seats), default=max(tables))
    table = tables[trained]
    return tuple(table[round(wait * (trained - 1) / (seats - 1))] for wait in range(seats))


@lru_cache(maxsize=4)
def _tables(ruleset: str) -> dict[int, Rows]:
    file = files("engine.computer").joinpath(f"{ruleset}.json")
    if not file.is_file():
        raise LookupError(f"there are no column values for the ruleset {ruleset!r}")
    stored = json.loads(file.read_text(encoding="utf-8"))
    return {int(seats): _unpacked(numbers) for seats, numbers in stored["seats"].items()}


def _unpacked(numbers: list[list[int]]) -> Rows:
    if any(len(row) != COLUMNS for row in numbers):
        raise ValueError(f"a row of column values has {COLUMNS} numbers")
    points = [tuple(number * UNIT for number in row) for row in numbers]
    by_down = [tuple(points[at : at + COUNTS]) for at in range(0, len(points), COUNTS)]
    return tuple(tuple(by_down[at : at + COUNTS]) for at in range(0, len(by_down), COUNTS))
