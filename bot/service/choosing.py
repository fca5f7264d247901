"""Shows open games again when a person or the moderators of a server have changed their preferences."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace

from bot.games.live_games import LiveGames
from bot.languages import ENGLISH, negotiate
from bot.messages.publisher import Publisher
from bot.ports import Person, Refusal


class Choosing:
    """Keeps open games in line with preferences."""

    def __init__(self, games: LiveGames, publisher: Publisher) -> None:
        self._games = games
        self._publisher = publisher

    async def note_arrival(self, person: Person) -> None:
        """Note that a person did something, and the language of their Discord.

        If direct messages to the person were refused before, they may be tried again now.
        """
        has_changed = await self._note_language(person)
        if await self._publisher.reach.reopen(person.user_id) or has_changed:
            await self.follow_person(person.user_id)

    async def _note_language(self, person: Person) -> bool:
        """Store the language of a person's Discord, for direct messages; return whether it has changed."""
        if not person.language:
            return False
        spoken = negotiate(person.language)
        people = self._games.store.people
        chosen = await people.load_preferences(person.user_id)
        language = None if spoken == ENGLISH else spoken
        if chosen.discord_language == language:
            return False
        await people.save(replace(chosen, discord_language=language))
        return True

    async def follow_person(self, user_id: int) -> None:
        """Show a person's open games with the person's new preferences."""
        await self._show_again(await self._games.store.games.list_open_of(user_id))

    async def follow_server(self, guild_id: int) -> None:
        """Show a server's open games with the server's new preferences."""
        records = await self._games.list_open(guild_id)
        await self._show_again([record.game_id for record in records])

    async def _show_again(self, game_ids: Iterable[str]) -> None:
        for game_id in game_ids:
            # A damaged game must not stop the others from being shown.
            with suppress(Refusal):
                self._publisher.follow(await self._games.get(game_id))
