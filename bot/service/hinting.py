"""Gives a player the coach's opinion before a decision, if the game allows hints."""

from __future__ import annotations

import asyncio

from bot.contest import Contest
from bot.games.screens import Screens
from bot.ports import Answer, Press, Refusal
from bot.service.answering import get_seat, refusal_of, tell_whose_turn
from engine.computer import evaluate


class Hinting:
    """Answers the button Hint, in games that allow hints."""

    def __init__(self, screens: Screens) -> None:
        self._screens = screens

    async def hint(self, contest: Contest, press: Press) -> Answer:
        """Answer with the best action and the cost of every other one; ``Refusal`` if it is not the presser's turn."""
        seat = get_seat(contest, press)
        if not contest.record.hints:
            raise Refusal("refusals-no-hints")
        view = contest.view(seat)
        if not view.legal or contest.hole_is_over:
            raise refusal_of(await tell_whose_turn(self._screens, contest))
        # The computer thinks in a thread, because other presses must not wait for it.
        worth = await asyncio.to_thread(evaluate, view)
        return Answer(whisper=await self._screens.make_hint(view, worth, press.person))
