"""The dashboard and the manual name only figures that the bot has, and the manual names all of them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from prometheus_client.parser import text_string_to_metric_families

from bot.metrics import Metrics
from bot.program.running_bot import RunningBot
from tests.cogs.club import Club

DOCS = Path(__file__).parents[2] / "docs"
DASHBOARD: Any = json.loads((DOCS / "grafana" / "golf.json").read_text("utf-8"))
FIGURE = re.compile(r"\b(?:golf|process)_[a-z_]+\b")
ENDS = re.compile(r"_(?:bucket|count|sum|total|created)$")


def figures() -> set[str]:
    """Return all figures of the bot, without those of the process."""
    return {
        family.name for family in Metrics().registry.collect() if family.name.startswith("golf_")
    }


def expressions() -> list[str]:
    return [target["expr"] for panel in DASHBOARD["panels"] for target in panel.get("targets", [])]


def test_the_dashboard_shows_every_figure_and_no_other() -> None:
    known = figures() | {"process_resident_memory_bytes", "process_cpu_seconds"}
    shown = {ENDS.sub("", name) for query in expressions() for name in FIGURE.findall(query)}
    assert shown - known == set()
    assert known - shown == {"golf_shards"}


def test_the_queries_group_by_labels_that_there_are() -> None:
    grouped = {
        label
        for query in expressions()
        for some in re.findall(r"by \(([a-z, ]+)\)", query)
        for label in some.split(", ")
    }
    assert grouped <= {"kind", "outcome", "method", "route", "status", "sender", "instance", "le"}
    assert "kind" in grouped


def test_the_manual_explains_every_figure() -> None:
    manual = (DOCS / "hosting.md").read_text("utf-8")
    explained = {ENDS.sub("", name) for name in re.findall(r"`(golf_[a-z_]+)`", manual)}
    assert explained == figures()


async def test_the_queries_find_what_a_bot_with_players_serves(tmp_path: Path) -> None:
    metrics = Metrics()
    async with Club(tmp_path / "golf.db", meter=metrics) as club:
        metrics.source = RunningBot(club.bot, club.store, now=club.now)
        await club.start(club.ann, club.bob, holes=3)
        await club.pass_time(1000)
        # This process has no neighbours, and a Discord in memory gets no requests over a network.
        metrics.count_notice(True)
        metrics.count_request("GET", "/gateway/bot", 200, 0.1)
        served = text_string_to_metric_families((await metrics.write_text()).decode())
        labels: dict[str, set[str]] = {}
        for family in served:
            for sample in family.samples:
                labels.setdefault(sample.name, {"instance", "job"}).update(sample.labels)
    for query in expressions():
        (name,) = FIGURE.findall(query)
        assert name in labels, query
        used = {
            label for some in re.findall(r"by \(([a-z, ]+)\)", query) for label in some.split(", ")
        }
        used |= set(re.findall(r"[{,]\s*([a-z]+)\s*(?:=~|!~|!=|=)", query))
        assert used <= labels[name], query
