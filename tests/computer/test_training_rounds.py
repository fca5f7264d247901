"""The rounds of training: which network plays, what is remembered, and what a table of two gets beyond that."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import PAGAT, RULESETS
from engine.computer.columns import DOWN
from engine.computer.correction import UNIT
from training import corrections, further
from training.explore import STRAY, Player
from training.network import Afterstates, Net, Options, random_numbers
from training.self_play import Chance


def make(many: int, chance: Chance) -> Afterstates:
    """Return positions that no game has."""
    return Afterstates(
        columns=chance.below(DOWN, 2, 3, many),
        down=chance.below(4, 2, many),
        discard=chance.below(DOWN, many),
        counts=chance.below(5, DOWN, many),
        value=chance.fractions(2, many),
        beyond=chance.fractions(2, many),
    )


def test_a_network_is_measured_with_positions_that_it_has_not_learnt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chance = Chance(2)
    older, sample = make(40, chance), make(60, chance)
    net = Net(2, chance.fractions(random_numbers(2)))
    learnt: list[Afterstates] = []

    def note(_net: Net, found: Afterstates, _chance: Chance, **more: float) -> None:
        learnt.append(found)
        assert more == {"passes": 3, "batch": 2048, "rate": 0.003}

    monkeypatch.setattr(corrections, "fit", note)
    explained = corrections.learn(net, [older, sample], chance)
    kept = int(corrections.HELD_OUT * len(sample))
    assert 0 < kept < len(sample) / 2
    assert explained == corrections.explain(net, sample.some(slice(0, kept)))
    assert [found.beyond.tolist() for found in learnt] == [
        np.concatenate([older.beyond, sample.beyond[:, kept:]], axis=1).tolist()
    ]


def test_a_round_plays_with_the_network_of_the_round_before_and_remembers_one_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    players: list[tuple[float | None, bool, float]] = []
    tables: list[tuple[int, ...]] = []
    learnt: list[list[Afterstates]] = []
    reports: list[tuple[str, float]] = []

    def play(player: Player, *table: int) -> Afterstates:
        weight = None if player.net is None else float(player.net.weights[3][0])
        players.append((weight, player.at_once, player.stray))
        tables.append(table)
        return make(20, player.chance)

    def learn(net: Net, samples: list[Afterstates], _chance: Chance) -> float:
        learnt.append(list(samples))
        net.weights[3][0] += 1.2345
        return 0.1

    monkeypatch.setattr(corrections, "explore", play)
    monkeypatch.setattr(corrections, "learn", learn)
    net = corrections.train(
        RULESETS["pagat"], 3, 3, lambda *said: reports.append(said), positions=50
    )
    assert tables == [(3, 1, corrections.HOLES)] * 9
    weights = [None, pytest.approx(1.2345), pytest.approx(2.469)]
    assert players == [(weight, True, STRAY) for weight in weights for _ in range(3)]
    assert [[len(sample) for sample in samples] for samples in learnt] == [[60], [60, 60], [60, 60]]
    assert learnt[2][0] is learnt[1][1]
    assert net.weights[3][0] == pytest.approx(3.7035, abs=UNIT)
    assert net.weights[3][0] == np.rint(net.weights[3][0] / UNIT) * np.float32(UNIT)
    assert reports[:4] == [
        ("Pagat, 3 seats, round 1 of 3", 0.4),
        ("Pagat, 3 seats, round 1 of 3", 0.8),
        ("Pagat, 3 seats, round 1 of 3", 1.0),
        ("Pagat, 3 seats, round 1 of 3: 10.0% explained", 1 / 3),
    ]
    assert reports[-1] == ("Pagat, 3 seats, round 3 of 3: 10.0% explained", 1.0)


def test_a_table_of_two_is_trained_further_with_all_of_its_own_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    began: list[Net] = []
    fitted: list[int] = []
    played: list[int] = []

    class Few:
        def __init__(self, ruleset: object) -> None:
            assert ruleset == PAGAT

        def play(self, net: Net, holes: int, chance: Chance) -> Afterstates:
            began.append(net)
            played.append(holes)
            return make(holes, chance)

    def fit(net: Net, sample: Afterstates, *_: Any, **more: float) -> None:
        fitted.append(len(sample))
        assert more == {"passes": 2, "batch": 4096, "rate": 0.002}
        net.weights[3] += 0.5

    monkeypatch.setattr(further, "ManyHoles", Few)
    monkeypatch.setattr(further, "fit", fit)
    monkeypatch.setattr(further, "_CHUNK", 4)
    monkeypatch.setattr(further, "PLAN", {"pagat": 2})
    net = Net(2, Chance(3).fractions(random_numbers(2)))
    net.weights[3][0] = 0.25
    reports: list[tuple[str, float]] = []
    found = further.train_further(
        PAGAT, net, Chance(4), lambda *said: reports.append(said), holes=10
    )
    assert played == [4, 4, 2] * 2
    assert fitted == [10, 20], "each round learns from the positions of all rounds"
    assert all(one is net for one in began)
    assert (net.weights[2][:, 1] == -net.weights[2][:, 0]).all()
    assert found.weights[3].tolist() == pytest.approx([1.25, 0.75])
    assert reports[3] == ("Pagat, further round 2 of 2", 0.0)
    # The first training hands its network on for a table of two only.
    handed: list[tuple[object, ...]] = []

    def train_further(*about: object) -> Net:
        handed.append(about)
        return found

    monkeypatch.setattr(further, "train_further", train_further)
    assert corrections.train(PAGAT, 2, 0, lambda *_: None) is found
    ((ruleset, rounded, chance, _),) = handed
    assert ruleset == PAGAT
    assert isinstance(rounded, Net)
    # It plays other games than those of the first training, and the same ones each time.
    assert isinstance(chance, Chance)
    of_both = (corrections.SEED, list(RULESETS).index("pagat"), 2)
    drawn = chance.fractions(4).tolist()
    assert drawn == Chance(*of_both, 1).fractions(4).tolist()
    assert drawn != Chance(*of_both).fractions(4).tolist()


def test_everybodys_corrections_are_those_of_the_network() -> None:
    """The quick way adds what the changed action needs to what all actions have. The slow way begins with inputs."""
    chance = Chance(5)
    columns, down = chance.below(DOWN, 2, 3, 30), chance.below(4, 2, 30)
    counts, discard = chance.below(5, DOWN, 30), chance.below(DOWN, 30)
    after, left = chance.below(DOWN, 3, 30), chance.below(4, 30)
    value = 9 * chance.fractions(2, 30)
    net = Net(2, chance.fractions(random_numbers(2)))
    net.weights[1] += 0.1
    options = Options(net, columns, down, counts)
    quick = options.of_everyone(after, left, discard, value[0])
    everyones, downs = np.stack([after, columns[1]]), np.stack([left, down[1]])
    slow = Afterstates(everyones, downs, discard, counts, value, value)
    assert quick == pytest.approx(net.of(slow.inputs()).T, abs=1e-5)


def test_a_step_goes_down_the_slope_of_every_weight() -> None:
    """The slope is found by moving one weight a little."""
    chance = Chance(10)
    net = Net(2, chance.fractions(random_numbers(2)))
    inputs = (chance.fractions(8, net.weights[0].shape[0]) - 0.5).astype(np.float32)
    target = (chance.fractions(8, 2) - 0.5).astype(np.float32)

    def error_with(which: int, at: int, by: float) -> float:
        weights = [each.astype(np.float64) for each in before]
        weights[which].flat[at] += by
        rows, bias, out, out_bias = weights
        said = np.maximum(inputs @ rows + bias, 0) @ out + out_bias
        return float(((said - target) ** 2).mean())

    before = [weights.copy() for weights in net.weights]
    rate = 1e-3
    net.step(inputs, target, rate)
    for which, weights in enumerate(before):
        moved = (net.weights[which] - weights).ravel()
        for at in chance.below(weights.size, 40):
            slope = error_with(which, at, 1e-5) - error_with(which, at, -1e-5)
            if abs(slope) > 1e-10:
                assert moved[at] == pytest.approx(-rate * np.sign(slope), rel=0.05)
            else:
                assert abs(moved[at]) < 0.2 * rate
