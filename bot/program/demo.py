"""The demo: the real bot on a Discord in memory, shown in a browser. Nothing leaves this machine, and nothing is kept.

Time in the demo follows real time, so clocks run and computers take their time. ``bot.program.page`` is the page.
"""

from __future__ import annotations

import asyncio
import os
import sys
import webbrowser
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from simcord import Env

from bot.clockwork.looking_further import LookingFurther
from bot.pictures.emojis import draw_emojis
from bot.ports.screen import Screen, Text
from bot.program import logs
from bot.program.page import DemoPage, PortTaken
from bot.program.settings import LogLevel, Settings
from bot.program.wiring import build
from cogs.client import GolfBot
from cogs.sending.messenger import DiscordMessenger
from cogs.share import IN_MEMORY
from data.store import Store

PEOPLE: Final = ("Ann", "Bob", "Cy")
_PATIENCE_S: Final = 60.0
"""If the start or a press takes longer than this number of seconds, the demo reports a fault."""
_EMOJI: Final = "https://cdn.simcord.invalid/emojis/{}.png"
_CLOCK_S: Final = 300
"""The clock of the demo's games, in seconds for a move: long enough to look around, short enough to see it run."""

WELCOME: Final = """\
### ⛳ Welcome to the golf club
1. Type `/golf start` in the box below, choose it in the list, and press the arrow.
2. Choose one under **Add a computer…**, then press **Start**.
3. Press **My cards** and play.

-# New to golf? `/golf learn` takes two minutes.
-# More people at one screen: choose who you are at the top right, press **Join**, and take turns.
-# **@ Messages** at the top shows your direct messages. Try `/golf rules` and `/golf scores`, too.
"""
INSTRUCTIONS: Final = """\
Six Card Golf, the demo: the real bot on a Discord that exists on this machine only.

  The page: {url}

  1. Type  /golf start  in the box at the bottom of the page, choose it in the list, and press the arrow.
  2. Choose one under "Add a computer…", then press "Start".
  3. Press "My cards" and play.

  More people at one screen: choose who you are at the top right (Ann, Bob or Cy).
  Ctrl-C ends the demo. Nothing is kept.
"""


class _PatientEnv(Env):
    """A Discord in memory that waits longer for the bot. Simcord itself waits five seconds for the start."""

    async def _settle_internal(self, **options: Any) -> None:
        if options.get("timeout") is not None:
            options["timeout"] = max(options["timeout"], _PATIENCE_S)
        await super()._settle_internal(**options)


class _World:
    """Gives the bot the time of the Discord in memory.

    ``env`` is that Discord. It is set later, because it is made after the bot.
    """

    env: Env

    def read_clock(self) -> datetime:
        return self.env.now()

    def wait_idle(self, nap: Awaitable[None]) -> Awaitable[None]:
        """Return ``nap``, marked as a wait with nothing to do.

        So the page shows the result of a press without waiting for the end of ``nap``.
        """
        return self.env.external_wait(nap, reason="nothing to do")


async def run_demo(
    settings: Settings,
    stop_signal: Callable[[], asyncio.Event],
    *,
    announce: Callable[[str], None] = print,
) -> int:
    """Run the demo until somebody ends it in the page or in the terminal; return the exit code.

    ``stop_signal`` returns an event that is set when the terminal ends the demo. ``announce`` shows a text to the
    person who has started the demo.
    """
    stop = stop_signal()
    quiet = settings.log_level in (LogLevel.INFO, LogLevel.WARNING)
    logs.configure(LogLevel.WARNING if quiet else settings.log_level, settings.log_format)
    world = _World()
    with TemporaryDirectory(prefix="six-card-golf-") as folder:
        async with await Store.open(f"sqlite:///{Path(folder) / 'golf.db'}") as store:
            bot = build(
                settings,
                store,
                now=world.read_clock,
                idle=world.wait_idle,
                edit_gap_s=0.0,
                share=IN_MEMORY,
                looking_further=LookingFurther(),
            )
            world.env = _PatientEnv(
                bot, check_errors=False, shard_count=1, settle_timeout=_PATIENCE_S
            )
            world.env.backend.advance_clock((datetime.now(UTC) - world.env.now()).total_seconds())
            await world.env.start()
            try:
                with world.env.time_context():
                    await _show(world.env, bot, store, settings, stop, announce)
            finally:
                await bot.stop()
                await world.env.shutdown()
    announce("The demo has ended.")
    return 0


async def _show(
    env: Env,
    bot: GolfBot,
    store: Store,
    settings: Settings,
    stop: asyncio.Event,
    announce: Callable[[str], None],
) -> None:
    assert bot.user is not None
    await bot.user.edit(username="Six Card Golf")
    guild = env.create_guild("Golf club")
    channel = guild.create_text_channel("golf")
    people = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PEOPLE]
    server = await store.people.load_server(guild.id)
    await store.people.save_server(replace(server, clock_s=_CLOCK_S, holes=3))
    await DiscordMessenger(bot, bot.front.packer).post(
        channel.id, Screen((Text(WELCOME),)), nonce="welcome"
    )
    pictures = draw_emojis()
    assets = {
        _EMOJI.format(emoji.id): (f"{emoji.id}.png", pictures[emoji.name])
        for emoji in await bot.fetch_application_emojis()
    }
    page = DemoPage(env, channel, people, assets, settings.demo_port)
    try:
        await page.__aenter__()
    except PortTaken:
        announce(f"Port {settings.demo_port} is taken, so the page has another one.\n")
        page = DemoPage(env, channel, people, assets, 0)
        await page.__aenter__()
    try:
        announce(INSTRUCTIONS.format(url=page.url))
        if settings.demo_browser and has_browser(sys.platform, os.environ):
            await asyncio.to_thread(webbrowser.open, page.url)
        ends = [asyncio.create_task(stop.wait()), asyncio.create_task(page.wait_closed())]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        for task in ends:
            task.cancel()
    finally:
        await page.__aexit__()


def has_browser(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether a browser can be opened on the screen of this machine. A browser in a terminal does not count."""
    if "SSH_CONNECTION" in environment or "CI" in environment:
        return False
    if platform in ("win32", "darwin"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
