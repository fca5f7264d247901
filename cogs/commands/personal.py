"""The commands about a person's own preferences and stored data. Nobody else sees the answers."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import app_commands

from bot.ports import Answer, Refusal
from bot.ports.button_meanings import ScreenWord
from bot.ports.screen import Screen
from bot.screens.personal import (
    forget_screen,
    forgotten_screen,
    kept_screen,
    preferences_screen,
    privacy_screen,
    server_screen,
)
from bot.service.answering import OLD_BUTTON
from bot.service.service import Service
from cogs.contexts import ANYWHERE
from cogs.front import Front, GolfInteraction, ScreenHandler
from cogs.golf_cog import GolfCog
from cogs.person import person_of
from cogs.translations import say

ON_OFF: Final[list[app_commands.Choice[Any]]] = [
    app_commands.Choice(name=say("words-on"), value="on"),
    app_commands.Choice(name=say("words-off"), value="off"),
]
_FILE: Final = "six-card-golf.json"
_LARGE: Final = 8 * 1024 * 1024
"""A file with more bytes than this is compressed, because Discord accepts at most ten megabytes."""


class PersonalCommands(GolfCog):
    """The commands about a person's own preferences and data, and the buttons of the answers to these commands."""

    def __init__(self, front: Front, service: Service) -> None:
        super().__init__(front)
        self._service = service

    def list_handlers(self) -> Mapping[str, ScreenHandler]:
        """Return the handlers for this cog's buttons, by the first word of the buttons' actions."""
        return {
            ScreenWord.PREFERENCES: self.choose,
            ScreenWord.SERVER: self.choose_for_server,
            ScreenWord.FORGET: self.forget,
        }

    @app_commands.command(
        name="preferences",
        description=say("commands-preferences"),
        extras=ANYWHERE,
    )
    @app_commands.describe(
        text=say("commands-preferences-text"),
        direct_messages=say("commands-preferences-direct_messages"),
        reminders=say("commands-preferences-reminders"),
        invitations=say("commands-preferences-invitations"),
        role=say("commands-preferences-role"),
    )
    @app_commands.choices(text=ON_OFF, direct_messages=ON_OFF, reminders=ON_OFF, invitations=ON_OFF)
    async def preferences(
        self,
        interaction: GolfInteraction,
        text: str | None = None,
        direct_messages: str | None = None,
        reminders: str | None = None,
        invitations: str | None = None,
        role: discord.Role | None = None,
    ) -> None:
        """Change the preferences that are given.

        Then show all of the person's preferences, with buttons to change them.

        A preference that is ``None`` stays as it is. With ``role`` only the server's preferences are changed
        and shown.
        """
        pictures = {None: None, "on": "off", "off": "on"}[text]
        wanted = {
            "pictures": pictures,
            "direct": direct_messages,
            "reminders": reminders,
            "invitations": invitations,
        }
        actions = [f"{what}:{state}" for what, state in wanted.items() if state is not None]
        if role is not None:
            await self.front.whisper(interaction, self._set_role(interaction, role))
            return
        await self.front.whisper(interaction, self._change(interaction, actions))

    async def _set_role(self, interaction: GolfInteraction, role: discord.Role) -> Screen:
        """Set the role that is mentioned when a table opens. Return a screen with the server's preferences."""
        guild_id = _get_server(interaction)
        if role.is_default():
            raise Refusal("refusals-everyone")
        server = await self._service.choosing.choose_role(guild_id, role.id)
        return server_screen(server, await self.front.choose_tongue(interaction))

    async def choose(self, interaction: GolfInteraction, action: str, chosen: str) -> Answer:
        """Change one of the person's preferences, and show them all.

        ``action`` names the preference, and for a button also the new value. For a menu ``chosen`` is the new
        value.
        """
        return Answer(update=await self._change(interaction, [f"{action}:{chosen}".rstrip(":")]))

    async def _change(self, interaction: GolfInteraction, actions: list[str]) -> Screen:
        """Carry out the actions of some buttons, and return a screen with the person's preferences."""
        chosen = await self._service.choosing.choose(interaction.user.id, actions)
        tongue = await self.front.choose_tongue(interaction)
        return preferences_screen(chosen, tongue, server=_runs_server(interaction))

    async def choose_for_server(
        self, interaction: GolfInteraction, action: str, chosen: str
    ) -> Answer:
        """Change one of the server's preferences, and show them all. The action ``show`` changes nothing.

        ``action`` and ``chosen`` are as in ``choose``. ``Refusal`` if the person may not manage the server.
        """
        guild_id = _get_server(interaction)
        server = await self._service.choosing.choose_for_server(guild_id, action, chosen)
        return Answer(update=server_screen(server, await self.front.choose_tongue(interaction)))

    @app_commands.command(name="privacy", description=say("commands-privacy"), extras=ANYWHERE)
    async def privacy(self, interaction: GolfInteraction) -> None:
        """Show the person what the bot stores about them."""
        await self.front.whisper(
            interaction, privacy_screen(await self.front.choose_tongue(interaction))
        )

    @app_commands.command(
        name="forget-me",
        description=say("commands-forget-me"),
        extras=ANYWHERE,
    )
    async def forget_me(self, interaction: GolfInteraction) -> None:
        """Ask whether the bot should really forget the person."""
        await self.front.whisper(
            interaction, forget_screen(await self.front.choose_tongue(interaction))
        )

    async def forget(self, interaction: GolfInteraction, action: str, chosen: str) -> Answer:
        """Forget the person after a press on *yes*, and keep everything after a press on *no*.

        ``action`` says which.
        """
        del chosen
        tongue = await self.front.choose_tongue(interaction)
        if action == "no":
            return Answer(update=kept_screen(tongue))
        if action != "yes":
            raise Refusal(OLD_BUTTON)
        games = await self._service.forgetting.forget(person_of(interaction))
        return Answer(update=forgotten_screen(games, tongue))

    @app_commands.command(
        name="export",
        description=say("commands-export"),
        extras=ANYWHERE,
    )
    async def export(self, interaction: GolfInteraction) -> None:
        """Send the person all their stored data as a JSON file."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        tongue = await self.front.choose_tongue(interaction)
        stored = await self._service.forgetting.export(interaction.user.id)
        await interaction.edit_original_response(
            content=tongue.say("answers-export"),
            attachments=[await asyncio.to_thread(export_file, stored)],
            allowed_mentions=discord.AllowedMentions.none(),
        )


def export_file(stored: dict[str, Any]) -> discord.File:
    """Return data as a JSON file. If the file is too large for Discord, it is compressed."""
    data = json.dumps(stored, indent=1, ensure_ascii=False).encode()
    if len(data) <= _LARGE:
        return discord.File(io.BytesIO(data), _FILE)
    return discord.File(io.BytesIO(gzip.compress(data)), f"{_FILE}.gz")


def _runs_server(interaction: GolfInteraction) -> bool:
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def _get_server(interaction: GolfInteraction) -> int:
    """Return the id of the server whose preferences the person wants.

    ``Refusal`` if the person may not manage the server.
    """
    if interaction.guild_id is None or not _runs_server(interaction):
        raise Refusal("refusals-manage-server")
    return interaction.guild_id
