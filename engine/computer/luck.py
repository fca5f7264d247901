"""Measures the luck of the cards, apart from how they were played.

Before a card is seen, its seat knows the chance of each rank. Luck is what the seat expects before it sees the card
minus what the seat expects afterwards. What a seat expects is its own points minus the average of the other seats. On
average luck is 0, no matter who plays or how well. So results without luck have the same average, but vary far less.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.actions import Action, Swap, Take, TurnUp
from engine.computer.compact_view import compact
from engine.computer.level import Skill
from engine.computer.opening import opened_by_rank
from engine.computer.player import search_of
from engine.computer.search import Search
from engine.computer.values import table_for
from engine.state import Phase
from engine.table_view import TableView


def luck_of_draw(search: Search, chances: Sequence[tuple[int, float]], drawn: int) -> float:
    """Return how many points the drawn rank saved the seat whose turn begins. Below 0, the rank cost points.

    ``search`` is the search for this seat at the start of the turn. ``chances`` has each rank of the next stock
    card with its chance. Ranks go from 0 (ace) to 12 (king).
    """
    return _less_than_expected(search.by_draw(), chances, drawn)


def luck_of_turning_up(view: TableView, action: Action, skill: Skill, found: int) -> float:
    """Return how many points the viewer saved because an action turned up this card and not an average one.

    The result is 0 if the action turns up no card. In the opening the card stays in the viewer's layout. Later the
    next seat finds the card on the discard pile. ``view`` is the view before the action. ``skill`` is the skill
    with which the cards are valued. ``found`` is the rank of the card, from 0 (ace) to 12 (king).
    """
    assert view.viewer is not None  # an observer has no cards
    if not isinstance(action, TurnUp | Swap | Take):
        return 0.0
    if view.seats[view.viewer].cards[action.slot] is not None:
        return 0.0
    position = compact(view)
    if view.phase is Phase.OPENING:
        first = (view.first_seat - view.viewer) % len(view.seats)
        table = table_for(view.ruleset.key, len(view.seats))
        by_rank = opened_by_rank(position, table, first, action.slot)
    else:
        rank = position.top if isinstance(action, Take) else position.drawn
        assert rank is not None  # the action was legal
        by_rank = search_of(view, skill, position).by_turned_up(action.slot, rank)
    return _less_than_expected(by_rank, position.unseen.down_chances, found)


def expected_scores(view: TableView) -> tuple[float, ...]:
    """Return, by seat, the expected points of the layout as it lies now. A face-down card may be any unseen card."""
    position = compact(view)
    viewer = view.viewer or 0
    points = [sum(map(position.unseen.expected, columns)) for columns in position.layouts]
    return tuple(points[(seat - viewer) % len(points)] for seat in range(len(points)))


def _less_than_expected(
    by_rank: Mapping[int, float], chances: Sequence[tuple[int, float]], seen: int
) -> float:
    return sum(chance * by_rank[rank] for rank, chance in chances) - by_rank[seen]
