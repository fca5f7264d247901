"""Self-play in many holes at the same time. A table is fitted to the positions and outcomes that come from it."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from typing import Final

import numpy as np

from engine.computer.columns import COLUMNS, DOWN
from engine.computer.values import COUNTS
from training.look import Choice, Look
from training.seen import Bools, Floats, Ints, Table, expected_points, size_of

ROUNDS_AT_MOST: Final = 40
"""If a hole is not finished after this number of turns of each seat, it is thrown away."""
TURNS_OF_A_SEAT: Final = 6
"""About how many turns a seat has in a hole. The turn that is played at random is one of these."""
STRAY: Final = 0.7
"""In this part of the holes, one turn is played at random. Of such a hole only the turns after the random one count."""
SAME_COLUMN: Final = 0.25
"""In this part of the layouts, both opening cards are in one column, so that both kinds of opening are learnt."""


class Chance:
    """Random numbers that are the same with every version of numpy and on every machine."""

    def __init__(self, *seed: int) -> None:
        """``seed`` are any whole numbers. The same numbers give the same random numbers."""
        self._bits = np.random.PCG64(np.random.SeedSequence(seed))

    def below(self, limit: Ints | int, *shape: int) -> Ints:
        """Return random whole numbers from 0 to ``limit`` − 1, in an array of this shape."""
        return (self.fractions(*shape) * limit).astype(np.int64)

    def fractions(self, *shape: int) -> Floats:
        """Return random numbers from 0 up to, but not including, 1, in an array of this shape."""
        raw = np.asarray(self._bits.random_raw(int(np.prod(shape)))).reshape(shape)
        fractions: Floats = (raw >> np.uint64(11)).astype(np.float64) * 2.0**-53
        return fractions


@dataclass(slots=True)
class Sample:
    """Positions with their outcomes. Seats are counted from the mover."""

    cells: Ints
    """For each column of each seat, the number of its cell in the table, shape (n, 3, N)."""
    chances: Floats
    """The chance of each rank for an unseen card, shape (13, N)."""
    outcome: Floats
    """The final points of each seat, with as little luck as possible, shape (n, N)."""


@dataclass(slots=True)
class _Turn:
    """One turn in every hole that is not finished."""

    ids: Ints
    cells: Ints
    chances: Floats
    luck: Floats
    """For each seat, its expected points before the draw minus its expected points after the turn, (n, N)."""


def cells_of(columns: Ints, down: Ints) -> Ints:
    """Return, for columns (n, 3, N), the numbers of their cells in the table. ``down`` are face-down cards, (n, N)."""
    seats = len(down)
    near = np.empty_like(down)
    for seat in range(seats):
        near[seat] = np.delete(down, seat, axis=0).min(axis=0)
    wait = np.arange(seats)[:, None]
    row = (wait * COUNTS + down - 1) * COUNTS + near - 1
    cells: Ints = row[:, None] * COLUMNS + columns
    return cells


class Holes:
    """Many holes that are played at the same time. The same seat moves in all of them."""

    def __init__(self, chance: Chance, seats: int, decks: int, holes: int) -> None:
        """Deal the cards of every hole, and turn up two cards of each seat."""
        self.chance = chance
        order = chance.fractions(52 * decks, holes).argsort(axis=0, kind="stable") % DOWN
        dealt = 6 * seats
        self.hidden: Ints = order[:dealt].reshape(seats, 6, holes)
        self.top: Ints = order[dealt]
        self.stock: Ints = np.stack([(order[dealt + 1 :] == r).sum(axis=0) for r in range(DOWN)])
        self.pile: Ints = np.zeros_like(self.stock)
        self.cards: Ints = np.full_like(self.hidden, DOWN)
        same = chance.fractions(seats, holes) < SAME_COLUMN
        self.cards[:, 0] = self.hidden[:, 0]
        self.cards[:, 3] = np.where(same, self.hidden[:, 3], DOWN)
        self.cards[:, 1] = np.where(same, DOWN, self.hidden[:, 1])
        self.everyone = np.arange(holes)

    def table(self) -> Table:
        """Return what the mover sees."""
        face_down = self.cards == DOWN
        counts = self.stock + np.stack(
            [((self.hidden == r) & face_down).sum(axis=(0, 1)) for r in range(DOWN)]
        )
        chances = counts / np.maximum(counts.sum(axis=0), 1)
        return Table(self.cards, chances, counts, self.top)

    def draw(self, which: Bools) -> Ints:
        """Draw the top of the stock in the holes that ``which`` chooses. Return the drawn ranks, (N,).

        In all other holes the returned rank has no meaning.
        """
        empty = which & (self.stock.sum(axis=0) == 0)
        self.stock[:, empty] = self.pile[:, empty]
        self.pile[:, empty] = 0
        at = self.chance.below(self.stock.sum(axis=0), len(self.everyone))
        rank: Ints = np.minimum((self.stock.cumsum(axis=0) <= at).sum(axis=0), DOWN - 1)
        self.stock[rank[which], self.everyone[which]] -= 1
        return rank

    def place(self, rank: Ints, slot: Ints, drawn: Bools) -> None:
        """Put the given rank into the given slot of the mover in each hole. Slot 6 is the discard pile.

        ``drawn`` says whether the rank was drawn from the stock. If it is false, the rank was the top discard.
        """
        here = self.everyone
        placed = slot < 6
        into = np.minimum(slot, 5)
        old = np.where(placed, self.hidden[0, into, here], rank)
        self.hidden[0, into[placed], here[placed]] = rank[placed]
        self.cards[0, into[placed], here[placed]] = rank[placed]
        # After a draw the old top discard stays in the pile. After a take it is in the layout.
        self.pile[self.top[drawn], here[drawn]] += 1
        self.top = old

    def next_seat(self) -> None:
        """Make the next seat the mover."""
        self.hidden = np.roll(self.hidden, -1, axis=0)
        self.cards = np.roll(self.cards, -1, axis=0)

    def only(self, which: Bools) -> Holes:
        """Return some of the holes. ``which`` chooses them."""
        some = copy(self)
        some.hidden, some.cards = self.hidden[:, :, which], self.cards[:, :, which]
        some.stock, some.pile = self.stock[:, which], self.pile[:, which]
        some.top = self.top[which]
        some.everyone = np.arange(len(some.top))
        return some


class After:
    """Every seat's expected points after each action of the mover, computed from a table of column values."""

    def __init__(self, look: Look) -> None:
        """Compute the expected points for every use of every rank. ``look`` has the holes and the table."""
        down, count = look.down, len(look.everyone)
        near = down[1:].min(axis=0)
        placed, kept, _ = look.placings(0, look.seats - 1, near)
        self.turned = np.concatenate([look.is_down[0], np.zeros((1, count), dtype=bool)])
        self.out = self.turned & (down[0] == 1)
        placed = np.where(self.out[:6], look.static(0), placed)
        self.mover = np.concatenate([placed, np.tile(kept, (DOWN, 1, 1))], axis=1)
        # By seat, and by whether the mover turned up no card, one, or their last one.
        self.others = np.empty((look.seats - 1, 3, count))
        for seat in range(1, look.seats):
            for shown in (0, 1):
                near = down[0] - shown
                for other in range(1, look.seats):
                    if other != seat:
                        near = np.minimum(near, down[other])
                own = look.own(seat - 1, down[seat], near, look.columns[seat])
                self.others[seat - 1, shown] = own.sum(axis=0)
            self.others[seat - 1, 2] = look.at_end(seat, take=seat == 1)
        self.everyone = look.everyone

    def of(self, rank: Ints, slot: Ints) -> Floats:
        """Return the expected points of every seat, (n, N), after the mover has used ``rank`` in ``slot``."""
        kind = self.turned[slot, self.everyone] * 1 + self.out[slot, self.everyone]
        mover = self.mover[rank, slot, self.everyone]
        return np.concatenate([mover[None], self.others[:, kind, self.everyone]])


