"""Compares the choices of two players at many decisions, by playing both on to the end of the hole in many worlds.

Two strong players choose differently at few decisions. So this shows a small difference with far less work than whole
holes do. It counts one decision at a time: after it, all seats go on as the loops of ``playing_out`` do.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import fsum, sqrt
from typing import Final

import numpy as np

from engine.computer import playing_out
from engine.computer.compact_view import CompactView, compact
from engine.computer.level import Skill
from engine.computer.player import choose_with, search_of
from engine.computer.playing_out.refining import Code, Refining, deal_worlds, list_actions, root_of
from engine.game import Game
from engine.ruleset import Ruleset
from engine.state import Phase
from engine.table_view import TableView

EVERY: Final = 4
"""One decision out of this many is compared."""


@dataclass(frozen=True, slots=True)
class Choices:
    """The result of a comparison."""

    ruleset: str
    """The title of the ruleset."""
    seats: int
    one: str
    other: str
    decisions: int
    different: float
    """The share of decisions at which the players choose differently."""
    difference: float
    """The first player's points a hole minus the other's, if one seat chooses this way and all go on as before."""
    error: float
    """The standard error of ``difference``."""


def compare(  # noqa: PLR0913
    names: tuple[str, str],
    skills: tuple[Skill, Skill],
    ruleset: Ruleset,
    *,
    seats: int,
    decisions: int,
    worlds: int,
    seed: int,
    own: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> Choices:
    """Compare the choices of two skills at a number of decisions of the second one; ``ValueError`` without numba.

    If ``own`` is true, the first skill plays every other seat, and its own decisions are compared. They show less,
    because a better player seldom comes into the positions in which the other one chooses badly.

    ``progress`` is called with the number of compared decisions and the number of all.
    """
    refining = playing_out.find_refining()
    if refining is None:
        raise ValueError("playing out is not ready")
    chance = random.Random(f"{seed}|{ruleset.key}|{seats}")
    found: list[float] = []
    made = holes = 0
    while len(found) < decisions:
        game = Game.new(
            ruleset, seats=seats, holes=ruleset.default_holes, secret=chance.randbytes(32)
        )
        holes += 1
        while not game.scorecard:
            seat = game.to_act[0]
            view = game.view(seat)
            mine = own and seat % 2 == 0
            if view.phase is not Phase.OPENING and mine == own:
                made += 1
                if not chance.randrange(EVERY):
                    found.append(_compare(refining, view, skills, worlds, chance))
                    if progress is not None:
                        progress(min(len(found), decisions), decisions)
            game.play(seat, choose_with(view, skills[0 if mine else 1], chance))
    per_hole = made / holes / (len(range(0, seats, 2)) if own else seats)
    mean = fsum(found) / len(found)
    spread = fsum((number - mean) ** 2 for number in found)
    error = sqrt(spread / (len(found) - 1) / len(found))
    different = sum(number != 0.0 for number in found) / len(found)
    return Choices(
        ruleset.title, seats, *names, len(found), different, per_hole * mean, per_hole * error
    )


def as_table(all_choices: Iterable[Choices]) -> str:
    """Return the comparisons as a Markdown table."""
    lines = [
        "| ruleset | seats | players | decisions | different | points a hole |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    lines += [
        f"| {each.ruleset} | {each.seats} | {each.one} : {each.other} | {each.decisions} "
        f"| {each.different:.0%} | {each.difference:+.2f} ± {each.error:.2f} |"
        for each in all_choices
    ]
    return "\n".join(lines)


def _compare(
    refining: Refining,
    view: TableView,
    skills: tuple[Skill, Skill],
    worlds: int,
    chance: random.Random,
) -> float:
    """Return by how much the first skill's choice costs more than the other's."""
    position = compact(view)
    if not refining.suits(position):
        return 0.0
    codes = list_actions(position, search_of(view, skills[1], position).values())
    one, other = (codes[choose_with(view, skill, chance)] for skill in skills)
    if one == other:
        return 0.0
    return _price(refining, view.ruleset.key, position, (one, other), worlds, chance)


def _price(
    refining: Refining,
    ruleset: str,
    position: CompactView,
    codes: tuple[Code, Code],
    worlds: int,
    chance: random.Random,
) -> float:
    dealt = deal_worlds(position, worlds, np.random.PCG64(chance.getrandbits(64)))
    results, _ = refining.play_worlds(
        ruleset, position.seats, position.at_once, root_of(position), np.array(codes), dealt
    )
    return float((results[:, 0] - results[:, 1]).mean())
