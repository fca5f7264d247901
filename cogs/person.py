"""Says who has pressed or typed something, and which rights the person has in a channel."""

from __future__ import annotations

from typing import Any

import discord

from bot.ports import Person


def person_of(interaction: discord.Interaction[Any], channel_id: int | None = None) -> Person:
    """Return the person of an interaction, with the person's rights in a channel.

    ``channel_id`` is the id of the channel; ``None`` means the channel of the interaction.
    """
    person, guild = interaction.user, interaction.guild
    rights = interaction.permissions
    if channel_id not in (None, interaction.channel_id):
        rights = discord.Permissions.none()
        if guild is not None and isinstance(person, discord.Member):
            channel = guild.get_channel_or_thread(channel_id)
            rights = person.guild_permissions
            if channel is not None:
                rights = channel.permissions_for(person)
    moderates = interaction.guild_id is not None and rights.manage_messages
    language = interaction.locale.value
    return Person(person.id, person.display_name, moderator=moderates, language=language)
