"""Measures how long the computers think, and how long a review takes.

A greedy player in the same positions is the baseline. Times are processor time, so that other work of the machine does
not count.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from time import process_time
from typing import Final

from engine import RULESETS, Game, Phase, Ruleset
from engine.computer import Level, choose, evaluate, review
from engine.computer.playing_out import prepare
from engine.table_view import TableView
from training.reference import play_greedily

POSITIONS: Final = 200
LIMITS_MS: Final = {Level.ROOKIE: 5.0, Level.CLUB: 5.0, Level.PRO: 50.0}
"""The milliseconds within which 99 of 100 decisions should be made, on one core and at any table."""


def main() -> None:
    """Print the tables."""
    print("" if prepare() else "Without numba: Pro plays by its search alone.\n")
    print(
        "| ruleset | seats | player | mean ms | p50 ms | p99 ms | longest ms | × greedy | limit ms |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for ruleset in RULESETS.values():
        for seats in range(2, ruleset.max_seats + 1):
            _decisions(ruleset, seats)
    print()
    print("| ruleset | seats | holes | review, seconds |")
    print("| --- | --- | --- | --- |")
    for ruleset in RULESETS.values():
        game = _game(ruleset, 4, 9)
        began = process_time()
        review(game.events)
        print(f"| {ruleset.title} | 4 | 9 | {process_time() - began:.1f} |")


def _decisions(ruleset: Ruleset, seats: int) -> None:
    views = _views(ruleset, seats)
    chance = random.Random(1)
    baseline = _times_ms(views, lambda view: play_greedily(view, chance))
    mean = sum(baseline) / len(baseline)
    _row(ruleset, seats, "greedy", baseline, mean, "")
    for level in Level:
        times = _times_ms(views, lambda view, level=level: choose(view, level, chance))  # type: ignore[misc]
        _row(ruleset, seats, level.title(), times, mean, f"{LIMITS_MS[level]:g}")
    _row(ruleset, seats, "the coach", _times_ms(views, evaluate), mean, "")


def _row(
    ruleset: Ruleset, seats: int, player: str, times_ms: list[float], baseline: float, limit: str
) -> None:
    mean = sum(times_ms) / len(times_ms)
    middle, late = (times_ms[int(share * len(times_ms))] for share in (0.5, 0.99))
    print(
        f"| {ruleset.title} | {seats} | {player} | {mean:.2f} | {middle:.2f} | {late:.2f} "
        f"| {times_ms[-1]:.2f} | {mean / baseline:.1f} | {limit} |"
    )


def _times_ms(views: list[TableView], decide: Callable[[TableView], object]) -> list[float]:
    times = []
    for view in views:
        began = process_time()
        decide(view)
        times.append(1000 * (process_time() - began))
    return sorted(times)


def _views(ruleset: Ruleset, seats: int) -> list[TableView]:
    chance = random.Random(2)
    game = Game.new(ruleset, seats=seats, holes=18, secret=chance.randbytes(32))
    views: list[TableView] = []
    while len(views) < POSITIONS:
        if game.is_over:
            game = Game.new(ruleset, seats=seats, holes=18, secret=chance.randbytes(32))
        seat = game.to_act[0]
        view = game.view(seat)
        if game.phase in {Phase.DRAW, Phase.PLACE}:
            views.append(view)
        game.play(seat, choose(view, Level.CLUB, chance))
    return views


def _game(ruleset: Ruleset, seats: int, holes: int) -> Game:
    game = Game.new(ruleset, seats=seats, holes=holes, secret=bytes(32))
    chance = random.Random(3)
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, choose(game.view(seat), Level.CLUB, chance))
    return game
