"""Sets up the log: our lines and those of the libraries in one form, with secrets hidden."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterable
from typing import Any, Final

import structlog

from bot.program.settings import LogFormat, LogLevel

HIDDEN: Final = "[hidden]"
_SECRETS: Final = (
    # A bot's token has three parts in base64. The first one is the bot's id.
    (re.compile(r"\b[\w-]{20,}\.[\w-]{5,}\.[\w-]{25,}"), HIDDEN),
    # The token of an interaction, in the addresses that contain it.
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w-]+"), rf"\1{HIDDEN}"),
    # The password of a database.
    (re.compile(r"(://[^/\s:@]*:)[^/\s@]+@"), rf"\1{HIDDEN}@"),
)
_TELLTALES: Final = ("aiosqlite", "discord.gateway", "discord.http", "discord.webhook")
"""The loggers that write secret data at level DEBUG: the stock, drawn cards, tokens. They write nothing below INFO."""

_ORDER: Final = tuple(LogLevel)
"""The levels of the log, the most detailed one first."""
_CHATTY: Final = ("alembic", "discord.client")
"""The loggers that write a line at each start and each attempt to connect. They write nothing below WARNING."""


def configure(
    level: LogLevel, form: LogFormat, *, secrets: Iterable[str] = (), stream: Any = None
) -> None:
    """Send the whole log to ``stream`` (by default standard error). Tokens, passwords and ``secrets`` are hidden."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    out = sys.stderr if stream is None else stream
    last: list[Any] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if form is LogFormat.JSON:
        last += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        last.append(
            structlog.dev.ConsoleRenderer(
                colors=out.isatty(), exception_formatter=structlog.dev.plain_traceback
            )
        )
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        _Discreet(foreign_pre_chain=shared, processors=last, secrets=tuple(secrets))
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.value)
    for names, least in ((_CHATTY, LogLevel.WARNING), (_TELLTALES, LogLevel.INFO)):
        allowed = least if _ORDER.index(level) < _ORDER.index(least) else level
        for name in names:
            logging.getLogger(name).setLevel(allowed.value)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )


def complain(words: str, form: LogFormat) -> None:
    """Tell the operator what is wrong: with a sentence or, if ``form`` is for programs, with a line of the log."""
    if form is LogFormat.JSON:
        structlog.get_logger(__name__).error(words)
    else:
        print(words, file=sys.stderr)


class _Discreet(structlog.stdlib.ProcessorFormatter):
    """Formats lines of the log. Secrets are hidden in the finished lines, because a traceback may contain them."""

    def __init__(self, *, secrets: tuple[str, ...], **options: Any) -> None:
        super().__init__(**options)
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        line = super().format(record)
        for secret in self._secrets:
            line = line.replace(secret, HIDDEN)
        for pattern, instead in _SECRETS:
            line = pattern.sub(instead, line)
        return line