def last_turns(holes: Holes, seats: int, *, at_once: bool) -> tuple[Floats, Floats]:
    """Play the last turns. Return two arrays (n, N), with seats counted from the seat that went out.

    The first array has the expected final points of every seat. The second array has the points that the luck of
    the cards cost each seat, minus the average of the other seats. That is the luck of drawn cards, and of
    turned-up cards that the next seat found on the discard pile.
    """
    luck = np.zeros((seats, len(holes.everyone)))
    for turn in range(0 if at_once else seats - 1):
        holes.next_seat()
        table = holes.table()
        look = Look(np.zeros(size_of(seats)), table, at_once=True)
        after, keep = look.static(0), look.at_end(0, take=False)
        uses = np.concatenate([after, np.tile(keep, (DOWN, 1, 1))], axis=1)
        best_use = uses.min(axis=1)
        drawing = (best_use * table.chances).sum(axis=0)
        taking = after[table.top, :, look.everyone]
        draws = drawing < taking.min(axis=1)
        drawn = holes.draw(draws)
        best = uses[drawn, :, look.everyone].argmin(axis=1)
        slot = np.where(draws, best, taking.argmin(axis=1))
        turned = slot_is_down(look, slot)
        holes.place(np.where(draws, drawn, table.top), slot, draws)
        luck[turn + 1] += np.where(draws, best_use[drawn, look.everyone] - drawing, 0.0)
        if turn < seats - 2:
            luck[turn + 2] += np.where(turned, luck_of_reveal(look, holes.top), 0.0)
    if not at_once:
        holes.next_seat()
    table = holes.table()
    points: Floats = expected_points(table)[table.columns, holes.everyone].sum(axis=1)
    against = luck * (seats / (seats - 1)) - luck.sum(axis=0) / (seats - 1)
    return points, against


