"""Finds the hidden card that decided a game, because people talk about it afterwards. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from bot.contest.contest import Contest
from engine import Card, fold, view_for
from engine.events import HoleScored
from engine.scoring import COLUMNS, column_points

_KING = Card.parse("KS")


@dataclass(frozen=True, slots=True)
class Decider:
    """A card that was face down until the end of the last hole and cost its seat the victory."""

    seat: int
    card: Card
    cost: int
    """The points that the seat would have saved with a king in this place."""


def find_decider(game: Contest) -> Decider | None:
    """Return the most expensive hidden card of the best loser who would have won with a king in its place.

    ``None`` if no loser would have won, or if the win is shared.
    """
    view = game.public_view
    if len(view.winners) != 1:
        return None
    best = view.totals[view.winners[0]]
    scored = max(at for at, event in enumerate(game.events) if isinstance(event, HoleScored))
    before = view_for(fold(game.events[:scored]), None)
    losers = [seat for seat in view.seats if seat.total > best and not seat.given_up]
    for seat in sorted(losers, key=lambda loser: loser.total):
        hidden = {slot for slot, card in enumerate(before.seats[seat.seat].cards) if card is None}
        found = [
            Decider(seat.seat, card, column_points(card, other) - column_points(_KING, other))
            for upper, lower in COLUMNS
            for slot, partner in ((upper, lower), (lower, upper))
            if slot in hidden and (card := seat.cards[slot]) and (other := seat.cards[partner])
        ]
        costliest = max(found, key=lambda decider: decider.cost, default=None)
        if costliest is not None and costliest.cost > seat.total - best:
            return costliest
    return None
