"""A hint for the move to be made."""

from __future__ import annotations

import asyncio

from bot.contest import Contest
from bot.games.screens import Screens
from bot.ports import Answer, Press, Refusal
from bot.screens.coach import hint_screen
from bot.service.answering import find_seat, refusal_of, tell_whose_turn
from engine.computer import evaluate


class Hinting:
    """The button Hint, in games that allow hints."""

    def __init__(self, screens: Screens) -> None:
        self._screens = screens

    async def hint(self, contest: Contest, press: Press) -> Answer:
        """Tell a player who is to move which move is best, and what the others would cost."""
        seat = find_seat(contest, press)
        if not contest.record.hints:
            raise Refusal("refusals-no-hints")
        view = contest.view(seat)
        if not view.legal or contest.hole_is_over:
            raise refusal_of(await tell_whose_turn(self._screens, contest))
        # In a thread, because thinking takes a while and other people's presses must not wait for it.
        worth = await asyncio.to_thread(evaluate, view)
        tongue = await self._screens.tongue_for(press.person)
        return Answer(whisper=hint_screen(view, worth, tongue))
