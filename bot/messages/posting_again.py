"""Decides when a table is posted again and not edited.

That is for the next hole, on request, and in slow games once the message is an hour old. ``table_message`` also posts a
table again that was deleted, or that Discord lets nobody edit any more.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from bot.contest import Contest
from bot.contest.clock import is_slow
from bot.messages.surface import Surface
from bot.ports.screen import Screen
from data.records import SurfaceRecord

_EDITED_FREELY_FOR: Final = timedelta(hours=1)
"""The time after which Discord allows only few edits of a message (error 30046)."""


def is_posted_again(
    surface: Surface, record: SurfaceRecord, contest: Contest, screen: Screen, *, age: timedelta
) -> bool:
    """Whether a table is posted again to show a screen. ``age`` is how long ago the message was posted."""
    if record.moment != contest.hole or surface.move_down:
        return True
    # In a slow game the table is posted again, because Discord takes few edits of an old message.
    return is_slow(contest) and not surface.shows(screen) and age > _EDITED_FREELY_FOR
