"""Trains the networks that correct the search.

A round is self-play and then gradient descent. The next round plays with the network of this one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

import numpy as np

from engine.computer.correction import UNIT, inputs_of
from engine.ruleset import RULESETS, Ending, Ruleset
from training import further, rounds
from training.explore import STRAY, Player, explore
from training.fitting import fit
from training.network import HIDDEN, Afterstates, Net, Singles, join, random_numbers
from training.self_play import Chance

HOLES: Final = 2048
"""The number of holes that are played at the same time."""
POSITIONS: Final = 1_000_000
"""The number of positions that a round learns from self-play."""
REMEMBERED: Final = 2
"""The number of rounds from whose positions a round learns, the round itself included."""
PLAN: Final[dict[str, dict[int, int]]] = {"card_commons": {2: 2}, "pagat": {2: 3}}
"""The number of rounds for which a network is trained, by ruleset and number of seats."""
HELD_OUT: Final = 0.05
"""The network does not learn from this part of a round's positions. These positions measure how good the network is."""
PASSES: Final = 3
BATCH: Final = 2048
RATE: Final = 0.003
"""The learning rate at the beginning of a round. Until the end of the round the rate falls to nearly 0."""
SEED: Final = 2025

Report = Callable[[str, float], None]
"""A function that is called with the current step as text, and with the part of it that is done, from 0 to 1."""


def train(
    ruleset: Ruleset, seats: int, count: int, report: Report, *, positions: int = POSITIONS
) -> Net:
    """Return the network for a ruleset and a number of seats, trained for ``count`` rounds.

    The weights are rounded to the unit of the files. A round needs ``positions`` positions.
    """
    name = (SEED, list(RULESETS).index(ruleset.key), seats)
    chance = Chance(*name)
    net = Net(seats, chance.fractions(random_numbers(seats)))
    samples: list[Afterstates] = []
    for number in range(count):
        text = f"{ruleset.title}, {seats} seats, round {number + 1} of {count}"
        samples.append(
            _sample(ruleset, net if number else None, seats, positions, chance, report, text)
        )
        del samples[:-REMEMBERED]
        explained = learn(net, samples, chance)
        report(f"{text}: {explained:.1%} explained", (number + 1) / count)
    net = net.rounded()
    if seats == further.SEATS and ruleset.key in further.PLAN:
        return further.train_further(ruleset, net, Chance(*name, 1), report)
    return net


def _sample(
    ruleset: Ruleset,
    net: Net | None,
    seats: int,
    positions: int,
    chance: Chance,
    report: Report,
    text: str,
) -> Afterstates:
    weights = rounds.in_points(rounds.read(ruleset.key)[seats].table)
    at_once = ruleset.ending is Ending.AT_ONCE
    player = Player(weights, net, chance, at_once=at_once, stray=STRAY)
    played: list[Afterstates] = []
    count = 0
    while count < positions:
        sample = explore(player, seats, ruleset.decks(seats), HOLES)
        played.append(sample)
        count += len(sample)
        report(text, min(count / positions, 1.0))
    return join(played)


def learn(net: Net, samples: list[Afterstates], chance: Chance) -> float:
    """Train the network. Return which part of the search's squared errors the network explains, at most 1.

    The result is measured with positions of the last sample that are kept from learning. ``chance`` mixes the
    positions.
    """
    kept = int(HELD_OUT * len(samples[-1]))
    held_out = samples[-1].some(slice(0, kept))
    learnt = join([*samples[:-1], samples[-1].some(slice(kept, None))])
    fit(net, learnt, chance, passes=PASSES, batch=BATCH, rate=RATE)
    return explain(net, held_out)


def explain(net: Net, sample: Afterstates) -> float:
    """Return which part of the search's squared errors about the mover a network explains, at most 1.

    A number below 0 means that the network makes the errors larger.
    """
    parts = [sample.some(slice(at, at + BATCH)) for at in range(0, len(sample), BATCH)]
    found: Singles = np.concatenate([net.of(part.inputs())[:, 0] for part in parts])
    left = ((sample.beyond[0] - found) ** 2).sum()
    return 1.0 - float(left / (sample.beyond[0] ** 2).sum())


def file_of(ruleset: str) -> Path:
    """Return the path of the file with a ruleset's networks."""
    return Path(str(files("engine.computer"))) / f"{ruleset}_corrections.json"


def read(ruleset: str) -> dict[int, Net]:
    """Return a ruleset's networks by number of seats, empty if there is no file.

    The file has only the part about the mover.
    """
    file = file_of(ruleset)
    if not file.exists():
        return {}
    stored = json.loads(file.read_text(encoding="utf-8"))["seats"]
    nets = {}
    for seats, numbers in ((int(key), numbers) for key, numbers in stored.items()):
        net = nets[seats] = Net(seats, np.zeros(random_numbers(seats)))
        rows, bias, out, out_bias = net.weights
        rows[...] = np.array(numbers["rows"]) * UNIT
        for weights, hidden in zip((bias, out[:, 0], out_bias[:1]), numbers["hidden"], strict=True):
            weights[...] = np.array(hidden) * UNIT
    return nets


def write(ruleset: str, nets: dict[int, Net]) -> None:
    """Write a ruleset's networks into their file."""
    file_of(ruleset).write_text("".join(lines(nets)), encoding="utf-8")


def lines(nets: dict[int, Net]) -> Iterator[str]:
    """Yield the lines of the file: one for each input, then three for the hidden units."""
    yield '{"seats": {'
    for number, (seats, net) in enumerate(sorted(nets.items())):
        rows, bias, out, out_bias = [np.rint(part / UNIT).astype(int) for part in net.weights]
        assert rows.shape == (inputs_of(seats), HIDDEN)
        hidden = bias, out[:, 0], out_bias[:1]
        yield (",\n" if number else "\n") + f'"{seats}": {{"rows": [\n'
        yield ",\n".join(json.dumps(row.tolist(), separators=(",", ":")) for row in rows)
        yield '\n], "hidden": [\n'
        yield ",\n".join(json.dumps(row.tolist(), separators=(",", ":")) for row in hidden)
        yield "\n]}"
    yield "\n}}\n"
