"""Columns as numbers: the 105 things that one column of a layout can be.

What a column scores, and what it may become, depends only on its two cards as an unordered pair of ranks, either of
which may be face down. Ranks here are 0 (ace) to 12 (king), and ``DOWN`` stands for a face-down card.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.cards import POINTS, RANKS

DOWN: Final = len(RANKS)
"""A face-down card, where a rank is expected."""

Column: TypeAlias = int
"""0 to 104, an index into the tables of this module."""
Columns: TypeAlias = tuple[Column, Column, Column]
"""A layout but for the order of cards within a column."""

CARDS_OF: Final = tuple((a, b) for a in range(DOWN + 1) for b in range(a, DOWN + 1))
"""The two ranks of each column, the lower one first."""

COLUMNS: Final = len(CARDS_OF)

_BY_CARDS: Final = {cards: column for column, cards in enumerate(CARDS_OF)}

COLUMN_OF: Final = tuple(
    tuple(_BY_CARDS[min(a, b), max(a, b)] for b in range(DOWN + 1)) for a in range(DOWN + 1)
)
"""The column of two ranks, in either order: ``COLUMN_OF[a][b]``."""

DOWN_IN: Final = tuple(cards.count(DOWN) for cards in CARDS_OF)
"""How many cards of each column are face down, 0 to 2."""

SCORE: Final = tuple(
    0 if a == b else sum(POINTS[rank] for rank in (a, b) if rank != DOWN) for a, b in CARDS_OF
)
"""Points of each column; a face-down card counts nothing yet. Source, both texts: "Scoring"."""

PUT: Final = tuple(
    tuple((old, COLUMN_OF[kept]) for old, kept in sorted({(a, b), (b, a)})) for a, b in CARDS_OF
)
"""What a card can replace in each column: ``(rank replaced, column by rank put there)``, one or two of them.

``COLUMN_OF[kept]`` is indexed by the rank that is put beside the card that stays.
"""

BOTH_DOWN: Final = COLUMN_OF[DOWN][DOWN]


def columns_of(ranks: list[int]) -> Columns:
    """Return the three columns of six ranks, given row by row."""
    a, b, c, d, e, f = ranks
    return COLUMN_OF[a][d], COLUMN_OF[b][e], COLUMN_OF[c][f]
