"""What the coach says: a hint for the move to be made, and a review of a game that is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.contest import Contest
from bot.ports.pictures import HandPicture
from bot.ports.screen import Line, Part, Picture, Screen, Text
from bot.screens.cast import Cast
from bot.screens.colours import BLUE, QUIET
from bot.words.table import describe_hand
from bot.words.wording import counted
from engine import Action, Discard, Draw, NextHole, Swap, TableView, Take, TurnUp
from engine.computer import Evaluation
from engine.computer.review import Costly, GameReview, SeatReview

_MOST_SHOWN: Final = 5
_SAME: Final = 0.05
"""Differences in points below this are not worth a word."""


def hint_screen(view: TableView, worth: Mapping[Action, Evaluation]) -> Screen:
    """Say which action is best, and what the others would cost, in points of this hole."""
    best, *others = sorted(worth, key=lambda action: worth[action].points)
    costs = {action: worth[action].points - worth[best].points for action in others}
    lines = [f"### Hint\n**{action_words(view, best)}.**"]
    if others and max(costs.values()) < _SAME:
        lines.append("Everything else is just as good.")
        return Screen((Text("\n".join(lines)),), accent=BLUE)
    for action in others[:_MOST_SHOWN]:
        words = action_words(view, action)
        if costs[action] < _SAME:
            lines.append(f"{words}: just as good.")
        else:
            about = _about(worth[action], worth[best])
            lines.append(f"{words}: {costs[action]:.1f} points worse{about}.")
    if len(others) > _MOST_SHOWN:
        left = len(others) - _MOST_SHOWN
        lines.append(f"-# {left} more, up to {max(costs.values()):.1f} points worse.")
    return Screen((Text("\n".join(lines)),), accent=BLUE)


def _about(one: Evaluation, other: Evaluation) -> str:
    error = (one.error**2 + other.error**2) ** 0.5
    return f" (± {error:.1f})" if error >= _SAME else ""


def action_words(view: TableView, action: Action) -> str:
    """An action as one would say it at the table: ``Put the 4 on your 10 (place 3)``."""
    match action:
        case TurnUp(slot=slot):
            return f"Turn up place {slot + 1}"
        case Draw():
            return "Draw from the stock"
        case Take(slot=slot):
            top = view.top_discard
            return f"Take the {top.rank_symbol if top else 'discard'} {_onto(view, slot)}"
        case Swap(slot=slot):
            return f"Put {_drawn(view)} {_onto(view, slot)}"
        case Discard():
            return f"Discard {_drawn(view)}"
        case NextHole():
            return "Go on to the next hole"


def _drawn(view: TableView) -> str:
    return f"the {view.drawn.rank_symbol}" if view.drawn else "the drawn card"


def _onto(view: TableView, slot: int) -> str:
    assert view.viewer is not None
    card = view.seats[view.viewer].cards[slot]
    if card is None:
        return f"on the face-down card in place {slot + 1}"
    return f"on your {card.rank_symbol} (place {slot + 1})"


def review_screen(contest: Contest, found: GameReview, cast: Cast, seat: int | None) -> Screen:
    """Say how well everybody played and, for the seat that asks, which decisions cost most."""
    lines = [_table_line(cast, review) for review in found.seats]
    parts: list[Part] = [
        Text(f"### Review of {counted(found.holes, 'hole')}"),
        Text("\n".join(lines)),
        Text(
            "-# Points lost: how much better the coach's choices were. "
            "Luck: what the cards gave or took, against the average."
        ),
    ]
    if seat is not None:
        costliest = found.seats[seat].costliest
        if not costliest:
            praise = "**You gave nothing away.** The coach has nothing to add."
            parts += [Line(), Text(praise)]
        for number, costly in enumerate(costliest, start=1):
            parts += [Line(), *_costly(number, costly, text=cast.text)]
    return Screen(tuple(parts), accent=BLUE)


def review_under_way(share: float) -> Screen:
    """Say that a review is being worked out, and how far it is."""
    return Screen((Text(f"The coach is looking at the game: {share:.0%} …"),), accent=BLUE)


def review_failed() -> Screen:
    """Say that nothing came of it."""
    return Screen((Text("The coach could not look at this game. Please ask again."),), accent=QUIET)


def _table_line(cast: Cast, review: SeatReview) -> str:
    luck = f"the cards {'gave' if review.luck >= 0 else 'took'} {abs(review.luck):.1f}"
    return f"{cast.bold(review.seat)}: {review.lost_per_turn:.2f} points lost a turn · {luck}"


def _costly(number: int, costly: Costly, *, text: bool) -> tuple[Part, ...]:
    view = costly.view
    said = (
        f"**{number}. Hole {costly.hole}, turn {costly.turn}: {costly.loss:.1f} points lost**\n"
        f"Played: {action_words(view, costly.played)}.\nBest: {action_words(view, costly.best)}."
    )
    words = describe_hand(view)
    if text:
        return (Text(f"{said}\n-# {words}"),)
    return Text(said), Picture(HandPicture(view), words, f"-# {words}")
