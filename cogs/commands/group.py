"""The one group that all commands are in, and what several of them offer to choose from."""

from __future__ import annotations

from typing import Any, Final

from discord import app_commands

from cogs.front import GolfInteraction
from engine import RULESETS

# Set here because Discord drops contexts of a command in a group; see ``cogs.contexts``.
golf: Final = app_commands.Group(
    name="golf",
    description="Play Six Card Golf with the people in this channel.",
    allowed_contexts=app_commands.AppCommandContext(
        guild=True, dm_channel=True, private_channel=False
    ),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
)

RULES: Final[list[app_commands.Choice[Any]]] = [
    app_commands.Choice(name=ruleset.title, value=key) for key, ruleset in RULESETS.items()
]
HOLES: Final[list[app_commands.Choice[Any]]] = [
    app_commands.Choice(name=str(holes), value=holes)
    for holes in sorted({holes for rules in RULESETS.values() for holes in rules.holes_offered})
]
LINES: Final = 25
"""Discord shows no more of what is offered while somebody types."""


def server_of(interaction: GolfInteraction) -> int:
    """Return the server that a command was given in; ``NoPrivateMessage`` in a direct message."""
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage
    return interaction.guild_id


def place_of(interaction: GolfInteraction) -> tuple[int, int]:
    """Return the server and the channel or thread of a command; ``NoPrivateMessage`` in a direct message."""
    if interaction.channel_id is None:
        raise app_commands.NoPrivateMessage
    return server_of(interaction), interaction.channel_id
