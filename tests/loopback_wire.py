"""What goes over the sockets of the loopback, and how the library is led there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Protocol

import yarl
from aiohttp import web
from discord.gateway import DiscordWebSocket
from discord.http import Route


class HasAddress(Protocol):
    """A server with an address."""

    url: str


async def send(socket: web.WebSocketResponse, frame: str) -> None:
    """Send a frame; a socket that is gone is fine."""
    with suppress(ConnectionError):
        await socket.send_str(frame)


async def read(request: web.Request) -> dict[str, Any]:
    """Return the JSON of a request, with files or without."""
    if request.content_type == "multipart/form-data":
        form = await request.post()
        body = json.loads(str(form["payload_json"]))
    elif request.can_read_body:
        body = json.loads(await request.read())
    else:
        body = {}
    return {"list": body} if isinstance(body, list) else body


def reply(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """Return JSON as Discord sends it."""
    # The library compares the whole header.
    named = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(body=json.dumps(data).encode(), status=status, headers=named)


def cut_off(request: web.Request) -> web.StreamResponse:
    """Break the connection off in place of an answer."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response()


@contextmanager
def pointing_at(discord: HasAddress) -> Iterator[None]:
    """Let every client of this process connect to the loopback."""
    base, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE = f"{discord.url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(discord.url.replace("http", "ws") + "/gateway")
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway
