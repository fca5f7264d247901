"""The command tree: the check before each command, and errors outside the cogs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.contexts import NEEDS_SERVER, needs_other_place
from cogs.errors import NOT_OFFERED, answer_error, tell

if TYPE_CHECKING:
    from cogs.client import GolfBot


class GolfTree(app_commands.CommandTree["GolfBot"]):
    """The tree of all commands of the bot. A tree is the library's object that finds the command to run."""

    async def interaction_check(self, interaction: discord.Interaction[GolfBot], /) -> bool:
        """Remember the person's name. Return whether the command can run; if it cannot, tell the person why.

        A command cannot run in a direct message if it needs a server, or with an option that it does not offer.
        """
        interaction.client.front.learn(interaction)
        if needs_other_place(interaction):
            await tell(interaction, NEEDS_SERVER)
            return False
        if not has_chosen_from_lists(interaction):
            await tell(interaction, NOT_OFFERED)
            return False
        return True

    async def on_error(
        self, interaction: discord.Interaction[GolfBot], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the person about an error outside the cogs, such as an unknown command."""
        await answer_error(interaction, error)


def has_chosen_from_lists(interaction: discord.Interaction[Any]) -> bool:
    """Whether each option of a command that has a list of choices got one of these choices.

    The library does not check this.
    """
    command = interaction.command
    if interaction.type is not discord.InteractionType.application_command or not isinstance(
        command, app_commands.Command
    ):
        return True
    given = interaction.namespace
    return all(
        getattr(given, parameter.display_name, None) is None
        or getattr(given, parameter.display_name) in {choice.value for choice in parameter.choices}
        for parameter in command.parameters
        if parameter.choices
    )
