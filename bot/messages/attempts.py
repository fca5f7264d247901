"""One attempt to show a message, and how long to wait after one that failed."""

from __future__ import annotations

from typing import Final

from bot.contest import Contest
from bot.messages.outcomes import (
    AttemptOutcome,
    Blocked,
    Down,
    Gone,
    Overtaken,
    OvertakenError,
    Shown,
)
from bot.messages.showing import Showing
from bot.messages.surface import Surface
from bot.ports import ChannelGone, NotAllowed, Unavailable

SECOND_LOOK_S: Final = 30.0
"""Seconds until a missing channel is looked for once more, because an outage of Discord hides channels too."""
LOOKS: Final = 2
STOP_CLOCK_AFTER: Final = 3
"""After this number of failures in a row the table counts as not shown, and the game's clock stops."""
EARLIEST_S: Final = 5.0
"""After this many seconds a failed message is tried again as soon as Discord has taken any other message."""
_BACK_OFF_S: Final = (1.0, 2.0, 4.0, 6.0, 6.0, 6.0, 6.0, 15.0, 60.0, 300.0)
_NOT_ALLOWED_S: Final = (15.0, 60.0, 300.0)


async def attempt(showing: Showing, surface: Surface, contest: Contest) -> AttemptOutcome:
    """Try to make a message show its game; return how the attempt went."""
    try:
        return Shown(await showing.show(surface, contest))
    except ChannelGone:
        return Gone()
    except NotAllowed as error:
        return Blocked(error.missing)
    except OvertakenError:
        return Overtaken()
    except Unavailable as error:
        return Down(str(error), error.retry_after_s or 0.0)


def wait_after(outcome: Blocked | Down | Gone, failures: int) -> float:
    """Return how many seconds to wait before the next attempt, after this number of failures in a row."""
    match outcome:
        case Gone():
            return SECOND_LOOK_S
        case Blocked():
            return _step(_NOT_ALLOWED_S, failures)
        case Down(after_s=after_s):
            return max(after_s, _step(_BACK_OFF_S, failures))


def _step(steps_s: tuple[float, ...], failures: int) -> float:
    return steps_s[min(failures, len(steps_s)) - 1]
