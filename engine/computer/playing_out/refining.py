"""Makes the values of close actions more exact by playing them out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias
from zlib import crc32

import numpy as np

from engine.actions import DRAW, Action, Swap, Take
from engine.cards import POINTS
from engine.computer.columns import CARDS_OF, COLUMN_OF, DOWN, DOWN_IN, SCORE
from engine.computer.compact_view import CompactView
from engine.computer.correction import network_for
from engine.computer.playing_out import holes, memory
from engine.computer.playing_out.compiled import compile_loops
from engine.computer.playing_out.memory import Floats, Ints
from engine.computer.values import HIGH, LOW, table_for

Code: TypeAlias = tuple[int, int, int]
"""An action as the loops read it: how the turn begins, the card, and the use of the card."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How many actions are played out, and how often."""

    within: float = 2.0
    """How close to the best, in points, an action must be to be played out."""
    turns: int = 4600
    """The most turns that are played. It limits the time."""
    batch: int = 12
    """After each batch of this many worlds, actions that are clearly worse are not played any more."""


EFFORTS: Final = {
    2: Effort(),
    3: Effort(within=2.5, turns=6900, batch=16),
    4: Effort(within=2.5, turns=7600, batch=16),
    # Holes at these tables are long: with larger batches, the first one alone would take all the time.
    **dict.fromkeys((9, 10, 11, 12), Effort(within=5.0, turns=5000, batch=8)),
}
"""By number of seats: the effort. A turn at a table of two takes longer, because the network is asked."""
EFFORT: Final = Effort(within=5.0, turns=6000)
"""The effort at all other tables. Each further seat makes a turn longer.

At these tables the search is sometimes wrong by 3 to 5 points, mostly about turning up a card.
"""
DOUBT: Final = 0.6
"""The standard error, in points, of a difference between two actions in the search.

The larger the error, the more the results of playing out count.
"""
CLEARLY: Final = 2.5
"""An action is clearly worse than the best if it is worse by this number of standard errors."""
LONGEST: Final = 300
"""A hole that is played out is stopped after this many turns."""


class Refining:
    """Makes the values of close actions more exact by playing these actions out."""

    def __init__(self, *, compiled: bool = True) -> None:
        """Compile the loops, or read them from the cache; ``ImportError`` without numba.

        If ``compiled`` is false, the loops are interpreted.
        """
        self.play = compile_loops() if compiled else holes.play_actions
        self.within: float | None = None
        """How close to the best an action must be, if this is given, instead of what the effort says."""
        # The loops are compiled in the first call. With no world it plays nothing.
        nothing = np.zeros((0, 3), dtype=np.int64)
        self.play_worlds("pagat", 2, True, np.zeros(memory.WORLD, dtype=np.int64), nothing, nothing)

    @staticmethod
    def suits(view: CompactView) -> bool:
        """Whether actions can be played out: nobody is out, and the first stock will last for some turns."""
        stock = sum(view.unseen.stock) - sum(view.down)
        return view.turns_left is None and not view.unseen.is_split and stock >= view.seats

    def refine(
        self, view: CompactView, ruleset: str, values: Mapping[Action, float]
    ) -> dict[Action, float]:
        """Return the values of all actions after the close ones were played out.

        The position must suit (see ``suits``).

        ``values`` are the values by the search. The same position always gives the same result.
        """
        effort = EFFORTS.get(view.seats, EFFORT)
        listed = list_actions(view, values)
        codes = sorted(set(listed.values()))
        actions = np.array(codes, dtype=np.int64)
        searched = np.array([min(values[a] for a in values if listed[a] == code) for code in codes])
        within = effort.within if self.within is None else self.within
        left = np.flatnonzero(searched <= searched.min() + within)
        if len(left) < 2:
            return dict(values)
        root = root_of(view)
        chance = np.random.PCG64(crc32(actions.tobytes(), crc32(root.tobytes())))
        played, turns, each = np.zeros((0, len(codes))), 0, 0
        worse = np.full(len(codes), -1.0)
        best = 0.0
        while len(left) > 1 and turns + each * len(left) < effort.turns:
            worlds = deal_worlds(view, effort.batch, chance)
            results, more = self.play_worlds(
                ruleset, view.seats, view.at_once, root, actions[left], worlds
            )
            turns += more
            each = more // len(left)
            batch = np.zeros((effort.batch, len(codes)))
            batch[:, left] = results
            played = np.concatenate([played, batch])
            blended, error = blend(searched[left], played[:, left])
            best = blended.min()
            worse[left] = blended - best
            left = left[worse[left] <= CLEARLY * error]
        # Actions that were not played keep their distance from the best of the search.
        refined = np.where(worse < 0.0, searched - searched.min() + best, best + worse)
        by_code = dict(zip(codes, refined.tolist(), strict=True))
        return {action: by_code[listed[action]] for action in values}

    def play_worlds(
        self, ruleset: str, seats: int, at_once: bool, root: Ints, actions: Ints, worlds: Ints
    ) -> tuple[Floats, int]:
        """Return seat 0's points without the luck, by world and action, and the number of turns that were played."""
        rules, points, network = tables_of(ruleset, seats)
        results = np.zeros((len(worlds), len(actions)))
        hole = np.zeros(memory.WORLD + worlds.shape[1], dtype=np.int64)
        turns = self.play(
            rules, points, network, np.zeros(memory.NOTES), root, hole, at_once, LONGEST,
            actions, worlds, results,
        )  # fmt: skip
        return results, turns


