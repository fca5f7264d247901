"""Removes a player from a game or from a lobby.

In a lobby the seat is free again. In a game, a computer plays the seat to the end, and the seat cannot win. If too few
people are left, the game ends without a result instead: ``engine.give_up`` decides that.
"""

from __future__ import annotations

from bot.contest import Contest, lobby, rights
from bot.games.live_games import LiveGames
from bot.games.names import Names
from bot.languages import Phrase
from bot.ports import Person, Refusal
from bot.service.leaving import give_up
from bot.words.wording import name_person


class Kicking:
    """Answers ``/golf kick``."""

    def __init__(self, games: LiveGames, names: Names) -> None:
        self._games = games
        self._names = names

    async def kick(self, channel_id: int, person: Person, target_id: int) -> Phrase:
        """Remove a player from the channel's game; return the sentence for ``person``, who asked for this.

        ``target_id`` is the user id of the player. ``Refusal`` if ``person`` may not remove the player.
        """
        contest = await self._games.get_open(channel_id)
        target = name_person(await self._names.look_up(contest.record.guild_id, target_id))

        def step(game: Contest) -> Contest:
            if game.is_lobby:
                rights.check_may_free(game, person)
                if game.seat_of(target_id) is None:
                    raise Refusal("refusals-target-not-joined")
                return lobby.leave(game, target_id)
            if not game.is_playing:
                raise Refusal("refusals-over")
            return give_up(self._games, game, rights.check_may_kick(game, person, target_id))

        game = await self._games.change(contest, step, restart_clock=False)
        return Phrase("answers-removed", name=target, going=game.is_playing)
