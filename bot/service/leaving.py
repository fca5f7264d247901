"""Takes people out of the games and lobbies that they leave.

In a lobby the seat is free again. In a game, a computer plays the seat to the end, and the seat cannot win. If too few
people are left, the game ends without a result instead: ``engine.give_up`` decides that.
"""

from __future__ import annotations

from contextlib import suppress

from bot.contest import Contest, clock, lobby, play
from bot.games.live_games import LiveGames
from bot.languages import Phrase
from bot.ports import Person, Refusal
from engine import RuleError


class Leaving:
    """Takes people out of games, after they have confirmed it."""

    def __init__(self, games: LiveGames) -> None:
        self._games = games

    async def leave_all(self, person: Person) -> int:
        """Take a person out of all their open games; return the number of these games."""
        number = 0
        for game_id in await self._games.store.games.list_open_of(person.user_id):
            # A game may end while the person leaves another one.
            with suppress(Refusal, RuleError):
                await self.leave(await self._games.get(game_id), person)
                number += 1
        return number

    async def leave(self, contest: Contest, person: Person) -> Phrase:
        """Take a person out of a game or a lobby; return the sentence for the person."""
        if contest.is_lobby:
            await self._games.change(
                contest, lambda table: lobby.leave(table, person.user_id), restart_clock=False
            )
            return Phrase("answers-left-table")

        def step(game: Contest) -> Contest:
            seat = game.seat_of(person.user_id)
            if not game.is_playing:
                raise Refusal("refusals-over")
            if seat is None:
                raise Refusal("refusals-not-in-this-game")
            return give_up(self._games, game, seat).touch(self._games.now())

        game = await self._games.change(contest, step, restart_clock=False)
        if game.record.is_private:
            return Phrase("answers-ended-solo")
        if game.is_playing:
            return Phrase("answers-left-game")
        return Phrase("answers-left-last")


def give_up(games: LiveGames, game: Contest, seat: int) -> Contest:
    """Give up a seat with ``play.give_up``, and set the clock.

    For other players the clock goes on. If it was this seat's turn, the clock starts again.
    """
    was_to_act = seat in game.to_act
    game = play.give_up(game, seat)
    if was_to_act or game.everybody_is_away or not game.is_playing:
        game = clock.wind(game, games.now(), pace_s=games.pace_s)
    return game
