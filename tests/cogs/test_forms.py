"""A form with files goes to Discord in one piece, and Discord reads the same parts as from the library's own form."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.ports.screen import File, Screen
from cogs.sending import calls
from cogs.sending.bodies import pack_up
from cogs.sending.emojis import Emojis
from cogs.sending.forms import FormSession
from cogs.sending.parcel import Packer
from tests.cogs.test_delivery import CHART
from tests.cogs.world import TinyPictures
from tests.loopback_wire import pointing_at, reply


@dataclass
class Reader:
    """A server that reads forms, as Discord does."""

    url: str = ""
    forms: list[dict[str, tuple[str, str, str, bytes]]] = field(default_factory=list)
    """By name of each part: the file's name, the kind of the content, the header that names both, the content."""

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """Read a form."""
        assert int(request.headers["Content-Length"]) > 0
        form = {}
        async for part in await request.multipart():
            assert isinstance(part, aiohttp.BodyPartReader)
            told = part.headers["Content-Disposition"], part.headers["Content-Type"]
            form[part.name or ""] = (part.filename or "", *told, bytes(await part.read()))
        self.forms.append(form)
        return reply({"id": "7"})


@asynccontextmanager
async def reading() -> AsyncIterator[Reader]:
    reader, app = Reader(), web.Application()
    app.router.add_route("*", "/api/v10/{path:.*}", reader.answer)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    reader.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        with pointing_at(reader):
            yield reader
    finally:
        await runner.cleanup()


async def test_discord_reads_the_same_parts_as_from_the_form_of_the_library() -> None:
    parts = (*CHART.parts, File("log.json", b'{"\r\n--\xff": 0}\r\n', "no log"))
    parcel = await Packer(TinyPictures(), Emojis()).pack(Screen(parts))
    async with reading() as reader, aiohttp.ClientSession() as session:
        with pack_up(parcel, {"content": "Übung \u2028"}) as params:
            assert params.multipart is not None
            for sending in (session, FormSession(session, params.multipart)):
                told = await async_context.get().request(
                    Route("POST", "/interactions/1/token/callback"),
                    sending,  # type: ignore[arg-type]  # the library only calls ``request``
                    multipart=params.multipart,
                    files=params.files,
                )
                assert told == {"id": "7"}
    by_library, in_one_piece = reader.forms
    assert in_one_piece == by_library
    assert json.loads(in_one_piece["payload_json"][-1]) == {"content": "Übung \u2028"}
    assert in_one_piece["files[1]"][0] == "log.json"
    assert in_one_piece["files[1]"][-1] == b'{"\r\n--\xff": 0}\r\n'


async def test_the_parts_of_an_edit_with_a_picture_are_not_handed_over_one_by_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def write(_: aiohttp.FormData) -> None:
        raise AssertionError("the library has written a form")

    monkeypatch.setattr(aiohttp.FormData, "__call__", write)
    parcel = await Packer(TinyPictures(), Emojis()).pack(CHART)
    async with reading() as reader, aiohttp.ClientSession() as session:
        webhook = SimpleNamespace(id=1, session=session)
        interaction: Any = SimpleNamespace(followup=webhook, token="token")
        assert await calls.edit_answer(interaction, None, parcel) == 7
        assert await calls.edit_answer(interaction, 5, parcel) == 7
    for form in reader.forms:
        assert list(form) == ["payload_json", "files[0]"]
        assert json.loads(form["payload_json"][-1])["attachments"] == [
            {"id": 0, "filename": "chart.png"}
        ]
        assert form["files[0]"][-1] == await TinyPictures().draw_file(
            next(iter(parcel.specs.values()))
        )
