"""Discord's answers by status and code: what each one means, and what the bot may do after it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
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
from cogs.sending.discord_errors import (
    is_about_emojis,
    is_about_files,
    is_outage,
    is_too_late,
    log_warning,
    meaning_of,
    was_cut,
)


def refused(status: int, code: int, text: str = "no", **headers: str) -> discord.HTTPException:
    """Return the library's error for an answer of Discord."""
    response: Any = SimpleNamespace(status=status, reason="", headers=headers)
    return discord.HTTPException(response, {"code": code, "message": text})


PRESS: Any = SimpleNamespace()

MEANINGS: list[tuple[int, int, type[MessengerError]]] = [
    (404, 10008, MessageGone),
    (404, 10003, ChannelGone),
    (404, 10004, ChannelGone),
    (403, 50007, DirectClosed),
    (404, 10013, DirectClosed),
    (403, 50278, NoWay),
    (429, 30046, EditsSpent),
    (403, 50001, NotAllowed),
    (403, 50013, NotAllowed),
    (400, 50083, NotAllowed),
    (403, 160005, NotAllowed),
    (400, 40003, DirectBarred),
    (403, 20026, DirectBarred),
    (429, 0, Unavailable),
    (500, 0, Unavailable),
    (503, 0, Unavailable),
    (413, 0, Unavailable),
    (400, 40005, Unavailable),
]


@pytest.mark.parametrize(("status", "code", "kind"), MEANINGS)
def test_each_code_has_its_meaning_and_none_of_them_is_a_fault_of_ours(
    status: int, code: int, kind: type[MessengerError], caplog: pytest.LogCaptureFixture
) -> None:
    assert type(meaning_of(refused(status, code))) is kind
    assert caplog.records == []


@pytest.mark.parametrize("status", [400, 401, 404, 405])
def test_a_request_that_discord_finds_invalid_is_logged(status: int) -> None:
    error = refused(status, 50035)
    with structlog.testing.capture_logs() as lines:
        meaning = meaning_of(error)
    assert isinstance(meaning, Unavailable)
    assert str(meaning) == f"{status} 50035: no", (
        "the text that the host reads while it is tried again"
    )
    told = [(line["log_level"], line["code"], line["exc_info"]) for line in lines]
    assert told == [("error", 50035, error)]


def test_an_error_that_has_its_meaning_already_keeps_it() -> None:
    meaning = NotAllowed("Attach Files")
    assert meaning_of(meaning) is meaning


@pytest.mark.parametrize(
    ("code", "known", "missing"),
    [
        (50001, "", "View Channel"),
        (50083, "", "Send Messages in Threads"),
        (160005, "", "Manage Threads"),
        (50013, "", ""),
        (50013, "Attach Files", "Attach Files"),
        (50001, "Send Messages", "Send Messages"),
    ],
)
def test_the_missing_permission_is_the_one_that_the_caller_knows_or_that_the_code_says(
    code: int, known: str, missing: str
) -> None:
    meaning = meaning_of(refused(403, code), missing=known)
    assert isinstance(meaning, NotAllowed)
    assert meaning.missing == missing


@pytest.mark.parametrize(("code", "seconds"), [(40003, 300.0), (20026, 1800.0)])
def test_a_limit_on_direct_messages_has_an_end(code: int, seconds: float) -> None:
    meaning = meaning_of(refused(403, code))
    assert isinstance(meaning, DirectBarred)
    assert (meaning.for_s, meaning.retry_after_s) == (seconds, seconds)
    assert not meaning.may_be_done


@pytest.mark.parametrize(
    ("error", "retry_after_s", "may_be_done"),
    [
        (refused(429, 0, **{"Retry-After": "7.5"}), 7.5, False),
        (refused(429, 0, **{"Retry-After": "Wed, 21 Oct 2026 07:28:00 GMT"}), None, False),
        (refused(429, 0), None, False),
        (discord.RateLimited(120.0), 120.0, False),
        (KeyError("retry_after"), None, False),
        (refused(502, 0), None, True),
        (TimeoutError(), None, True),
        (aiohttp.ClientOSError(), None, True),
    ],
)
def test_who_was_limited_knows_when_to_come_back_and_that_nothing_was_done(
    error: Exception, retry_after_s: float | None, may_be_done: bool
) -> None:
    meaning = meaning_of(error)
    assert isinstance(meaning, Unavailable)
    assert (meaning.retry_after_s, meaning.may_be_done) == (retry_after_s, may_be_done)


@pytest.mark.parametrize(
    ("status", "code", "about"),
    [
        (403, 50013, True),
        (400, 40005, True),
        (413, 0, True),
        (400, 50035, True),
        (403, 0, True),
        (401, 0, False),
        (429, 0, False),
        (500, 50013, False),
        (404, 10008, False),
        (403, 50007, False),
        (400, 40003, False),
        (404, 10062, False),
        (404, 10015, False),
        (400, 40060, False),
        (401, 50027, False),
        (403, 50027, False),
    ],
)
def test_words_are_sent_only_where_files_may_be_the_reason(
    status: int, code: int, about: bool
) -> None:
    assert is_about_files(refused(status, code)) is about


@pytest.mark.parametrize(
    ("code", "text", "about"),
    [
        (10014, "Unknown Emoji", True),
        (50035, "In components.0.emoji.id: Invalid Emoji", True),
        (50035, "In components.0.label: too long", False),
        (50013, "emoji", False),
    ],
)
def test_an_emoji_is_the_reason_only_if_discord_says_so(code: int, text: str, about: bool) -> None:
    assert is_about_emojis(refused(400, code, text)) is about


@pytest.mark.parametrize(
    ("error", "late", "outage", "cut"),
    [
        (refused(404, 10062), True, False, False),
        (refused(404, 10015), True, False, False),
        (refused(400, 40060), True, False, False),
        (refused(401, 50027), True, False, False),
        (discord.InteractionResponded(PRESS), True, False, False),
        (refused(404, 10008), False, False, False),
        (refused(429, 0), False, True, False),
        (refused(500, 0), False, True, False),
        (refused(499, 0), False, False, False),
        (discord.RateLimited(9.0), False, True, False),
        (aiohttp.ServerDisconnectedError(), False, True, True),
        (TimeoutError(), False, True, True),
        (ConnectionResetError(), False, True, True),
        (ValueError(), False, False, False),
    ],
)
def test_an_answer_is_too_late_or_not_possible_now_or_cut_off(
    error: Exception, late: bool, outage: bool, cut: bool
) -> None:
    assert (is_too_late(error), is_outage(error), was_cut(error)) == (late, outage, cut)


def fail(error: Exception) -> None:
    raise error


@pytest.mark.parametrize("error", [refused(403, 50013), ConnectionResetError(), TimeoutError()])
def test_what_the_bot_can_do_without_is_logged_when_discord_refuses_it(error: Exception) -> None:
    with structlog.testing.capture_logs() as lines, log_warning("not done"):
        fail(error)
    assert lines == [{"event": "not done", "error": repr(error), "log_level": "warning"}]


def test_a_fault_of_ours_is_never_something_the_bot_can_do_without() -> None:
    with pytest.raises(ZeroDivisionError), log_warning("not done"):
        raise ZeroDivisionError
