"""The demo's page: Simcord's preview in a dress of our own, with two places to look at and a clock that runs.

A small server stands in front of the preview's own. It adds our style and script to the page, and shows the channel or
somebody's direct messages. It lets the world's time follow the real one; presses and the passing of time take turns.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal, Self, TypeAlias
from urllib.parse import urlsplit

import structlog
from aiohttp import ClientError, ClientSession, web
from simcord import Env, MemberActor, Preview
from simcord.builders import ChannelHandle

log = structlog.get_logger(__name__)

PlaceName: TypeAlias = Literal["channel", "direct"]

TITLE: Final = "Six Card Golf"
_SKIN: Final = Path(__file__).with_name("skin")
_TICK_S: Final = 0.5
_KEY: Final = "X-Simcord-Capability"
"""The header with which a page shows that it was opened by its address."""
_ADDED: Final = """\
    <link rel="stylesheet" href="/golf.css">
    <script type="module" src="/golf.js"></script>
  </head>"""
_KEPT: Final = frozenset({"Content-Type", "Content-Disposition", "Cache-Control"})
"""Headers of the preview's answers that are handed on, with those that begin with X- and the rules of security."""


class PortTaken(Exception):
    """Somebody else listens at the port."""


class DemoPage:
    """The page as long as the demo runs: ``async with DemoPage(...) as page`` and then ``page.url``."""

    def __init__(
        self,
        env: Env,
        channel: ChannelHandle,
        people: list[MemberActor],
        assets: Mapping[str, tuple[str, bytes]],
        port: int,
    ) -> None:
        self._env = env
        self._channel = channel
        self._people = people
        self._assets = assets
        self._wanted_port = port
        self._turns = asyncio.Lock()
        self._preview: Preview
        self._place: PlaceName = "channel"
        self._viewer_id = people[0].id
        self._seen: dict[int, int] = {}
        """By person: the newest direct message that was shown, with its edits."""
        self._has_moved = False
        """Whether time has brought something that a page in a browser may not have seen yet."""
        self._closed = asyncio.Event()
        self._key = secrets.token_urlsafe(32)
        """Lets a browser in. The preview has another key each time that it is opened, which never leaves this class."""
        self._runner: web.AppRunner
        self._session: ClientSession
        self._clock: asyncio.Task[None]
        self.port = 0

    async def __aenter__(self) -> Self:
        """Open the page; ``PortTaken`` if the port is in use."""
        self._session = ClientSession(auto_decompress=False)
        app = web.Application(client_max_size=2**20)
        app.router.add_get("/", self._index)
        app.router.add_get("/golf.css", self._skin)
        app.router.add_get("/golf.js", self._skin)
        app.router.add_get("/golf/news", self._news)
        app.router.add_post("/golf/show", self._show)
        app.router.add_route("*", "/{rest:.*}", self._forward)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self._wanted_port)
        try:
            await site.start()
        except OSError as error:
            await self._runner.cleanup()
            await self._session.close()
            raise PortTaken from error
        self.port = int(self._runner.addresses[0][1])
        await self._open("channel", self._viewer_id)
        self._clock = asyncio.create_task(self._let_time_pass())
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close everything."""
        self._clock.cancel()
        await asyncio.gather(self._clock, return_exceptions=True)
        await self._runner.cleanup()
        await self._session.close()
        await self._preview.close()

    @property
    def url(self) -> str:
        """The address of the page. What stands behind the # lets a browser in."""
        return f"http://127.0.0.1:{self.port}/#{self._key}"

    async def wait_closed(self) -> None:
        """Return once somebody has ended the demo on its page."""
        await self._closed.wait()

    # The preview behind the page

    async def _open(self, place: PlaceName, viewer_id: int) -> None:
        """Show the channel as somebody, or somebody's direct messages."""
        person = next(one for one in self._people if one.id == viewer_id)
        others = [one for one in self._people if one.id != viewer_id]
        direct = person.user.dm_channel if place == "direct" else None
        preview = self._env.preview(
            self._channel if direct is None else direct,
            viewers=[person, *others] if direct is None else [person.user],
            layout="channel",
            width=1000,
            height=900,
            assets=self._assets,
        )
        await preview.__aenter__()
        self._preview, self._place, self._viewer_id = preview, place, viewer_id
        self._has_moved = False
        if place == "direct":
            self._seen[viewer_id] = self._newest(viewer_id)

    def _newest(self, user_id: int) -> int:
        """Return a number that is another one after a direct message to somebody was sent or edited."""
        channel_id = self._env.backend.dm_channels.get(user_id)
        messages = self._env.backend.messages.get(channel_id, {}) if channel_id else {}
        return hash(tuple((one.id, one.edited_timestamp) for one in messages.values()))

    async def _let_time_pass(self) -> None:
        """Let the world's time follow the real one, and the page what happens in it."""
        before = time.monotonic()
        while True:
            await asyncio.sleep(_TICK_S)
            async with self._turns:
                passed, before = time.monotonic() - before, time.monotonic()
                news = len(self._env.backend.transcript)
                try:
                    await self._env.advance_time(passed)
                    if len(self._env.backend.transcript) != news:
                        await self._preview.refresh()
                        self._has_moved = True
                except TimeoutError:
                    log.info("the world is slower than its clock")
                except Exception:
                    log.exception("the clock of the demo has stumbled")

    # Requests

    def _check(self, request: web.Request, *, known: bool = False) -> None:
        """Refuse pages of other addresses, and with ``known`` everybody who has not the address of this one."""
        if request.headers.get("Host", "") not in {
            f"127.0.0.1:{self.port}",
            f"localhost:{self.port}",
        }:
            raise web.HTTPForbidden
        if known and request.headers.get(_KEY, "") != self._key:
            raise web.HTTPUnauthorized

    async def _index(self, request: web.Request) -> web.Response:
        answer = await self._forward(request)
        assert isinstance(answer.body, bytes)
        page = answer.body.decode()
        page = page.replace("<title>SimCord Preview</title>", f"<title>{TITLE}</title>")
        return web.Response(
            text=page.replace("</head>", _ADDED), content_type="text/html", headers=_safe(answer)
        )

    async def _skin(self, request: web.Request) -> web.Response:
        self._check(request)
        kind = "text/css" if request.path.endswith("css") else "application/javascript"
        text = (_SKIN / request.path.removeprefix("/")).read_text("utf-8")
        return web.Response(text=text, content_type=kind, headers={"Cache-Control": "no-store"})

    async def _news(self, request: web.Request) -> web.Response:
        """Say which place is shown, and whether there is something new in the direct messages."""
        self._check(request, known=True)
        viewer_id = self._person(request.query.get("viewer", ""))
        if self._place == "direct":
            self._seen[viewer_id] = self._newest(viewer_id)
        news = self._newest(viewer_id) != self._seen.setdefault(viewer_id, self._newest(viewer_id))
        return web.json_response({"place": self._place, "direct": news})

    async def _show(self, request: web.Request) -> web.Response:
        """Show another place. The page is to load itself again."""
        self._check(request, known=True)
        wanted = await request.json()
        place: PlaceName = "direct" if wanted.get("place") == "direct" else "channel"
        viewer_id = self._person(str(wanted.get("viewer")))
        async with self._turns:
            await self._preview.close()
            await self._open(place, viewer_id)
        return web.json_response({"place": self._place})

    def _person(self, viewer: str) -> int:
        known = {str(person.id): person.id for person in self._people}
        return known.get(viewer, self._viewer_id)

    async def _forward(self, request: web.Request) -> web.Response:
        """Hand a request on to the preview. Presses wait for the clock, and the clock waits for presses."""
        self._check(request)
        body = await request.read()
        if request.path != "/api/action":
            return await self._ask(request, body)
        async with self._turns:
            answer = await self._ask(request, await self._brought_up_to_date(request, body))
        if _asks_to_close(body):
            self._closed.set()
        return answer

    async def _ask(
        self, request: web.Request, body: bytes, *, instead: str | None = None
    ) -> web.Response:
        """Ask the preview the same, or with ``instead`` another question of the same page."""
        headers = {
            name: value
            for name, value in request.headers.items()
            if name.startswith("X-Simcord") or name in ("Content-Type", "Range")
        }
        behind = urlsplit(self._preview.url)
        if request.headers.get(_KEY) == self._key:
            headers[_KEY] = behind.fragment
        method, path = ("GET", instead) if instead else (request.method, request.path_qs)
        try:
            async with self._session.request(
                method, f"http://{behind.netloc}{path}", headers=headers, data=body or None
            ) as answer:
                kept = {
                    name: value
                    for name, value in answer.headers.items()
                    if name in _KEPT or name.startswith("X-") or name == "Content-Security-Policy"
                }
                return web.Response(status=answer.status, body=await answer.read(), headers=kept)
        except ClientError as error:
            # Another place is being opened, and a page that asks meanwhile asks again.
            raise web.HTTPServiceUnavailable from error

    async def _brought_up_to_date(self, request: web.Request, body: bytes) -> bytes:
        """Let a press name the newest state of the page.

        The preview refuses a press if its page has been published since. Here a computer may have moved meanwhile, and
        the bot itself says whether a button is too old.
        """
        if not self._has_moved or request.content_type != "application/json":
            return body
        state = await self._ask(request, b"", instead="/api/state")
        with suppress(ValueError, KeyError, TypeError):
            assert isinstance(state.body, bytes)
            action: dict[str, Any] = json.loads(body)
            action["published_revision"] = json.loads(state.body)["publishedRevision"]
            return json.dumps(action).encode()
        return body


def _safe(answer: web.Response) -> dict[str, str]:
    return {name: value for name, value in answer.headers.items() if name != "Content-Type"}


def _asks_to_close(body: bytes) -> bool:
    try:
        return bool(json.loads(body).get("kind") == "close")
    except (ValueError, AttributeError):
        return False
