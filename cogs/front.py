"""What the cogs of one client share: the group ``/golf``, ways to answer, and the handlers of the buttons.

A handler is a function that answers presses.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import discord
from discord import app_commands

from bot.languages import Phrase, Tongue, choose_tongue
from bot.ports import Answer, Panel, Refusal
from bot.ports.meter import AnswerOutcome, Meter, Unmetered
from bot.ports.screen import Screen, Text
from bot.service.answering import OLD_BUTTON
from cogs.errors import answer_error, is_refusal
from cogs.sending.custom_id import CustomId
from cogs.sending.lateness import Lateness
from cogs.sending.parcel import Packer
from cogs.sending.reply import Reply
from cogs.translations import say

if TYPE_CHECKING:
    from bot.games.names import Names
    from cogs.client import GolfBot
    from data.people import People

GolfInteraction: TypeAlias = "discord.Interaction[GolfBot]"
ScreenHandler: TypeAlias = Callable[[GolfInteraction, str, str], Awaitable[Answer]]
"""A function that answers presses of buttons that belong to no game.

The arguments are the interaction, the button's action without its first word, and the value chosen in a menu. The value
is empty for a button.
"""
GameHandler: TypeAlias = Callable[[GolfInteraction, CustomId, str], Awaitable[None]]
"""A function that answers presses of the buttons of games, and raises nothing.

The arguments are the interaction, the button's custom id, and the value chosen in a menu. The value is empty for a
button.
"""

LONGEST_S: Final = 3.0
"""A stopping bot waits at most this number of seconds for its answers. Discord accepts no later ones."""
PANEL: Final = "panel"
"""A key in the ``extras`` of an interaction. The value is a panel that can edit the answer to the press.

Only presses of buttons that belong to no game have such a panel.
"""


class Front:
    """Answers presses and commands for all cogs of one client. A front holds no games."""

    def __init__(
        self, packer: Packer, names: Names, people: People, meter: Meter | None = None
    ) -> None:
        self.packer = packer
        """Turns screens into messages.

        All answers and posts share one packer, because the packer knows which pictures a message has.
        """
        self.lateness = Lateness()
        self._meter = meter or Unmetered()
        self._names = names
        self._people = people
        # Discord ignores contexts of a command in a group, so the group has them; see ``cogs.contexts``.
        self.golf = app_commands.Group(
            name="golf",
            description=say("commands-golf"),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        self._answering: set[asyncio.Task[Any]] = set()
        """The tasks that answer presses and commands now."""
        self.handlers: dict[str, ScreenHandler] = {}
        """The handlers for buttons that belong to no game, by the first word of the buttons' actions."""
        self.answer_game: GameHandler | None = None
        """The handler for the buttons of games; ``None`` while the cog of games is not loaded."""

    async def answer_screen(
        self, interaction: GolfInteraction, pressed: CustomId, chosen: str
    ) -> None:
        """Answer a button that belongs to no game, or to a game whose cog is missing. Raises nothing."""
        self.learn(interaction)
        reply = self.reply(interaction)
        interaction.extras[PANEL] = reply.panels.panel
        await self.give(interaction, reply, self._handle(interaction, pressed, chosen))

    async def _handle(self, interaction: GolfInteraction, pressed: CustomId, chosen: str) -> Answer:
        if pressed.game:
            raise Refusal("refusals-not-running")
        word, _, rest = pressed.action.partition(":")
        handler = self.handlers.get(word)
        if handler is None:
            raise Refusal(OLD_BUTTON)
        return await handler(interaction, rest, chosen)

    async def whisper(
        self, interaction: GolfInteraction, work: Screen | Phrase | Awaitable[Screen | Phrase]
    ) -> None:
        """Answer a command with a message that only the person sees. Raises nothing."""

        async def answer() -> Answer:
            words = work if isinstance(work, (Screen, Phrase)) else await work
            if isinstance(words, Phrase):
                tongue = await self.choose_tongue(interaction)
                words = Screen((Text(tongue.tell(words)),))
            return Answer(whisper=words)

        await self.give(interaction, self.reply(interaction), answer())

    async def show_with_panel(
        self, interaction: GolfInteraction, work: Callable[[Panel], Awaitable[Screen]]
    ) -> None:
        """Answer a command with a message that only the person sees. Raises nothing.

        ``work`` makes the screen. Its argument is a panel, with which ``work`` may edit the message later.
        """
        reply = self.reply(interaction)

        async def answer() -> Answer:
            return Answer(whisper=await work(reply.panels.panel))

        await self.give(interaction, reply, answer())

    async def say_aloud(self, interaction: GolfInteraction, work: Awaitable[Screen]) -> None:
        """Answer a command with a message that everybody sees. Raises nothing."""

        async def answer() -> Answer:
            return Answer(update=await work)

        await self.give(interaction, self.reply(interaction, public=True), answer())

    def reply(self, interaction: GolfInteraction, *, public: bool = False) -> Reply:
        """Return an object that can answer an interaction once. ``public`` is that of ``Reply``."""
        late_s = self.lateness.measure(interaction.id)
        return Reply(interaction, self.packer, public=public, late_s=late_s)

    async def give(
        self, interaction: GolfInteraction, reply: Reply, work: Awaitable[Answer]
    ) -> None:
        """Wait for ``work``, and show its answer through ``reply``, or tell the person what went wrong.

        Raises nothing.
        """
        begun = time.perf_counter()
        task = asyncio.current_task()
        assert task is not None
        self._answering.add(task)
        try:
            await reply.give(work)
            outcome = AnswerOutcome.SHOWN if reply.was_shown else AnswerOutcome.NOT_SHOWN
        except Exception as error:
            outcome = AnswerOutcome.REFUSED if is_refusal(error) else AnswerOutcome.FAILED
            await answer_error(interaction, error)
        finally:
            self._answering.discard(task)
        self._meter.count_answer(kind_of(interaction), outcome, time.perf_counter() - begun)

    async def finish_answers(self) -> None:
        """Wait until everybody who has pressed something has an answer, but at most three seconds."""
        if self._answering:
            await asyncio.wait(set(self._answering), timeout=LONGEST_S)

    async def choose_tongue(self, interaction: GolfInteraction) -> Tongue:
        """Return the tongue for a person: the language the person chose, otherwise that of the person's Discord."""
        chosen = await self._people.load_preferences(interaction.user.id)
        return choose_tongue(chosen.language, interaction.locale.value)

    async def choose_server_tongue(self, interaction: GolfInteraction) -> Tongue:
        """Return the tongue for messages to everybody: the server's language, or in a direct message the person's."""
        if interaction.guild_id is None:
            return await self.choose_tongue(interaction)
        server = await self._people.load_server(interaction.guild_id)
        own = interaction.guild_locale
        return choose_tongue(server.language, None if own is None else own.value)

    def learn(self, interaction: discord.Interaction[Any]) -> None:
        """Remember the person's name in this server."""
        if interaction.guild_id is not None:
            person = interaction.user
            self._names.learn(interaction.guild_id, person.id, person.display_name)


def kind_of(interaction: GolfInteraction) -> str:
    """Return the name of a command, or the action of a button, under which the metrics count an interaction."""
    if interaction.command is not None:
        return interaction.command.qualified_name
    data: Any = interaction.data or {}
    return str(data.get("custom_id", "")).split(":", 3)[-1]
