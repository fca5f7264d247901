"""The figures and the health of a bot that people play with."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from pathlib import Path

import aiohttp
import pytest
import structlog
from prometheus_client import CONTENT_TYPE_LATEST
from prometheus_client.parser import text_string_to_metric_families

from bot.clockwork.looking_further import LookingFurther
from bot.messages import Publisher
from bot.metrics import Metrics, Vitals, serve
from bot.metrics.vitals import list_ills
from bot.ports.meter import AnswerOutcome
from bot.program.connecting import PortTaken, run
from bot.program.running_bot import RunningBot
from bot.program.settings import Settings
from bot.program.wiring import build
from data.store import Store
from tests.cogs.club import Club
from tests.data.playing import a_lobby

WELL = Vitals(
    shards=2,
    shards_down=0,
    open_games=3,
    overdue_s=0.5,
    behind_s=(0.1, 2.0),
    budget_left=50.0,
    database_bytes=4096,
)


class Looked:
    """A bot whose vital figures the test decides."""

    def __init__(self, vitals: Vitals | Exception) -> None:
        self.found = vitals

    async def measure(self) -> Vitals:
        """Return or raise what the test has set."""
        if isinstance(self.found, Exception):
            raise self.found
        return self.found


def samples(text: str) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def get(address: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(address) as response:
        return response.status, await response.text()


async def test_a_game_is_counted_and_no_label_names_anybody(tmp_path: Path) -> None:
    metrics = Metrics()
    async with Club(tmp_path / "golf.db", meter=metrics) as club:
        metrics.source = RunningBot(club.bot, club.store, now=club.now)
        await club.start(club.ann, club.bob, holes=3)
        await club.command(club.ann, "scores")
        figures = (await metrics.write_text()).decode()
        found = samples(figures)
        assert found["golf_open_games", ()] == 1
        assert found["golf_up", ()] == 1
        assert found["golf_database_bytes", ()] > 4096
        assert found["golf_commit_seconds_count", ()] >= 3
        assert (
            found["golf_answer_seconds_count", (("kind", "golf start"), ("outcome", "shown"))] == 1
        )
        assert (
            found["golf_answer_seconds_count", (("kind", "golf scores"), ("outcome", "shown"))] == 1
        )
        assert any(
            name == "golf_picture_seconds_count" and value for (name, _), value in found.items()
        )
        kinds = {dict(labels).get("kind") for (_, labels) in found}
        assert {"join", "begin"} <= kinds
        secrets = [
            str(club.guild.id), str(club.channel.id), club.guild.name,
            *(str(member.id) for member in club.people.values()),
            "Ann", "Bob", "Cy",
            *await club.store.games.list_open_ids(),
        ]  # fmt: skip
    labels = re.findall(r"\{(.*?)\} ", figures)
    assert labels
    for secret in secrets:
        assert not any(secret in label for label in labels), secret
    assert not any(re.search(r"\d{5,}", label) for label in labels)


def test_what_takes_too_long_can_be_told_from_what_is_only_slow() -> None:
    metrics = Metrics()
    metrics.count_answer("draw", AnswerOutcome.SHOWN, 1.0)
    metrics.count_request("GET", "/users/@me", 200, 1.0)
    metrics.count_picture("TablePicture", 1.0)
    longest: dict[str, float] = {}
    for family in metrics.registry.collect():
        for sample in family.samples:
            limit_s = float(sample.labels.get("le", "inf"))
            if limit_s < float("inf"):
                longest[family.name] = max(limit_s, longest.get(family.name, 0.0))
    assert longest == {
        "golf_answer_seconds": 10,
        "golf_request_seconds": 10,
        "golf_picture_seconds": 3,
        "golf_commit_seconds": 3,
        "golf_deadline_late_seconds": 120,
    }


async def test_what_became_of_each_answer_is_counted(tmp_path: Path) -> None:
    async def broken(_user_id: int) -> None:
        raise ConnectionResetError

    metrics = Metrics()
    async with Club(tmp_path / "golf.db", meter=metrics) as club:
        await club.command(club.ann, "table")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(club.store.people, "load_preferences", broken)
            await club.command(club.ann, "learn")
        club.env.inject_error("POST", "/interactions/*/callback", status=503, times=None)
        await club.ann.slash(club.channel, "golf rules")
        found = samples((await metrics.write_text()).decode())
    for kind, outcome in (("table", "refused"), ("learn", "failed"), ("rules", "not shown")):
        labels = (("kind", f"golf {kind}"), ("outcome", outcome))
        assert found["golf_answer_seconds_count", labels] == 1


async def test_the_address_answers_on_this_machine_only() -> None:
    metrics = Metrics()
    metrics.source = Looked(WELL)
    async with serve(metrics, 0) as address:
        assert address.startswith("http://127.0.0.1:")
        with pytest.raises(aiohttp.ClientConnectionError):
            await get(address.replace("127.0.0.1", "127.0.0.2"))  # as from another machine
        assert await get(f"{address}/healthz") == (200, "The bot is well.\n")
        status, text = await get(f"{address}/metrics")
        assert status == 200
        assert samples(text)["golf_messages_behind", ()] == 2
        assert samples(text)["golf_messages_behind_seconds", ()] == 2.0
        assert samples(text)["golf_request_budget_left", ()] == 50
        assert samples(text)["process_resident_memory_bytes", ()] > 10**6
        assert (await get(f"{address}/"))[0] == 404
        # Prometheus reads the format from this header.
        async with aiohttp.ClientSession() as session, session.get(f"{address}/metrics") as answer:
            assert answer.headers["Content-Type"] == CONTENT_TYPE_LATEST


async def test_health_says_in_words_what_is_wrong() -> None:
    metrics = Metrics()
    async with serve(metrics, 0) as address:
        assert await get(f"{address}/healthz") == (
            503,
            "The bot has not connected to Discord yet.\n",
        )
        metrics.away = "Discord cannot be reached: no route to host"
        assert await get(f"{address}/healthz") == (
            503,
            "Discord cannot be reached: no route to host\n",
        )
        metrics.source = Looked(replace(WELL, shards_down=1, behind_s=(75.0, 3.0)))
        status, words = await get(f"{address}/healthz")
        assert status == 503
        assert words.splitlines() == [
            "1 of 2 connections to Discord are down.",
            "2 messages are out of date, the oldest for 75 s.",
        ]
        _, text = await get(f"{address}/metrics")
        assert samples(text)["golf_up", ()] == 0


async def test_a_database_that_cannot_be_read_is_ill_health_and_no_secret() -> None:
    metrics = Metrics()
    metrics.source = Looked(RuntimeError("row 123 of Ann"))
    with structlog.testing.capture_logs() as lines:
        assert await metrics.list_ills() == ("The database cannot be read; the log says why.",)
    assert [line["event"] for line in lines] == ["vitals cannot be read"]


def test_a_late_deadline_is_ill_health_once_it_is_very_late() -> None:
    assert list_ills(WELL) == ()
    assert list_ills(replace(WELL, overdue_s=29.0)) == ()
    assert list_ills(replace(WELL, overdue_s=42.0)) == (
        "A game waits for a deadline that is 42 s late.",
    )


async def test_a_deadline_that_is_not_carried_out_is_seen(tmp_path: Path) -> None:
    metrics = Metrics()
    async with Club(tmp_path / "golf.db", meter=metrics) as club:
        source = RunningBot(club.bot, club.store, now=club.now)
        await club.start(club.ann, club.bob, holes=3)
        await club.application.deadlines.close()
        assert (await source.measure()).overdue_s == 0  # the deadline is ahead
        await club.pass_time(100)
        assert 50 < (await source.measure()).overdue_s <= 100
        assert (await source.measure()).shards_down == 0
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Publisher, "behind_s", (75.0, 3.0))
            assert (await source.measure()).behind_s == (75.0, 3.0)


async def test_a_bot_that_has_not_connected_yet_has_one_shard(tmp_path: Path) -> None:
    closed: list[bool] = []

    class Further(LookingFurther):
        async def close(self) -> None:
            closed.append(True)

    async with await Store.open(f"sqlite:///{tmp_path}/golf.db") as store:
        bot = build(Settings(_env_file=None), store, looking_further=Further())
        await store.games.create(a_lobby())
        measured = await RunningBot(bot, store).measure()
        assert (measured.shards, measured.shards_down) == (1, 1)
        assert (measured.open_games, measured.overdue_s) == (1, 0)
        assert (tuple(measured.behind_s), measured.budget_left) == ((), bot.budget.left)
        assert measured.budget_left > 0
        await bot.close()
    assert closed == [True], "what the bot was given ends with it"


async def test_a_port_that_is_taken_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    metrics = Metrics()
    async with serve(metrics, 0) as address:
        port = int(address.rpartition(":")[2])
        settings = Settings(_env_file=None, metrics_port=port)
        with pytest.raises(
            PortTaken,
            match=rf"^Port {port} cannot be had for metrics \([^\[]*address.*\): give GOLF_METRICS_PORT another one\.$",
        ):
            await run(settings, "token", asyncio.Event())
