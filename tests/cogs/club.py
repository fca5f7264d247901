"""A golf club on a Discord in memory: the real bot, the real database, people who press buttons.

Everything a person does goes through ``Club``, which sees to it that it was answered, and that nothing was logged as an error.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord import Env, GuildHandle, InteractionResult, MemberActor, RoleHandle
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from bot.ports.pictures import PictureSpec
from bot.program.settings import Settings
from bot.program.wiring import build
from bot.service import Application
from cogs.client import GolfBot
from data.store import Store
from tests.empty import lay_out

# Each action waits in naps of this length for the bot to be done; a nap of 50 ms would be most of the tests' time.
_settle: Any = simcord.env.Env._settle_internal
_settle.__kwdefaults__["idle"] = 0.0005

_ROOT = Path(__file__).parents[2]
_PATIENCE_S = 60.0
"""How long the bot may be at work. Simcord's own five seconds are not enough on a busy machine."""

TINY_PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010800000000 3a7e9b55".replace(" ", "")
    + "0000000a49444154789c6360000000020001e221bc330000000049454e44ae426082"
)


class PatientEnv(Env):
    """A world that gives the bot time at its start, too: there Simcord's five seconds are fixed."""

    async def _settle_internal(self, **options: Any) -> None:
        if options.get("timeout") is not None:
            options["timeout"] = max(options["timeout"], _PATIENCE_S)
        await super()._settle_internal(**options)


class TinyPictures:
    """Draws one pixel, whatever is asked for: tests of play need no pictures, but they need their files."""

    def __init__(self) -> None:
        self.drawn: list[PictureSpec] = []

    async def start(self) -> None:
        """Nothing to get ready."""

    async def close(self) -> None:
        """Nothing to stop."""

    async def file(self, spec: PictureSpec) -> bytes:
        """Return the pixel."""
        self.drawn.append(spec)
        return TINY_PNG


class ErrorsInLog(logging.Handler):
    """Keeps what was logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it, the trace as well."""
        self.messages.append(logging.Formatter("%(name)s: %(message)s").format(record))


