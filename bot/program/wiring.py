"""Makes the bot: the application, the client and the cogs, connected with each other."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.clockwork.looking_further import LookingFurther
from bot.metrics import MeteredDrawing
from bot.pictures.renderer import Renderer
from bot.ports.idle import Idle, rest
from bot.ports.meter import Meter, Unmetered
from bot.program.settings import Settings
from bot.service.application import Application, read_utc
from cogs.client import GolfBot
from cogs.commands import (
    ChallengeCommands,
    CoachCommands,
    GameCommands,
    LearningCommands,
    PersonalCommands,
    ScoreCommands,
    SoloCommands,
)
from cogs.commands.opener import Opener
from cogs.deleted_channels import DeletedChannels
from cogs.front import Front
from cogs.game_buttons import GameButtons
from cogs.golf_cog import GolfCog
from cogs.sending.emojis import Emojis
from cogs.sending.messenger import DiscordMessenger
from cogs.sending.parcel import Drawing, Packer
from cogs.share import Share
from data.store import Store


def build(  # noqa: PLR0913  (each of them is something that a test or a demo replaces)
    settings: Settings,
    store: Store,
    *,
    now: Callable[[], datetime] = read_utc,
    idle: Idle = rest,
    clock: Callable[[], float] | None = None,
    drawing: Drawing | None = None,
    edit_gap_s: float = 1.0,
    share: Share | None = None,
    meter: Meter | None = None,
    looking_further: LookingFurther | None = None,
) -> GolfBot:
    """Return the client with everything that it needs, ready to log in. The caller closes ``store`` later.

    Instead of ``None``, ``drawing`` is the renderer of ``bot.pictures``, and ``share`` is all shards and all requests.
    Without ``meter`` nothing is counted. ``now``, ``clock`` and ``edit_gap_s`` are as in ``Application``.
    """
    bot = GolfBot(share=share, meter=meter)
    meter = meter or Unmetered()
    store.tell_writes(meter.count_write)
    emojis = Emojis()
    renderer = MeteredDrawing(Renderer() if drawing is None else drawing, meter)
    packer = Packer(renderer, emojis)
    app = Application(
        store,
        DiscordMessenger(bot, packer, shards=store.shards, budget=bot.budget),
        now=now,
        computer_pace_s=settings.computer_pace_s,
        edit_gap_s=edit_gap_s,
        idle=idle,
        meter=meter,
        clock=clock,
        looking_further=looking_further,
    )
    front = Front(packer, app.names, store.people, meter)
    bot.equip(app, front, renderer, emojis, _make_cogs(app, front, bot))
    return bot


def _make_cogs(app: Application, front: Front, bot: GolfBot) -> list[GolfCog]:
    """Make all cogs, in the order in which people see their commands."""
    store, service = app.store, app.service
    opener = Opener(service, app.names)
    return [
        GameButtons(front, service, app.publisher),
        DeletedChannels(front, service, app.automation),
        GameCommands(front, service, opener, app.names),
        ChallengeCommands(front, bot.tree, opener),
        SoloCommands(front, service),
        LearningCommands(front, service, store.people),
        PersonalCommands(front, service),
        CoachCommands(front, service),
        ScoreCommands(front, service, app.names),
    ]
