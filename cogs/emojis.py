"""The bot's own emojis: a picture of every card to put on buttons."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Final

import discord
import structlog

from bot.pictures.emojis import card_emojis, emoji_name
from cogs.refusals import OUTAGES
from engine import Card

log = structlog.get_logger(__name__)

DRAWN_AT: Final = datetime(2026, 12, 1, tzinfo=UTC)
"""When the drawings last changed. Emojis that are older are replaced. Set it with each new look."""
_LOOK_AGAIN_S: Final = 60.0
"""Missing emojis are looked for at most this often."""


class Emojis:
    """The emojis that the application has. While they are not known, buttons show words only."""

    def __init__(self, *, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._known: dict[str, discord.PartialEmoji] = {}
        self._asked_at = float("-inf")
        self._was_synced = False
        self.on_missing: Callable[[], None] = lambda: None
        """Called when emojis are wanted and not known; brings them up to date in the background."""

    def __len__(self) -> int:
        return len(self._known)

    def of(self, card: Card) -> discord.PartialEmoji | None:
        """Return the emoji of a card face."""
        return self._find(emoji_name(card))

    @property
    def back(self) -> discord.PartialEmoji | None:
        """The emoji of a card face down."""
        return self._find(emoji_name(None))

    def _find(self, name: str) -> discord.PartialEmoji | None:
        if not self._known:
            self._ask()
        return self._known.get(name)

    def lose(self) -> None:
        """Use none of the emojis, because Discord does not know them all any more, and look for them."""
        self._known = {}
        self._ask()

    def _ask(self) -> None:
        """Have the emojis brought up to date, unless that was asked for just now or is still to happen at the start."""
        now_s = self.clock()
        if self._was_synced and now_s - self._asked_at >= _LOOK_AGAIN_S:
            self._asked_at = now_s
            self.on_missing()

    def learn(self, emojis: Mapping[str, int]) -> None:
        """Use these emojis, given as ids by name. Give all at once: a row with only some looks broken."""
        self._known = {
            name: discord.PartialEmoji(name=name, id=emoji_id) for name, emoji_id in emojis.items()
        }

    async def sync(self, client: discord.Client) -> None:
        """Upload what the application lacks and what is older than the drawings; learn all of them.

        A failure is logged and not raised. Buttons then keep their words, because no game waits for an emoji.
        """
        try:
            drawn = await asyncio.to_thread(card_emojis)
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
