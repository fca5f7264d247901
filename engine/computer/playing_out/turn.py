"""Notes everything about a position that the values of all actions of the mover have in common.

To note a number is to store it in the array ``notes`` (see ``memory.py``).
"""

from __future__ import annotations

import numpy as np

from engine.computer.playing_out.memory import (
    ANSWER,
    BEST,
    CARD,
    CHANCE,
    COLUMN,
    COLUMNS,
    DOWN,
    ENDS,
    EXPECTED,
    EXTRA,
    FACE_DOWN,
    GAINS,
    HIDDEN,
    LAYOUT,
    MINE0,
    MINE1,
    MORE,
    MOVER,
    NEVER,
    OUT,
    PER_SEAT,
    REST,
    SEATS,
    STAY,
    STAYING,
    STEP_CHANCE,
    STEP_EXTRA,
    SUMS,
    TURN,
    TURNING,
    UNITS,
    Floats,
    Ints,
)
from engine.computer.playing_out.points import (
    add_up_expected,
    expect_last_turn,
    find_nearest,
    note_best_gains,
    note_chances,
    note_expected,
    note_gains,
    note_row,
    value_layout,
)


def prepare_turn(
    rules: Ints, points: Floats, network: Floats, notes: Floats, hole: Ints, at_once: bool
) -> None:
    """Note everything that the mover's actions have in common."""
    seats, mover = hole[SEATS], hole[MOVER]
    following = (mover + 1) % seats
    closing = hole[OUT] >= 0
    note_chances(points, notes, hole)
    if closing or hole[FACE_DOWN + mover] == 1 or hole[FACE_DOWN + following] == 1:
        note_expected(rules, points, notes, hole)
    if closing or hole[FACE_DOWN + mover] == 1:
        prepare_end(rules, notes, hole, at_once)
    if closing:
        return
    if hole[FACE_DOWN + following] == 1 and not at_once:
        note_rests(rules, notes, hole)
    prepare_reply(rules, points, notes, hole, 0, at_once)
    if hole[FACE_DOWN + mover] > 1:
        prepare_reply(rules, points, notes, hole, 1, at_once)
    if len(network):
        prepare_network(network, notes, hole)


def note_rests(rules: Ints, notes: Floats, hole: Ints) -> None:
    """Note, by place and rank, the better gain of the mover's two columns that are not at the place."""
    own = LAYOUT + 3 * hole[MOVER]
    for place in range(3):
        note_gains(rules, notes, hole[own + place])
    for place in range(3):
        one = GAINS + DOWN * hole[own + (place + 1) % 3]
        two = GAINS + DOWN * hole[own + (place + 2) % 3]
        for rank in range(DOWN):
            a, b = notes[one + rank], notes[two + rank]
            notes[REST + DOWN * place + rank] = a if a > b else b


def prepare_end(rules: Ints, notes: Floats, hole: Ints, at_once: bool) -> None:
    """Note the other seats' points at the end of a hole in which a seat is out, or in which the mover may go out.

    This is ``closing.Closing`` in its quick form.
    """
    seats, mover, out = hole[SEATS], hole[MOVER], hole[OUT]
    left = 0
    if not at_once:
        left = ((out - mover + seats) % seats if out >= 0 else seats) - 1
    rest = 0.0
    for wait in range(1, seats):
        seat = (mover + wait) % seats
        one = 0.0
        if wait > left:
            one = add_up_expected(notes, hole, seat)
        elif wait > 1:
            one = expect_last_turn(rules, notes, hole, seat, False)
        rest += one
        if seat == 0:
            notes[ENDS + 1] = one
    notes[ENDS] = rest
    for rank in range(DOWN + 1):
        notes[ANSWER + rank] = 0.0
    if left:
        answer_at_end(rules, notes, hole)


def answer_at_end(rules: Ints, notes: Floats, hole: Ints) -> None:
    """Note the next seat's expected points after its last turn, by the discard that it finds."""
    following = (hole[MOVER] + 1) % hole[SEATS]
    note_best_gains(rules, notes, hole, following)
    now = add_up_expected(notes, hole, following)
    drawing = 0.0
    for rank in range(DOWN):
        drawing += notes[CHANCE + rank] * max(notes[BEST + rank], 0.0)
    unknown = 0.0
    for rank in range(DOWN):
        notes[ANSWER + rank] = now - max(notes[BEST + rank], drawing)
        unknown += notes[CHANCE + rank] * notes[ANSWER + rank]
    notes[ANSWER + DOWN] = unknown


