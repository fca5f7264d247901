"""Decides whether a table is edited, or posted again as a new message.

A table is posted again for the next hole, on request, and in slow games when the message is an hour old.
``table_message`` also posts a table again if it was deleted, or if Discord allows no more edits of it.
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
"""The age from which on Discord allows only few edits of a message (error 30046)."""


def is_posted_again(
    surface: Surface, record: SurfaceRecord, contest: Contest, screen: Screen, *, age: timedelta
) -> bool:
    """Whether a table must be posted again to show ``screen``. Otherwise it can be edited.

    ``record`` is what the database stores of the message, and ``age`` the time since the message was posted.
    """
    if record.moment != contest.hole or surface.move_down:
        return True
    # In a slow game the table is posted again, because Discord takes few edits of an old message.
    return is_slow(contest) and not surface.shows(screen) and age > _EDITED_FREELY_FOR
