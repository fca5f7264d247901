"""The command ``/golf review``."""

from __future__ import annotations

from discord import app_commands

from bot.service.service import Service
from cogs.commands.options import LINES, server_of
from cogs.front import Front, GolfInteraction
from cogs.golf_cog import GolfCog
from cogs.person import person_of
from cogs.translations import say


class CoachCommands(GolfCog):
    """The command about the coach."""

    def __init__(self, front: Front, service: Service) -> None:
        super().__init__(front)
        self._service = service

    @app_commands.command(name="review", description=say("commands-review"))
    @app_commands.describe(game=say("commands-review-game"))
    async def review(self, interaction: GolfInteraction, game: str | None = None) -> None:
        """Show the person what the decisions of a finished game cost.

        ``game`` is the id of the game; ``None`` means the person's last finished game on this server.
        """
        guild_id, person = server_of(interaction), person_of(interaction)
        await self.front.show_with_panel(
            interaction, lambda panel: self._service.reviewing.review(guild_id, person, game, panel)
        )

    @review.autocomplete("game")
    async def offer_finished_games(
        self, interaction: GolfInteraction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the person's finished games while the person types, the newest first."""
        guild_id = interaction.guild_id
        if guild_id is None:
            return []  # Discord shows no error while somebody types
        tongue = await self.front.choose_tongue(interaction)
        records = await self._service.reviewing.list_finished(
            guild_id, interaction.user.id, limit=LINES
        )
        return [
            app_commands.Choice(
                name=tongue.say(
                    "answers-offer-finished",
                    when=f"{record.ended_at:%Y-%m-%d %H:%M}",
                    holes=record.holes,
                    game=record.game_id,
                ),
                value=record.game_id,
            )
            for record in records
            if typed.casefold() in record.game_id
        ]
