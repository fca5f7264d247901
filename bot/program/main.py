"""The command line ``python -m bot``: the bot on Discord, the demo in a browser, and commands for the operator."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import structlog

from bot.program import connecting, housekeeping, logs, upkeep
from bot.program.exits import Exit
from bot.program.settings import (
    BadSettings,
    LogLevel,
    Settings,
    list_unknown,
    load_settings,
    read_format,
)
from cogs.connection import BadToken
from data.errors import DatabaseAway, DatabaseInUse, UnusableDatabase

log = structlog.get_logger(__name__)

HOW_TO_CONNECT: Final = """\
To play on Discord instead:
  1. Open https://discord.com/developers/applications and press "New Application".
  2. Under "Bot", press "Reset Token" and copy the token. No privileged intent is needed.
  3. Write it into the file .env in this folder:  DISCORD_TOKEN=<the token>
  4. Start again. The log then shows a link with which you add the bot to your server.
"""
_COLLECTED: Final = (10_000, 10, 10)
"""How often Python looks for objects that only refer to each other: see ``gc.set_threshold``."""
_NO_DEMO: Final = (
    "The demo needs the package simcord: install the bot with its extra 'demo', "
    "for example with  pip install '.[demo]'"
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out the command line; return the exit code, one of ``Exit``.

    ``arguments`` are the words of the command line; ``None`` takes those that the process was started with.
    """
    try:
        code = _start(_parse(arguments))
        sys.stdout.flush()
    except BrokenPipeError:
        # Python flushes the output at its end and would report that it is closed.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return Exit.PIPE
    return code


def _parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot", description="A bot for Six Card Golf.")
    commands = parser.add_subparsers(dest="command", metavar="command")
    commands.add_parser("run", help="connect to Discord (the default; without a token, the demo)")
    commands.add_parser("demo", help="play the bot in a browser on this machine, without Discord")
    commands.add_parser("check", help="check settings, database and commands; change nothing")
    migrate = commands.add_parser(
        "migrate", help="make the database, or bring it up to this version after a backup"
    )
    choice = migrate.add_mutually_exclusive_group()
    choice.add_argument("--backup", type=Path, metavar="FILE", help="where the backup is written")
    choice.add_argument("--no-backup", action="store_true", help="make no backup first")
    backup = commands.add_parser("backup", help="write the database into a file; the bot may run")
    backup.add_argument("file", type=Path, help="a new file")
    restore = commands.add_parser("restore", help="put a backup in the place of the database")
    restore.add_argument("file", type=Path, help="a file that backup has written")
    copy = commands.add_parser("copy", help="put one database into another one, which is empty")
    copy.add_argument("source", metavar="FROM", help="an address as in GOLF_DATABASE_URL")
    copy.add_argument("target", metavar="TO", help="an address as in GOLF_DATABASE_URL")
    pack = commands.add_parser(
        "pack", help="pack the events of games that ended a week ago; can be stopped and goes on"
    )
    pack.add_argument("--shrink", action="store_true", help="then make a SQLite file smaller")
    return parser.parse_args(arguments)


def _start(wanted: argparse.Namespace) -> int:
    try:
        settings = load_settings()
    except BadSettings as error:
        form = read_format()
        logs.configure(LogLevel.INFO, form)
        logs.complain(f"These settings cannot be used:\n{error}", form)
        return Exit.CONFIG
    token = settings.discord_token.get_secret_value() if settings.discord_token else ""
    logs.configure(settings.log_level, settings.log_format, secrets=(token,))
    for sentence in list_unknown():
        logs.complain(sentence, settings.log_format)
    return _conclude(wanted, settings, token)


def _conclude(wanted: argparse.Namespace, settings: Settings, token: str) -> int:
    """Carry out the parsed command line; tell the operator what went wrong; return the exit code."""
    try:
        return _do(wanted, settings, token)
    except (DatabaseAway, DatabaseInUse, connecting.PortTaken) as error:
        logs.complain(str(error), settings.log_format)
        return Exit.FAILED
    except (UnusableDatabase, BadToken) as error:
        logs.complain(str(error), settings.log_format)
        return Exit.CONFIG
    except KeyboardInterrupt:
        return Exit.DONE  # Windows cannot handle signals
    except BrokenPipeError:
        raise
    except Exception:
        log.exception("the program has failed")
        return Exit.FAILED


def _do(wanted: argparse.Namespace, settings: Settings, token: str) -> int:
    url = settings.database_url.get_secret_value()
    match wanted.command or "run":
        case "check":
            asyncio.run(upkeep.check(settings))
        case "migrate":
            ask = input if sys.stdin.isatty() else None
            asyncio.run(
                upkeep.migrate(url, file=wanted.backup, wanted=not wanted.no_backup, ask=ask)
            )
        case "backup":
            asyncio.run(upkeep.back_up(url, wanted.file))
        case "restore":
            asyncio.run(upkeep.restore(wanted.file, url))
        case "copy":
            asyncio.run(upkeep.copy(wanted.source, wanted.target))
        case "pack":
            asyncio.run(_pack(url, shrink=wanted.shrink))
        case "run" if token:
            collect_seldom()
            with asyncio.Runner(loop_factory=choose_loop()) as runner:
                runner.run(_run(settings, token))
        case _:
            return _run_demo(settings, asked_for=wanted.command == "demo")
    return Exit.DONE


def choose_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return a function that makes a faster event loop (uvloop) if it is installed; ``None`` for Python's own loop."""
    if find_spec("uvloop") is None:
        return None
    import uvloop

    return uvloop.new_event_loop


def collect_seldom() -> None:
    """Let Python look less often for objects that only refer to each other.

    A press makes thousands of objects, and nearly all of them end with it. To look at them in between took a
    twentieth of its CPU.
    """
    gc.set_threshold(*_COLLECTED)


async def _pack(url: str, *, shrink: bool) -> None:
    await housekeeping.pack_all(url, _stop_on_signal(), shrink=shrink)


async def _run(settings: Settings, token: str) -> None:
    await connecting.run(settings, token, _stop_on_signal())


def _run_demo(settings: Settings, *, asked_for: bool) -> int:
    if not asked_for:
        print("There is no DISCORD_TOKEN, so this is the demo: the bot, played in your browser.\n")
        print(HOW_TO_CONNECT)
    if "database_url" in settings.model_fields_set:
        print("The demo keeps nothing, so it does not use GOLF_DATABASE_URL.\n")
    if find_spec("simcord") is None:
        logs.complain(_NO_DEMO, settings.log_format)
        return Exit.CONFIG
    # On import the package tries discord.py, and discord.py warns about that.
    logs.configure(LogLevel.ERROR, settings.log_format)
    from bot.program.demo import run_demo

    return asyncio.run(run_demo(settings, _stop_on_signal))


def _stop_on_signal() -> asyncio.Event:
    """Return an event that is set when the process gets Ctrl-C or SIGTERM."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows has no such handlers. There Ctrl-C raises KeyboardInterrupt, which loses no move either.
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    return stop
