"""Details that only the host of the bot notices: figures, limits, settings and mentions in the demo."""

from __future__ import annotations

import asyncio
import json
import os
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import structlog

from bot.metrics import MeteredDrawing, Metrics, Vitals
from bot.metrics.vitals import list_ills
from bot.ports.meter import AnswerOutcome, Unmetered
from bot.ports.pictures import FormChart
from bot.program.demo import has_browser
from bot.program.mentions import write_mentions
from bot.program.neighbours import Gate, run_beside
from bot.program.settings import (
    BadSettings,
    LogFormat,
    list_unknown,
    load_settings,
    read_format,
)
from bot.program.sharing import choose_territory, read_shards, share_out
from data.errors import DatabaseAway
from data.shards import WHOLE
from tests.cogs.world import TinyPictures

ILL = Vitals(
    shards=7,
    shards_down=2,
    open_games=3,
    overdue_s=31.0,
    behind_s=(5.0, 61.0, 4.0),
    budget_left=11.0,
    database_bytes=4096,
)


class Looked:
    """A bot whose vital figures the test decides."""

    async def measure(self) -> Vitals:
        return ILL


def figure(metrics: Metrics, name: str, **labels: str) -> float | None:
    return metrics.registry.get_sample_value(name, labels)


async def test_each_figure_is_the_one_that_its_name_says() -> None:
    metrics = Metrics()
    metrics.source = Looked()
    await metrics.write_text()
    figures = {
        "up": 0,
        "open_games": 3,
        "overdue_seconds": 31,
        "messages_behind": 3,
        "messages_behind_seconds": 61,
        "request_budget_left": 11,
        "database_bytes": 4096,
        "shards": 7,
        "shards_down": 2,
    }
    found = {name: figure(metrics, f"golf_{name}") for name in figures}
    assert found == figures
    metrics.source = None
    assert await metrics.list_ills() == ("The bot has not connected to Discord yet.",)
    assert figure(metrics, "golf_up") == 0


def test_what_is_counted_is_counted_under_its_name() -> None:
    metrics = Metrics()
    metrics.count_answer("swap3", AnswerOutcome.REFUSED, 0.3)
    metrics.count_request("POST", "/api/v10/channels/12345678/messages", 429, 0.2)
    metrics.count_picture("TablePicture", 0.1)
    metrics.count_deadline(-5.0)
    metrics.count_write(0.5)
    metrics.count_notice(True)
    metrics.count_notice(False)
    metrics.count_notice(False)
    route = "/channels/{id}/messages"
    assert figure(metrics, "golf_answer_seconds_sum", kind="swap", outcome="refused") == 0.3
    assert (
        figure(metrics, "golf_request_seconds_sum", method="POST", route=route, status="429") == 0.2
    )
    assert figure(metrics, "golf_picture_seconds_sum", kind="TablePicture") == 0.1
    assert figure(metrics, "golf_deadline_late_seconds_sum") == 0  # early is not late
    assert figure(metrics, "golf_commit_seconds_sum") == 0.5
    assert figure(metrics, "golf_notifications_total", sender="this") == 1
    assert figure(metrics, "golf_notifications_total", sender="other") == 2


def test_each_fault_has_its_sentence_and_its_limit() -> None:
    well = replace(ILL, shards_down=0, overdue_s=30.0, behind_s=(60.0, 1.0))
    assert list_ills(well) == ()
    assert len(list_ills(replace(well, shards_down=1))) == 1
    assert len(list_ills(replace(well, overdue_s=30.5))) == 1
    assert len(list_ills(replace(well, behind_s=(1.0, 60.5)))) == 1
    assert list_ills(ILL) == (
        "2 of 7 connections to Discord are down.",
        "A game waits for a deadline that is 31 s late.",
        "3 messages are out of date, the oldest for 61 s.",
    )


async def test_the_drawing_begins_and_ends_behind_its_meter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now_s = 100.0
    time = SimpleNamespace(perf_counter=lambda: now_s)
    monkeypatch.setattr("bot.metrics.drawing.time", time)

    class Drawing(TinyPictures):
        def __init__(self) -> None:
            super().__init__()
            self.steps: list[str] = []

        async def start(self) -> None:
            self.steps.append("start")

        async def close(self) -> None:
            self.steps.append("close")

        async def draw_file(self, spec: object) -> bytes:
            nonlocal now_s
            now_s += 2.5
            return b"drawn"

    counted: list[tuple[str, float]] = []

    class Counting(Unmetered):
        def count_picture(self, kind: str, seconds: float) -> None:
            counted.append((kind, seconds))

    drawing = Drawing()
    metered = MeteredDrawing(drawing, Counting())
    await metered.start()
    assert await metered.draw_file(FormChart((1, 2), "Ann")) == b"drawn"
    await metered.close()
    assert drawing.steps == ["start", "close"]
    assert counted == [("FormChart", 2.5)]


class Locks:
    """The locks of all processes. ``free`` may find the database gone."""

    def __init__(self) -> None:
        self.steps: list[str] = []
        self.is_away = False

    async def hold(self, name: str) -> None:
        self.steps.append(f"hold {name}")

    async def free(self, name: str) -> None:
        self.steps.append(f"free {name}")
        if self.is_away:
            raise DatabaseAway("gone")


