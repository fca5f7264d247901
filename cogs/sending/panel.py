"""Edits the messages of one interaction: the pressed message and the answers.

Discord allows this for fifteen minutes.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final, NamedTuple

import discord

from bot.ports import PanelExpired, Unavailable
from bot.ports.screen import Screen
from cogs.sending.calls import edit_answer
from cogs.sending.delivery import deliver
from cogs.sending.discord_errors import OUTAGES, is_outage
from cogs.sending.parcel import Packer

_SENT_WITHIN_S: Final = 30.0


class Sent(NamedTuple):
    """A message of an interaction: the pressed message, or an answer."""

    message_id: int
    is_answer: bool
    """Whether the message is the first answer to the interaction.

    Otherwise the message was sent after the first answer.
    """


class Found(NamedTuple):
    """The messages of an interaction. A field is ``None`` if there is no such message."""

    panel: Sent | None = None
    pressed: Sent | None = None
    whispered: Sent | None = None


class Panels:
    """The messages that one interaction may edit.

    Which messages these are is known after the interaction was answered.
    """

    def __init__(self, interaction: discord.Interaction[Any], packer: Packer) -> None:
        self._found: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self.panel = InteractionPanel(interaction, packer, self._found, 0)
        """Edits the ephemeral message that was pressed, or else the ephemeral answer."""
        self.pressed = InteractionPanel(interaction, packer, self._found, 1)
        """Edits the pressed message. This works only if the pressed message is the first answer to the interaction."""
        self.whispered = InteractionPanel(interaction, packer, self._found, 2)
        """Edits the answer that only the person sees.

        This never edits the pressed message, which may show something else later.
        """

    def settle(self, found: Found) -> None:
        """Say which messages the interaction has. Call this once, after the interaction was answered."""
        self._found.set_result(found)


class InteractionPanel:
    """One message that an interaction may edit."""

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        packer: Packer,
        found: asyncio.Future[Found],
        which: int,
    ) -> None:
        """``which`` is the position of the message in ``found``."""
        self._interaction = interaction
        self._packer = packer
        self._found = found
        self._which = which

    @property
    def is_ready(self) -> bool:
        """Whether it is known which message this is, or that there is no such message."""
        return self._found.done()

    async def edit(self, screen: Screen) -> None:
        """Show a screen in the message. ``PanelExpired`` and ``Unavailable`` are raised as ``bot.ports.Panel`` says."""
        if self._interaction.is_expired():
            raise PanelExpired
        try:
            found = await asyncio.wait_for(asyncio.shield(self._found), _SENT_WITHIN_S)
        except TimeoutError:
            raise Unavailable("the press has not been answered yet") from None
        sent = found[self._which]
        if sent is None:
            raise PanelExpired
        parcel = await self._packer.pack(screen, message_id=sent.message_id)
        named = None if sent.is_answer else sent.message_id
        try:
            request = partial(edit_answer, self._interaction, named)
            await deliver(self._packer, parcel, request)
        except (discord.DiscordException, *OUTAGES) as error:
            if is_outage(error):
                raise Unavailable(repr(error)) from error
            # Any other error means that the message cannot be edited: the token ran out, or the person dismissed it.
            raise PanelExpired from error
