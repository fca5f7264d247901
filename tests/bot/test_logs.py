"""There is one log for everything, and it has no secret in it."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest
import structlog

from bot.program.logs import HIDDEN, configure
from bot.program.settings import LogFormat, LogLevel

TOKEN = "MTA5ODc2NTQzMjEwOTg3NjU0Mw.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Restore logging after each test."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers, root.level = handlers, level
    structlog.reset_defaults()


def log_of(
    form: LogFormat, *, level: LogLevel = LogLevel.INFO, secrets: tuple[str, ...] = ()
) -> io.StringIO:
    """Return a log that can be read afterwards."""
    stream = io.StringIO()
    configure(level, form, secrets=secrets, stream=stream)
    return stream


@pytest.mark.parametrize("form", LogFormat)
def test_ours_and_the_libraries_lines_are_in_one_log(form: LogFormat) -> None:
    stream = log_of(form)
    structlog.get_logger("bot.games.live_games").info("game changed", game="8f3k", version=3)
    logging.getLogger("discord.client").warning("shard %s is %s", 0, "gone")
    ours, theirs = stream.getvalue().splitlines()
    for line, words in (
        (ours, ("game changed", "8f3k", "bot.games.live_games")),
        (theirs, ("shard 0 is gone",)),
    ):
        assert all(word in line for word in words)
    if form is LogFormat.JSON:
        assert json.loads(ours)["version"] == 3
        assert datetime.fromisoformat(json.loads(ours)["timestamp"]).utcoffset() == timedelta(0)
        assert json.loads(theirs)["level"] == "warning"


def test_a_log_that_is_set_up_again_has_each_line_once() -> None:
    first, second = log_of(LogFormat.CONSOLE), log_of(LogFormat.JSON)
    structlog.get_logger("x").info("news")
    assert (first.getvalue(), len(second.getvalue().splitlines())) == ("", 1)


def test_less_important_lines_are_left_out() -> None:
    stream = log_of(LogFormat.JSON, level=LogLevel.WARNING)
    structlog.get_logger("x").info("small talk")
    logging.getLogger("discord").info("small talk")
    structlog.get_logger("x").warning("news")
    (line,) = stream.getvalue().splitlines()
    assert json.loads(line)["event"] == "news"


@pytest.mark.parametrize("form", LogFormat)
def test_no_secret_gets_through(form: LogFormat) -> None:
    stream = log_of(form, secrets=("the-very-token", "the-other-one"))
    log = structlog.get_logger("x")
    log.info("connecting", token="the-very-token", again="the-other-one", other=TOKEN)
    log.info("POST https://discord.com/api/v10/webhooks/123456/aW50ZXJhY3Rpb24tdG9rZW4/messages")
    log.info("database", url="postgresql://golf:pass-word@host/golf")
    logging.getLogger("discord.http").error("sent %s", {"Authorization": f"Bot {TOKEN}"})
    try:
        raise ValueError(f"bad token {TOKEN}")
    except ValueError:
        log.exception("failed")
    text = stream.getvalue()
    for secret in (
        "the-very-token",
        "the-other-one",
        TOKEN,
        "aW50ZXJhY3Rpb24tdG9rZW4",
        "pass-word",
    ):
        assert secret not in text
    assert text.count(HIDDEN) >= 6
    assert "golf:[hidden]@host/golf" in text


@pytest.mark.parametrize(
    "library", ["aiosqlite", "discord.gateway", "discord.http", "discord.webhook.async_"]
)
def test_libraries_do_not_log_what_goes_through_them(library: str) -> None:
    stream = log_of(LogFormat.JSON, level=LogLevel.DEBUG)
    logging.getLogger(library).debug("received %s", {"content": "You drew the 4♠."})
    logging.getLogger(library).info("connected")
    (line,) = stream.getvalue().splitlines()
    assert json.loads(line)["event"] == "connected"


def test_each_secret_of_a_line_is_hidden() -> None:
    stream = log_of(LogFormat.CONSOLE)
    first, second = "aW50ZXJhY3Rpb24tb25l", "aW50ZXJhY3Rpb24tdHdv"
    logging.getLogger("x").info("POST /webhooks/5/%s after /interactions/6/%s", first, second)
    written = stream.getvalue()
    assert written.count(HIDDEN) == 2
    assert first not in written
    assert second not in written
    logging.getLogger("x").info("from /interactions/6/%s to /interactions/7/%s", first, second)
    assert second not in stream.getvalue()


def test_ids_and_games_are_no_secrets() -> None:
    stream = log_of(LogFormat.CONSOLE)
    structlog.get_logger("x").info(
        "game changed", channel_id=1456074443980800005, at="2026-11-29T22:55:55.4Z"
    )
    assert HIDDEN not in stream.getvalue()


@pytest.mark.parametrize(
    "name", ["alembic.runtime.migration", "discord.client", "discord.gateway", "aiosqlite"]
)
@pytest.mark.parametrize("level", [LogLevel.WARNING, LogLevel.ERROR])
def test_no_library_says_more_than_the_level_allows(name: str, level: LogLevel) -> None:
    stream = log_of(LogFormat.CONSOLE, level=level)
    below = logging.INFO if level is LogLevel.WARNING else logging.WARNING
    logging.getLogger(name).log(below, "nothing to worry about")
    assert stream.getvalue() == ""
    logging.getLogger(name).error("a wheel came off")
    assert "a wheel came off" in stream.getvalue()


@pytest.mark.parametrize("library", ["alembic", "discord.client"])
def test_what_a_library_says_at_each_start_is_left_out(library: str) -> None:
    stream = log_of(LogFormat.JSON, level=LogLevel.DEBUG)
    logging.getLogger(library).info("logging in with a static token")
    logging.getLogger(library).warning("something is wrong")
    (line,) = stream.getvalue().splitlines()
    assert json.loads(line)["event"] == "something is wrong"
