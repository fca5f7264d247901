"""The arrays in which a position is played out, so that tests can look at single steps of the loops."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Final

import numpy as np

from engine.computer import Level
from engine.computer.columns import DOWN
from engine.computer.compact_view import CompactView
from engine.computer.level import SKILLS
from engine.computer.playing_out import actions, holes, memory, refining, turn
from engine.computer.playing_out.memory import Floats, Ints

QUICK: Final = replace(SKILLS[Level.PRO], counts_on=False, counts_crowd=False, asks_within=0.0)
"""What the loops play by."""

STALE: Final = 12_345.0
"""Fills the notes before a turn."""


class Loops:
    """The arrays of one position, as ``Refining`` makes them."""

    def __init__(self, view: CompactView, ruleset: str, mover: int = 0) -> None:
        self.rules, self.points, self.network = refining.tables_of(ruleset, view.seats)
        # As after another turn: what a turn reads, it must have noted itself.
        self.notes: Floats = np.full(memory.NOTES, STALE)
        cards = np.random.PCG64(1).random_raw(sum(view.unseen.stock)).argsort()
        cards = np.repeat(np.arange(DOWN), view.unseen.stock)[cards]
        self.root: Ints = np.concatenate([refining.root_of(view), cards])
        self.root[memory.MOVER] = mover
        self.at_once = view.at_once
        self.columns = sorted(view.layouts[0])

    def prepare(self) -> None:
        turn.prepare_turn(
            self.rules, self.points, self.network, self.notes, self.root, self.at_once
        )

    def turned(self, by: int) -> Loops:
        """Return the same position as the seat sees it that is ``by`` places further on."""
        other = copy(self)
        other.notes, other.root = np.full(memory.NOTES, STALE), self.root.copy()
        seats = other.root[memory.SEATS]
        down = other.root[memory.FACE_DOWN : memory.FACE_DOWN + seats]
        down[:] = np.roll(down, -by)
        following = other.root[memory.NEXT : memory.NEXT + seats]
        following[:] = np.roll(following, -by)
        layouts = other.root[memory.LAYOUT : memory.LAYOUT + 3 * seats]
        layouts[:] = np.roll(layouts, -3 * by)
        for of_a_seat in (memory.MOVER, memory.OUT):
            if other.root[of_a_seat] >= 0:
                other.root[of_a_seat] = (other.root[of_a_seat] - by) % seats
        return other

    def value(self, card: int, use: int) -> float:
        """Return the value of a use by seat 0."""
        return holes.value_for_seat_0(
            self.rules, self.network, self.notes, self.root, self.at_once, card, use
        )

    def turn_up(self, card: int, use: int, found: int) -> tuple[float, Ints]:
        """Put a card in place of a face-down card of this rank; return the luck, and the hole after it."""
        hole = self.root.copy()
        where = memory.WORLD + int(np.flatnonzero(hole[memory.WORLD :] == found)[0])
        last = len(hole) - 1 - hole[memory.NEXT + hole[memory.MOVER]]
        hole[last], hole[where] = hole[where], hole[last]
        return self.play(hole, memory.PLACE, card, use), hole

    def play(self, hole: Ints, begin: int, card: int = 0, use: int = 0) -> float:
        """Play the mover's turn of a hole that began as this one; return the luck."""
        return holes.play_turn(
            self.rules, self.points, self.network, self.notes, hole, self.at_once, begin, card, use
        )

    def find_use(self, drawn: int) -> int:
        """Return the mover's best use of a drawn card. The turn must be prepared."""
        return actions.find_best_use(
            self.rules, self.network, self.notes, self.root, self.at_once, drawn, True
        )
