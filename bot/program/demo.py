"""The demo: the real bot on a Discord in memory, shown as a page of this machine. Nothing leaves it or is kept.

Time stands still there, so tables are opened without a clock and the next hole is dealt by its button. Direct messages
have no page of their own, so cards are seen with **My cards**.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from simcord import Env, Preview, SetupError

from bot.pictures.emojis import card_emojis
from bot.ports.screen import Screen, Text
from bot.program import logs
from bot.program.settings import LogLevel, Settings
from bot.program.wiring import build
from cogs.client import GolfBot
from cogs.layout import build as layout
from cogs.share import IN_MEMORY
from data.records import DirectMessages
from data.store import Store

PEOPLE: Final = ("Ann", "Bob", "Cy")
_EMOJI: Final = "https://cdn.simcord.invalid/emojis/{}.png"

WELCOME: Final = """\
### ⛳ Welcome to the golf club
1. Type `/golf start` in the box below, choose it in the list that opens, and press the arrow beside the box.
2. Choose one or more under **Add a computer…**, and press **Start**.
3. **My cards** shows you your own cards, with the buttons to play with.

Several people at one screen: choose under **Viewing as** who you are, press **Join** before the start, and take turns.
-# Time stands still here: there is no clock, and the next hole comes when somebody presses **Next hole**.
-# Also try `/golf rules`, `/golf scores` and `/golf preferences`.
"""
INSTRUCTIONS: Final = """\
Six Card Golf, the demo: the real bot on a Discord that exists on this machine only.

  Open this page in your browser:

    {url}

  1. Type  /golf start  in the box at the bottom of the page, choose it in the list that opens,
     and press the arrow beside the box.
  2. Choose one or more under "Add a computer…", and press "Start".
  3. "My cards" shows your own cards and the buttons to play with.

  "Viewing as" at the top makes you Ann, Bob or Cy, so that several people can play at one screen.

  Ctrl-C ends the demo. Nothing is kept.
"""


class _World:
    """Discord in memory, once there is one: the bot is put together before it is."""

    env: Env

    def now(self) -> datetime:
        return self.env.now()

    def idle(self, nap: Awaitable[None]) -> Awaitable[None]:
        """Wait without keeping the page waiting, which shows a press only when everything is done."""
        return self.env.external_wait(nap, reason="nothing to do")


async def demo(
    settings: Settings,
    stop_signal: Callable[[], asyncio.Event],
    *,
    announce: Callable[[str], None] = print,
) -> int:
    """Show the page until somebody ends it there or here; return the exit code."""
    stop = stop_signal()
    quiet = settings.log_level in (LogLevel.INFO, LogLevel.WARNING)
    logs.configure(LogLevel.WARNING if quiet else settings.log_level, settings.log_format)
    world = _World()
    with TemporaryDirectory(prefix="six-card-golf-") as folder:
        async with await Store.open(f"sqlite:///{Path(folder) / 'golf.db'}") as store:
            bot = build(
                settings.model_copy(update={"computer_pace_s": 0.0}),
                store,
                now=world.now,
                idle=world.idle,
                edit_gap_s=0.0,
                share=IN_MEMORY,
            )
            world.env = Env(bot, check_errors=False, shard_count=1)
            await world.env.start()
            try:
                with world.env.time_context():
                    await _show(world.env, bot, store, settings.demo_port, stop, announce)
            finally:
                await bot.stop()
                await world.env.shutdown()
    announce("The demo has ended.")
    return 0


async def _show(
    env: Env,
    bot: GolfBot,
    store: Store,
    port: int,
    stop: asyncio.Event,
    announce: Callable[[str], None],
) -> None:
    assert bot.user is not None
    await bot.user.edit(username="Six Card Golf")
    guild = env.create_guild("Golf club")
    channel = guild.create_text_channel("golf")
    people = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PEOPLE]
    await _choose(store, guild.id, [person.id for person in people])
    view = layout(Screen((Text(WELCOME),)))
    await bot.get_partial_messageable(channel.id).send(view=view)
    pictures = card_emojis()
    assets = {
        _EMOJI.format(emoji.id): (f"{emoji.id}.png", pictures[emoji.name])
        for emoji in await bot.fetch_application_emojis()
    }

    def page(at: int | None) -> Preview:
        return env.preview(
            channel,
            viewers=people,
            layout="channel",
            width=1000,
            height=900,
            assets=assets,
            port=at,
        )

    preview = page(port or None)
    try:
        await preview.__aenter__()
    except (OSError, SetupError):
        announce(f"Port {port} is taken, so the page has another one.\n")
        preview = page(None)
        await preview.__aenter__()
    try:
        announce(INSTRUCTIONS.format(url=preview.url))
        ends = [asyncio.create_task(stop.wait()), asyncio.create_task(preview.wait_closed())]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        for task in ends:
            task.cancel()
    finally:
        await preview.__aexit__(None, None, None)


async def _choose(store: Store, guild_id: int, user_ids: list[int]) -> None:
    """Set what the demo's world needs: no clock, short games, cards in the channel."""
    server = await store.people.server(guild_id)
    await store.people.save_server(replace(server, clock_s=None, holes=3))
    for user_id in user_ids:
        preferences = await store.people.preferences(user_id)
        await store.people.save(
            replace(preferences, direct_messages=DirectMessages.OFF, reminders=False)
        )
