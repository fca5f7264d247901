"""``python -m bot``: the bot on Discord, the demo in a browser, and what a host needs around them."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import find_spec
from typing import Final

import aiohttp
import discord

from bot.program import logs
from bot.program.settings import BadSettings, LogLevel, Settings, load_settings, unknown_settings
from bot.program.wiring import build
from cogs.client import PERMISSIONS, GolfBot
from cogs.publishing import payload
from data.errors import UnusableDatabase
from data.store import Store

HOW_TO_CONNECT: Final = """\
To play on Discord instead:
  1. Open https://discord.com/developers/applications and press "New Application".
  2. Under "Bot", press "Reset Token" and copy the token. No privileged intent is needed.
  3. Write it into the file .env in this folder:  DISCORD_TOKEN=<the token>
  4. Start again. The log then shows a link with which you add the bot to your server.
"""
_NO_DEMO: Final = (
    "The demo needs the package simcord: install the bot with its extra 'demo', "
    "for example with  pip install '.[demo]'"
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says and return the exit code: 0 also after Ctrl-C and SIGTERM."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="A bot for Six Card Golf.")
    commands = parser.add_subparsers(dest="command", metavar="command")
    commands.add_parser("run", help="connect to Discord (the default; without a token, the demo)")
    commands.add_parser("demo", help="play the bot in a browser on this machine, without Discord")
    commands.add_parser("migrate", help="make the database, or bring it up to this version")
    commands.add_parser("check", help="check settings, database and commands without connecting")
    wanted = parser.parse_args(arguments).command or "run"
    try:
        settings = load_settings()
    except BadSettings as error:
        _complain(f"These settings cannot be used:\n{error}")
        return 1
    for name in unknown_settings():
        _complain(f"There is no setting {name}: see .env.example.")
    token = settings.discord_token.get_secret_value() if settings.discord_token else ""
    logs.configure(settings.log_level, settings.log_format, secrets=(token,))
    try:
        match wanted:
            case "migrate":
                return asyncio.run(_migrate(settings))
            case "check":
                return asyncio.run(_check(settings))
            case "run" if token:
                return asyncio.run(_run(settings, token))
            case _:
                return _demo(settings, asked_for=wanted == "demo")
    except UnusableDatabase as error:
        _complain(str(error))
        return 1
    except KeyboardInterrupt:
        return 0  # where signals cannot be handled: Windows


async def _run(settings: Settings, token: str) -> int:
    stop = _stop_signal()
    async with await Store.open(settings.database_url.get_secret_value()) as store:
        bot = build(settings, store)
        try:
            return await run_until(stop, bot, token)
        finally:
            if not bot.is_closed():
                await bot.close()


async def run_until(stop: asyncio.Event, bot: GolfBot, token: str) -> int:
    """Keep the bot connected until it is told to stop, and return the exit code."""
    running = asyncio.create_task(bot.start(token))
    stopping = asyncio.create_task(stop.wait())
    await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if stop.is_set():
        await bot.close()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        return 0
    try:
        await running
    except discord.LoginFailure:
        _complain(
            "Discord does not accept this DISCORD_TOKEN: copy it again from "
            "https://discord.com/developers/applications (your application, Bot, Reset Token)."
        )
    except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
        _complain(f"Discord cannot be reached: {error}")
    else:
        _complain(f"The bot has stopped: {bot.failure or 'Discord closed the connection'}")
    return 1


async def _migrate(settings: Settings) -> int:
    async with await Store.open(settings.database_url.get_secret_value()):
        print("The database is up to date.")
    return 0


async def _check(settings: Settings) -> int:
    """Put everything together as for a start, and take it apart again."""
    print("Settings: fine.", "A token is set." if settings.discord_token else "No token is set.")
    async with await Store.open(settings.database_url.get_secret_value()) as store:
        print("Database: up to date.")
        bot = build(settings, store)
        await bot.front.set_up(bot)
        groups = await payload(bot.tree)
        number = sum(len(group["options"]) for group in groups)
        print(f"Commands: {number}, to be published when the bot connects.")
        await bot.close()
    needed = ", ".join(PERMISSIONS.values())
    print(f"On Discord the bot needs these permissions: {needed}. No privileged intent.")
    return 0


def _demo(settings: Settings, *, asked_for: bool) -> int:
    if not asked_for:
        print("There is no DISCORD_TOKEN, so this is the demo: the bot, played in your browser.\n")
        print(HOW_TO_CONNECT)
    if find_spec("simcord") is None:
        _complain(_NO_DEMO)
        return 1
    # The package tries discord.py out while it is imported, and that grumbles.
    logs.configure(LogLevel.ERROR, settings.log_format)
    from bot.program.demo import demo

    return asyncio.run(demo(settings, _stop_signal))


def _stop_signal() -> asyncio.Event:
    """Return an event that is set by Ctrl-C and SIGTERM."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows has no such handlers: Ctrl-C ends it there by an exception, which loses nothing either.
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    return stop


def _complain(words: str) -> None:
    print(words, file=sys.stderr)
