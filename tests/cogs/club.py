"""A golf club on a Discord in memory: the real bot, the real database, and people who press buttons.

Everything that a person does goes through ``Club``. It checks that the bot answered and logged no error.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from simcord import InteractionResult, MemberActor, RoleHandle
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from tests.cogs.seen import Seen, button, components
from tests.cogs.speaking import in_english
from tests.cogs.world import TinyPictures, World

__all__ = ["Club", "Seen", "TinyPictures", "button", "components"]


class Club(World):
    """A server with a channel and some people: what they do, and what they see."""

    last: InteractionResult | None = None
    """The result of the last press or command."""

    # What people do

    async def command(
        self, person: MemberActor, name: str, channel: ChannelHandle | None = None, **options: Any
    ) -> InteractionResult:
        """Let a person type ``/golf name``."""
        where = self.channel if channel is None else channel
        return self._answered(await person.slash(where, f"golf {name}", **options))

    async def ask_bot(self, person: MemberActor, name: str, **options: Any) -> InteractionResult:
        """Let a person type ``/golf name`` in their direct messages with the bot."""
        return self._answered(await person.user.slash(f"golf {name}", **options))

    async def start(
        self, host: MemberActor, *others: MemberActor, computers: int = 0, **options: Any
    ) -> None:
        """Open a table, let others join, add computers, and start the game."""
        channel = options.get("channel")
        await self.command(host, "start", **options)
        for other in others:
            await self.press(other, "Join", channel=channel)
        for _ in range(computers):
            await self.add_computer(host, channel=channel)
        await self.press(host, "Start", channel=channel)

    async def add_computer(
        self, person: MemberActor, level: str = "club", *, channel: ChannelHandle | None = None
    ) -> InteractionResult:
        """Choose a computer in the menu of the lobby."""
        return await self.choose(person, "Add a computer…", level, self.table(channel))

    async def leave(self, person: MemberActor, channel: ChannelHandle | None = None) -> Seen:
        """Type ``/golf leave`` and confirm it if asked; return the message that the person reads at the end."""
        await self.command(person, "leave", channel)
        return await self._say_yes(person, "Leave")

    async def end(
        self, person: MemberActor, channel: ChannelHandle | None = None, **options: Any
    ) -> Seen:
        """Type ``/golf end`` and confirm it if asked; return the message that the person reads at the end."""
        await self.command(person, "end", channel, **options)
        return await self._say_yes(person, "End the game", "Close the table")

    async def more(
        self, person: MemberActor, label: str, message: Any = None, *, sure: bool = True
    ) -> Seen:
        """Press More…, then one of its buttons, and confirm that if asked; return the message that the person reads."""
        await self.press(person, "More…", message)
        shown = self.whisper()
        await self.press(person, label, shown)
        if label in ("Leave…", "End the game…") and sure:
            return await self._say_yes(person, "Leave", "End the game", shown=shown)
        return shown

    async def _say_yes(self, person: MemberActor, *labels: str, shown: Seen | None = None) -> Seen:
        asked = self.whisper() if shown is None else shown
        for label in asked.labels:
            if label.startswith(labels):
                await self.press(person, label, asked)
                return asked
        return asked

    async def press(
        self,
        person: MemberActor,
        label: str,
        message: Any = None,
        *,
        channel: ChannelHandle | None = None,
    ) -> InteractionResult:
        """Press the button with this label, or with a label that begins with it, on the table or on another message."""
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
        """Choose a value in the menu with this placeholder."""
        target = self.table() if message is None else message
        menu = next(
            item
            for item in components(target)
            if item["type"] == 3
            and in_english(item.get("placeholder", ""), self.language) == placeholder
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
        """Return the bot's newest message in a channel that shows a table."""
        where = self.channel if channel is None else channel
        messages = [Seen(self, message) for message in where.history()]
        return next(seen for seen in reversed(messages) if not seen.is_ephemeral)

    def cards(self, person: MemberActor) -> Seen:
        """Return the newest direct message to a person."""
        return Seen(self, person.user.dm_channel.history()[-1])

    def whisper(self, result: InteractionResult | None = None) -> Seen:
        """Return the private message that answered the last press or command."""
        result = self.last if result is None else result
        assert result is not None
        answers = [*([result.response] if result.response else []), *result.followups]
        return next(Seen(self, answer.message) for answer in reversed(answers) if answer.ephemeral)

    async def read_file(self, message: Seen) -> bytes:
        """Return the content of a message's only file."""
        (attachment,) = message.attachments
        return await self.bot.http.get_from_cdn(attachment["url"])

    # What everybody chooses

    async def speak(self, code: str) -> None:
        """Let the server and everybody in it choose a language."""
        people = self.store.people
        self.language = code
        await people.save_server(replace(await people.load_server(self.guild.id), language=code))
        for person in self.people.values():
            await people.save(replace(await people.load_preferences(person.id), language=code))

    # What moderators and Discord do

    async def forbid(self, *permissions: str, channel: ChannelHandle | None = None) -> None:
        """Take permissions from the bot in a channel, in addition to earlier ones.

        Without names give all of them back.
        """
        where = self.channel if channel is None else channel
        backend, bot_id = self.env.backend, self.env.backend.bot_user.id
        known = [one for one in where._channel.overwrites if one.target_id == bot_id]
        deny = discord.Permissions(known[0].deny if known and permissions else 0)
        deny.update(**dict.fromkeys(permissions, True))
        overwrite = Overwrite(target_id=bot_id, type=OverwriteType.MEMBER, allow=0, deny=deny.value)
        backend.set_overwrite(where.id, overwrite)
        await self.env.settle()

    async def make_moderator(self, person: MemberActor, **permissions: bool) -> RoleHandle:
        """Give a person the right to manage messages, or other permissions."""
        granted = discord.Permissions(**(permissions or {"manage_messages": True}))
        role = self.guild.create_role("moderators", permissions=granted)
        self.env.backend.add_member_role(self.guild.id, person.id, role.id)
        await self.env.settle()
        return role

    async def open_thread(self, name: str) -> ChannelHandle:
        """Open a thread in the channel as a person."""
        thread = self.env.backend.create_thread(self.channel.id, name, self.guild.owner.id)
        await self.env.settle()
        return ChannelHandle(self.env, self.guild, thread)

    async def delete_channel(
        self, channel: ChannelHandle | None = None, *, heard_of: bool = True
    ) -> None:
        """Delete a channel or a thread. The bot may miss it, as it does while it is connecting."""
        where = self.channel if channel is None else channel
        if not heard_of:
            for event in ("on_guild_channel_delete", "on_raw_thread_delete"):
                self.bot.extra_events.pop(event, None)
        self.env.backend.delete_channel(where.id)
        await self.env.settle()

    async def delete_message(self, message: Seen) -> None:
        """Delete a message as a person."""
        self.env.backend.delete_message(message.handle.channel.id, message.id)
        await self.env.settle()

    async def throw_out(self) -> None:
        """Remove the bot from the server."""
        self.env.backend.remove_guild(self.guild.id)
        await self.env.settle()

    async def leave_server(self, person: MemberActor) -> None:
        """Take a person out of the server."""
        self.guild.remove_member(person)
        await self.env.settle()