def prepare_reply(
    rules: Ints, points: Floats, notes: Floats, hole: Ints, shown: int, at_once: bool
) -> None:
    """Note the next seat's possible replies, as ``best_reply.BestReply`` does.

    ``shown`` is 1 if the mover turns up a card.
    """
    seats, mover = hole[SEATS], hole[MOVER]
    following, sums = (mover + 1) % seats, SUMS + 7 * shown
    down = hole[FACE_DOWN + following]
    near = find_nearest(hole, following, mover, shown, following, 0)
    note_row(rules, points, notes, hole, seats - 1, down, near, STAYING)
    if down == 1:
        for column in range(COLUMNS):
            notes[TURNING + column] = notes[EXPECTED + column]
    else:
        note_row(rules, points, notes, hole, seats - 1, down - 1, near, TURNING)
    add_up_others(rules, points, notes, hole, shown, at_once)
    keep = note_placings(rules, notes, hole, following, shown)
    notes[sums] = sort_replies(notes, shown, keep)
    row0, row1 = MINE0 + COLUMNS * shown, MINE1 + COLUMNS * shown
    own = hole[FACE_DOWN + mover] - shown
    near0 = find_nearest(hole, mover, mover, 0, following, 0)
    near1 = find_nearest(hole, mover, mover, 0, following, 1)
    note_row(rules, points, notes, hole, seats - 2, own, near0, row0)
    note_row(rules, points, notes, hole, seats - 2, own, near1, row1)
    notes[sums + 3] = notes[sums + 4] = 0.0
    for place in range(3):
        notes[sums + 3] += notes[row0 + hole[LAYOUT + 3 * mover + place]]
        notes[sums + 4] += notes[row1 + hole[LAYOUT + 3 * mover + place]]


def add_up_others(
    rules: Ints, points: Floats, notes: Floats, hole: Ints, shown: int, at_once: bool
) -> None:
    """Note the sums of all later seats' column values, and seat 0's part of them.

    There are two of each: if the next seat turns up no card, and if it turns up one.
    """
    seats, mover = hole[SEATS], hole[MOVER]
    following, sums = (mover + 1) % seats, SUMS + 7 * shown
    others0 = others1 = 0.0
    notes[sums + 5] = notes[sums + 6] = 0.0
    for wait in range(2, seats):
        seat = (mover + wait) % seats
        near = find_nearest(hole, seat, mover, shown, following, 0)
        one = value_layout(rules, points, notes, hole, seat, wait - 2, near)
        if hole[FACE_DOWN + following] > 1:
            near = find_nearest(hole, seat, mover, shown, following, 1)
            two = value_layout(rules, points, notes, hole, seat, wait - 2, near)
        elif at_once:
            two = add_up_expected(notes, hole, seat)
        else:
            two = expect_last_turn(rules, notes, hole, seat, wait == 2)
        others0 += one
        others1 += two
        if seat == 0:
            notes[sums + 5], notes[sums + 6] = one, two
    notes[sums + 1], notes[sums + 2] = others0, others1


def note_placings(rules: Ints, notes: Floats, hole: Ints, seat: int, shown: int) -> float:
    """Note the lowest sums of column values that the next seat can reach; return its sum if it discards.

    Each rank that it may place has two sums: if the card replaces a face-up card, and if it replaces a face-down one.
    Without such a place the sum is ``NEVER``. ``seat`` is the next seat. ``shown`` is 1 if the mover turns up a card.
    """
    keep = opened = 0.0
    for place in range(3):
        keep += notes[STAYING + hole[LAYOUT + 3 * seat + place]]
        opened += notes[TURNING + hole[LAYOUT + 3 * seat + place]]
    stay, turn = STAY + DOWN * shown, TURN + DOWN * shown
    for rank in range(DOWN):
        notes[stay + rank] = NEVER
        notes[turn + rank] = NEVER
    for place in range(3):
        column = hole[LAYOUT + 3 * seat + place]
        for half in range(2):
            old, kept = rules[CARD + 2 * column + half], rules[CARD + 2 * column + 1 - half]
            if half and old == kept:
                break
            to, row, best = COLUMN + 14 * kept, STAYING, stay
            rest = keep - notes[STAYING + column]
            if old == DOWN:
                row, best, rest = TURNING, turn, opened - notes[TURNING + column]
            for rank in range(DOWN):
                value = rest + notes[row + rules[to + rank]]
                if value < notes[best + rank]:
                    notes[best + rank] = value
    return keep


