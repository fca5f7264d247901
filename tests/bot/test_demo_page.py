"""The server in front of the demo's preview: whom it lets in, what it changes, and how it lets time pass.

The preview and the Discord in memory are stand-ins here. ``tests/cogs/test_demo.py`` has the real ones, in a browser.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
import structlog
from aiohttp import web
from simcord.backend.errors import SetupError

from bot.program import page as demo_page
from bot.program.page import DemoPage, PortTaken

KEY = "X-Simcord-Capability"
ANN, BOB = 1, 2
START = "<head><title>SimCord Preview</title></head>"


class Preview:
    """A preview that a test looks at from behind."""

    def __init__(self, world: World, channel: str, options: dict[str, Any]) -> None:
        self.world = world
        self.channel = channel
        self.viewers = [getattr(one, "name", None) or one.user.name for one in options["viewers"]]
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
async def visiting(tick_s: float = 600.0) -> AsyncIterator[Visitor]:
    """Open a page. Its clock ticks every ``tick_s`` seconds, by default never."""
    with pytest.MonkeyPatch.context() as patch:
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
                DemoPage(env, channel, people, {}, 0) as page,
                aiohttp.ClientSession() as session,
            ):
                yield Visitor(world, page, session)
            assert world.previews[-1].closed
        finally:
            await runner.cleanup()


async def test_the_page_has_our_title_and_style_and_the_previews_protection() -> None:
    async with visiting() as visitor:
        status, text, headers = await visitor.ask("", known=False)
        assert status == 200
        assert "<title>Six Card Golf</title>" in text
        assert '<link rel="stylesheet" href="/golf.css">' in text
        assert '<script type="module" src="/golf.js">' in text
        assert text.endswith("</head>")
        assert headers["Content-Security-Policy"] == "none"
        assert headers["Content-Type"].startswith("text/html")
        assert "Server-Timing" not in headers
        for name, kind in (("golf.css", "text/css"), ("golf.js", "application/javascript")):
            status, text, headers = await visitor.ask(name, known=False)
            assert (status, headers["Content-Type"].partition(";")[0]) == (200, kind)
            assert headers["Cache-Control"] == "no-store"
            assert len(text) > 100


async def test_only_the_browser_that_knows_the_key_is_let_in() -> None:
    async with visiting() as visitor:
        with pytest.raises(OSError, match=r"127\.0\.0\.2"):  # an address as other machines use one
            await asyncio.open_connection("127.0.0.2", visitor.page.port)
        for path in ("", "golf.css", "golf/news", "api/state"):
            other = await visitor.ask(path, headers={"Host": "golf.example"})
            assert other[0] == 403, path
        assert (await visitor.ask("golf/news", known=False))[0] == 401
        assert (await visitor.ask("golf/news", headers={KEY: "guessed"}))[0] == 401
        assert (await visitor.ask("golf/show", method="POST", known=False, json={}))[0] == 401
        asked = len(visitor.world.asked)
        # The preview has a key of its own, which nobody else knows.
        status, text, headers = await visitor.ask("api/pages?at=1", method="POST", data=b"x")
        assert (status, json.loads(text)) == (202, {"path": "/api/pages"})
        assert headers["X-Simcord-Page"] == "5"
        method, path, sent, body = visitor.world.asked[asked]
        assert (method, path, sent[KEY], body) == ("POST", "/api/pages?at=1", "inside", b"x")
        await visitor.ask("api/state", headers={KEY: "guessed"})
        assert visitor.world.asked[-1][2][KEY] == "guessed"


async def test_a_press_has_mentions_and_the_newest_state_once_the_game_has_moved() -> None:
    async with visiting(tick_s=0.01) as visitor:
        got = await visitor.press(kind="run_command", text="@Bob and @ann")
        assert got == {"kind": "run_command", "text": "<@2> and <@1>", "published_revision": 3}
        assert visitor.world.previews[0].refreshed == 0
        visitor.world.moves = True
        await visitor.until(lambda: visitor.world.previews[0].refreshed)
        assert (await visitor.press(kind="button"))["published_revision"] == 41
        assert visitor.world.asked[-2][:2] == ("GET", "/api/state")
        assert visitor.world.asked[-2][3] == b""
        # What is no action of the page goes through as it is.
        await visitor.ask("api/action", method="POST", data=b"\xff@bob")
        assert visitor.world.asked[-1][3] == b"\xff@bob"
        # A place that was just opened is up to date.
        visitor.world.moves = False
        await visitor.show("channel")
        assert (await visitor.press(kind="button"))["published_revision"] == 3


async def test_time_passes_as_fast_as_in_the_world_and_never_during_a_press(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with visiting(tick_s=0.01) as visitor:
        world = visitor.world
        begun = asyncio.get_running_loop().time()
        await visitor.until(lambda: len(world.passed) > 15)
        assert 0.15 < sum(world.passed) <= asyncio.get_running_loop().time() - begun + 0.2
        world.answering.clear()
        asked = len(world.asked)
        press = asyncio.create_task(visitor.press(kind="button"))
        await visitor.until(lambda: len(world.asked) > asked)
        ticks = len(world.passed)
        await asyncio.sleep(0.08)
        assert len(world.passed) == ticks
        world.answering.set()
        await press
        await visitor.until(lambda: len(world.passed) > ticks)
        # The clock goes on whatever happens.
        with structlog.testing.capture_logs() as lines:
            world.errors = [TimeoutError(), ValueError("stumbles")]
            ticks = len(world.passed)
            await visitor.until(lambda: len(world.passed) > ticks + 3)
        assert [line["log_level"] for line in lines] == ["info", "error"]


async def test_direct_messages_are_news_until_they_are_shown() -> None:
    async with visiting() as visitor:
        world = visitor.world
        assert not await visitor.news()
        world.send_direct(BOB, 7)
        assert not await visitor.news()
        world.send_direct(ANN, 8)
        assert await visitor.news()
        assert await visitor.news(), "looking for news shows nothing"
        await visitor.show("direct")
        assert (world.previews[-1].channel, world.previews[-1].viewers) == ("dm-ann", ["ann"])
        assert world.previews[0].closed
        assert not await visitor.news()
        world.send_direct(ANN, 8, edited="later")
        assert not await visitor.news(), "the page shows it already"
        await visitor.show("channel", BOB)
        assert (world.previews[-1].channel, world.previews[-1].viewers) == ("golf", ["bob", "ann"])
        assert not await visitor.news(ANN)
        world.send_direct(ANN, 8, edited="again")
        assert await visitor.news(ANN)
        assert not await visitor.news("nobody"), "the page's own viewer is Bob"
        await visitor.show("somewhere", "nobody")
        assert world.previews[-1].viewers == ["bob", "ann"]


async def test_the_page_ends_the_demo_and_waits_for_a_place_that_is_being_opened() -> None:
    async with visiting() as visitor:
        closed = asyncio.create_task(visitor.page.wait_closed())
        await visitor.press(kind="button")
        await asyncio.sleep(0)
        assert not closed.done()
        await visitor.press(kind="close")
        await asyncio.wait_for(closed, 20)
        visitor.world.opening.clear()
        moving = asyncio.create_task(visitor.show("direct"))
        await visitor.until(lambda: len(visitor.world.previews) == 2)
        assert visitor.world.previews[0].closed
        assert (await visitor.ask("api/state"))[0] == 503
        visitor.world.opening.set()
        await moving
        assert (await visitor.ask("api/state"))[0] == 200


async def test_a_port_that_is_taken_is_told(unused_tcp_port: int) -> None:
    async with visiting() as visitor:
        env: Any = visitor.world
        people: Any = visitor.world.people
        second = DemoPage(env, env, people, {}, visitor.page.port)
        with pytest.raises(PortTaken):
            await second.__aenter__()
        assert visitor.page.port == int(visitor.root.rpartition(":")[2].strip("/"))
