"""What the coach says: a hint for the move to be made, and a review of a game that is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.contest import Contest
from bot.ports.pictures import HandPicture
from bot.ports.screen import Line, Part, Picture, Screen, Text
from bot.screens.cast import Cast
from bot.screens.colours import BLUE, QUIET
from bot.words.coaching import is_about_better, lesson_words, reason_words
from bot.words.table import describe_hand
from bot.words.wording import write_count, write_points
from engine import Action, Discard, Draw, NextHole, Swap, TableView, Take, TurnUp
from engine.computer import Evaluation
from engine.computer.evaluation import error_of, is_mistake, rank
from engine.computer.outcomes import distinct
from engine.computer.reasons import Reason, explain
from engine.computer.review import Costly, GameReview, SeatReview

_MOST_SHOWN: Final = 5
_LESSONS: Final = 3


def hint_screen(view: TableView, worth: Mapping[Action, Evaluation]) -> Screen:
    """Say which action is best and why, and what the others would cost.

    Options with the same outcome are named once.
    """
    best, *others = distinct(view, rank(worth))
    seats = len(view.seats)
    worse = [action for action in others if is_mistake(worth[action], worth[best], seats)]
    alike = [action for action in others if action not in worse]
    reasons = {action: explain(view, best, action) for action in worse}
    praise = next((why for why in reasons.values() if why and is_about_better(why)), None)
    lines = [f"### Hint\n**{action_words(view, best)}.**{write_reason(praise)}"]
    if alike and not worse:
        lines.append("Everything else is about as good.")
        return Screen((Text("\n".join(lines)),), accent=BLUE)
    lines += [f"{action_words(view, action)}: about as good." for action in alike[:_MOST_SHOWN]]
    for action in worse[: max(0, _MOST_SHOWN - len(alike))]:
        why = reasons[action]
        said = None if why is None or is_about_better(why) else why
        lines.append(
            f"{action_words(view, action)}: {write_cost(worth[action], worth[best])}.{write_reason(said)}"
        )
    left = len(others) - _MOST_SHOWN
    if left > 0:
        more = "One more option" if left == 1 else f"{left} more options, up to"
        comma = "," if left == 1 else ""
        lines.append(f"-# {more}{comma} {write_cost(worth[others[-1]], worth[best])}.")
    lines.append(_unit(worth[best], worth, seats))
    return Screen((Text("\n".join(lines)),), accent=BLUE)


def write_reason(reason: Reason | None) -> str:
    """Return a reason as a sentence after a space; empty if there is none."""
    if reason is None:
        return ""
    words = reason_words(reason)
    return f" {words[0].upper()}{words[1:]}."


def write_cost(action: Evaluation, best: Evaluation) -> str:
    """Return how much worse an action is than the best one."""
    if action.win is not None and best.win is not None:
        return f"wins {action.win:.0%} of the games instead of {best.win:.0%}"
    return f"{action.points - best.points:.1f} points worse"


def _unit(best: Evaluation, worth: Mapping[Action, Evaluation], seats: int) -> str:
    """Say once what the numbers mean, and how far they can be trusted."""
    if best.win is not None:
        return "-# In the last hole, the chance to win the game counts."
    about = "Points: what to expect of this hole, against the average of the others."
    if all(value.error == 0 for value in worth.values()):
        return f"-# {about}"
    return f"-# {about} Each may be off by about {error_of(seats):.1f}."


def action_words(view: TableView, action: Action, *, whose: str = "your") -> str:
    """Say an action as people do at the table: ``Swap 4 for your 10 (card 3)``."""
    match action:
        case TurnUp(slot=slot):
            return f"Turn over card {slot + 1}"
        case Draw():
            return "Draw a card"
        case Take(slot=slot):
            top = view.top_discard
            return f"Take {top.rank_symbol if top else 'the discard'} for {_name_replaced(view, slot, whose)}"
        case Swap(slot=slot):
            return f"Swap {_name_drawn(view)} for {_name_replaced(view, slot, whose)}"
        case Discard():
            return f"Discard {_name_drawn(view)}"
        case NextHole():
            return "Go on to the next hole"


def _name_drawn(view: TableView) -> str:
    return view.drawn.rank_symbol if view.drawn else "the drawn card"


def _name_replaced(view: TableView, slot: int, whose: str) -> str:
    """Name the card that goes, with its number on the picture and the buttons."""
    assert view.viewer is not None
    card = view.seats[view.viewer].cards[slot]
    return (
        f"face-down card {slot + 1}"
        if card is None
        else f"{whose} {card.rank_symbol} (card {slot + 1})"
    )


def review_screen(contest: Contest, found: GameReview, cast: Cast, seat: int | None) -> Screen:
    """Say how well everybody played and, for the seat that asks, which decisions cost most."""
    lines = [_table_line(cast, review) for review in found.seats]
    parts: list[Part] = [
        Text(f"### Review of {write_count(found.holes, 'hole')}"),
        Text("\n".join(lines)),
        Text(
            "-# Lost: how much better the coach's choices were, if the coach is sure. "
            "Luck: what the cards gave. Points count against the average of the others."
        ),
    ]
    if seat is not None:
        costliest, lessons = found.seats[seat].costliest, found.seats[seat].lessons
        if not costliest:
            praise = "**You gave nothing away.** Well played."
            parts += [Line(), Text(praise)]
        elif lessons:
            said = [f"- {lesson_words(lesson)}" for lesson in lessons[:_LESSONS]]
            parts += [Line(), Text("\n".join(("**What cost you most**", *said)))]
        for number, costly in enumerate(costliest, start=1):
            parts += [Line(), *_costly(number, costly, text=cast.text)]
    return Screen(tuple(parts), accent=BLUE)


def reviewing_screen(share: float) -> Screen:
    """Say that a review is being worked out, and how far it is."""
    return Screen((Text(f"The coach is looking at the game … {share:.0%}"),), accent=BLUE)


def review_failed_screen() -> Screen:
    """Say that the review has failed."""
    return Screen(
        (Text("The coach could not look at this game. Press **Review** again."),), accent=QUIET
    )


def _table_line(cast: Cast, review: SeatReview) -> str:
    luck = review.luck
    return (
        f"{cast.bold(review.seat)} lost {review.lost_per_turn:.2f} points a turn · "
        f"luck {_gift(luck.total)} (drawn {_gift(luck.draws)}, dealt {_gift(luck.hidden)}, "
        f"rest {_gift(luck.others)})"
    )


def _gift(points: float) -> str:
    """Points that the cards gave: ``+3``, or took: ``−2.5``."""
    text = write_points(round(points, 1))
    return text if text.startswith("−") or text == "0" else f"+{text}"


def _costly(number: int, costly: Costly, *, text: bool) -> tuple[Part, ...]:
    view = costly.view
    lost = f"{costly.loss:.1f} points lost"
    if costly.win is not None:
        lost = f"{costly.win:.0%} of the games lost"
    why = explain(view, costly.best, costly.played)
    good, bad = (write_reason(why), "") if why and is_about_better(why) else ("", write_reason(why))
    said = (
        f"**{number}. Hole {costly.hole}, turn {costly.turn}: {lost}**\n"
        f"Played: {action_words(view, costly.played)}.{bad}\n"
        f"Best: {action_words(view, costly.best)}.{good}"
    )
    words = describe_hand(view)
    if text:
        return (Text(f"{said}\n-# {words}"),)
    return Text(said), Picture(HandPicture(view), words, f"-# {words}")
