"""A message as a person sees it, and its buttons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import discord

from tests.cogs.speaking import in_english

if TYPE_CHECKING:
    from tests.cogs.world import World


class Seen:
    """A message as a person sees it."""

    def __init__(self, world: World, message: discord.Message) -> None:
        self._world = world
        self.handle = message
        self.id = message.id

    @property
    def language(self) -> str | None:
        """The language of all messages, ``None`` if each person has their own."""
        return self._world.language

    @property
    def stored(self) -> Any:
        """The message in the Discord in memory."""
        return self._world.env.backend.get_message(self.handle.channel.id, self.id)

    @property
    def channel_id_is_in_server(self) -> bool:
        """Whether the message is in the server and not a direct message."""
        return self.handle.guild is not None

    @property
    def is_ephemeral(self) -> bool:
        """Whether only one person sees the message."""
        return self.handle.flags.ephemeral

    @property
    def components(self) -> list[dict[str, Any]]:
        """The current components of the message."""
        found: list[dict[str, Any]] = self.stored.components
        return found

    @property
    def attachments(self) -> list[dict[str, Any]]:
        """The current files of the message."""
        return list(self.stored.attachments)

    @property
    def files(self) -> list[str]:
        """The names of the current files of the message."""
        return [attachment["filename"] for attachment in self.attachments]

    @property
    def text(self) -> str:
        """All current words of the message."""
        words = [item["content"] for item in components(self) if item["type"] == 10]
        return "\n".join([self.stored.content, *words]).strip()

    @property
    def labels(self) -> list[str]:
        """The labels of all enabled buttons, in English if the whole club speaks another language."""
        return [
            in_english(item.get("label", ""), self.language)
            for item in components(self)
            if item["type"] == 2 and not item.get("disabled") and "custom_id" in item
        ]


def components(seen: Seen) -> Iterator[dict[str, Any]]:
    """Yield all components of a message, also nested ones."""
    waiting = list(seen.components)
    while waiting:
        item = waiting.pop(0)
        yield item
        waiting[:0] = item.get("components", [])


def button(seen: Seen, label: str) -> dict[str, Any]:
    """Return the only button with this label; if there is none, the only button whose label begins with it."""
    buttons = [
        (in_english(item.get("label", ""), seen.language), item)
        for item in components(seen)
        if item["type"] == 2 and "custom_id" in item
    ]
    exact = [item for shown, item in buttons if shown == label]
    found = exact or [item for shown, item in buttons if shown.startswith(label)]
    assert len(found) == 1, f"{label!r} is not one of {[shown for shown, _ in buttons]}"
    return found[0]
