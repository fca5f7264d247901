"""The client: one connection to Discord for all shards of a process, with one intent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Final, TypeAlias

import discord
import structlog
from discord.ext import commands

from bot.ports.meter import Meter
from bot.ports.tasks import Tasks
from bot.service import Application
from cogs.front import Front
from cogs.interactions import lighten_presses, take_press
from cogs.publishing import publish
from cogs.sending.emojis import Emojis
from cogs.sending.parcel import Drawing
from cogs.sending.permissions import PERMISSIONS
from cogs.sending.requests import Budget, spend_first, trace_requests
from cogs.share import Share
from cogs.translations import Translations
from cogs.tree import GolfTree

log = structlog.get_logger(__name__)

_LONGEST_WAIT_S: Final = 60.0
"""If Discord asks the bot to wait longer than this before a request, the request fails at once."""


Gate: TypeAlias = Callable[[int, int], Awaitable[None]]
"""Waits until a shard may identify itself to Discord.

The arguments are the shard's number and how many shards may identify themselves at the same time.
"""
Alone: TypeAlias = Callable[[str], AbstractAsyncContextManager[None]]


class GolfBot(commands.AutoShardedBot):
    """The bot's client for Discord.

    The client starts and stops the bot; the cogs do everything else. Call ``equip`` before the client logs in.
    """

    app: Application
    """The application, which holds the games."""
    front: Front
    """What the cogs of this client share."""
    card_emojis: Emojis
    cogs_to_load: Sequence[commands.Cog]
    """The cogs, in the order in which people see their commands."""

    def __init__(
        self,
        *,
        share: Share | None = None,
        meter: Meter | None = None,
    ) -> None:
        """``share`` is the part of the bot that this client serves; ``None`` means the whole bot.

        ``meter`` counts the requests to Discord; without it they are not counted.
        """
        share = share or Share()
        # The bot does not use voice channels, so the library should not warn about missing packages for voice.
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
            http_trace=None if meter is None else trace_requests(meter),  # type: ignore[arg-type]
        )
        self.budget = Budget(share.requests_per_s)
        self.gate: Gate | None = None
        """Makes a shard wait until it may connect, if several processes share the bot.

        If ``gate`` is ``None``, the library decides when a shard may connect.
        """
        self.alone: Alone = lambda _name: nullcontext()
        """Makes a context from the name of some work. In this context no other process does the same work."""
        self.failure: BaseException | None = None
        """The error because of which the client closed itself; ``None`` if there was none."""
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
        """Give the client the objects that could not be made before it."""
        self.app = app
        self.front = front
        self.card_emojis = emojis
        emojis.on_missing = self._sync_emojis
        self.cogs_to_load = cogs
        self._drawing = drawing

    async def login(self, token: str) -> None:
        """Log in. After this call the client must be closed, even if the login fails."""
        self._has_begun = True
        await super().login(token)

    async def setup_hook(self) -> None:
        """Prepare what is prepared only once. The library calls this after the login and before it connects."""
        self.http.request = spend_first(self.budget, self.http.request)  # type: ignore[assignment,method-assign]
        await self.set_up()
        self._chores.spawn(self._open())

    async def set_up(self) -> None:
        """Load the cogs, which register their commands and buttons. This needs no connection to Discord."""
        await self._drawing.start()
        lighten_presses(self)
        await self.tree.set_translator(Translations())
        for cog in self.cogs_to_load:
            await self.add_cog(cog, override=True)  # every cog registers the same group

    async def _open(self) -> None:
        """Wait until Discord has sent the list of servers, then start the games. This happens only once."""
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
        """Wait until Discord accepts one more connection of the bot.

        The library calls this before the shard ``shard_id`` connects. Without a shard, the library decides how
        long to wait.
        """
        if self.gate is None or shard_id is None:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        if self._concurrency is None:
            self._concurrency = (await self.fetch_session_start_limits()).max_concurrency
        await self.gate(shard_id, self._concurrency)

    def _sync_emojis(self) -> None:
        """Bring the emojis up to date in the background, while other work goes on."""
        self._chores.spawn(self.card_emojis.sync(self))

    @property
    def shards_down(self) -> int:
        """The number of this client's shards that are not connected."""
        if not self.is_ready():
            return max(1, len(self.shards))
        return sum(shard.is_closed() for shard in self.shards.values())

    @property
    def invite(self) -> str:
        """The address for adding the bot to a server, with the permissions that the bot needs."""
        assert self.application_id is not None
        needed = discord.Permissions(**dict.fromkeys(PERMISSIONS, True))
        return discord.utils.oauth_url(
            self.application_id, permissions=needed, scopes=("bot", "applications.commands")
        )

    async def on_interaction(self, interaction: discord.Interaction[GolfBot]) -> None:
        """Pass a press to the cog that answers it. Commands do not need this, because the library passes them on."""
        await take_press(interaction)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Stop the clocks of a shard's games, because presses in the shard's servers cannot arrive."""
        shards = self.shard_count or 1
        self.app.deadlines.lose_connection(
            shard_id, lambda guild_id: (guild_id >> 22) % shards == shard_id
        )

    async def on_shard_connect(self, shard_id: int) -> None:
        """Let the clocks of a shard's games run again after a new connection."""
        await self.app.deadlines.regain_connection(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Let the clocks of a shard's games run again after a resumed connection."""
        await self.app.deadlines.regain_connection(shard_id)

    async def stop(self) -> None:
        """Stop clocks, messages and drawing. The connection to Discord stays open."""
        await self.app.close()
        await self._drawing.close()

    async def close(self) -> None:
        """Wait for the answers to presses, stop the games, then close the connection.

        No move can be lost, because the database has every change already.
        """
        await self._chores.close()
        await self.front.finish_answers()
        await self.stop()
        await self.front.finish_answers()  # of presses that came meanwhile
        if self._has_begun:  # the library raises if it closes before it has logged in
            await super().close()
