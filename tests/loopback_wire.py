"""Sends and reads what goes over the sockets of the loopback, and directs the library to it."""

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
    """Send a frame. It is no error if the socket is closed."""
    with suppress(ConnectionError):
        await socket.send_str(frame)


async def read(request: web.Request) -> dict[str, Any]:
    """Return the JSON of a request, with or without files."""
    if request.content_type == "multipart/form-data":
        form = await request.post()
        body = json.loads(str(form["payload_json"]))
    elif request.can_read_body:
        body = json.loads(await request.read())
    else:
        body = {}
    return {"list": body} if isinstance(body, list) else body


def reply(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """Return JSON in the form in which Discord sends it."""
    # The library compares the whole header, so it has no charset.
    named = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(body=json.dumps(data).encode(), status=status, headers=named)


def cut_off(request: web.Request) -> web.StreamResponse:
    """Break the connection instead of answering."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response()


@contextmanager
def pointing_at(discord: HasAddress) -> Iterator[None]:
    """Let every client of this process connect to the loopback during the block."""
    base, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE = f"{discord.url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(discord.url.replace("http", "ws") + "/gateway")
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway
