"""Which options come to the same: two face-down cards of equal columns, or an 8 put in place of an 8 and discarded."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from engine.actions import DISCARD, Action, Swap, Take, TurnUp
from engine.cards import Card
from engine.table_view import TableView

Outcome: TypeAlias = tuple[object, ...]
"""Equal for options after which the table looks the same but for the order of columns and of cards within them."""


def outcome_of(view: TableView, action: Action) -> Outcome:
    """Return what an option of the viewer comes to."""
    if view.viewer is None or not isinstance(action, TurnUp | Swap | Take):
        return (action,)
    cards = view.seats[view.viewer].cards
    old, kept = _rank(cards[action.slot]), _rank(cards[(action.slot + 3) % 6])
    if isinstance(action, Swap) and old is not None and old == _rank(view.drawn):
        return (DISCARD,)
    return type(action), old, kept


def distinct(view: TableView, actions: Iterable[Action]) -> list[Action]:
    """Return the options without those that come to the same as an earlier one; of these the discard is kept."""
    found: dict[Outcome, Action] = {}
    for action in actions:
        outcome = outcome_of(view, action)
        if outcome not in found or action is DISCARD:
            found[outcome] = action
    return list(found.values())


def _rank(card: Card | None) -> int | None:
    return None if card is None else card.rank
