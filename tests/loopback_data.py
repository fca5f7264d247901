"""The data of the loopback's Discord: messages, interactions and faults, and how they are written."""

from __future__ import annotations

import asyncio
import fnmatch
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

BOT, APPLICATION, GUILD, OWNER = 100, 100, 200, 300
DIRECT = 1_000_000
"""A person's id plus this number is the id of their direct-message channel."""
EPHEMERAL = 64
MESSAGE, DEFER, DEFER_UPDATE, UPDATE = 4, 5, 6, 7
"""The types of answers to an interaction."""
EPOCH_MS = 1_420_070_400_000
ALL = str((1 << 50) - 1)
FIRST_S = 1_800_000_000.0


@dataclass
class Message:
    """A message of the bot."""

    id: int
    channel_id: int
    body: dict[str, Any]
    reader: int | None = None
    """The only person who sees the message, ``None`` if everybody does."""
    nonce: str | None = None

    @property
    def items(self) -> Iterator[dict[str, Any]]:
        """All components of the message, also nested ones."""
        waiting = list(self.body.get("components") or [])
        while waiting:
            item = waiting.pop(0)
            yield item
            waiting[:0] = item.get("components", [])

    @property
    def text(self) -> str:
        """All words of the message."""
        words = [item["content"] for item in self.items if item["type"] == 10]
        return "\n".join([self.body.get("content") or "", *words]).strip()

    @property
    def custom_ids(self) -> list[str]:
        """The custom ids of all enabled buttons and menus."""
        return [
            item["custom_id"]
            for item in self.items
            if "custom_id" in item and not item.get("disabled")
        ]


@dataclass
class Pressed:
    """An interaction and its answer."""

    id: int
    user_id: int
    channel_id: int
    source: Message | None
    offered: bool = True
    """Whether the button was on the message. The library ignores other presses."""
    answered: int | None = None
    original: Message | None = None
    answer: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def token(self) -> str:
        """The token with which the bot may edit its answer."""
        return f"token{self.id}"


@dataclass
class Fault:
    """A fault for requests of one kind."""

    method: str
    path: str
    status: int = 0
    """The HTTP status of the answer, if the request is refused."""
    cut: bool = False
    """Whether the connection breaks."""
    executed: bool = False
    """Whether the request is carried out before the connection breaks."""
    delay_s: float = 0.0
    code: int = 0


class Refused(Exception):
    """An answer of Discord that reports an error."""

    def __init__(self, status: int, code: int = 0) -> None:
        self.status, self.code = status, code


APP = {
    "description": "",
    "icon": None,
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "",
}


def make_user(user_id: int) -> dict[str, Any]:
    return {
        "id": str(user_id),
        "username": f"person{user_id}",
        "discriminator": "0",
        "avatar": None,
        "global_name": f"Person {user_id}",
    }


def make_member(user_id: int) -> dict[str, Any]:
    joined = datetime.fromtimestamp(FIRST_S, UTC) - timedelta(days=1)
    return {
        "user": make_user(user_id),
        "roles": [],
        "joined_at": joined.isoformat(),
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": ALL,
    }


def write_message(message: Message) -> dict[str, Any]:
    at = datetime.fromtimestamp(((message.id >> 22) + EPOCH_MS) / 1000, UTC)
    files = [
        {
            "id": str(number + 1),
            "filename": file.get("filename", "file"),
            "size": 1,
            "url": "http://cdn/file",
            "proxy_url": "http://cdn/file",
        }
        for number, file in enumerate(message.body.get("attachments") or [])
    ]
    return {
        "id": str(message.id),
        "channel_id": str(message.channel_id),
        "author": make_user(BOT) | {"bot": True},
        "content": message.body.get("content") or "",
        "timestamp": at.isoformat(),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": files,
        "embeds": [],
        "pinned": False,
        "type": 0,
        "flags": message.body.get("flags", 0),
        "components": message.body.get("components") or [],
    }