class Club:
    """One server with a channel and some people."""

    def __init__(self, database: Path, **options: Any) -> None:
        """``options`` go to ``bot.program.wiring.build``; settings of the same name are taken out of them."""
        self._database = database
        self.url = f"sqlite:///{database}"
        settings = {
            name: options.pop(name) for name in tuple(options) if name in Settings.model_fields
        }
        self.settings = Settings(_env_file=None, **({"computer_pace_s": 0.0} | settings))
        self.pictures = options.pop("drawing", None) or TinyPictures()
        self._options = {"edit_gap_s": 0.0, "shard_count": 1} | options
        self.errors = ErrorsInLog()
        self._expected: list[BaseException] = []
        self.env: Env
        self.store: Store
        self.bot: GolfBot
        self.guild: GuildHandle
        self.channel: ChannelHandle
        self.people: dict[str, MemberActor] = {}
        self.last: InteractionResult | None = None

    # Opening and closing

    async def __aenter__(self) -> Club:
        logging.getLogger().addHandler(self.errors)
        await self._build()
        self.env = PatientEnv(self.bot, shard_count=1, settle_timeout=_PATIENCE_S)
        # The world is there before the bot connects: that is how it finds out about the server.
        self.guild = self.env.create_guild("Golf club")
        self.channel = self.guild.create_text_channel("golf")
        await self.env.start()
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
        if not self._database.exists():
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
        """Stop the bot, do something ``meanwhile``, and start another one on the same database, in the same world.

        ``leave_out`` names a cog that the other one does not have.
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
        """The process dies: nothing that it was about to do is done. Another one starts on the same database."""

        async def dead(*_: object, **__: object) -> None:
            raise asyncio.CancelledError

        self.bot.http.request = dead  # type: ignore[method-assign]  # no request leaves it any more
        before = len(self.errors.messages)
        await self.store.close()  # and it writes nothing
        while running := [task for task in asyncio.all_tasks() if _is_ours(task)]:
            for task in running:
                task.cancel()
            await asyncio.wait(running)
        del self.errors.messages[before:]  # the last words of a dying process are not a fault
        await self._build()
        await self.env.restart_bot(self.bot)

    def now(self) -> datetime:
        """The world's time, which only ``pass_time`` moves."""
        return self.env.now()

    async def pass_time(self, seconds: float) -> None:
        """Let time go by, with everything that happens in it."""
        await self.env.advance_time(seconds)

    def _idle(self, nap: Awaitable[None]) -> Awaitable[None]:
        return self.env.external_wait(nap, reason="nothing to do")

    @property
    def application(self) -> Application:
        """What is behind the bot."""
        return self.bot.app

    # People

    def join_server(self, name: str) -> MemberActor:
        """Somebody comes into the server; ``club.ann`` is Ann from then on."""
        user = self.env.create_user(f"{len(self.people)}.person", global_name=name)
        person = self.guild.add_member(user)
        self.people[name.lower()] = person
        return person

    def __getattr__(self, name: str) -> MemberActor:
        people: dict[str, MemberActor] = self.__dict__.get("people", {})
        if name in people:
            return people[name]
        raise AttributeError(name)

    # What people do

    async def command(
        self, person: MemberActor, name: str, channel: ChannelHandle | None = None, **options: Any
    ) -> InteractionResult:
        """Somebody types ``/golf name``."""
        where = self.channel if channel is None else channel
        return self._answered(await person.slash(where, f"golf {name}", **options))

    async def ask_bot(self, person: MemberActor, name: str, **options: Any) -> InteractionResult:
        """Somebody types ``/golf name`` in their direct messages with the bot."""
        return self._answered(await person.user.slash(f"golf {name}", **options))

    async def start(
        self, host: MemberActor, *others: MemberActor, computers: int = 0, **options: Any
    ) -> None:
        """Open a table, let others join, add computers, and start."""
        channel = options.get("channel")
        await self.command(host, "start", **options)
        for other in others:
            await self.press(other, "Join", channel=channel)
        for _ in range(computers):
            await self.press(host, "Add computer", channel=channel)
        await self.press(host, "Start", channel=channel)

    async def press(
        self,
        person: MemberActor,
        label: str,
        message: Any = None,
        *,
        channel: ChannelHandle | None = None,
    ) -> InteractionResult:
        """Press the button whose label is or begins with this: at the table, or on another message."""
        target = self.table(channel) if message is None else message
        custom_id = button(target, label)["custom_id"]
        return await self.press_id(person, custom_id, target)

    async def press_id(
        self, person: MemberActor, custom_id: str, message: Any
    ) -> InteractionResult:
        """Press a button by its custom id."""
        actor: Any = person if message.channel_id_is_in_server else person.user
        return self._answered(await actor.click(message.handle, custom_id=custom_id))

    async def choose(
        self, person: MemberActor, placeholder: str, value: str, message: Any = None
    ) -> InteractionResult:
        """Choose from the menu with this placeholder."""
        target = self.table() if message is None else message
        menu = next(
            item
            for item in components(target)
            if item["type"] == 3 and item.get("placeholder") == placeholder
        )
        actor: Any = person if message is None or target.channel_id_is_in_server else person.user
        result = await actor.select(target.handle, [value], custom_id=menu["custom_id"])
        return self._answered(result)

    def _answered(self, result: InteractionResult) -> InteractionResult:
        assert result.acknowledged, "nobody answered"
        self.last = result
        return result

    # What people see

    def table(self, channel: ChannelHandle | None = None) -> Seen:
        """The newest message of the bot in a channel that has a table on it."""
        where = self.channel if channel is None else channel
        messages = [Seen(self, message) for message in where.history()]
        return next(seen for seen in reversed(messages) if not seen.is_ephemeral)

    def cards(self, person: MemberActor) -> Seen:
        """The newest direct message to somebody."""
        return Seen(self, person.user.dm_channel.history()[-1])

    def whisper(self, result: InteractionResult | None = None) -> Seen:
        """The message that only the person sees who did something last."""
        result = self.last if result is None else result
        assert result is not None
        answers = [*([result.response] if result.response else []), *result.followups]
        return next(Seen(self, answer.message) for answer in reversed(answers) if answer.ephemeral)

    async def read_file(self, message: Seen) -> bytes:
        """The contents of a message's only file."""
        (attachment,) = message.attachments
        return await self.bot.http.get_from_cdn(attachment["url"])

    # What moderators and Discord do

    async def forbid(self, *permissions: str, channel: ChannelHandle | None = None) -> None:
        """Take permissions from the bot in a channel, on top of those taken before; with none, give all back."""
        where = self.channel if channel is None else channel
        backend, bot_id = self.env.backend, self.env.backend.bot_user.id
        known = [one for one in where._channel.overwrites if one.target_id == bot_id]
        deny = discord.Permissions(known[0].deny if known and permissions else 0)
        deny.update(**dict.fromkeys(permissions, True))
        overwrite = Overwrite(target_id=bot_id, type=OverwriteType.MEMBER, allow=0, deny=deny.value)
        backend.set_overwrite(where.id, overwrite)
        await self.env.settle()

    async def make_moderator(self, person: MemberActor, **permissions: bool) -> RoleHandle:
        """Let somebody manage messages, or what else is named."""
        granted = discord.Permissions(**(permissions or {"manage_messages": True}))
        role = self.guild.create_role("moderators", permissions=granted)
        self.env.backend.add_member_role(self.guild.id, person.id, role.id)
        await self.env.settle()
        return role

    async def open_thread(self, name: str) -> ChannelHandle:
        """Somebody opens a thread in the channel."""
        thread = self.env.backend.create_thread(self.channel.id, name, self.guild.owner.id)
        await self.env.settle()
        return ChannelHandle(self.env, self.guild, thread)

    async def delete_channel(
        self, channel: ChannelHandle | None = None, *, heard_of: bool = True
    ) -> None:
        """Somebody deletes a channel or a thread; the bot may miss that, as when it is just connecting again."""
        where = self.channel if channel is None else channel
        if not heard_of:
            for event in ("on_guild_channel_delete", "on_raw_thread_delete"):
                self.bot.extra_events.pop(event, None)
        self.env.backend.delete_channel(where.id)
        await self.env.settle()

    async def delete_message(self, message: Seen) -> None:
        """Somebody deletes a message."""
        self.env.backend.delete_message(message.handle.channel.id, message.id)
        await self.env.settle()

    async def throw_out(self) -> None:
        """The bot is removed from the server."""
        self.env.backend.remove_guild(self.guild.id)
        await self.env.settle()

    async def leave_server(self, person: MemberActor) -> None:
        """Somebody leaves the server."""
        self.guild.remove_member(person)
        await self.env.settle()

    # What must not happen

    @contextmanager
    def expected_error(self, words: str) -> Iterator[None]:
        """Something is logged as an error in this block, and that is what the test is about."""
        before = len(self.errors.messages)
        yield
        fresh = self.errors.messages[before:]
        assert any(words in message for message in fresh), fresh
        del self.errors.messages[before:]

    @contextmanager
    def expected_raise(self, kind: type[BaseException]) -> Iterator[None]:
        """One such error reaches the library in this block, and that is what the test is about."""
        before = self.env.error_cursor
        yield
        fresh = self.env.errors_since(before)
        assert [type(error) for error in fresh] == [kind]
        self._expected += fresh

    def check_log(self) -> None:
        """Nothing was logged as an error, and no task or handler failed."""
        assert not self.errors.messages, "\n".join(self.errors.messages)
        raised = [error for error in self.env.errors if error not in self._expected]
        if raised:
            raise BaseExceptionGroup("the bot raised", raised)


