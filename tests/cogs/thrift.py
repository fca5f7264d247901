"""Spares the Discord in memory and the bot work that they would repeat in each of hundreds of tests."""

from __future__ import annotations

import copy
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, Final

import simcord
from discord import app_commands
from simcord import Env

_SCALARS: Final = frozenset({str, int, bool, float, type(None)})
_OF_DISCORD: Final = frozenset({"id", "application_id"})
"""The fields of a command that Discord adds."""

_kept: list[tuple[list[dict[str, Any]], list[str]]] = []
"""The commands and the names of the emojis of a bot that was started before."""
_written: dict[frozenset[str], list[Any]] = {}
"""The payloads of commands, by the names of the commands."""


def copy_json(value: Any, _memo: object = None) -> Any:
    """Copy what JSON is made of, for a tenth of what ``copy.deepcopy`` costs."""
    kind = type(value)
    if kind is dict:
        return {key: copy_json(item) for key, item in value.items()}
    if kind is list:
        return [copy_json(item) for item in value]
    return value if kind in _SCALARS else copy.deepcopy(value)


def spare_copies() -> None:
    """Let simcord copy messages with ``copy_json``. It copies each message about six times."""
    for module in (simcord.components, simcord.results):
        vars(module)["deepcopy"] = copy_json
    for module in (simcord.gateway, simcord.http.router):
        vars(module)["copy"] = SimpleNamespace(deepcopy=copy_json)


def recall(env: Env) -> None:
    """Let Discord have the commands and the emojis, as after an earlier start of the bot."""
    for commands, emojis in _kept:
        env.backend.register_commands(None, commands)
        for name in emojis:
            env.backend.create_application_emoji(name)


def remember(env: Env) -> None:
    """Keep what the bot has published at its start, for ``recall``."""
    if not _kept:
        commands = [
            {name: value for name, value in command.items() if name not in _OF_DISCORD}
            for command in env.backend.commands.get(None, {}).values()
        ]
        emojis = [emoji.name for emoji in env.backend.application_emojis.values()]
        _kept.append((commands, emojis))


def write_once(
    write: Callable[[app_commands.CommandTree[Any]], Awaitable[list[Any]]],
) -> Callable[[app_commands.CommandTree[Any]], Awaitable[list[Any]]]:
    """Return ``write_payload`` with a memory, because it translates each text into each language."""

    async def write_payload(tree: app_commands.CommandTree[Any]) -> list[Any]:
        names = frozenset(
            [
                *(command.name for command in tree.get_commands()),
                *(command.qualified_name for command in tree.walk_commands()),
            ]
        )
        if names not in _written:
            _written[names] = await write(tree)
        return _written[names]

    return write_payload
