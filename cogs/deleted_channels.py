"""The cog that notices deleted channels and threads, and servers that the bot has left."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.clockwork.automation import Automation
from bot.service.service import Service
from cogs.front import Front
from cogs.golf_cog import GolfCog


class DeletedChannels(GolfCog):
    """Tells the application which channels, threads and servers are gone."""

    def __init__(self, front: Front, service: Service, automation: Automation) -> None:
        super().__init__(front)
        self._service = service
        self._automation = automation

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the open game of a deleted channel."""
        await self._automation.close_channel(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """End the open game of a deleted thread."""
        await self._automation.close_channel(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """End the games of a server that the bot has left."""
        await self._service.ending.forget_guild(guild.id)
