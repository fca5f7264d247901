"""Pro plays close actions out. The loops are interpreted here, and play few turns.

``GOLF_TEST_COMPILED=1`` also compiles them, which takes some ten seconds.
"""

from __future__ import annotations

import os
from typing import Final

import numpy as np
import pytest

from engine import CARD_COMMONS, PAGAT, Ruleset
from engine.actions import SWAPS
from engine.computer.columns import CARDS_OF, DOWN
from engine.computer.compact_view import compact
from engine.computer.player import search_of
from engine.computer.playing_out import holes, memory, refining
from engine.computer.playing_out.memory import Ints
from engine.computer.playing_out.refining import Refining
from tests.computer.loops import QUICK, Loops
from tests.computer.moments import positions

TABLES: Final = [(CARD_COMMONS, 2), (CARD_COMMONS, 3), (PAGAT, 2), (PAGAT, 4)]
IDS: Final = [f"{ruleset.key}-{seats}" for ruleset, seats in TABLES]


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=IDS)
def test_the_loops_value_actions_as_the_search_does(ruleset: Ruleset, seats: int) -> None:
    moments = positions(ruleset, seats, 60)
    # The next seat may go out, or the mover, or nobody.
    late = [
        next(found for found in moments if compact(found[0].view(found[1])).down[at] == 1)
        for at in (0, 1)
    ]
    # The next seat is nearest to going out, and the others are not as near.
    late += [
        next(
            found
            for found in moments
            if 1 < (down := compact(found[0].view(found[1])).down)[1] < min([9, *down[2:]])
        )
    ]
    for game, seat in [*moments[:2], *late]:
        view = game.view(seat)
        position = compact(view)
        values = search_of(view, QUICK, position).values()
        loops = Loops(position, ruleset.key)
        loops.prepare()
        for action, (begin, card, use) in refining.list_actions(position, values).items():
            if begin == memory.DRAW:
                found = sum(
                    loops.notes[memory.CHANCE + drawn] * value_of_best(loops, drawn)
                    for drawn in range(DOWN)
                )
            else:
                found = loops.value(card, use)
            assert found == pytest.approx(values[action], abs=1e-9)


def value_of_best(loops: Loops, drawn: int) -> float:
    loops.find_use(drawn)
    return float(loops.notes[memory.LOWEST])


@pytest.mark.parametrize(("ruleset", "seats"), TABLES[1::2], ids=IDS[1::2])
def test_luck_is_nothing_on_average(ruleset: Ruleset, seats: int) -> None:
    """If a seat draws or turns up a card, the luck of seat 0 adds up to nothing over all cards that it may be."""
    game, seat = positions(ruleset, seats, 1)[0]
    position = compact(game.view(seat))
    for mover in (0, 1, seats - 1):
        loops = Loops(position, ruleset.key, mover)
        unseen = position.unseen.stock
        use = next(
            2 * place + 1
            for place in range(3)
            if CARDS_OF[loops.root[memory.LAYOUT + 3 * mover + place]][1] == DOWN
        )
        lucks: list[tuple[int, float]] = []
        for found in range(DOWN):
            if unseen[found]:
                luck, hole = loops.turn_up(4, use, found)
                assert hole[memory.TOP] == found
                lucks.append((unseen[found], luck))
        assert sum(many * luck for many, luck in lucks) == pytest.approx(0.0, abs=1e-9)
        assert max(abs(luck) for _, luck in lucks) > 0.01
    for mover in (0, 1):
        assert average_luck_of_draw(Loops(position, ruleset.key, mover)) == pytest.approx(0.0)


def average_luck_of_draw(loops: Loops) -> float:
    lucks = lucks_of_draw(loops)
    assert max(lucks) > 0.1
    return float(np.dot(loops.root[memory.UNSEEN : memory.UNSEEN + DOWN], lucks))


def lucks_of_draw(loops: Loops) -> list[float]:
    """Return what each rank that the mover may draw costs seat 0."""
    loops.prepare()
    for drawn in range(DOWN):
        loops.notes[memory.BY_RANK + drawn] = value_of_best(loops, drawn)
        loops.notes[memory.USE + drawn] = loops.find_use(drawn)
    noted, lucks = loops.notes, []
    for drawn in range(DOWN):
        loops.notes = noted.copy()
        luck = holes.find_luck_of_draw(
            loops.rules, loops.network, loops.notes, loops.root, loops.at_once, drawn
        )
        lucks.append(luck)
    return lucks


@pytest.mark.parametrize("seats", [2, 3])
def test_a_good_draw_is_luck_for_the_seat_that_draws(seats: int) -> None:
    """The ranks in the order of their values: best for the mover, so at a table of two worst for the other."""
    game, seat = positions(PAGAT, seats, 1)[0]
    own, other = (Loops(compact(game.view(seat)), PAGAT.key, mover) for mover in (0, 1))
    for loops, sign in ((own, 1), (other, -1)):
        lucks = lucks_of_draw(loops)
        by_value = np.argsort([value_of_best(loops, drawn) for drawn in range(DOWN)])
        assert sign * lucks[by_value[0]] < 0 < sign * lucks[by_value[-1]]


