"""Spares the Discord in memory and the bot work that they would repeat in each of hundreds of tests."""

from __future__ import annotations

import copy
import marshal
from collections.abc import Awaitable, Callable, Iterable
from types import SimpleNamespace
from typing import Any, Final

import simcord
from discord import app_commands
from simcord import Env

_OF_DISCORD: Final = frozenset({"id", "application_id"})
"""The fields of a command that Discord adds."""

_kept: list[tuple[list[dict[str, Any]], list[str]]] = []
"""The commands and the names of the emojis of a bot that was started before."""
_written: dict[frozenset[str], list[Any]] = {}
"""The payloads of commands, by the names of the commands."""


def copy_json(value: Any, _memo: object = None) -> Any:
    """Copy what JSON is made of, much faster than ``copy.deepcopy``."""
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:  # it is made of something else, too
        return copy.deepcopy(value)


def list_components(components: Any) -> list[dict[str, Any]]:
    """Return what simcord's ``walk_components`` yields, without a generator for each component."""
    found: list[dict[str, Any]] = []
    _collect([components] if isinstance(components, dict) else components, found)
    return found


def _collect(components: Iterable[Any], found: list[dict[str, Any]]) -> None:
    for component in components:
        if not isinstance(component, dict):
            continue
        found.append(component)
        if isinstance(children := component.get("components"), list):
            _collect(children, found)
        for key in ("accessory", "component"):
            if isinstance(child := component.get(key), dict):
                _collect([child], found)


def spare_simcord() -> None:
    """Let simcord copy messages and look through them faster. It does both about six times for each message."""
    vars(simcord.components)["walk_components"] = list_components
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