def deal_worlds(view: CompactView, many: int, chance: np.random.PCG64) -> Ints:
    """Return a number of orders in which the unseen cards may come."""
    cards = np.repeat(np.arange(DOWN), view.unseen.stock)
    keys = chance.random_raw(many * len(cards)).reshape(many, len(cards))
    worlds: Ints = cards[keys.argsort(axis=1)]
    return worlds


def blend(searched: Floats, played: Floats) -> tuple[Floats, float]:
    """Return the values of actions by the search and by the worlds, and the standard error of a difference.

    ``played`` has the points by world and action. The more worlds there are, the more they count.
    """
    worlds, count = played.shape
    apart = played - played.mean(axis=1, keepdims=True)
    apart -= apart.mean(axis=0)
    variance = 2.0 * float((apart**2).sum()) / ((worlds - 1) * (count - 1)) / worlds
    weight = DOUBT**2 / (DOUBT**2 + variance)
    blended: Floats = weight * played.mean(axis=0) + (1.0 - weight) * searched
    return blended, (weight * variance) ** 0.5


def list_actions(view: CompactView, values: Mapping[Action, float]) -> dict[Action, Code]:
    """Return each action as the loops read it. Actions with the same outcome are equal."""
    columns = sorted(view.layouts[0])
    begin, card = memory.PLACE, view.drawn
    if card is None:
        begin, card = memory.TAKE, view.top
    listed: dict[Action, Code] = {}
    for action in values:
        if isinstance(action, Swap | Take):
            assert card is not None  # the action is legal
            old, kept = view.ranks[action.slot], view.ranks[(action.slot + 3) % 6]
            if begin == memory.PLACE and old == card:
                listed[action] = begin, card, memory.DISCARD
                continue
            column = COLUMN_OF[old][kept]
            half = CARDS_OF[column].index(old)
            listed[action] = begin, card, 2 * columns.index(column) + half
        elif action is DRAW or card is None:
            listed[action] = memory.DRAW, 0, 0
        else:
            listed[action] = begin, card, memory.DISCARD
    return listed


def root_of(view: CompactView) -> Ints:
    """Return the position before the action, in the order of ``memory.py``. The order of columns does not count."""
    root = np.zeros(memory.WORLD, dtype=np.int64)
    root[memory.TOP] = 0 if view.top is None else view.top
    root[memory.OUT] = -1
    root[memory.MANY] = sum(view.unseen.stock)
    root[memory.SEATS] = view.seats
    root[memory.UNSEEN : memory.UNSEEN + DOWN] = view.unseen.stock
    root[memory.FACE_DOWN : memory.FACE_DOWN + view.seats] = view.down
    root[memory.NEXT : memory.NEXT + view.seats] = np.cumsum(view.down) - view.down
    root[memory.STOCK] = sum(view.unseen.stock) - sum(view.down)
    layouts = [sorted(columns) for columns in view.layouts]
    root[memory.LAYOUT : memory.LAYOUT + 3 * view.seats] = np.array(layouts).ravel()
    return root


@lru_cache(maxsize=32)
def tables_of(ruleset: str, seats: int) -> tuple[Ints, Floats, Floats]:
    """Return the rules, the points and the network as ``memory.py`` describes them. The network may be empty."""
    table, network = table_for(ruleset, seats), network_for(ruleset, seats)
    rules = [np.array(part).ravel() for part in (COLUMN_OF, CARDS_OF, DOWN_IN, LOW, HIGH)]
    points = [np.array(part).ravel() for part in (POINTS, SCORE, table.base, table.counts)]
    weights: list[Floats] = []
    if network is not None:
        parts = (network.rows, network.bias, network.out, [network.out_bias])
        weights = [np.array(part, dtype=np.float64).ravel() for part in parts]
    return (
        np.concatenate(rules).astype(np.int64),
        np.concatenate(points).astype(np.float64),
        np.concatenate([np.zeros(0), *weights]),
    )
