"""Columns as numbers: there are 105 different columns.

The points of a column, and the columns that it can become, depend on the ranks of its two cards and not on their order.
Either card may be face down. Ranks here are 0 (ace) to 12 (king), and ``DOWN`` is a face-down card.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.cards import POINTS, RANKS

DOWN: Final = len(RANKS)
"""A number that stands for a face-down card, in place of a rank."""

Column: TypeAlias = int
"""The number of a column, 0 to 104, which is its index in the tables of this module."""
Columns: TypeAlias = tuple[Column, Column, Column]
"""The three columns of a layout, from left to right. Which card of a column is the upper one is not stored."""

CARDS_OF: Final = tuple((a, b) for a in range(DOWN + 1) for b in range(a, DOWN + 1))
"""The two ranks of each column, the lower one first."""

COLUMNS: Final = len(CARDS_OF)

_BY_CARDS: Final = {cards: column for column, cards in enumerate(CARDS_OF)}

COLUMN_OF: Final = tuple(
    tuple(_BY_CARDS[min(a, b), max(a, b)] for b in range(DOWN + 1)) for a in range(DOWN + 1)
)
"""The column of two ranks in either order: ``COLUMN_OF[a][b]``."""

DOWN_IN: Final = tuple(cards.count(DOWN) for cards in CARDS_OF)
"""The number of face-down cards in each column, 0 to 2."""

SCORE: Final = tuple(
    0 if a == b else sum(POINTS[rank] for rank in (a, b) if rank != DOWN) for a, b in CARDS_OF
)
"""The points of each column. A face-down card counts nothing yet. Source: section "Scoring" of both texts of rules."""

PUT: Final = tuple(
    tuple((old, COLUMN_OF[kept]) for old, kept in sorted({(a, b), (b, a)})) for a, b in CARDS_OF
)
"""For each column, the ways to replace one of its cards: two ways, or one if both cards are alike.

A way has two parts: the replaced rank, and a row of ``COLUMN_OF`` for the card that stays. ``row[rank]`` is the column
after a card of this rank was put there.
"""


def columns_of(ranks: list[int]) -> Columns:
    """Return the three columns of six ranks, which are given row by row."""
    a, b, c, d, e, f = ranks
    return COLUMN_OF[a][d], COLUMN_OF[b][e], COLUMN_OF[c][f]
