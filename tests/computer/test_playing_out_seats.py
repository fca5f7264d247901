"""The loops value an action in the same way for every mover, and as the search does until the end of a hole."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from engine import CARD_COMMONS, PAGAT, Ending, Game, Phase, Ruleset
from engine.actions import DISCARD, SWAPS, TAKES
from engine.computer import Level, choose
from engine.computer.columns import CARDS_OF, DOWN, columns_of
from engine.computer.compact_view import compact
from engine.computer.player import search_of
from engine.computer.playing_out import holes, memory
from engine.computer.playing_out.memory import Floats
from engine.computer.playing_out.refining import list_actions
from engine.computer.values import ColumnValues, table_for
from tests.computer.loops import QUICK, Loops
from tests.computer.moments import positions
from tests.engine.positions import new
from training import many_turns

CARD = 4
TABLES = [(CARD_COMMONS, 2), (CARD_COMMONS, 3), (PAGAT, 3), (CARD_COMMONS, 5)]
IDS = [f"{ruleset.key}-{seats}" for ruleset, seats in TABLES]


def late_positions(ruleset: Ruleset, seats: int) -> Iterator[Loops]:
    """Return positions at which nobody, the next seat or the mover may go out, and one at which somebody is out."""
    found = [(compact(game.view(seat)), seat) for game, seat in positions(ruleset, seats, 60)]
    yield Loops(found[0][0], ruleset.key)
    for at in (0, 1):
        yield Loops(next(view for view, _ in found if view.down[at] == 1), ruleset.key)
    if ruleset.ending is not Ending.AT_ONCE:
        loops = Loops(found[-1][0], ruleset.key)
        while loops.root[memory.OUT] < 0:
            loops.play(loops.root, memory.FREE)
            loops.root[memory.MOVER] = (loops.root[memory.MOVER] + 1) % seats
        yield loops


def uses_of(loops: Loops) -> Iterator[tuple[int, bool]]:
    """Return each use of a card, and whether it turns a card up."""
    yield memory.DISCARD, False
    own = memory.LAYOUT + 3 * loops.root[memory.MOVER]
    for place in range(3):
        for half, old in enumerate(CARDS_OF[loops.root[own + place]]):
            yield 2 * place + half, old == DOWN


def look(loops: Loops, use: int, *, shown: bool) -> Floats:
    """Return seat 0's points after a use, and for each rank that the use may turn up."""
    loops.prepare()
    value = loops.value(CARD, use)
    found = loops.notes[memory.FOUND : memory.FOUND + DOWN] if shown else np.zeros(0)
    return np.array([value, *found])


def find_best(loops: Loops) -> tuple[int, float]:
    """Return the mover's best use of a card, and the value of this use."""
    loops.prepare()
    return loops.find_use(CARD), float(loops.notes[memory.LOWEST])


def check_who_gains(loops: Loops) -> None:
    """Check that a discard in last turns concerns the next seat, and the others by their share only."""
    assert (loops.root[memory.OUT], loops.root[memory.MOVER]) == (0, 1)
    found = []
    for seat in (0, 1, 2):
        turned = loops.turned(seat)
        turned.prepare()
        found.append([turned.value(card, memory.DISCARD) for card in (0, CARD)])
    out, mover, following = np.diff(found, axis=1).ravel()
    assert following > 1
    assert (out, mover) == pytest.approx((-following / 2, -following / 2))


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=IDS)
def test_what_one_seat_gains_the_others_lose(ruleset: Ruleset, seats: int) -> None:
    for loops in late_positions(ruleset, seats):
        for use, shown in uses_of(loops):
            seen = [look(loops.turned(by), use, shown=shown) for by in range(seats)]
            assert sum(seen) == pytest.approx(np.zeros(len(seen[0])), abs=1e-9)
            assert max(abs(one[0]) for one in seen) > 0.1
        best = [find_best(loops.turned(by)) for by in range(seats)]
        assert {use for use, _ in best} == {best[0][0]}
        assert [value for _, value in best] == pytest.approx([best[0][1]] * seats, abs=1e-9)
        if loops.root[memory.OUT] >= 0 and seats == 3:
            check_who_gains(loops)


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=IDS)
def test_a_hole_that_is_broken_off_is_worth_its_columns(ruleset: Ruleset, seats: int) -> None:
    game, seat = positions(ruleset, seats, 1)[0]
    view = compact(game.view(seat))
    loops = Loops(view, ruleset.key)
    found = holes.play_out(
        loops.rules, loops.points, loops.network, loops.notes, loops.root, loops.at_once, 1,
        memory.PLACE, CARD, memory.DISCARD,
    )  # fmt: skip
    values = ColumnValues(table_for(ruleset.key, seats), view.unseen)
    worth = [
        values.total(
            (of + seats - 1) % seats,
            view.down[of],
            min(count for other, count in enumerate(view.down) if other != of),
            view.layouts[of],
        )
        for of in range(seats)
    ]
    assert found == pytest.approx(worth[0] - sum(worth[1:]) / (seats - 1), abs=1e-9)


