"""Commands about oneself: what one prefers, what is stored, how to get rid of it. Nobody else sees the answers."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
from dataclasses import replace
from typing import Any, Final

import discord
from discord import app_commands

from bot.ports import Answer, Refusal
from bot.ports.screen import Screen
from bot.screens.personal import (
    CLOCKS_S,
    forget_screen,
    forgotten_screen,
    kept_screen,
    preferences_screen,
    privacy_screen,
    server_screen,
)
from cogs.commands.group import golf
from cogs.contexts import ANYWHERE
from cogs.front import OLD_BUTTON, DiscordFront, GolfInteraction, front_of, person_of
from cogs.parcel import allowed_mentions
from data.records import DirectMessages, Preferences, ServerPreferences
from engine import RULESETS

ON_OFF: Final[list[app_commands.Choice[Any]]] = [
    app_commands.Choice(name="On", value="on"),
    app_commands.Choice(name="Off", value="off"),
]
_FILE: Final = "six-card-golf.json"
_LARGE: Final = 8 * 1024 * 1024
"""Discord takes files of ten megabytes; a larger one is sent compressed."""


@golf.command(
    name="preferences",
    description="Choose how you play: direct messages, pictures, reminders.",
    extras=ANYWHERE,
)
@app_commands.describe(
    text="Words in place of pictures",
    direct_messages="Your cards by direct message",
    reminders="A mention when half of your time is over",
)
@app_commands.choices(text=ON_OFF, direct_messages=ON_OFF, reminders=ON_OFF)
async def preferences(
    interaction: GolfInteraction,
    text: str | None = None,
    direct_messages: str | None = None,
    reminders: str | None = None,
) -> None:
    """Change what is given, and show what the person has chosen, with buttons to change it."""
    front = front_of(interaction)
    pictures = {None: None, "on": "off", "off": "on"}[text]
    wanted = {"pictures": pictures, "direct": direct_messages, "reminders": reminders}

    async def work() -> Screen:
        people = front.application.store.people
        chosen = before = await people.preferences(interaction.user.id)
        for what, state in wanted.items():
            if state is not None:
                chosen = _with_choice(chosen, f"{what}:{state}")
        if chosen != before:
            await people.save(chosen)
            await front.application.service.choices_changed(interaction.user.id)
        return preferences_screen(chosen, server=_runs_server(interaction))

    await front.whisper(interaction, work())


async def choose(
    front: DiscordFront, interaction: GolfInteraction, action: str, argument: str
) -> Answer:
    """Change one of the person's preferences."""
    del argument
    people = front.application.store.people
    chosen = _with_choice(await people.preferences(interaction.user.id), action)
    await people.save(chosen)
    await front.application.service.choices_changed(interaction.user.id)
    return Answer(update=preferences_screen(chosen, server=_runs_server(interaction)))


def _with_choice(chosen: Preferences, action: str) -> Preferences:
    match action.split(":"):
        case ["direct", ("on" | "off") as state]:
            # Whoever switches them on has done something about them: they are tried again.
            return replace(chosen, direct_messages=DirectMessages(state), direct_closed=False)
        case ["pictures", ("on" | "off") as state]:
            return replace(chosen, text=state == "off")
        case ["reminders", ("on" | "off") as state]:
            return replace(chosen, reminders=state == "on")
        case _:
            raise Refusal(OLD_BUTTON)


async def choose_for_server(
    front: DiscordFront, interaction: GolfInteraction, action: str, argument: str
) -> Answer:
    """Show or change what the server's moderators have chosen."""
    if interaction.guild_id is None or not _runs_server(interaction):
        raise Refusal("This is for people with the permission **Manage Server**.")
    people = front.application.store.people
    chosen = await people.server(interaction.guild_id)
    if action != "show":
        before, chosen = chosen, _with_server_choice(chosen, action, argument)
        await people.save_server(chosen)
        if chosen.text != before.text:
            await front.application.service.server_choices_changed(interaction.guild_id)
    return Answer(update=server_screen(chosen))


def _with_server_choice(chosen: ServerPreferences, action: str, argument: str) -> ServerPreferences:
    match action:
        case "pictures:on" | "pictures:off":
            return replace(chosen, text=action.endswith("off"))
        case "rules" if argument in RULESETS:
            rules = RULESETS[argument]
            holes = chosen.holes if chosen.holes in rules.holes_offered else rules.default_holes
            return replace(chosen, ruleset=argument, holes=holes)
        case "holes" if argument.isdecimal():
            rules = RULESETS[chosen.ruleset]
            if int(argument) not in rules.holes_offered:
                raise Refusal(f"{rules.title} rules are not played over {argument} holes.")
            return replace(chosen, holes=int(argument))
        case "clock" if argument in {str(clock_s or 0) for clock_s in CLOCKS_S}:
            return replace(chosen, clock_s=int(argument) or None)
        case _:
            raise Refusal(OLD_BUTTON)


@golf.command(name="privacy", description="Say what is stored about you.", extras=ANYWHERE)
async def privacy(interaction: GolfInteraction) -> None:
    """Say what is stored."""

    async def work() -> Screen:
        return privacy_screen()

    await front_of(interaction).whisper(interaction, work())


@golf.command(
    name="forget-me",
    description="Remove everything that leads to you, everywhere.",
    extras=ANYWHERE,
)
async def forget_me(interaction: GolfInteraction) -> None:
    """Ask whether that is really wanted."""

    async def work() -> Screen:
        return forget_screen()

    await front_of(interaction).whisper(interaction, work())


async def forget(
    front: DiscordFront, interaction: GolfInteraction, action: str, argument: str
) -> Answer:
    """Forget the person, or leave it."""
    del argument
    if action == "no":
        return Answer(update=kept_screen())
    if action != "yes":
        raise Refusal(OLD_BUTTON)
    person = person_of(interaction)
    games = await front.application.service.leave_all(person)
    await front.application.store.privacy.forget(person.user_id)
    return Answer(update=forgotten_screen(games))


@golf.command(
    name="export",
    description="Send you everything that is stored about you, as a file.",
    extras=ANYWHERE,
)
async def export(interaction: GolfInteraction) -> None:
    """Send the person's data as JSON."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    stored = await front_of(interaction).application.store.privacy.export(interaction.user.id)
    await interaction.edit_original_response(
        content="This is everything that is stored about you.",
        attachments=[await asyncio.to_thread(export_file, stored)],
        allowed_mentions=allowed_mentions(),
    )


def export_file(stored: dict[str, Any]) -> discord.File:
    """Return data as a JSON file, compressed where it would be too large for Discord."""
    data = json.dumps(stored, indent=1, ensure_ascii=False).encode()
    if len(data) <= _LARGE:
        return discord.File(io.BytesIO(data), _FILE)
    return discord.File(io.BytesIO(gzip.compress(data)), f"{_FILE}.gz")


def _runs_server(interaction: GolfInteraction) -> bool:
    return interaction.guild_id is not None and interaction.permissions.manage_guild
