"""Pro and the coach play close actions out. The loops are interpreted here, and play few turns."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from engine import CARD_COMMONS, PAGAT, Phase, view_for
from engine.actions import DISCARD, DRAW, SWAPS, TAKES, Action
from engine.computer import Level, choose, evaluate, playing_out, review
from engine.computer.compact_view import CompactView, compact
from engine.computer.evaluation import rank
from engine.computer.level import SKILLS
from engine.computer.player import judge_turn, search_of
from engine.computer.playing_out import memory, refining
from engine.computer.playing_out.refining import Effort, Refining
from engine.computer.unseen import Unseen
from tests.computer.moments import positions
from tests.engine.hidden import dealt_otherwise
from tests.engine.positions import new


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch) -> Iterator[Refining]:
    monkeypatch.setattr(refining, "EFFORTS", {})
    monkeypatch.setattr(refining, "EFFORT", Effort(within=3.0, turns=25, batch=2))
    assert playing_out.prepare(compiled=False)
    found = playing_out.find_refining()
    assert found is not None
    yield found
    playing_out.forget()


def test_the_same_is_seen_and_the_same_is_done(ready: Refining) -> None:
    """Hidden cards make no difference, nor does anything else than the position; Pro and the coach agree."""
    refined = 0
    for game, seat in positions(PAGAT, 3, 3, seed=8):
        view = game.view(seat)
        chosen = choose(view, Level.PRO, random.Random(1))
        otherwise = view_for(dealt_otherwise(game.state, seat, random.Random(2)), seat)
        assert choose(otherwise, Level.PRO, random.Random(3)) is chosen
        worth = evaluate(view)
        assert rank(worth)[0] is chosen
        playing_out.forget()
        alone = {action: value.points for action, value in evaluate(view).items()}
        playing_out.prepare(compiled=False)
        refined += alone != {action: value.points for action, value in worth.items()}
    assert refined


def test_what_is_ready_is_not_made_again(ready: Refining, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(refining, "Refining", None)
    assert playing_out.prepare()
    assert playing_out.find_refining() is ready


def test_columns_and_their_cards_may_change_places(ready: Refining) -> None:
    game, seat = positions(PAGAT, 3, 1, seed=8)[0]
    view = compact(game.view(seat))
    order = [5, 0, 4, 2, 3, 1]
    (a, b, c), rest = view.layouts[0], view.layouts[1:]
    moved = replace(view, ranks=[view.ranks[at] for at in order], layouts=[(c, a, b), *rest])
    placings = SWAPS if view.drawn is not None else TAKES
    last: Action = DISCARD if view.drawn is not None else DRAW
    here = ready.refine(view, "pagat", dict.fromkeys([*placings, last], 1.0))
    there = ready.refine(moved, "pagat", dict.fromkeys([last, *placings], 1.0))
    assert there[last] == here[last]
    for at, slot in enumerate(order):
        assert there[placings[at]] == here[placings[slot]]
    assert len(set(here.values())) > 2


def test_taking_a_card_for_an_equal_one_is_no_discard(ready: Refining) -> None:
    """A drawn card that goes to the place of an equal one could be discarded as well. A taken one could not."""
    game, seat = next(
        (game, seat) for game, seat in positions(PAGAT, 3, 9) if game.phase is Phase.DRAW
    )
    view = compact(game.view(seat))
    equal, card = next((at, rank) for at, rank in enumerate(view.ranks) if rank != memory.DOWN)
    view = replace(view, top=card)
    for begin, taken, use in refining.list_actions(view, dict.fromkeys(TAKES, 0.0)).values():
        assert (begin, taken) == (memory.TAKE, card)
        assert use < memory.DISCARD
    drawn = refining.list_actions(replace(view, drawn=card), dict.fromkeys((*SWAPS, DISCARD), 0.0))
    assert drawn[DISCARD] == drawn[SWAPS[equal]] == (memory.PLACE, card, memory.DISCARD)
    assert drawn[SWAPS[view.ranks.index(memory.DOWN)]] != drawn[DISCARD]


def test_no_two_numbers_of_a_turn_have_one_place() -> None:
    named = [name for name in vars(memory) if name.isupper()]
    places = [getattr(memory, name) for name in named[named.index("CHANCE") : named.index("UNITS")]]
    assert places == sorted(set(places))


def test_what_was_played_counts_more_the_more_it_was_played() -> None:
    searched = np.array([0.0, 1.0])
    worlds = np.array([[2.0, 0.0], [0.0, 2.0], [2.0, -1.0], [0.0, 1.0]])
    few, error = refining.blend(searched, worlds)
    many, small = refining.blend(searched, np.tile(worlds, (200, 1)))
    # The worlds say 1.0 and 0.5, and the search 0 and 1.
    assert few[0] < few[1]
    assert many == pytest.approx([1.0, 0.5], abs=0.06)
    assert small < error <= 0.6
    apart = worlds[:, 0] - worlds[:, 1]
    variance = float(apart.var(ddof=1)) / len(apart)
    weight = 0.36 / (0.36 + variance)
    assert error == pytest.approx((weight * variance) ** 0.5)
    assert few[0] - few[1] == pytest.approx(
        weight * apart.mean() + (1 - weight) * (searched[0] - searched[1])
    )


def test_an_action_that_plays_out_worse_is_left_out(
    ready: Refining, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, seat = next(
        (game, seat) for game, seat in positions(PAGAT, 3, 9) if game.phase is Phase.PLACE
    )
    view = compact(game.view(seat))
    values: dict[Action, float] = {**dict.fromkeys(SWAPS, 9.0), DISCARD: 0.4}
    values.update(dict.fromkeys(alike(view, 0), 0.0))
    asked: list[int] = []

    def play(*arguments: object) -> int:
        given, results = arguments[-3], arguments[-1]
        assert isinstance(given, np.ndarray)
        assert isinstance(results, np.ndarray)
        asked.append(len(given))
        results[:] = [-1.0 if use == memory.DISCARD else 1.0 for _, _, use in given]
        results[0] += [0.5 if use == memory.DISCARD else 0.0 for _, _, use in given]
        return 10 * len(results)

    monkeypatch.setattr(ready, "play", play)
    refined = ready.refine(view, "pagat", values)
    assert set(asked) == {2}
    assert min(refined, key=refined.__getitem__) is DISCARD
    assert refined[SWAPS[0]] - refined[DISCARD] > 1.0
    assert max(refined.values()) - refined[DISCARD] == pytest.approx(9.0)


def test_actions_that_stay_close_are_played_on_without_the_worse_one(
    ready: Refining, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, seat = next(
        (game, seat) for game, seat in positions(PAGAT, 3, 9) if game.phase is Phase.PLACE
    )
    view = compact(game.view(seat))
    codes = refining.list_actions(view, dict.fromkeys([*SWAPS, DISCARD], 0.0))
    one, other = sorted({codes[swap] for swap in SWAPS} - {codes[DISCARD]})[:2]
    start = {one: 0.0, other: 0.1, codes[DISCARD]: 0.2}
    values = {action: start.get(code, 9.0) for action, code in codes.items()}
    asked: list[set[int]] = []

    def play(*arguments: object) -> int:
        given, results = arguments[-3], arguments[-1]
        assert isinstance(given, np.ndarray)
        assert isinstance(results, np.ndarray)
        asked.append({int(use) for _, _, use in given})
        results[:] = [9.0 if use == memory.DISCARD else 0.0 for _, _, use in given]
        results[::2, 0] += 1.0
        results[1::2, 1] += 1.0
        return 10 * len(given)

    monkeypatch.setattr(ready, "play", play)
    monkeypatch.setattr(refining, "EFFORT", Effort(within=3.0, turns=100, batch=8))
    ready.refine(view, "pagat", values)
    assert asked[0] == {one[2], other[2], memory.DISCARD}
    # The first batch takes 30 turns and each of the others 20. One more would have no room.
    assert asked[1:] == [{one[2], other[2]}] * 3


def test_a_world_is_an_order_of_the_unseen_cards_and_each_is_another() -> None:
    game, seat = positions(PAGAT, 3, 1)[0]
    view = compact(game.view(seat))
    worlds = refining.deal_worlds(view, 6, np.random.PCG64(1))
    assert all(tuple(np.bincount(world, minlength=13)) == view.unseen.stock for world in worlds)
    assert len({tuple(world) for world in worlds}) == 6


def test_nothing_is_played_out_once_somebody_is_out_or_the_stock_is_short() -> None:
    game, seat = positions(CARD_COMMONS, 3, 1)[0]
    view = compact(game.view(seat))
    assert Refining.suits(view)
    assert not Refining.suits(replace(view, turns_left=2))
    few = sum(view.down) + 2
    short = (*[0] * 12, few)
    assert not Refining.suits(replace(view, unseen=Unseen(short)))
    assert Refining.suits(replace(view, unseen=Unseen((*[0] * 12, few + 1))))
    # The rebuilt stock is known apart from the cards that lie face down.
    stock = view.unseen.stock
    assert not Refining.suits(replace(view, unseen=Unseen(stock, (*[0] * 12, sum(view.down)))))


@pytest.mark.usefixtures("ready")
def test_once_somebody_is_out_the_search_alone_decides() -> None:
    pro = SKILLS[Level.PRO]
    for game, seat in positions(CARD_COMMONS, 3, 5):
        view = replace(game.view(seat), out_seat=(seat + 2) % 3, last_turns=2)
        assert judge_turn(view, pro) == judge_turn(view, replace(pro, plays_out=False))


@pytest.mark.parametrize(("seats", "played"), [(2, False), (4, False), (6, True)])
def test_at_a_large_table_actions_far_behind_are_played_out_too(
    seats: int, played: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There the search is sometimes wrong by that much about turning up a card."""
    game, seat = positions(PAGAT, seats, 1)[0]
    view, found = compact(game.view(seat)), Refining(compiled=False)
    last, placings = (DISCARD, SWAPS) if view.drawn is not None else (DRAW, TAKES)
    values: dict[Action, float] = {**dict.fromkeys(placings, 4.5), last: 0.0}
    asked: list[int] = []

    def play(*arguments: object) -> int:
        given, results = arguments[-3], arguments[-1]
        assert isinstance(given, np.ndarray)
        assert isinstance(results, np.ndarray)
        asked.append(len(given))
        results[:] = np.eye(*results.shape)
        return 1000 * len(given)

    monkeypatch.setattr(found, "play", play)
    refined = found.refine(view, "pagat", values)
    assert bool(asked) == played
    assert (refined[placings[0]] < 3) == played
    # The distance can be given instead.
    asked.clear()
    found.within = 5.0 if not played else 4.0
    found.refine(view, "pagat", values)
    assert bool(asked) != played
    asked.clear()
    found.within = 0.0
    found.refine(view, "pagat", values)
    assert not asked


