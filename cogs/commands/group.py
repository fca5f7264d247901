"""The one group that all commands are in, and what several of them offer to choose from."""

from __future__ import annotations

from typing import Any, Final

from discord import app_commands

from engine import RULESETS

# Set here and not on a command: on a command of a group it is dropped without a word.
golf: Final = app_commands.Group(
    name="golf",
    description="Play Six Card Golf with the people in this channel.",
    allowed_contexts=app_commands.AppCommandContext(
        guild=True, dm_channel=False, private_channel=False
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
