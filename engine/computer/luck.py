"""What the cards gave, apart from what was made of them.

Before a card is seen, every seat knows the chance of each rank. Luck is what a seat could expect before, less what it
can expect once the card is seen, in points against the mean of the others. So it is 0 on average for all who plays, and
however well: taken out of a result, it leaves the same mean with far less noise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.actions import Action, Swap, Take, TurnUp
from engine.computer.level import Skill
from engine.computer.opening import opened_by_rank
from engine.computer.player import search_of
from engine.computer.position import position_of
from engine.computer.search import Search
from engine.computer.values import table_for
from engine.state import Phase
from engine.table_view import TableView


def luck_of_draw(search: Search, chances: Sequence[tuple[int, float]], drawn: int) -> float:
    """Points that drawing this rank gave the seat whose turn begins; below 0 if it took some.

    ``chances`` are those of the stock card. Ranks go from 0 (ace) to 12 (king).
    """
    return _less_than_expected(search.by_draw(), chances, drawn)


def luck_of_turning_up(view: TableView, action: Action, skill: Skill, found: int) -> float:
    """Points that the card which an action turns up gave the viewer; 0 if it turns up none.

    In the opening it is the viewer's own card, later the one that the next seat finds on the discard pile. ``view`` is
    from before the action, ``found`` the rank turned up, from 0.
    """
    assert view.viewer is not None  # an observer turns up nothing
    if not isinstance(action, TurnUp | Swap | Take):
        return 0.0
    if view.seats[view.viewer].cards[action.slot] is not None:
        return 0.0
    position = position_of(view)
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
    """Expected points of every seat's layout as it lies, each face-down card being any of those not seen."""
    position = position_of(view)
    viewer = view.viewer or 0
    points = [sum(map(position.unseen.expected, columns)) for columns in position.layouts]
    return tuple(points[(seat - viewer) % len(points)] for seat in range(len(points)))


def _less_than_expected(
    by_rank: Mapping[int, float], chances: Sequence[tuple[int, float]], seen: int
) -> float:
    return sum(chance * by_rank[rank] for rank, chance in chances) - by_rank[seen]
