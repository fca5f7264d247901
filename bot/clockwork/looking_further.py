"""Gets Pro ready to look further, when a game needs it for the first time."""

from __future__ import annotations

import asyncio
import sys
from importlib.util import find_spec

import structlog

from bot.ports.tasks import Tasks
from engine.computer import playing_out

log = structlog.get_logger(__name__)


class LookingFurther:
    """Compiles the loops with which Pro plays close moves out. Until they are ready, Pro plays without them.

    The first time, compiling takes some ten seconds of a core. A process of its own does it and leaves the result in
    a cache, so that presses do not wait. Later starts take about a second. The loops and numba take about 90 MB of
    memory, so a bot without such games does not load them.
    """

    def __init__(self) -> None:
        self._tasks = Tasks()
        self._begun = False

    def begin(self) -> None:
        """Begin to get ready, if that has not begun yet."""
        if self._begun:
            return
        self._begun = True
        if find_spec("numba") is None:
            log.info("pro does not look further", reason="numba is not installed")
            return
        self._tasks.spawn(self._get_ready())

    async def close(self) -> None:
        """Stop getting ready."""
        await self._tasks.close()

    async def _get_ready(self) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            playing_out.__name__,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
        ready = await asyncio.to_thread(playing_out.prepare)
        log.info("pro looks further", ready=ready)
