"""The server in front of the demo's preview: whom it lets in, what it changes, and how it lets time pass.

``tests/cogs/test_demo.py`` has the real preview and Discord in memory, in a browser.
"""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest
import structlog

from bot.program import page as demo_page
from bot.program.page import DemoPage, PortTaken
from tests.bot.demo_visitor import ANN, BOB, KEY, visiting


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
        world: Any = visitor.world
        keys = {
            one.url.partition("#")[2]
            for one in (visitor.page, DemoPage(world, world, world.people, {}, 0))
        }
        assert sorted(map(len, keys)) == [43, 43], "256 bits in base64"
        own = f"localhost:{visitor.page.port}"
        assert (await visitor.ask("golf/news", headers={"Host": own}))[0] == 200
        asked = len(visitor.world.asked)
        # The preview has a key of its own, which nobody else knows.
        status, text, headers = await visitor.ask("api/pages?at=1", method="POST", data=b"x")
        assert (status, json.loads(text)) == (202, {"path": "/api/pages"})
        passed_on = ("X-Simcord-Page", "Content-Disposition", "Cache-Control")
        assert [headers[name] for name in passed_on] == ["5", "inline", "private"]
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
        for _ in range(2):
            assert (await visitor.press(kind="button"))["published_revision"] == 41
        assert visitor.world.asked[-2][:2] == ("GET", "/api/state")
        assert visitor.world.asked[-2][3] == b""
        # What is no action of the page goes through as it is.
        await visitor.ask("api/action", method="POST", data=b"\xff@bob")
        assert visitor.world.asked[-1][3] == b"\xff@bob"
        json_type = {"Content-Type": "application/json"}
        await visitor.ask("api/action", method="POST", data=b"{", headers=json_type)
        assert visitor.world.asked[-1][3] == b"{"
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


async def test_a_late_step_of_time_makes_up_for_the_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    now_s = [100.0]
    monkeypatch.setattr(demo_page, "time", SimpleNamespace(monotonic=lambda: now_s[0]))
    async with visiting(tick_s=0.01) as visitor:
        passed = visitor.world.passed
        await visitor.until(lambda: len(passed) > 1)
        now_s[0] += 3.5
        await visitor.until(lambda: sum(passed) > 0)
        await visitor.until(lambda: passed[-1] == 0)
        assert sum(passed) == 3.5


async def test_time_and_presses_wait_while_a_place_is_being_opened() -> None:
    async with visiting(tick_s=0.01) as visitor:
        world = visitor.world
        await visitor.until(lambda: world.passed)
        world.opening.clear()
        moving = asyncio.create_task(visitor.show("direct"))
        await visitor.until(lambda: len(world.previews) == 2)
        ticks, asked = len(world.passed), len(world.asked)
        press = asyncio.create_task(visitor.press(kind="button"))
        await asyncio.sleep(0.08)
        assert (len(world.passed), len(world.asked)) == (ticks, asked)
        world.opening.set()
        await asyncio.gather(moving, press)
        assert world.asked[asked][1] == "/api/action"


async def test_direct_messages_are_news_until_they_are_shown() -> None:
    async with visiting() as visitor:
        world = visitor.world
        (first,) = world.previews
        assert (first.channel, first.viewers) == ("golf", ["ann", "bob"])
        assets = {"ace": ("ace.png", b"")}
        look = {"layout": "channel", "width": 1000, "height": 900, "assets": assets}
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
        world.send_direct(ANN, 9)
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
        assert [preview.options for preview in world.previews] == [look] * len(world.previews)


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
