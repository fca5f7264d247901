"""Looks up scores: pages of a server's leaderboard, and one person's results there."""

from __future__ import annotations

from typing import NamedTuple

from bot.coach.coach import Coach
from bot.games.live_games import LiveGames
from bot.games.names import Names
from bot.screens.record import LastGames
from bot.screens.scores import BoardChoice, LeaderBoard
from bot.service.boards import load_board
from data.boards import PlayerScores


class PersonScores(NamedTuple):
    """One person's results on a server, and what else the screen about this person needs."""

    scores: PlayerScores
    text: bool
    """Whether the server prefers words to pictures."""
    last_games: LastGames | None
    """The person's mistakes in their newest games; ``None`` if somebody else asks."""


class LookingUpScores:
    """Answers ``/golf scores``."""

    def __init__(self, games: LiveGames, names: Names, coach: Coach) -> None:
        self._games = games
        self._names = names
        self._coach = coach

    async def load_board(self, guild_id: int, choice: BoardChoice) -> LeaderBoard:
        """Return the chosen page of a server's leaderboard.

        If people have chosen a month, for example, the page is about the present month.
        """
        return await load_board(self._games.store, self._names, guild_id, choice, self._games.now())

    async def load_record(self, guild_id: int, user_id: int, *, own: bool) -> PersonScores:
        """Return a person's results on a server.

        With ``own`` the person has asked for them, so they include the person's mistakes.
        """
        scores = await self._games.store.scores.load_player(guild_id, user_id)
        server = await self._games.store.people.load_server(guild_id)
        last_games = await self._coach.look_back(user_id, guild_id) if own else None
        return PersonScores(scores, server.text, last_games)
