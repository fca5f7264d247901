"""Makes the moves of people: draw, take, swap, discard, turn up."""

from __future__ import annotations

from dataclasses import replace

from bot.contest import Contest, play
from bot.games.live_games import LiveGames
from bot.games.screens import Screens
from bot.ports import Answer, Press, Refusal
from bot.service.answering import PLAYED, get_seat, refuse_move, show_cards
from engine import Action, RuleError


class Playing:
    """Answers the buttons that make moves."""

    def __init__(self, games: LiveGames, screens: Screens) -> None:
        self._games = games
        self._screens = screens

    async def make_move(self, contest: Contest, press: Press, action: Action) -> Answer:
        """Make the presser's move. The answer shows the cards after the move, or says why the move is refused."""
        seat = get_seat(contest, press)

        def step(game: Contest) -> Contest:
            if not game.is_playing:
                raise Refusal("refusals-over")
            if press.key != game.key:
                raise Refusal(PLAYED)
            return play.move(game, seat, action).touch(self._games.now())

        user_id = press.person.user_id
        try:
            after = await self._games.change(contest, step, person_id=user_id)
        except (Refusal, RuleError) as refusal:
            now = self._games.refresh(contest)
            return await refuse_move(self._screens, now, press, seat, refusal)
        answer = show_cards(press, await self._screens.make_cards(after, user_id))
        return replace(answer, version=after.record.version)
