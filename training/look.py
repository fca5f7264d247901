"""Searches many holes at the same time, two turns deep. The tables are trained with this search.

This is ``engine.computer.search`` in numpy. The last axis of each array is the holes. Every sum over ranks is a sum
over a leading axis, so that results do not depend on the machine. Seats are counted from the mover.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from engine.computer.columns import COLUMNS, DOWN
from engine.computer.values import COUNTS
from training.seen import (
    RANKED,
    ROWS,
    Bools,
    Floats,
    Ints,
    Table,
    after_last_turn,
    expected_points,
    gains,
    pick,
    surplus,
)

_NEVER: Final = 1e9
OTHER_HALF: Final = (3, 4, 5, 0, 1, 2)


@dataclass(slots=True)
class Choice:
    """The mover's choice in each hole. Slots are 0 to 5, and 6 means to discard."""

    draws: Bools
    take: Ints
    """The best slot for the top discard, shape (N,)."""
    put: Ints
    """The best slot for each rank if a card of this rank is drawn, shape (13, N)."""
    take_value: Floats
    draw_value: Floats


@dataclass(slots=True)
class _Reply:
    """The next seat's replies. First axis of the arrays: whether the mover has turned up a card (0 no, 1 yes)."""

    stay: Floats
    """The lowest sum of the next seat's column values after a rank has replaced a face-up card, (2, 13, N)."""
    turn: Floats
    """The lowest sum of the next seat's column values after a rank has replaced a face-down card, (2, 13, N)."""
    keep: Floats
    """The sum of the next seat's column values if it discards, (2, N)."""
    others: Floats
    """The sum of all later seats' column values. Second axis: whether the next seat turns up a card, (2, 2, N)."""


