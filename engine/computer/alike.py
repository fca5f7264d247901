"""Finds actions with the same outcome.

Examples are two face-down cards in equal columns, and an 8 that is put in place of an 8 or discarded.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from engine.actions import DISCARD, Action, Swap, Take, TurnUp
from engine.cards import Card
from engine.table_view import TableView

Likeness: TypeAlias = tuple[object, ...]
"""Equal for two actions after which the tables differ only in the order of columns and of cards within them."""


def likeness_of(view: TableView, action: Action) -> Likeness:
    """Return the likeness of an action of the viewer."""
    if view.viewer is None or not isinstance(action, TurnUp | Swap | Take):
        return (action,)
    cards = view.seats[view.viewer].cards
    old, kept = _rank(cards[action.slot]), _rank(cards[(action.slot + 3) % 6])
    if isinstance(action, Swap) and old is not None and old == _rank(view.drawn):
        return (DISCARD,)
    return type(action), old, kept


def list_distinct(view: TableView, actions: Iterable[Action]) -> list[Action]:
    """Return one action for each outcome: the discard if it has this outcome, otherwise the earliest action."""
    found: dict[Likeness, Action] = {}
    for action in actions:
        likeness = likeness_of(view, action)
        if likeness not in found or action is DISCARD:
            found[likeness] = action
    return list(found.values())


def _rank(card: Card | None) -> int | None:
    return None if card is None else card.rank
