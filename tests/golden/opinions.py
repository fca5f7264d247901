"""What computers think of their actions in many positions, in writing.

The column values and the networks are made up here by a formula. So training changes nothing in the file, but a change
of the search, of the chances to win or of the luck does.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from engine import CARD_COMMONS, PAGAT, Action, Phase, Ruleset, TableView
from engine.actions import DISCARD, DRAW, Swap, Take, TurnUp
from engine.computer import Level, evaluate
from engine.computer.aim import WinTheGame
from engine.computer.columns import COLUMNS, DOWN_IN, SCORE
from engine.computer.compact_view import compact
from engine.computer.correction import Network, inputs_of
from engine.computer.evaluation import rank
from engine.computer.lessons import mistake_of
from engine.computer.level import SKILLS
from engine.computer.luck import expected_scores, luck_of_draw, luck_of_turning_up
from engine.computer.player import judge_turn, misjudge, search_of, values_of
from engine.computer.reasons import Reason, explain
from engine.computer.values import COUNTS, Row, Table
from tests.engine.positions import greedy, new

FILE = Path(__file__).with_name("computers") / "opinions.txt"
TABLES = ((CARD_COMMONS, 2), (CARD_COMMONS, 3), (CARD_COMMONS, 6), (PAGAT, 2), (PAGAT, 4))
_HIDDEN = 3
_HEAD = (
    "# Written by `python -m tests.golden.regenerate`; read the difference before you commit it."
)


def _wave(*numbers: int) -> float:
    """Return a number from −1 to 1 that looks like chance."""
    return math.sin(
        sum(number * factor for number, factor in zip(numbers, (7, 3, 11, 5), strict=False))
    )


@cache
def make_table(_ruleset: str, seats: int, _trained: int | None = None) -> Table:
    """Return column values that nobody has trained."""

    def row(wait: int, down: int, near: int) -> Row:
        return tuple(
            SCORE[column]
            + DOWN_IN[column] * (4.5 - 0.2 * wait - 0.1 * near)
            + 0.2 * down
            + 0.5 * _wave(column, wait, down, near)
            for column in range(COLUMNS)
        )

    def more(wait: int, down: int, which: int) -> Row:
        return tuple(-0.3 * (1 + _wave(column, wait, down, which)) for column in range(COLUMNS))

    sides = range(1, COUNTS + 1)
    return Table(
        tuple(tuple(tuple(row(w, d, n) for n in sides) for d in sides) for w in range(seats)),
        tuple(
            tuple((more(w, d, 0), more(w, d, 1), more(w, d, 2)) for d in sides)
            for w in range(seats)
        ),
    )


@cache
def make_network(_ruleset: str, seats: int) -> Network:
    """Return a network that nobody has trained."""
    rows = tuple(
        tuple(0.4 * _wave(at, unit) for unit in range(_HIDDEN)) for at in range(inputs_of(seats))
    )
    return Network(seats, rows, (0.3, 0.2, 0.1), (0.5, -0.4, 0.3), 0.1)


def write_opinions() -> str:
    """Return the content of the file."""
    with pytest.MonkeyPatch.context() as patch:
        for module in ("player", "luck"):
            patch.setattr(f"engine.computer.{module}.table_for", make_table)
        patch.setattr("engine.computer.player.network_for", make_network)
        lines = [line for rules, seats in TABLES for line in _of_table(rules, seats)]
    return "\n".join((_HEAD, *lines)) + "\n"


def _of_table(rules: Ruleset, seats: int) -> Iterator[str]:
    for number, view in enumerate(_choose_views(rules, seats), start=1):
        yield ""
        yield f"== {rules.key}, {seats} seats, {number}: {view.phase}, turn {view.turn}"
        yield from _think(view)
        if view.phase is not Phase.OPENING:
            yield "in the last hole"
            yield from _think_of_the_win(view)


def _choose_views(rules: Ruleset, seats: int) -> list[TableView]:
    """Return views from one hole: the opening, turns from its beginning to its end, and turns after a rebuilt stock."""
    game = new(rules, seats)
    found: dict[object, TableView] = {}
    while game.phase is not Phase.HOLE_OVER:
        seat = game.to_act[0]
        view = game.view(seat)
        stage = min(view.turn // (4 * seats), 2) if view.turn else min(seat, 2)
        found.setdefault((view.phase, stage, view.last_turns), view)
        game.play(seat, greedy(view))
    return [*found.values(), *_after_a_rebuild(rules, seats)]


def _after_a_rebuild(rules: Ruleset, seats: int) -> Iterator[TableView]:
    game = new(rules, seats)
    while game.state.record.rebuilds == 0:
        seat = game.to_act[0]
        view = game.view(seat)
        action: Action = DRAW if DRAW in view.legal else DISCARD
        game.play(seat, greedy(view) if view.phase is Phase.OPENING else action)
    yield game.view(game.to_act[0])
    game.play(DRAW)
    yield game.view(game.to_act[0])


def _think(view: TableView) -> Iterator[str]:
    for level in Level:
        skill = replace(SKILLS[level], plays_out=False)
        yield f"{level}: {_write(values_of(view, skill, against_others=True))}"
    yield f"misjudged: {_write(misjudge(values_of(view, SKILLS[Level.ROOKIE]), view, 1.6, Random(5)))}"
    worth = evaluate(view, plays_out=False)
    best, *others = rank(worth)
    yield f"expected: {' '.join(map(_number, expected_scores(view)))}"
    yield from _write_luck(view)
    for action in others[-1:]:
        why = _write_reason(explain(view, best, action))
        yield f"not {action} but {best}: {mistake_of(view, action, best)}, because: {why}"


def _write_reason(reason: Reason | None) -> str:
    if reason is None:
        return "-"
    about = f"rank {reason.rank}, count {reason.count}, seat {reason.seat}"
    return f"{reason.why}, {_number(reason.points)} points, {about}"


def _write_luck(view: TableView) -> Iterator[str]:
    skill, position = SKILLS[Level.CLUB], compact(view)
    if view.phase is Phase.DRAW:
        chances = position.unseen.chances
        search = search_of(view, skill, position)
        luck = {card: luck_of_draw(search, chances, card) for card, _ in chances}
        yield f"luck of the draw: {' '.join(f'{card} {_number(n)}' for card, n in luck.items())}"
    cards = view.seats[view.viewer or 0].cards
    for action in view.legal:
        if isinstance(action, TurnUp | Swap | Take) and cards[action.slot] is None:
            ends = [position.unseen.down_chances[at][0] for at in (0, -1)]
            found = [luck_of_turning_up(view, action, skill, card) for card in ends]
            yield f"luck of {action}: {' '.join(map(_number, found))}"
            break


def _think_of_the_win(view: TableView) -> Iterator[str]:
    totals = [12, 9, 15, 4, 11, 10][: len(view.seats)]
    seats = tuple(
        replace(seat, total=total, given_up=seat.seat == 2 and len(totals) > 3)
        for seat, total in zip(view.seats, totals, strict=True)
    )
    last = replace(view, seats=seats, hole=view.holes)
    losing = judge_turn(last, replace(SKILLS[Level.PRO], plays_out=False), to_win=True).losing
    assert losing is not None
    yield f"pro: {_write(losing)}"
    price = WinTheGame(last, compact(last)).price_of_a_point(0.0)
    yield f"a point costs {price:.5f}"


def _write(values: Mapping[Action, float]) -> str:
    return " ".join(f"{action} {_number(value)}" for action, value in values.items())


def _number(value: float) -> str:
    return f"{round(value, 3) or 0.0:.3f}"
