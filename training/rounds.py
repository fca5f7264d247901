"""Computes the column values from nothing but the rules.

A round is self-play and then least squares. The next round plays with the values of this one. Every random number has a
seed that is made of its purpose. So the same command gives the same files, bit for bit.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

import numpy as np

from engine.computer.columns import COLUMNS, DOWN
from engine.computer.values import COUNTS, UNIT
from engine.ruleset import RULESETS, Ending, Ruleset
from training.fit import Fit
from training.seen import ROWS, Floats, Ints, Table, expected_points, size_of
from training.self_play import Chance, Sample, play

HOLES: Final = 2048
"""The number of holes that are played at the same time."""
SEED: Final = 2024
_LONG: Final = (2, 3, 5, 8, 12, 16, 24, 32)
_SHORT: Final = (1, 2, 3, 5, 8, 10, 12)
_SHORTEST: Final = (1, 1, 2, 3, 4, 5, 6)
PLAN: Final[dict[str, dict[int, tuple[int, ...]]]] = {
    "card_commons": {2: _LONG, 3: _LONG, 4: _LONG},
    "pagat": {2: _LONG, 3: _LONG, 4: _LONG, 6: _SHORT, 12: _SHORTEST},
}
"""By ruleset and number of seats: a number for each round, which says how often ``HOLES`` holes are played in it."""

TRUST: Final = (4.0, 8.0, 20.0, 50.0, 100.0, 150.0, 200.0, 300.0)
"""For each round, the weight of the table with which the round begins. Later tables are better and weigh more."""


@dataclass(frozen=True, slots=True)
class Trained:
    """A trained table, and a digest of the table after the first round."""

    table: Ints
    """The values in hundredths of a point, in the order that ``size_of`` describes."""
    first_round: str
    """The SHA-256 in hex of the table after the first round. Anybody can compute this table again in seconds."""


Report = Callable[[str, float], None]
"""A function that is called with the current step as text, and with the part of it that is done, from 0 to 1."""


def train(ruleset: Ruleset, seats: int, rounds: tuple[int, ...], report: Report) -> Trained:
    """Return the trained table for ``seats`` seats. ``rounds`` has a number for each round, as in ``PLAN``."""
    table, first_round = first_table(seats), ""
    done, work = 0, sum(rounds)
    for number, batches in enumerate(rounds):
        samples = []
        for batch in range(batches):
            sample, points, turns = self_play(ruleset, seats, table, number, batch)
            samples.append(sample)
            done += 1
            report(
                f"{ruleset.title}, {seats} seats, round {number + 1} of {len(rounds)}: "
                f"{points:.2f} points, {turns:.1f} turns a hole",
                done / work,
            )
        table = fitted(samples, table, TRUST[number])
        if number == 0:
            first_round = digest(table)
    return Trained(table, first_round)


def digest(table: Ints) -> str:
    """Return the SHA-256 in hex of a table's decimal numbers, with commas between them."""
    return hashlib.sha256(",".join(map(str, table.tolist())).encode()).hexdigest()


def first_table(seats: int) -> Ints:
    """Return the table with which training begins.

    The values are the expected points of columns that do not change any more, while a full deck is unseen.
    """
    nothing = np.full((2, 6, 1), DOWN)
    full = np.full((DOWN, 1), 4)
    deck = Table(nothing, full / full.sum(), full, np.zeros(1, dtype=np.int64))
    points = np.rint(expected_points(deck)[:, 0] / UNIT).astype(np.int64)
    table = np.zeros(size_of(seats), dtype=np.int64)
    table[: seats * ROWS * COLUMNS] = np.tile(points, seats * ROWS)
    return table


def self_play(
    ruleset: Ruleset, seats: int, table: Ints, number: int, batch: int, holes: int = HOLES
) -> tuple[Sample, float, float]:
    """Play one batch of holes of a round. ``training.self_play.play`` describes the result.

    ``number`` is the number of the round, and ``batch`` the number of the batch.
    """
    at_once = ruleset.ending is Ending.AT_ONCE
    chance = Chance(SEED, list(RULESETS).index(ruleset.key), seats, number, batch)
    return play(in_points(table), seats, ruleset.decks(seats), holes, chance, at_once=at_once)


def in_points(table: Ints) -> Floats:
    """Return a table with its values in points, as the players use it."""
    return np.asarray(table * UNIT, dtype=np.float64)


def fitted(samples: list[Sample], table: Ints, trust: float) -> Ints:
    """Return the table that explains these samples best, rounded to the unit of the files."""
    whole = Sample(
        np.concatenate([sample.cells for sample in samples], axis=2),
        np.concatenate([sample.chances for sample in samples], axis=1),
        np.concatenate([sample.outcome for sample in samples], axis=1),
    )
    after: Floats = Fit(whole).after(in_points(table), trust)
    rounded: Ints = np.rint(after / UNIT).astype(np.int64)
    return rounded


def file_of(ruleset: str) -> Path:
    """Return the path of the file with a ruleset's tables."""
    return Path(str(files("engine.computer"))) / f"{ruleset}.json"


def read(ruleset: str) -> dict[int, Trained]:
    """Return a ruleset's tables by number of seats; an empty dictionary if there is no file yet."""
    file = file_of(ruleset)
    if not file.exists():
        return {}
    stored = json.loads(file.read_text(encoding="utf-8"))["seats"]
    return {
        int(seats): Trained(
            np.array([*tables["base"], *tables["counts"]], dtype=np.int64).ravel(),
            tables["first_round"],
        )
        for seats, tables in stored.items()
    }


def write(ruleset: str, tables: dict[int, Trained]) -> None:
    """Write a ruleset's tables into their file."""
    file_of(ruleset).write_text("".join(lines(tables)), encoding="utf-8")


def lines(tables: dict[int, Trained]) -> Iterator[str]:
    """Yield the lines of the file, one for each row of the tables."""
    yield '{"seats": {'
    for number, (seats, trained) in enumerate(sorted(tables.items())):
        rows = trained.table.reshape(-1, COLUMNS).tolist()
        base = seats * ROWS
        assert len(rows) == base + 3 * seats * COUNTS
        yield (
            ",\n" if number else "\n"
        ) + f'"{seats}": {{"first_round": "{trained.first_round}", "base": [\n'
        yield ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows[:base])
        yield '\n], "counts": [\n'
        yield ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows[base:])
        yield "\n]}"
    yield "\n}}\n"
