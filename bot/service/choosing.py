"""Open games follow what a person, or a server's moderators, have chosen."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from bot.games.live_games import LiveGames
from bot.messages.publisher import Publisher
from bot.ports import Refusal


class Choosing:
    """Shows games again after a choice has changed."""

    def __init__(self, games: LiveGames, publisher: Publisher) -> None:
        self._games = games
        self._publisher = publisher

    async def hear_of(self, user_id: int) -> None:
        """Note that a person acts: direct messages that were refused before may be tried again."""
        if await self._publisher.hear_of(user_id):
            await self.follow_person(user_id)

    async def follow_person(self, user_id: int) -> None:
        """Show a person's open games as the person has just chosen."""
        await self._show_again(await self._games.store.games.open_of(user_id))

    async def follow_server(self, guild_id: int) -> None:
        """Show a server's open games as its moderators have just chosen."""
        records = await self._games.open_records(guild_id)
        await self._show_again([record.game_id for record in records])

    async def _show_again(self, game_ids: Iterable[str]) -> None:
        for game_id in game_ids:
            # A game that cannot be read must not keep its people from what they want elsewhere.
            with suppress(Refusal):
                self._publisher.game_changed(await self._games.need(game_id))
