"""Delivers parcels to Discord. If Discord refuses a part of a parcel, the parcel is sent again without that part."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

import discord
import structlog

from bot.languages import Phrase
from bot.words.permissions import name_permission
from cogs.sending.discord_errors import (
    INVALID_BODY,
    MISSING_PERMISSIONS,
    is_about_emojis,
    is_about_files,
)
from cogs.sending.parcel import Packer, Parcel

log = structlog.get_logger(__name__)

Request: TypeAlias = Callable[[Parcel], Awaitable[int]]
"""A function that sends a parcel to Discord and returns the id of the message. All errors of discord.py are raised."""

NOT_ALLOWED: Final = Phrase("words-no-picture-allowed", permission=name_permission("Attach Files"))
_NOT_TAKEN: Final = Phrase("words-no-picture-taken")


async def deliver(packer: Packer, parcel: Parcel, request: Request) -> tuple[int, Parcel]:
    """Send a parcel. Return the id of the message, and the parcel that Discord accepted.

    A parcel may be sent again for three reasons, once for each: without emojis that Discord does not know any more,
    with the files of pictures that the message does not have any more, and with words instead of files that Discord
    refuses. If that does not help, the error of the last request is raised. ``request`` sends a parcel.
    """
    while True:
        try:
            message_id = await request(parcel)
        except discord.HTTPException as error:
            if is_about_emojis(error) and packer.has_emojis:
                log.warning("emojis are gone, so buttons show words", error=repr(error))
                packer.lose_emojis()
                parcel = await packer.pack_again(parcel)
            elif parcel.stays and error.code == INVALID_BODY:
                packer.stop_keeping()
                parcel = await packer.pack(parcel.screen)
            elif parcel.files and is_about_files(error):
                log.warning("pictures were not taken", error=repr(error))
                why = NOT_ALLOWED if error.code == MISSING_PERMISSIONS else _NOT_TAKEN
                parcel = await packer.pack(parcel.screen, why_no_pictures=why)
            else:
                raise
        else:
            if parcel.specs:
                packer.shown[message_id] = parcel.specs
            return message_id, parcel
