"""The reminder: when half of a player's time is over, the bot calls the player to the table."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from bot.contest.contest import Contest
from data.records import Deadline


def halve_clock(clock_s: int) -> timedelta:
    """Return half of a player's time: the time before the reminder, and the time between the reminder and the lapse."""
    return timedelta(seconds=clock_s) / 2


def remind(contest: Contest, now: datetime) -> Contest:
    """Note that half of a player's time is over. The deadline is now the end of the other half."""
    assert contest.record.clock_s is not None
    at = now + halve_clock(contest.record.clock_s)
    return replace(contest, record=replace(contest.record, deadline=Deadline.LAPSE, deadline_at=at))


def is_half_time(contest: Contest) -> bool:
    """Whether more than half of the player's time is over."""
    return contest.record.deadline is Deadline.LAPSE


def list_awaited(contest: Contest) -> tuple[int, ...]:
    """Return the user ids of the people whose turn it is; none between two holes or while the clock is stopped."""
    if not contest.is_playing or contest.hole_is_over or contest.record.left_s is not None:
        return ()
    players = [contest.record.players[seat] for seat in contest.to_act]
    return tuple(
        player.user_id
        for seat, player in zip(contest.to_act, players, strict=True)
        if player.user_id is not None and player.user_id > 0 and not contest.is_automatic(seat)
    )
