"""Connects a client to Discord. When the connection has ended, an error says why."""

from __future__ import annotations

from typing import Final

import discord

from cogs.client import GolfBot
from cogs.sending.discord_errors import OUTAGES

_AUTHENTICATION_FAILED: Final = 4004
"""The code with which Discord closes a connection whose token is not valid any more."""


class BadToken(Exception):
    """Discord does not accept the token. The text is a sentence for the operator."""

    def __init__(self) -> None:
        super().__init__(
            "Discord does not accept this DISCORD_TOKEN: copy it again from "
            "https://discord.com/developers/applications (your application, Bot, Reset Token)."
        )


class DiscordAway(Exception):
    """Discord cannot be reached, for a reason that may pass. The text says why."""


async def connect(bot: GolfBot, token: str) -> None:
    """Connect a new client, and close the client when its connection has ended. This always ends with an error.

    The error is ``BadToken``, ``DiscordAway``, or the error because of which the client closed itself.
    """
    try:
        await bot.start(token)
    except discord.LoginFailure:
        raise BadToken from None
    except discord.ConnectionClosed as error:
        if error.code == _AUTHENTICATION_FAILED:
            raise BadToken from None
        raise DiscordAway(str(error)) from error
    except (
        discord.GatewayNotFound,
        discord.HTTPException,
        *OUTAGES,
    ) as error:
        raise DiscordAway(str(error) or repr(error)) from error
    finally:
        if not bot.is_closed():
            await bot.close()
    raise bot.failure or DiscordAway("Discord closed the connection")
