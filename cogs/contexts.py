"""Where a command can be given: in a server, or also in a direct message to the bot.

Discord knows contexts for whole groups only, and all commands are in one group. So Discord offers every command in
direct messages too. The bot refuses the commands there that need a server.
"""

from __future__ import annotations

from typing import Any, Final

import discord

from bot.languages import Phrase

ANYWHERE: Final[dict[Any, Any]] = {"anywhere": True}
"""``extras`` of a command that needs no server."""
NEEDS_SERVER: Final = Phrase("refusals-needs-server")


def needs_other_place(interaction: discord.Interaction[Any]) -> bool:
    """Whether a command was given in a direct message and needs a server."""
    if interaction.guild_id is not None:
        return False
    if interaction.type is not discord.InteractionType.application_command:
        return False  # the command itself answers while somebody types
    command = interaction.command
    return command is not None and "anywhere" not in command.extras
