"""Tells the last moves in words that everybody may read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.contest import Contest
from bot.languages import Tongue
from bot.ports.pictures import Spot
from bot.screens.cast import Cast
from engine import Event, redact
from engine.events import (
    CardDiscarded,
    CardDrawn,
    CardSwapped,
    CardTaken,
    CardTurnedUp,
    HoleDealt,
    SeatGivenUp,
    StockRebuilt,
    WentOut,
)

_LOOK_BACK: Final = 80
"""Only this number of newest events is read. That is enough, because one turn of each of twelve players has fewer."""
_MOST_LINES: Final = 6
"""At most this number of turns is told. The turns of eleven computers would fill the screen of a phone."""
_GLANCE: Final = 8
"""The number of newest events that are read first, because they are enough in most cases."""


def tell_last_moves(contest: Contest, cast: Cast) -> tuple[str, ...]:
    """Return a line of Markdown for the newest turn of a person and for each later turn, the oldest first.

    Of more than six turns only the newest six are told.
    """
    lines: list[str] = []
    for seat, events in _list_newest_turns(contest):
        line = _tell_turn(seat, events, cast)
        if line:
            lines.append(line)
        if len(lines) == _MOST_LINES:
            break
        if seat is not None and not contest.is_automatic(seat) and line:
            break
    return tuple(reversed(lines))


def _list_newest_turns(contest: Contest) -> Iterator[_Turn]:
    """Yield the turns of the hole, the newest first.

    Only the last few events are read at first, and more if necessary.
    """
    turns = _split_turns(contest.events[-_GLANCE:])
    # The first one may be cut.
    yield from reversed(turns[1:])
    yield from list(reversed(_split_turns(contest.events[-_LOOK_BACK:])))[max(0, len(turns) - 1) :]


def tell_turns(events: Sequence[Event], cast: Cast) -> tuple[str, ...]:
    """Return a line of Markdown for each turn in these events, the oldest first."""
    lines = (_tell_turn(seat, turn, cast) for seat, turn in _split_turns(events))
    return tuple(line for line in lines if line)


def find_last_card(contest: Contest) -> Spot | None:
    """Return where the last move put or turned up a card; ``None`` if the last move was a discard."""
    for event in reversed(contest.events[-_LOOK_BACK:]):
        if isinstance(event, CardTaken | CardSwapped | CardTurnedUp):
            return Spot(event.seat, event.slot)
        if isinstance(event, CardDiscarded):
            return None
    return None


def find_own_last_card(contest: Contest, seat: int) -> int | None:
    """Return the slot in which a seat's last move put or turned up a card; ``None`` if that move was a discard."""
    for event in reversed(contest.events[-_LOOK_BACK:]):
        if isinstance(event, CardTaken | CardSwapped | CardTurnedUp) and event.seat == seat:
            return event.slot
        if isinstance(event, CardDiscarded) and event.seat == seat:
            return None
    return None


_Turn = tuple[int | None, list[Event]]


def _split_turns(events: Sequence[Event]) -> list[_Turn]:
    """Split the events since the last deal into turns, each with the seat that made it.

    The events of going out and of a new stock belong to the turn before them. Giving up a seat counts as a turn without
    a seat (``None``).
    """
    turns: list[_Turn] = []
    for event in events:
        public = redact(event, None)
        if isinstance(public, CardTurnedUp | CardDrawn | CardTaken | CardSwapped | CardDiscarded):
            if not turns or turns[-1][0] != public.seat or _starts_turn(public, turns[-1][1]):
                turns.append((public.seat, []))
            turns[-1][1].append(public)
        elif isinstance(public, WentOut | StockRebuilt) and turns:
            turns[-1][1].append(public)
        elif isinstance(public, SeatGivenUp):
            turns.append((None, [public]))
        elif isinstance(public, HoleDealt):
            turns.clear()  # an older message shows the hole before
    return turns


def _starts_turn(event: Event, before: Sequence[Event]) -> bool:
    if isinstance(event, CardDrawn | CardTaken):
        return True
    return isinstance(event, CardTurnedUp) and not isinstance(before[-1], CardTurnedUp)


def _tell_turn(seat: int | None, events: Sequence[Event], cast: Cast) -> str:
    if seat is None:
        gone = [cast.bold(event.seat) for event in events if isinstance(event, SeatGivenUp)]
        return cast.tongue.say("chronicle-left", name=tuple(gone)) if gone else ""
    line = _tell(events, cast.bold(seat), cast.tongue)
    if line and any(isinstance(event, StockRebuilt) for event in events):
        line = cast.tongue.join_sentences(line, cast.tongue.say("chronicle-rebuilt"))
    return line


def _tell(events: Sequence[Event], name: str, tongue: Tongue) -> str:
    """Return a turn as a sentence that names the cards. It names no place, because the table shows no numbers."""
    say = tongue.say
    turned = tuple(
        f"**{event.card.rank_symbol}**" for event in events if isinstance(event, CardTurnedUp)
    )
    if turned:
        return say("chronicle-turned", name=name, cards=turned)
    for event in events:
        match event:
            case CardTaken() | CardSwapped():
                where = "hidden" if event.was_face_down else "open"
                taken = isinstance(event, CardTaken)
                return say(
                    f"chronicle-took-{where}" if taken else f"chronicle-drew-{where}",
                    name=name,
                    card=event.card.rank_symbol,
                    gone=event.replaced.rank_symbol,
                    out=any(isinstance(other, WentOut) for other in events),
                )
            case CardDiscarded():
                return say("chronicle-discarded", name=name, card=event.card.rank_symbol)
            case _:
                pass
    return say("chronicle-drawing", name=name)
