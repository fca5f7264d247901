"""The commands about games: start, table, cards, leave, kick and end."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import discord
from discord import app_commands

from bot.games.names import Names
from bot.languages import Phrase
from bot.ports import Person
from bot.screens.personal import CLOCKS_S
from bot.service.service import Service
from bot.words.wording import clean_name, name_duration
from cogs.commands.opener import Opener, read_mentions
from cogs.commands.options import HOLES, LINES, RULES, place_of
from cogs.front import Front, GolfInteraction
from cogs.golf_cog import GolfCog
from cogs.person import person_of
from cogs.translations import localize, say
from data.records import GameRecord, Status

_OFF: Final = 0
CLOCKS: Final[list[app_commands.Choice[Any]]] = [
    app_commands.Choice(name=say("words-off"), value=_OFF)
    if clock_s is None
    else app_commands.Choice(name=localize(name_duration(clock_s)), value=clock_s)
    for clock_s in CLOCKS_S
]


class GameCommands(GolfCog):
    """The commands for people at a table."""

    def __init__(self, front: Front, service: Service, opener: Opener, names: Names) -> None:
        super().__init__(front)
        self._service = service
        self._opener = opener
        self._names = names

    @app_commands.command(name="start", description=say("commands-start"))
    @app_commands.describe(
        holes=say("commands-start-holes"),
        rules=say("commands-start-rules"),
        clock=say("commands-start-clock"),
        hints=say("commands-start-hints"),
        called=say("commands-start-with"),
        thread=say("commands-start-thread"),
    )
    @app_commands.rename(called="with")
    @app_commands.choices(holes=HOLES, rules=RULES, clock=CLOCKS)
    async def start(
        self,
        interaction: GolfInteraction,
        holes: int | None = None,
        rules: str | None = None,
        clock: int | None = None,
        hints: bool = False,
        called: str | None = None,
        thread: bool = False,
    ) -> None:
        """Open a lobby. For options that are not given (``None``) the server's preferences decide."""

        async def open_lobby() -> Phrase:
            return await self._opener.open(
                interaction,
                holes=holes,
                ruleset=rules,
                clock=clock,
                hints=hints,
                called=read_mentions(called, leave_out=interaction.user.id),
                thread=thread,
            )

        await self.front.whisper(interaction, open_lobby())

    @app_commands.command(name="table", description=say("commands-table"))
    async def table(self, interaction: GolfInteraction) -> None:
        """Post the table again as the newest message of the channel."""
        _, channel_id = place_of(interaction)
        await self.front.whisper(interaction, self._move_table(channel_id, person_of(interaction)))

    async def _move_table(self, channel_id: int, person: Person) -> Phrase:
        await self._service.moving_down.move_down(channel_id, person)
        return Phrase("answers-table-here")

    @app_commands.command(name="cards", description=say("commands-cards"))
    async def cards(self, interaction: GolfInteraction) -> None:
        """Show the person their cards in a panel."""
        _, channel_id = place_of(interaction)
        person = person_of(interaction)
        await self.front.show_with_panel(
            interaction, lambda panel: self._service.looking.open_cards(channel_id, person, panel)
        )

    @app_commands.command(name="leave", description=say("commands-leave"))
    async def leave(self, interaction: GolfInteraction) -> None:
        """Take the person out of the lobby, or give up their seat in the game."""
        _, channel_id = place_of(interaction)
        person = person_of(interaction)
        await self.front.whisper(interaction, self._service.asking.leave(channel_id, person))

    @app_commands.command(name="kick", description=say("commands-kick"))
    @app_commands.describe(player=say("commands-kick-player"))
    async def kick(self, interaction: GolfInteraction, player: discord.User) -> None:
        """Remove a player from the table. Somebody who has left the server can be removed too."""
        _, channel_id = place_of(interaction)
        person = person_of(interaction)
        await self.front.whisper(
            interaction, self._service.kicking.kick(channel_id, person, player.id)
        )

    @app_commands.command(name="end", description=say("commands-end"))
    @app_commands.describe(game=say("commands-end-game"))
    async def end(self, interaction: GolfInteraction, game: str | None = None) -> None:
        """End the game of this channel, or the game of the server that ``game`` names."""
        guild_id, channel_id = place_of(interaction)
        asker = partial(person_of, interaction)
        await self.front.whisper(
            interaction, self._service.asking.end(guild_id, channel_id, asker, game)
        )

    @end.autocomplete("game")
    async def offer_open_games(
        self, interaction: GolfInteraction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the open games of the server while the person types."""
        if interaction.guild_id is None:
            return []  # Discord shows no error while somebody types
        found: list[app_commands.Choice[str]] = []
        for record in await self._service.ending.list_open(interaction.guild_id):
            if record.is_private:
                continue
            line = await self._describe(interaction, record)
            if typed.casefold() in line.casefold():
                found.append(app_commands.Choice(name=line, value=record.game_id))
            if len(found) == LINES:
                break
        return found

    async def _describe(self, interaction: GolfInteraction, record: GameRecord) -> str:
        """Return a line that describes a game: ``#golf · Ann and Bob · 9 holes, under way``."""
        guild = interaction.guild
        channel = None if guild is None else guild.get_channel_or_thread(record.channel_id)
        tongue = await self.front.choose_tongue(interaction)
        where = tongue.say("answers-offer-gone") if channel is None else f"#{channel.name}"
        nobody = tongue.say("words-no-name")
        people = [
            clean_name(await self._names.look_up(record.guild_id, user_id), nobody)
            for user_id in record.people[:3]
        ]
        if len(record.people) > 3:
            people.append(tongue.say("answers-offer-more", count=len(record.people) - 3))
        line = tongue.say(
            "answers-offer-open",
            channel=where,
            people=tuple(people),
            holes=record.holes,
            started=record.status is not Status.LOBBY,
        )
        return line if len(line) <= 100 else f"{line[:99]}…"
