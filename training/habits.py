"""Counts what gives a computer away: choices that a person would hardly make."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from engine.actions import Action, Swap, Take
from engine.computer.level import Level
from engine.computer.player import choose
from engine.game import Game
from engine.ruleset import Ruleset
from engine.state import Phase
from engine.table_view import TableView

HIGH: Final = 6
"""A card with at least this number of points is a high one."""


@dataclass(frozen=True, slots=True)
class Habits:
    """What the computers of one level do at one kind of table."""

    ruleset: str
    """The title of the ruleset."""
    level: Level
    turns: int
    took_high: float
    """The part of the turns in which a high card was taken although it made no pair."""
    same_rank: float
    """The part of the turns in which a card was put on a card of its own rank, which does nothing."""


def count_habits(
    level: Level,
    ruleset: Ruleset,
    *,
    seats: int,
    games: int,
    seed: int,
    progress: Callable[[int, int], None] | None = None,
) -> Habits:
    """Play a number of games, and return the habits of this level.

    ``progress`` is called with the number of played games and the number of all.
    """
    chance = random.Random(f"{seed}|{ruleset.key}|{level}")
    turns = took_high = same_rank = 0
    for number in range(games):
        game = Game.new(
            ruleset, seats=seats, holes=ruleset.default_holes, secret=chance.randbytes(32)
        )
        while not game.is_over:
            seat = game.to_act[0]
            view = game.view(seat)
            action = choose(view, level, chance)
            turns += view.phase is Phase.DRAW
            took_high += is_high_for_no_pair(view, action)
            same_rank += is_on_its_own_rank(view, action)
            game.play(seat, action)
        if progress is not None:
            progress(number + 1, games)
    return Habits(ruleset.title, level, turns, took_high / turns, same_rank / turns)


def is_high_for_no_pair(view: TableView, action: Action) -> bool:
    """Whether an action takes a high discard that makes no pair."""
    if not isinstance(action, Take):
        return False
    assert view.viewer is not None  # an observer does not play
    assert view.top_discard is not None  # the action is legal
    other = view.seats[view.viewer].cards[(action.slot + 3) % 6]
    pairs = other is not None and other.rank == view.top_discard.rank
    return view.top_discard.points >= HIGH and not pairs


def is_on_its_own_rank(view: TableView, action: Action) -> bool:
    """Whether an action puts a card in place of a card of the same rank."""
    if not isinstance(action, Swap | Take):
        return False
    assert view.viewer is not None  # an observer does not play
    card = view.drawn if isinstance(action, Swap) else view.top_discard
    old = view.seats[view.viewer].cards[action.slot]
    return card is not None and old is not None and card.rank == old.rank


def as_table(all_habits: Iterable[Habits]) -> str:
    """Return the habits as a Markdown table."""
    lines = [
        "| ruleset | level | turns | took a 6 or worse for no pair | put a card on its own rank |",
        "| --- | --- | --- | --- | --- |",
    ]
    lines += [
        f"| {each.ruleset} | {each.level.title()} | {each.turns} | {each.took_high:.1%} "
        f"| {each.same_rank:.1%} |"
        for each in all_habits
    ]
    return "\n".join(lines)
