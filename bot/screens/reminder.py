"""The reminder: a message that mentions people whose turn it is. The bot deletes it when these people have moved."""

from __future__ import annotations

from bot.contest import Contest
from bot.contest.clock import find_lapse_at
from bot.languages import Tongue
from bot.ports.screen import Screen, Text
from bot.screens.colours import GOLD


def reminder_screen(contest: Contest, user_ids: tuple[int, ...], tongue: Tongue) -> Screen:
    """Return the reminder for the people ``user_ids``. Nobody else is notified."""
    at = find_lapse_at(contest)
    text = tongue.say(
        "reminder-call",
        called=tuple(f"<@{user_id}>" for user_id in user_ids),
        hole=contest.hole,
        ends=f"<t:{int(at.timestamp())}:R>" if at is not None else None,
    )
    return Screen((Text(text),), accent=GOLD, mentions=user_ids)
