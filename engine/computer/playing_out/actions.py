"""Values the mover's actions as ``search.Search`` does. It reads the notes that ``turn.py`` has made."""

from __future__ import annotations

import numpy as np

from engine.computer.playing_out.memory import (
    ANSWER,
    CARD,
    CHANCE,
    COLUMN,
    COLUMNS,
    DISCARD,
    DOWN,
    DRAWING,
    DRAWN_SUM,
    ENDS,
    EXPECTED,
    EXTRA,
    FACE_DOWN,
    FOUND,
    GAINS,
    HIDDEN,
    LAYOUT,
    LOWEST,
    MINE0,
    MINE1,
    MOVER,
    NEVER,
    OUT,
    OWN0,
    OWN1,
    PER_SEAT,
    REPLIES,
    REST,
    SEATS,
    STAY,
    STEP_CHANCE,
    STEP_EXTRA,
    SUMS,
    TURN,
    UNITS,
    WORTH,
    Floats,
    Ints,
)
from engine.computer.playing_out.points import add_up_expected, note_gains


def find_best_use(
    rules: Ints,
    network: Floats,
    notes: Floats,
    hole: Ints,
    at_once: bool,
    rank: int,
    may_discard: bool,
) -> int:
    """Return the mover's best use of a card. The value of this use is stored in ``notes`` at ``LOWEST``."""
    own = LAYOUT + 3 * hole[MOVER]
    best, lowest = DISCARD, NEVER
    if may_discard:
        lowest = value_use(rules, network, notes, hole, at_once, 0, hole[own], rank)
    for place in range(3):
        column = hole[own + place]
        if (place > 0 and hole[own] == column) or (place > 1 and hole[own + 1] == column):
            continue
        for half in range(2):
            old, kept = rules[CARD + 2 * column + half], rules[CARD + 2 * column + 1 - half]
            if (half and old == kept) or old == rank:
                continue
            new = rules[COLUMN + 14 * kept + rank]
            value = value_use(rules, network, notes, hole, at_once, place, new, old)
            if value < lowest:
                lowest, best = value, 2 * place + half
    notes[LOWEST] = lowest
    return best


def value_use(
    rules: Ints,
    network: Floats,
    notes: Floats,
    hole: Ints,
    at_once: bool,
    place: int,
    new: int,
    old: int,
) -> float:
    """Return the mover's points minus the others' mean after an action.

    A column becomes ``new``, and ``old`` is discarded.

    If the action turns up a card, the points for each rank of this card are stored in ``notes`` at ``FOUND``.
    """
    seats, mover = hole[SEATS], hole[MOVER]
    share = 1.0 / (seats - 1)
    shown = 1 if old == DOWN else 0
    if hole[OUT] >= 0 or (shown and hole[FACE_DOWN + mover] == 1):
        was = hole[LAYOUT + 3 * mover + place]
        own = add_up_expected(notes, hole, mover) - notes[EXPECTED + was] + notes[EXPECTED + new]
        own -= share * notes[ENDS]
        if shown:
            for rank in range(DOWN):
                notes[FOUND + rank] = own - share * notes[ANSWER + rank]
        return float(own - share * notes[ANSWER + old])
    weigh_reply(rules, notes, hole, at_once, place, new, shown)
    sums = SUMS + 7 * shown
    mine0 = notes[OWN0] - share * notes[sums + 1]
    mine1 = notes[OWN1] - share * notes[sums + 2]
    points = average_replies(notes, mine0, mine1, -share, old)
    return correct(network, notes, seats, place, new, old, points) if len(network) else points


def value_for_first(
    rules: Ints, notes: Floats, hole: Ints, at_once: bool, place: int, new: int, old: int
) -> float:
    """Return seat 0's points minus the others' mean after another seat's action. This is ``value_use`` for seat 0."""
    seats, mover = hole[SEATS], hole[MOVER]
    share = 1.0 / (seats - 1)
    shown = 1 if old == DOWN else 0
    # Seat 0 counts for itself. Each other seat counts as its share.
    weight = 1.0 if mover == seats - 1 else -share
    if hole[OUT] >= 0 or (shown and hole[FACE_DOWN + mover] == 1):
        was = hole[LAYOUT + 3 * mover + place]
        own = add_up_expected(notes, hole, mover) - notes[EXPECTED + was] + notes[EXPECTED + new]
        rest = (1 + share) * notes[ENDS + 1] - share * (own + notes[ENDS])
        if shown:
            for rank in range(DOWN):
                notes[FOUND + rank] = rest + weight * notes[ANSWER + rank]
        return float(rest + weight * notes[ANSWER + old])
    weigh_reply(rules, notes, hole, at_once, place, new, shown)
    sums = SUMS + 7 * shown
    rest0 = (1 + share) * notes[sums + 5] - share * (notes[OWN0] + notes[sums + 1])
    rest1 = (1 + share) * notes[sums + 6] - share * (notes[OWN1] + notes[sums + 2])
    return average_replies(notes, rest0, rest1, weight, old)


