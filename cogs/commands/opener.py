"""Opens tables for several commands: checks permissions, and opens a thread if one is wanted."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Final

import discord

from bot.games.names import Names
from bot.languages import Either, Phrase
from bot.ports import Refusal
from bot.service.service import Service
from bot.words.permissions import name_permission
from bot.words.rulesets import name_ruleset
from bot.words.wording import clean_name
from cogs.commands.options import place_of
from cogs.front import GolfInteraction
from cogs.person import person_of
from cogs.sending.permissions import list_missing
from engine import RULESETS

MOST_CALLED: Final = 5
_MENTION: Final = re.compile(r"<@!?(\d{1,20})>")
_THREAD_PERMISSIONS: Final = {
    "create_public_threads": "Create Public Threads",
    "send_messages_in_threads": "Send Messages in Threads",
}
_ARCHIVED_AFTER_MINUTES: Final = 24 * 60


class Opener:
    """Opens a lobby in the channel of a command, or in a new thread."""

    def __init__(self, service: Service, names: Names) -> None:
        self._service = service
        self._names = names

    async def open(
        self,
        interaction: GolfInteraction,
        *,
        holes: int | None = None,
        ruleset: str | None = None,
        clock: int | None = None,
        hints: bool = False,
        called: tuple[int, ...] = (),
        thread: bool = False,
    ) -> Phrase:
        """Open a lobby, and return a sentence for the person who opened it.

        If ``holes``, ``ruleset`` or ``clock`` is ``None``, the server's preferences decide. ``called`` are the
        ids of the people to invite. With ``thread`` the lobby is opened in a new thread.
        """
        guild_id, channel_id = place_of(interaction)
        terms = await self._service.terms.fill_in(
            guild_id, ruleset=ruleset, holes=holes, clock_s=clock, hints=hints
        )
        await self._check_members(guild_id, called)
        if thread:
            _check_thread(interaction)
        else:
            pictures = await self._service.terms.wants_pictures(guild_id)
            _check_permissions(interaction, pictures=pictures)
        if thread:
            channel_id = await _open_thread(interaction)
        opened = await self._service.opening.open_lobby(
            person=person_of(interaction),
            guild_id=guild_id,
            channel_id=channel_id,
            terms=terms,
            called=called,
        )
        if opened.joined is not None:
            return Phrase("answers-table-joined", joined=opened.joined, told=opened.calls)
        rules = RULESETS[terms.ruleset]
        return Phrase(
            "answers-table-open",
            in_thread=thread,
            thread=f"<#{channel_id}>",
            other_holes=holes not in (None, terms.holes),
            holes=terms.holes,
            rules=name_ruleset(rules),
            offered=Either(rules.holes_offered),
            told=opened.calls,
        )

    async def _check_members(self, guild_id: int, user_ids: tuple[int, ...]) -> None:
        for user_id in user_ids:
            if await self._names.look_up_member(guild_id, user_id) is None:
                raise Refusal("refusals-called-not-here")


def read_mentions(typed: str | None, *, leave_out: int) -> tuple[int, ...]:
    """Return the ids of the people whom a text mentions, each once.

    ``leave_out`` is the id of a person who is left out.

    ``Refusal`` if the text has any other word. Without a text (``None``) nobody is mentioned.
    """
    if not typed:
        return ()
    found = dict.fromkeys(int(user_id) for user_id in _MENTION.findall(typed))
    found.pop(leave_out, None)
    if _MENTION.sub("", typed).strip(" ,;"):
        raise Refusal("refusals-mentions")
    if len(found) > MOST_CALLED:
        raise Refusal("refusals-too-many-called", count=MOST_CALLED)
    return tuple(found)


def _check_permissions(interaction: GolfInteraction, *, pictures: bool) -> None:
    in_thread = isinstance(interaction.channel, discord.Thread)
    lacking = list_missing(interaction.app_permissions, in_thread=in_thread, pictures=pictures)
    _refuse_without(lacking)


def _check_thread(interaction: GolfInteraction) -> None:
    if not isinstance(interaction.channel, discord.TextChannel):
        raise Refusal("refusals-no-threads-here")
    granted = interaction.app_permissions
    _refuse_without(
        tuple(said for name, said in _THREAD_PERMISSIONS.items() if not getattr(granted, name))
    )


def _refuse_without(lacking: tuple[str, ...]) -> None:
    if lacking:
        named = tuple(map(name_permission, lacking))
        raise Refusal("refusals-permissions", permissions=named, count=len(named))


async def _open_thread(interaction: GolfInteraction) -> int:
    """Open a thread for one game, add the person who opened the game, and return the thread's id."""
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    host = clean_name(interaction.user.display_name, interaction.user.name)
    thread = await channel.create_thread(
        name=f"⛳ {host}",
        type=discord.ChannelType.public_thread,
        auto_archive_duration=_ARCHIVED_AFTER_MINUTES,
    )
    # If this fails, the person can still open the thread from the answer.
    with suppress(discord.HTTPException):
        await thread.add_user(interaction.user)
    return thread.id
