"""Games that people end, games that cannot be read any more, and servers that the bot has left."""

from __future__ import annotations

from collections.abc import Callable

from bot.contest import Contest, lobby, play, rights
from bot.games.live_games import LiveGames, Unreadable
from bot.languages import Phrase
from bot.messages.publisher import Publisher
from bot.ports import Person, Refusal
from data.records import GameRecord
from engine import EndReason


class Ending:
    """The end of a game before its last hole."""

    def __init__(self, games: LiveGames, publisher: Publisher) -> None:
        self._games = games
        self._publisher = publisher

    async def find(self, guild_id: int, channel_id: int, game_id: str | None) -> Contest:
        """Return the open game of the channel, or a game of the server by its id."""
        if game_id is None:
            return await self._games.open_in(channel_id)
        return await self._games.find(guild_id, game_id)

    async def end(self, contest: Contest, person: Person) -> Phrase:
        """End a game, or close a lobby, and return what to tell the person."""

        def step(game: Contest) -> Contest:
            if not game.record.status.is_open:
                raise Refusal("refusals-over")
            rights.check_may_end(game, person, self._games.now())
            return lobby.close(game) if game.is_lobby else play.end(game, EndReason.ENDED_EARLY)

        await self._games.change(contest, step)
        return Phrase("answers-ended")

    async def close_unreadable(
        self, guild_id: int, asker: Callable[[int], Person], unreadable: Unreadable
    ) -> Phrase:
        """Close a game with damaged events, because it would keep its channel forever."""
        for record in await self.list_open(guild_id):
            if record.game_id == unreadable.game_id and asker(record.channel_id).moderator:
                await self._games.store.games.abandon(record.game_id, self._games.now())
                return Phrase("answers-closed-unreadable")
        raise unreadable

    async def list_open(self, guild_id: int) -> list[GameRecord]:
        """Return the open games of a server."""
        return await self._games.open_records(guild_id)

    async def forget_guild(self, guild_id: int) -> None:
        """End the games of a server that the bot is not in any more, and drop what its moderators chose."""
        for record in await self.list_open(guild_id):
            await self._publisher.part(record.game_id)
        await self._games.store.games.drop_guild(guild_id)
        await self._games.store.people.drop_server(guild_id)
        self._games.forget_guild(guild_id)
