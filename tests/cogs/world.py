"""The world of the tests: a Discord in memory, the real bot and the real database. They start, stop and crash."""

from __future__ import annotations

import asyncio
import contextvars
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, Self, TypeVar

import simcord
from simcord import Env, GuildHandle, MemberActor
from simcord.builders import ChannelHandle
from sqlalchemy import QueuePool

from bot.ports.pictures import PictureSpec
from bot.program.settings import Settings
from bot.program.wiring import build
from bot.service import Application
from cogs.client import GolfBot
from cogs.share import IN_MEMORY
from data.store import Store
from tests.cogs.thrift import recall, remember, spare_simcord
from tests.empty import lay_out

# Each action polls with this pause until the bot is idle. Simcord's 50 ms would take most of the tests' time.
_settle: Any = simcord.env.Env._settle_internal
_settle.__kwdefaults__["idle"] = 0.002
spare_simcord()

_Result = TypeVar("_Result")
_ROOT = Path(__file__).parents[2]
PATIENCE_S = 60.0
"""How many seconds the bot may be busy. Simcord's five seconds are not enough on a busy machine."""

_LOOK_AFTER_S = 0.2
"""After how many seconds of work simcord is asked in any case."""

TINY_PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010800000000 3a7e9b55".replace(" ", "")
    + "0000000a49444154789c6360000000020001e221bc330000000049454e44ae426082"
)


class PatientEnv(Env):
    """A Discord in memory that also waits longer for the start of the bot. Simcord fixes that wait at five seconds."""

    is_working: Callable[[], bool] = staticmethod(lambda: False)
    """Whether the bot certainly works at present."""

    async def _settle_internal(self, **options: Any) -> None:
        if options.get("timeout") is not None:
            options["timeout"] = max(options["timeout"], PATIENCE_S)
        await self._wait_while_working()
        await super()._settle_internal(**options)

    async def _wait_while_working(self) -> None:
        """Wait until the bot probably waits for something. Simcord knows it for certain, but asking simcord is expensive."""
        until = time.perf_counter() + _LOOK_AFTER_S
        calm = 0
        while calm < 8 and time.perf_counter() < until:
            if self._work.executors or self.is_working():
                calm = 0
                await asyncio.sleep(0.0005)
            else:
                calm += 1
                await asyncio.sleep(0)


class TinyPictures:
    """Draws one pixel instead of any picture. Tests of play need the files but not the pictures."""

    def __init__(self) -> None:
        self.drawn: list[PictureSpec] = []

    async def start(self) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""

    async def draw_file(self, spec: PictureSpec) -> bytes:
        """Return the pixel."""
        self.drawn.append(spec)
        return TINY_PNG


class ErrorsInLog(logging.Handler):
    """Keeps what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the error, with its trace."""
        self.messages.append(logging.Formatter("%(name)s: %(message)s").format(record))


