"""The connections of the bot's processes by shard, and the events that are sent to them."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any, Final
from uuid import uuid4

from aiohttp import WSMsgType, web

from tests.neighbours.world import BOT_ID, Json, World

_HEARTBEAT_MS: Final = 8_000
"""The interval of heartbeats. From ten seconds on the library takes an immediate answer for a late one."""


class Gateway:
    """All connections. Each shard has at most one, the newest."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.address = ""
        self._shards: dict[int, web.WebSocketResponse] = {}
        self._up: dict[int, asyncio.Event] = {}
        self._numbers: dict[int, int] = {}
        self.identified: list[tuple[float, int]] = []
        """Pairs of a time and the shard that identified itself then."""

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it ends."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await self._send(socket, 10, {"heartbeat_interval": _HEARTBEAT_MS})
        shard = -1
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    break
                sent = json.loads(frame.data)
                if sent["op"] == 1:
                    await self._send(socket, 11, None)
                elif sent["op"] == 2:
                    shard = sent["d"].get("shard", [0, 1])[0]
                    await self._identify(socket, shard)
                elif sent["op"] == 6:
                    await self._send(socket, 9, False)  # no connection can be resumed here
        finally:
            if self._shards.get(shard) is socket:
                del self._shards[shard]
                self._event(shard).clear()
        return socket

    async def _identify(self, socket: web.WebSocketResponse, shard: int) -> None:
        self.identified.append((time.monotonic(), shard))
        self._shards[shard] = socket
        mine = [guild for guild in self._world.guilds if self._world.shard_of(guild) == shard]
        await self._dispatch(
            socket,
            shard,
            "READY",
            {
                "v": 10,
                "user": self._world.user(BOT_ID),
                "guilds": [{"id": str(guild), "unavailable": True} for guild in mine],
                "session_id": uuid4().hex,
                "resume_gateway_url": self.address,
                "application": {"id": str(BOT_ID), "flags": 0},
                "shard": [shard, self._world.shards],
            },
        )
        for guild in mine:
            await self._dispatch(socket, shard, "GUILD_CREATE", self._world.guild(guild))
        self._event(shard).set()

    async def send(self, shard: int, event: str, data: Json) -> bool:
        """Send an event to the process with a shard; return whether there is one."""
        socket = self._shards.get(shard)
        if socket is None or socket.closed:
            return False
        try:
            await self._dispatch(socket, shard, event, data)
        except ConnectionError:
            return False
        return True

    async def wait_for(self, shard: int) -> None:
        """Wait until a process has connected with a shard."""
        await self._event(shard).wait()

    def _event(self, shard: int) -> asyncio.Event:
        return self._up.setdefault(shard, asyncio.Event())

    async def _dispatch(
        self, socket: web.WebSocketResponse, shard: int, event: str, data: Json
    ) -> None:
        number = self._numbers[shard] = self._numbers.get(shard, 0) + 1
        await socket.send_json({"op": 0, "t": event, "s": number, "d": data})

    async def _send(self, socket: web.WebSocketResponse, op: int, data: Any) -> None:
        await socket.send_json({"op": op, "d": data, "s": None, "t": None})
