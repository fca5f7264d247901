"""Changes the preferences of people and servers, and brings the messages of their open games up to date."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce

from bot.games.live_games import LiveGames
from bot.games.readable import read_each
from bot.languages import ENGLISH, negotiate
from bot.messages.publisher import Publisher
from bot.ports import Person
from bot.service import preferences
from data.records import Preferences, ServerPreferences


class Choosing:
    """Stores new preferences, and brings the messages of open games up to date."""

    def __init__(self, games: LiveGames, publisher: Publisher) -> None:
        self._games = games
        self._publisher = publisher

    async def note_arrival(self, person: Person) -> None:
        """Note that a person has just done something, and store the language of their Discord.

        Bring the messages of the person's games up to date if that language has changed, or if direct messages to the
        person can be tried again.
        """
        has_changed = await self._note_language(person)
        if await self._publisher.reach.reopen(person.user_id) or has_changed:
            await self.follow_person(person.user_id)

    async def _note_language(self, person: Person) -> bool:
        """Store the language of a person's Discord, which direct messages need. Return whether it has changed."""
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

    async def choose(self, user_id: int, actions: Iterable[str]) -> Preferences:
        """Change a person's preferences by actions such as ``direct:on``; return the new preferences."""
        people = self._games.store.people
        before = await people.load_preferences(user_id)
        chosen = reduce(preferences.apply, actions, before)
        if chosen != before:
            await people.save(chosen)
            await self.follow_person(user_id)
        return chosen

    async def choose_for_server(
        self, guild_id: int, action: str, argument: str
    ) -> ServerPreferences:
        """Change a server's preferences by an action; return the new preferences. The action ``show`` changes nothing.

        ``argument`` is the value that was chosen in a menu.
        """
        people = self._games.store.people
        before = await people.load_server(guild_id)
        if action == "show":
            return before
        chosen = preferences.apply_for_server(before, action, argument)
        await people.save_server(chosen)
        if (chosen.text, chosen.language) != (before.text, before.language):
            await self.follow_server(guild_id)
        return chosen

    async def choose_role(self, guild_id: int, role_id: int) -> ServerPreferences:
        """Set the role that is called when a table opens; return the server's new preferences."""
        people = self._games.store.people
        chosen = replace(await people.load_server(guild_id), role_id=role_id)
        await people.save_server(chosen)
        return chosen

    async def follow_person(self, user_id: int) -> None:
        """Bring the messages of a person's open games up to date, because the person's preferences have changed."""
        await self._show_again(await self._games.store.games.list_open_of(user_id))

    async def follow_server(self, guild_id: int) -> None:
        """Bring the messages of a server's open games up to date, because the server's preferences have changed."""
        records = await self._games.list_open(guild_id)
        await self._show_again([record.game_id for record in records])

    async def _show_again(self, game_ids: Iterable[str]) -> None:
        async for game in read_each(self._games, game_ids):
            self._publisher.follow(game)
