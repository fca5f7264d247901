"""Takes people out of games, because they leave or are removed. A computer plays for them from then on."""

from __future__ import annotations

from contextlib import suppress

from bot.contest import Contest, clock, lobby, play, rights
from bot.games.live_games import LiveGames
from bot.games.names import Names
from bot.languages import Phrase
from bot.ports import Person, Refusal
from bot.words.wording import bold
from engine import RuleError


class Leaving:
    """Answers Leave and Kick."""

    def __init__(self, games: LiveGames, names: Names) -> None:
        self._games = games
        self._names = names

    async def leave_all(self, person: Person) -> int:
        """Take a person out of every open game; return the number of games."""
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
                contest, lambda table: lobby.leave(table, person.user_id), rewind=False
            )
            return Phrase("answers-left-table")

        def step(game: Contest) -> Contest:
            seat = game.seat_of(person.user_id)
            if not game.is_playing:
                raise Refusal("refusals-over")
            if seat is None:
                raise Refusal("refusals-not-in-this-game")
            return self._give_up(game, seat).touch(self._games.now())

        game = await self._games.change(contest, step, rewind=False)
        if game.record.is_private:
            return Phrase("answers-ended-solo")
        if game.is_playing:
            return Phrase("answers-left-game")
        return Phrase("answers-left-last")

    async def kick(self, channel_id: int, person: Person, target_id: int) -> Phrase:
        """Remove a player from the channel's game; return the sentence for the person who asked."""
        contest = await self._games.get_open(channel_id)
        target = bold(await self._names.look_up(contest.record.guild_id, target_id))

        def step(game: Contest) -> Contest:
            if game.is_lobby:
                if not person.moderator and person.user_id != game.record.host_id:
                    raise Refusal("refusals-only-host-removes")
                if game.seat_of(target_id) is None:
                    raise Refusal("refusals-target-not-joined")
                return lobby.leave(game, target_id)
            if not game.is_playing:
                raise Refusal("refusals-over")
            return self._give_up(game, rights.check_may_kick(game, person, target_id))

        game = await self._games.change(contest, step, rewind=False)
        return Phrase("answers-removed", name=target, going=game.is_playing)

    def _give_up(self, game: Contest, seat: int) -> Contest:
        """Give up a seat. The clock goes on for the others; it starts again if it was this seat's turn."""
        was_to_act = seat in game.to_act
        game = play.give_up(game, seat)
        if was_to_act or game.everybody_is_away or not game.is_playing:
            game = clock.wind(game, self._games.now(), pace_s=self._games.pace_s)
        return game