class Look:
    """Searches a set of holes in which nobody is out, with one table of column values."""

    def __init__(self, weights: Floats, table: Table, *, at_once: bool) -> None:
        """``table`` is what the mover sees. ``weights`` are the column values, in the order of ``size_of``."""
        self.weights, self.table, self.at_once = weights, table, at_once
        self.seats = table.cards.shape[0]
        self.low, self.high, self.mean = surplus(table.chances)
        self.share = 1.0 / (self.seats - 1)
        self.columns = table.columns
        self.is_down = table.cards == DOWN
        self.down = self.is_down.sum(axis=1)
        self.everyone = np.arange(len(table.top))
        self.expected = expected_points(table)
        self._found: tuple[_Reply, Floats, Floats]
        self.far = np.full(len(table.top), COUNTS, dtype=np.int64)
        if self.seats > 2:
            self.far = self.down[2:].min(axis=0)

    def own(self, wait: int, down: Ints, near: Ints, columns: Ints) -> Floats:
        """Return the values of a seat's ``columns``. ``wait`` is the number of turns until the seat moves.

        ``down`` is the seat's number of face-down cards, and ``near`` is the lowest such number of any other
        seat.
        """
        row = (wait * COUNTS + np.maximum(down, 1) - 1) * COUNTS + np.clip(near, 1, COUNTS) - 1
        first = (
            self.seats * ROWS * COLUMNS + (wait * COUNTS + np.maximum(down, 1) - 1) * 3 * COLUMNS
        )
        at = first + columns
        found: Floats = (
            self.weights[row * COLUMNS + columns]
            + pick(self.low, columns) * self.weights[at]
            + pick(self.high, columns) * self.weights[at + COLUMNS]
            + self.mean * self.weights[at + 2 * COLUMNS]
        )
        return found

    def _after_putting(self, seat: int) -> Ints:
        """Return the column that each slot of a seat is in after each rank was put there, shape (13, 6, N)."""
        kept = self.table.cards[seat][list(OTHER_HALF)]
        put: Ints = RANKED[:DOWN][:, kept]
        return put

    def placings(self, seat: int, wait: int, near: Ints) -> tuple[Floats, Floats, Floats]:
        """Return three sums of a seat's column values. ``wait`` and ``near`` are as in ``own``.

        The first is after putting each rank into each slot, (13, 6, N). The others, (N,), are those of the
        unchanged columns: with the seat's number of face-down cards, and with one fewer.
        """
        turned = self.is_down[seat]
        down = self.down[seat]
        own = self.columns[seat]
        stay = self.own(wait, down, near, own)
        turn = self.own(wait, down - 1, near, own)
        base = np.where(turned, turn.sum(axis=0), stay.sum(axis=0))
        old = np.where(turned, np.tile(turn, (2, 1)), np.tile(stay, (2, 1)))
        new = self.own(wait, down - turned, near, self._after_putting(seat))
        return base - old + new, stay.sum(axis=0), turn.sum(axis=0)

    def static(self, seat: int) -> Floats:
        """Return a seat's final points, as expected, after putting each rank into each slot, (13, 6, N)."""
        now = pick(self.expected, self.columns[seat])
        base = now.sum(axis=0) - np.tile(now, (2, 1))
        after: Floats = base + pick(self.expected, self._after_putting(seat))
        return after

    def _reply(self) -> _Reply:
        shape = (2, DOWN, len(self.everyone))
        stay, turn = np.empty(shape), np.empty(shape)
        keep = np.empty((2, len(self.everyone)))
        others = np.zeros((2, 2, len(self.everyone)))
        ready = self.down[1] == 1
        out = np.where(self.is_down[1], self.static(1), _NEVER).min(axis=1)
        for shown in (0, 1):
            near = np.minimum(self.down[0] - shown, self.far)
            placed, keep[shown], _ = self.placings(1, self.seats - 1, near)
            stay[shown] = np.where(self.is_down[1], _NEVER, placed).min(axis=1)
            turn[shown] = np.where(self.is_down[1], placed, _NEVER).min(axis=1)
            turn[shown] = np.where(ready, out, turn[shown])
            for replied in (0, 1):
                others[shown, replied] = self._others(shown, replied)
        if self.seats > 2:
            ends = self._others_at_end()
            others[:, 1] = np.where(ready, ends, others[:, 1])
        return _Reply(stay, turn, keep, others)

    def _others(self, shown: int, replied: int) -> Floats:
        total = np.zeros(len(self.everyone))
        for seat in range(2, self.seats):
            near = np.minimum(self.down[0] - shown, self.down[1] - replied)
            for other in range(2, self.seats):
                if other != seat:
                    near = np.minimum(near, self.down[other])
            own = self.own(seat - 2, self.down[seat], near, self.columns[seat])
            total = total + own.sum(axis=0)
        return total

    def at_end(self, seat: int, *, take: bool) -> Floats:
        """Return a seat's expected final points, after its last turn if the rules give it one, (N,)."""
        now: Floats = pick(self.expected, self.columns[seat]).sum(axis=0)
        if self.at_once:
            return now
        before = pick(self.expected, self.columns[seat])
        after = pick(self.expected, self._after_putting(seat))
        best = (np.tile(before, (2, 1)) - after).max(axis=1)
        return after_last_turn(now, best, self.table.chances, take=take)

    def answers_at_end(self, seat: int) -> Floats:
        """Return a seat's expected final points after its last turn, by the rank of the top discard, (13, N)."""
        before = pick(self.expected, self.columns[seat])
        after = pick(self.expected, self._after_putting(seat))
        best = (np.tile(before, (2, 1)) - after).max(axis=1)
        drawing = (self.table.chances * np.maximum(best, 0.0)).sum(axis=0)
        answers: Floats = before.sum(axis=0) - np.maximum(best, drawing)
        return answers

    def _others_at_end(self) -> Floats:
        total = np.zeros(len(self.everyone))
        for seat in range(2, self.seats):
            total = total + self.at_end(seat, take=seat == 2)
        return total

    def _mover(self, reply_turns: int) -> tuple[Floats, Floats]:
        """Return the sums of the mover's column values after putting each rank into each slot, and after discarding.

        The shapes are (13, 6, N) and (N,). ``reply_turns`` is 1 if the next seat turns up a card in its reply,
        otherwise 0.
        """
        near = np.minimum(self.down[1] - reply_turns, self.far)
        placed, kept, _ = self.placings(0, self.seats - 2, near)
        if reply_turns:
            ready = self.down[1] == 1
            if ready.any():
                placed[:, :, ready], kept[ready] = self._mover_at_end(ready)
        return placed, kept

    def _mover_at_end(self, ready: Bools) -> tuple[Floats, Floats]:
        columns = self.columns[0][:, ready]
        expected = self.expected[:, ready]
        put = self._after_putting(0)[:, :, ready]
        now = pick(expected, columns)
        kept = now.sum(axis=0)
        placed = kept - np.tile(now, (2, 1)) + pick(expected, put)
        if self.at_once:
            return placed, kept
        chances = self.table.chances[:, ready]
        take = self.seats == 2
        fall = gains(expected)
        here = np.arange(columns.shape[-1])
        each = np.stack([fall[columns[c], :, here].T for c in range(3)])
        kept = after_last_turn(kept, each.max(axis=0), chances, take=take)
        for slot in range(6):
            a, b = (c for c in range(3) if c != slot % 3)
            rest = np.maximum(each[a], each[b])
            for rank in range(DOWN):
                best = np.maximum(rest, fall[put[rank, slot], :, here].T)
                placed[rank, slot] = after_last_turn(placed[rank, slot], best, chances, take=take)
        return placed, kept

    def values(self) -> tuple[Floats, Floats]:
        """Return the value of putting each rank into each slot, (13, 6, N), and of discarding each rank, (13, N).

        A value is the mover's points minus the average of the other seats.
        """
        reply = self._reply()
        placed0, kept0 = self._mover(0)
        placed1, kept1 = self._mover(1)
        self._found = reply, placed0, placed1
        count = len(self.everyone)
        put = np.empty((DOWN, 6, count))
        chances = self.table.chances
        for slot in range(6):
            turned = self.is_down[0, slot]
            answer = _Answer(self, reply, turned, placed0[:, slot], placed1[:, slot])
            known = answer.to(np.minimum(self.table.cards[0, slot], DOWN - 1))
            put[:, slot] = known
            if turned.any():
                unknown = np.zeros((DOWN, count))
                for rank in range(DOWN):
                    unknown += chances[rank] * answer.to(np.full(count, rank))
                put[:, slot] = np.where(turned, unknown, known)
        thrown = _Answer(self, reply, np.zeros(count, dtype=bool), kept0[None], kept1[None])
        throw = np.concatenate([thrown.to(np.full(count, rank)) for rank in range(DOWN)])
        self._going_out(put)
        return put, throw

    def values_by_reveal(self, rank: Ints, slot: Ints) -> Floats:
        """Return the value of putting ``rank`` into the face-down ``slot``, by the rank of the card found there.

        Call ``values`` first.
        """
        reply, placed0, placed1 = self._found
        own = (placed[rank, slot, self.everyone] for placed in (placed0, placed1))
        answer = _Answer(self, reply, np.ones(len(rank), dtype=bool), *own)
        return np.stack([answer.to(np.full(len(rank), turned)) for turned in range(DOWN)])

    def _going_out(self, put: Floats) -> None:
        ready = self.down[0] == 1
        if not ready.any():
            return
        rest = self.at_end(1, take=True)
        for seat in range(2, self.seats):
            rest = rest + self.at_end(seat, take=False)
        final = self.static(0) - rest * self.share
        out = ready & self.is_down[0]
        put[:] = np.where(out, final, put)

    def choose(self) -> Choice:
        """Return the best use of every rank, the best slot for the top discard, and whether to draw."""
        put, throw = self.values()
        uses = np.concatenate([put, throw[:, None]], axis=1)
        best = uses.argmin(axis=1)
        value = (uses.min(axis=1) * self.table.chances).sum(axis=0)
        taking = put[self.table.top, :, self.everyone]
        take_value = taking.min(axis=1)
        return Choice(value < take_value, taking.argmin(axis=1), best, take_value, value)


