"""Estimates the luck of a card for every seat, by the loops with which Pro plays actions out."""

from __future__ import annotations

import numpy as np

from engine.actions import DRAW, Action
from engine.computer.compact_view import CompactView, compact
from engine.computer.playing_out import holes, memory
from engine.computer.playing_out.compiled import compile_loops
from engine.computer.playing_out.memory import Ints
from engine.computer.playing_out.refining import list_actions, root_of, tables_of
from engine.table_view import TableView


class Judge:
    """Estimates what the luck of a card costs each seat.

    A card that one seat finds also changes what the others expect, for example because it may be discarded. With more
    than two seats, an estimate for every seat therefore takes far more luck out than one for the mover alone.
    """

    def __init__(self, *, compiled: bool = True) -> None:
        """Compile the loops, or read them from the cache; ``ImportError`` without numba.

        If ``compiled`` is false, the loops are interpreted.
        """
        self._find_luck = compile_loops("find_luck") if compiled else holes.find_luck

    @staticmethod
    def suits(view: TableView) -> bool:
        """Whether the loops know the position: the hole is under way, and the stock was not rebuilt."""
        return view.stock_ranks is None and view.top_discard is not None

    def costs(self, view: TableView, action: Action, found: int) -> list[float]:
        """Return, by seat, how many points the card that an action finds costs, compared with the mean of all cards.

        ``found`` is the rank of the card that is drawn or turned up. ``view`` is the view before the action. The
        points are those that the margin between two groups of seats needs: each seat's own points, minus a number that
        all seats have in common.
        """
        position, seats = compact(view), len(view.seats)
        rules, points, network = tables_of(view.ruleset.key, seats)
        begin, card, use = memory.DRAW, found, 0
        if action is not DRAW:
            begin, card, use = list_actions(position, {action: 0.0})[action]
        costs = [0.0] * seats
        assert view.viewer is not None  # an observer does not play
        for after in range(seats):
            seat = (view.viewer + after) % seats
            hole = _hole_for(view, position, after, found)
            luck = self._find_luck(
                rules, points, network, np.zeros(memory.NOTES), hole, position.at_once,
                begin, card, use,
            )  # fmt: skip
            costs[seat] = float(luck) * (seats - 1) / seats
        return costs


def _hole_for(view: TableView, position: CompactView, after: int, found: int) -> Ints:
    """Return the position for the loops with another seat as seat 0: the one ``after`` turns after the mover."""
    assert view.viewer is not None  # an observer does not play
    seats = position.seats
    root = root_of(position)
    layouts = root[memory.LAYOUT : memory.LAYOUT + 3 * seats].reshape(seats, 3)
    layouts[:] = np.roll(layouts, -after, axis=0)
    down = root[memory.FACE_DOWN : memory.FACE_DOWN + seats]
    down[:] = np.roll(down, -after)
    root[memory.MOVER] = (seats - after) % seats
    if view.out_seat is not None:
        root[memory.OUT] = (view.out_seat - view.viewer - after) % seats
    world = np.full(root[memory.MANY], found, dtype=np.int64)
    return np.concatenate([root, world])
