"""The bot's own emojis: small pictures of cards, for buttons."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any, Final

import discord
import structlog

from bot.pictures.emojis import draw_emojis, name_emoji
from cogs.sending.discord_errors import OUTAGES
from engine import DECK, Card

log = structlog.get_logger(__name__)

DRAWN_AT: Final = datetime(2026, 12, 1, tzinfo=UTC)
"""When the drawings of emojis last changed. Set this date whenever they change, so that older emojis are replaced."""
_LOOK_AGAIN_S: Final = 60.0
"""Seconds that must pass between two calls of ``on_missing``."""


class Emojis:
    """The emojis that Discord has for the application. Until they are known, buttons show words only."""

    def __init__(self, *, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._known: dict[str, int] = {}
        self.written: dict[Card | None, Any] = {}
        """By card: the emoji of its face, in the form that Discord reads.

        The emoji of a card's back is under ``None``.
        """
        self._asked_at = float("-inf")
        self._was_synced = False
        self.on_missing: Callable[[], None] = lambda: None
        """Called when emojis are needed and not known.

        This function must bring the emojis up to date in the background.
        """

    def __len__(self) -> int:
        return len(self._known)

    def lose(self) -> None:
        """Stop using emojis until they are brought up to date, because Discord has refused one of them."""
        self.learn({})
        self.ask()

    def ask(self) -> None:
        """Call ``on_missing``, unless it was called less than a minute ago or ``sync`` has not run yet."""
        now_s = self.clock()
        if self._was_synced and now_s - self._asked_at >= _LOOK_AGAIN_S:
            self._asked_at = now_s
            self.on_missing()

    def learn(self, emojis: Mapping[str, int]) -> None:
        """Use these emojis, given as ids by name.

        Give all of them together, because a row in which some emojis are missing looks broken.
        """
        self._known = dict(emojis)
        self.written = {
            card: discord.PartialEmoji(name=name, id=emojis[name]).to_dict()
            for card in (None, *DECK)
            if (name := name_emoji(card)) in emojis
        }

    async def sync(self, client: discord.Client) -> None:
        """Upload the emojis that are missing or out of date, then use all emojis.

        A failure is logged and not raised. Then buttons keep their words, because no game should wait for an
        emoji.
        """
        try:
            drawn = await asyncio.to_thread(draw_emojis)
            present = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
            ids: dict[str, int] = {}
            uploaded = 0
            for name, image in drawn.items():
                emoji = present.get(name)
                if emoji is not None and emoji.created_at < DRAWN_AT:
                    await emoji.delete()
                    emoji = None
                if emoji is None:
                    emoji = await client.create_application_emoji(name=name, image=image)
                    uploaded += 1
                ids[name] = emoji.id
        except (discord.DiscordException, *OUTAGES) as error:
            log.warning("emojis could not be brought up to date", error=repr(error))
            return
        finally:
            self._was_synced = True
        if uploaded:
            log.info("emojis uploaded", number=uploaded)
        self.learn(ids)
