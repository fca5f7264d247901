"""Self-play at a table of two in the loops of ``playing_out``, ten times faster than ``explore.py``.

The arrays are those of ``memory.py``. Here seat 0 has the first turn, and points are those of the mover minus those of
the other seat.
"""

from __future__ import annotations

import numpy as np

from engine.computer.playing_out.actions import value_use
from engine.computer.playing_out.holes import find_luck_of_draw, note_draws, turn_up
from engine.computer.playing_out.memory import (
    CARD,
    COLUMN,
    DISCARD,
    DOWN,
    DRAWN,
    FACE_DOWN,
    LAYOUT,
    MANY,
    MOVER,
    NEVER,
    OUT,
    TOP,
    TURNS,
    UNSEEN,
    WORLD,
    Floats,
    Ints,
)
from engine.computer.playing_out.points import add_up_expected, note_chances, note_expected
from engine.computer.playing_out.turn import prepare_turn

MOST_TURNS = 80
"""A hole that takes more turns is thrown away."""

# What is kept of a position after a turn: the columns and the face-down cards of both seats from the mover on, the
# discard, and the unseen cards before the turn.
COLUMNS_AT = 0
DOWN_AT = 6
DISCARD_AT = 8
COUNTS_AT = 9
KEPT = 22

# What is kept of a turn: the value before it, the luck of its two cards, and whether another action was tried.
PLAN = 0
DRAW_LUCK = 1
TURN_LUCK = 2
STRAYED = 3
SAID = 4
LEARNT = 5
MARKS = 6


def play_holes(
    rules: Ints,
    points: Floats,
    network: Floats,
    notes: Floats,
    root: Ints,
    hole: Ints,
    at_once: bool,
    stray: float,
    close: float,
    far: float,
    cards: Ints,
    chances: Floats,
    kept: Ints,
    values: Floats,
) -> int:
    """Play a hole with each order of all cards; return the number of positions.

    ``kept`` gets the positions, and ``values`` their value by the search and their outcome. In the part ``stray`` of
    the choices the mover tries another action that is at most ``close`` points worse. ``far`` is the weight of
    everything beyond the next turn. ``chances`` are random numbers from 0 to 1 for each hole.
    """
    turns = np.zeros((MOST_TURNS + 2, MARKS))
    seen = np.zeros((MOST_TURNS + 2, KEPT), dtype=np.int64)
    found = 0
    for at in range(len(cards)):
        for number in range(WORLD):
            hole[number] = root[number]
        deal_hole(rules, hole, cards[at], chances[at, 0])
        result = play_hole(
            rules, points, network, notes, hole, at_once, stray, close, chances[at], turns, seen
        )
        if result == NEVER:
            continue
        # ``result`` is for the seat of the last turn.
        for turn in range(hole[TURNS] - 1, -1, -1):
            result -= turns[turn, TURN_LUCK]
            if turns[turn, LEARNT] > 0.0:
                for number in range(KEPT):
                    kept[found, number] = seen[turn, number]
                values[found, 0] = turns[turn, SAID]
                values[found, 1] = result
                found += 1
            plan = turns[turn, PLAN]
            if turns[turn, STRAYED] > 0.0:
                result = -plan
            else:
                result = -((1.0 - far) * plan + far * (result - turns[turn, DRAW_LUCK]))
    return found


def deal_hole(rules: Ints, hole: Ints, cards: Ints, chance: float) -> None:
    """Put both layouts, the first discard and the world into ``hole``.

    One layout in four has both face-up cards in one column.
    """
    empty = rules[COLUMN + 14 * DOWN + DOWN]
    for seat in range(2):
        one, two = cards[2 * seat], cards[2 * seat + 1]
        same = int(chance * 16) // (4 if seat else 1) % 4 == 0
        own = LAYOUT + 3 * seat
        hole[own] = rules[COLUMN + 14 * one + (two if same else DOWN)]
        hole[own + 1] = empty if same else rules[COLUMN + 14 * two + DOWN]
        hole[own + 2] = empty
        hole[FACE_DOWN + seat] = 4
    hole[TOP] = cards[4]
    hole[MANY] = len(cards) - 5
    for at in range(5, len(cards)):
        hole[WORLD + at - 5] = cards[at]
        hole[UNSEEN + cards[at]] += 1


def play_hole(
    rules: Ints,
    points: Floats,
    network: Floats,
    notes: Floats,
    hole: Ints,
    at_once: bool,
    stray: float,
    close: float,
    chances: Floats,
    turns: Floats,
    seen: Ints,
) -> float:
    """Play a hole to its end; return the points of the last mover minus those of the other seat, or ``NEVER``."""
    stock = hole[MANY] - 8
    while hole[OUT] < 0 or not (at_once or hole[MOVER] == hole[OUT]):
        turn = hole[TURNS]
        if turn >= MOST_TURNS or hole[DRAWN] >= stock:
            return NEVER
        play_turn_to_learn(
            rules, points, network, notes, hole, at_once, stray, close,
            chances[1 + 4 * turn : 5 + 4 * turn], turns[turn], seen[turn],
        )  # fmt: skip
        hole[MOVER] = 1 - hole[MOVER]
    note_chances(points, notes, hole)
    note_expected(rules, points, notes, hole)
    last = 1 - hole[MOVER]
    return add_up_expected(notes, hole, last) - add_up_expected(notes, hole, 1 - last)


