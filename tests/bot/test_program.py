"""The program as a host starts it: exit codes, sentences, and the demo."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
import structlog

from bot.program.connecting import PortTaken
from cogs.connection import BadToken
from data.errors import DatabaseAway, DatabaseInUse, UnusableDatabase
from data.location import check_writable, locate
from tests.bot.programs import Run, environment, holding, run

__all__ = ["run"]


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Any]:
    """Start the program, and end it after the test."""
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


# --- Complaints --------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["run", "check", "migrate", "demo"])
def test_settings_that_cannot_be_used_are_named(run: Run, command: str) -> None:
    done = run(command, GOLF_LOG_LEVEL="loud")
    assert done.code == 78
    assert "GOLF_LOG_LEVEL" in done.err
    assert "Traceback" not in done.err


@pytest.mark.parametrize(
    ("mistyped", "meant"),
    [
        ("GOLF_DATABSE_URL", "GOLF_DATABASE_URL"),
        ("DISCORD_TOKN", "DISCORD_TOKEN"),
        ("DISCORD_BOT_TOKEN", "DISCORD_TOKEN"),
    ],
)
def test_a_mistyped_setting_is_named(run: Run, mistyped: str, meant: str) -> None:
    done = run("migrate", **{mistyped: "x"})
    assert done.code == 0
    assert done.err == f"There is no setting {mistyped}: did you mean {meant}?\n"


@pytest.mark.parametrize(
    "settings",
    [
        {"GOLF_LOG_LEVEL": "loud"},
        {"GOLF_DATABSE_URL": "x"},
        {"GOLF_DATABASE_URL": "nonsense"},
        {"GOLF_DATABASE_URL": "postgresql://golf@127.0.0.1:1/golf"},
    ],
)
def test_complaints_for_programs_are_json(run: Run, settings: dict[str, str]) -> None:
    done = run("migrate", GOLF_LOG_FORMAT="json", **settings)
    lines = done.err.splitlines()
    assert lines
    for line in lines:
        assert json.loads(line)["level"] == "error"


def test_settings_that_are_no_text_get_a_sentence(run: Run, tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"GOLF_LOG_LEVEL=\xff\n")
    done = run("check")
    assert done.code == 78
    assert done.err == "These settings cannot be used:\n.env: the file must be UTF-8 text\n"


@pytest.mark.parametrize(
    "url", ["sqlite:///:memory:", "nonsense", "sqlite:///no/such/folder/golf.db"]
)
@pytest.mark.parametrize("command", ["migrate", "check", "run"])
def test_an_unusable_database_gets_a_sentence(run: Run, command: str, url: str) -> None:
    done = run(command, GOLF_DATABASE_URL=url, DISCORD_TOKEN="not.a.token")
    assert done.code == 78
    assert len(done.err.strip().splitlines()) == 1
    assert "database" in done.err.lower()


def test_a_folder_that_cannot_be_written_to_is_named(run: Run) -> None:
    """Nobody can create a file in this folder, not even root, who may run the tests."""
    done = run("migrate", GOLF_DATABASE_URL="sqlite:////proc/golf.db")
    assert done.code == 78
    why = os.strerror(errno.ENOENT)
    assert done.err == (
        f"The folder /proc cannot be written to ({why}), and the database needs files beside it.\n"
    )


def test_a_folder_that_others_own_is_found_without_writing(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(65534)
    try:
        with pytest.raises(UnusableDatabase, match="cannot be written to"):
            check_writable(locate("sqlite:////usr/golf.db"))
    finally:
        if is_root:
            os.seteuid(0)


def test_only_a_file_can_be_one_that_nobody_may_write_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_writable(locate("postgresql://golf@localhost/golf"))  # the server decides who may write
    file = tmp_path.resolve() / "golf.db"
    monkeypatch.setattr(os, "access", lambda place, *_, **_options: place != file)
    check_writable(locate(f"sqlite:///{file}"))
    file.touch()
    with pytest.raises(UnusableDatabase) as error:
        check_writable(locate(f"sqlite:///{file}"))
    assert str(error.value) == f"The file {file} cannot be written to."


def test_a_crash_ends_with_the_code_that_is_started_again(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.program.upkeep.write_payload", None)
    done = run("check", GOLF_LOG_FORMAT="json")
    assert done.code == 1
    (line,) = done.err.splitlines()
    assert "TypeError" in json.loads(line)["exception"]


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (PortTaken("Port 1 is taken."), 1),
        (DatabaseAway("The server is down."), 1),
        (DatabaseInUse("Another process has it."), 1),
        (UnusableDatabase("It is of a newer version."), 78),
        (BadToken(), 78),
    ],
    ids=lambda value: type(value).__name__,
)
def test_the_code_says_whether_another_start_may_help(
    run: Run, monkeypatch: pytest.MonkeyPatch, error: Exception, code: int
) -> None:
    async def fail(*_values: object) -> None:
        raise error

    monkeypatch.setattr("bot.program.connecting.run", fail)
    done = run("run", DISCORD_TOKEN="hunter2")
    assert (done.code, done.err) == (code, f"{error}\n")


def test_an_interruption_that_no_handler_has_caught_is_a_normal_end(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows has no handlers for signals."""

    async def interrupt(*_values: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.program.upkeep.check", interrupt)
    done = run("check")
    assert (done.code, done.err) == (0, "")


def test_the_token_is_in_no_line_of_the_log_whatever_it_looks_like(
    run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("check", DISCORD_TOKEN="hunter2").code == 0
    structlog.get_logger("golf").warning("a library says hunter2")
    assert "a library says [hidden]" in capsys.readouterr().err


def test_a_reader_that_has_enough_gets_no_traceback(tmp_path: Path) -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "bot", "check"],
        cwd=tmp_path,
        env=environment(tmp_path, PYTHONUNBUFFERED=""),  # so that the lines wait for the end
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert program.stdout is not None
    program.stdout.close()
    _, complaints = program.communicate(timeout=120)
    assert complaints == ""
    assert program.returncode == 141


def test_an_unknown_command_gets_the_list_of_commands(run: Run) -> None:
    done = run("fly")
    assert done.code == 2
    assert "migrate" in done.err


def test_without_a_token_the_demo_explains_itself_and_ends_cleanly(
    started: Any, unused_tcp_port: int, tmp_path: Path
) -> None:
    process = started(
        GOLF_DEMO_PORT=str(unused_tcp_port),
        GOLF_DATABASE_URL="sqlite:///golf.db",
        **a_browser(tmp_path),
    )
    said = ""
    for line in process.stdout:
        said += line
        if "Ctrl-C" in line:
            break
    assert "There is no DISCORD_TOKEN" in said
    assert "https://discord.com/developers/applications" in said
    assert "does not use GOLF_DATABASE_URL" in said
    assert not (tmp_path / "golf.db").exists()
    assert f"http://127.0.0.1:{unused_tcp_port}/#" in said
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=120)
    assert process.returncode == 0, rest
    assert "The demo has ended" in rest
    assert "Traceback" not in rest
    if not {"CI", "SSH_CONNECTION"} & os.environ.keys():
        assert (tmp_path / "opened").read_text().strip() in said


