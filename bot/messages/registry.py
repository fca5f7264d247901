"""Stores where each message is, and which version of its game the message shows."""

from __future__ import annotations

from bot.messages.surface import Surface, SurfaceKey
from data.records import SurfaceKind, SurfaceRecord
from data.shards import Shards
from data.surfaces import Surfaces


class Registry:
    """Stores at once where a new message is. Which version each message shows is stored a few seconds later."""

    def __init__(self, surfaces: Surfaces, shards: Shards) -> None:
        self._surfaces = surfaces
        self._shards = shards
        self._unsaved: dict[SurfaceKey, SurfaceRecord] = {}

    async def load(self, surface: Surface) -> None:
        """Read from the database where a message is, unless that was done before."""
        if surface.loaded:
            return
        record = await self._surfaces.find(*surface.key)
        if not surface.loaded:  # another task may have posted meanwhile
            surface.record, surface.loaded = record, True

    async def save(self, surface: Surface, record: SurfaceRecord) -> None:
        """Store at once where a message is and what it shows."""
        surface.record = record
        await self._surfaces.save(record)

    def save_later(self, surface: Surface, record: SurfaceRecord) -> None:
        """Remember which version a message shows. The next ``flush`` stores it."""
        surface.record = record
        self._unsaved[surface.key] = record

    async def forget(self, surface: Surface) -> None:
        """Delete what the database has about a message, so that the bot does not edit it any more."""
        surface.record = surface.shown = None
        if surface.key.kind is SurfaceKind.CARDS and not self._shards.has_direct:
            return  # the row is about another process's direct message; this process had only a panel
        await self._surfaces.delete(*surface.key)

    async def flush(self) -> None:
        """Store the versions that ``save_later`` has remembered.

        If the process dies before a flush, the restarted bot edits these messages once more than necessary.
        """
        unsaved, self._unsaved = self._unsaved, {}
        await self._surfaces.note_versions(list(unsaved.values()))