def write_interaction(
    pressed: Pressed, kind: int, data: Any, channel: dict[str, Any]
) -> dict[str, Any]:
    """Write an interaction as the gateway sends it."""
    in_server = channel["type"] == 0
    payload: dict[str, Any] = {
        "id": str(pressed.id),
        "application_id": str(APPLICATION),
        "type": kind,
        "token": pressed.token,
        "version": 1,
        "channel_id": channel["id"],
        "channel": channel,
        "data": data,
        "locale": "en-GB",
        "app_permissions": ALL,
        "entitlements": [],
        "authorizing_integration_owners": {},
        "context": 0 if in_server else 1,
        "attachment_size_limit": 10 * 2**20,
    }
    if in_server:
        payload |= {"guild_id": str(GUILD), "guild_locale": "en-GB"}
        payload["member"] = make_member(pressed.user_id)
    else:
        payload["user"] = make_user(pressed.user_id)
    if pressed.source is not None:
        payload["message"] = write_message(pressed.source)
    return payload


def write_ready(gateway: str) -> dict[str, Any]:
    """Write the first event of a connection."""
    return {
        "v": 10,
        "user": make_user(BOT) | {"bot": True},
        "guilds": [{"id": str(GUILD), "unavailable": True}],
        "session_id": "s",
        "shard": [0, 1],
        "resume_gateway_url": gateway,
        "application": {"id": str(APPLICATION), "flags": 0},
    }


def write_guild(channels: list[dict[str, Any]]) -> dict[str, Any]:
    """Write the server."""
    everyone = {"id": str(GUILD), "name": "@everyone", "permissions": ALL, "position": 0}
    plain = {"color": 0, "hoist": False, "managed": False, "mentionable": False}
    return {
        "id": str(GUILD),
        "name": "Golf club",
        "owner_id": str(OWNER),
        "member_count": 2,
        "roles": [everyone | plain],
        "channels": channels,
        "members": [make_member(BOT)],
        "threads": [],
        "emojis": [],
        "features": [],
    }


def write_channel(channel_id: int, name: str | None) -> dict[str, Any]:
    """Write a channel of the server by its name, or a person's direct-message channel."""
    if name is None:
        person = make_user(channel_id - DIRECT)
        return {"id": str(channel_id), "type": 1, "recipients": [person]}
    named = {"id": str(channel_id), "type": 0, "name": name, "position": 0}
    return named | {"permission_overwrites": [], "permissions": ALL}


def write_command(name: str, options: dict[str, Any]) -> dict[str, Any]:
    """Write ``/golf name`` with its options."""
    types = {bool: 5, int: 4, str: 3}
    given = [
        {"name": key, "type": types[type(value)], "value": value} for key, value in options.items()
    ]
    return {
        "id": "1",
        "name": "golf",
        "type": 1,
        "options": [{"name": name, "type": 1, "options": given}],
    }


def write_callback(pressed: Pressed, kind: int) -> dict[str, Any]:
    """Write Discord's reply to an answer that it accepted."""
    told: dict[str, Any] = {
        "interaction": {"id": str(pressed.id), "type": 2},
        "resource": {"type": kind},
    }
    if pressed.original is not None:
        told["interaction"]["response_message_id"] = str(pressed.original.id)
        told["resource"]["message"] = write_message(pressed.original)
    return told


def find_fault(faults: Iterable[Fault], method: str, path: str) -> Fault | None:
    """Return the first fault for a request, ``None`` if there is none."""
    for fault in faults:
        if fault.method == method and fnmatch.fnmatch(path, fault.path):
            return fault
    return None


def write_choice(custom_id: str, chosen: str | None) -> dict[str, Any]:
    """Write a press of a button, or a choice in a menu."""
    if chosen is None:
        return {"custom_id": custom_id, "component_type": 2}
    return {"custom_id": custom_id, "component_type": 3, "values": [chosen]}


def write_gateway(url: str) -> dict[str, Any]:
    """Write the address of the gateway."""
    limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
    address = url.replace("http", "ws") + "/gateway"
    return {"url": address, "shards": 1, "session_start_limit": limit}
