"""Sends messages to channels with the bot's own token. Such messages can be edited at any time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from math import inf
from typing import Final, NamedTuple, TypeVar

import discord
import structlog

from bot.languages import Phrase
from bot.ports import ChannelGone, EditsSpent, MessengerError, NotAllowed, Unavailable
from bot.ports.screen import Screen
from cogs.sending import calls
from cogs.sending.delivery import NOT_ALLOWED, Request, deliver
from cogs.sending.discord_errors import ARCHIVED, meaning_of
from cogs.sending.parcel import Packer
from cogs.sending.permissions import list_missing
from cogs.sending.requests import Budget
from data.shards import WHOLE, Shards

log = structlog.get_logger(__name__)

T = TypeVar("T")

_WORDS_FOR_S: Final = 600.0
"""For this many seconds after Discord has refused files in a channel, words replace pictures there."""
_EDITED_FREELY_FOR: Final = timedelta(hours=1)
_MOST_ASKED: Final = 100
"""The largest number of people that Discord looks up in one request."""
_PATIENCE_S: Final = 5.0
"""The longest time in seconds to wait for names. Discord answers at once, or not at all if it is disconnected."""


class _Pictureless(NamedTuple):
    """Why a channel gets words instead of pictures, and until when."""

    why: Phrase
    until_s: float


class DiscordMessenger:
    """Posts, edits and deletes messages on Discord. This is the ``Messenger`` of ``bot.ports``."""

    def __init__(
        self,
        client: discord.Client,
        packer: Packer,
        *,
        shards: Shards = WHOLE,
        budget: Budget | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``shards`` are the shards whose servers the client knows. ``budget`` limits the edits, if there is one.

        ``clock`` returns seconds.
        """
        self._shards = shards
        self._client = client
        self._packer = packer
        self._budget = budget or Budget(inf)
        self._clock = clock
        self._pictureless: dict[int, _Pictureless] = {}

    async def post(self, channel_id: int, screen: Screen, *, nonce: str) -> int:
        """Send a message, and return its id. If the same ``nonce`` is sent twice, Discord makes only one message."""
        send = partial(calls.post, self._client, channel_id, nonce)
        return await self._translate(channel_id, lambda: self._show(channel_id, None, screen, send))

    async def wait_for_room(self, *, urgent: bool) -> None:
        """Wait until the client's budget of requests has room for an edit. An urgent edit has more room than others."""
        await self._budget.wait_for_room(urgent=urgent)

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> None:
        """Show another screen in a message."""
        send = partial(calls.edit, self._client, channel_id, message_id)
        try:
            await self._translate(
                channel_id, lambda: self._show(channel_id, message_id, screen, send)
            )
        except Unavailable as error:
            # The library does not say which limit was reached. An old message is probably over the limit of edits.
            age = discord.utils.utcnow() - self.date_message(message_id)
            limited = error.retry_after_s is not None and not error.may_be_done
            if type(error) is Unavailable and limited and age > _EDITED_FREELY_FOR:
                raise EditsSpent(str(error), error.retry_after_s) from error
            raise

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message of the bot. It is no error if the message or its channel is gone already."""
        channel = self._client.get_partial_messageable(channel_id)
        message = channel.get_partial_message(message_id)

        async def delete() -> None:
            with suppress(discord.NotFound):
                await message.delete()

        await self._translate(channel_id, delete)

    async def open_direct_channel(self, user_id: int) -> int:
        """Return the id of the channel for direct messages with a person. If there is none yet, Discord opens it."""
        person = discord.Object(user_id)
        return (await self._translate(None, lambda: self._client.create_dm(person))).id

    def date_message(self, message_id: int) -> datetime:
        """Return when a message was sent, which its id tells."""
        return discord.utils.snowflake_time(message_id)

    def find_server_language(self, guild_id: int) -> str | None:
        """Return the language of a server; ``None`` if the bot is not in the server."""
        guild = self._client.get_guild(guild_id)
        return None if guild is None else guild.preferred_locale.value

    async def fetch_member_name(self, guild_id: int, user_id: int) -> str | None:
        """Return a person's name on a server; ``None`` if the person or the bot is not on the server."""
        if self._client.get_guild(guild_id) is None and self._shards.has_guild(guild_id):
            return None

        async def name() -> str | None:
            try:
                # The request needs no server object, because this process may not serve the server.
                found = await self._client.http.get_member(guild_id, user_id)
            except (discord.NotFound, discord.Forbidden):
                return None
            user = found["user"]
            return found.get("nick") or user.get("global_name") or user["username"]

        return await self._translate(None, name)

    async def fetch_member_names(self, guild_id: int, user_ids: Sequence[int]) -> dict[int, str]:
        """Return the names of people by user id. People who are not on the server are left out.

        If the bot is not on the server, there are no names.
        """
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return {}

        async def ask() -> dict[int, str]:
            names: dict[int, str] = {}
            for start in range(0, len(user_ids), _MOST_ASKED):
                some = list(user_ids[start : start + _MOST_ASKED])
                # The gateway is asked, because one message to it finds a hundred people. HTTP needs a hundred requests.
                async with asyncio.timeout(_PATIENCE_S):
                    found = await guild.query_members(user_ids=some, limit=len(some), cache=False)
                names |= {member.id: member.display_name for member in found}
            return names

        return await self._translate(None, ask)

    async def _show(
        self, channel_id: int, message_id: int | None, screen: Screen, request: Request
    ) -> int:
        """Send a screen with ``request``, and return the id of the message. An archived thread is opened first.

        ``message_id`` is the message that ``request`` edits; ``None`` if it posts a new one.
        """
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
        why = self._explain_no_pictures(channel_id)
        parcel = await self._packer.pack(screen, message_id=message_id, why_no_pictures=why)
        sent_id, parcel = await deliver(self._packer, parcel, request)
        if parcel.files:
            self._pictureless.pop(channel_id, None)
        elif parcel.why_no_pictures and not why:
            log.warning("channel takes no pictures", channel_id=channel_id)
            until_s = self._clock() + _WORDS_FOR_S
            self._pictureless[channel_id] = _Pictureless(parcel.why_no_pictures, until_s)
        return sent_id

    def _explain_no_pictures(self, channel_id: int) -> Phrase | None:
        """Return the reason why a channel gets words at present; ``None`` if the channel gets pictures."""
        may_attach = self._may_attach(channel_id)
        if may_attach is False:
            if channel_id not in self._pictureless:
                log.warning("channel takes no pictures", channel_id=channel_id)
            self._pictureless[channel_id] = _Pictureless(NOT_ALLOWED, float("-inf"))
            return NOT_ALLOWED
        words = self._pictureless.get(channel_id)
        return None if words is None or words.until_s <= self._clock() else words.why

    def _may_attach(self, channel_id: int) -> bool | None:
        """Whether the bot may attach files in a channel; ``None`` if the library does not know."""
        granted = self._find_permissions(channel_id)
        if granted is None or not granted.view_channel:
            return None
        return granted.attach_files

    async def _translate(self, channel_id: int | None, request: Callable[[], Awaitable[T]]) -> T:
        """Make a request, and return its result. Any error becomes a ``MessengerError``.

        ``channel_id`` is the channel of the request; ``None`` if it has none.
        """
        try:
            return await request()
        except Exception as error:
            raise self._understand(error, channel_id) from error

    def _understand(self, error: Exception, channel_id: int | None) -> MessengerError:
        meaning = meaning_of(error, missing=self._name_missing(channel_id))
        if isinstance(meaning, ChannelGone) and self._is_hidden(channel_id):
            return Unavailable("the server is not available")
        return meaning

    def _is_hidden(self, channel_id: int | None) -> bool:
        """Whether a channel may only seem to be missing, because the server has an outage.

        If ``channel_id`` is ``None`` or unknown, the outage of any server counts.
        """
        channel = self._find(channel_id)
        if channel is not None:
            return channel.guild.unavailable
        return any(guild.unavailable for guild in self._client.guilds)

    def _name_missing(self, channel_id: int | None) -> str:
        """Return the names of the permissions that the bot lacks in a channel.

        Empty if they or the channel are not known.
        """
        granted = self._find_permissions(channel_id)
        if granted is None:
            return ""
        in_thread = isinstance(self._find(channel_id), discord.Thread)
        return ", ".join(list_missing(granted, in_thread=in_thread))

    def _find_permissions(self, channel_id: int | None) -> discord.Permissions | None:
        channel = self._find(channel_id)
        try:
            return None if channel is None else channel.permissions_for(channel.guild.me)
        except discord.ClientException:
            return None  # the thread's channel is not in the cache

    def _find(self, channel_id: int | None) -> discord.abc.GuildChannel | discord.Thread | None:
        channel = None if channel_id is None else self._client.get_channel(channel_id)
        if isinstance(channel, (discord.abc.GuildChannel, discord.Thread)):
            return channel
        return None
