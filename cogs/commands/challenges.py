"""The command **Challenge to golf**, in the menu that opens on a person's name."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands

from bot.languages import Phrase
from bot.ports import Refusal
from cogs.commands.opener import Opener
from cogs.front import Front, GolfInteraction
from cogs.golf_cog import GolfCog
from cogs.translations import say

CHALLENGE: Final = say("commands-challenge")


class ChallengeCommands(GolfCog):
    """Opens a table in the channel and invites one person to it."""

    def __init__(self, front: Front, tree: app_commands.CommandTree[Any], opener: Opener) -> None:
        super().__init__(front)
        self._tree = tree
        self._opener = opener
        self.menu = app_commands.ContextMenu(
            name=CHALLENGE,
            callback=self.challenge,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=False, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )

    async def cog_load(self) -> None:
        """Add the command directly to the tree, because it is not in the group ``/golf``."""
        await super().cog_load()
        self._tree.add_command(self.menu, override=True)

    async def cog_unload(self) -> None:
        """Remove the command from the tree."""
        self._tree.remove_command(self.menu.name, type=self.menu.type)
        await super().cog_unload()

    async def challenge(self, interaction: GolfInteraction, person: discord.Member) -> None:
        """Open a table with the server's preferences and invite the person."""
        await self.front.whisper(interaction, self._open(interaction, person))

    async def _open(self, interaction: GolfInteraction, person: discord.Member) -> Phrase:
        if person.id == interaction.user.id:
            raise Refusal("refusals-challenge-self")
        if person.bot:
            raise Refusal("refusals-challenge-bot")
        return await self._opener.open(interaction, called=(person.id,))