def _is_ours(task: asyncio.Task[Any]) -> bool:
    """Whether a task runs code of the bot, and not of the test or of the world around both."""
    code = getattr(task.get_coro(), "cr_code", None)
    return (
        code is not None
        and Path(code.co_filename).is_relative_to(_ROOT)
        and (Path(code.co_filename).relative_to(_ROOT).parts[0] in ("bot", "cogs", "data"))
    )


class Seen:
    """A message as somebody sees it."""

    def __init__(self, club: Club, message: discord.Message) -> None:
        self._club = club
        self.handle = message
        self.id = message.id

    @property
    def _stored(self) -> Any:
        return self._club.env.backend.get_message(self.handle.channel.id, self.id)

    @property
    def channel_id_is_in_server(self) -> bool:
        """Whether it is in the server and not a direct message."""
        return self.handle.guild is not None

    @property
    def is_ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return self.handle.flags.ephemeral

    @property
    def components(self) -> list[dict[str, Any]]:
        """Its components as they are now."""
        found: list[dict[str, Any]] = self._stored.components
        return found

    @property
    def attachments(self) -> list[dict[str, Any]]:
        """Its files as they are now."""
        return list(self._stored.attachments)

    @property
    def files(self) -> list[str]:
        """The names of its files as they are now."""
        return [attachment["filename"] for attachment in self.attachments]

    @property
    def text(self) -> str:
        """All its words as they are now."""
        words = [item["content"] for item in components(self) if item["type"] == 10]
        return "\n".join([self._stored.content, *words]).strip()

    @property
    def labels(self) -> list[str]:
        """The labels of the buttons that can be pressed."""
        return [
            item.get("label", "")
            for item in components(self)
            if item["type"] == 2 and not item.get("disabled") and "custom_id" in item
        ]


def components(seen: Seen) -> Iterator[dict[str, Any]]:
    """All components of a message, the nested ones too."""
    waiting = list(seen.components)
    while waiting:
        item = waiting.pop(0)
        yield item
        waiting[:0] = item.get("components", [])


def button(seen: Seen, label: str) -> dict[str, Any]:
    """The one button whose label is this or, failing that, begins with it."""
    buttons = [item for item in components(seen) if item["type"] == 2 and "custom_id" in item]
    exact = [item for item in buttons if item.get("label") == label]
    found = exact or [item for item in buttons if item.get("label", "").startswith(label)]
    assert len(found) == 1, f"{label!r} is not one of {[item.get('label') for item in buttons]}"
    return found[0]
