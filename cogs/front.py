"""The side of the bot that people see: it takes presses and commands in and gives answers out, and holds no game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import discord
import structlog
from discord import app_commands

from bot.ports import Answer, Panel, Person, Place, Press, Refusal
from bot.ports.screen import Screen, Text
from cogs.buttons import GameButton, GameMenu
from cogs.emojis import Emojis
from cogs.errors import answer_error
from cogs.parcel import Drawing, Packer
from cogs.publishing import publish
from cogs.reply import Reply
from cogs.translations import Translations

if TYPE_CHECKING:
    from bot.service import Application
    from cogs.client import GolfBot

log = structlog.get_logger(__name__)

GolfInteraction: TypeAlias = "discord.Interaction[GolfBot]"
Paper: TypeAlias = "Callable[[DiscordFront, GolfInteraction, str, str], Awaitable[Answer]]"
"""What answers the buttons of a screen that belongs to no game: it gets the rest of the action, and a menu's choice."""

OLD_BUTTON: Final = "That button is from another version of this bot: use the command again."


class DiscordFront:
    """Implements ``cogs.client.Front``."""

    def __init__(
        self,
        application: Application,
        packer: Packer,
        drawing: Drawing,
        emojis: Emojis,
        *,
        group: app_commands.Group,
        papers: Mapping[str, Paper],
    ) -> None:
        """``papers`` are found by the first word of an action, up to its colon."""
        self.application = application
        self.packer = packer
        self._drawing = drawing
        self._emojis = emojis
        self._group = group
        self._papers = papers

    async def set_up(self, client: GolfBot) -> None:
        """Make commands and buttons work."""
        await self._drawing.start()
        client.add_dynamic_items(GameButton, GameMenu)
        await client.tree.set_translator(Translations())
        client.tree.add_command(self._group)

    async def opened(self, client: GolfBot) -> None:
        """Tell Discord about changed commands, upload emojis."""
        await publish(client)
        await self._emojis.sync(client)

    async def close(self) -> None:
        """Stop what runs by itself."""
        await self.application.close()
        await self._drawing.close()

    async def press(
        self, interaction: GolfInteraction, game: str, turn: str, action: str, argument: str
    ) -> None:
        """Answer a button or a menu. Raises nothing."""
        self.learn(interaction)
        reply = Reply(interaction, self.packer)
        if game:
            press = _press(interaction, reply, game, turn, action, argument)
            await self._play(interaction, reply, press)
        else:
            await self._give(interaction, reply, self._paper(interaction, action, argument))

    async def _play(self, interaction: GolfInteraction, reply: Reply, press: Press) -> None:
        """Hand a press to the game; its message is left to the answer until that is through, or has failed."""
        publisher = self.application.publisher
        with publisher.holding(press):
            await self._give(interaction, reply, self.application.service.press(press))
            if reply.was_done and not reply.was_shown:
                publisher.not_shown(press)

    async def _paper(self, interaction: GolfInteraction, action: str, argument: str) -> Answer:
        word, _, rest = action.partition(":")
        paper = self._papers.get(word)
        if paper is None:
            raise Refusal(OLD_BUTTON)
        return await paper(self, interaction, rest, argument)

    async def show_cards(self, interaction: GolfInteraction, channel_id: int) -> None:
        """Answer a command with the person's cards, to be kept up to date. Raises nothing."""
        service, person = self.application.service, person_of(interaction)
        await self.show_with_panel(
            interaction, lambda panel: service.cards(channel_id, person, panel)
        )

    async def show_with_panel(
        self, interaction: GolfInteraction, work: Callable[[Panel], Awaitable[Screen]]
    ) -> None:
        """Answer a command with a message for the person alone, which the work may change later. Raises nothing."""
        reply = Reply(interaction, self.packer)

        async def answer() -> Answer:
            return Answer(whisper=await work(reply.panel))

        await self._give(interaction, reply, answer())

    async def whisper(self, interaction: GolfInteraction, work: Awaitable[Screen | str]) -> None:
        """Answer a command with a message for the person alone. Raises nothing."""

        async def answer() -> Answer:
            return Answer(whisper=as_screen(await work))

        await self._give(interaction, Reply(interaction, self.packer), answer())

    async def say_aloud(self, interaction: GolfInteraction, work: Awaitable[Screen]) -> None:
        """Answer a command with a message for everybody. Raises nothing."""

        async def answer() -> Answer:
            return Answer(update=await work)

        reply = Reply(interaction, self.packer, public=True)
        await self._give(interaction, reply, answer())

    async def _give(
        self, interaction: GolfInteraction, reply: Reply, work: Awaitable[Answer]
    ) -> None:
        try:
            await reply.give(work)
        except Exception as error:
            await answer_error(interaction, error)

    def learn(self, interaction: discord.Interaction[Any]) -> None:
        """Remember what the person is called here."""
        if interaction.guild_id is not None:
            person = interaction.user
            self.application.names.learn(interaction.guild_id, person.id, person.display_name)


def front_of(interaction: GolfInteraction) -> DiscordFront:
    """Return the front that an interaction came to."""
    front = interaction.client.front
    assert isinstance(front, DiscordFront)
    return front


def person_of(interaction: GolfInteraction, channel_id: int | None = None) -> Person:
    """Return who did something, with the rights that they have where they did it or in another channel."""
    person, guild = interaction.user, interaction.guild
    rights = interaction.permissions
    if channel_id not in (None, interaction.channel_id):
        rights = discord.Permissions.none()
        if guild is not None and isinstance(person, discord.Member):
            channel = guild.get_channel_or_thread(channel_id)
            rights = person.guild_permissions
            if channel is not None:
                rights = channel.permissions_for(person)
    moderates = interaction.guild_id is not None and rights.manage_messages
    return Person(person.id, person.display_name, moderator=moderates)


def as_screen(words: Screen | str) -> Screen:
    """Return a screen that says no more than these words."""
    return Screen((Text(words),)) if isinstance(words, str) else words


def _press(
    interaction: GolfInteraction, reply: Reply, game: str, turn: str, action: str, argument: str
) -> Press:
    message = interaction.message
    assert message is not None  # components are always on one
    if message.flags.ephemeral:
        place = Place.PANEL
    elif interaction.guild_id is None:
        place = Place.DIRECT
    else:
        place = Place.TABLE
    return Press(
        press_id=interaction.id,
        person=person_of(interaction),
        place=place,
        channel_id=interaction.channel_id or message.channel.id,
        message_id=message.id,
        game_id=game,
        key=turn,
        action=action,
        argument=argument,
        panel=reply.panel,
    )
