"""Sends the list of commands to Discord if it has changed. Discord limits how often commands can be created."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord
import structlog
from discord.http import Route

if TYPE_CHECKING:
    from cogs.client import GolfBot

log = structlog.get_logger(__name__)

_SENT: Final = frozenset(
    {
        "type",
        "name",
        "name_localizations",
        "description",
        "description_localizations",
        "options",
        "choices",
        "value",
        "required",
        "autocomplete",
        "min_value",
        "max_value",
        "min_length",
        "max_length",
        "channel_types",
        "default_member_permissions",
        "contexts",
        "integration_types",
        "nsfw",
    }
)
"""The fields of a command that the bot sends. Discord's answer has more fields, such as ids and versions."""


async def publish(client: GolfBot) -> bool:
    """Send the commands to Discord if Discord has other ones. Return whether they were sent.

    Discord is asked each time. A stored copy of its answer would be wrong once the token belongs to another
    application. A failure is logged and not raised, because the older commands still work.
    """
    try:
        if are_same(await write_payload(client.tree), await _fetch_registered(client)):
            return False
        await client.tree.sync()
    except (discord.DiscordException, OSError) as error:
        log.warning("commands could not be published", error=repr(error))
        return False
    log.info("commands published")
    return True


async def write_payload(tree: discord.app_commands.CommandTree[Any]) -> list[Any]:
    """Return the commands of a tree in the form in which they are sent to Discord, in every language."""
    translator = tree.translator
    if translator is None:
        return [command.to_dict(tree) for command in tree.get_commands()]
    return [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands()
    ]


def are_same(ours: list[Any], theirs: list[Any]) -> bool:
    """Whether two lists of commands mean the same, in any order. Fields that are empty do not count."""
    return bool(_keep_essence(_sort_by_name(ours)) == _keep_essence(_sort_by_name(theirs)))


async def _fetch_registered(client: GolfBot) -> list[Any]:
    assert client.application_id is not None
    route = Route(
        "GET", "/applications/{application_id}/commands", application_id=client.application_id
    )
    # The library's own request omits the translations.
    found: list[Any] = await client.http.request(route, params={"with_localizations": "true"})
    return found


def _sort_by_name(commands: list[Any]) -> list[Any]:
    return sorted(commands, key=lambda command: str(command["name"]))


def _keep_essence(value: Any) -> Any:
    """Return a value without empty fields and without fields that the bot does not send."""
    if isinstance(value, list):
        return [_keep_essence(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {
        key: kept if key.endswith("_localizations") else _keep_essence(kept)
        for key, kept in value.items()
        if key in _SENT and not _says_nothing(kept)
    }


def _says_nothing(value: Any) -> bool:
    # ``value in (…)`` would be wrong, because a choice may be 0, which equals False.
    return value is None or value is False or (isinstance(value, (list, dict, str)) and not value)
