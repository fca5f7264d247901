"""Rolls out an action: plays it, and then plays the hole to its end, many times.

In a rollout all seats play in the best way that they know. The result is the average of the outcomes, without the luck
of the cards. A result takes seconds for one decision, and tells how reliable the coach's numbers are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engine.actions import DRAW, Action, Discard, Swap, Take
from engine.cards import RANKS
from engine.computer.columns import DOWN
from engine.computer.compact_view import compact
from engine.computer.playing_out.refining import Refining, deal_worlds, list_actions, root_of
from engine.ruleset import Ending
from engine.table_view import TableView
from training.explore import DISCARD, First, Player
from training.network import Net
from training.seen import Floats, Ints
from training.self_play import Chance, Holes


@dataclass(frozen=True, slots=True)
class RolledOut:
    """The result of rolling out one action."""

    points: float
    """The viewer's average points in the hole, minus the average of the other seats."""
    error: float
    """The standard error of ``points``."""


def roll_out(
    view: TableView, action: Action, weights: Floats, net: Net | None, worlds: int, seed: int
) -> RolledOut:
    """Play an action, and then the rest of the hole, in a number of worlds. Return the average of the outcomes.

    In each world the unseen cards lie in another order. The same ``seed`` gives the same worlds. ``weights`` are
    the column values for the ruleset and the number of seats, and ``net`` is the network; ``None`` if there is
    none. ``ValueError`` if the stock was rebuilt or a seat is out.
    """
    if view.stock_ranks is not None or view.out_seat is not None:
        raise ValueError("rollouts begin while nobody is out, with the first stock")
    chance = Chance(seed)
    at_once = view.ruleset.ending is Ending.AT_ONCE
    player = Player(weights, net, chance, at_once=at_once)
    played = player.play(_deal(view, worlds, chance), _first(view, action))
    turns = list(played.look_back(far=1.0))
    then, target = turns[-1]
    if action is DRAW:
        target = target - then.drawn
    points = target[0, played.finished]
    return RolledOut(float(points.mean()), float(points.std() / len(points) ** 0.5))


def roll_out_together(
    view: TableView, actions: Sequence[Action], refining: Refining, worlds: int, seed: int
) -> dict[Action, RolledOut]:
    """Roll out several actions in the same worlds, by the loops with which Pro plays actions out.

    This is some fifty times faster than ``roll_out``. An ``error`` is here without the part that is the same for all
    actions.
    """
    position = compact(view)
    codes = list_actions(position, dict.fromkeys(actions, 0.0))
    dealt = deal_worlds(position, worlds, np.random.PCG64(seed))
    listed = np.array([codes[action] for action in actions])
    results, _ = refining.play_worlds(
        view.ruleset.key, position.seats, position.at_once, root_of(position), listed, dealt
    )
    apart = results - results.mean(axis=1, keepdims=True)
    errors = apart.std(axis=0) / worlds**0.5
    return {
        action: RolledOut(float(points), float(error))
        for action, points, error in zip(actions, results.mean(axis=0), errors, strict=True)
    }


def _first(view: TableView, action: Action) -> First:
    drawn = None if view.drawn is None else view.drawn.rank - 1
    match action:
        case Take(slot=slot) | Swap(slot=slot):
            return First(slot, drawn)
        case Discard():
            return First(DISCARD, drawn)
        case _:
            return First(DISCARD)


def _deal(view: TableView, worlds: int, chance: Chance) -> Holes:
    """Return one hole for each world, in which the cards that the viewer has not seen are dealt at random."""
    assert view.viewer is not None  # an observer does not play
    assert view.top_discard is not None  # a hole was dealt
    seats = view.seats[view.viewer :] + view.seats[: view.viewer]
    ranks = [[DOWN if card is None else card.rank - 1 for card in seat.cards] for seat in seats]
    cards: Ints = np.repeat(np.array(ranks)[:, :, None], worlds, axis=2)
    pool = np.repeat(np.arange(len(RANKS)), view.unseen)
    order = pool[chance.fractions(len(pool), worlds).argsort(axis=0, kind="stable")]
    down = cards == DOWN
    hidden = cards.copy()
    face_down = int(down[:, :, 0].sum())
    hidden[down] = order[:face_down].ravel()
    stock = np.stack([(order[face_down:] == rank).sum(axis=0) for rank in range(DOWN)])
    top = view.top_discard.rank - 1
    held = [card for six in ranks for card in six if card != DOWN] + [top]
    if view.drawn is not None:
        held.append(view.drawn.rank - 1)
    pile = 4 * view.decks - np.array(view.unseen) - np.bincount(held, minlength=DOWN)
    game = Holes.__new__(Holes)
    game.chance = chance
    game.hidden, game.cards, game.stock = hidden, cards, stock
    game.top = np.full(worlds, top)
    game.pile = np.repeat(pile[:, None], worlds, axis=1)
    game.everyone = np.arange(worlds)
    return game