class _Answer:
    """Values actions of the mover by the next seat's best reply to them and to the discard that they leave."""

    def __init__(self, look: Look, reply: _Reply, shown: Bools, own0: Floats, own1: Floats) -> None:
        share = look.share
        self.share, self.everyone = share, look.everyone
        self.stay = np.where(shown, reply.stay[1], reply.stay[0])
        self.turn = np.where(shown, reply.turn[1], reply.turn[0])
        keep = np.where(shown, reply.keep[1], reply.keep[0])
        others0 = np.where(shown, reply.others[1, 0], reply.others[0, 0])
        others1 = np.where(shown, reply.others[1, 1], reply.others[0, 1])
        # The next seat's value is its own sum minus ``theirs``, its share of the mover's and the others' sums. The
        # mover's value is ``mine`` minus its share of the next seat's sum.
        self.theirs0, self.theirs1 = (own0 + others0) * share, (own1 + others1) * share
        self.mine0, self.mine1 = own0 - others0 * share, own1 - others1 * share
        drawn = np.minimum(self.stay, keep)
        self.next_drawing = np.zeros(own0.shape)
        self.mine_drawing = np.zeros(own0.shape)
        for rank in range(DOWN):
            self._add(drawn[rank], self.turn[rank], look.table.chances[rank])

    def _add(self, stay: Floats, turn: Floats, chance: Floats) -> None:
        staying, turning = stay - self.theirs0, turn - self.theirs1
        self.next_drawing += chance * np.minimum(staying, turning)
        self.mine_drawing += chance * np.where(
            turning < staying, self.mine1 - turn * self.share, self.mine0 - stay * self.share
        )

    def to(self, discard: Ints) -> Floats:
        """Return the mover's value if the mover leaves this discard.

        The next seat takes it if that is better than drawing.
        """
        stay, turn = self.stay[discard, self.everyone], self.turn[discard, self.everyone]
        staying, turning = stay - self.theirs0, turn - self.theirs1
        taking = np.minimum(staying, turning)
        mine = np.where(
            turning < staying, self.mine1 - turn * self.share, self.mine0 - stay * self.share
        )
        answered: Floats = np.where(taking < self.next_drawing, mine, self.mine_drawing)
        return answered
