"""Ends games: because people want it, because a game cannot be read, or because the bot has left a server."""

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
    """Answers the confirmed End, and ends games that cannot go on."""

    def __init__(self, games: LiveGames, publisher: Publisher) -> None:
        self._games = games
        self._publisher = publisher

    async def get(self, guild_id: int, channel_id: int, game_id: str | None) -> Contest:
        """Return the server's game with this id; ``Refusal`` if there is none.

        If ``game_id`` is ``None``, return the channel's open game.
        """
        if game_id is None:
            return await self._games.get_open(channel_id)
        return await self._games.get_in_server(guild_id, game_id)

    async def end(self, contest: Contest, person: Person) -> Phrase:
        """End a game or close a lobby; return the sentence for the person.

        ``Refusal`` if the person may not do this.
        """

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
        """Close a game whose events are damaged, so that its channel can have another game; return the sentence to say.

        Only moderators of the game's channel can do this. For others ``unreadable`` is raised again. ``asker`` takes
        the id of a channel and returns the person with their rights there.
        """
        for record in await self.list_open(guild_id):
            if record.game_id == unreadable.game_id and asker(record.channel_id).moderator:
                await self._games.store.games.abandon(record.game_id, self._games.now())
                return Phrase("answers-closed-unreadable")
        raise unreadable

    async def list_open(self, guild_id: int) -> list[GameRecord]:
        """Return the records of the open games and lobbies of a server."""
        return await self._games.list_open(guild_id)

    async def forget_guild(self, guild_id: int) -> None:
        """End all games of a server that the bot has left, and delete what is stored about the server."""
        for record in await self.list_open(guild_id):
            await self._publisher.stop_showing(record.game_id)
        await self._games.store.games.drop_guild(guild_id)
        await self._games.store.people.drop_server(guild_id)
        self._games.forget_guild(guild_id)
