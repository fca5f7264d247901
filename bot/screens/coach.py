"""Hints for the next decision, and reviews of finished games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.contest import Contest
from bot.languages import Count, Phrase, Tongue
from bot.ports.pictures import HandPicture
from bot.ports.screen import Line, Part, Picture, Screen, Text
from bot.screens.cast import Cast
from bot.screens.colours import BLUE, QUIET
from bot.words.coaching import is_about_better, say_lesson, say_reason
from bot.words.descriptions import describe_hand
from engine import Action, Card, Discard, Draw, NextHole, Swap, TableView, Take, TurnUp
from engine.computer import Evaluation
from engine.computer.alike import list_distinct
from engine.computer.cost import cost_of, is_mistake
from engine.computer.evaluation import error_of, rank
from engine.computer.reasons import Reason, explain
from engine.computer.review import Costly, GameReview, SeatReview

_MOST_SHOWN: Final = 5
_LESSONS: Final = 3


def hint_screen(view: TableView, worth: Mapping[Action, Evaluation], tongue: Tongue) -> Screen:
    """Return the screen with a hint: the best action, the reason, and what each other action would cost.

    ``worth`` is the coach's value of each action. Actions with the same outcome are listed once.
    """
    say = tongue.say
    best, *others = list_distinct(view, rank(worth))
    seats = len(view.seats)
    worse = [action for action in others if is_mistake(worth[action], worth[best], seats)]
    alike = [action for action in others if action not in worse]
    reasons = {action: explain(view, best, action) for action in worse}
    praise = next((why for why in reasons.values() if why and is_about_better(why)), None)
    first = say("coach-hint-best", action=name_action(view, best))
    lines = [say("coach-hint"), tongue.join_sentences(first, write_reason(praise, tongue))]
    if alike and not worse:
        lines.append(say("coach-hint-all-alike"))
        return Screen((Text("\n".join(lines)),), accent=BLUE)
    for action in alike[:_MOST_SHOWN]:
        lines.append(say("coach-hint-alike", action=name_action(view, action)))
    for action in worse[: max(0, _MOST_SHOWN - len(alike))]:
        why = reasons[action]
        said = None if why is None or is_about_better(why) else why
        cost = name_cost(worth[action], worth[best], tongue)
        option = say("coach-option", action=name_action(view, action), cost=cost)
        lines.append(tongue.join_sentences(option, write_reason(said, tongue)))
    left = len(others) - _MOST_SHOWN
    if left > 0:
        cost = name_cost(worth[others[-1]], worth[best], tongue)
        lines.append(say("coach-hint-more", count=left, cost=cost))
    lines.append(_explain_unit(worth[best], worth, seats, tongue))
    return Screen((Text("\n".join(lines)),), accent=BLUE)


def write_reason(reason: Reason | None, tongue: Tongue) -> str:
    """Return the coach's reason as a sentence; empty if the coach has no reason to tell."""
    return "" if reason is None else tongue.tell(say_reason(reason))


def name_cost(action: Evaluation, best: Evaluation, tongue: Tongue) -> Phrase:
    """Return how much worse an action is than the best one, in points or, in the last hole, as chances to win."""
    if action.win is not None and best.win is not None:
        share, most = tongue.write_percent(action.win), tongue.write_percent(best.win)
        return Phrase("coach-cost-win", share=share, best=most)
    return Phrase("coach-cost-points", points=Count(cost_of(action, best).points, 1))


def _explain_unit(
    best: Evaluation, worth: Mapping[Action, Evaluation], seats: int, tongue: Tongue
) -> str:
    """Return the line below a hint that explains what its numbers mean and how exact they are."""
    if best.win is not None:
        return tongue.say("coach-unit-win")
    if all(value.error == 0 for value in worth.values()):
        return tongue.say("coach-unit")
    return tongue.say("coach-unit-error", points=Count(error_of(seats), 1))


def name_action(view: TableView, action: Action, *, own: bool = True) -> Phrase:
    """Name an action by its cards, as people do at the table: ``Swap 4 for your 10 (card 3)``.

    With ``own`` the reader makes the action, and the text says *your* card.
    """
    match action:
        case TurnUp(slot=slot):
            return Phrase("coach-turn-over", place=slot + 1)
        case Draw():
            return Phrase("coach-draw")
        case Take(slot=slot):
            whose, gone = _name_gone(view, slot, own=own)
            card = _rank_of(view.top_discard)
            return Phrase(f"coach-take-{whose}", card=card, gone=gone, place=slot + 1)
        case Swap(slot=slot):
            whose, gone = _name_gone(view, slot, own=own)
            card = _rank_of(view.drawn)
            return Phrase(f"coach-swap-{whose}", card=card, gone=gone, place=slot + 1)
        case Discard():
            return Phrase("coach-discard", card=_rank_of(view.drawn))
        case NextHole():
            return Phrase("coach-next-hole")


