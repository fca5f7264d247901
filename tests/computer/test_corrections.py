"""The networks in use are the trained ones, and training finds errors of the search."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from engine import CARD_COMMONS, PAGAT, RULESETS, Game, Phase, Position, Ruleset
from engine.actions import DISCARD, DRAW, SWAPS, TAKES
from engine.cards import DECK
from engine.computer import Level, choose
from engine.computer.columns import DOWN, DOWN_IN, columns_of
from engine.computer.compact_view import compact
from engine.computer.correction import UNIT, Correction, inputs_of, network_for
from engine.computer.level import SKILLS
from engine.computer.player import values_of
from engine.table_view import TableView
from tests.engine.positions import new, opened
from training import corrections, further, rollouts, rounds
from training.explore import DISCARD as THROWN
from training.explore import First, Played, Player, explore
from training.fitting import fit
from training.network import Afterstates, Net, Options, random_numbers
from training.rollouts import roll_out
from training.self_play import Chance, Holes

LIMIT = 1_000_000
"""The most bytes that all networks may take."""
NETWORKS = [(RULESETS[key], seats) for key, plan in corrections.PLAN.items() for seats in plan]


def some_turns(ruleset: Ruleset, seats: int, count: int) -> list[TableView]:
    """Return views at the start of turns, while nobody is out."""
    chance = random.Random(8)
    game = new(ruleset, seats, holes=9)
    views: list[TableView] = []
    while len(views) < count:
        seat = game.to_act[0]
        view = game.view(seat)
        if view.phase is Phase.DRAW and view.out_seat is None and view.stock_ranks is None:
            views.append(view)
        game.play(seat, choose(view, Level.CLUB, chance))
    return views


def test_the_networks_are_complete_small_and_as_they_were_written() -> None:
    files = [corrections.file_of(key) for key in corrections.PLAN]
    assert sum(file.stat().st_size for file in files) < LIMIT
    for key, file in zip(corrections.PLAN, files, strict=True):
        nets = corrections.read(key)
        assert set(nets) == set(corrections.PLAN[key])
        turned = dict(reversed(nets.items()))
        assert "".join(corrections.lines(turned)) == file.read_text("utf-8")


@pytest.mark.parametrize(
    ("ruleset", "seats"), NETWORKS, ids=lambda value: getattr(value, "key", value)
)
def test_the_player_in_use_corrects_as_the_one_that_was_trained(
    ruleset: Ruleset, seats: int
) -> None:
    """The inputs, the actions of many holes, and a single action in plain Python give the same corrections."""
    net, network = corrections.read(ruleset.key)[seats], network_for(ruleset.key, seats)
    assert network is not None
    for view in some_turns(ruleset, seats, 12):
        position = compact(view)
        correction = Correction(network, position)
        counts = np.array(view.unseen)[:, None]
        columns = np.array(position.layouts)[:, :, None]
        down = np.array(position.down)[:, None]
        options = Options(net, columns, down, counts)
        for slot, rank in ((0, 3), (4, 11), (5, 0)):
            ranks = position.ranks.copy()
            turned, ranks[slot] = ranks[slot] == DOWN, rank
            after = columns_of(ranks)
            left, discard = position.down[0] - turned, position.ranks[slot]
            found = correction.points(after, slot % 3, left, discard, 4.5)
            several = options.of_all(
                slot % 3,
                np.array([[after[slot % 3]]]),
                np.array([turned]),
                np.array([[discard]]),
                np.array([[4.5]]),
            )
            assert found == pytest.approx(several[0, 0], abs=1e-3)
            moved, fewer = columns.copy(), down.copy()
            moved[0, :, 0], fewer[0] = after, left
            value = np.full((seats, 1), 4.5)
            state = Afterstates(moved, fewer, np.array([discard]), counts, value, 0 * value)
            assert found == pytest.approx(net.of(state.inputs())[0, 0], abs=1e-3)


def test_a_number_of_seats_without_a_network_is_played_without_one() -> None:
    assert network_for("card_commons", 5) is None
    view = some_turns(CARD_COMMONS, 5, 1)[0]
    assert values_of(view, SKILLS[Level.PRO]).keys() == set(view.legal)


def test_a_network_of_another_size_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.computer.correction.files", lambda _package: tmp_path)
    for more in (-1, 0, 1):
        rows = [[1, 2]] * (inputs_of(2) + more)
        stored = {"seats": {"2": {"rows": rows, "hidden": [[3, 4], [5, 6], [7]]}}}
        (tmp_path / f"odd{more}_corrections.json").write_text(json.dumps(stored))
    for more in (-1, 1):
        with pytest.raises(ValueError, match=f"has {inputs_of(2)} inputs"):
            network_for(f"odd{more}", 2)
    network = network_for("odd0", 2)
    assert network is not None
    assert (network.seats, network.bias, network.out_bias) == (2, (3 * UNIT, 4 * UNIT), 7 * UNIT)
    assert network_for("odd0", 3) is network_for("odd2", 2) is None


def test_training_explains_some_of_what_the_search_misses() -> None:
    """There are two small samples. The network learns from one and explains a part of the errors in the other."""
    chance = Chance(1)
    weights = rounds.in_points(rounds.read("pagat")[2].table)
    player = Player(weights, None, chance, at_once=True, stray=0.15)
    sample, other = explore(player, 2, 1, 2560), explore(player, 2, 1, 768)
    assert abs(sample.beyond[0].mean()) < 0.3
    assert (np.array(DOWN_IN)[sample.columns].sum(axis=1) == sample.down).all()
    net = Net(2, chance.fractions(random_numbers(2)))
    untrained = corrections.explain(net, other)
    corrections.learn(net, [sample], chance)
    assert untrained < 0 or untrained < 0.01
    assert corrections.explain(net, other) > 0.03
    assert net.rounded().weights[0] == pytest.approx(net.weights[0], abs=0.0006)
    assert net.weights[0].shape[0] == inputs_of(2)
    net.weights[2] *= np.float32(0.3)
    before = corrections.explain(net, other)
    fit(net, sample, chance, passes=further.PASSES, batch=further.BATCH, rate=further.RATE)
    assert corrections.explain(net, other) > before + 0.01


def test_a_network_learns_by_adam() -> None:
    """As in Kingma & Ba (2015), with its usual decays. Each step also makes all weights a little smaller."""
    chance = Chance(5)
    net = Net(2, chance.fractions(random_numbers(2)))
    outs, mean, square = net.weights[3].astype(np.float64), np.zeros(2), np.zeros(2)
    inputs = (chance.fractions(3 * inputs_of(2)).reshape(3, -1) > 0.9).astype(np.float32)
    for step, target in enumerate(([0.5, -2.0], [3.0, 0.1], [-4.0, -1.0]), start=1):
        rows, bias, out, out_bias = net.weights
        found = np.maximum(inputs @ rows + bias, 0) @ out + out_bias
        gradient = (2 * (found - np.array(target))).mean(axis=0)
        mean = 0.9 * mean + 0.1 * gradient
        square = 0.999 * square + 0.001 * gradient**2
        change = mean / (1 - 0.9**step) / np.sqrt(square / (1 - 0.999**step))
        outs -= 0.1 * (change + 0.0001 * outs)
        net.step(inputs, np.tile(np.array(target, dtype=np.float32), (3, 1)), 0.1)
        assert net.weights[3] == pytest.approx(outs, abs=1e-5)


def test_the_loops_keep_positions_and_outcomes_without_luck() -> None:
    """The loops are interpreted here. Every position is possible, and its outcome is near what the search says."""
    many = further.ManyHoles(PAGAT, compiled=False)
    sample = many.play(None, 4, Chance(1))
    assert len(sample) > 30
    assert (sample.down == (np.array(DOWN_IN)[sample.columns]).sum(axis=1)).all()
    assert (sample.down[0] > 0).all()
    left = sample.counts.sum(axis=0)
    assert set(left) <= set(range(10, 48))
    # Cards that are face down are unseen.
    assert (sample.down.sum(axis=0) < left).all()
    assert sample.value[0] == pytest.approx(-sample.value[1])
    assert sample.beyond[0] == pytest.approx(-sample.beyond[1])
    assert 0.1 < abs(sample.beyond[0]).mean() < 2.0
    assert abs(sample.value[0]).max() > 3.0
    # These are figures that were once right: the luck of every card is taken out.
    assert sample.beyond[0].sum() == pytest.approx(1.2036, abs=0.0001)
    assert sample.value[0].sum() == pytest.approx(-1.8414, abs=0.0001)
    again = many.play(None, 4, Chance(1))
    assert (again.beyond == sample.beyond).all()


@pytest.mark.parametrize("ruleset", [CARD_COMMONS, PAGAT], ids=lambda ruleset: ruleset.key)
def test_rollouts_agree_with_the_search_about_clear_decisions(ruleset: Ruleset) -> None:
    game = new(ruleset, 2, holes=9)
    for _ in range(4):
        game.play(game.to_act[0], game.legal_actions(game.to_act[0])[0])
    seat = game.to_act[0]
    game.play(seat, DRAW)
    view = game.view(seat)
    weights = rounds.in_points(rounds.read(ruleset.key)[2].table)
    worth = values_of(view, SKILLS[Level.PRO])
    best, worst = min(worth, key=worth.__getitem__), max(worth, key=worth.__getitem__)
    rolled = [roll_out(view, action, weights, None, 300, seed=1) for action in (best, worst)]
    said = worth[worst] - worth[best]
    assert said > 2
    assert rolled[1].points - rolled[0].points == pytest.approx(said, abs=1.5)
    assert all(0 < one.error < 0.3 for one in rolled)


def test_a_rollout_begins_with_the_action_and_the_card_that_was_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[First | None] = []

    class Noting(Player):
        def play(self, game: Holes, first: First | None = None) -> Played:
            given.append(first)
            return super().play(game, first)

    monkeypatch.setattr(rollouts, "Player", Noting)
    weights = rounds.in_points(rounds.read("pagat")[2].table)
    game = opened(PAGAT)
    (seat,) = game.to_act
    before = game.view(seat)
    game.play(seat, DRAW)
    after = game.view(seat)
    for view, action in (before, DRAW), (before, TAKES[4]), (after, SWAPS[3]), (after, DISCARD):
        roll_out(view, action, weights, None, 2, seed=1)
    assert after.drawn is not None
    drawn = after.drawn.rank - 1
    assert given == [First(THROWN), First(4), First(3, drawn), First(THROWN, drawn)]


def test_the_same_seed_rolls_out_the_same_worlds_and_only_while_nobody_is_out() -> None:
    view = some_turns(PAGAT, 2, 1)[0]
    weights = rounds.in_points(rounds.read("pagat")[2].table)
    taken = roll_out(view, TAKES[2], weights, None, 64, seed=2)
    assert taken == roll_out(view, TAKES[2], weights, None, 64, seed=2)
    assert taken != roll_out(view, TAKES[2], weights, None, 64, seed=3)
    with pytest.raises(ValueError, match="nobody is out"):
        roll_out(replace(view, out_seat=1), TAKES[2], weights, None, 64, seed=2)


def test_a_rollout_goes_on_with_the_discards_if_the_stock_is_spent() -> None:
    layouts = ["7H KD 3C -- 9S --", "-- 2C -- 8S -- QD"]
    shown = {*" ".join(layouts).split(), "2H", "5H", "6D", "6S", "9C", "JS"}
    pile = [card.code for card in DECK if card.code not in shown]
    view = Game.from_position(
        Position(layouts, discards=" ".join(pile), stock_count=1), ruleset=PAGAT
    ).view(0)
    assert (sum(view.unseen), view.stock_count) == (6, 1)
    weights = rounds.in_points(rounds.read("pagat")[2].table)
    drawn = roll_out(view, DRAW, weights, None, 64, seed=2)
    # This is what it once was, with all pairs of the pile in the next stock.
    assert (drawn.points, drawn.error) == pytest.approx((-3.0567, 0.2772), abs=0.0001)
