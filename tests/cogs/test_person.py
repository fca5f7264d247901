"""Who has pressed or typed something, with the rights in the channel that matters."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.ports import Person
from cogs.person import person_of

HERE, THERE, UNKNOWN, SERVER = 1, 2, 3, 9
MAY = discord.Permissions(manage_messages=True)
NOT = discord.Permissions.all() ^ MAY


class Ann(discord.Member):
    """A member whose rights the test decides."""

    def __init__(self, in_server: discord.Permissions) -> None:
        self._user: Any = SimpleNamespace(id=5, global_name="Ann", name="ann")
        self.nick = "The Duchess"
        self.in_server = in_server

    @property
    def guild_permissions(self) -> discord.Permissions:
        return self.in_server


@pytest.mark.parametrize(
    ("here", "there", "in_server", "channel_id", "moderates"),
    [
        (MAY, NOT, NOT, None, True),
        (NOT, MAY, MAY, None, False),
        (MAY, NOT, NOT, HERE, True),
        (NOT, MAY, MAY, HERE, False),
        (NOT, MAY, NOT, THERE, True),
        (MAY, NOT, MAY, THERE, False),
        (NOT, NOT, MAY, UNKNOWN, True),
        (MAY, MAY, NOT, UNKNOWN, False),
    ],
)
def test_the_rights_are_those_of_the_channel_that_is_asked_about(
    here: discord.Permissions,
    there: discord.Permissions,
    in_server: discord.Permissions,
    channel_id: int | None,
    moderates: bool,
) -> None:
    ann = Ann(in_server)
    asked: list[object] = []

    def permissions_for(person: object) -> discord.Permissions:
        asked.append(person)
        return there

    channels = {THERE: SimpleNamespace(permissions_for=permissions_for)}
    interaction: Any = SimpleNamespace(
        user=ann,
        guild=SimpleNamespace(get_channel_or_thread=channels.get),
        guild_id=SERVER,
        channel_id=HERE,
        permissions=here,
        locale=discord.Locale.french,
    )
    person = person_of(interaction, channel_id)
    assert person == Person(5, "The Duchess", moderator=moderates, language="fr")
    assert asked == ([ann] if channel_id == THERE else [])
    # The library does not know a server in an outage, so nobody has rights in its other channels.
    interaction.guild = None
    moderates = moderates and channel_id in (None, HERE)
    assert person_of(interaction, channel_id).moderator is moderates
    # In a direct message nobody has any.
    interaction.guild_id = None
    assert not person_of(interaction, channel_id).moderator


def test_who_is_no_member_has_no_rights_in_another_channel() -> None:
    channels = {THERE: SimpleNamespace(permissions_for=lambda _person: MAY)}
    interaction: Any = SimpleNamespace(
        user=SimpleNamespace(id=5, display_name="Ann"),
        guild=SimpleNamespace(get_channel_or_thread=channels.get),
        guild_id=SERVER,
        channel_id=HERE,
        permissions=MAY,
        locale=discord.Locale.american_english,
    )
    rights = [person_of(interaction, one).moderator for one in (None, HERE, THERE, UNKNOWN)]
    assert rights == [True, True, False, False]