def alike(view: CompactView, slot: int) -> list[Action]:
    """Return the swaps with the same outcome as the swap of a slot."""

    def cards(at: int) -> tuple[int, int]:
        return view.ranks[at], view.ranks[(at + 3) % 6]

    return [SWAPS[at] for at in range(6) if cards(at) == cards(slot)]


def test_points_change_the_chances_of_the_last_hole(ready: Refining) -> None:
    for game, seat in positions(PAGAT, 3, 2, seed=8):
        view = replace(game.view(seat), hole=game.holes)
        opinion = judge_turn(view, SKILLS[Level.PRO], to_win=True)
        playing_out.forget()
        alone = judge_turn(view, SKILLS[Level.PRO], to_win=True)
        playing_out.prepare(compiled=False)
        assert opinion.losing is not None
        assert alone.losing is not None
        for action, points in opinion.points.items():
            worse = points - alone.points[action]
            assert (opinion.losing[action] - alone.losing[action]) * worse >= 0


def test_a_review_plays_out_only_what_the_search_calls_a_mistake(
    ready: Refining, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If it turns out to be no mistake, it is none."""
    chance, game = random.Random(5), new(CARD_COMMONS, 3, holes=3)
    while not game.scorecard:
        seat = game.to_act[0]
        game.play(seat, chance.choice(game.view(seat).legal))
    asked: list[CompactView] = []

    def refine(view: CompactView, ruleset: str, values: dict[Action, float]) -> dict[Action, float]:
        asked.append(view)
        return dict.fromkeys(values, 0.0)

    monkeypatch.setattr(ready, "refine", refine)
    forgiven = review(game.events)
    playing_out.forget()
    alone = review(game.events)
    assert 0 < len(asked) < sum(seat.decisions for seat in alone.seats)
    assert sum(seat.lost for seat in forgiven.seats) < sum(seat.lost for seat in alone.seats)


def test_the_other_levels_play_as_they_did(
    ready: Refining, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refine(*_: object) -> dict[Action, float]:
        raise AssertionError("only Pro plays actions out")

    monkeypatch.setattr(ready, "refine", refine)
    for game, seat in positions(PAGAT, 2, 3):
        view = game.view(seat)
        for level in (Level.ROOKIE, Level.CLUB):
            choose(view, level, random.Random(1))
            search = search_of(view, SKILLS[level])
            assert judge_turn(view, SKILLS[level]).points == search.values()
            without = replace(SKILLS[level], corrects=False)
            assert search_of(view, without).values() == search.values()
        with pytest.raises(AssertionError, match="only Pro"):
            choose(view, Level.PRO, random.Random(1))


def test_without_numba_pro_plays_by_its_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    assert not playing_out.prepare()
    assert playing_out.find_refining() is None
    game, seat = positions(PAGAT, 2, 1)[0]
    view = game.view(seat)
    assert judge_turn(view, SKILLS[Level.PRO]).points == search_of(view, SKILLS[Level.PRO]).values()
