"""Explains why one action is better than another, in terms that a player knows. The words are in ``bot.words``."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.actions import Action, Discard, Swap, Take, TurnUp
from engine.cards import POINTS
from engine.computer.columns import DOWN, columns_of
from engine.computer.compact_view import CompactView, compact
from engine.computer.last_turn import best_gains
from engine.state import Phase
from engine.table_view import TableView

HIGH: Final = 5
"""A card with at least this many points is high. A high card is worth keeping only for a pair."""
LOW: Final = 3
"""A card with at most this many points is worth keeping."""
_WORTH_SAYING: Final = 0.4
"""A fact that explains less than this many points is not a reason."""
_CARDS_GONE: Final = 2.0
_OTHERS_NEARLY_OUT: Final = 1.0
"""The weight of the reason ``HURRY``, in points, because this reason cannot be measured in points."""
_PLAIN: Final = 0.5
"""Points that are saved without a pair count only by this factor, because any other reason tells the player more."""


class Why(StrEnum):
    """The kinds of reasons.

    Each kind uses some of the fields ``rank``, ``points``, ``count`` and ``seat`` of ``Reason``.
    """

    PAIR = "pair"
    """The better action makes a pair of ``rank``, and is better by ``points`` because of that."""
    BREAKS_PAIR = "breaks pair"
    """The worse action breaks a pair of ``rank``, and is worse by ``points`` because of that."""
    NEEDED = "needed"
    """The worse action leaves the next ``seat`` a card of ``rank`` that it needs."""
    BEHIND = "behind"
    """The worse action goes out while the viewer is ``points`` behind the other seats' average in this hole."""
    ENDS = "ends"
    """The better action goes out while the viewer is ``points`` ahead of the other seats' average in this hole."""
    GONE = "gone"
    """The worse action waits for another card of ``rank``, but ``count`` of them have been seen already."""
    HURRY = "hurry"
    """The ``seat`` is one card short of going out, and the better action turns up a card."""
    SAVES = "saves"
    """At once, the better action takes ``points`` more off the viewer's cards than the worse action does."""


@dataclass(frozen=True, slots=True)
class Reason:
    """The main reason why one action is better than another.

    The kind ``why`` says which of the other fields are used.
    """

    why: Why
    rank: int | None = None
    """The rank of the cards in the reason, from 1 (ace) to 13 (king); ``None`` if ``why`` uses no rank."""
    points: float = 0.0
    count: int = 0
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Effect:
    """What an action changes. Ranks go from 0 (ace) to 12 (king)."""

    put: int | None
    """The rank of the card that goes into the layout; ``None`` if no card does."""
    kept: int | None
    """The rank of the other card in the column, ``DOWN`` if it is face down.

    ``None`` if no card goes into the layout.
    """
    old: int | None
    """The rank of the replaced card, ``DOWN`` if it was face down. ``None`` if no card is replaced."""
    discard: int | None
    """The rank of the card on the discard pile after the action; ``None`` if it is not known yet."""
    points: float
    """The expected points of the viewer's layout after the action, if the layout does not change any more."""
    goes_out: bool

    @property
    def pairs(self) -> bool:
        """Whether the action makes a pair."""
        return self.put is not None and self.put == self.kept

    @property
    def breaks(self) -> bool:
        """Whether the action breaks a pair."""
        return self.put is not None and self.old == self.kept != DOWN and self.put != self.old

    @property
    def turns_up(self) -> bool:
        """Whether the action turns up a card."""
        return self.old == DOWN


def effect_of(view: TableView, position: CompactView, action: Action) -> Effect:
    """Return the effect of an action of the viewer. ``position`` is the view in numbers."""
    expected = position.unseen.expected
    if not isinstance(action, Swap | Take):
        left = position.drawn if isinstance(action, Discard) else None
        points = sum(map(expected, position.layouts[0]))
        return Effect(None, None, None, left, points, goes_out=False)
    put = position.top if isinstance(action, Take) else position.drawn
    assert put is not None  # the action is legal
    old, kept = position.ranks[action.slot], position.ranks[(action.slot + 3) % 6]
    ranks = position.ranks.copy()
    ranks[action.slot] = put
    return Effect(
        put=put,
        kept=kept,
        old=old,
        discard=None if old == DOWN else old,
        points=sum(map(expected, columns_of(ranks))),
        goes_out=old == DOWN and position.down[0] == 1 and view.out_seat is None,
    )


def explain(view: TableView, better: Action, worse: Action) -> Reason | None:
    """Return the main reason why one action is better for the viewer than another; ``None`` if no reason is clear."""
    if view.phase not in {Phase.DRAW, Phase.PLACE} or isinstance(better, TurnUp):
        return None
    position = compact(view)
    good, bad = effect_of(view, position, better), effect_of(view, position, worse)
    found = [
        *_about_layouts(good, bad),
        *_about_others(view, position, good, bad),
        *_about_the_end(position, good, bad),
    ]
    weight, reason = max(found, key=lambda pair: pair[0], default=(0.0, None))
    return reason if weight >= _WORTH_SAYING else None


def _about_layouts(good: Effect, bad: Effect) -> list[tuple[float, Reason]]:
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
    view: TableView, position: CompactView, good: Effect, bad: Effect
) -> list[tuple[float, Reason]]:
    assert view.viewer is not None  # an observer does not play
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


def _need(position: CompactView, rank: int | None) -> float:
    """Return how many points the next seat gains if it takes this discard instead of drawing.

    The result is 0 if drawing is better for the next seat, or if ``rank`` is ``None``, a discard that is not known.
    """
    if rank is None:
        return 0.0
    best = best_gains(position.unseen, position.layouts[1])
    drawing = sum(chance * max(best[drawn], 0.0) for drawn, chance in position.unseen.chances)
    return max(0.0, best[rank] - drawing)


def _about_the_end(position: CompactView, good: Effect, bad: Effect) -> list[tuple[float, Reason]]:
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
