"""Draws a picture of any kind: directly (``draw``), or in a thread beside the event loop (``Renderer``)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, assert_never

from cachetools import LRUCache

from bot.pictures import table
from bot.pictures.canvas import Drawn
from bot.pictures.chart import draw_chart
from bot.pictures.finale import draw_end
from bot.pictures.hand import draw_hand
from bot.pictures.motion import draw_motion
from bot.pictures.scorecard import draw_scorecard
from bot.ports.pictures import (
    EndPicture,
    FormChart,
    HandPicture,
    MotionPicture,
    PictureSpec,
    ScorecardPicture,
    TablePicture,
)

CACHE_BYTES: Final = 8 * 1024 * 1024


def draw(spec: PictureSpec) -> Drawn:
    """Draw a picture of any kind. Equal descriptions give equal files."""
    match spec:
        case TablePicture():
            return table.draw_table(spec)
        case HandPicture():
            return draw_hand(spec)
        case ScorecardPicture():
            return draw_scorecard(spec)
        case EndPicture():
            return draw_end(spec)
        case MotionPicture():
            return draw_motion(spec)
        case FormChart():
            return draw_chart(spec)
        case _:
            assert_never(spec)


class Renderer:
    """Draws pictures in a thread and keeps the newest ones, so that these are not drawn again.

    ``benchmarks/pictures.py`` measures why a thread is better than a process here.
    """

    def __init__(
        self,
        cache_bytes: int = CACHE_BYTES,
        drawing: Callable[[PictureSpec], Drawn] = draw,
    ) -> None:
        """``cache_bytes``: how many bytes of finished pictures to keep. ``drawing`` draws one picture."""
        self._drawing = drawing
        self._kept: LRUCache[PictureSpec, bytes] = LRUCache(cache_bytes, getsizeof=len)
        self._waiting: dict[PictureSpec, asyncio.Task[bytes]] = {}
        self._worker: ThreadPoolExecutor | None = None

    @property
    def held(self) -> int:
        """The number of bytes of all kept pictures."""
        return int(self._kept.currsize)

    async def start(self) -> None:
        """Start the thread, and draw cards in the most frequent sizes, so that the first pictures are quick."""
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="pictures")
        await asyncio.get_running_loop().run_in_executor(self._worker, table.warm)

    async def close(self) -> None:
        """Stop the thread. Pictures that wait to be drawn are cancelled."""
        if self._worker is not None:
            worker, self._worker = self._worker, None
            await asyncio.to_thread(worker.shutdown, cancel_futures=True)

    async def draw_file(self, spec: PictureSpec) -> bytes:
        """Return the bytes of a picture's PNG or GIF file; ``RuntimeError`` before ``start`` and after ``close``."""
        kept = self._kept.get(spec)
        if kept is not None:
            return kept
        task = self._waiting.get(spec)
        if task is None:
            task = self._waiting[spec] = asyncio.create_task(self._draw(spec))
            task.add_done_callback(lambda _: self._waiting.pop(spec, None))
        # If one caller is cancelled, the other callers still get the picture.
        return await asyncio.shield(task)

    async def _draw(self, spec: PictureSpec) -> bytes:
        if self._worker is None:
            raise RuntimeError("the renderer is not running")
        drawn = await asyncio.get_running_loop().run_in_executor(self._worker, self._drawing, spec)
        with suppress(ValueError):  # a picture that alone is larger than the cache
            self._kept[spec] = drawn.file
        return drawn.file
