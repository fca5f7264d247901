"""Self-play that sometimes tries other actions than the best, to learn how wrong the search is about positions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from engine.computer.columns import DOWN
from training.look import OTHER_HALF, Look
from training.network import Afterstates, Net, Options, join
from training.seen import RANKED, Bools, Floats, Ints
from training.self_play import (
    ROUNDS_AT_MOST,
    After,
    Chance,
    Holes,
    last_turns,
    luck_of_reveal,
    slot_is_down,
)

STRAY: Final = 0.15
"""In this part of all choices, another action than the best one is tried."""
CLOSE: Final = 3.0
"""An action is tried only if it is at most this many points worse than the best one."""
OUTLIER: Final = 12.0
"""An outcome that differs from the search by more points than this counts as if it differed by this many."""
FAR: Final = 0.93
"""``Played.look_back`` gives this weight to everything after the next turn, once there is a network."""
DISCARD: Final = 6
"""The slot that stands for the discard pile."""


@dataclass(slots=True)
class Turn:
    """One turn in every hole that is not finished. Seats are counted from the mover.

    The points of a seat here are its own points minus the average of the other seats.
    """

    ids: Ints
    plan: Floats
    """The expected points of every seat at the start of the turn, if the mover plays in the best way, (n, N)."""
    after: Afterstates
    strays: Bools
    """Whether the mover tried another action than the best one."""
    drawn: Floats
    """The points that the luck of the drawn card cost every seat, (n, N)."""
    turned: Floats
    """The points that the luck of the turned-up card cost every seat, (n, N)."""
    counts: Bools
    """Whether the network may learn from the position: only if the mover has not gone out in this turn."""


class _Values:
    """The value of using each rank in each slot, in many holes: the search's value plus the network's correction."""

    def __init__(self, look: Look, net: Net | None) -> None:
        self.look = look
        table, here = look.table, look.everyone
        put, throw = look.values()
        self.columns_after = After(look)
        self.said: Floats = np.concatenate([put, throw[:, None]], axis=1)
        self.uses = self.said.copy()
        self.out = look.is_down[0] & (look.down[0] == 1)
        self.new: Ints = RANKED[:DOWN][:, table.cards[0][list(OTHER_HALF)]]
        self._options: Options | None = None
        if net is not None:
            self._options = Options(net, look.columns, look.down, table.counts)
            self._correct(self._options)
        draws = self.uses.min(axis=1)
        self.by_rank = draws
        self.draw: Floats = (draws * table.chances).sum(axis=0)
        self.starts: Floats = np.concatenate(
            [self.uses[table.top, :DISCARD, here], self.draw[:, None]], axis=1
        )

    def _correct(self, options: Options) -> None:
        cards = self.look.table.cards[0]
        shape = (DOWN, cards.shape[1])
        for slot in range(DISCARD):
            turned = self.look.is_down[0, slot]
            discard = np.broadcast_to(cards[slot], shape)
            value = self.said[:, slot]
            found = options.of_all(slot % 3, self.new[:, slot], turned, discard, value)
            self.uses[:, slot] += np.where(self.out[slot], 0.0, found)
        thrown = np.broadcast_to(np.arange(DOWN)[:, None], shape)
        nothing = np.zeros(shape[1], dtype=bool)
        self.uses[:, DISCARD] += options.of_all(
            None, thrown, nothing, thrown, self.said[:, DISCARD]
        )

    def after(self, rank: Ints, slot: Ints) -> Afterstates:
        """Return the position of each hole after the mover has used ``rank`` in ``slot``, with 0 as every outcome."""
        columns, down, discard = self._layout(rank, slot)
        look = self.look
        everyones = np.concatenate([columns[None], look.columns[1:]])
        downs = np.concatenate([down[None], look.down[1:]])
        value = self._value(rank, slot)
        return Afterstates(
            everyones, downs, discard, look.table.counts, value, np.zeros_like(value)
        )

    def expect(self, rank: Ints, slot: Ints) -> Floats:
        """Return the expected points of every seat after the mover has used ``rank`` in ``slot``, (n, N).

        The points of a seat here are its own points minus the average of the other seats.
        """
        value = self._value(rank, slot)
        if self._options is None:
            return value
        found = self._options.of_everyone(*self._layout(rank, slot), value[0])
        out = self.out[np.minimum(slot, 5), self.look.everyone] & (slot < DISCARD)
        corrected: Floats = value + np.where(out, 0.0, found)
        return corrected

    def _value(self, rank: Ints, slot: Ints) -> Floats:
        """Return what ``expect`` returns, without the network. Only the mover's points come from the search."""
        value = _against_the_others(self.columns_after.of(rank, slot))
        value[0] = self.said[rank, slot, self.look.everyone]
        return value

    def _layout(self, rank: Ints, slot: Ints) -> tuple[Ints, Ints, Ints]:
        """Return the mover's columns (3, N), number of face-down cards (N,) and discard (N,) after the turn."""
        look, here = self.look, self.look.everyone
        into, placed = np.minimum(slot, 5), slot < DISCARD
        turned = slot_is_down(look, slot)
        columns = look.columns[0].copy()
        columns[into % 3, here] = np.where(
            placed, self.new[rank, into, here], columns[into % 3, here]
        )
        left = np.where(turned, DOWN, look.table.cards[0, into, here])
        return columns, look.down[0] - turned, np.where(placed, left, rank)

    def luck_of_turning(self, rank: Ints, slot: Ints, found: Ints) -> Floats:
        """Return how many points the mover loses because the rank ``found`` is turned up and not an average one.

        The mover loses points if the next seat can use the turned-up card.
        """
        look, here = self.look, self.look.everyone
        by_reveal = look.values_by_reveal(rank, np.minimum(slot, 5))
        lost = by_reveal[found, here] - (by_reveal * look.table.chances).sum(axis=0)
        out = self.out[np.minimum(slot, 5), here]
        if not look.at_once:
            lost = np.where(out, -look.share * luck_of_reveal(look, found), lost)
        else:
            lost = np.where(out, 0.0, lost)
        return np.where(slot_is_down(look, slot), lost, 0.0)


