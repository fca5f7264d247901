"""The demo's page: Simcord's page of a channel (the *preview*), with our own style and a clock that runs.

A small server stands in front of the preview's server. It adds our style and script, and switches the preview between
the channel and a person's direct messages. It also lets the time of the demo follow real time. A press and a step of
time never happen at the same moment.
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
from urllib.parse import SplitResult, urlsplit

import structlog
from aiohttp import ClientError, ClientSession, web
from simcord import Env, MemberActor, Preview
from simcord.builders import ChannelHandle

from bot.program.mentions import write_mentions

log = structlog.get_logger(__name__)

PlaceName: TypeAlias = Literal["channel", "direct"]

TITLE: Final = "Six Card Golf"
_SKIN: Final = Path(__file__).with_name("skin")
_TICK_S: Final = 0.5
_KEY: Final = "X-Simcord-Capability"
"""The header in which the browser sends the key, to prove that it was opened with the demo's address."""
_ADDED: Final = """\
    <link rel="stylesheet" href="/golf.css">
    <script type="module" src="/golf.js"></script>
  </head>"""
_KEPT: Final = frozenset({"Content-Type", "Content-Disposition", "Cache-Control"})
"""The headers of the preview's answers that are passed on, together with the content policy and all X- headers."""


class PortTaken(Exception):
    """Raised if another program uses the port of the page."""