def test_the_luck_of_each_turn_is_taken_out(monkeypatch: pytest.MonkeyPatch) -> None:
    game, seat = positions(PAGAT, 4, 1)[0]
    loops = Loops(compact(game.view(seat)), PAGAT.key)

    def play_out(*lucks: float) -> float:
        hole, given = loops.root.copy(), iter(lucks)

        def play_turn(*_: object) -> float:
            hole[memory.TURNS] += 1
            return next(given)

        monkeypatch.setattr(holes, "play_turn", play_turn)
        return holes.play_out(
            loops.rules, loops.points, loops.network, loops.notes, hole, loops.at_once, len(lucks),
            memory.DRAW, 0, 0,
        )  # fmt: skip

    for lucks in ((1.5,), (1.5, -0.25, 4.0)):
        assert play_out(*lucks) == pytest.approx(play_out(*(0.0,) * len(lucks)) - sum(lucks))


def test_a_free_turn_is_the_best_one_of_the_search() -> None:
    drawn = []
    for game, seat in positions(PAGAT, 3, 40):
        view = game.view(seat)
        if view.drawn is not None:
            continue
        position = compact(view)
        values = search_of(view, QUICK, position).values()
        loops, best = Loops(position, PAGAT.key), min(values, key=values.__getitem__)
        begin, card, use = list_actions(position, values)[best]
        free, given = loops.root.copy(), loops.root.copy()
        for hole, begins in ((free, memory.FREE), (given, begin)):
            loops.play(hole, begins, card, use)
        assert (free == given).all()
        drawn.append(bool(free[memory.DRAWN]))
    assert drawn.count(True) > 3
    assert drawn.count(False) > 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_last_turns_are_worth_what_the_search_says(seats: int) -> None:
    for game, seat in last_turns(seats):
        view = game.view(seat)
        position = compact(view)
        assert position.turns_left
        values = search_of(view, QUICK, position).values()
        loops = Loops(position, CARD_COMMONS.key)
        loops.root[memory.OUT] = position.turns_left % seats
        loops.prepare()
        for action, (begin, card, use) in list_actions(position, values).items():
            if begin != memory.DRAW:
                assert loops.value(card, use) == pytest.approx(values[action], abs=1e-9)


def last_turns(seats: int) -> list[tuple[Game, int]]:
    """Return copies of a game at each last turn of a hole, after a card was drawn."""
    chance, found = random.Random(2), []
    game = new(CARD_COMMONS, seats, secret=chance.randbytes(32))
    while game.phase is not Phase.HOLE_OVER:
        seat = game.to_act[0]
        if game.view(seat).out_seat is not None and game.view(seat).drawn is not None:
            found.append((game.copy(), seat))
        game.play(seat, choose(game.view(seat), Level.CLUB, chance))
    assert found
    return found


def test_who_is_out_first_stays_out() -> None:
    """In Card Commons others may turn up their last card, too. The turns end before the seat that was first."""
    position = compact(positions(CARD_COMMONS, 3, 60)[-1][0].view(0))
    loops = Loops(position, CARD_COMMONS.key)
    loops.root[memory.OUT] = 2
    loops.root[memory.MOVER] = 0
    loops.root[memory.FACE_DOWN] = 1
    use = next(use for use, shown in uses_of(loops) if shown)
    _, hole = loops.turn_up(CARD, use, int(np.flatnonzero(position.unseen.stock)[0]))
    assert hole[memory.FACE_DOWN] == 0
    assert hole[memory.OUT] == 2
    loops.root[memory.OUT] = -1
    _, hole = loops.turn_up(CARD, use, int(np.flatnonzero(position.unseen.stock)[0]))
    assert hole[memory.OUT] == 0


@pytest.mark.parametrize("drawn", [False, True])
def test_training_tries_the_actions_that_pro_plays_out(drawn: bool) -> None:
    """Two columns are equal, and one card has the rank of the new one. Equal actions are tried once."""
    (game, seat), ranks = positions(PAGAT, 2, 1)[0], [CARD, DOWN, DOWN, 9, DOWN, DOWN]
    view = compact(game.view(seat))
    view = replace(
        view,
        ranks=ranks,
        layouts=[columns_of(ranks), view.layouts[1]],
        down=[4, view.down[1]],
        top=CARD,
        drawn=CARD if drawn else None,
    )
    loops, options = Loops(view, "pagat"), np.zeros(7)
    loops.prepare()
    best = many_turns.list_uses(
        loops.rules, loops.network, loops.notes, loops.root, view.at_once, CARD, drawn, options
    )
    placings = SWAPS if drawn else TAKES
    listed = list_actions(view, dict.fromkeys((*placings, DISCARD) if drawn else placings, 0.0))
    tried = {use for use, value in enumerate(options) if value < memory.NEVER}
    assert tried == {use for _, _, use in listed.values()}
    assert len(tried) < 6
    assert options[best] == options.min()
