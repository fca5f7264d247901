"""Where each message is and which version it shows, in the database."""

from __future__ import annotations

from bot.messages.surface import Surface, SurfaceKey
from data.records import SurfaceKind, SurfaceRecord
from data.shards import Shards
from data.surfaces import Surfaces


class Registry:
    """Stores new messages at once, and the versions that they show a little later."""

    def __init__(self, surfaces: Surfaces, shards: Shards) -> None:
        self._surfaces = surfaces
        self._shards = shards
        self._unsaved: dict[SurfaceKey, SurfaceRecord] = {}

    async def load(self, surface: Surface) -> None:
        """Find out where a message is, once."""
        if surface.loaded:
            return
        record = await self._surfaces.get(*surface.key)
        if not surface.loaded:  # another task may have posted meanwhile
            surface.record, surface.loaded = record, True

    async def save(self, surface: Surface, record: SurfaceRecord) -> None:
        """Store where a message is."""
        surface.record = record
        self._unsaved.pop(surface.key, None)
        await self._surfaces.save(record)

    def save_later(self, surface: Surface, record: SurfaceRecord) -> None:
        """Store which version a message shows, with the next ``flush``."""
        surface.record = record
        self._unsaved[surface.key] = record

    async def forget(self, surface: Surface) -> None:
        """Keep no account of a message any more."""
        surface.record = surface.shown = None
        self._unsaved.pop(surface.key, None)
        if surface.key.kind is SurfaceKind.CARDS and not self._shards.has_direct:
            return  # the direct message is another process's; here was an ephemeral one
        await self._surfaces.delete(*surface.key)

    async def flush(self) -> None:
        """Store which versions are shown; if that is lost, a message is edited once too often, no more."""
        unsaved, self._unsaved = self._unsaved, {}
        await self._surfaces.save_all(list(unsaved.values()))
