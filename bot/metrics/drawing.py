"""Counts pictures on their way from the one who draws to the one who sends."""

from __future__ import annotations

import time
from typing import Protocol

from bot.ports.meter import Meter
from bot.ports.pictures import PictureSpec


class _Drawing(Protocol):
    async def start(self) -> None: ...

    async def close(self) -> None: ...

    async def file(self, spec: PictureSpec) -> bytes: ...


class MeteredDrawing:
    """Draws as the one behind it does, and says how long each picture took."""

    def __init__(self, behind: _Drawing, meter: Meter) -> None:
        self._behind = behind
        self._meter = meter

    async def start(self) -> None:
        """Get ready."""
        await self._behind.start()

    async def close(self) -> None:
        """Stop drawing."""
        await self._behind.close()

    async def file(self, spec: PictureSpec) -> bytes:
        """Return the picture, and count how long that took: next to nothing if it was drawn before."""
        begun = time.perf_counter()
        drawn = await self._behind.file(spec)
        self._meter.count_picture(type(spec).__name__, time.perf_counter() - begun)
        return drawn
