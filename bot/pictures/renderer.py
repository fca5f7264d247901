"""Draws a picture of any kind (``draw``), and keeps the newest ones (``Renderer``)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Final, assert_never

from cachetools import LRUCache

from bot.pictures import deck
from bot.pictures.canvas import Drawn
from bot.pictures.card_sizes import HAND_CARD, OTHERS_CARDS
from bot.pictures.chart import draw_chart
from bot.pictures.finale import draw_end
from bot.pictures.hand import draw_hand
from bot.pictures.motion import draw_motion
from bot.pictures.palette import DEEP, FELT, LIT
from bot.pictures.plan import plan_for
from bot.pictures.scorecard import draw_scorecard
from bot.pictures.table import draw_table
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
QUICK: Final = (HandPicture, TablePicture)
"""Pictures that are drawn on the event loop, in a millisecond or two.

To hand such a picture to a thread and back costs about as much as to draw it, while presses come in.
"""


def draw(spec: PictureSpec) -> Drawn:
    """Draw a picture of any kind. Equal descriptions give equal files."""
    match spec:
        case TablePicture():
            return draw_table(spec)
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
    """Draws pictures and keeps the newest ones, so that these are not drawn again.

    Pictures that take long are drawn in a thread. ``benchmarks/pictures.py`` compares this with other ways.
    """

    def __init__(
        self,
        cache_bytes: int = CACHE_BYTES,
        drawing: Callable[[PictureSpec], Drawn] = draw,
    ) -> None:
        """``cache_bytes`` is the number of bytes of finished pictures to keep.

        ``drawing`` is a function that draws one picture.
        """
        self._drawing = drawing
        self._kept: LRUCache[_Key, bytes] = LRUCache(cache_bytes, getsizeof=len)
        self._waiting: dict[_Key, asyncio.Future[Drawn]] = {}
        self._worker: ThreadPoolExecutor | None = None

    @property
    def held(self) -> int:
        """The number of bytes of all kept pictures."""
        return int(self._kept.currsize)

    async def start(self) -> None:
        """Start the thread. It begins with cards in the most frequent sizes, so that the first pictures are quick."""
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="pictures")
        await asyncio.get_running_loop().run_in_executor(self._worker, warm)

    async def close(self) -> None:
        """Stop the thread. Pictures that wait to be drawn are cancelled."""
        if self._worker is not None:
            worker, self._worker = self._worker, None
            await asyncio.to_thread(worker.shutdown, cancel_futures=True)

    async def draw_file(self, spec: PictureSpec) -> bytes:
        """Return the bytes of a picture's PNG or GIF file; ``RuntimeError`` before ``start`` and after ``close``."""
        key = _Key(spec)
        kept = self._kept.get(key)
        if kept is not None:
            return kept
        if self._worker is None:
            raise RuntimeError("the renderer is not running")
        if isinstance(spec, QUICK):
            file = self._drawing(spec).file
            self._keep(key, file)
            return file
        drawing = self._waiting.get(key)
        if drawing is None:
            loop = asyncio.get_running_loop()
            drawing = loop.run_in_executor(self._worker, self._drawing, spec)
            self._waiting[key] = drawing
            drawing.add_done_callback(partial(self._take, key))
        # If one caller is cancelled, the other callers still get the picture.
        return (await asyncio.shield(drawing)).file

    def _take(self, key: _Key, drawing: asyncio.Future[Drawn]) -> None:
        """Keep a picture that the thread has drawn."""
        del self._waiting[key]
        if not drawing.cancelled() and drawing.exception() is None:
            self._keep(key, drawing.result().file)

    def _keep(self, key: _Key, file: bytes) -> None:
        with suppress(ValueError):  # a picture that alone is larger than the cache
            self._kept[key] = file


class _Key:
    """A description of a picture as a key of a dictionary. The hash is computed only once, because that takes time."""

    __slots__ = ("_hash", "_spec")

    def __init__(self, spec: PictureSpec) -> None:
        self._spec = spec
        self._hash = hash(spec)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self._spec == other._spec


def warm() -> None:
    """Draw the deck in the most frequent sizes: tables of two to six seats, and people's own cards."""
    for seats in (2, 3, 4, 6):
        for size, ground in zip(plan_for(seats).cards, (DEEP, LIT, FELT), strict=True):
            deck.warm(size, ground)
    for ground in (DEEP, LIT, FELT):
        deck.warm(HAND_CARD, ground)
    for size in OTHERS_CARDS.values():
        deck.warm(size, DEEP)
