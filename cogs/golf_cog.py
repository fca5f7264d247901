"""The base of all cogs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.errors import answer_error
from cogs.front import Front, ScreenHandler


class GolfCog(commands.Cog):
    """A cog whose commands are ``/golf …`` and which answers the buttons of the screens that it shows.

    Add it with ``add_cog(cog, override=True)``: each cog registers the one group again.
    """

    def __init__(self, front: Front) -> None:
        self.front = front

    def handlers(self) -> Mapping[str, ScreenHandler]:
        """Return who answers the buttons of this cog's screens, by the first word of the action."""
        return {}

    async def cog_load(self) -> None:
        """Put the commands into the group. The library calls this before it registers them."""
        for command in self.walk_app_commands():
            self.front.golf.add_command(command)
        self.front.handlers |= self.handlers()

    async def cog_unload(self) -> None:
        """Take the commands out of the group again; the library would look for them outside of it."""
        for command in self.walk_app_commands():
            self.front.golf.remove_command(command.name)
        for word in self.handlers():
            self.front.handlers.pop(word, None)

    async def cog_app_command_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """Answer an error of a command of this cog."""
        await answer_error(interaction, error)
