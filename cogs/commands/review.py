"""``/golf review``: what each decision of a finished game cost."""

from __future__ import annotations

from discord import app_commands

from bot.ports import Refusal
from cogs.commands.group import golf
from cogs.front import GolfInteraction, front_of, person_of

_LINES = 25


@golf.command(name="review", description="Have the coach look at a finished game of yours.")
@app_commands.describe(game="Which game; your newest if you do not say")
async def review(interaction: GolfInteraction, game: str | None = None) -> None:
    """Show the review to the person alone."""
    if interaction.guild_id is None:
        raise Refusal("Games are played on a server: use this there.")
    service = front_of(interaction).application.service
    guild_id, person = interaction.guild_id, person_of(interaction)
    await front_of(interaction).show_with_panel(
        interaction, lambda panel: service.review(guild_id, person, game, panel)
    )


@review.autocomplete("game")
async def _finished(interaction: GolfInteraction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the person's finished games, newest first."""
    if interaction.guild_id is None:
        return []
    service = front_of(interaction).application.service
    records = await service.reviewable(interaction.guild_id, interaction.user.id, limit=_LINES)
    return [
        app_commands.Choice(
            name=f"{record.ended_at:%d %b %Y %H:%M} UTC · {record.holes} holes · {record.game_id}",
            value=record.game_id,
        )
        for record in records
        if current.lower() in record.game_id
    ]
