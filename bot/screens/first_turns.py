"""Helps people who have never played, in their first three turns: a line of advice, and what the cards count."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import Final

from bot.contest import Contest
from bot.languages import Phrase
from bot.ports.screen import Part, Picture, Row, Screen, Text
from bot.screens.cast import Cast
from engine import Card, Phase, TableView
from engine.events import CardDrawn, CardTaken
from engine.scoring import COLUMNS

TURNS: Final = 3
_GOOD: Final = 3
"""A card of at most this number of points is good, because an unknown card costs about five."""
_BAD: Final = 7


def has_first_turns(contest: Contest, seat: int) -> bool:
    """Whether a player of the first hole must act now, and this is one of the player's first three turns."""
    if not contest.is_playing or contest.hole != 1 or seat not in contest.to_act:
        return False
    if contest.hole_is_over:
        return False
    most = TURNS + (contest.started_state.phase is Phase.PLACE)
    begun = (
        event
        for event in contest.events
        if isinstance(event, CardDrawn | CardTaken) and event.seat == seat
    )
    return next(islice(begun, most - 1, None), None) is None


def add_help(screen: Screen, contest: Contest, seat: int, cast: Cast) -> Screen:
    """Return a screen with a line of advice and the points of all cards added, if this seat's player needs help.

    A player needs help in their first three turns if they have never played before. For others, return ``screen``
    unchanged.
    """
    if not cast.is_new or not has_first_turns(contest, seat):
        return screen
    hint = Text(f"-# 💡 {cast.tongue.tell(choose_help(contest.view(seat)))}")
    points = Text(f"-# {cast.tongue.say('help-points')}")
    parts: list[Part] = list(screen.parts)
    at = next((at for at, part in enumerate(parts) if isinstance(part, Picture)), 1)
    parts.insert(at, hint)
    first_row = next((at for at, part in enumerate(parts) if isinstance(part, Row)), len(parts))
    parts.insert(first_row, points)
    plain = None if screen.plain is None else add_help(screen.plain, contest, seat, cast)
    return replace(screen, parts=tuple(parts), plain=plain)


def choose_help(view: TableView) -> Phrase:
    """Return the advice for a new player whose turn it is."""
    if view.phase is Phase.OPENING:
        return Phrase("help-opening")
    card = view.drawn if view.phase is Phase.PLACE else view.top_discard
    assert card is not None
    stage = "place" if view.phase is Phase.PLACE else "draw"
    slot = _find_partner(view, card)
    if slot is not None:
        return Phrase(f"help-{stage}-pair", card=card.rank_symbol, place=slot + 1)
    if card.points <= _GOOD:
        kind = {"2": "two", "K": "king"}.get(card.rank_symbol, "low")
        return Phrase(f"help-{stage}-{kind}", card=card.rank_symbol)
    kind = "high" if card.points >= _BAD else "middle"
    return Phrase(f"help-{stage}-{kind}", card=card.rank_symbol)


def _find_partner(view: TableView, card: Card) -> int | None:
    """Return the slot in which a card would make a new pair; ``None`` if there is no such slot.

    For a two, return ``None``.
    """
    assert view.viewer is not None
    cards = view.seats[view.viewer].cards
    if card.points < 0:
        return None
    for upper, lower in COLUMNS:
        for here, there in ((upper, lower), (lower, upper)):
            partner, now = cards[there], cards[here]
            is_pair = partner is not None and partner.rank == card.rank
            if is_pair and (now is None or now.rank != card.rank):
                return here
    return None
