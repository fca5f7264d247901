"""The engine beside PyCardGolf: the same policy in both, holes in turn, CPU time."""

from __future__ import annotations

import gc
import importlib
import random
import sys
import time
from pathlib import Path
from typing import Any

from engine import CARD_COMMONS, Phase, decide, evolve, fold, legal_actions, new_game
from engine.actions import DRAW, Action

SEATS = 4
MATCH_HOLES = 1000
MATCH_ROUNDS = 6


def match(checkout: Path) -> None:
    """Play holes with both engines, in turn: in each turn draw or take at random, place at random."""
    sys.path.insert(0, str(checkout / "src"))
    theirs = _PyCardGolf()
    print(
        f"Beside PyCardGolf, {SEATS} seats, {MATCH_ROUNDS} rounds of {MATCH_HOLES} holes, CPU time"
    )
    print(
        f"{'':10}{'turns/s':>10}{'theirs':>10}{'ratio':>8}{'holes/s':>10}{'theirs':>10}{'ratio':>8}"
    )
    for number in range(MATCH_ROUNDS):
        speeds = []
        for play in (_play_ours, theirs.play):
            rng = random.Random(number)
            gc.collect()
            started = time.process_time()
            turns = sum(play(rng) for _ in range(MATCH_HOLES))
            taken = time.process_time() - started
            speeds.append((turns / taken, MATCH_HOLES / taken))
        (turns_ours, holes_ours), (turns_theirs, holes_theirs) = speeds
        print(
            f"round {number + 1:<4}{turns_ours:10.0f}{turns_theirs:10.0f}{turns_ours / turns_theirs:8.2f}"
            f"{holes_ours:10.0f}{holes_theirs:10.0f}{holes_ours / holes_theirs:8.2f}"
        )


def _play_ours(rng: random.Random) -> int:
    """Play one hole of Card Commons and return its turns."""
    state = fold(new_game(CARD_COMMONS, seats=SEATS, secret=rng.randbytes(32)))
    while state.seat is not None:
        legal = legal_actions(state, state.seat)
        # Take or draw with equal chances: the six places of a take are one choice.
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
    """The same policy in PyCardGolf; a card is never turned up after a discard, as here."""

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