def a_browser(folder: Path) -> dict[str, str]:
    """Return the settings of a machine whose browser notes the page that it should open."""
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {folder}/opened\n')
    browser.chmod(0o700)
    return {"DISPLAY": ":0", "BROWSER": f"{browser} %s"}


def test_a_demo_whose_port_is_taken_finds_another_and_ends_when_told_to(
    started: Any, tmp_path: Path
) -> None:
    with ExitStack() as others:
        other = others.enter_context(socket.create_server(("127.0.0.1", 0)))
        taken = other.getsockname()[1]
        with suppress(OSError):  # the next port is taken already
            others.enter_context(socket.create_server(("127.0.0.1", taken + 1)))
        quiet = {"GOLF_DEMO_BROWSER": "false", **a_browser(tmp_path)}
        demo = started("demo", GOLF_DEMO_PORT=str(taken), **quiet)
        said = ""
        for line in demo.stdout:
            said += line
            if "Ctrl-C" in line:
                break
    (port,) = re.findall(r"http://127\.0\.0\.1:(\d+)/", said)
    assert int(port) != taken
    demo.send_signal(signal.SIGTERM)
    rest, _ = demo.communicate(timeout=120)
    assert demo.returncode == 0, rest
    assert "The demo has ended" in rest
    assert not (tmp_path / "opened").exists()


def test_two_programs_on_one_database_are_one_too_many(run: Run, tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "golf.db")
    with holding(tmp_path):
        for command, name in (("run", "golf.db"), ("pack", "link.db")):
            url = f"sqlite:///{name}"
            done = run(command, DISCORD_TOKEN="not.a.token", GOLF_DATABASE_URL=url)
            assert done.code == 1
            assert done.err.startswith(f"{tmp_path}/golf.db is in use by another process")
            assert len(done.err.strip().splitlines()) == 1


def test_a_system_without_handlers_of_signals_goes_on_without_them(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows has none."""

    def refuse(*_values: object) -> None:
        raise NotImplementedError

    monkeypatch.setattr(asyncio.SelectorEventLoop, "add_signal_handler", refuse)
    done = run("pack")
    assert done.code == 0
    assert done.out.startswith("0 games in ")
