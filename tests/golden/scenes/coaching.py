"""Scenes of the coach: hints, replays and reviews, with opinions that were made by hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.contest import Contest
from bot.contest.replay import Verdict, find_turn, list_turns, rewind_to_turn
from bot.screens.coach import (
    hint_screen,
    name_action,
    review_failed_screen,
    review_screen,
    reviewing_screen,
)
from bot.screens.replay import replay_screen
from bot.words.coaching import say_lesson, say_reason
from engine import Action, Discard, Draw, NextHole, Swap, TableView, Take, TurnUp
from engine.computer import Evaluation
from engine.computer.lessons import Lesson, Mistake
from engine.computer.reasons import Reason, Why
from engine.computer.review import Costly, GameReview, Luck, SeatReview
from tests.bot.tables import game
from tests.golden.scenes.setting import ENGLISH, LAID, after, cast, finished, laid
from tests.golden.scenes.writing import Scene


def scenes() -> Iterator[Scene]:
    """Yield the scenes."""
    yield from _of_hints()
    yield from _of_replays()
    yield from _of_reviews()
    yield from _of_words()


def _turn() -> Contest:
    """Return a game in which seat 1 may pair its eight, and all its other cards are worse places."""
    layouts = ("7H (2S) 9D (3C) KD (QH)", "4D 8C 10H 5S (JC) AH", "6H (9S) (KC) 6D 3H (10S)")
    return laid(layouts, seat=1, discards="QD 8D", stock="8S")


def _of_hints() -> Iterator[Scene]:
    top = _turn().view(1)
    worth: dict[Action, Evaluation] = {Draw(): Evaluation(3.0, 0.7)}
    worth |= {Take(slot): Evaluation(3.5 + slot, 0.7) for slot in range(6)}
    worth[Take(4)] = Evaluation(-2.25)
    yield "a hint with seven options", hint_screen(top, worth, ENGLISH)
    close = worth | {Draw(): Evaluation(-2.2, 0.7), Take(0): Evaluation(-2.1, 0.7)}
    yield "a hint with equal options", hint_screen(top, close, ENGLISH)
    same: dict[Action, Evaluation] = dict.fromkeys(worth, Evaluation(1.0))
    yield "a hint: all are equal", hint_screen(top, same, ENGLISH)
    most: dict[Action, Evaluation] = {
        action: Evaluation(9.0 if action == Take(0) else 1.0, 0.7) for action in worth
    }
    yield "a hint with six equal options and a worse one", hint_screen(top, most, ENGLISH)
    exact: dict[Action, Evaluation] = {
        action: replace(value, error=0.0) for action, value in worth.items()
    }
    yield "a hint with exact numbers", hint_screen(top, exact, ENGLISH)
    wins: dict[Action, Evaluation] = {
        action: replace(value, win=0.5 - value.points / 20) for action, value in worth.items()
    }
    yield "a hint in the last hole", hint_screen(top, wins, ENGLISH)
    lost: dict[Action, Evaluation] = {
        action: replace(value, win=0.0) for action, value in worth.items()
    }
    yield "a hint in a hole that is lost", hint_screen(top, lost, ENGLISH)
    yield "a hint when one may lose", hint_screen(top, wins | {Draw(): lost[Draw()]}, ENGLISH)
    six = laid(LAID + LAID, seat=1, discards="QD 8D").view(1)
    yield "a hint at a table of six", hint_screen(six, few_of(1.0), ENGLISH)
    yield "a hint at a table of three", hint_screen(top, few_of(1.0), ENGLISH)
    held = after(_turn(), (1, Draw())).view(1)
    put: dict[Action, Evaluation] = {Discard(): Evaluation(-1.0)}
    put |= {Swap(slot): Evaluation(0.5 + 0.25 * slot, 0.7) for slot in range(6)}
    put[Swap(2)] = Evaluation(0.25, 0.7)
    yield "a hint to throw away", hint_screen(held, put, ENGLISH)
    begun = game(2)
    view = begun.view(begun.to_act[0])
    turned = {action: Evaluation(0.0, 0.7) for action in view.legal}
    yield "a hint in the opening", hint_screen(view, turned, ENGLISH)
    few: dict[Action, Evaluation] = {
        Take(4): Evaluation(0.0),
        Draw(): Evaluation(4.0, 0.7),
        Take(1): Evaluation(9.0, 0.7),
    }
    yield "a hint with a pair to break", hint_screen(top, few, ENGLISH)


def few_of(cost: float) -> dict[Action, Evaluation]:
    """Return the values of three actions: the best one, one that costs as much as this, and one that costs more."""
    return {
        Take(4): Evaluation(0.0),
        Draw(): Evaluation(cost, 0.7),
        Take(1): Evaluation(cost + 1, 0.7),
    }


def _verdict(view: TableView, played: Action, best: Action, *, mistake: bool = True) -> Verdict:
    return Verdict(view, played, best, Evaluation(4.5, 0.7), Evaluation(1.25), mistake)


def _of_replays() -> Iterator[Scene]:
    contest = finished(2)
    turns = list_turns(contest.events)
    middle, second = find_turn(turns, "2-2"), find_turn(turns, "2-0")
    early, third = find_turn(turns, "1-2"), find_turn(turns, "3-1")
    assert early is not None
    assert middle is not None
    assert third is not None
    assert second is not None
    top = _turn().view(1)
    held = after(_turn(), (1, Draw())).view(1)
    opening = game(2).view(0)
    wrong = _verdict(top, Draw(), Take(4))
    also = _verdict(held, Discard(), Swap(4))
    bad = _verdict(top, Take(1), Take(4))
    fine = _verdict(top, Take(4), Take(4), mistake=False)
    alike = _verdict(held, Swap(0), Discard(), mistake=False)
    last = replace(wrong, worth=Evaluation(0, win=0.25), worth_of_best=Evaluation(0, win=0.75))
    for title, at, verdicts in (
        ("thinking", middle, None),
        ("the first turn, without opinions", 0, ()),
        ("without opinions", middle, ()),
        ("in the last hole", third, (fine,)),
        ("the last turn", len(turns) - 1, (fine,)),
        ("as the coach", middle, (fine, fine)),
        ("another was as good", middle, (alike, fine)),
        ("two were as good", middle, (replace(alike, best=Swap(1)), alike)),
        ("one mistake", middle, (fine, wrong)),
        ("two mistakes", middle, (wrong, also)),
        ("a worse action", middle, (bad,)),
        ("a bad place", early, (_verdict(held, Swap(2), Discard()),)),
        ("a better place", middle, (_verdict(held, Discard(), Swap(2)),)),
        ("a mistake in the last hole", middle, (last,)),
        ("the opening", second, (replace(fine, view=opening),)),
        ("a mistake in the opening", second, (_verdict(opening, TurnUp(0), TurnUp(3)),)),
        (
            "the other's mistake in the opening",
            second,
            (_verdict(game(2).view(1), TurnUp(0), TurnUp(3)),),
        ),
    ):
        moment = rewind_to_turn(contest, turns[at])
        shown = cast(contest, text=True)
        yield f"a replay: {title}", replay_screen(moment, turns, at, verdicts, shown)


def _of_reviews() -> Iterator[Scene]:
    contest = finished(3)
    top, held = _turn().view(1), after(_turn(), (1, Draw())).view(1)
    costly = (
        Costly(1, 4, top, Draw(), Take(4), 3.25),
        Costly(2, 5, held, Swap(1), Discard(), 0.0, win=0.125),
        Costly(3, 6, held, Swap(0), Swap(4), 1.0),
    )
    lessons = tuple(Lesson(mistake, at, 4.0 / at) for at, mistake in enumerate(Mistake, 1))
    first = SeatReview(0, 10, 20, 4.25, Luck(3.0, -0.5, 1.25), costly, lessons)
    second = SeatReview(1, 8, 16, 0.0, Luck(-0.04, 0.04, 0.0), (), ())
    third = SeatReview(2, 0, 0, 0.0, Luck(), costly[:1], ())
    found = GameReview(3, (first, second, third))
    for seat in (0, 1, 2, None):
        yield f"a review for seat {seat}", review_screen(contest, found, cast(contest), seat)
    one = replace(found, seats=(replace(first, lessons=lessons[:1]), second, third))
    yield "a review with one lesson", review_screen(contest, one, cast(contest), 0)
    yield "a review in words", review_screen(contest, found, cast(contest, text=True), 0)
    yield "a review is being made", reviewing_screen(0.25, ENGLISH)
    yield "a review has failed", review_failed_screen(ENGLISH)


def _of_words() -> Iterator[Scene]:
    middle = laid(seat=1, discards="QD 4C", stock="5D")
    top, held = middle.view(1), after(middle, (1, Draw())).view(1)
    actions: tuple[tuple[TableView, Action], ...] = (
        *((top, action) for action in (Draw(), Take(1), Take(4), TurnUp(4), NextHole())),
        *((held, action) for action in (Discard(), Swap(1), Swap(4))),
    )
    for own in (True, False):
        told = [ENGLISH.tell(name_action(view, action, own=own)) for view, action in actions]
        yield f"actions, {own=}", "\n".join(told)
    reasons = [
        Reason(why, rank=rank, points=points, count=3, seat=1)
        for why in Why
        for rank, points in ((1, 1.4), (11, 7.6))
    ]
    yield "reasons", "\n".join(ENGLISH.tell(say_reason(reason)) for reason in reasons)
    lessons = [Lesson(mistake, times, 3.5) for times, mistake in enumerate(Mistake, 1)]
    yield "lessons", "\n".join(ENGLISH.tell(say_lesson(lesson)) for lesson in lessons)
