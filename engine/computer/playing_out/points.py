"""Points of columns: by the table of column values, and at the end of a hole.

``rules``, ``points``, ``notes`` and ``hole`` are the arrays that ``memory.py`` describes. To note a number is to store
it in ``notes``.
"""

from __future__ import annotations

from engine.computer.playing_out.memory import (
    BASE,
    BEST,
    CARD,
    CHANCE,
    COLUMN,
    COLUMNS,
    DOWN,
    DOWNS,
    EXPECTED,
    FACE_DOWN,
    GAINED,
    GAINS,
    HIGH,
    LAYOUT,
    LOW,
    MANY,
    MEAN,
    MORE,
    NEVER,
    POINTS,
    SCORE,
    SEATS,
    UNSEEN,
    Floats,
    Ints,
)


def note_chances(points: Floats, notes: Floats, hole: Ints) -> None:
    """Note the chance of each rank, and how the unseen cards differ from a full deck."""
    mean = 0.0
    for rank in range(DOWN):
        chance = hole[UNSEEN + rank] / max(hole[MANY], 1)
        notes[CHANCE + rank] = chance
        notes[MORE + rank] = 10.0 * chance - 10.0 / DOWN
        mean += (chance - 1.0 / DOWN) * points[POINTS + rank]
    notes[MORE + DOWN] = 0.0
    notes[MEAN] = mean


def note_row(
    rules: Ints, points: Floats, notes: Floats, hole: Ints, wait: int, down: int, near: int, at: int
) -> None:
    """Note the value of every column, from ``at`` on. This is ``ColumnValues.row``."""
    first = wait * 6 + min(max(down, 1), 6) - 1
    base = BASE + (first * 6 + min(max(near, 1), 6) - 1) * COLUMNS
    low = BASE + (hole[SEATS] * 36 + first * 3) * COLUMNS
    high, shift, mean = low + COLUMNS, low + 2 * COLUMNS, notes[MEAN]
    for column in range(COLUMNS):
        notes[at + column] = (
            points[base + column]
            + notes[MORE + rules[LOW + column]] * points[low + column]
            + notes[MORE + rules[HIGH + column]] * points[high + column]
            + mean * points[shift + column]
        )


def value_layout(
    rules: Ints, points: Floats, notes: Floats, hole: Ints, seat: int, wait: int, near: int
) -> float:
    """Return the sum of a seat's column values. This is ``ColumnValues.total``."""
    first = wait * 6 + min(max(hole[FACE_DOWN + seat], 1), 6) - 1
    base = BASE + (first * 6 + min(max(near, 1), 6) - 1) * COLUMNS
    low = BASE + (hole[SEATS] * 36 + first * 3) * COLUMNS
    value = 0.0
    for place in range(3):
        column = hole[LAYOUT + 3 * seat + place]
        value += (
            points[base + column]
            + notes[MORE + rules[LOW + column]] * points[low + column]
            + notes[MORE + rules[HIGH + column]] * points[low + COLUMNS + column]
            + notes[MEAN] * points[low + 2 * COLUMNS + column]
        )
    return value


def find_nearest(
    hole: Ints, seat: int, mover: int, shown: int, following: int, replied: int
) -> int:
    """Return the fewest face-down cards that any opponent of a seat has.

    ``shown`` is how many cards the mover turns up before that, and ``replied`` how many the following seat turns
    up.
    """
    near = 99
    for other in range(hole[SEATS]):
        if other != seat:
            count = hole[FACE_DOWN + other]
            if other == mover:
                count -= shown
            if other == following:
                count -= replied
            if count < near:
                near = count
    return near


def note_expected(rules: Ints, points: Floats, notes: Floats, hole: Ints) -> None:
    """Note the expected points of every column that does not change any more. This is ``Unseen.expected``."""
    total = pairs = 0.0
    for rank in range(DOWN):
        count = hole[UNSEEN + rank]
        total += count * points[POINTS + rank]
        pairs += count * (count - 1) * 2 * points[POINTS + rank]
    many = max(hole[MANY], 1)
    mean = total / many
    both = 2 * mean - (pairs / (many * (many - 1)) if many > 1 else 0.0)
    for column in range(COLUMNS):
        if rules[DOWNS + column] == 0:
            notes[EXPECTED + column] = points[SCORE + column]
        elif rules[DOWNS + column] == 1:
            rank = rules[CARD + 2 * column]
            pair = 2 * points[POINTS + rank] * hole[UNSEEN + rank] / many
            notes[EXPECTED + column] = points[POINTS + rank] + mean - pair
        else:
            notes[EXPECTED + column] = both
        notes[GAINED + column] = 0.0


def note_gains(rules: Ints, notes: Floats, column: int) -> None:
    """Note, by rank, how much a column's expected points fall if a card of the rank goes to its better place."""
    if notes[GAINED + column] > 0.0:
        return
    notes[GAINED + column] = 1.0
    one = COLUMN + 14 * rules[CARD + 2 * column]
    two = COLUMN + 14 * rules[CARD + 2 * column + 1]
    before, at = notes[EXPECTED + column], GAINS + DOWN * column
    for rank in range(DOWN):
        a, b = notes[EXPECTED + rules[one + rank]], notes[EXPECTED + rules[two + rank]]
        notes[at + rank] = before - (a if a < b else b)


def note_best_gains(rules: Ints, notes: Floats, hole: Ints, seat: int) -> None:
    """Note, by rank, how much a layout's expected points fall if a card of the rank goes to its best place."""
    for rank in range(DOWN):
        notes[BEST + rank] = -NEVER
    for place in range(3):
        column = hole[LAYOUT + 3 * seat + place]
        note_gains(rules, notes, column)
        at = GAINS + DOWN * column
        for rank in range(DOWN):
            if notes[at + rank] > notes[BEST + rank]:
                notes[BEST + rank] = notes[at + rank]


def add_up_expected(notes: Floats, hole: Ints, seat: int) -> float:
    """Return the expected points of a seat's layout as it lies now."""
    at = LAYOUT + 3 * seat
    a, b, c = hole[at], hole[at + 1], hole[at + 2]
    return float(notes[EXPECTED + a] + notes[EXPECTED + b] + notes[EXPECTED + c])


def expect_last_turn(rules: Ints, notes: Floats, hole: Ints, seat: int, take: bool) -> float:
    """Return the expected points of a seat's layout after a last turn. This is ``after_last_turn``."""
    note_best_gains(rules, notes, hole, seat)
    now = add_up_expected(notes, hole, seat)
    drawing = 0.0
    for rank in range(DOWN):
        if notes[BEST + rank] > 0.0:
            drawing += notes[CHANCE + rank] * notes[BEST + rank]
    if not take:
        return now - drawing
    taking = 0.0
    for rank in range(DOWN):
        best = notes[BEST + rank]
        taking += notes[CHANCE + rank] * (best if best > drawing else drawing)
    return now - taking
