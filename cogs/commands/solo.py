"""The command ``/golf solo``, for people who want to play at once and alone."""

from __future__ import annotations

from typing import Any, Final

from discord import app_commands

from bot.service.service import Service
from cogs.commands.options import HOLES
from cogs.contexts import ANYWHERE
from cogs.front import Front, GolfInteraction
from cogs.golf_cog import GolfCog
from cogs.person import person_of
from cogs.translations import say
from engine.computer import Level

LEVELS: Final[list[app_commands.Choice[Any]]] = [
    app_commands.Choice(name=level.title(), value=level.value) for level in Level
]


class SoloCommands(GolfCog):
    """Starts private games against a computer, in a server or in direct messages to the bot."""

    def __init__(self, front: Front, service: Service) -> None:
        super().__init__(front)
        self._service = service

    @app_commands.command(name="solo", description=say("commands-solo"), extras=ANYWHERE)
    @app_commands.describe(level=say("commands-solo-level"), holes=say("commands-start-holes"))
    @app_commands.choices(level=LEVELS, holes=HOLES)
    async def solo(
        self, interaction: GolfInteraction, level: str | None = None, holes: int | None = None
    ) -> None:
        """Begin a private game, or show the person's private game that is open already."""
        person = person_of(interaction)
        await self.front.show_with_panel(
            interaction,
            lambda panel: self._service.solo.start(
                person,
                guild_id=interaction.guild_id or 0,
                level=Level(level or Level.CLUB),
                holes=holes,
                press_id=interaction.id,
                panel=panel,
            ),
        )
