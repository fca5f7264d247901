"""Choices that several commands offer for their options, and the server and channel in which a command was given."""

from __future__ import annotations

from typing import Any, Final

from discord import app_commands

from cogs.front import GolfInteraction
from cogs.translations import say
from engine import RULESETS

RULES: Final[list[app_commands.Choice[Any]]] = [
    app_commands.Choice(name=say(f"words-ruleset-{key}"), value=key) for key in RULESETS
]
HOLES: Final[list[app_commands.Choice[Any]]] = [
    app_commands.Choice(name=str(holes), value=holes)
    for holes in sorted({holes for rules in RULESETS.values() for holes in rules.holes_offered})
]
LINES: Final = 25
"""The largest number of choices that Discord shows while somebody types."""


def server_of(interaction: GolfInteraction) -> int:
    """Return the id of the server in which a command was given. ``NoPrivateMessage`` in a direct message."""
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage
    return interaction.guild_id


def place_of(interaction: GolfInteraction) -> tuple[int, int]:
    """Return the ids of the server and of the channel or thread in which a command was given.

    ``NoPrivateMessage`` in a direct message.
    """
    if interaction.channel_id is None:
        raise app_commands.NoPrivateMessage
    return server_of(interaction), interaction.channel_id
