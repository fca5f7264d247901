"""The places of all numbers in the arrays with which holes are played out.

The loops work on a few flat arrays, because numba makes fast code of such loops. Each constant is the index of a
number, or of the first of several numbers. Ranks are 0 (ace) to 12 (king), and 13 is a face-down card, as in
``columns.py``.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]
Ints: TypeAlias = NDArray[np.int64]

DOWN: Final = 13
COLUMNS: Final = 105
MOST_SEATS: Final = 12
NEVER: Final = 1e9
"""Worse than the value of any action."""

# The uses of a card: twice the place of a column, plus 1 for its higher rank; or the discard pile.
DISCARD: Final = 6

# How a turn begins: with a free choice, or with an action that is given.
FREE: Final = 0
PLACE: Final = 1
TAKE: Final = 2
DRAW: Final = 3

# The rules: the column of each two ranks, the two ranks of each column, and its face-down cards. Then the ranks that
# would make a pair of it (see ``values.LOW``).
COLUMN: Final = 0
CARD: Final = COLUMN + 14 * 14
DOWNS: Final = CARD + 2 * COLUMNS
LOW: Final = DOWNS + COLUMNS
HIGH: Final = LOW + COLUMNS

# The points: of each rank, of each column, and the table of column values.
POINTS: Final = 0
SCORE: Final = POINTS + DOWN
BASE: Final = SCORE + COLUMNS

# The hole. Seat 0 is the one that thinks. Unseen cards are counted by rank, and ``MANY`` is their number. The world is
# an order of the unseen cards. The first ``STOCK`` of them are the stock, where each turn has a card of its own. The
# first ``SKIPPED`` of these are cards of turns without a draw. They come when every card of a turn is used up. The
# others lie face down. ``NEXT`` is the place of a seat's next one, counted from the back.
MOVER: Final = 0
TOP: Final = 1
OUT: Final = 2
DRAWN: Final = 3
SKIPPED: Final = 4
MANY: Final = 5
TURNS: Final = 6
SEATS: Final = 7
UNSEEN: Final = 8
FACE_DOWN: Final = UNSEEN + DOWN
LAYOUT: Final = FACE_DOWN + MOST_SEATS
NEXT: Final = LAYOUT + 3 * MOST_SEATS
STOCK: Final = NEXT + MOST_SEATS
WORLD: Final = STOCK + 1

# The notes of one turn. A note for two cases has its second half for a mover who turns up a card.
CHANCE: Final = 0
MORE: Final = CHANCE + DOWN
MEAN: Final = MORE + DOWN + 1
MINE0: Final = MEAN + 1  # the mover's column values if the next seat turns up no card: two cases
MINE1: Final = MINE0 + 2 * COLUMNS  # and if it turns up one
STAYING: Final = MINE1 + 2 * COLUMNS  # the next seat's column values if it turns up no card
TURNING: Final = STAYING + COLUMNS
EXPECTED: Final = TURNING + COLUMNS  # the expected points of columns that do not change any more
STAY: Final = (
    EXPECTED + COLUMNS
)  # as in ``best_reply.BestReply``: two cases, also for the next four
TURN: Final = STAY + 2 * DOWN
EXTRA: Final = TURN + 2 * DOWN
STEP_CHANCE: Final = EXTRA + 2 * DOWN
STEP_EXTRA: Final = STEP_CHANCE + 2 * (DOWN + 1)
SUMS: Final = STEP_EXTRA + 2 * (DOWN + 1)  # seven sums for each case
REST: Final = SUMS + 14  # the best gains of the mover's two other columns, by place and rank
BEST: Final = REST + 3 * DOWN
ANSWER: Final = BEST + DOWN  # the next seat's last turn, by the discard
ENDS: Final = ANSWER + DOWN + 1  # the other seats' points at the end, and seat 0's part of them
OWN0: Final = ENDS + 2
OWN1: Final = OWN0 + 1
REPLIES: Final = OWN1 + 1
DRAWN_SUM: Final = REPLIES + 1
WORTH: Final = DRAWN_SUM + 1
DRAWING: Final = WORTH + 1
BY_RANK: Final = DRAWING + 1
USE: Final = BY_RANK + DOWN
FOUND: Final = USE + DOWN
LOWEST: Final = FOUND + DOWN
GAINS: Final = LOWEST + 1
GAINED: Final = GAINS + COLUMNS * DOWN
HIDDEN: Final = (
    GAINED + COLUMNS
)  # the hidden units of the network: two cases of three places, and a sum

# The network: the weights of each input, the bias, the weights of the hidden units, and the bias of the result.
UNITS: Final = 96
PER_SEAT: Final = COLUMNS + 7

NOTES: Final = HIDDEN + 7 * UNITS
"""The length of the array ``notes``, which has everything that is calculated for one turn."""
