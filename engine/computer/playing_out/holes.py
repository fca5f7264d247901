"""Plays holes to their end, and takes the luck of the cards out of the result."""

from __future__ import annotations

from engine.computer.playing_out.actions import find_best_use, value_for_first, value_use
from engine.computer.playing_out.memory import (
    BY_RANK,
    CARD,
    CHANCE,
    COLUMN,
    DISCARD,
    DOWN,
    DRAW,
    DRAWN,
    FACE_DOWN,
    FOUND,
    FREE,
    LAYOUT,
    LOWEST,
    MANY,
    MOVER,
    NEVER,
    NEXT,
    OUT,
    SEATS,
    SKIPPED,
    STOCK,
    TOP,
    TURNS,
    UNSEEN,
    USE,
    WORLD,
    Floats,
    Ints,
)
from engine.computer.playing_out.points import (
    add_up_expected,
    find_nearest,
    note_chances,
    note_expected,
    value_layout,
)
from engine.computer.playing_out.turn import prepare_turn


def play_actions(
    rules: Ints,
    points: Floats,
    network: Floats,
    notes: Floats,
    root: Ints,
    hole: Ints,
    at_once: bool,
    longest: int,
    actions: Ints,
    worlds: Ints,
    results: Floats,
) -> int:
    """Play each of seat 0's actions, and then the hole to its end, in each world; return the number of turns.

    A world is an order of the unseen cards. ``results`` gets seat 0's points minus the others' mean, without the
    luck, by world and action. An action is three numbers: how the turn begins, the card, and its use. ``longest``
    is the most turns of a hole.
    """
    turns = 0
    for world in range(len(worlds)):
        for action in range(len(actions)):
            for at in range(WORLD):
                hole[at] = root[at]
            for at in range(worlds.shape[1]):
                hole[WORLD + at] = worlds[world, at]
            begin, card, use = actions[action, 0], actions[action, 1], actions[action, 2]
            results[world, action] = play_out(
                rules, points, network, notes, hole, at_once, longest, begin, card, use
            )
            turns += hole[TURNS]
    return turns


def play_out(
    rules: Ints,
    points: Floats,
    network: Floats,
    notes: Floats,
    hole: Ints,
    at_once: bool,
    longest: int,
    begin: int,
    card: int,
    use: int,
) -> float:
    """Play a hole to its end; return seat 0's points minus the others' mean, without the luck of the cards.

    If the stock runs out or the hole takes too long, the column values say what the hole is worth at that moment.
    """
    seats = hole[SEATS]
    luck = play_turn(rules, points, network, notes, hole, at_once, begin, card, use)
    hole[MOVER] = 1
    while hole[OUT] < 0 or not (at_once or hole[MOVER] == hole[OUT]):
        if hole[TURNS] >= longest or hole[DRAWN] >= hole[STOCK]:
            break
        luck += play_turn(rules, points, network, notes, hole, at_once, FREE, 0, 0)
        hole[MOVER] = (hole[MOVER] + 1) % seats
    note_chances(points, notes, hole)
    note_expected(rules, points, notes, hole)
    result = 0.0
    for seat in range(seats):
        if hole[OUT] >= 0:
            own = add_up_expected(notes, hole, seat)
        else:
            wait = (seat - hole[MOVER] + seats) % seats
            near = find_nearest(hole, seat, 0, 0, 0, 0)
            own = value_layout(rules, points, notes, hole, seat, wait, near)
        result += own if seat == 0 else -own / (seats - 1)
    return result - luck


def play_turn(
    rules: Ints,
    points: Floats,
    network: Floats,
    notes: Floats,
    hole: Ints,
    at_once: bool,
    begin: int,
    card: int,
    use: int,
) -> float:
    """Play the mover's turn; return the points that the luck of its cards cost seat 0, minus the others' mean."""
    luck, draws = 0.0, begin == DRAW
    prepare_turn(rules, points, network, notes, hole, at_once)
    if begin in (FREE, DRAW):
        drawing = note_draws(rules, network, notes, hole, at_once)
        taking = NEVER
        if begin == FREE:
            card = hole[TOP]
            use = find_best_use(rules, network, notes, hole, at_once, card, False)
            taking = notes[LOWEST]
        draws = drawing <= taking
        if draws:
            card = hole[WORLD + find_drawn(hole)]
            use = int(notes[USE + card])
            luck = find_luck_of_draw(rules, network, notes, hole, at_once, card)
            hole[DRAWN] += 1
            hole[UNSEEN + card] -= 1
            hole[MANY] -= 1
    if not draws:
        skip_draw(hole)
    discard = card
    if use != DISCARD:
        at = LAYOUT + 3 * hole[MOVER] + use // 2
        column, half = hole[at], use % 2
        discard, kept = rules[CARD + 2 * column + half], rules[CARD + 2 * column + 1 - half]
        if discard == DOWN:
            discard = hole[len(hole) - 1 - hole[NEXT + hole[MOVER]]]
            luck += turn_up(rules, network, notes, hole, at_once, card, use, discard)
        hole[at] = rules[COLUMN + 14 * kept + card]
    hole[TOP] = discard
    hole[TURNS] += 1
    return luck


