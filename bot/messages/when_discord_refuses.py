"""Decides what follows when Discord refuses a message: the outcome, how long to wait, and when to give up."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from bot.messages.outcomes import Blocked, Down, Gone
from bot.ports import ChannelGone, NotAllowed, Unavailable

SECOND_LOOK_S: Final = 30.0
"""After this number of seconds a missing channel is looked for again, because an outage can hide a channel, too."""
LOOKS: Final = 2
STOP_CLOCK_AFTER: Final = 3
"""After this number of failed attempts in a row to show a table, the game's clock stops."""
GIVE_UP_AFTER: Final = timedelta(days=1)
"""How long after the end of a game its messages are tried. Those that fail for longer stay as they are."""
EARLIEST_S: Final = 5.0
"""The next attempt comes at least this number of seconds after a failure, and then when Discord accepts any message."""
_BACK_OFF_S: Final = (1.0, 2.0, 4.0, 6.0, 6.0, 6.0, 6.0, 15.0, 60.0, 300.0)
_NOT_ALLOWED_S: Final = (15.0, 60.0, 300.0)


def outcome_of(error: ChannelGone | NotAllowed | Unavailable) -> Blocked | Down | Gone:
    """Return the outcome of an attempt that Discord has refused. ``Keeper`` acts on this outcome."""
    match error:
        case ChannelGone():
            return Gone()
        case NotAllowed():
            return Blocked(error.missing)
        case Unavailable():
            return Down(str(error), error.retry_after_s or 0.0)


def wait_after(outcome: Blocked | Down | Gone, failures: int) -> float:
    """Return how many seconds to wait before the next attempt. ``failures`` is the number of failures in a row."""
    match outcome:
        case Gone():
            return SECOND_LOOK_S
        case Blocked():
            return _step(_NOT_ALLOWED_S, failures)
        case Down(after_s=after_s):
            return max(after_s, _step(_BACK_OFF_S, failures))


def _step(steps_s: tuple[float, ...], failures: int) -> float:
    return steps_s[min(failures, len(steps_s)) - 1]
