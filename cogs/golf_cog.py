"""The base class of the cogs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.errors import answer_error
from cogs.front import Front, ScreenHandler


class GolfCog(commands.Cog):
    """A cog with commands of ``/golf`` and with handlers for the buttons of its screens.

    Add a cog with ``add_cog(cog, override=True)``, because every cog registers the same group.
    """

    def __init__(self, front: Front) -> None:
        self.front = front

    def list_handlers(self) -> Mapping[str, ScreenHandler]:
        """Return the handlers for the buttons of this cog's screens, by the first word of the buttons' actions."""
        return {}

    async def cog_load(self) -> None:
        """Add this cog's commands to the group ``/golf``, and its handlers to the front.

        The library registers the commands after this call.
        """
        for command in self.walk_app_commands():
            self.front.golf.add_command(command)
        self.front.handlers |= self.list_handlers()

    async def cog_unload(self) -> None:
        """Remove this cog's commands from the group ``/golf``, and its handlers from the front.

        The library does not remove the commands, because it looks for them only outside the group.
        """
        for command in self.walk_app_commands():
            self.front.golf.remove_command(command.name)
        for word in self.list_handlers():
            self.front.handlers.pop(word, None)

    async def cog_app_command_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """Tell the person about an error in a command of this cog."""
        await answer_error(interaction, error)