def play_turn_to_learn(
    rules: Ints,
    points: Floats,
    network: Floats,
    notes: Floats,
    hole: Ints,
    at_once: bool,
    stray: float,
    close: float,
    chances: Floats,
    turn: Floats,
    seen: Ints,
) -> None:
    """Play the mover's turn, and keep what a network learns from it."""
    mover = hole[MOVER]
    sign = 1.0 if mover == 0 else -1.0
    for number in range(MARKS):
        turn[number] = 0.0
    for rank in range(DOWN):
        seen[COUNTS_AT + rank] = hole[UNSEEN + rank]
    prepare_turn(rules, points, network, notes, hole, at_once)
    drawing = note_draws(rules, network, notes, hole, at_once)
    card = hole[TOP]
    options = np.zeros(7)
    use = list_uses(rules, network, notes, hole, at_once, card, False, options)
    turn[PLAN] = min(options[use], drawing)
    options[DISCARD] = drawing
    start = use if options[use] < drawing else DISCARD
    begin = stray_from(start, options, close, chances[0] < stray, chances[1])
    use, strayed = begin, begin != start
    if begin == DISCARD:
        card = hole[WORLD + hole[DRAWN]]
        turn[DRAW_LUCK] = sign * find_luck_of_draw(rules, network, notes, hole, at_once, card)
        best = list_uses(rules, network, notes, hole, at_once, card, True, options)
        use = stray_from(best, options, close, chances[2] < stray, chances[3])
        strayed = strayed or use != best
        hole[DRAWN] += 1
        hole[UNSEEN + card] -= 1
        hole[MANY] -= 1
    turn[STRAYED] = 1.0 if strayed else 0.0
    turn[LEARNT] = 1.0 if hole[OUT] < 0 else 0.0
    own = LAYOUT + 3 * mover
    place, new, old = 0, hole[own], card
    if use != DISCARD:
        place = use // 2
        column = hole[own + place]
        old, other = rules[CARD + 2 * column + use % 2], rules[CARD + 2 * column + 1 - use % 2]
        new = rules[COLUMN + 14 * other + card]
    turn[SAID] = value_use(rules, network[:0], notes, hole, at_once, place, new, old)
    discard = old
    if old == DOWN:
        # Both seats have one pile, of eight cards at first.
        left = hole[FACE_DOWN] + hole[FACE_DOWN + 1]
        discard = hole[len(hole) - 9 + left]
        turn[TURN_LUCK] = sign * turn_up(rules, network, notes, hole, at_once, card, use, discard)
    hole[own + place] = new
    hole[TOP] = discard
    hole[TURNS] += 1
    if hole[OUT] >= 0:
        turn[LEARNT] = 0.0
    for after in range(2):
        seat = mover if after == 0 else 1 - mover
        for number in range(3):
            seen[COLUMNS_AT + 3 * after + number] = hole[LAYOUT + 3 * seat + number]
        seen[DOWN_AT + after] = hole[FACE_DOWN + seat]
    seen[DISCARD_AT] = old


def list_uses(
    rules: Ints,
    network: Floats,
    notes: Floats,
    hole: Ints,
    at_once: bool,
    rank: int,
    may_discard: bool,
    options: Floats,
) -> int:
    """Store the value of each use of a card in ``options``, ``NEVER`` for none; return the best use."""
    own = LAYOUT + 3 * hole[MOVER]
    options[DISCARD] = NEVER
    if may_discard:
        options[DISCARD] = value_use(rules, network, notes, hole, at_once, 0, hole[own], rank)
    best = DISCARD
    for place in range(3):
        column = hole[own + place]
        again = (place > 0 and hole[own] == column) or (place > 1 and hole[own + 1] == column)
        for half in range(2):
            use = 2 * place + half
            options[use] = NEVER
            old, other = rules[CARD + 2 * column + half], rules[CARD + 2 * column + 1 - half]
            if again or (half and old == other) or (may_discard and old == rank):
                continue
            new = rules[COLUMN + 14 * other + rank]
            options[use] = value_use(rules, network, notes, hole, at_once, place, new, old)
            if options[use] < options[best]:
                best = use
    return best


def stray_from(best: int, options: Floats, close: float, strays: bool, chance: float) -> int:
    """Return the best action, or, if the mover strays, one of the others that are close to it."""
    if not strays:
        return best
    many = 0
    for use in range(7):
        if use != best and options[use] <= options[best] + close:
            many += 1
    left = int(chance * many)
    for use in range(7):
        if use != best and options[use] <= options[best] + close:
            if left == 0:
                return use
            left -= 1
    return best
