"""Ephemeral messages: seen by one person, and editable only with the token of an interaction, for fifteen minutes."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import discord

from bot.ports import PanelExpired, Unavailable
from bot.ports.screen import Screen
from cogs.delivery import deliver
from cogs.parcel import Packer, Parcel
from cogs.refusals import OUTAGES, is_outage

_ORIGINAL: Final = 0
_NOTHING: Final = -1
_SENT_WITHIN_S: Final = 30.0


class InteractionPanel:
    """The ephemeral message that a press came from or leads to. Its id is known only after the press was answered."""

    def __init__(self, interaction: discord.Interaction[Any], packer: Packer) -> None:
        self._interaction = interaction
        self._packer = packer
        self._target: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._message_id: int | None = None

    def is_original(self, message_id: int | None) -> None:
        """Note that the interaction was answered with this message."""
        self._settle(_ORIGINAL, message_id)

    def is_followup(self, message_id: int) -> None:
        """Note that this message was sent after the answer."""
        self._settle(message_id, message_id)

    def is_missing(self) -> None:
        """Note that there is no such message, unless one was noted before."""
        self._settle(_NOTHING, None)

    async def edit(self, screen: Screen) -> None:
        """Show another screen in the message; ``PanelExpired`` or ``Unavailable`` (see ``bot.ports.Panel``)."""
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
            if target == _ORIGINAL:
                return (await self._interaction.edit_original_response(**parcel.changes)).id
            return (await self._interaction.followup.edit_message(target, **parcel.changes)).id

        try:
            self._message_id, _ = await deliver(self._packer, parcel, request)
        except (discord.DiscordException, *OUTAGES) as error:
            if is_outage(error):
                raise Unavailable(repr(error)) from error
            # Whatever else Discord says (the token ran out, the person dismissed it), it cannot be edited.
            raise PanelExpired from error

    def _settle(self, target: int, message_id: int | None) -> None:
        if not self._target.done():
            self._target.set_result(target)
            self._message_id = message_id
