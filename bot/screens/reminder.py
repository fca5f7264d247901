"""A mention of people who are to move. It is deleted once they have moved."""

from __future__ import annotations

from bot.contest import Contest
from bot.contest.clock import lapses_at
from bot.ports.screen import Screen, Text
from bot.screens.colours import GOLD
from bot.words.wording import write_list


def reminder_screen(contest: Contest, user_ids: tuple[int, ...]) -> Screen:
    """Call people to the table, and notify nobody else."""
    called = write_list([f"<@{user_id}>" for user_id in user_ids])
    at = lapses_at(contest)
    until = f" Time is up <t:{int(at.timestamp())}:R>." if at is not None else ""
    text = f"⏰ {called}: your turn in hole {contest.hole}.{until}"
    return Screen((Text(text),), accent=GOLD, mentions=user_ids)
