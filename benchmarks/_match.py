"""Compares the engine with PyCardGolf: the same policy in both, holes in turn, CPU time."""

from __future__ import annotations

import gc
import importlib
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from engine import CARD_COMMONS, Phase, decide, evolve, fold, legal_actions, new_game
from engine.actions import DRAW, Action

SEATS = 4
ROUNDS = 6
ROUND_HOLES = 1000
SLICE_HOLES = 50
"""The holes that one engine plays before it is the other's turn.

So few take so little time that other work of the machine slows both engines down equally.
"""


def match(checkout: Path) -> None:
    """Play holes with both engines in turn. In each turn they draw or take at random, and place at random."""
    sys.path.insert(0, str(checkout / "src"))
    theirs = _PyCardGolf()
    print(
        f"Beside PyCardGolf, {SEATS} seats, {ROUNDS} rounds of {ROUND_HOLES} holes, {SLICE_HOLES} in turn, CPU time"
    )
    print(
        f"{'':10}{'turns/s':>10}{'theirs':>10}{'ratio':>8}{'holes/s':>10}{'theirs':>10}{'ratio':>8}"
    )
    all_rounds = [_Run(), _Run()]
    for number in range(ROUNDS):
        runs = [_Run(), _Run()]
        chances = [random.Random(number), random.Random(number)]
        for _ in range(ROUND_HOLES // SLICE_HOLES):
            for run, play, rng in zip(runs, (_play_ours, theirs.play), chances, strict=True):
                run.measure(partial(play, rng))
        _print_line(f"round {number + 1}", *runs)
        for total, run in zip(all_rounds, runs, strict=True):
            total.add(run)
    _print_line("all", *all_rounds)


class _Run:
    """The holes of one engine, and their CPU time."""

    def __init__(self) -> None:
        self.turns, self.holes, self.seconds = 0, 0, 0.0

    def measure(self, play: Callable[[], int]) -> None:
        """Play a slice of holes and add its time."""
        gc.collect()
        started = time.process_time()
        self.turns += sum(play() for _ in range(SLICE_HOLES))
        self.seconds += time.process_time() - started
        self.holes += SLICE_HOLES

    def add(self, other: _Run) -> None:
        """Add the figures of another run."""
        self.turns += other.turns
        self.holes += other.holes
        self.seconds += other.seconds


def _print_line(name: str, ours: _Run, theirs: _Run) -> None:
    turns = ours.turns / ours.seconds, theirs.turns / theirs.seconds
    holes = ours.holes / ours.seconds, theirs.holes / theirs.seconds
    print(
        f"{name:10}{turns[0]:10.0f}{turns[1]:10.0f}{turns[0] / turns[1]:8.2f}"
        f"{holes[0]:10.0f}{holes[1]:10.0f}{holes[0] / holes[1]:8.2f}"
    )


def _play_ours(rng: random.Random) -> int:
    """Play one hole of Card Commons and return its turns."""
    state = fold(new_game(CARD_COMMONS, seats=SEATS, secret=rng.randbytes(32)))
    while state.seat is not None:
        legal = legal_actions(state, state.seat)
        # Take and draw have equal chances, so the six places of a take count as one choice.
        if state.phase is Phase.DRAW and rng.random() < 0.5:
            action: Action = DRAW
        elif state.phase is Phase.DRAW:
            action = legal[1 + int(rng.random() * 6)]
        else:
            action = legal[int(rng.random() * len(legal))]
        for event in decide(state, state.seat, action):
            state = evolve(state, event)
    return state.turn


class _PyCardGolf:
    """The same policy in PyCardGolf. A card is never turned up after a discard, as in our engine."""

    def __init__(self) -> None:
        self.rounds: Any = importlib.import_module("pycardgolf.core.round")
        phases: Any = importlib.import_module("pycardgolf.core.phases")
        self.phase: Any = phases.RoundPhase
        self.actions: Any = importlib.import_module("pycardgolf.core.actions").ActionSpace

    def play(self, rng: random.Random) -> int:
        """Play one hole and return its turns."""
        names = [str(seat) for seat in range(SEATS)]
        hole = self.rounds.RoundFactory.create_standard_round(names, seed=rng.getrandbits(60))
        phase, actions = self.phase, self.actions
        turns = 0
        while hole.phase is not phase.FINISHED:
            legal = hole.get_valid_actions(hole.get_current_player_idx())
            if hole.phase is phase.DRAW:
                turns += 1
                action = actions.DRAW_DECK if rng.random() < 0.5 else actions.DRAW_DISCARD
            elif hole.phase is phase.FLIP:
                action = actions.PASS
            else:
                action = legal[int(rng.random() * len(legal))]
            hole.step(action)
        hole.get_scores()
        return turns