def find_drawn(hole: Ints) -> int:
    """Return the place in the world of the card that the mover may draw.

    Each turn has a card of its own, as long as there are such cards. So a seat draws the same card in a turn, no matter
    which action is played out and how often somebody took the discard before. Then the results of two actions differ by
    less luck.
    """
    if hole[TURNS] < hole[STOCK]:
        return int(hole[TURNS])
    return int(hole[DRAWN] - hole[STOCK] + hole[SKIPPED])


def skip_draw(hole: Ints) -> None:
    """Keep the card of a turn without a draw for later. It takes the place of a card that was drawn or kept before."""
    if hole[TURNS] < hole[STOCK]:
        hole[WORLD + hole[SKIPPED]] = hole[WORLD + hole[TURNS]]
        hole[SKIPPED] += 1


def note_draws(rules: Ints, network: Floats, notes: Floats, hole: Ints, at_once: bool) -> float:
    """Note the mover's best use of each rank that it may draw, and its value; return the mean of the values."""
    mean = 0.0
    for rank in range(DOWN):
        if hole[UNSEEN + rank]:
            notes[USE + rank] = find_best_use(rules, network, notes, hole, at_once, rank, True)
            notes[BY_RANK + rank] = notes[LOWEST]
            mean += notes[CHANCE + rank] * notes[LOWEST]
    return mean


def find_luck_of_draw(
    rules: Ints, network: Floats, notes: Floats, hole: Ints, at_once: bool, drawn: int
) -> float:
    """Return how many points the drawn card costs seat 0, compared with the mean of the cards that the mover may draw.

    ``notes`` must have the mover's best use of each rank, and the values of these uses.
    """
    mover = hole[MOVER]
    others = mover > 0 and hole[SEATS] > 2
    mean = 0.0
    for rank in range(DOWN):
        if hole[UNSEEN + rank]:
            if others:
                notes[BY_RANK + rank] = value_for_seat_0(
                    rules, network, notes, hole, at_once, rank, int(notes[USE + rank])
                )
            mean += notes[CHANCE + rank] * notes[BY_RANK + rank]
    luck = notes[BY_RANK + drawn] - mean
    # At a table of two, what the mover gains the other loses.
    return float(-luck if mover > 0 and not others else luck)


def turn_up(
    rules: Ints,
    network: Floats,
    notes: Floats,
    hole: Ints,
    at_once: bool,
    card: int,
    use: int,
    found: int,
) -> float:
    """Put a card in place of a face-down card; return how many points the luck of the turned-up card costs seat 0."""
    mover = hole[MOVER]
    value_for_seat_0(rules, network, notes, hole, at_once, card, use)
    mean = 0.0
    for rank in range(DOWN):
        mean += hole[UNSEEN + rank] * notes[FOUND + rank]
    luck = notes[FOUND + found] - mean / hole[MANY]
    hole[NEXT + mover] += 1
    hole[UNSEEN + found] -= 1
    hole[MANY] -= 1
    hole[FACE_DOWN + mover] -= 1
    if hole[FACE_DOWN + mover] == 0 and hole[OUT] < 0:
        hole[OUT] = mover
    return float(luck)


def find_luck(
    rules: Ints,
    points: Floats,
    network: Floats,
    notes: Floats,
    hole: Ints,
    at_once: bool,
    begin: int,
    card: int,
    use: int,
) -> float:
    """Return how many points the luck of one card costs seat 0, minus the others' mean.

    The card is the drawn ``card`` if the turn begins with ``DRAW``. Otherwise it is the one that a use of ``card``
    turns up: the last of the world.
    """
    prepare_turn(rules, points, network, notes, hole, at_once)
    if begin == DRAW:
        note_draws(rules, network, notes, hole, at_once)
        return find_luck_of_draw(rules, network, notes, hole, at_once, card)
    return turn_up(rules, network, notes, hole, at_once, card, use, hole[len(hole) - 1])


def value_for_seat_0(
    rules: Ints, network: Floats, notes: Floats, hole: Ints, at_once: bool, card: int, use: int
) -> float:
    """Return seat 0's points minus the others' mean after the mover's use of a card.

    If the use turns up a card, the points for each rank of this card are stored in ``notes`` at ``FOUND``.
    """
    mover = hole[MOVER]
    own = LAYOUT + 3 * mover
    place, new, old = 0, hole[own], card
    if use != DISCARD:
        place, half = use // 2, use % 2
        column = hole[own + place]
        old = rules[CARD + 2 * column + half]
        new = rules[COLUMN + 14 * rules[CARD + 2 * column + 1 - half] + card]
    if mover > 0 and hole[SEATS] > 2:
        return value_for_first(rules, notes, hole, at_once, place, new, old)
    points = value_use(rules, network, notes, hole, at_once, place, new, old)
    if mover > 0:
        for rank in range(DOWN):
            notes[FOUND + rank] = -notes[FOUND + rank]
        return -points
    return points
