"""Finds actions with the same outcome.

Putting a card into the first or the second of two equal columns has the same outcome. So has putting an 8 in place of
an 8, or discarding it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from engine.actions import DISCARD, Action, Swap, Take, TurnUp
from engine.cards import Card
from engine.table_view import TableView

Likeness: TypeAlias = tuple[object, ...]
"""A value that is equal for two actions if both have the same outcome.

Two outcomes count as the same even if the layouts differ in the order of columns, or of cards within a column.
"""


def likeness_of(view: TableView, action: Action) -> Likeness:
    """Return a value that is equal for two actions of the viewer if both have the same outcome."""
    if view.viewer is None or not isinstance(action, TurnUp | Swap | Take):
        return (action,)
    cards = view.seats[view.viewer].cards
    old, kept = _rank(cards[action.slot]), _rank(cards[(action.slot + 3) % 6])
    if isinstance(action, Swap) and old is not None and old == _rank(view.drawn):
        return (DISCARD,)
    return type(action), old, kept


def list_distinct(view: TableView, actions: Iterable[Action]) -> list[Action]:
    """Return one of the actions for each outcome: the discard if it has this outcome, otherwise the earliest action."""
    found: dict[Likeness, Action] = {}
    for action in actions:
        likeness = likeness_of(view, action)
        if likeness not in found or action is DISCARD:
            found[likeness] = action
    return list(found.values())


def _rank(card: Card | None) -> int | None:
    return None if card is None else card.rank
