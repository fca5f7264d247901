"""Measures the engine: complete random holes and actions per second on one core, and JSON.

The rows of a table do the same work on the same games. The ratio is to the row called baseline.

``PYCARDGOLF=path/to/its/checkout python -m benchmarks engine`` also plays holes in turn with PyCardGolf
(github.com/hwilco/PyCardGolf). Both engines have the same policy, and their CPU time is compared.
"""

from __future__ import annotations

import gc
import os
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from benchmarks._match import match
from engine import (
    CARD_COMMONS,
    PAGAT,
    Event,
    Game,
    RuleError,
    Ruleset,
    State,
    audit,
    decide,
    dumps,
    evolve,
    fold,
    legal_actions,
    loads,
    new_game,
    redact,
    view_for,
)
from engine.actions import DRAW, Action
from engine.shuffle import shuffled

SEATS = 4
GAMES = 60
"""The number of games, each of nine holes."""
ROUNDS = 5
"""Each figure is the best of this many rounds, because the machine does other work too."""

Step: TypeAlias = tuple[State, int, Action]
"""A moment of a game, and the action that was played then."""


def main() -> None:
    """Run all measurements of the engine."""
    for ruleset in (CARD_COMMONS, PAGAT):
        _play(ruleset)
    _parts()
    _json()
    if checkout := os.environ.get("PYCARDGOLF"):
        match(Path(checkout))


def _best(work: Callable[[], object]) -> float:
    """Return the seconds of CPU time of the fastest run."""
    taken = []
    for _ in range(ROUNDS):
        gc.collect()
        started = time.process_time()
        work()
        taken.append(time.process_time() - started)
    return min(taken)


def _secrets() -> list[bytes]:
    rng = random.Random(20)
    return [rng.randbytes(32) for _ in range(GAMES)]


def _recorded(ruleset: Ruleset) -> tuple[list[list[int]], int]:
    """Return the choices of random players, as positions in the list of legal actions, and their number."""
    rng = random.Random(21)
    games = []
    for secret in _secrets():
        state = fold(new_game(ruleset, seats=SEATS, secret=secret))
        choices = []
        while state.to_act:
            seat = state.to_act[0]
            legal = legal_actions(state, seat)
            choices.append(rng.randrange(len(legal)))
            for event in decide(state, seat, legal[choices[-1]]):
                state = evolve(state, event)
        games.append(choices)
    return games, sum(map(len, games))


def _play(ruleset: Ruleset) -> None:
    games, actions = _recorded(ruleset)
    deals = list(zip(_secrets(), games, strict=True))

    def bare() -> None:
        for secret, choices in deals:
            state = fold(new_game(ruleset, seats=SEATS, secret=secret))
            for choice in choices:
                seat = state.to_act[0]
                for event in decide(state, seat, legal_actions(state, seat)[choice]):
                    state = evolve(state, event)

    def kept() -> None:
        for secret, choices in deals:
            game = Game.new(ruleset, seats=SEATS, secret=secret)
            for choice in choices:
                seat = game.to_act[0]
                game.play(seat, game.legal_actions(seat)[choice])

    def redacted() -> None:
        for secret, choices in deals:
            game = Game.new(ruleset, seats=SEATS, secret=secret)
            for choice in choices:
                seat = game.to_act[0]
                for event in game.play(seat, game.legal_actions(seat)[choice]):
                    redact(event, None)

    def viewed(everybody: bool) -> Callable[[], None]:
        def run() -> None:
            for secret, choices in deals:
                game = Game.new(ruleset, seats=SEATS, secret=secret)
                for choice in choices:
                    seat = game.to_act[0]
                    game.play(seat, game.view(seat).legal[choice])
                    if everybody:
                        for viewer in (None, *range(SEATS)):
                            game.view(viewer)

        return run

    def chosen() -> None:
        rng = random.Random(22)
        for secret, choices in deals:
            state = fold(new_game(ruleset, seats=SEATS, secret=secret))
            for choice in choices:
                seat = state.to_act[0]
                legal = legal_actions(state, seat)
                rng.choice(legal)
                for event in decide(state, seat, legal[choice]):
                    state = evolve(state, event)

    holes = GAMES * 9
    print(f"{ruleset.title}, {SEATS} seats, {holes} complete random holes, {actions} actions")
    print(f"{'':44}{'holes/s':>10}{'actions/s':>12}{'ratio':>8}")
    baseline = 0.0
    for name, work in (
        ("pure functions, legal actions listed: baseline", bare),
        ("... and a random choice made each time", chosen),
        ("Game: events kept", kept),
        ("Game: events kept and redacted", redacted),
        ("Game: a view for whoever acts", viewed(everybody=False)),
        ("Game: views for whoever acts and all 5 viewers", viewed(everybody=True)),
    ):
        taken = _best(work)
        baseline = baseline or taken
        print(f"{name:46}{holes / taken:8.0f}{actions / taken:12.0f}{baseline / taken:8.2f}")
    print()