@pytest.mark.parametrize(("ruleset", "seats"), TABLES[1::2], ids=IDS[1::2])
def test_a_hole_that_is_played_out_ends(ruleset: Ruleset, seats: int) -> None:
    for game, seat in positions(ruleset, seats, 2):
        position = compact(game.view(seat))
        loops = Loops(position, ruleset.key)
        hole = loops.root.copy()
        points = holes.play_out(
            loops.rules, loops.points, loops.network, loops.notes, hole, loops.at_once, 300,
            memory.DRAW, 0, 0,
        )  # fmt: skip
        assert abs(points) < 70
        assert 1 <= hole[memory.TURNS] < 300
        assert hole[memory.OUT] >= 0 or hole[memory.DRAWN] > len(cards_left(loops.root)) - 6 * seats
        if hole[memory.OUT] >= 0:
            # In Card Commons everybody else has one more turn. In Pagat the hole ends at once.
            last = (hole[memory.OUT] + 1) % seats if loops.at_once else hole[memory.OUT]
            assert hole[memory.MOVER] == last
        # No card is lost, and none is seen twice.
        seen = hole[memory.DRAWN] + sum(position.down) - sum(down_in(hole))
        assert hole[memory.MANY] == len(cards_left(loops.root)) - seen
        unseen = hole[memory.UNSEEN : memory.UNSEEN + DOWN]
        assert (sum(unseen), min(unseen) >= 0) == (hole[memory.MANY], True)
        down = down_in(hole)
        layouts = hole[memory.LAYOUT : memory.LAYOUT + 3 * seats].reshape(seats, 3)
        for count, columns in zip(down, layouts, strict=True):
            assert count == sum(CARDS_OF[column].count(DOWN) for column in columns)


def test_each_turn_has_a_card_of_its_own_and_skipped_ones_come_last() -> None:
    stock = [3, 5, 7, 9, 11]
    hole = np.array([0] * memory.WORLD + [*stock, 1, 2])
    hole[memory.STOCK] = len(stock)
    drawn = []
    for draws in (True, False, True, False, True, True, False, True):
        if draws:
            drawn.append(int(hole[memory.WORLD + holes.find_drawn(hole)]))
            hole[memory.DRAWN] += 1
        else:
            holes.skip_draw(hole)
        hole[memory.TURNS] += 1
    assert drawn == [3, 7, 11, 5, 9]


def test_seats_turn_up_cards_of_their_own_whatever_the_others_do() -> None:
    game, seat = positions(PAGAT, 3, 1)[0]
    view = compact(game.view(seat))
    loops = Loops(view, PAGAT.key, 1)
    root = loops.root
    down, following = view.down, root[memory.NEXT : memory.NEXT + 3]
    assert list(following) == [0, down[0], down[0] + down[1]]
    assert root[memory.STOCK] == len(cards_left(root)) - sum(down)
    columns = root[memory.LAYOUT + 3 : memory.LAYOUT + 6]
    use = next(2 * at + 1 for at, column in enumerate(columns) if CARDS_OF[column][1] == DOWN)
    for turned_before in (0, 1):
        hole = root.copy()
        hole[memory.NEXT] += turned_before  # by seat 0
        loops.play(hole, memory.PLACE, 0, use)
        assert hole[memory.TOP] == root[-1 - following[1]]
        assert hole[memory.NEXT + 1] == following[1] + 1


def test_going_out_is_worth_what_the_search_says_on_average() -> None:
    game, seat = next(
        (game, seat)
        for game, seat in positions(PAGAT, 3, 60)
        if game.view(seat).drawn is not None and compact(game.view(seat)).down[0] == 1
    )
    position = compact(game.view(seat))
    values = search_of(game.view(seat), QUICK, position).values()
    swap = SWAPS[position.ranks.index(DOWN)]
    loops = Loops(position, PAGAT.key)
    begin, card, use = refining.list_actions(position, values)[swap]
    ends: list[float] = []
    for found in range(DOWN):
        if many := position.unseen.stock[found]:
            hole = loops.root.copy()
            hole[-1] = found
            points = holes.play_out(
                loops.rules, loops.points, loops.network, loops.notes, hole, loops.at_once, 300,
                begin, card, use,
            )  # fmt: skip
            ends += [points] * many
    assert sum(ends) / len(ends) == pytest.approx(values[swap], abs=1e-9)
    assert max(ends) > min(ends)


def down_in(hole: Ints) -> Ints:
    return hole[memory.FACE_DOWN : memory.FACE_DOWN + hole[memory.SEATS]]


def cards_left(root: Ints) -> Ints:
    return root[memory.WORLD :]


@pytest.mark.skipif(not os.environ.get("GOLF_TEST_COMPILED"), reason="GOLF_TEST_COMPILED is unset")
def test_compiled_loops_do_the_same() -> None:
    pytest.importorskip("numba")
    compiled, interpreted = Refining(), Refining(compiled=False)
    for ruleset, seats in TABLES:
        view = compact(positions(ruleset, seats, 1)[0][0].view(0))
        cards = np.repeat(np.arange(DOWN), view.unseen.stock)
        worlds = np.array([np.roll(cards, by) for by in (3, 8)])
        root, given = refining.root_of(view), np.array([[memory.DRAW, 0, 0]])
        one, two = (
            each.play_worlds(ruleset.key, seats, view.at_once, root, given, worlds)
            for each in (compiled, interpreted)
        )
        assert one[1] == two[1]
        assert one[0] == pytest.approx(two[0], abs=1e-9)


def test_worlds_are_played_until_somebody_has_turned_up_the_last_card() -> None:
    game, seat = positions(PAGAT, 2, 1)[0]
    position = compact(game.view(seat))
    assert position.drawn is None
    worlds = refining.deal_worlds(position, 3, np.random.PCG64(1))
    actions = np.array([(memory.DRAW, 0, 0)])
    results, turns = Refining(compiled=False).play_worlds(
        "pagat", 2, True, refining.root_of(position), actions, worlds
    )
    assert len(set(results[:, 0].tolist())) == len(worlds)
    # Nobody turns up more than one card in a turn.
    least = min(position.seats * (down - 1) + at + 1 for at, down in enumerate(position.down))
    assert least > 2
    assert turns >= least * len(worlds)