def weigh_reply(
    rules: Ints, notes: Floats, hole: Ints, at_once: bool, place: int, new: int, shown: int
) -> None:
    """Store in ``notes`` what the next seat's reply to an action depends on, as ``BestReply.value`` does."""
    seats, mover = hole[SEATS], hole[MOVER]
    share = 1.0 / (seats - 1)
    row0, row1, sums = MINE0 + COLUMNS * shown, MINE1 + COLUMNS * shown, SUMS + 7 * shown
    was = hole[LAYOUT + 3 * mover + place]
    own0 = notes[sums + 3] - notes[row0 + was] + notes[row0 + new]
    if hole[FACE_DOWN + (mover + 1) % seats] > 1:
        own1 = notes[sums + 4] - notes[row1 + was] + notes[row1 + new]
    else:
        own1 = add_up_expected(notes, hole, mover) - notes[EXPECTED + was] + notes[EXPECTED + new]
        if not at_once:
            own1 -= gain_in_last_turn(rules, notes, place, new, seats == 2)
    worth = share * (own1 + notes[sums + 2] - own0 - notes[sums + 1])
    extra = EXTRA + DOWN * shown
    at = 7 if notes[extra + 6] < worth else 0
    if notes[extra + at + 3] < worth:
        at += 4
    while at < DOWN and notes[extra + at] < worth:
        at += 1
    replies = notes[STEP_CHANCE + (DOWN + 1) * shown + at]
    notes[OWN0], notes[OWN1], notes[WORTH], notes[REPLIES] = own0, own1, worth, replies
    notes[DRAWN_SUM] = notes[sums] + notes[STEP_EXTRA + (DOWN + 1) * shown + at]
    notes[DRAWING] = notes[DRAWN_SUM] - replies * worth


def average_replies(
    notes: Floats, rest0: float, rest1: float, weight: float, discard: int
) -> float:
    """Return some points after the next seat's best reply to a discard, or to any card that was turned up.

    The points are ``rest0`` if the reply turns up no card, or ``rest1`` if it turns up one, plus ``weight`` times
    the next seat's own sum.
    """
    worth, drawing = notes[WORTH], notes[DRAWING]
    drawn = rest0 + notes[REPLIES] * (rest1 - rest0) + weight * notes[DRAWN_SUM]
    if discard < DOWN:
        one, two = notes[STAY + discard], notes[TURN + discard]
        if two - worth < one:
            return float(rest1 + weight * two if two - worth < drawing else drawn)
        return float(rest0 + weight * one if one < drawing else drawn)
    points = 0.0
    for rank in range(DOWN):
        one, two = notes[STAY + DOWN + rank], notes[TURN + DOWN + rank]
        turning = two - worth
        best = turning if turning < one else one
        stayed, turned = rest0 + weight * one, rest1 + weight * two
        found = turned if turning < one else stayed
        found = found if best < drawing else drawn
        notes[FOUND + rank] = found
        points += notes[CHANCE + rank] * found
    return points


def gain_in_last_turn(rules: Ints, notes: Floats, place: int, new: int, take: bool) -> float:
    """Return by how much the mover's points fall in its last turn, if an action made one column ``new`` before."""
    note_gains(rules, notes, new)
    rest, mine = REST + DOWN * place, GAINS + DOWN * new
    drawing = 0.0
    for rank in range(DOWN):
        one, two = notes[rest + rank], notes[mine + rank]
        best = one if one > two else two
        drawing += notes[CHANCE + rank] * (best if best > 0.0 else 0.0)
    if not take:
        return drawing
    taking = 0.0
    for rank in range(DOWN):
        one, two = notes[rest + rank], notes[mine + rank]
        best = one if one > two else two
        taking += notes[CHANCE + rank] * (best if best > drawing else drawing)
    return taking


def correct(
    network: Floats, notes: Floats, seats: int, place: int, new: int, discard: int, points: float
) -> float:
    """Return the points of an action after the network's correction, as ``Correction.points`` computes it."""
    # Numbers without a sign are places that need no check for a count from the end. That makes fast loops.
    at = np.uint64(HIDDEN + ((3 if discard == DOWN else 0) + place) * UNITS)
    column, card = np.uint64(new * UNITS), np.uint64((seats * PER_SEAT + discard) * UNITS)
    scale = np.uint64((seats * PER_SEAT + 27) * UNITS)
    out = np.uint64((seats * PER_SEAT + 29) * UNITS)
    tens = points / 10.0
    total = 0.0
    for number in range(UNITS):
        unit = np.uint64(number)
        hidden = notes[at + unit] + network[column + unit] + network[card + unit]
        hidden += tens * network[scale + unit]
        total += (hidden if hidden > 0.0 else 0.0) * network[out + unit]
    return float(points + total + network[out + np.uint64(UNITS)])
