"""A small Discord on a loopback socket. It answers, posts and edits as Discord does, and fails if a test wants it to.

The real discord.py client connects to it. It has one server, in which everybody is, and knows only the requests that
this bot makes.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from aiohttp import WSMsgType, web

from tests.loopback_data import (
    APP,
    APPLICATION,
    BOT,
    DEFER,
    DEFER_UPDATE,
    DIRECT,
    EPHEMERAL,
    EPOCH_MS,
    GUILD,
    MESSAGE,
    OWNER,
    UPDATE,
    Fault,
    Message,
    Pressed,
    Refused,
    find_fault,
    make_member,
    make_user,
    write_callback,
    write_channel,
    write_choice,
    write_command,
    write_gateway,
    write_guild,
    write_interaction,
    write_message,
    write_ready,
)
from tests.loopback_wire import cut_off, pointing_at, read, reply, send

__all__ = ["DIRECT", "GUILD", "Fault", "Loopback", "Message", "Pressed", "pointing_at"]


EMOJIS = 54
"""The number of emojis that the bot uploads."""


class Loopback:
    """The server. Use it as ``async with Loopback() as discord``."""

    def __init__(self, *, clock: Callable[[], float] | None = None) -> None:
        self.clock = clock or (lambda: datetime.now(UTC).timestamp())
        self.messages: dict[int, Message] = {}
        self.pressed: dict[int, Pressed] = {}
        self.said: list[str] = []
        """All words that anybody was shown."""
        self.faults: list[Fault] = []
        self.counted: Counter[str] = Counter()
        """The requests that Discord counts, by method and kind of path."""
        self.counted_at: list[float] = []
        self.channels: dict[int, str] = {}
        self.commands: list[dict[str, Any]] = []
        self.has_commands = asyncio.Event()
        self.has_connected = asyncio.Event()
        self.has_emojis = asyncio.Event()
        self._emojis: list[dict[str, Any]] = []
        self._sockets: set[web.WebSocketResponse] = set()
        self._ids = 0
        self._sequence = 0

    async def __aenter__(self) -> Loopback:
        app = web.Application(client_max_size=64 * 2**20)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._serve)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        port = self._runner.addresses[0][1]
        self.url = f"http://127.0.0.1:{port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        for socket in list(self._sockets):
            await socket.close()
        await self._runner.cleanup()

    def make_id(self) -> int:
        """Return the next id. It begins with the time, as Discord's ids do."""
        self._ids += 1
        return (int(self.clock() * 1000) - EPOCH_MS) << 22 | self._ids & 0x3FFFFF

    def add_channel(self, name: str) -> int:
        """Add a channel to the server, and tell the bot."""
        channel_id = self.make_id()
        self.channels[channel_id] = name
        self._emit("CHANNEL_CREATE", {**self._channel(channel_id), "guild_id": str(GUILD)})
        return channel_id

    def shown_in(self, channel_id: int) -> list[Message]:
        """Return the messages of a channel that everybody in it sees."""
        return [
            one
            for one in self.messages.values()
            if one.channel_id == channel_id and one.reader is None
        ]

    def press(
        self, user_id: int, message: Message, custom_id: str, chosen: str | None = None
    ) -> Pressed:
        """Let a person press a button, or choose a value in a menu."""
        data = write_choice(custom_id, chosen)
        pressed = self._interact(user_id, message.channel_id, 3, data, message)
        pressed.offered = custom_id in message.custom_ids
        return pressed

    def command(self, user_id: int, channel_id: int, name: str, **options: Any) -> Pressed:
        """Let a person type ``/golf name``."""
        return self._interact(user_id, channel_id, 2, write_command(name, options), None)

    def _interact(
        self, user_id: int, channel_id: int, kind: int, data: Any, source: Message | None
    ) -> Pressed:
        pressed = Pressed(self.make_id(), user_id, channel_id, source)
        self.pressed[pressed.id] = pressed
        channel = self._channel(channel_id)
        payload = write_interaction(pressed, kind, data, channel)
        self._emit("INTERACTION_CREATE", payload)
        return pressed

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41250}})
        async for frame in socket:
            if frame.type is not WSMsgType.TEXT:
                break
            said = json.loads(frame.data)
            if said["op"] == 1:
                await socket.send_json({"op": 11})
            elif said["op"] in (2, 6):
                self._sockets.add(socket)
                self._welcome(resumed=said["op"] == 6)
        self._sockets.discard(socket)
        return socket

    def _welcome(self, *, resumed: bool) -> None:
        if resumed:
            self._emit("RESUMED", {})
            return
        self._emit("READY", write_ready(self.url.replace("http", "ws") + "/gateway"))
        self._emit("GUILD_CREATE", write_guild([self._channel(one) for one in self.channels]))
        self.has_connected.set()

    def _emit(self, event: str, data: dict[str, Any]) -> None:
        self._sequence += 1
        frame = json.dumps({"op": 0, "t": event, "s": self._sequence, "d": data})
        for socket in self._sockets:
            asyncio.ensure_future(send(socket, frame))  # noqa: RUF006  (ends with the frame)

    # Requests

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        path = "/" + request.match_info["path"]
        fault = find_fault(self.faults, request.method, path)
        body = await read(request)
        if fault is not None and fault.delay_s:
            await asyncio.sleep(fault.delay_s)
        if fault is not None and fault.cut and not fault.executed:
            return cut_off(request)
        try:
            if fault is not None and fault.status:
                raise Refused(fault.status, fault.code)
            done = self._execute(request.method, path, body, request.query)
        except Refused as refused:
            answer: dict[str, Any] = {"message": "refused", "code": refused.code}
            headers = {}
            if refused.status == 429:
                answer |= {"retry_after": 0.5, "global": False}
                headers = {"Via": "1.1 google", "Retry-After": "0.5"}
            return reply(answer, refused.status, headers)
        if fault is not None and fault.cut:
            return cut_off(request)
        return web.Response(status=204) if done is None else reply(done)

    def _execute(self, method: str, path: str, body: dict[str, Any], query: Any) -> Any:
        parts = path.strip("/").split("/")
        if parts[0] in ("channels", "users", "guilds"):
            place = "direct" if parts[0] == "channels" and not self._is_public(parts) else parts[0]
            self.counted[f"{method} {place}"] += 1
            self.counted_at.append(self.clock())
        match (method, parts):
            case ("GET", ["users", "@me"]):
                return make_user(BOT) | {"bot": True}
            case ("GET", ["gateway", "bot"]):
                return write_gateway(self.url)
            case ("GET", ["oauth2" | "applications", "applications" | "@me", *_]):
                return {
                    "id": str(APPLICATION),
                    "name": "golf",
                    "flags": 0,
                    "owner": make_user(OWNER),
                } | APP
            case (_, ["applications", _, "commands"]):
                if method == "PUT":
                    known = [
                        {
                            "description": "",
                            **one,
                            "id": str(number),
                            "application_id": "1",
                            "version": "1",
                        }
                        for number, one in enumerate(body["list"], 1)
                    ]
                    self.commands = known
                    self.has_commands.set()
                return self.commands
            case (_, ["applications", _, "emojis"]):
                if method == "POST":
                    made = {
                        "id": str(self.make_id()),
                        "name": body["name"],
                        "animated": False,
                        "roles": [],
                        "user": make_user(BOT),
                        "require_colons": True,
                        "managed": False,
                        "available": True,
                    }
                    self._emojis.append(made)
                    if len(self._emojis) == EMOJIS:
                        self.has_emojis.set()
                    return made
                return {"items": self._emojis}
            case ("POST", ["users", "@me", "channels"]):
                return self._channel(int(body["recipient_id"]) + DIRECT)
            case ("GET", ["guilds", _, "members", user_id]):
                return make_member(int(user_id))
            case ("POST", ["channels", channel_id, "messages"]):
                return write_message(self.post(int(channel_id), body))
            case (_, ["channels", _, "messages", message_id]):
                return self._change(method, self._get(int(message_id)), body)
            case ("POST", ["interactions", pressed_id, _, "callback"]):
                return self._answer(self.pressed[int(pressed_id)], body)
            case ("POST", ["webhooks", _, token]):
                pressed = self._answered(token)
                if pressed.answered == DEFER and pressed.original is None:
                    raise Refused(400)
                return write_message(self.post(pressed.channel_id, body, pressed.user_id))
            case (_, ["webhooks", _, token, "messages", which]):
                pressed = self._answered(token)
                if which != "@original":
                    return self._change(method, self._get(int(which)), body)
                if pressed.original is None:
                    pressed.original = self.post(pressed.channel_id, {}, pressed.user_id)
                return self._change(method, self._get(pressed.original.id), body)
        raise Refused(501)

    def _is_public(self, parts: list[str]) -> bool:
        return int(parts[1]) in self.channels

    def _get(self, message_id: int) -> Message:
        if message_id not in self.messages:
            raise Refused(404, 10008)
        return self.messages[message_id]

    def post(self, channel_id: int, body: dict[str, Any], reader: int | None = None) -> Message:
        """Post a message, only once for each nonce."""
        nonce = body.get("nonce")
        for one in self.messages.values():
            if nonce is not None and (one.nonce, one.channel_id) == (nonce, channel_id):
                return one
        alone = reader if body.get("flags", 0) & EPHEMERAL else None
        message = Message(self.make_id(), channel_id, body, alone, nonce)
        self.messages[message.id] = message
        self.said.append(message.text)
        return message

    def _change(self, method: str, message: Message, body: dict[str, Any]) -> Any:
        if method == "DELETE":
            del self.messages[message.id]
            return None
        kept = message.body.get("attachments", [])
        message.body = {"attachments": kept, "flags": message.body.get("flags", 0)} | body
        self.said.append(message.text)
        return write_message(message)

    def _answered(self, token: str) -> Pressed:
        pressed = self.pressed[int(token.removeprefix("token"))]
        if pressed.answered is None:
            raise Refused(404, 10015)
        return pressed

    def _answer(self, pressed: Pressed, body: dict[str, Any]) -> Any:
        if pressed.answered is not None:
            raise Refused(400, 40060)
        kind, data = body["type"], body.get("data") or {}
        if kind == UPDATE and pressed.source is not None:
            self._change("PATCH", self._get(pressed.source.id), data)
        pressed.answered = kind
        if kind == MESSAGE:
            pressed.original = self.post(pressed.channel_id, data, pressed.user_id)
        elif kind in (UPDATE, DEFER_UPDATE):
            pressed.original = pressed.source
        pressed.answer.set()
        return write_callback(pressed, kind)

    def _channel(self, channel_id: int) -> dict[str, Any]:
        return write_channel(channel_id, self.channels.get(channel_id))
