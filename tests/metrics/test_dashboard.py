"""The dashboard and the manual name only figures that the bot has, and the manual names all of them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from bot.metrics import Metrics

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