def slot_is_down(look: Look, slot: Ints) -> Bools:
    """Whether the mover's ``slot`` is face down in each hole, (N,). Slot 6, the discard pile, is not face down."""
    down: Bools = look.is_down[0, np.minimum(slot, 5), look.everyone] & (slot < 6)
    return down


def luck_of_reveal(look: Look, rank: Ints) -> Floats:
    """Return how many points the next seat loses in its last turn because it finds this rank and not an average one."""
    answers = look.answers_at_end(1)
    lost: Floats = answers[rank, look.everyone] - (answers * look.table.chances).sum(axis=0)
    return lost


def play(
    weights: Floats, seats: int, decks: int, holes: int, chance: Chance, *, at_once: bool
) -> tuple[Sample, float, float]:
    """Play ``holes`` holes in which all seats decide by the same table of column values, ``weights``.

    Return the positions with their outcomes. For information, return also the average points of a seat and the
    average number of turns of a hole. ``at_once`` says whether a hole ends as soon as somebody goes out.
    """
    game = Holes(chance, seats, decks, holes)
    ids = np.arange(holes)
    stray = np.where(
        chance.fractions(holes) < STRAY, chance.below(TURNS_OF_A_SEAT * seats, holes), -1
    )
    outcome = np.zeros((seats, holes))
    finished = np.zeros(holes, dtype=bool)
    seen: list[_Turn] = []
    turns = 0
    for turn in range(ROUNDS_AT_MOST * seats):
        table = game.table()
        look = Look(weights, table, at_once=at_once)
        choice = look.choose()
        after = After(look)
        mean = _mean_after(after, choice, table)
        strays = stray[ids] == turn
        draws = np.where(strays, chance.below(2, len(ids)) == 0, choice.draws)
        drawn = game.draw(draws)
        rank = np.where(draws, drawn, table.top)
        slot = np.where(draws, choice.put[drawn, look.everyone], choice.take)
        slot = np.where(strays, chance.below(6, len(ids)), slot)
        luck = np.roll(mean - after.of(rank, slot), turn % seats, axis=0)
        seen.append(_Turn(ids, cells_of(look.columns, look.down), table.chances, luck))
        out = after.out[slot, look.everyone]
        game.place(rank, slot, draws)
        turns += len(ids)
        if out.any():
            over = game.only(out)
            points, _ = last_turns(over, seats, at_once=at_once)
            outcome[:, ids[out]] = np.roll(points, turn % seats, axis=0)
            finished[ids[out]] = True
            game, ids = game.only(~out), ids[~out]
        if not len(ids):
            break
        game.next_seat()
    sample = _collect(seen, outcome.copy(), finished, stray)
    return sample, float(outcome[:, finished].mean()), turns / holes


def _mean_after(after: After, choice: Choice, table: Table) -> Floats:
    """Return every seat's expected points after the mover's choice, on average over all cards it may draw, (n, N)."""
    taking = after.of(table.top, choice.take)
    drawing = np.zeros_like(taking)
    for rank in range(DOWN):
        use = after.of(np.full(len(table.top), rank), choice.put[rank])
        drawing += table.chances[rank] * use
    mean: Floats = np.where(choice.draws, drawing, taking)
    return mean


def _collect(seen: list[_Turn], outcome: Floats, finished: Bools, stray: Ints) -> Sample:
    seats = len(outcome)
    cells, chances, outcomes = [], [], []
    for turn in reversed(range(len(seen))):
        then = seen[turn]
        ids = then.ids
        outcome[:, ids] += then.luck
        counts = finished[ids] & (stray[ids] < turn)
        cells.append(then.cells[:, :, counts])
        chances.append(then.chances[:, counts])
        outcomes.append(np.roll(outcome[:, ids[counts]], -(turn % seats), axis=0))
    return Sample(
        np.concatenate(cells, axis=2),
        np.concatenate(chances, axis=1),
        np.concatenate(outcomes, axis=1),
    )
