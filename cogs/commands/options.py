"""What several commands need: the choices of their options, and the place where they were given."""

from __future__ import annotations

from typing import Any, Final

from discord import app_commands

from cogs.front import GolfInteraction
from cogs.translations import said
from engine import RULESETS

RULES: Final[list[app_commands.Choice[Any]]] = [
    app_commands.Choice(name=said(f"words-ruleset-{key}"), value=key) for key in RULESETS
]
HOLES: Final[list[app_commands.Choice[Any]]] = [
    app_commands.Choice(name=str(holes), value=holes)
    for holes in sorted({holes for rules in RULESETS.values() for holes in rules.holes_offered})
]
LINES: Final = 25
"""Discord offers at most this number of choices while somebody types."""


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
