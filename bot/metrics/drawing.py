"""Counts the pictures that the bot draws."""

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
    """Draws pictures with another renderer, and counts each picture and the seconds that it took."""

    def __init__(self, behind: _Drawing, meter: Meter) -> None:
        self._behind = behind
        self._meter = meter

    async def start(self) -> None:
        """Start the other renderer."""
        await self._behind.start()

    async def close(self) -> None:
        """Close the other renderer."""
        await self._behind.close()

    async def draw_file(self, spec: PictureSpec) -> bytes:
        """Return a picture as the bytes of a file. Count the picture and the seconds that it took.

        A picture that was drawn before and kept takes almost no time.
        """
        begun = time.perf_counter()
        drawn = await self._behind.draw_file(spec)
        self._meter.count_picture(type(spec).__name__, time.perf_counter() - begun)
        return drawn
