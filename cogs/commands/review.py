"""``/golf review``: what each decision of a finished game cost."""

from __future__ import annotations

from discord import app_commands

from cogs.commands.group import LINES, golf, server_of
from cogs.front import GolfInteraction, front_of, person_of


@golf.command(name="review", description="Have the coach look at a finished game of yours.")
@app_commands.describe(game="Which game; your newest if you do not say")
async def review(interaction: GolfInteraction, game: str | None = None) -> None:
    """Show the review to the person alone."""
    service = front_of(interaction).application.service
    guild_id, person = server_of(interaction), person_of(interaction)
    await front_of(interaction).show_with_panel(
        interaction, lambda panel: service.review(guild_id, person, game, panel)
    )


@review.autocomplete("game")
async def finished_games(
    interaction: GolfInteraction, typed: str
) -> list[app_commands.Choice[str]]:
    """Offer the person's finished games, newest first."""
    guild_id = interaction.guild_id
    if guild_id is None:
        return []  # an error could not be shown while somebody types
    service = front_of(interaction).application.service
    records = await service.reviewable(guild_id, interaction.user.id, limit=LINES)
    return [
        app_commands.Choice(
            name=f"{record.ended_at:%d %b %Y %H:%M} UTC · {record.holes} holes · {record.game_id}",
            value=record.game_id,
        )
        for record in records
        if typed.casefold() in record.game_id
    ]
