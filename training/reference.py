"""The players of tournaments: the levels, and simpler players with which they are compared."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

from engine.actions import DISCARD, DRAW, NEXT_HOLE, SWAPS, TAKES, Action
from engine.computer.columns import COLUMN_OF
from engine.computer.compact_view import CompactView, compact
from engine.computer.level import SKILLS, Level, Skill
from engine.computer.player import choose_with
from engine.state import Phase
from engine.table_view import TableView

Player: TypeAlias = Callable[[TableView, random.Random], Action]

COLUMNS_ALONE: Final = Skill(
    sees_reply=True,
    corrects=False,
    asks_within=0.0,
    plays_out=False,
    counts_crowd=False,
    counts_on=True,
    plays_to_win=True,
    misjudges=0.0,
)
"""The skill of Pro before there were networks: column values and the next seat's reply."""


def play_at_random(view: TableView, rng: random.Random) -> Action:
    """Return any legal action of the viewer. All legal actions have the same chance."""
    return rng.choice(view.legal)


def play_greedily(view: TableView, rng: random.Random) -> Action:
    """Return the action with the lowest expected points of the player's own layout, as if the hole ended now.

    This player ignores the other seats, counts the unseen cards exactly, and turns up its opening cards at random.
    """
    if view.phase is Phase.HOLE_OVER:
        return NEXT_HOLE
    if view.phase is Phase.OPENING:
        return rng.choice(view.legal)
    values = greedy_values(compact(view))
    return min((action for action in view.legal), key=values.__getitem__)


def greedy_values(position: CompactView) -> dict[Action, float]:
    """Return the expected points of the viewer's own layout after each action.

    The actions are ``Draw`` and ``Take`` at the start of a turn, and ``Swap`` and ``Discard`` with a drawn card.
    ``Draw`` has the average over all cards that may be drawn, each used in the best way.
    """
    unseen = position.unseen
    columns = position.layouts[0]
    now = sum(map(unseen.expected, columns))
    if position.drawn is not None:
        put = _after_putting(position, position.drawn, now)
        return {**dict(zip(SWAPS, put, strict=True)), DISCARD: now}
    gains = [unseen.gains(column) for column in columns]
    drawn = sum(
        chance * max(0.0, *(gain[rank] for gain in gains)) for rank, chance in unseen.chances
    )
    values: dict[Action, float] = {DRAW: now - drawn}
    if position.top is not None:
        values |= zip(TAKES, _after_putting(position, position.top, now), strict=True)
    return values


def _after_putting(position: CompactView, rank: int, now: float) -> list[float]:
    ranks, expected = position.ranks, position.unseen.expected
    return [
        now
        - expected(COLUMN_OF[ranks[slot]][ranks[(slot + 3) % 6]])
        + expected(COLUMN_OF[rank][ranks[(slot + 3) % 6]])
        for slot in range(6)
    ]


def _choose(skill: Skill, view: TableView, rng: random.Random) -> Action:
    return choose_with(view, skill, rng)


SKILLED: Final[dict[str, Skill]] = {
    "columns": COLUMNS_ALONE,
    "search": replace(SKILLS[Level.PRO], plays_out=False),
    **{level.value: SKILLS[level] for level in Level},
}
"""The players that are a skill, by their names on the command line. ``search`` is Pro without playing out."""
PLAYERS: Final[dict[str, Player]] = {
    "random": play_at_random,
    "greedy": play_greedily,
    **{name: partial(_choose, skill) for name, skill in SKILLED.items()},
}
"""The players, by their names on the command line."""


def with_table(name: str, seats: int) -> Player:
    """Return a player of ``SKILLED`` whose search uses the column values that were trained for this number of seats."""
    return partial(_choose, replace(SKILLED[name], table=seats))
