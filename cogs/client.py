"""The connection to Discord: one client for all shards, with the one intent that it needs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

import discord
import structlog
from discord.ext import commands

from bot.service import Application

log = structlog.get_logger(__name__)

_LONGEST_WAIT_S: Final = 60.0
"""A request that Discord wants put off for longer fails, and whoever made it decides."""


PERMISSIONS: Final = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "attach_files": "Attach Files",
}
"""What the bot needs to be allowed: as the library calls it, and in the words of Discord's settings."""


class Front(Protocol):
    """What people see and use of the bot; ``cogs.front`` has it."""

    @property
    def application(self) -> Application:
        """The games behind it."""

    async def set_up(self, client: GolfBot) -> None:
        """Make commands and buttons work. Once, before the gateway is connected."""

    async def opened(self, client: GolfBot) -> None:
        """Do what can wait until games go on: tell Discord about changed commands, upload emojis."""

    async def close(self) -> None:
        """Stop what runs by itself."""

    async def press(
        self,
        interaction: discord.Interaction[GolfBot],
        game: str,
        turn: str,
        action: str,
        argument: str,
    ) -> None:
        """Answer a button or a menu. Raises nothing."""


class GolfBot(commands.AutoShardedBot):
    """The client. All that it does by itself is to start and to stop."""

    def __init__(
        self,
        front: Callable[[GolfBot], Front],
        *,
        tree: type[discord.app_commands.CommandTree[Any]],
        shard_count: int | None = None,
    ) -> None:
        # It has nothing to say aloud, so nobody needs to know what is missing for that.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=_LONGEST_WAIT_S,
            shard_count=shard_count,
        )
        self.front = front(self)
        self.failure: BaseException | None = None
        """Why the client closed itself, if it did."""
        self._chores: set[asyncio.Task[None]] = set()
        self._has_begun = False

    async def login(self, token: str) -> None:
        """Log in; from here on there is something to close."""
        self._has_begun = True
        await super().login(token)

    async def setup_hook(self) -> None:
        """Called once, after logging in and before the gateway: what must not happen twice belongs here."""
        await self.front.set_up(self)
        self._begin(self._open())

    async def _open(self) -> None:
        """Let the games go on. A second READY does nothing: this has run by then."""
        await self.wait_until_ready()
        try:
            await self.front.application.start()
        except Exception as error:
            log.exception("games could not be taken up")
            self.failure = error
            await self.close()
            return
        log.info("ready", servers=len(self.guilds), shards=len(self.shards), invite=self.invite)
        await self.front.opened(self)

    @property
    def invite(self) -> str:
        """The address with which the bot is added to a server, with the permissions that it needs."""
        assert self.application_id is not None
        needed = discord.Permissions(**dict.fromkeys(PERMISSIONS, True))
        return discord.utils.oauth_url(
            self.application_id, permissions=needed, scopes=("bot", "applications.commands")
        )

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the game of a channel that was deleted."""
        await self.front.application.automation.channel_removed(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Close the game of a thread that was deleted."""
        await self.front.application.automation.channel_removed(payload.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """End the games of a server that the bot is not in any more."""
        await self.front.application.service.guild_removed(guild.id)

    async def close(self) -> None:
        """Stop: first what runs by itself, then the connection. Games are on the disk already."""
        current = asyncio.current_task()
        chores = [chore for chore in self._chores if chore is not current]
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await self.front.close()
        if self._has_begun:  # the library falls over its own feet otherwise
            await super().close()

    def _begin(self, chore: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(chore)
        self._chores.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._chores.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a chore failed", exc_info=error)
