"""A message with a button. The test decides what the button does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import discord
import pytest

from bot.ports import Answer
from bot.ports.pictures import FormChart
from bot.ports.screen import Button, Picture, Row, Screen, Text
from cogs.front import ScreenHandler
from cogs.golf_cog import GolfCog
from cogs.sending.answered import answer_of
from cogs.sending.messenger import DiscordMessenger
from cogs.sending.panel import InteractionPanel
from cogs.sending.reply import Reply
from tests.cogs.club import Club, Seen
from tests.cogs.world import PATIENCE_S

Work = Callable[[], Awaitable[Answer]]


def screen(words: str, *scores: int) -> Screen:
    """Return a screen with a button, and with a picture if there are scores."""
    picture = [Picture(FormChart(scores, "Ann"), "described", "in words")] if scores else []
    return Screen((Text(words), *picture, Row((Button("test:go", "Go"),))))


class Desk(GolfCog):
    """Posts a message with a button that does the work of the test."""

    def __init__(self, club: Club) -> None:
        super().__init__(club.bot.front)
        self.club = club
        self.work: Work
        self.interactions: list[discord.Interaction[Any]] = []

    def list_handlers(self) -> Mapping[str, ScreenHandler]:
        return {"test": self.answer}

    async def answer(self, interaction: Any, _action: str, _chosen: str) -> Answer:
        """Do the work that the test gave for this press."""
        self.interactions.append(interaction)
        return await self.work()

    async def post(self, *scores: int) -> Seen:
        """Post the message."""
        return await post(self.club, screen("Before", *scores))

    async def put_off(self) -> None:
        """Take so long that the answer is deferred."""
        async with asyncio.timeout(PATIENCE_S):
            while answer_of(self.interactions[-1]) is None:  # noqa: ASYNC110  (there is no event)
                await asyncio.sleep(0.005)

    async def press(self, message: Seen, work: Work) -> Any:
        """Press the button of a message. The bot answers the press with ``work``."""
        self.work = work
        return await self.club.press(self.club.ann, "Go", message)


def read_lines(caplog: pytest.LogCaptureFixture, event: str) -> list[dict[str, Any]]:
    """Return the fields of the lines in the log whose event begins with a text."""
    found = [one.msg for one in caplog.records if isinstance(one.msg, dict)]
    return [line for line in found if line["event"].startswith(event)]


def gives(answer: Answer) -> Work:
    async def work() -> Answer:
        return answer

    return work


def raises(error: Exception) -> Work:
    async def work() -> Answer:
        raise error

    return work


async def post(club: Club, shown: Screen) -> Seen:
    """Post a screen in the channel, as the bot does."""
    messenger = DiscordMessenger(club.bot, club.bot.front.packer)
    message_id = await messenger.post(club.channel.id, shown, nonce="test")
    (message,) = [one for one in club.channel.history() if one.id == message_id]
    return Seen(club, message)


async def panel_after(desk: Desk, message: Seen, work: Work) -> InteractionPanel:
    """Press the button; return the panel of the press."""
    with catching_panels() as caught:
        await desk.press(message, work)
    return caught[-1]


@contextmanager
def catching_panels(which: str = "panel") -> Iterator[list[InteractionPanel]]:
    """Collect one of the ``Panels`` of each press in this block."""
    caught: list[InteractionPanel] = []
    make = Reply.__init__

    def catching(self: Reply, *values: Any, **options: Any) -> None:
        make(self, *values, **options)
        caught.append(getattr(self.panels, which))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Reply, "__init__", catching)
        yield caught


async def in_bot(club: Club, work: Awaitable[None]) -> None:
    """Do some work as the bot would, with its requests and its clock."""
    with club.env.time_context():
        await work
