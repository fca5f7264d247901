"""Deals the next hole when a player presses Next hole. Only the first such press deals."""

from __future__ import annotations

from bot.contest import Contest, play
from bot.games.live_games import LiveGames
from bot.games.screens import Screens
from bot.ports import Answer, Place, Press, Refusal
from bot.service.answering import PLAYED, get_seat, show_cards
from engine import NextHole


class Dealing:
    """Answers the button Next hole."""

    def __init__(self, games: LiveGames, screens: Screens) -> None:
        self._games = games
        self._screens = screens

    async def deal(self, contest: Contest, press: Press) -> Answer:
        """Deal the next hole; return the answer. On a player's own cards the answer shows the new cards.

        On the table the answer shows the scored hole without buttons. If somebody else has dealt the hole already, a
        press on the table is refused.
        """
        seat = get_seat(contest, press)
        before = contest  # as the step found it: another process may have ended the hole since it was loaded

        def step(game: Contest) -> Contest:
            nonlocal before
            if press.key != game.key or not game.hole_is_over:
                return game
            before = game
            return play.move(game, seat, NextHole()).touch(self._games.now())

        user_id = press.person.user_id
        after = await self._games.change(contest, step, person_id=user_id)
        if press.place is Place.TABLE:
            if not before.hole_is_over or press.key != before.key:
                raise Refusal(PLAYED)
            return Answer(update=await self._screens.make_scored(before, old=True))
        return show_cards(press, await self._screens.make_cards(after, user_id))
