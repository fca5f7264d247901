"""Decides which commands can be used in a direct message to the bot.

All commands are in one group, and Discord can forbid direct messages only for a whole group. So Discord offers every
command in direct messages too. There the bot refuses the commands that need a server.
"""

from __future__ import annotations

from typing import Any, Final

import discord

from bot.languages import Phrase

ANYWHERE: Final[dict[Any, Any]] = {"anywhere": True}
"""The ``extras`` that mark a command as one that needs no server."""
NEEDS_SERVER: Final = Phrase("refusals-needs-server")


def needs_other_place(interaction: discord.Interaction[Any]) -> bool:
    """Whether a command that needs a server was given in a direct message."""
    if interaction.guild_id is not None:
        return False
    if interaction.type is not discord.InteractionType.application_command:
        return False  # while somebody types, the command itself offers the choices
    command = interaction.command
    return command is not None and "anywhere" not in command.extras
