"""Why one option is better than another, in terms that a player knows; the words are not made here."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.actions import Action, Discard, Swap, Take, TurnUp
from engine.cards import POINTS
from engine.computer.columns import DOWN, columns_of
from engine.computer.endgame import best_gains
from engine.computer.position import Position, position_of
from engine.state import Phase
from engine.table_view import TableView

HIGH: Final = 5
"""A card of this many points or more is high: kept for the sake of a pair, or not at all."""
LOW: Final = 3
"""A card of this many points or fewer is worth keeping as it is."""
_WORTH_SAYING: Final = 0.4
"""A fact that explains less than this many points is not a reason."""
_CARDS_GONE: Final = 2.0
_OTHERS_NEARLY_OUT: Final = 1.0
"""What these facts count for, in points, beside those that can be weighed."""
_PLAIN: Final = 0.5
"""Points saved count for less than what says how they are saved."""


class Why(StrEnum):
    """Kinds of reasons. ``rank``, ``points``, ``count`` and ``seat`` of a ``Reason`` hold what each speaks of."""

    PAIR = "pair"
    """The better option pairs ``rank``, which is worth ``points`` against the other one."""
    BREAKS_PAIR = "breaks pair"
    """The worse option breaks a pair of ``rank``, worth ``points``."""
    NEEDED = "needed"
    """The worse option leaves ``seat``, the next one, the ``rank`` it needs."""
    BEHIND = "behind"
    """The worse option ends the hole while the viewer is ``points`` behind."""
    ENDS = "ends"
    """The better option ends the hole while the viewer is ``points`` ahead."""
    GONE = "gone"
    """The worse option waits for another ``rank``, of which ``count`` others have been seen."""
    HURRY = "hurry"
    """``seat`` is one card short of going out, and the better option turns up a card."""
    SAVES = "saves"
    """The better option takes ``points`` more off the viewer's cards at once."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One short reason."""

    why: Why
    rank: int | None = None
    """1 (ace) to 13 (king)."""
    points: float = 0.0
    count: int = 0
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Facts:
    """What an option of a turn does. Ranks go from 0 (ace) to 12 (king)."""

    put: int | None
    """The rank that goes into the layout."""
    kept: int | None
    """The card it comes to lie beside, ``DOWN`` if that is face down."""
    old: int | None
    """The card it replaces, ``DOWN`` if that was face down."""
    discard: int | None
    """The rank left on the discard pile; ``None`` if it is not known yet."""
    points: float
    """Expected points of the layout if nothing happens to it any more."""
    goes_out: bool

    @property
    def pairs(self) -> bool:
        """Whether it makes a pair."""
        return self.put is not None and self.put == self.kept

    @property
    def breaks(self) -> bool:
        """Whether it breaks a pair."""
        return self.put is not None and self.old == self.kept != DOWN and self.put != self.old

    @property
    def turns_up(self) -> bool:
        """Whether a card is turned up."""
        return self.old == DOWN


def facts_of(view: TableView, position: Position, action: Action) -> Facts:
    """Return what an option of the viewer's turn does; ``position`` is the view in numbers."""
    expected = position.unseen.expected
    if not isinstance(action, Swap | Take):
        left = position.drawn if isinstance(action, Discard) else None
        points = sum(map(expected, position.layouts[0]))
        return Facts(None, None, None, left, points, goes_out=False)
    put = position.top if isinstance(action, Take) else position.drawn
    assert put is not None  # the action is legal
    old, kept = position.ranks[action.slot], position.ranks[(action.slot + 3) % 6]
    ranks = position.ranks.copy()
    ranks[action.slot] = put
    return Facts(
        put=put,
        kept=kept,
        old=old,
        discard=None if old == DOWN else old,
        points=sum(map(expected, columns_of(ranks))),
        goes_out=old == DOWN and position.down[0] == 1 and view.out_seat is None,
    )


def explain(view: TableView, better: Action, worse: Action) -> Reason | None:
    """Return the fact that says most about why the viewer does better with one option than with another."""
    if view.phase not in {Phase.DRAW, Phase.PLACE} or isinstance(better, TurnUp):
        return None
    position = position_of(view)
    good, bad = facts_of(view, position, better), facts_of(view, position, worse)
    found = [
        *_about_layouts(good, bad),
        *_about_others(view, position, good, bad),
        *_about_the_end(position, good, bad),
    ]
    weight, reason = max(found, key=lambda pair: pair[0], default=(0.0, None))
    return reason if weight >= _WORTH_SAYING else None


def _about_layouts(good: Facts, bad: Facts) -> list[tuple[float, Reason]]:
    saved = bad.points - good.points
    found: list[tuple[float, Reason]] = []
    if good.pairs and not bad.pairs and good.put is not None:
        found.append((saved, Reason(Why.PAIR, good.put + 1, points=saved)))
    elif bad.breaks and not good.breaks and bad.old is not None:
        found.append((saved, Reason(Why.BREAKS_PAIR, bad.old + 1, points=saved)))
    else:
        found.append((_PLAIN * saved, Reason(Why.SAVES, points=saved)))
    return found


def _about_others(
    view: TableView, position: Position, good: Facts, bad: Facts
) -> list[tuple[float, Reason]]:
    assert view.viewer is not None  # an observer has no options
    found: list[tuple[float, Reason]] = []
    seats = position.seats
    if position.turns_left != 1:
        given = (_need(position, bad.discard) - _need(position, good.discard)) / (seats - 1)
        if bad.discard is not None:
            next_seat = (view.viewer + 1) % seats
            found.append((given, Reason(Why.NEEDED, bad.discard + 1, seat=next_seat)))
    if bad.put is not None and POINTS[bad.put] >= HIGH and bad.kept not in {bad.put, None}:
        left = position.unseen.stock[bad.put]
        gone = 4 * view.decks - left - 1
        if gone > left and good.put != bad.put:
            found.append((_CARDS_GONE, Reason(Why.GONE, bad.put + 1, count=gone)))
    if good.turns_up and not bad.turns_up and not good.goes_out:
        short = [seat for seat in range(1, seats) if position.down[seat] == 1]
        if short and view.out_seat is None:
            seat = (view.viewer + short[0]) % seats
            found.append((_OTHERS_NEARLY_OUT, Reason(Why.HURRY, seat=seat)))
    return found


def _need(position: Position, rank: int | None) -> float:
    """By how many points the next seat's layout falls by taking a discard rather than drawing."""
    if rank is None:
        return 0.0
    best = best_gains(position.unseen, position.layouts[1])
    drawing = sum(chance * max(best[drawn], 0.0) for drawn, chance in position.unseen.chances)
    return max(0.0, best[rank] - drawing)


def _about_the_end(position: Position, good: Facts, bad: Facts) -> list[tuple[float, Reason]]:
    if good.goes_out == bad.goes_out:
        return []
    expected = position.unseen.expected
    others = [sum(map(expected, columns)) for columns in position.layouts[1:]]
    out = good if good.goes_out else bad
    behind = out.points - sum(others) / len(others)
    if bad.goes_out and behind > 0:
        return [(behind, Reason(Why.BEHIND, points=behind))]
    if good.goes_out and behind < 0:
        return [(-behind, Reason(Why.ENDS, points=-behind))]
    return []
