"""The one delivery: sends a parcel, and tries again without what Discord did not take."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import discord
import structlog

from cogs.parcel import Packer, Parcel
from cogs.refusals import INVALID_BODY, is_about_files

log = structlog.get_logger(__name__)

Request: TypeAlias = Callable[[Parcel], Awaitable[int]]
"""Sends a parcel to Discord and returns the id of the message. Raises what discord.py raises."""


async def deliver(packer: Packer, parcel: Parcel, request: Request) -> tuple[int, Parcel]:
    """Send a parcel; return the id of the message and the parcel that Discord took.

    A picture that may not stay is sent again. Pictures that are not taken become words. Each happens once at most.
    Raises the error of the last request.
    """
    while True:
        try:
            message_id = await request(parcel)
        except discord.HTTPException as error:
            if parcel.stays and error.code == INVALID_BODY:
                packer.stop_keeping()
                parcel = await packer.pack(parcel.screen)
            elif parcel.files and is_about_files(error):
                log.warning("pictures were not taken", error=repr(error))
                parcel = await packer.pack(parcel.screen, in_words=True)
            else:
                raise
        else:
            packer.note_sent(message_id, parcel)
            return message_id, parcel
