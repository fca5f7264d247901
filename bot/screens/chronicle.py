"""What has just happened, in words. It is made from what everybody may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.contest import Contest
from bot.screens.cast import Cast
from bot.words.wording import write_list
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
"""Events at most: twelve seats' turns, with something to spare."""


def last_moves(contest: Contest, cast: Cast) -> tuple[str, ...]:
    """Return what happened since a person last moved, that move included.

    One line of Markdown for each turn, oldest first.
    """
    lines: list[str] = []
    for seat, events in reversed(_turns(contest.events[-_LOOK_BACK:])):
        line = _line(seat, events, cast)
        if line:
            lines.append(line)
        if seat is not None and not contest.is_automatic(seat) and line:
            break
    return tuple(reversed(lines))


def tell_turns(events: Sequence[Event], cast: Cast) -> tuple[str, ...]:
    """Return one line of Markdown for each turn among some events."""
    lines = (_line(seat, turn, cast) for seat, turn in _turns(events))
    return tuple(line for line in lines if line)


def last_card(contest: Contest) -> tuple[int, int] | None:
    """Return seat and slot of the card that moved last in this hole, ``None`` if none has."""
    for event in reversed(contest.events[-_LOOK_BACK:]):
        if isinstance(event, CardTaken | CardSwapped | CardTurnedUp):
            return event.seat, event.slot
        if isinstance(event, CardDiscarded):
            return None
    return None


def own_last_card(contest: Contest, seat: int) -> int | None:
    """Return the slot in which the seat's last card landed in this hole, ``None`` if none has."""
    for event in reversed(contest.events[-_LOOK_BACK:]):
        if isinstance(event, CardTaken | CardSwapped | CardTurnedUp) and event.seat == seat:
            return event.slot
        if isinstance(event, CardDiscarded) and event.seat == seat:
            return None
    return None


_Turn = tuple[int | None, list[Event]]


def _turns(events: Sequence[Event]) -> list[_Turn]:
    """Group events into turns by seat; what belongs to no seat goes with the turn before it."""
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
            turns.clear()  # an older message has what came before
    return turns


def _starts_turn(event: Event, before: Sequence[Event]) -> bool:
    if isinstance(event, CardDrawn | CardTaken):
        return True
    return isinstance(event, CardTurnedUp) and not isinstance(before[-1], CardTurnedUp)


def _line(seat: int | None, events: Sequence[Event], cast: Cast) -> str:
    if seat is None:
        gone = [cast.bold(event.seat) for event in events if isinstance(event, SeatGivenUp)]
        return f"{write_list(gone)} left. A computer plays on." if gone else ""
    said = [words for event in events for words in _words(event, events)]
    turned = [event.card.rank_symbol for event in events if isinstance(event, CardTurnedUp)]
    if turned:
        said.insert(0, f"turned over {write_list([f'**{rank}**' for rank in turned])}")
    if not said:
        return ""
    line = f"{cast.bold(seat)} {write_list(said)}."
    if any(isinstance(event, StockRebuilt) for event in events):
        line += " The stock was empty: the discards were shuffled into a new one."
    return line


def _words(event: Event, events: Sequence[Event]) -> tuple[str, ...]:
    """Tell an event by its cards, because places have no numbers on the table."""
    match event:
        case CardDrawn():
            return () if len(events) > 1 else ("drew a card",)
        case CardTaken():
            return (f"took **{event.card.rank_symbol}**", _replace(event))
        case CardSwapped():
            return (f"drew **{event.card.rank_symbol}**", _replace(event))
        case CardDiscarded():
            return (f"drew **{event.card.rank_symbol}**", "threw it away")
        case WentOut():
            return ("is **out**",)
        case _:
            return ()


def _replace(event: CardTaken | CardSwapped) -> str:
    rank = event.replaced.rank_symbol
    if event.was_face_down:
        return f"swapped it for a face-down **{rank}**"
    return f"threw out **{rank}**"
