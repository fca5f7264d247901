"""Messages in channels, by ids and with the bot's own token, so that they outlast every interaction."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, TypeVar

import discord
import structlog

from bot.ports import NotAllowed
from bot.ports.screen import Screen
from cogs.delivery import Request, deliver
from cogs.parcel import Packer, Parcel
from cogs.permissions import missing
from cogs.refusals import ARCHIVED, meaning_of

log = structlog.get_logger(__name__)

T = TypeVar("T")

_WORDS_FOR_S: Final = 600.0
"""How long a channel that takes no files gets words, before pictures are tried again."""
_MOST_ASKED: Final = 100
"""People whom Discord looks up at a time."""
_PATIENCE_S: Final = 5.0
"""The gateway answers at once or, while it is disconnected, not at all."""


class DiscordMessenger:
    """Implements ``bot.ports.Messenger``."""

    def __init__(
        self,
        client: discord.Client,
        packer: Packer,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._client = client
        self._packer = packer
        self._clock = clock
        self._words_until: dict[int, float] = {}

    async def post(self, channel_id: int, screen: Screen, *, nonce: str) -> int:
        """Send a message and return its id."""
        channel = self._client.get_partial_messageable(channel_id)

        async def send(parcel: Parcel) -> int:
            return (await channel.send(**parcel.contents, nonce=nonce)).id

        return await self._translated(
            channel_id, lambda: self._show(channel_id, None, screen, send)
        )

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> None:
        """Show another screen in a message."""
        channel = self._client.get_partial_messageable(channel_id)
        message = channel.get_partial_message(message_id)

        async def send(parcel: Parcel) -> int:
            await message.edit(**parcel.changes)
            return message_id

        await self._translated(channel_id, lambda: self._show(channel_id, message_id, screen, send))

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message of the bot; one that is gone already, or its channel, is fine."""
        channel = self._client.get_partial_messageable(channel_id)
        message = channel.get_partial_message(message_id)

        async def delete() -> None:
            with suppress(discord.NotFound):
                await message.delete()

        await self._translated(channel_id, delete)

    async def direct_channel(self, user_id: int) -> int:
        """Return the id of the channel for direct messages with a person, opening it if need be."""
        person = discord.Object(user_id)
        return (await self._translated(None, lambda: self._client.create_dm(person))).id

    async def member_name(self, guild_id: int, user_id: int) -> str | None:
        """Return a person's name in a server, ``None`` if they are not in it or the bot is not."""
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return None

        async def name() -> str | None:
            try:
                return (await guild.fetch_member(user_id)).display_name
            except discord.NotFound:
                return None

        return await self._translated(None, name)

    async def member_names(self, guild_id: int, user_ids: Sequence[int]) -> dict[int, str]:
        """Return the names of those people who are in a server: nobody's if the bot is not in it."""
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return {}

        async def ask() -> dict[int, str]:
            names: dict[int, str] = {}
            for start in range(0, len(user_ids), _MOST_ASKED):
                some = list(user_ids[start : start + _MOST_ASKED])
                # Over the gateway: a hundred people cost one message there and a hundred requests elsewhere.
                async with asyncio.timeout(_PATIENCE_S):
                    found = await guild.query_members(user_ids=some, limit=len(some), cache=False)
                names |= {member.id: member.display_name for member in found}
            return names

        return await self._translated(None, ask)

    async def _show(
        self, channel_id: int, message_id: int | None, screen: Screen, request: Request
    ) -> int:
        """Send a screen. If its thread is archived, open the thread and send the screen once more."""
        try:
            return await self._send(channel_id, message_id, screen, request)
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
        thread = await self._client.fetch_channel(channel_id)
        if not isinstance(thread, discord.Thread):
            raise NotAllowed
        await thread.edit(archived=False)
        return await self._send(channel_id, message_id, screen, request)

    async def _send(
        self, channel_id: int, message_id: int | None, screen: Screen, request: Request
    ) -> int:
        in_words = self._words_until.get(channel_id, 0.0) > self._clock()
        parcel = await self._packer.pack(screen, message_id=message_id, in_words=in_words)
        had_pictures = bool(parcel.specs)
        sent_id, parcel = await deliver(self._packer, parcel, request)
        if parcel.files:
            self._words_until.pop(channel_id, None)
        elif had_pictures and not parcel.specs:
            log.warning("channel takes no pictures", channel_id=channel_id)
            self._words_until[channel_id] = self._clock() + _WORDS_FOR_S
        return sent_id

    async def _translated(self, channel_id: int | None, request: Callable[[], Awaitable[T]]) -> T:
        """Make a request; whatever goes wrong becomes a ``MessengerError``."""
        try:
            return await request()
        except Exception as error:
            raise meaning_of(error, missing=self._missing_in(channel_id)) from error

    def _missing_in(self, channel_id: int | None) -> str:
        """Name the permissions that are lacking in a channel, as far as the cache knows it."""
        channel = None if channel_id is None else self._client.get_channel(channel_id)
        if not isinstance(channel, (discord.abc.GuildChannel, discord.Thread)):
            return ""
        granted = channel.permissions_for(channel.guild.me)
        return ", ".join(missing(granted, in_thread=isinstance(channel, discord.Thread)))