@dataclass(frozen=True, slots=True)
class First:
    """A first action that the player must play and cannot choose."""

    slot: int
    """The slot for the drawn card, if there is a drawn card.

    Otherwise the slot for the top discard, or ``DISCARD`` to draw.
    """
    drawn: int | None = None
    """The rank of the card that was drawn already; ``None`` if none was drawn."""


@dataclass(frozen=True, slots=True)
class Played:
    """All turns of some holes, and how the holes ended."""

    seen: list[Turn]
    result: Floats
    """The final points of every seat minus the average of the other seats, without the luck of last turns, (n, N)."""
    finished: Bools
    """Whether each hole came to an end, (N,)."""

    def look_back(self, far: float) -> Iterator[tuple[Turn, Floats]]:
        """Yield each turn with the value of the position after the turn for every seat, (n, N).

        The last turn comes first.

        The value is a mixture of the final result and of the expectations at later turns (TD(λ): Sutton 1988).
        ``far`` is the weight of everything beyond the next turn. If another action than the best was tried,
        earlier turns learn from the expectation before this action, and not from what followed.
        """
        seats, result = len(self.result), self.result.copy()
        for turn in reversed(range(len(self.seen))):
            then = self.seen[turn]
            target = np.roll(result[:, then.ids], -(turn % seats), axis=0) - then.turned
            yield then, target
            before = (1 - far) * then.plan + far * (target - then.drawn)
            before = np.where(then.strays, then.plan, before)
            result[:, then.ids] = np.roll(before, turn % seats, axis=0)


