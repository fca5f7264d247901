"""The connection to Discord: one client for all shards, with the one intent that it needs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Final, TypeAlias

import discord
import structlog
from discord.ext import commands

from bot.ports.meter import Meter, Unmetered
from bot.ports.tasks import Tasks
from bot.service import Application
from cogs.buttons import GameButton, GameMenu
from cogs.emojis import Emojis
from cogs.front import Front
from cogs.parcel import Drawing
from cogs.publishing import publish
from cogs.requests import Budget, spending, tracing
from cogs.share import Share
from cogs.translations import Translations
from cogs.tree import GolfTree

log = structlog.get_logger(__name__)

_LONGEST_WAIT_S: Final = 60.0
"""A request that Discord wants put off for longer fails, and its caller decides what to do."""


PERMISSIONS: Final = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "attach_files": "Attach Files",
}
"""What the bot needs to be allowed: as the library calls it, and in the words of Discord's settings."""


Gate: TypeAlias = Callable[[int, int], Awaitable[None]]
"""Takes a shard's number and how many may identify themselves at a time."""
Alone: TypeAlias = Callable[[str], AbstractAsyncContextManager[None]]


class GolfBot(commands.AutoShardedBot):
    """The client. It starts and stops; its cogs do everything else. ``equip`` it before it logs in."""

    app: Application
    """The games behind it."""
    front: Front
    """What its cogs share."""
    card_emojis: Emojis
    cogs_to_load: Sequence[commands.Cog]
    """In the order in which people see their commands."""

    def __init__(
        self,
        *,
        share: Share | None = None,
        meter: Meter | None = None,
    ) -> None:
        """``share`` is which part of the bot this client is; without one it is all of it."""
        share = share or Share()
        # The bot does not speak in voice channels, so the library need not warn about what is missing for that.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=GolfTree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=_LONGEST_WAIT_S,
            shard_count=share.shard_count,
            shard_ids=None if share.shard_ids is None else list(share.shard_ids),  # type: ignore[arg-type]
            http_trace=tracing(meter or Unmetered()),
        )
        self.budget = Budget(share.requests_per_s)
        self.gate: Gate | None = None
        """Where a connection waits for its turn among those of other processes; without one the library sees to it."""
        self.alone: Alone = lambda _name: nullcontext()
        """What only one process at a time does, by a name."""
        self.failure: BaseException | None = None
        """Why the client closed itself, if it did."""
        self._chores = Tasks()
        self._has_begun = False
        self._concurrency: int | None = None

    def equip(
        self,
        app: Application,
        front: Front,
        drawing: Drawing,
        emojis: Emojis,
        cogs: Sequence[commands.Cog],
    ) -> None:
        """Take everything that needed the client to be made first."""
        self.app = app
        self.front = front
        self.card_emojis = emojis
        emojis.on_missing = self._sync_emojis
        self.cogs_to_load = cogs
        self._drawing = drawing

    async def login(self, token: str) -> None:
        """Log in; from here on there is something to close."""
        self._has_begun = True
        await super().login(token)

    async def setup_hook(self) -> None:
        """Called once, after logging in and before the gateway: what must not happen twice belongs here."""
        self.http.request = spending(self.budget, self.http.request)  # type: ignore[assignment,method-assign]
        await self.set_up()
        self._chores.spawn(self._open())

    async def set_up(self) -> None:
        """Make commands and buttons work. Needs no connection."""
        await self._drawing.start()
        self.add_dynamic_items(GameButton, GameMenu)
        await self.tree.set_translator(Translations())
        for cog in self.cogs_to_load:
            await self.add_cog(cog, override=True)  # each one registers the one group again

    async def _open(self) -> None:
        """Let the games go on. A second READY does nothing: this has run by then."""
        await self.wait_until_ready()
        try:
            await self.app.start()
        except Exception as error:
            log.exception("games could not be taken up")
            self.failure = error
            await self.close()
            return
        log.info("ready", servers=len(self.guilds), shards=len(self.shards), invite=self.invite)
        async with self.alone("publishing"):
            await publish(self)
            await self.card_emojis.sync(self)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord takes one more connection of the bot."""
        if self.gate is None or shard_id is None:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        if self._concurrency is None:
            self._concurrency = (await self.fetch_session_start_limits()).max_concurrency
        await self.gate(shard_id, self._concurrency)

    def _sync_emojis(self) -> None:
        """Bring the emojis up to date behind whatever found them missing."""
        self._chores.spawn(self.card_emojis.sync(self))

    @property
    def shards_down(self) -> int:
        """How many connections to Discord are not there."""
        if not self.is_ready():
            return max(1, len(self.shards))
        return sum(shard.is_closed() for shard in self.shards.values())

    @property
    def invite(self) -> str:
        """The address with which the bot is added to a server, with the permissions that it needs."""
        assert self.application_id is not None
        needed = discord.Permissions(**dict.fromkeys(PERMISSIONS, True))
        return discord.utils.oauth_url(
            self.application_id, permissions=needed, scopes=("bot", "applications.commands")
        )

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Let no clock run out of people whose presses do not come in."""
        shards = self.shard_count or 1
        self.app.deadlines.lose_connection(
            shard_id, lambda guild_id: (guild_id >> 22) % shards == shard_id
        )

    async def on_shard_connect(self, shard_id: int) -> None:
        """Give the time back after a connection that had to begin again."""
        await self.app.deadlines.regain_connection(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Give the time back after a connection that went on."""
        await self.app.deadlines.regain_connection(shard_id)

    async def stop(self) -> None:
        """Stop the clocks of the games, their messages and the drawing. The connection stays."""
        await self.app.close()
        await self._drawing.close()

    async def close(self) -> None:
        """Stop the games, then the connection. Every change of a game is in the database already."""
        await self._chores.close()
        await self.stop()
        if self._has_begun:  # the library raises if it closes before it has logged in
            await super().close()