class World:
    """A server with a channel and some people."""

    def __init__(self, database: Path, **options: Any) -> None:
        """``options`` are for ``bot.program.wiring.build``. Options with the name of a setting change the setting.

        ``url`` names a database to use instead of the file. With ``is_new`` the bot has never been started before, so
        Discord has none of its commands and emojis.
        """
        self._database = database
        self._is_new = options.pop("is_new", False)
        self.url = options.pop("url", "") or f"sqlite:///{database}"
        settings = {
            name: options.pop(name) for name in tuple(options) if name in Settings.model_fields
        }
        self.settings = Settings(_env_file=None, **({"computer_pace_s": 0.0} | settings))
        self.pictures = options.pop("drawing", None) or TinyPictures()
        self._options: dict[str, Any] = {"edit_gap_s": 0.0, "share": IN_MEMORY} | options
        self.errors = ErrorsInLog()
        self._expected: list[BaseException] = []
        self.env: PatientEnv
        self.store: Store
        self.bot: GolfBot
        self.guild: GuildHandle
        self.channel: ChannelHandle
        self.people: dict[str, MemberActor] = {}
        self._inside: contextvars.Context
        """A context of the running bot. Simcord tells by it whose clock a task has."""
        self.language: str | None = None
        """The language that the whole club has chosen, if any."""

    # Opening and closing

    async def __aenter__(self) -> Self:
        logging.getLogger().addHandler(self.errors)
        await self._build()
        self.env = PatientEnv(self.bot, shard_count=1, settle_timeout=PATIENCE_S)
        self.env.is_working = self._uses_database
        # The world exists before the bot connects, because the bot learns of the server when it connects.
        self.guild = self.env.create_guild("Golf club")
        self.channel = self.guild.create_text_channel("golf")
        if not self._is_new:
            recall(self.env)
        await self.env.start()
        if not self._is_new:
            remember(self.env)
        for name in ("Ann", "Bob", "Cy", "Di", "Ed", "Flo"):
            self.join_server(name)
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_rest: object) -> None:
        try:
            await self.bot.stop()
            await self.env.shutdown()
        finally:
            await self.store.close()
            logging.getLogger().removeHandler(self.errors)
        if kind is None:
            self.check_log()

    async def _build(self) -> None:
        if self.url.startswith("sqlite") and not self._database.exists():
            await lay_out(self._database)
        self.store = await Store.open(self.url)
        self.bot = build(
            self.settings,
            self.store,
            now=self.now,
            idle=self._idle,
            drawing=self.pictures,
            **self._options,
        )

    async def restart(
        self,
        meanwhile: Callable[[], Awaitable[object]] | None = None,
        *,
        leave_out: str | None = None,
    ) -> None:
        """Stop the bot, do something ``meanwhile``, and start another bot on the same database and in the same world.

        ``leave_out`` names a cog that the new bot does not have.
        """
        await self.bot.stop()
        await self.store.close()
        if meanwhile is not None:
            await meanwhile()
        await self._build()
        self.bot.cogs_to_load = [
            cog for cog in self.bot.cogs_to_load if cog.qualified_name != leave_out
        ]
        await self.env.restart_bot(self.bot)

    async def crash(self) -> None:
        """Let the process die before it can finish anything, and start another bot on the same database."""

        async def dead(*_: object, **__: object) -> None:
            raise asyncio.CancelledError

        self.bot.http.request = dead  # type: ignore[method-assign]  # no request leaves it any more
        before = len(self.errors.messages)
        await self.store.close()  # and nothing is written
        while running := [task for task in asyncio.all_tasks() if _is_ours(task)]:
            for task in running:
                task.cancel()
            await asyncio.wait(running)
        del self.errors.messages[before:]  # the last words of a dying process are not a fault
        await self._build()
        await self.env.restart_bot(self.bot)

    def now(self) -> datetime:
        """Return the time of the world, which only ``pass_time`` changes."""
        return self.env.now()

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, with everything that happens in it."""
        await self.env.advance_time(seconds)

    async def as_bot(self, work: Coroutine[Any, Any, _Result]) -> _Result:
        """Do some work as a task of the bot does it, with the bot's own clock, and wait until the bot is idle."""
        done = await self._inside.copy().run(asyncio.create_task, work)
        await self.env.settle()
        return done

    def _uses_database(self) -> bool:
        pool = self.store.database.engine.pool
        return isinstance(pool, QueuePool) and pool.checkedout() > 0

    def _idle(self, nap: Awaitable[None]) -> Awaitable[None]:
        self._inside = contextvars.copy_context()
        return self.env.external_wait(nap, reason="nothing to do")

    @property
    def application(self) -> Application:
        """The application of the running bot."""
        return self.bot.app

    # People

    def join_server(self, name: str) -> MemberActor:
        """Let a person join the server. From then on ``club.ann`` is Ann."""
        user = self.env.create_user(f"{len(self.people)}.person", global_name=name)
        person = self.guild.add_member(user)
        self.people[name.lower()] = person
        return person

    def __getattr__(self, name: str) -> MemberActor:
        people: dict[str, MemberActor] = self.__dict__.get("people", {})
        if name in people:
            return people[name]
        raise AttributeError(name)

    # What must not happen

    @contextmanager
    def expected_error(self, words: str) -> Iterator[None]:
        """Expect an error with these words in the log of this block."""
        before = len(self.errors.messages)
        yield
        fresh = self.errors.messages[before:]
        assert any(words in message for message in fresh), fresh
        del self.errors.messages[before:]

    @contextmanager
    def expected_raise(self, kind: type[BaseException]) -> Iterator[None]:
        """Expect one exception of this kind to reach the library in this block."""
        before = self.env.error_cursor
        yield
        fresh = self.env.errors_since(before)
        assert [type(error) for error in fresh] == [kind]
        self._expected += fresh

    def check_log(self) -> None:
        """Check that nothing was logged as an error and that no task or handler failed."""
        assert not self.errors.messages, "\n".join(self.errors.messages)
        raised = [error for error in self.env.errors if error not in self._expected]
        if raised:
            raise BaseExceptionGroup("the bot raised", raised)


def _is_ours(task: asyncio.Task[Any]) -> bool:
    """Whether a task runs code of the bot, and not of the test or of Simcord."""
    code = getattr(task.get_coro(), "cr_code", None)
    return (
        code is not None
        and Path(code.co_filename).is_relative_to(_ROOT)
        and (Path(code.co_filename).relative_to(_ROOT).parts[0] in ("bot", "cogs", "data"))
    )