class Player:
    """Plays many holes at the same time. A player decides by the column values and the corrections of a network."""

    def __init__(
        self, weights: Floats, net: Net | None, chance: Chance, *, at_once: bool, stray: float = 0.0
    ) -> None:
        """``weights`` are the column values. Without a network (``None``) nothing is corrected.

        ``stray`` is the part of the choices in which the player tries another action than the best one.
        """
        self.weights, self.net, self.chance = weights, net, chance
        self.at_once, self.stray = at_once, stray

    def play(self, game: Holes, first: First | None = None) -> Played:
        """Play the holes to their ends, beginning with a turn of seat 0, and return what happened.

        If ``first`` is given, it is the first action in every hole. ``game`` cannot be used afterwards.
        """
        seats, holes = game.hidden.shape[0], len(game.everyone)
        ids = np.arange(holes)
        result, finished = np.zeros((seats, holes)), np.zeros(holes, dtype=bool)
        seen: list[Turn] = []
        for turn in range(ROUNDS_AT_MOST * seats):
            values = _Values(Look(self.weights, game.table(), at_once=self.at_once), net=self.net)
            then, out = self._turn(game, values, first if turn == 0 else None)
            then.ids = ids
            seen.append(then)
            if out.any():
                over = game.only(out)
                points, late = last_turns(over, seats, at_once=self.at_once)
                fair = _against_the_others(points) - late
                result[:, ids[out]] = np.roll(fair, turn % seats, axis=0)
                finished[ids[out]] = True
                game, ids = game.only(~out), ids[~out]
            if not len(ids):
                break
            game.next_seat()
        return Played(seen, result, finished)

    def _turn(self, game: Holes, values: _Values, first: First | None) -> tuple[Turn, Bools]:
        """Play one turn in every hole. Return the turn, and whether the mover went out in each hole."""
        look, here = values.look, values.look.everyone
        start, stray = self._pick(values.starts)
        if first is not None:
            start = np.full(len(here), DISCARD if first.drawn is not None else first.slot)
        draws = start == DISCARD
        if first is not None and first.drawn is not None:
            drawn, use = np.full(len(here), first.drawn), np.full(len(here), first.slot)
            other = np.zeros(len(here), dtype=bool)
        else:
            drawn = game.draw(draws)
            use, other = self._pick(values.uses[drawn, :, here])
        rank, slot = np.where(draws, drawn, look.table.top), np.where(draws, use, start)
        plan, luck = _plan(values, drawn, draws)
        after = values.after(rank, slot)
        out = values.out[np.minimum(slot, 5), here] & (slot < DISCARD)
        game.place(rank, slot, draws)
        lost = values.luck_of_turning(rank, slot, game.top)
        turned = np.broadcast_to(lost, (look.seats, len(here))).copy()
        turned[1] -= look.seats * lost
        return Turn(here, plan, after, stray | (draws & other), luck, turned, ~out), out

    def _pick(self, values: Floats) -> tuple[Ints, Bools]:
        """Return an action for each hole, and whether this is another action than the best one.

        ``values`` has the shape (N, k), with a value for each of k actions. The lowest value is the best. In
        some holes the action is another one that is at most ``CLOSE`` worse.
        """
        best = values.argmin(axis=1)
        if not self.stray:
            return best, np.zeros(len(best), dtype=bool)
        close = values <= values.min(axis=1, keepdims=True) + CLOSE
        other = (self.chance.fractions(*values.shape) * close).argmax(axis=1)
        stray = (self.chance.fractions(len(best)) < self.stray) & (other != best)
        return np.where(stray, other, best), stray


def explore(player: Player, seats: int, decks: int, holes: int) -> Afterstates:
    """Deal and play a number of holes. Return all positions after a turn, with their outcomes."""
    played = player.play(Holes(player.chance, seats, decks, holes))
    # Without a network the column values alone would be the others' expectations, and with more than two seats a
    # network is too rough about them. Networks that learnt from such values played worse.
    far = 1.0 if player.net is None or seats > 2 else FAR
    samples = []
    for then, target in played.look_back(far):
        then.after.beyond = np.clip(target - then.after.value, -OUTLIER, OUTLIER)
        samples.append(then.after.some(then.counts & played.finished[then.ids]).small())
    return join(samples)


def _plan(values: _Values, drawn: Ints, draws: Bools) -> tuple[Floats, Floats]:
    """Return every seat's expected points at the start of the turn, and what the luck of the draw cost it, both (n, N).

    The mover takes or draws, whichever it thinks is better, and uses each rank that it may draw in the best way.
    """
    look, here = values.look, values.look.everyone
    best = values.uses.argmin(axis=1)
    own = values.by_rank[drawn, here] - values.draw
    taking = values.starts[:, :DISCARD]
    if look.seats == 2:
        mine = np.minimum(taking.min(axis=1), values.draw)
        luck = np.where(draws, own, 0.0)
        return np.stack([mine, -mine]), np.stack([luck, -luck])
    by_rank = np.stack(
        [values.expect(np.full(len(here), rank), best[rank]) for rank in range(DOWN)]
    )
    drawing = (by_rank * look.table.chances[:, None]).sum(axis=0)
    drawing[0] = values.draw
    taken = values.expect(look.table.top, taking.argmin(axis=1))
    taken[0] = taking.min(axis=1)
    luck = np.where(draws, by_rank[drawn, :, here].T - drawing, 0.0)
    luck[0] = np.where(draws, own, 0.0)
    return np.where(taken[0] <= values.draw, taken, drawing), luck


def _against_the_others(points: Floats) -> Floats:
    """Return each seat's points minus the average of the other seats, (n, N)."""
    seats = len(points)
    against: Floats = points * (seats / (seats - 1)) - points.sum(axis=0) / (seats - 1)
    return against
