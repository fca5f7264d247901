"""The program as a host starts it: exit codes and sentences."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import pytest
from aiohttp import web

from bot.program.main import main, run_until
from bot.program.settings import Settings, variable
from bot.program.wiring import build
from data.store import Store

ROOT = Path(__file__).parents[2]


def environment(folder: Path, **settings: str) -> dict[str, str]:
    """An environment with these settings and no others."""
    ours = {variable(field) for field in Settings.model_fields}
    clean = {name: value for name, value in os.environ.items() if name not in ours}
    return clean | {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"} | settings


@dataclass(frozen=True, slots=True)
class Done:
    """How a run of the program ended."""

    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[Run]:
    """Run the program to its end, in a folder of its own and with no settings but those given."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    monkeypatch.chdir(tmp_path)
    for field in Settings.model_fields:
        monkeypatch.delenv(variable(field), raising=False)

    def run(*arguments: str, **settings: str) -> Done:
        for name, value in settings.items():
            monkeypatch.setenv(name, value)
        try:
            code = main(arguments)
        except SystemExit as end:  # argparse says no that way
            code = int(end.code or 0)
        said = capsys.readouterr()
        return Done(code, said.out, said.err)

    yield run
    root.handlers, root.level = handlers, level


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Any]:
    """Start the program, and end it with the test."""
    running: list[subprocess.Popen[str]] = []

    def start(*arguments: str, **settings: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-m", "bot", *arguments],
            cwd=tmp_path,
            env=environment(tmp_path, **settings),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        running.append(process)
        return process

    yield start
    for process in running:
        process.kill()
        process.communicate()


def test_check_says_what_is_there_and_what_is_needed(run: Run, tmp_path: Path) -> None:
    done = run("check")
    assert done.code == 0, done.err
    assert done.err == ""
    assert "No token is set" in done.out
    assert re.search(r"Commands: 1\d,", done.out)
    assert "Send Messages in Threads" in done.out
    assert (tmp_path / "golf.db").exists()


def test_migrate_makes_the_database(run: Run, tmp_path: Path) -> None:
    done = run("migrate", GOLF_DATABASE_URL="sqlite:///other.db")
    assert done.code == 0, done.err
    assert "up to date" in done.out
    assert (tmp_path / "other.db").exists()


@pytest.mark.parametrize("command", ["run", "check", "migrate", "demo"])
def test_settings_that_cannot_be_used_are_named(run: Run, command: str) -> None:
    done = run(command, GOLF_LOG_LEVEL="loud")
    assert done.code == 1
    assert "GOLF_LOG_LEVEL" in done.err
    assert "Traceback" not in done.err


def test_a_mistyped_setting_is_named(run: Run) -> None:
    done = run("migrate", GOLF_DATABSE_URL="x")
    assert done.code == 0
    assert "no setting GOLF_DATABSE_URL" in done.err


@pytest.mark.parametrize(
    "url", ["sqlite:///:memory:", "nonsense", "sqlite:///no/such/folder/golf.db"]
)
def test_an_unusable_database_gets_a_sentence(run: Run, url: str) -> None:
    done = run("migrate", GOLF_DATABASE_URL=url)
    assert done.code == 1
    assert len(done.err.strip().splitlines()) == 1
    assert "database" in done.err.lower()


def test_an_unknown_command_gets_the_list_of_commands(run: Run) -> None:
    done = run("fly")
    assert done.code == 2
    assert "migrate" in done.err


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_without_a_token_the_demo_explains_itself_and_ends_cleanly(
    started: Any, number: signal.Signals
) -> None:
    process = started(GOLF_DEMO_PORT="0")
    said = ""
    for line in process.stdout:
        said += line
        if "Ctrl-C" in line:
            break
    assert "There is no DISCORD_TOKEN" in said
    assert "https://discord.com/developers/applications" in said
    assert re.search(r"http://127\.0\.0\.1:\d+/#", said)
    process.send_signal(number)
    rest, _ = process.communicate(timeout=30)
    assert process.returncode == 0, rest
    assert "The demo has ended" in rest
    assert "Traceback" not in rest


def test_a_second_demo_finds_a_port_of_its_own(started: Any, unused_tcp_port: int) -> None:
    addresses = []
    for _ in range(2):
        process = started("demo", GOLF_DEMO_PORT=str(unused_tcp_port))
        for line in process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                addresses.append(int(found[1]))
            if "Ctrl-C" in line:
                break
    assert addresses[0] == unused_tcp_port
    assert addresses[1] != unused_tcp_port


# Connecting, to something on this machine that answers like Discord


class Doorman:
    """Answers as Discord's API does to somebody who logs in."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.asked: list[str] = []

    async def answer(self, request: web.Request) -> web.Response:
        """Refuse."""
        self.asked.append(request.path)
        return web.json_response({"message": "401: Unauthorized", "code": 0}, status=self.status)


@pytest.fixture
async def doorman(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Doorman]:
    """Someone who refuses every token."""
    doorman = Doorman(401)
    application = web.Application()
    application.router.add_route("*", "/{path:.*}", doorman.answer)
    runner = web.AppRunner(application)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{port}/api/v10")
    yield doorman
    await runner.cleanup()


async def test_a_wrong_token_gets_one_line_and_no_second_try(
    doorman: Doorman, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with await Store.open(f"sqlite:///{tmp_path / 'golf.db'}") as store:
        bot = build(Settings(_env_file=None), store)
        assert await run_until(asyncio.Event(), bot, "not.a.token") == 1
        await bot.close()
    said = capsys.readouterr().err.strip()
    assert said.startswith("Discord does not accept this DISCORD_TOKEN")
    assert len(said.splitlines()) == 1
    assert len(doorman.asked) == 1


async def test_discord_out_of_reach_gets_one_line(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    unused_tcp_port: int,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{unused_tcp_port}/api/v10")
    async with await Store.open(f"sqlite:///{tmp_path / 'golf.db'}") as store:
        bot = build(Settings(_env_file=None), store)
        assert await run_until(asyncio.Event(), bot, "not.a.token") == 1
        await bot.close()
    assert capsys.readouterr().err.startswith("Discord cannot be reached")


async def test_a_signal_before_connecting_ends_it_with_success(tmp_path: Path) -> None:
    stop = asyncio.Event()
    stop.set()
    async with await Store.open(f"sqlite:///{tmp_path / 'golf.db'}") as store:
        bot = build(Settings(_env_file=None), store)
        assert await run_until(stop, bot, "not.a.token") == 0


async def test_a_signal_while_connecting_ends_it_with_success(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    knocked = asyncio.Event()

    async def silence(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        knocked.set()
        try:
            await _reader.read()
        finally:
            writer.close()

    server = await asyncio.start_server(silence, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{port}/api/v10")
    stop = asyncio.Event()
    async with await Store.open(f"sqlite:///{tmp_path / 'golf.db'}") as store:
        bot = build(Settings(_env_file=None), store)
        running = asyncio.create_task(run_until(stop, bot, "not.a.token"))
        await knocked.wait()
        stop.set()
        assert await running == 0
        assert bot.is_closed()
    server.close()


def test_two_programs_on_one_database_are_one_too_many(run: Run, tmp_path: Path) -> None:
    holder = (
        "import asyncio, sys\n"
        "from data.store import Store\n"
        "async def hold():\n"
        "    async with await Store.open('sqlite:///golf.db'):\n"
        "        print('held', flush=True)\n"
        "        await asyncio.sleep(60)\n"
        "asyncio.run(hold())\n"
    )
    first = subprocess.Popen(
        [sys.executable, "-c", holder],
        cwd=tmp_path,
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert first.stdout is not None
        assert first.stdout.readline() == "held\n"
        done = run("run", DISCORD_TOKEN="not.a.token")
        assert done.code == 1
        assert len(done.err.strip().splitlines()) == 1
    finally:
        first.kill()
        first.communicate()