def _steps() -> tuple[list[Step], list[Event]]:
    """Return every moment of some games, and all their events."""
    rng = random.Random(23)
    steps: list[Step] = []
    events: list[Event] = []
    for secret in _secrets()[:20]:
        game = Game.new(CARD_COMMONS, seats=SEATS, secret=secret)
        while not game.is_over:
            seat = game.to_act[0]
            action = rng.choice(game.legal_actions(seat))
            steps.append((game.state, seat, action))
            game.play(seat, action)
        events += game.events
    return steps, events


def _call(function: Callable[..., object], all_arguments: Sequence[tuple[Any, ...]]) -> None:
    """Call a function with each tuple of arguments. No result is kept, because its memory would be measured too."""
    for arguments in all_arguments:
        function(*arguments)


def _refuse(steps: Sequence[Step]) -> None:
    for state, seat, _ in steps:
        try:
            decide(state, (seat + 1) % SEATS, DRAW)
        except RuleError:
            continue


def _parts() -> None:
    steps, events = _steps()
    folded = [(state, event) for state, event in _pairs(events)]
    deck = CARD_COMMONS.decks(SEATS) * 52
    shuffles = 2000
    print("The parts, microseconds each")
    print(f"{'':34}{'us':>8}{'ratio':>8}")
    baseline = 0.0
    views = [(state, seat) for state, seat, _ in steps]
    for name, work, times in (
        ("evolve: baseline", lambda: _call(evolve, folded), len(folded)),
        ("legal_actions", lambda: _call(legal_actions, views), len(steps)),
        ("decide", lambda: _call(decide, steps), len(steps)),
        ("decide, refused with a sentence", lambda: _refuse(steps), len(steps)),
        ("view_for a seat", lambda: _call(view_for, views), len(steps)),
        ("redact", lambda: _call(redact, [(event, None) for event in events]), len(events)),
        (
            "shuffle of a deck",
            lambda: [shuffled(range(deck), bytes(32), "", hole, 0) for hole in range(shuffles)],
            shuffles,
        ),
    ):
        taken = _best(work) / times
        baseline = baseline or taken
        print(f"{name:34}{taken * 1e6:8.2f}{taken / baseline:8.2f}")
    print()


def _pairs(events: Sequence[Event]) -> list[tuple[State, Event]]:
    """Return each event of a game but the first, with the state before it."""
    pairs = []
    start = 0
    bounds = [at for at, event in enumerate(events) if type(event).__name__ == "GameStarted"]
    for start, end in zip(bounds, [*bounds[1:], len(events)], strict=True):
        state = fold(events[start : start + 2])
        for event in events[start + 2 : end]:
            pairs.append((state, event))
            state = evolve(state, event)
    return pairs


def _json() -> None:
    game = Game.new(CARD_COMMONS, seats=SEATS, secret=bytes(32))
    rng = random.Random(24)
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, rng.choice(game.legal_actions(seat)))
    events = game.events
    text = dumps(events)
    print(
        f"JSON of one game of 9 holes: {len(events)} events, {len(text)} bytes, "
        f"{len(text) / len(events):.0f} bytes each"
    )
    print(f"{'':34}{'ns/event':>10}{'ratio':>8}")
    baseline = 0.0
    for name, work in (
        ("fold: baseline", lambda: fold(events)),
        ("dumps", lambda: dumps(events)),
        ("loads", lambda: loads(text)),
        ("loads and fold", lambda: fold(loads(text))),
        ("audit", lambda: audit(events)),
    ):
        taken = _best(work) / len(events)
        baseline = baseline or taken
        print(f"{name:34}{taken * 1e9:10.0f}{taken / baseline:8.2f}")
