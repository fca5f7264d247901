"""Writes one structured log for our own lines and for those of the libraries. It contains no secret."""

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
"""Loggers that log secret data at level DEBUG: the stock, drawn cards, tokens of interactions."""

_ORDER: Final = tuple(LogLevel)
"""The levels, from the most detailed one to the least detailed."""
_CHATTY: Final = ("alembic", "discord.client")
"""Loggers that write a line at every start and at every attempt to connect."""


def configure(
    level: LogLevel, form: LogFormat, *, secrets: Iterable[str] = (), stream: Any = None
) -> None:
    """Send the whole log to one stream (by default standard error), with secrets hidden."""
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
    """Tell the host what is wrong: as a sentence for people, or as a line of the log for programs."""
    if form is LogFormat.JSON:
        structlog.get_logger(__name__).error(words)
    else:
        print(words, file=sys.stderr)


class _Discreet(structlog.stdlib.ProcessorFormatter):
    """Hides secrets in finished lines, because a value or a trace may contain one."""

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
