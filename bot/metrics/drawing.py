"""Counts the pictures that are drawn."""

from __future__ import annotations

import time
from typing import Protocol

from bot.ports.meter import Meter
from bot.ports.pictures import PictureSpec


class _Drawing(Protocol):
    async def start(self) -> None: ...

    async def close(self) -> None: ...

    async def draw_file(self, spec: PictureSpec) -> bytes: ...


class MeteredDrawing:
    """Passes pictures on from the renderer, and counts how long each one took."""

    def __init__(self, behind: _Drawing, meter: Meter) -> None:
        self._behind = behind
        self._meter = meter

    async def start(self) -> None:
        """Prepare for drawing."""
        await self._behind.start()

    async def close(self) -> None:
        """Stop drawing."""
        await self._behind.close()

    async def draw_file(self, spec: PictureSpec) -> bytes:
        """Return a picture as a file, and count how long that took. A picture from the cache takes almost no time."""
        begun = time.perf_counter()
        drawn = await self._behind.draw_file(spec)
        self._meter.count_picture(type(spec).__name__, time.perf_counter() - begun)
        return drawn
