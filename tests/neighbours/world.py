"""The servers, channels, people and messages of the Discord on this machine. They outlast the processes of the bot."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

Json = dict[str, Any]

_EPOCH_MS: Final = 1_420_070_400_000
BOT_ID: Final = 10**17
TOKEN: Final = "bot.of.loopback"
ALL: Final = str((1 << 50) - 1)
"""All permissions."""
EPHEMERAL: Final = 1 << 6


class Ids:
    """Makes ids as Discord does: they grow, and their upper bits are the time."""

    def __init__(self) -> None:
        self._count = itertools.count()

    def next(self) -> int:
        """Return the next one."""
        return (int(time.time() * 1000) - _EPOCH_MS << 22) + next(self._count) % 4096


@dataclass(eq=False)
class Message:
    """One message in its current form."""

    message_id: int
    channel_id: int
    body: Json
    ephemeral_for: int = 0
    edits: int = 0
    nonce: str = ""

    def buttons(self) -> Iterator[Json]:
        """Yield all buttons and menus of the message, also nested ones."""
        yield from _find(self.body.get("components", []))

    def custom_ids(self, word: str) -> list[str]:
        """Return the custom ids of enabled buttons whose action begins with a word."""
        found = [str(item["custom_id"]) for item in self.buttons() if not item.get("disabled")]
        return [one for one in found if one.split(":", 3)[3].startswith(word)]

    @property
    def game_id(self) -> str:
        """The id of the game to which its buttons belong; empty if there is none."""
        games = {str(item["custom_id"]).split(":")[1] for item in self.buttons()}
        return next(iter(games - {""}), "")


def _find(items: Any) -> Iterator[Json]:
    for item in items:
        if "custom_id" in item:
            yield item
        yield from _find(item.get("components", []))
        if isinstance(item.get("accessory"), dict):
            yield from _find([item["accessory"]])


@dataclass
class World:
    """All servers, channels, people and messages."""

    shards: int
    ids: Ids = field(default_factory=Ids)
    guilds: dict[int, int] = field(default_factory=dict)
    """The channel of each server."""
    people: dict[int, str] = field(default_factory=dict)
    direct: dict[int, int] = field(default_factory=dict)
    """The direct-message channel of each person."""
    messages: dict[int, Message] = field(default_factory=dict)
    commands: list[Json] = field(default_factory=list)
    emojis: list[Json] = field(default_factory=list)
    requests: list[tuple[float, str, str]] = field(default_factory=list)
    posts: list[tuple[int, str]] = field(default_factory=list)
    """The channel and nonce of every requested post, also of posts that were sent before."""

    def add_guild(self, shard: int) -> int:
        """Make a server for a shard, with one channel; return its id."""
        number = len(self.guilds) + 1
        guild_id = (number * self.shards + shard) << 22
        self.guilds[guild_id] = guild_id + 1
        return guild_id

    def add_person(self, name: str) -> int:
        """Make a person, who is in every server; return their id."""
        user_id = 2 * 10**17 + len(self.people)
        self.people[user_id] = name
        return user_id

    def shard_of(self, guild_id: int | None) -> int:
        """Return the shard that gets the events of a server, or of direct messages."""
        return 0 if guild_id is None else (guild_id >> 22) % self.shards

    def guild_of(self, channel_id: int) -> int | None:
        """Return the server of a channel, ``None`` for a direct-message channel."""
        return next((guild for guild, one in self.guilds.items() if one == channel_id), None)

    def open_direct(self, user_id: int) -> int:
        """Return the direct-message channel of a person."""
        return self.direct.setdefault(user_id, self.ids.next())

    def post(self, channel_id: int, body: Json, *, ephemeral_for: int = 0) -> Message:
        """Post a message, only once for each nonce."""
        nonce = str(body.get("nonce", ""))
        self.posts.append((channel_id, nonce))
        if nonce:
            for old in self.messages.values():
                if (old.channel_id, old.nonce) == (channel_id, nonce):
                    return old
        message = Message(self.ids.next(), channel_id, body, ephemeral_for, nonce=nonce)
        self.messages[message.message_id] = message
        return message

    def list_in(self, channel_id: int) -> list[Message]:
        """Return the messages of a channel that everybody in it sees, the oldest first."""
        found = [one for one in self.messages.values() if one.channel_id == channel_id]
        return sorted(
            (one for one in found if not one.ephemeral_for), key=lambda one: one.message_id
        )

    # As Discord writes it

    def user(self, user_id: int) -> Json:
        """Return a person, or the bot, as Discord writes them."""
        name = self.people.get(user_id, "golf")
        return {
            "id": str(user_id),
            "username": name.lower(),
            "global_name": name,
            "discriminator": "0",
            "avatar": None,
            "bot": user_id == BOT_ID,
        }

    def member(self, user_id: int) -> Json:
        """Return a person in a server, as Discord writes them."""
        return {
            "user": self.user(user_id),
            "nick": None,
            "roles": [],
            "joined_at": "2026-01-01T00:00:00+00:00",
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": ALL,
        }

    def channel(self, channel_id: int) -> Json:
        """Return a channel, as Discord writes it."""
        guild_id = self.guild_of(channel_id)
        if guild_id is None:
            user_id = next(user for user, one in self.direct.items() if one == channel_id)
            return {
                "id": str(channel_id),
                "type": 1,
                "recipients": [self.user(user_id)],
                "last_message_id": None,
            }
        return {
            "id": str(channel_id),
            "type": 0,
            "guild_id": str(guild_id),
            "name": "golf",
            "position": 0,
            "permission_overwrites": [],
            "parent_id": None,
            "nsfw": False,
            "topic": None,
            "permissions": ALL,
        }

    def guild(self, guild_id: int) -> Json:
        """Return a server, as the gateway sends it."""
        everyone = {
            "id": str(guild_id),
            "name": "@everyone",
            "permissions": ALL,
            "position": 0,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }
        return {
            "id": str(guild_id),
            "name": f"Club {guild_id >> 22}",
            "owner_id": str(next(iter(self.people), BOT_ID)),
            "roles": [everyone],
            "channels": [self.channel(self.guilds[guild_id])],
            "members": [self.member(BOT_ID)],
            "member_count": len(self.people) + 1,
            "joined_at": "2026-01-01T00:00:00+00:00",
            "large": False,
            "unavailable": False,
            "threads": [],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
            "emojis": [],
            "stickers": [],
            "features": [],
            "icon": None,
            "splash": None,
            "discovery_splash": None,
            "banner": None,
            "description": None,
            "afk_channel_id": None,
            "afk_timeout": 300,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "premium_progress_bar_enabled": False,
            "preferred_locale": "en-US",
            "vanity_url_code": None,
            "application_id": None,
        }

    def message(self, message: Message) -> Json:
        """Return a message, as Discord writes it."""
        body = message.body
        flags = int(body.get("flags", 0)) | (EPHEMERAL if message.ephemeral_for else 0)
        files = [str(one.get("filename", "file")) for one in body.get("attachments", [])]
        return {
            "id": str(message.message_id),
            "channel_id": str(message.channel_id),
            "author": self.user(BOT_ID),
            "content": body.get("content") or "",
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [
                {
                    "id": str(number),
                    "filename": name,
                    "size": 1,
                    "url": f"https://cdn.invalid/{name}",
                    "proxy_url": f"https://cdn.invalid/{name}",
                }
                for number, name in enumerate(files)
            ],
            "embeds": body.get("embeds", []),
            "pinned": False,
            "type": 0,
            "flags": flags,
            "components": body.get("components", []),
        }
