"""Shows people the coach's reviews of finished games."""

from __future__ import annotations

from bot.coach.coach import Coach
from bot.contest import Contest
from bot.games.live_games import LiveGames
from bot.ports import Answer, Panel, Person, Press, Refusal
from bot.ports.screen import Screen
from data.records import GameRecord


class Reviewing:
    """Answers the button Review and ``/golf review``."""

    def __init__(self, games: LiveGames, coach: Coach) -> None:
        self._games = games
        self._coach = coach

    async def answer(self, contest: Contest, press: Press) -> Answer:
        """Answer with the review of the game, for the presser alone."""
        return Answer(whisper=await self._coach.review(contest, press.person, press.whispered))

    async def review(
        self, guild_id: int, person: Person, game_id: str | None, panel: Panel | None
    ) -> Screen:
        """Return the screen with the review of a game.

        If ``game_id`` is ``None``, the screen is about the person's newest finished game on the server.

        If the review is not ready, ``panel``, if given, shows the review later.
        """
        if game_id is None:
            newest = await self.list_finished(guild_id, person.user_id, limit=1)
            if not newest:
                raise Refusal("refusals-nothing-to-review")
            game_id = newest[0].game_id
        contest = await self._games.get_in_server(guild_id, game_id)
        return await self._coach.review(contest, person, panel)

    async def list_finished(self, guild_id: int, user_id: int, *, limit: int) -> list[GameRecord]:
        """Return a person's finished games on a server, the newest first."""
        return await self._games.store.games.list_finished_of(user_id, guild_id, limit)
