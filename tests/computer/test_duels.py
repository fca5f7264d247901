"""A duel removes the luck of the cards from a result and changes nothing else."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine import CARD_COMMONS, PAGAT, Phase, Ruleset
from engine.actions import DISCARD, DRAW, Action, Swap, Take, TurnUp
from engine.computer import Level, choose
from engine.computer.compact_view import compact
from engine.computer.luck import luck_of_draw, luck_of_turning_up
from engine.computer.player import search_of, values_of
from engine.computer.values import table_for
from engine.table_view import TableView
from tests.computer.moments import positions
from tests.engine.positions import new
from training.duel import JUDGE, Duel, PlayedHole, play_duel
from training.reference import COLUMNS_ALONE, greedy_values


def luck_by_rank(view: TableView, action: Action) -> list[tuple[float, float]]:
    """Return the chance of each rank that an action may reveal, and the luck that it would bring."""
    unseen = compact(view).unseen
    if action is DRAW:
        search = search_of(view, JUDGE)
        return [
            (chance, luck_of_draw(search, unseen.chances, rank)) for rank, chance in unseen.chances
        ]
    return [
        (chance, luck_of_turning_up(view, action, JUDGE, rank))
        for rank, chance in unseen.down_chances
    ]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("ruleset", [CARD_COMMONS, PAGAT], ids=lambda ruleset: ruleset.key)
def test_luck_is_nothing_on_average_whatever_is_played(ruleset: Ruleset, seats: int) -> None:
    chance = random.Random(4)
    game = new(ruleset, seats, secret=chance.randbytes(32))
    looked_at: set[Phase] = set()
    gifts: list[float] = []
    while not game.scorecard:
        (seat, *_) = game.to_act
        view = game.view(seat)
        for action in chance.sample(view.legal, min(3, len(view.legal))):
            if action is DRAW or isinstance(action, Swap | Take | TurnUp):
                luck = luck_by_rank(view, action)
                assert sum(chance * gift for chance, gift in luck) == pytest.approx(0, abs=1e-9)
                gifts += [abs(gift) for _, gift in luck]
                looked_at.add(view.phase)
        game.play(seat, choose(view, Level.ROOKIE, chance))
    assert looked_at == {Phase.OPENING, Phase.DRAW, Phase.PLACE}
    assert max(gifts) > 3


def test_a_card_that_lay_open_is_no_luck() -> None:
    game = new(PAGAT, 2)
    for _ in range(4):
        game.play(game.to_act[0], game.legal_actions(game.to_act[0])[0])
    view = game.view(game.to_act[0])
    assert luck_of_turning_up(view, Take(0), JUDGE, 5) == 0
    assert luck_of_turning_up(view, Take(5), JUDGE, 5) != 0


@pytest.mark.parametrize("ruleset", [CARD_COMMONS, PAGAT], ids=lambda ruleset: ruleset.key)
def test_taking_the_luck_out_leaves_the_difference_and_shrinks_its_error(ruleset: Ruleset) -> None:
    duel = play_duel("rookie", "greedy", ruleset, seats=2, deals=60, seed=3)
    assert duel.error < 0.5 * duel.played_error
    assert abs(duel.difference - duel.played) < 3 * duel.played_error


def test_a_player_against_itself_is_neither_better_nor_worse() -> None:
    duel = play_duel("columns", "columns", PAGAT, seats=2, deals=3, seed=1)
    assert duel.difference == pytest.approx(0, abs=1e-9)
    assert duel.played == 0


@pytest.mark.parametrize(
    ("one_seat", "seatings", "title"),
    [
        (False, [("a", "b", "a", "b"), ("b", "a", "b", "a")], "a"),
        (
            True,
            [
                ("a", "b", "b", "b"),
                ("b", "a", "b", "b"),
                ("b", "b", "a", "b"),
                ("b", "b", "b", "a"),
            ],
            "a, one seat",
        ),
    ],
)
def test_each_deal_is_played_from_all_sides(
    monkeypatch: pytest.MonkeyPatch,
    one_seat: bool,
    seatings: list[tuple[str, ...]],
    title: str,
) -> None:
    played: list[tuple[str, tuple[Any, ...]]] = []

    def play(players: Sequence[Any], _: Ruleset, *, seed: str, **__: object) -> PlayedHole:
        played.append((seed, tuple(players)))
        # Every seat of a is 2 points better than b's; the second deal is 4 points better for all of a's seats.
        better = 2 if seed == "8|0" else 4
        points = tuple(10 - better * (player == "a") for player in players)
        return PlayedHole(points, tuple(0.5 * point for point in points))

    monkeypatch.setattr("training.duel.play_hole", play)
    monkeypatch.setattr("training.duel.PLAYERS", {"a": "a", "b": "b"})
    duel = play_duel("a", "b", PAGAT, seats=4, deals=2, seed=8, one_seat=one_seat)
    assert played == [(f"8|{deal}", seating) for deal in range(2) for seating in seatings]
    assert (duel.one, duel.other, duel.deals) == (title, "b", 2)
    assert [duel.difference, duel.error] == pytest.approx([-1.5, 0.5])
    assert [duel.played, duel.played_error] == pytest.approx([-3.0, 1.0])


def test_players_may_use_tables_that_were_trained_for_other_numbers_of_seats() -> None:
    def duel(*tables: int) -> Duel:
        return play_duel("columns", "columns", PAGAT, seats=2, deals=3, seed=5, tables=tables)

    assert duel(2, 2).difference == 0
    there, back = duel(2, 12), duel(12, 2)
    assert there.difference == pytest.approx(-back.difference)
    assert there.difference != 0
    assert (there.one, there.other) == ("columns, for 2", "columns, for 12")
    assert table_for("pagat", 5) == table_for("pagat", 5, 4) != table_for("pagat", 5, 6)


def test_the_cards_to_turn_up_are_chosen_by_the_table_too() -> None:
    view = new(PAGAT, 2).view(0)
    usual, other = (
        values_of(view, replace(COLUMNS_ALONE, table=seats)).values() for seats in (None, 12)
    )
    assert list(usual) != list(other)


def test_a_draw_is_greedily_worth_the_best_use_of_each_card() -> None:
    game, seat = positions(PAGAT, 2, 1)[0]
    view = replace(compact(game.view(seat)), drawn=None)
    best = [
        (chance, min(greedy_values(replace(view, drawn=rank)).items(), key=lambda each: each[1]))
        for rank, chance in view.unseen.chances
    ]
    assert {DISCARD} < {action for _, (action, _) in best}
    drawing = sum(chance * points for chance, (_, points) in best)
    assert greedy_values(view)[DRAW] == pytest.approx(drawing)
