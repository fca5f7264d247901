"""The program stays connected. It waits if the reason may pass, and gives up if only the host can help."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import discord
import pytest
import structlog
from aiohttp import web

from bot.program import connecting
from bot.program.connecting import persevere
from bot.program.settings import Settings
from bot.program.wiring import build
from cogs.connection import BadToken, DiscordAway, connect
from data.errors import DatabaseAway
from data.store import Store
from tests.bot.programs import environment

# --- Connecting, to something on this machine that answers like Discord ------------------------

RUN = (
    "import sys, discord\n"
    "discord.http.Route.BASE = sys.argv[1]\n"
    "from bot.program.main import main\n"
    "sys.exit(main([]))  # as with ``python -m bot`` alone\n"
)


class Doorman:
    """Answers a bot that logs in, as Discord's API does."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def answer(self, request: web.Request) -> web.Response:
        """Refuse the login."""
        self.asked.append(request.path)
        return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)


@asynccontextmanager
async def doorman_at(port: int) -> AsyncIterator[Doorman]:
    doorman = Doorman()
    application = web.Application()
    application.router.add_route("*", "/{path:.*}", doorman.answer)
    runner = web.AppRunner(application)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    yield doorman
    await runner.cleanup()


@pytest.fixture
async def process(
    tmp_path: Path, unused_tcp_port: int
) -> AsyncIterator[Callable[..., Awaitable[asyncio.subprocess.Process]]]:
    """Start the program, which looks for Discord at a port that does not answer yet."""
    begun: list[asyncio.subprocess.Process] = []

    async def start(**settings: str) -> asyncio.subprocess.Process:
        program = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            RUN,
            f"http://127.0.0.1:{unused_tcp_port}/api/v10",
            cwd=tmp_path,
            env=environment(tmp_path, DISCORD_TOKEN="not.a.token", **settings),
            stderr=asyncio.subprocess.PIPE,
        )
        begun.append(program)
        return program

    yield start
    for program in begun:
        if program.returncode is None:
            program.kill()
        await program.communicate()


Start = Callable[..., Awaitable[asyncio.subprocess.Process]]


async def test_a_passing_outage_is_waited_for_and_a_wrong_token_is_final(
    process: Start, unused_tcp_port: int
) -> None:
    program = await process(GOLF_LOG_FORMAT="json")
    assert program.stderr is not None
    line = json.loads(await asyncio.wait_for(program.stderr.readline(), 120))
    told = (line["level"], line["event"], line["what"])
    assert told == ("warning", "cannot be reached, trying again", "Discord")
    async with doorman_at(unused_tcp_port) as doorman:
        _, rest = await asyncio.wait_for(program.communicate(), 120)
    (complaint,) = rest.decode().splitlines()
    assert json.loads(complaint)["event"].startswith("Discord does not accept this DISCORD_TOKEN")
    assert len(doorman.asked) == 1
    assert program.returncode == 78


async def test_a_database_server_that_is_down_is_waited_for(
    process: Start, unused_tcp_port_factory: Callable[[], int]
) -> None:
    port = unused_tcp_port_factory()
    program = await process(
        GOLF_DATABASE_URL="postgresql://golf@127.0.0.1:1/golf", GOLF_METRICS_PORT=str(port)
    )
    assert program.stderr is not None
    for words in (["metrics are served"], ["cannot be reached, trying again", "the database"]):
        line = (await asyncio.wait_for(program.stderr.readline(), 120)).decode()
        assert [word for word in words if word not in line] == []
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/healthz") as health,
    ):
        assert health.status == 503
        assert (await health.text()).lower().startswith("the database cannot be reached: ")
    program.send_signal(signal.SIGTERM)
    _, rest = await asyncio.wait_for(program.communicate(), 120)
    assert rest == b""
    assert program.returncode == 0


@pytest.mark.parametrize("away", [DiscordAway("no route"), DatabaseAway("no server")])
async def test_an_outage_has_one_line_a_minute_and_no_end(
    away: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    now_s, stop, tries = [0.0], asyncio.Event(), 0

    async def attempt() -> None:
        nonlocal tries
        tries += 1
        raise away

    async def pause(_stop: asyncio.Event, seconds: float) -> None:
        assert 0 < seconds <= 60
        now_s[0] += seconds
        if now_s[0] >= 24 * 3600:
            stop.set()

    with structlog.testing.capture_logs() as lines:
        await persevere(attempt, stop, clock=lambda: now_s[0], pause=pause)
    assert tries > 24 * 60
    assert 23 * 60 <= len(lines) <= 24 * 60 + 1
    assert lines[-1]["reason"] == str(away)


async def test_what_is_no_outage_is_not_tried_again() -> None:
    async def attempt() -> None:
        raise KeyError("a bug")

    with pytest.raises(KeyError):
        await persevere(attempt, asyncio.Event())


async def test_a_signal_while_waiting_ends_it_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connecting, "_FIRST_PAUSE_S", 3600.0)
    stop = asyncio.Event()

    async def attempt() -> None:
        asyncio.get_running_loop().call_later(0.05, stop.set)
        raise DiscordAway("no route")

    await asyncio.wait_for(persevere(attempt, stop), 30)


async def test_a_gateway_that_closes_for_the_token_is_final(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The token was reset while the bot was running."""
    async with await Store.open(f"sqlite:///{tmp_path / 'golf.db'}") as store:
        for code, meaning in ((4004, BadToken), (4000, DiscordAway)):
            bot = build(Settings(_env_file=None), store)
            closed = discord.ConnectionClosed(object(), shard_id=0, code=code)  # type: ignore[arg-type]  # only names its code

            async def start(token: str, closed: Exception = closed) -> None:
                raise closed

            monkeypatch.setattr(bot, "start", start)
            with pytest.raises(meaning):
                await connect(bot, "not.a.token")


async def test_a_signal_while_connecting_closes_the_bot(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    knocked = asyncio.Event()

    async def stay_silent(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        knocked.set()
        try:
            await _reader.read()
        finally:
            writer.close()

    server = await asyncio.start_server(stay_silent, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{port}/api/v10")
    stop = asyncio.Event()
    async with await Store.open(f"sqlite:///{tmp_path / 'golf.db'}") as store:
        bot = build(Settings(_env_file=None), store)
        running = asyncio.create_task(persevere(lambda: connect(bot, "not.a.token"), stop))
        await knocked.wait()
        stop.set()
        await asyncio.wait_for(running, 120)
        assert bot.is_closed()
    server.close()
