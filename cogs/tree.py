"""The tree of commands: every error in it finds the same answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.contexts import NEEDS_SERVER, needs_other_place
from cogs.errors import answer_error, say
from cogs.front import front_of

if TYPE_CHECKING:
    from cogs.client import GolfBot


class GolfTree(app_commands.CommandTree["GolfBot"]):
    """All commands of the bot."""

    async def interaction_check(self, interaction: discord.Interaction[GolfBot], /) -> bool:
        """Remember the name of the person, and refuse a command that needs a server and was given elsewhere."""
        front_of(interaction).learn(interaction)
        if needs_other_place(interaction):
            await say(interaction, NEEDS_SERVER)
            return False
        return True

    async def on_error(
        self, interaction: discord.Interaction[GolfBot], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer an error of a command."""
        await answer_error(interaction, error)
