"""Puts the four layers together."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.pictures.renderer import Renderer
from bot.ports.idle import Idle, at_rest
from bot.program.settings import Settings
from bot.service.application import Application, utc_now
from cogs.client import GolfBot
from cogs.commands import PAPERS, golf
from cogs.emojis import Emojis
from cogs.front import DiscordFront
from cogs.messenger import DiscordMessenger
from cogs.parcel import Drawing, Packer
from cogs.tree import GolfTree
from data.store import Store


def build(
    settings: Settings,
    store: Store,
    *,
    now: Callable[[], datetime] = utc_now,
    idle: Idle = at_rest,
    drawing: Drawing | None = None,
    edit_gap_s: float = 1.0,
    shard_count: int | None = None,
) -> GolfBot:
    """Return the client with everything behind it, ready to be logged in. It does not close the store."""

    def front(client: GolfBot) -> DiscordFront:
        emojis = Emojis()
        renderer = Renderer() if drawing is None else drawing
        packer = Packer(renderer, emojis)
        application = Application(
            store,
            DiscordMessenger(client, packer),
            now=now,
            computer_pace_s=settings.computer_pace_s,
            edit_gap_s=edit_gap_s,
            idle=idle,
        )
        return DiscordFront(application, packer, renderer, emojis, group=golf, papers=PAPERS)

    return GolfBot(front, tree=GolfTree, shard_count=shard_count)
