"""Finds the face-down card that decided a game, for the sentence at the end of the game. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from bot.contest.contest import Contest
from engine import Card, fold, view_for
from engine.events import HoleScored
from engine.scoring import COLUMNS, column_points

_KING = Card.parse("KS")


@dataclass(frozen=True, slots=True)
class Decider:
    """A card that was face down until the last hole was scored.

    With a king instead of this card, the seat would have won the game.
    """

    seat: int
    card: Card
    cost: int
    """The points that the seat would have saved with a king instead of this card."""


def find_decider(game: Contest) -> Decider | None:
    """Return the face-down card that cost a player the victory, ``None`` if there is none or if the win is shared.

    With a king instead of the card, the player would have won the game. If this is true of several players, the one
    with the fewest points is chosen. If it is true of several cards of this player, the most expensive card is chosen.
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
