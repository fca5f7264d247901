"""Answers the requests of the bot's processes, and lets people type and press."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from aiohttp import web

from tests.neighbours.gateway import Gateway
from tests.neighbours.world import ALL, BOT_ID, EPHEMERAL, Json, Message, World

_ANSWER_S: Final = 3.0
"""How many seconds Discord waits for an answer."""
_VERSION: Final = "/api/v10"


@dataclass(eq=False)
class Interaction:
    """A press or command of a person, and its answer."""

    interaction_id: int
    token: str
    user_id: int
    channel_id: int
    pressed: Message | None
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    kind: int = 0
    """The type of the answer; 0 while there is none."""
    original: Message | None = None
    """The message that ``@original`` means: the pressed message or the new one."""


class Loopback:
    """The server, and its people."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.gateway = Gateway(world)
        self._open: dict[str, Interaction] = {}
        self.address = ""

    # What people do

    async def slash(self, user_id: int, channel_id: int, name: str, **options: Any) -> Interaction:
        """Give a command of ``/golf``, and wait for its answer."""
        kinds = {str: 3, int: 4, bool: 5}
        given = [
            {"name": key, "type": kinds[type(value)], "value": value}
            for key, value in options.items()
        ]
        inner = {"name": name, "type": 1, "options": given}
        data = {"id": "1", "name": "golf", "type": 1, "options": [inner]}
        return await self._interact(user_id, channel_id, 2, data, None)

    async def press(self, user_id: int, message: Message, custom_id: str) -> Interaction:
        """Press a button, and wait for the answer."""
        data = {"custom_id": custom_id, "component_type": 2, "id": 1}
        return await self._interact(user_id, message.channel_id, 3, data, message)

    async def _interact(
        self, user_id: int, channel_id: int, kind: int, data: Json, pressed: Message | None
    ) -> Interaction:
        world = self.world
        guild_id = world.guild_of(channel_id)
        interaction = Interaction(
            world.ids.next(), f"t{world.ids.next()}", user_id, channel_id, pressed, original=pressed
        )
        self._open[interaction.token] = interaction
        body: Json = {
            "id": str(interaction.interaction_id),
            "application_id": str(BOT_ID),
            "type": kind,
            "data": data,
            "token": interaction.token,
            "version": 1,
            "channel_id": str(channel_id),
            "channel": world.channel(channel_id),
            "locale": "en-US",
            "app_permissions": ALL,
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(guild_id or 0)},
            "context": 1 if guild_id is None else 0,
            "attachment_size_limit": 10_000_000,
        }
        if guild_id is None:
            body["user"] = world.user(user_id)
        else:
            body |= {
                "member": world.member(user_id),
                "guild_id": str(guild_id),
                "guild_locale": "en-US",
                "guild": {"id": str(guild_id), "locale": "en-US", "features": []},
            }
        if pressed is not None:
            body["message"] = world.message(pressed)
        if await self.gateway.send(world.shard_of(guild_id), "INTERACTION_CREATE", body):
            try:
                async with asyncio.timeout(_ANSWER_S):
                    await interaction.answered.wait()
            except TimeoutError:
                pass
        return interaction

    # Requests

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[None]:
        """Answer requests during the block."""
        app = web.Application(client_max_size=32 * 2**20)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_route("*", _VERSION + "/{path:.*}", self._answer)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        port = runner.addresses[0][1]
        self.address = f"http://127.0.0.1:{port}{_VERSION}"
        self.gateway.address = f"ws://127.0.0.1:{port}/gateway"
        try:
            yield
        finally:
            await runner.cleanup()

    async def _answer(self, request: web.Request) -> web.Response:
        path = request.match_info["path"]
        self.world.requests.append((time.monotonic(), request.method, path))
        body = await _read(request)
        parts = path.split("/")
        match request.method, parts:
            case "GET", ["users", "@me"]:
                found: Any = self.world.user(BOT_ID)
            case "GET", ["oauth2", "applications", "@me"] | ["applications", "@me"]:
                found = {"id": str(BOT_ID), "name": "golf", "flags": 0, "description": "", "icon": None}  # fmt: skip
                found |= {"bot_public": True, "bot_require_code_grant": False, "verify_key": "", "summary": ""}  # fmt: skip
                found["owner"] = self.world.user(BOT_ID)
            case "GET", ["gateway", "bot"]:
                limits = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 16}
                found = {"url": self.gateway.address, "shards": self.world.shards, "session_start_limit": limits}  # fmt: skip
            case "GET", ["applications", _, "commands"]:
                found = self.world.commands
            case "PUT", ["applications", _, "commands"]:
                self.world.commands = [{"description": ""} | one | {"id": "1", "application_id": str(BOT_ID), "version": "1"} for one in body]  # fmt: skip
                found = self.world.commands
            case "GET", ["applications", _, "emojis"]:
                found = {"items": self.world.emojis}
            case "POST", ["applications", _, "emojis"]:
                found = {"id": str(self.world.ids.next()), "name": body["name"], "animated": False}
                found |= {"roles": [], "require_colons": True, "managed": False, "available": True}
                self.world.emojis.append(found)
            case "POST", ["users", "@me", "channels"]:
                found = self.world.channel(self.world.open_direct(int(body["recipient_id"])))
            case "GET", ["guilds", _, "members", user_id]:
                found = self.world.member(int(user_id))
            case "GET", ["channels", channel_id]:
                found = self.world.channel(int(channel_id))
            case _, ["channels", channel_id, "messages", *rest]:
                found = self._messages(request.method, int(channel_id), rest, body)
            case "POST", ["interactions", _, token, "callback"]:
                found = self._call_back(token, body)
            case _, ["webhooks", _, token, *rest]:
                found = self._follow_up(request.method, token, rest, body)
            case _:
                return _write({"code": 0, "message": f"no {path}"}, 404)
        if isinstance(found, int):
            code = {404: 10008, 400: 40060}.get(found, 0)
            return _write({"code": code, "message": "no"}, found)
        return web.Response(status=204) if found is None else _write(found, 200)

    def _messages(self, method: str, channel_id: int, rest: list[str], body: Json) -> Any:
        if not rest:
            return self.world.message(self.world.post(channel_id, body))
        message = self.world.messages.get(int(rest[0]))
        if message is None:
            return 404
        if method == "DELETE":
            del self.world.messages[message.message_id]
            return None
        if method == "PATCH":
            _change(message, body)
        return self.world.message(message)

    def _call_back(self, token: str, body: Json) -> Any:
        interaction = self._open[token]
        if interaction.kind:
            return 400
        interaction.kind = int(body["type"])
        data = body.get("data") or {}
        if interaction.kind == 7 and interaction.pressed is not None:
            _change(interaction.pressed, data)
        if interaction.kind in (4, 5):
            only = interaction.user_id if int(data.get("flags", 0)) & EPHEMERAL else 0
            interaction.original = self.world.post(interaction.channel_id, data, ephemeral_for=only)
        interaction.answered.set()
        shown = interaction.original
        resource = {"type": interaction.kind}
        if shown is not None:
            resource["message"] = self.world.message(shown)  # type: ignore[assignment]
        return {
            "interaction": {
                "id": str(interaction.interaction_id),
                "type": 3,
                "response_message_id": str(shown.message_id) if shown else None,
                "response_message_loading": interaction.kind == 5,
                "response_message_ephemeral": bool(shown and shown.ephemeral_for),
            },
            "resource": resource,
        }

    def _follow_up(self, method: str, token: str, rest: list[str], body: Json) -> Any:
        interaction = self._open[token]
        if not rest:
            only = interaction.user_id if int(body.get("flags", 0)) & EPHEMERAL else 0
            posted = self.world.post(interaction.channel_id, body, ephemeral_for=only)
            return self.world.message(posted)
        named = rest[1]
        found = (
            interaction.original if named == "@original" else self.world.messages.get(int(named))
        )
        if found is None:
            return 404
        if method == "DELETE":
            self.world.messages.pop(found.message_id, None)
            return None
        if method == "PATCH":
            _change(found, body)
        return self.world.message(found)


def _write(found: Any, status: int) -> web.Response:
    # The library compares the whole header, and aiohttp would add a charset to it.
    body = json.dumps(found).encode()
    return web.Response(body=body, status=status, content_type="application/json")


def _change(message: Message, body: Json) -> None:
    message.body = message.body | body
    message.edits += 1


async def _read(request: web.Request) -> Any:
    if request.content_type == "application/json":
        return await request.json()
    if request.content_type.startswith("multipart/"):
        # Files are ignored, so the rest of the form is ignored too.
        _, _, rest = (await request.read()).partition(b'name="payload_json"')
        return json.loads(rest.partition(b"\r\n\r\n")[2].partition(b"\r\n--")[0])
    return {}