def _name_gone(view: TableView, slot: int, *, own: bool) -> tuple[str, str | None]:
    """Return whose card leaves a slot (``own`` or ``other``) and the rank of this card.

    For a face-down card, return ``down`` and ``None``.
    """
    assert view.viewer is not None
    gone = view.seats[view.viewer].cards[slot]
    if gone is None:
        return "down", None
    return "own" if own else "other", gone.rank_symbol


def _rank_of(card: Card | None) -> str:
    assert card is not None
    return card.rank_symbol


def review_screen(contest: Contest, found: GameReview, cast: Cast, seat: int | None) -> Screen:
    """Return the review of a game: how well everybody played and, for ``seat``, which decisions cost most.

    ``seat`` is ``None`` for a reader who had no seat in the game.
    """
    say = cast.tongue.say
    lines = [_write_table_line(cast, review) for review in found.seats]
    parts: list[Part] = [
        Text(say("coach-review", holes=found.holes)),
        Text("\n".join(lines)),
        Text(say("coach-review-about")),
    ]
    if seat is not None:
        costliest, lessons = found.seats[seat].costliest, found.seats[seat].lessons
        if not costliest:
            parts += [Line(), Text(say("coach-review-nothing"))]
        elif lessons:
            said = [f"- {cast.tongue.tell(say_lesson(lesson))}" for lesson in lessons[:_LESSONS]]
            parts += [Line(), Text("\n".join((say("coach-review-most"), *said)))]
        for number, costly in enumerate(costliest, start=1):
            parts += [Line(), *_tell_costly(number, costly, cast)]
    return Screen(tuple(parts), accent=BLUE)


def reviewing_screen(share: float, tongue: Tongue) -> Screen:
    """Return the screen that says that a review is being made, and how much of it is done: ``share``, from 0 to 1."""
    words = tongue.say("coach-reviewing", share=tongue.write_percent(share))
    return Screen((Text(words),), accent=BLUE)


def review_failed_screen(tongue: Tongue) -> Screen:
    """Return the screen that says that a review has failed."""
    return Screen((Text(tongue.say("coach-review-failed")),), accent=QUIET)


def _write_table_line(cast: Cast, review: SeatReview) -> str:
    luck = review.luck
    return cast.tongue.say(
        "coach-review-line",
        name=cast.bold(review.seat),
        lost=Count(review.lost_per_turn, 2),
        luck=_write_luck(luck.total, cast.tongue),
        drawn=_write_luck(luck.draws, cast.tongue),
        dealt=_write_luck(luck.hidden, cast.tongue),
        rest=_write_luck(luck.others, cast.tongue),
    )


def _write_luck(points: float, tongue: Tongue) -> str:
    """Return a player's luck in points as text.

    A plus means that the cards helped the player (``+3``), a minus that they harmed the player (``−2.5``).
    """
    text = tongue.write_number(points)
    return f"+{text}" if round(points, 1) > 0 else text


def _tell_costly(number: int, costly: Costly, cast: Cast) -> tuple[Part, ...]:
    view, tongue, say = costly.view, cast.tongue, cast.tongue.say
    where = {"number": number, "hole": costly.hole, "turn": costly.turn}
    if costly.win is None:
        head = say("coach-costly-points", points=Count(costly.loss, 1), **where)
    else:
        head = say("coach-costly-win", share=tongue.write_percent(costly.win), **where)
    why = explain(view, costly.best, costly.played)
    good, bad = (why, None) if why and is_about_better(why) else (None, why)
    played = say("coach-costly-played", action=name_action(view, costly.played))
    best = say("coach-costly-best", action=name_action(view, costly.best))
    said = "\n".join(
        (
            head,
            tongue.join_sentences(played, write_reason(bad, tongue)),
            tongue.join_sentences(best, write_reason(good, tongue)),
        )
    )
    words = describe_hand(view, cast.names, tongue)
    if cast.text:
        return (Text(f"{said}\n-# {words}"),)
    return Text(said), Picture(
        HandPicture(view, names=cast.names, language=tongue.code), words, f"-# {words}"
    )
