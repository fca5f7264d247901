"""What Discord's refusals mean to the application: HTTP codes in, ``MessengerError`` out."""

from __future__ import annotations

import asyncio
from typing import Final

import aiohttp
import discord
import structlog

from bot.ports import (
    ChannelGone,
    DirectClosed,
    MessageGone,
    MessengerError,
    NotAllowed,
    Unavailable,
)

log = structlog.get_logger(__name__)

ARCHIVED: Final = 50083
"""The thread is archived: it has to be opened before a message in it can be changed."""
MISSING_PERMISSIONS: Final = 50013
INVALID_BODY: Final = 50035
TOO_LARGE: Final = 40005
"""So say the API's own checks; what stands before it says HTTP 413 and no more."""

_MEANINGS: Final[dict[int, type[MessengerError]]] = {
    10008: MessageGone,
    10003: ChannelGone,
    10004: ChannelGone,
    50007: DirectClosed,  # does not take direct messages, or has blocked the bot
    50278: DirectClosed,  # no server in common (any more)
    40003: DirectClosed,  # the bot has opened too many direct messages too quickly
    10013: DirectClosed,  # no such user (any more)
    50001: NotAllowed,
    MISSING_PERMISSIONS: NotAllowed,
    ARCHIVED: NotAllowed,
    160005: NotAllowed,  # the thread is locked
}
_SAYS_WHAT_IS_MISSING: Final = {
    50001: "View Channel",
    ARCHIVED: "Send Messages in Threads",
    160005: "Manage Threads",
}
_TOO_LATE: Final = frozenset({10062, 10015, 40060, 50027})
"""Unknown interaction, its token run out, or it was answered already: Discord takes no (other) answer to it."""
_NETWORK: Final = (aiohttp.ClientError, asyncio.TimeoutError, TimeoutError, OSError)


def meaning_of(error: BaseException, *, missing: str = "") -> MessengerError:
    """Return what an error of discord.py means; one that nobody foresaw is logged and tried again later.

    ``missing`` names the permission that is lacking, where the caller has found out.
    """
    match error:
        case MessengerError():
            return error
        case discord.RateLimited():
            return Unavailable("too many requests", error.retry_after)
        case discord.HTTPException():
            return _meaning_of_code(error, missing)
        case _ if isinstance(error, _NETWORK):
            return Unavailable(repr(error))
    log.error("Discord did something unforeseen", exc_info=error)
    return Unavailable(repr(error))


def _meaning_of_code(error: discord.HTTPException, missing: str) -> MessengerError:
    kind = _MEANINGS.get(error.code)
    if kind is NotAllowed:
        return NotAllowed(missing or _SAYS_WHAT_IS_MISSING.get(error.code, ""))
    if kind is not None:
        return kind(error.text)
    if error.status == 429:
        return Unavailable("too many requests", _retry_after_s(error))
    if error.status < 500 and not _is_too_large(error):
        # A request that Discord finds wrong is our mistake; it may yet go through with the next state.
        log.error("Discord refused a request", code=error.code, exc_info=error)
    return Unavailable(f"{error.status} {error.code}: {error.text}")


def is_about_files(error: discord.HTTPException) -> bool:
    """Whether the same message without its files may go through: Discord gave no other known reason."""
    if not 400 <= error.status < 500 or error.status in (401, 429):
        return False
    if error.code == MISSING_PERMISSIONS:
        return True
    return error.code not in _MEANINGS and error.code not in _TOO_LATE


def is_too_late(error: BaseException) -> bool:
    """Whether Discord takes no answer to this interaction any more."""
    if isinstance(error, discord.InteractionResponded):
        return True
    return isinstance(error, discord.HTTPException) and error.code in _TOO_LATE


def is_outage(error: BaseException) -> bool:
    """Whether Discord or the network failed, rather than we."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    return isinstance(error, (discord.RateLimited, OSError, TimeoutError))


def _is_too_large(error: discord.HTTPException) -> bool:
    """Whether a request had too much in it. Only files can be that large."""
    return error.code == TOO_LARGE or error.status == 413


def _retry_after_s(error: discord.HTTPException) -> float | None:
    try:
        return float(error.response.headers["Retry-After"])
    except (KeyError, ValueError):
        return None