class DemoPage:
    """The page of the running demo: ``async with DemoPage(...) as page``, and then ``page.url``."""

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
        self._behind: SplitResult
        """The address of the preview's server. It stays while another place is being opened."""
        self._place: PlaceName = "channel"
        self._viewer_id = people[0].id
        self._seen: dict[int, int] = {}
        """By person: what ``_hash_messages`` returned when the page last showed the person's direct messages."""
        self._has_moved = False
        """Whether something has happened without a press, such as a computer's move, since the preview was opened."""
        self._closed = asyncio.Event()
        self._key = secrets.token_urlsafe(32)
        """The key that a browser needs to use the page.

        The preview needs a key of its own, which is new each time and which no browser gets.
        """
        self._runner: web.AppRunner
        self._session: ClientSession
        self._clock: asyncio.Task[None]
        self.port = 0

    async def __aenter__(self) -> Self:
        """Start the server of the page; ``PortTaken`` if the port is in use."""
        self._session = ClientSession(auto_decompress=False)
        app = web.Application(client_max_size=2**20)
        app.router.add_get("/", self._index)
        app.router.add_get("/golf.css", self._send_skin)
        app.router.add_get("/golf.js", self._send_skin)
        app.router.add_get("/golf/news", self._send_news)
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
        """Stop the server of the page and the preview behind it."""
        self._clock.cancel()
        await asyncio.gather(self._clock, return_exceptions=True)
        await self._runner.cleanup()
        await self._session.close()
        await self._preview.close()

    @property
    def url(self) -> str:
        """The address of the page. The part after the # is the key that the browser needs."""
        return f"http://127.0.0.1:{self.port}/#{self._key}"

    async def wait_closed(self) -> None:
        """Wait until somebody ends the demo on its page."""
        await self._closed.wait()

    # The preview behind the page

    async def _open(self, place: PlaceName, viewer_id: int) -> None:
        """Open the preview of the channel, or of a person's direct messages, as this person sees it."""
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
        self._behind = urlsplit(preview.url)
        self._has_moved = False
        if place == "direct":
            self._seen[viewer_id] = self._hash_messages(viewer_id)

    def _hash_messages(self, user_id: int) -> int:
        """Return a hash of all direct messages to a person.

        The hash changes if a message is edited or a new one is sent.
        """
        channel_id = self._env.backend.dm_channels.get(user_id)
        messages = self._env.backend.messages.get(channel_id, {}) if channel_id else {}
        return hash(tuple((one.id, one.edited_timestamp) for one in messages.values()))

    async def _let_time_pass(self) -> None:
        """Let the time of the demo follow real time, and refresh the page when something has happened."""
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
        """Refuse a request whose ``Host`` is not this page's own address (403).

        With ``known``, also refuse a request without the page's key (401).
        """
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
            text=page.replace("</head>", _ADDED),
            content_type="text/html",
            headers=_keep_safe(answer),
        )

    async def _send_skin(self, request: web.Request) -> web.Response:
        self._check(request)
        kind = "text/css" if request.path.endswith("css") else "application/javascript"
        text = (_SKIN / request.path.removeprefix("/")).read_text("utf-8")
        return web.Response(text=text, content_type=kind, headers={"Cache-Control": "no-store"})

    async def _send_news(self, request: web.Request) -> web.Response:
        """Answer what the page shows (``channel`` or ``direct``), and whether the viewer has unread direct messages."""
        self._check(request, known=True)
        viewer_id = self._read_viewer(request.query.get("viewer", ""))
        if self._place == "direct":
            self._seen[viewer_id] = self._hash_messages(viewer_id)
        news = self._hash_messages(viewer_id) != self._seen.setdefault(
            viewer_id, self._hash_messages(viewer_id)
        )
        return web.json_response({"place": self._place, "direct": news})

    async def _show(self, request: web.Request) -> web.Response:
        """Show the channel or the direct messages, as the request says. The browser then loads the page again."""
        self._check(request, known=True)
        wanted = await request.json()
        place: PlaceName = "direct" if wanted.get("place") == "direct" else "channel"
        viewer_id = self._read_viewer(str(wanted.get("viewer")))
        async with self._turns:
            await self._preview.close()
            await self._open(place, viewer_id)
        return web.json_response({"place": self._place})

    def _read_viewer(self, viewer: str) -> int:
        known = {str(person.id): person.id for person in self._people}
        return known.get(viewer, self._viewer_id)

    async def _forward(self, request: web.Request) -> web.Response:
        """Pass a request of the browser on to the preview. A press first waits for a step of time to end."""
        self._check(request)
        body = await request.read()
        if request.path != "/api/action":
            return await self._ask(request, body)
        names = {person.user.name: person.id for person in self._people}
        async with self._turns:
            answer = await self._ask(
                request, write_mentions(await self._bring_up_to_date(request, body), names)
            )
        if _asks_to_close(body):
            self._closed.set()
        return answer

    async def _ask(
        self, request: web.Request, body: bytes, *, instead: str | None = None
    ) -> web.Response:
        """Send a request to the preview and return the answer.

        With ``instead``, get that path and send no body.
        """
        headers = {
            name: value
            for name, value in request.headers.items()
            if name.startswith("X-Simcord") or name in ("Content-Type", "Range")
        }
        if request.headers.get(_KEY) == self._key:
            headers[_KEY] = self._behind.fragment
        method, path = ("GET", instead) if instead else (request.method, request.path_qs)
        try:
            async with self._session.request(
                method, f"http://{self._behind.netloc}{path}", headers=headers, data=body or None
            ) as answer:
                kept = {
                    name: value
                    for name, value in answer.headers.items()
                    if name in _KEPT or name.startswith("X-") or name == "Content-Security-Policy"
                }
                return web.Response(status=answer.status, body=await answer.read(), headers=kept)
        except ClientError as error:
            # Another place is being opened. The page repeats its request.
            raise web.HTTPServiceUnavailable from error

    async def _bring_up_to_date(self, request: web.Request, body: bytes) -> bytes:
        """Return the body of a press, with the number of the preview's newest state in it.

        The preview would refuse a press from an older state. But a computer may have moved meanwhile, and the bot must
        decide whether the button is too old.
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


def _keep_safe(answer: web.Response) -> dict[str, str]:
    return {name: value for name, value in answer.headers.items() if name != "Content-Type"}


def _asks_to_close(body: bytes) -> bool:
    try:
        return bool(json.loads(body).get("kind") == "close")
    except (ValueError, AttributeError):
        return False