async def test_a_shard_waits_for_those_with_the_same_remainder_and_lets_go_later() -> None:
    locks: Any = Locks()
    gate = Gate(locks, pause_s=0.01)
    await gate.wait(5, 4)
    assert locks.steps == ["hold identify 1"]
    await asyncio.sleep(0.05)
    assert locks.steps == ["hold identify 1", "free identify 1"]
    locks.is_away = True
    with structlog.testing.capture_logs() as lines:
        await gate.wait(3, 0)
        await asyncio.sleep(0.05)
    assert locks.steps[2:] == ["hold identify 0", "free identify 0"]
    assert lines == []  # the locks of a lost connection are free anyway


async def test_what_runs_beside_a_block_ends_with_it() -> None:
    ended: list[str] = []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            ended.append("work")

    with suppress(ZeroDivisionError):
        async with run_beside(work()):
            await asyncio.sleep(0)
            raise ZeroDivisionError
    assert ended == ["work"]


@pytest.mark.parametrize(
    ("variables", "named"),
    [
        ({"GOLF_COMPUTER_PACE_S": "31"}, ["GOLF_COMPUTER_PACE_S"]),
        ({"GOLF_METRICS_PORT": "65536", "GOLF_DEMO_PORT": "-1"}, ["METRICS_PORT", "DEMO_PORT"]),
        ({"GOLF_REQUESTS_PER_S": "0"}, ["GOLF_REQUESTS_PER_S"]),
        ({"GOLF_SHARDS": "16", "GOLF_PROCESSES": "0"}, ["GOLF_PROCESSES"]),
        ({"GOLF_SHARDS": "0-3/16"}, ["needs PostgreSQL"]),
    ],
)
def test_every_setting_that_cannot_be_used_is_named(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], named: list[str]
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as refused:
        load_settings(None)
    assert all(name in str(refused.value) for name in named)


def test_settings_at_their_limits_and_empty_ones_can_be_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in {
        "GOLF_COMPUTER_PACE_S": "30",
        "GOLF_METRICS_PORT": "0",
        "GOLF_DEMO_PORT": "65535",
        "GOLF_PROCESSES": "",
        "GOLF_SHARDS": "2",
        "GOLF_LOG_FORMAT": "JSON",
    }.items():
        monkeypatch.setenv(name, value)
    settings = load_settings(None)
    assert (settings.metrics_port, settings.processes) == (0, None)
    assert settings.log_format is LogFormat.JSON
    assert settings.own_shards is not None
    assert choose_territory(settings.own_shards) is WHOLE


def test_the_format_of_complaints_is_read_as_the_settings_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in os.environ if name.startswith("GOLF_")]:
        monkeypatch.delenv(name)  # such as the database server of the tests
    file = tmp_path / ".env"
    file.write_text("GOLF_LOG_FORMAT=Json\n", "utf-8")
    assert read_format(file) is LogFormat.JSON
    monkeypatch.setenv("GOLF_LOG_FORMAT", "console")
    assert read_format(file) is LogFormat.CONSOLE
    file.write_bytes(b"\xff\xfe\x00GOLF")
    assert read_format(file) is LogFormat.CONSOLE
    assert list_unknown(tmp_path / "no file") == ()


def test_shards_and_processes_have_no_gaps_and_no_more_than_there_are() -> None:
    for written in ("0-16/16", "16/16", "3-1/16", "0/0", "10001"):
        with pytest.raises(ValueError, match=r"shards|write"):
            read_shards(written)
    with pytest.raises(ValueError, match="are not shards of 16: the first is 0"):
        read_shards("0-16/16")
    with pytest.raises(ValueError, match="no process"):
        read_shards("2", 3, "0")
    first, second = read_shards("4", 2, "golf-0"), read_shards(" 4 ", 2, " golf-1 ")
    assert first is not None
    assert second is not None
    # Half of the requests are for direct messages, which the process with shard 0 sends.
    assert share_out(first, 48.0).requests_per_s == 36.0
    assert share_out(second, 48.0).requests_per_s == 12.0
    assert share_out(second, 48.0).shard_ids == (2, 3)
    assert share_out(None, 48.0).shard_ids is None
    assert choose_territory(first) is first


@pytest.mark.parametrize(
    ("typed", "sent"),
    [
        ("@bob", "<@7>"),
        ("@BOB and @Ann", "<@7> and <@8>"),
        ("<@bob> bob@bob.org", "<@bob> bob@bob.org"),
        ("@bobby @zoe", "@bobby @zoe"),
    ],
)
def test_a_name_behind_an_at_is_a_mention_if_it_is_a_whole_name(typed: str, sent: str) -> None:
    people = {"bob": 7, "ann": 8}
    body = json.dumps({"options": [{"value": typed, "n": 1}]}).encode()
    assert json.loads(write_mentions(body, people)) == {"options": [{"value": sent, "n": 1}]}
    assert write_mentions(b"no json @bob", people) == b"no json @bob"


@pytest.mark.parametrize(
    ("platform", "environment", "opens"),
    [
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0", "SSH_CONNECTION": "x"}, False),
        ("darwin", {"CI": "true"}, False),
        ("darwin", {"SSH_CONNECTION": "x"}, False),
        ("win32", {}, True),
    ],
)
def test_a_browser_opens_on_ones_own_screen_only(
    platform: str, environment: dict[str, str], opens: bool
) -> None:
    assert has_browser(platform, environment) is opens
