"""The tree of commands: every error in it finds the same answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.errors import answer_error
from cogs.front import front_of

if TYPE_CHECKING:
    from cogs.client import GolfBot


class GolfTree(app_commands.CommandTree["GolfBot"]):
    """All commands of the bot."""

    async def interaction_check(self, interaction: discord.Interaction[GolfBot], /) -> bool:
        """Let everybody through, and remember their name."""
        front_of(interaction).learn(interaction)
        return True

    async def on_error(
        self, interaction: discord.Interaction[GolfBot], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer an error of a command."""
        await answer_error(interaction, error)
