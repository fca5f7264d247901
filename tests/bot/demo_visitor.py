"""A browser on the demo's page. The preview and the Discord in memory are stand-ins here."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from simcord.backend.errors import SetupError

from bot.program import page as demo_page
from bot.program.page import DemoPage

KEY = "X-Simcord-Capability"
ANN, BOB = 1, 2
START = "<head><title>SimCord Preview</title></head>"


class Preview:
    """A preview that a test looks at from behind."""

    def __init__(self, world: World, channel: str, options: dict[str, Any]) -> None:
        self.world = world
        self.channel = channel
        seen_by = options.pop("viewers")
        self.viewers = [getattr(one, "name", None) or one.user.name for one in seen_by]
        self.options = options
        self.refreshed = 0
        self.entered = False
        self.closed = False

    @property
    def url(self) -> str:
        if not self.entered or self.closed:
            raise SetupError("Preview is not entered")
        return f"http://127.0.0.1:{self.world.port}/#inside"

    async def __aenter__(self) -> Preview:
        await self.world.opening.wait()
        self.entered = True
        return self

    async def refresh(self) -> None:
        self.refreshed += 1

    async def close(self) -> None:
        self.closed = True


class World:
    """A Discord in memory as far as the page needs one, and the server of its preview."""

    def __init__(self) -> None:
        self.backend = SimpleNamespace(dm_channels={}, messages={}, transcript=[])
        self.previews: list[Preview] = []
        self.passed: list[float] = []
        self.errors: list[Exception] = []
        self.moves = False
        self.asked: list[tuple[str, str, dict[str, str], bytes]] = []
        self.answering = asyncio.Event()
        self.answering.set()
        self.opening = asyncio.Event()
        self.opening.set()
        self.port = 0
        self.people = [
            SimpleNamespace(id=number, user=SimpleNamespace(name=name, dm_channel=f"dm-{name}"))
            for number, name in ((ANN, "ann"), (BOB, "bob"))
        ]

    def preview(self, channel: str, **options: Any) -> Preview:
        self.previews.append(Preview(self, channel, options))
        return self.previews[-1]

    async def advance_time(self, seconds: float) -> None:
        self.passed.append(seconds)
        if self.errors:
            raise self.errors.pop(0)
        if self.moves:
            self.backend.transcript.append("a computer has moved")

    def send_direct(self, user_id: int, message_id: int, edited: str = "") -> None:
        channel = self.backend.dm_channels.setdefault(user_id, 90 + user_id)
        message = SimpleNamespace(id=message_id, edited_timestamp=edited)
        self.backend.messages.setdefault(channel, {})[message_id] = message

    async def answer(self, request: web.Request) -> web.Response:
        body = await request.read()
        self.asked.append((request.method, request.path_qs, dict(request.headers), body))
        await self.answering.wait()
        if not self.previews[-1].entered and request.transport is not None:
            request.transport.close()
        headers = {"X-Simcord-Page": "5", "Content-Security-Policy": "none", "Server-Timing": "9"}
        if request.path == "/":
            return web.Response(text=START, content_type="text/html", headers=headers)
        if request.path == "/api/state":
            return web.json_response({"publishedRevision": 41}, headers=headers)
        headers |= {"Content-Disposition": "inline", "Cache-Control": "private"}
        return web.json_response({"path": request.path}, status=202, headers=headers)


class Visitor:
    """A browser that has opened the page's address."""

    def __init__(self, world: World, page: DemoPage, session: aiohttp.ClientSession) -> None:
        self.world, self.page, self._session = world, page, session
        self.root, _, self._key = page.url.partition("#")

    async def ask(
        self, path: str, *, method: str = "GET", known: bool = True, **options: Any
    ) -> tuple[int, str, dict[str, str]]:
        headers = {**({KEY: self._key} if known else {}), **options.pop("headers", {})}
        async with self._session.request(
            method, self.root + path, headers=headers, **options
        ) as answer:
            return answer.status, await answer.text(), dict(answer.headers)

    async def press(self, **action: Any) -> dict[str, Any]:
        """Send an action; return what the preview got."""
        await self.ask("api/action", method="POST", json={"published_revision": 3} | action)
        got: dict[str, Any] = json.loads(self.world.asked[-1][3])
        return got

    async def news(self, viewer: object = ANN) -> bool:
        said = json.loads((await self.ask(f"golf/news?viewer={viewer}"))[1])
        assert said["place"] in ("channel", "direct")
        return bool(said["direct"])

    async def show(self, place: str, viewer: object = ANN) -> None:
        await self.ask("golf/show", method="POST", json={"place": place, "viewer": viewer})

    async def until(self, condition: Any) -> None:
        async with asyncio.timeout(20):
            while not condition():  # noqa: ASYNC110 - the page's clock has no event
                await asyncio.sleep(0.005)


@asynccontextmanager
async def visiting(tick_s: float | None = 600.0) -> AsyncIterator[Visitor]:
    """Open a page. Its clock ticks every ``tick_s`` seconds, by default never, and with ``None`` as for people."""
    with pytest.MonkeyPatch.context() as patch:
        if tick_s is not None:
            patch.setattr(demo_page, "_TICK_S", tick_s)
        world = World()
        app = web.Application()
        app.router.add_route("*", "/{rest:.*}", world.answer)
        runner = web.AppRunner(app)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        world.port = runner.addresses[0][1]
        env: Any = world
        people: Any = world.people
        channel: Any = "golf"
        try:
            async with (
                DemoPage(env, channel, people, {"ace": ("ace.png", b"")}, 0) as page,
                aiohttp.ClientSession() as session,
            ):
                yield Visitor(world, page, session)
            assert world.previews[-1].closed
        finally:
            await runner.cleanup()
