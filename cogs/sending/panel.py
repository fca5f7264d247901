"""Ephemeral messages, which one person sees. Only the token of an interaction can edit them, for fifteen minutes."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import discord

from bot.ports import PanelExpired, Unavailable
from bot.ports.screen import Screen
from cogs.sending.calls import edit_answer
from cogs.sending.delivery import deliver
from cogs.sending.discord_errors import OUTAGES, is_outage
from cogs.sending.parcel import Packer, Parcel

_ORIGINAL: Final = 0
_NOTHING: Final = -1
_SENT_WITHIN_S: Final = 30.0


class InteractionPanel:
    """The ephemeral message that a press came from or leads to. Its id is known once the press was answered."""

    def __init__(self, interaction: discord.Interaction[Any], packer: Packer) -> None:
        self._interaction = interaction
        self._packer = packer
        self._target: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._message_id: int | None = None

    def is_original(self, message_id: int | None) -> None:
        """Note that this message is the answer to the interaction."""
        self._settle(_ORIGINAL, message_id)

    def is_followup(self, message_id: int) -> None:
        """Note that this message was sent after the answer."""
        self._settle(message_id, message_id)

    def is_missing(self) -> None:
        """Note that the interaction has no such message, unless a message was noted before."""
        self._settle(_NOTHING, None)

    @property
    def is_ready(self) -> bool:
        """Whether it is known which message this is, or that there is none."""
        return self._target.done()

    async def edit(self, screen: Screen) -> None:
        """Show a screen in the message. Raises ``PanelExpired`` or ``Unavailable``, as ``bot.ports.Panel`` says."""
        if self._interaction.is_expired():
            raise PanelExpired
        try:
            target = await asyncio.wait_for(asyncio.shield(self._target), _SENT_WITHIN_S)
        except TimeoutError:
            raise Unavailable("the press has not been answered yet") from None
        if target == _NOTHING:
            raise PanelExpired
        parcel = await self._packer.pack(screen, message_id=self._message_id)

        async def request(parcel: Parcel) -> int:
            which = None if target == _ORIGINAL else target
            return await edit_answer(self._interaction, parcel, which)

        try:
            self._message_id, _ = await deliver(self._packer, parcel, request)
        except (discord.DiscordException, *OUTAGES) as error:
            if is_outage(error):
                raise Unavailable(repr(error)) from error
            # Any other error means that the message cannot be edited: the token ran out, or the person dismissed it.
            raise PanelExpired from error

    def _settle(self, target: int, message_id: int | None) -> None:
        if not self._target.done():
            self._target.set_result(target)
            self._message_id = message_id
