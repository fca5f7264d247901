"""Computes when a game goes on without a press, from the game, the time and the pace of computers."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from datetime import datetime, timedelta
from math import exp
from statistics import NormalDist
from typing import Final

from bot.contest.contest import Contest
from bot.contest.half_time import halve_clock
from data.records import Deadline, Status

LOBBY_OPEN_FOR: Final = timedelta(minutes=15)
NEXT_HOLE_AFTER: Final = timedelta(seconds=30)
EVERYBODY_AWAY: Final = timedelta(hours=24)
"""How long a game stays open after all its people have left or are on autopilot."""
FORGOTTEN: Final = timedelta(days=30)
"""How long a game without a clock stays open without a move."""
SLOW_FROM_S: Final = 3600
"""A game is slow if its clock has at least this many seconds, or if it has no clock.

People look at a slow game now and then, so the bot tells them when it is their turn.
"""
LAPSES_TO_AUTOPILOT: Final = 3
_PACE_SPREAD: Final = 0.45
_QUICKEST: Final = 0.4
_SLOWEST: Final = 2.5


def is_slow(contest: Contest) -> bool:
    """Whether the clock of a game is so long that people do not watch the table. See ``SLOW_FROM_S``."""
    clock_s = contest.record.clock_s
    return clock_s is None or clock_s >= SLOW_FROM_S


def wind(contest: Contest, now: datetime, *, pace_s: float) -> Contest:
    """Return the game with its next deadline. The time until this deadline begins at ``now``.

    Computers move after about ``pace_s`` seconds.
    """
    kind, after = _choose_deadline(contest, timedelta(seconds=pace_s))
    at = None if after is None else now + after
    return replace(
        contest, record=replace(contest.record, deadline=kind, deadline_at=at, left_s=None)
    )


def _choose_deadline(contest: Contest, pace: timedelta) -> tuple[Deadline | None, timedelta | None]:
    record = contest.record
    if record.status is Status.LOBBY:
        return Deadline.LOBBY, LOBBY_OPEN_FOR
    if record.status is not Status.PLAYING:
        return None, None
    if contest.everybody_is_away:
        return Deadline.CLOSE, EVERYBODY_AWAY
    if contest.hole_is_over and record.is_private:
        # In a private game nobody else waits for the next hole.
        return Deadline.CLOSE, FORGOTTEN
    if contest.hole_is_over:
        return Deadline.NEXT_HOLE, NEXT_HOLE_AFTER
    if any(contest.is_automatic(seat) for seat in contest.to_act):
        return Deadline.COMPUTER, pace * vary_pace(contest)
    if record.clock_s is None:
        return Deadline.CLOSE, FORGOTTEN
    return Deadline.REMINDER, halve_clock(record.clock_s)


def vary_pace(contest: Contest) -> float:
    """Return a factor for the time before a computer's next move: above 1 for a slow move, below 1 for a quick one.

    The logarithm of the factor is normally distributed, as it is for people. Most moves take about the same time, some
    are quick, and a few are slow. The factor depends on the game alone, so a restart does not change it.
    """
    digest = hashlib.sha256(f"{contest.game_id}|{len(contest.events)}".encode()).digest()
    chance = (int.from_bytes(digest[:4]) + 0.5) / 2**32
    factor = exp(_PACE_SPREAD * NormalDist().inv_cdf(chance))
    return min(max(factor, _QUICKEST), _SLOWEST)


def stop(contest: Contest, now: datetime) -> Contest:
    """Stop the clock of a game, because its table cannot be shown. The time that is left is stored."""
    record = contest.record
    if record.deadline_at is None:
        return contest
    left_s = max(0, round((record.deadline_at - now).total_seconds()))
    return replace(contest, record=replace(record, deadline_at=None, left_s=left_s))


def resume(contest: Contest, now: datetime) -> Contest:
    """Let a stopped clock run again with the time that was left. Players get at least ``choose_grace_s`` seconds."""
    record = contest.record
    if record.left_s is None:
        return contest
    # Players get a minimum of time, because they could not see the table.
    left = timedelta(seconds=max(record.left_s, choose_grace_s(contest)))
    return replace(contest, record=replace(record, deadline_at=now + left, left_s=None))


def grant_grace(contest: Contest, now: datetime) -> Contest:
    """Give players at least ``choose_grace_s`` seconds more if their clock ran out while the bot was not running."""
    record = contest.record
    if record.deadline not in (Deadline.REMINDER, Deadline.LAPSE) or record.deadline_at is None:
        return contest
    earliest = now + timedelta(seconds=choose_grace_s(contest))
    if record.deadline_at >= now:
        return contest
    return replace(contest, record=replace(record, deadline_at=earliest))


def give_back(contest: Contest, now: datetime, seconds: float) -> Contest:
    """Move a deadline later by ``seconds``, the time in which people could not press.

    Players get at least ``choose_grace_s`` seconds.
    """
    record = contest.record
    if record.deadline not in (Deadline.REMINDER, Deadline.LAPSE) or record.deadline_at is None:
        return shift(contest, seconds)
    at = record.deadline_at + timedelta(seconds=seconds)
    earliest = now + timedelta(seconds=choose_grace_s(contest))
    return replace(contest, record=replace(record, deadline_at=max(at, earliest)))


def shift(contest: Contest, seconds: float) -> Contest:
    """Move a game's deadline by some seconds: later, or earlier if the number is negative."""
    record = contest.record
    if record.deadline_at is None:
        return contest
    at = record.deadline_at + timedelta(seconds=seconds)
    return replace(contest, record=replace(record, deadline_at=at))


def choose_grace_s(contest: Contest) -> float:
    """Return the least number of seconds that players get after a time in which they could not press.

    The number is 0 if the deadline is not a player's clock.
    """
    if contest.record.deadline not in (Deadline.REMINDER, Deadline.LAPSE):
        return 0
    return min((contest.record.clock_s or 0) / 2, 60)


def find_lapse_at(contest: Contest) -> datetime | None:
    """Return the time at which the players whose turn it is run out of time; ``None`` if no player's clock runs."""
    record = contest.record
    if record.deadline_at is None or record.clock_s is None:
        return None
    if record.deadline is Deadline.REMINDER:
        return record.deadline_at + halve_clock(record.clock_s)
    return record.deadline_at if record.deadline is Deadline.LAPSE else None
