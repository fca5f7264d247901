"""Turns the errors of requests to Discord into the errors of the application, which are ``MessengerError``."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import aiohttp
import discord
import structlog

from bot.ports import (
    ChannelGone,
    DirectBarred,
    DirectClosed,
    EditsSpent,
    MessageGone,
    MessengerError,
    NotAllowed,
    NoWay,
    Unavailable,
)

log = structlog.get_logger(__name__)

OUTAGES: Final = (
    discord.RateLimited,
    aiohttp.ClientError,
    asyncio.TimeoutError,
    TimeoutError,
    OSError,
)
"""The errors of requests while Discord or the network does not work well, besides ``HTTPException``."""

ARCHIVED: Final = 50083
"""Discord's code for an archived thread, which must be opened before a message in it can be edited."""
MISSING_PERMISSIONS: Final = 50013
INVALID_BODY: Final = 50035
TOO_LARGE: Final = 40005
"""Discord's code for a request that is too large. The servers before Discord's API say HTTP 413 instead."""
MESSAGE_GONE: Final = 10008
ANSWERED_ALREADY: Final = 40060
_EDITS_SPENT: Final = 30046
_UNKNOWN_EMOJI: Final = 10014

_MEANINGS: Final[dict[int, type[MessengerError]]] = {
    MESSAGE_GONE: MessageGone,
    10003: ChannelGone,
    10004: ChannelGone,
    50007: DirectClosed,  # the person takes no direct messages, or has blocked the bot
    10013: DirectClosed,  # no such user
    50278: NoWay,  # the bot and the person have no server in common
    _EDITS_SPENT: EditsSpent,
    50001: NotAllowed,
    MISSING_PERMISSIONS: NotAllowed,
    ARCHIVED: NotAllowed,
    160005: NotAllowed,  # the thread is locked
}
_BARRED_FOR_S: Final = {40003: 300.0, 20026: 1800.0}
"""By error code: the seconds for which the bot opens no channel for direct messages, because it has opened too many."""
_SAYS_WHAT_IS_MISSING: Final = {
    50001: "View Channel",
    ARCHIVED: "Send Messages in Threads",
    160005: "Manage Threads",
}
_TOO_LATE: Final = frozenset({10062, 10015, ANSWERED_ALREADY, 50027})
"""The codes with which Discord refuses an answer that comes too late, or a second answer."""


def meaning_of(error: BaseException, *, missing: str = "") -> MessengerError:
    """Return the error of the application for an error of discord.py.

    An unexpected error is logged, and returned as one after which the request is tried again. ``missing`` is the
    name of the permission that the bot lacks; empty if the caller does not know it.
    """
    match error:
        case MessengerError():
            return error
        case discord.RateLimited():
            return Unavailable("too many requests", error.retry_after, may_be_done=False)
        case discord.HTTPException():
            return _read_code(error, missing)
        case _ if isinstance(error, OUTAGES):
            return Unavailable(repr(error))
        case KeyError(args=("retry_after",)):
            # The library expects a ``retry_after`` in every 429, and error 30046 has none.
            return Unavailable("too many requests", may_be_done=False)
    log.error("Discord did something unforeseen", exc_info=error)
    return Unavailable(repr(error))


def _read_code(error: discord.HTTPException, missing: str) -> MessengerError:
    kind = _MEANINGS.get(error.code)
    if kind is NotAllowed:
        return NotAllowed(missing or _SAYS_WHAT_IS_MISSING.get(error.code, ""))
    if kind is not None:
        return kind(error.text)
    if error.code in _BARRED_FOR_S:
        return DirectBarred(error.text, _BARRED_FOR_S[error.code])
    if error.status == 429:
        return Unavailable("too many requests", _retry_after_s(error), may_be_done=False)
    if error.status < 500 and not _is_too_large(error):
        # A request that Discord finds invalid is our fault. The next state may be valid.
        log.error("Discord refused a request", code=error.code, exc_info=error)
    return Unavailable(f"{error.status} {error.code}: {error.text}")


def is_about_emojis(error: discord.HTTPException) -> bool:
    """Whether Discord refused a message because it does not know one of its emojis."""
    if error.code == _UNKNOWN_EMOJI:
        return True
    return error.code == INVALID_BODY and "emoji" in error.text.lower()


def is_about_files(error: discord.HTTPException) -> bool:
    """Whether Discord may accept the same message without its files.

    This is so if a permission is missing, or if the reason for the refusal is not known.
    """
    if not 400 <= error.status < 500 or error.status in (401, 429):
        return False
    if error.code == MISSING_PERMISSIONS:
        return True
    known = error.code in _MEANINGS or error.code in _BARRED_FOR_S
    return not known and error.code not in _TOO_LATE


def is_too_late(error: BaseException) -> bool:
    """Whether an error means that Discord accepts no answer to the interaction any more."""
    if isinstance(error, discord.InteractionResponded):
        return True
    return isinstance(error, discord.HTTPException) and error.code in _TOO_LATE


def is_outage(error: BaseException) -> bool:
    """Whether the error is a failure of Discord or of the network, and not of our code."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    return isinstance(error, OUTAGES)


def was_cut(error: BaseException) -> bool:
    """Whether the connection broke during a request, so that nobody knows whether Discord carried it out."""
    return is_outage(error) and not isinstance(error, discord.DiscordException)


def _is_too_large(error: discord.HTTPException) -> bool:
    """Whether Discord refused a request because of its size. Only files can make a request so large."""
    return error.code == TOO_LARGE or error.status == 413


def _retry_after_s(error: discord.HTTPException) -> float | None:
    try:
        return float(error.response.headers["Retry-After"])
    except (KeyError, ValueError):
        return None


@contextmanager
def log_warning(event: str) -> Iterator[None]:
    """Carry out a block. If Discord refuses something in it, log the error and go on after the block.

    Use this for requests that the bot can do without. ``event`` is the text of the log line.
    """
    try:
        yield
    except (discord.DiscordException, *OUTAGES) as error:
        log.warning(event, error=repr(error))
