"""Scenes of lobbies, and of what can be asked about a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

from bot.contest import Contest
from bot.contest.lobby import add_computer, close, join, leave, start
from bot.contest.play import end, give_up
from bot.screens.asking import end_screen, leave_screen, more_screen, said_screen
from bot.screens.lobby import joined_screen, lobby_screen, sealed_screen
from bot.screens.reminder import reminder_screen
from bot.screens.rules import rules_screen
from bot.screens.shuffle import shuffle_screen
from data.records import Deadline
from engine import RULESETS, EndReason, Opening
from engine.computer import Level
from engine.events import CardDrawn, HoleDealt
from tests.bot.tables import ANN, BOB, CY, NOW, START, game, lobby
from tests.golden.scenes.setting import (
    ENGLISH,
    cast,
    finished,
    laid,
    privately,
    recorded,
    scored,
)
from tests.golden.scenes.writing import Scene


def scenes() -> Iterator[Scene]:
    """Yield the scenes."""
    yield from _of_lobbies()
    yield from _of_the_seal()
    yield from _of_questions()
    yield from _of_reminders()
    yield from _of_shuffles()
    for rules in RULESETS.values():
        yield f"the rules of {rules.key}", rules_screen(rules, ENGLISH)
    pagat = RULESETS["pagat"]
    mixed = replace(pagat, opening=Opening.IN_TURN, min_seats=3)
    yield "pagat's rules with an opening in turn", rules_screen(mixed, ENGLISH)
    yield "rules in words", rules_screen(rules, ENGLISH, text=True)


def _of_lobbies() -> Iterator[Scene]:
    alone = recorded(lobby(holes=3), deadline_at=NOW + timedelta(minutes=15))
    yield "a new lobby", lobby_screen(alone, cast(alone))
    called = replace(cast(alone), called=(BOB, CY))
    yield "people are called", lobby_screen(alone, called)
    yield "a role is called", lobby_screen(alone, replace(cast(alone), roles=(77,)))
    yield "people and a role are called", lobby_screen(alone, replace(called, roles=(77,)))
    two = add_computer(join(alone, BOB, 101), Level.PRO)
    yield "three seats are taken", lobby_screen(two, cast(two))
    full = two
    for number in range(3):
        full = join(full, 50 + number, 200 + number)
    yield "a full lobby with a computer", lobby_screen(full, cast(full))
    people = join(leave(full, 52), 60, 300)
    yield "somebody left and another came", lobby_screen(people, cast(people))
    host_left = leave(two, ANN)
    yield "the host has left", lobby_screen(host_left, cast(host_left))
    slow = lobby(ruleset="pagat", clock_s=86_400, hints=True)
    yield "other terms", lobby_screen(slow, cast(slow))
    never = lobby(clock_s=None, holes=18, hints=True)
    yield "no clock", lobby_screen(never, cast(never))
    yield "a lobby that was closed", lobby_screen(close(two), cast(two))
    begun = start(two, NOW, START)
    yield "a lobby that has begun", lobby_screen(begun, cast(begun))


def _of_the_seal() -> Iterator[Scene]:
    table = join(lobby(holes=3), BOB, 101)
    yield "somebody has joined", joined_screen(table, BOB, ENGLISH)
    yield "the host has joined", joined_screen(table, ANN, ENGLISH)
    begun = start(join(table, CY, 102), NOW, START)
    for who, user_id in (("the host", ANN), ("a player", BOB), ("somebody else", 99)):
        yield f"the seal before the start, for {who}", sealed_screen(table, user_id, ENGLISH)
        yield f"the seal after the start, for {who}", sealed_screen(begun, user_id, ENGLISH)


def _of_questions() -> Iterator[Scene]:
    contest, private = scored(3), privately(scored(2))
    for one, title in ((contest, "at a table"), (private, "in a private game")):
        yield (
            f"more, {title}",
            more_screen(one, ENGLISH, seated=True, may_move=True, may_end=False),
        )
    yield (
        "more, for a moderator",
        more_screen(contest, ENGLISH, seated=False, may_move=False, may_end=True),
    )
    yield (
        "more, for somebody else",
        more_screen(contest, ENGLISH, seated=False, may_move=False, may_end=False),
    )
    table = join(lobby(), BOB, 101)
    yield "leave a lobby", leave_screen(table, leave(table, BOB), ENGLISH)
    yield "leave a lobby as the last", leave_screen(lobby(), close(lobby()), ENGLISH)
    yield "leave a game", leave_screen(contest, give_up(contest, 1), ENGLISH)
    two = scored(2)
    yield "leave a game of two", leave_screen(two, give_up(two, 1), ENGLISH)
    alone = game(1, 1)
    seat = alone.seat_of(ANN)
    assert seat is not None
    yield "leave as the last person", leave_screen(alone, give_up(alone, seat), ENGLISH)
    yield "leave a private game", leave_screen(private, end_of(private), ENGLISH)
    for one, title in ((table, "a lobby"), (game(2), "a hole"), (contest, "a later hole")):
        yield f"end {title}", end_screen(one, ENGLISH)
    yield "a sentence", said_screen("A sentence.")


def end_of(contest: Contest) -> Contest:
    """Return the game, ended early."""
    return end(contest, EndReason.ENDED_EARLY)


def _of_reminders() -> Iterator[Scene]:
    contest = laid(seat=1)
    for deadline in (None, Deadline.REMINDER, Deadline.LAPSE, Deadline.CLOSE):
        at = None if deadline is None else NOW + timedelta(seconds=30)
        timed = recorded(contest, deadline=deadline, deadline_at=at)
        yield f"a reminder, {deadline}", reminder_screen(timed, (ANN,), ENGLISH)
    second = laid(seat=1, scorecard=[(1, 2, 3)])
    yield "a reminder of two people", reminder_screen(second, (ANN, BOB), ENGLISH)


def _of_shuffles() -> Iterator[Scene]:
    contest = finished(4)
    yield "the shuffle of a game", shuffle_screen(contest, cast(contest))
    broken = list(contest.events)
    at, dealt = next((at, event) for at, event in enumerate(broken) if isinstance(event, HoleDealt))
    assert dealt.order is not None
    broken[at] = replace(dealt, order=(*dealt.order[:-2], *dealt.order[:-3:-1]))
    yield (
        "a deal was changed",
        shuffle_screen(replace(contest, events=tuple(broken)), cast(contest)),
    )
    less = (*contest.events[:2], *contest.events[3:])
    yield "a move is missing", shuffle_screen(replace(contest, events=less), cast(contest))
    cut = [event for event in contest.events if not isinstance(event, CardDrawn)]
    yield "events are missing", shuffle_screen(replace(contest, events=tuple(cut)), cast(contest))