def sort_replies(notes: Floats, shown: int, keep: float) -> float:
    """Sort the ranks by the worth from which on the next seat turns up a card. ``best_reply.BestReply`` explains it.

    Return the next seat's mean sum if it turns up no card.
    """
    extra, stay, turn = EXTRA + DOWN * shown, STAY + DOWN * shown, TURN + DOWN * shown
    chances, weights = STEP_CHANCE + (DOWN + 1) * shown, STEP_EXTRA + (DOWN + 1) * shown
    mean = 0.0
    for rank in range(DOWN):
        better = notes[stay + rank] if notes[stay + rank] < keep else keep
        mean += notes[CHANCE + rank] * better
        more = notes[turn + rank] - better
        at = rank
        while at > 0 and notes[extra + at - 1] > more:
            notes[extra + at] = notes[extra + at - 1]
            notes[chances + at + 1] = notes[chances + at]
            at -= 1
        notes[extra + at] = more
        notes[chances + at + 1] = notes[CHANCE + rank]
    so_far = weighted = 0.0
    notes[chances] = notes[weights] = 0.0
    for at in range(DOWN):
        so_far += notes[chances + at + 1]
        weighted += notes[chances + at + 1] * notes[extra + at]
        notes[chances + at + 1] = so_far
        notes[weights + at + 1] = weighted
    return mean


def prepare_network(network: Floats, notes: Floats, hole: Ints) -> None:
    """Note the sums of the network's hidden units without the changed column, as ``Correction`` does.

    There is a sum for each place of the changed column, and for each case: the mover turns up no card, or one.
    """
    seats, mover = hole[SEATS], hole[MOVER]
    base = HIDDEN + 6 * UNITS
    copy_units(network, notes, (seats * PER_SEAT + 28) * UNITS, base)
    for wait in range(1, seats):
        seat = (mover + wait) % seats
        row = wait * PER_SEAT
        add_units(network, notes, (row + COLUMNS + hole[FACE_DOWN + seat]) * UNITS, base, 1.0)
        for place in range(3):
            column = hole[LAYOUT + 3 * seat + place]
            add_units(network, notes, (row + column) * UNITS, base, 1.0)
    for rank in range(DOWN):
        more, row = 0.1 * DOWN * notes[MORE + rank], seats * PER_SEAT + 14 + rank
        add_units(network, notes, row * UNITS, base, more)
    for case in range(6):
        shown, place = case // 3, case % 3
        to = HIDDEN + case * UNITS
        copy_units(notes, notes, base, to)
        for other in (place + 1, place + 2):
            column = hole[LAYOUT + 3 * mover + other % 3]
            add_units(network, notes, column * UNITS, to, 1.0)
        down = COLUMNS + max(hole[FACE_DOWN + mover] - shown, 0)
        add_units(network, notes, down * UNITS, to, 1.0)


def copy_units(source: Floats, notes: Floats, start: int, to: int) -> None:
    """Copy the numbers of all hidden units from ``source`` into ``notes``."""
    one, two = np.uint64(start), np.uint64(to)
    for number in range(UNITS):
        unit = np.uint64(number)
        notes[two + unit] = source[one + unit]


def add_units(network: Floats, notes: Floats, row: int, to: int, factor: float) -> None:
    """Add a row of weights, times ``factor``, to the numbers of all hidden units in ``notes``."""
    # Numbers without a sign are places that need no check for a count from the end. That makes fast loops.
    one, two = np.uint64(row), np.uint64(to)
    for number in range(UNITS):
        unit = np.uint64(number)
        notes[two + unit] += factor * network[one + unit]
