"""Keeps the figures for Prometheus. No label names a person, a server or a game."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from bot.metrics.labels import Few, name_kind, name_route
from bot.metrics.vitals import Source, Vitals, list_ills
from bot.ports.meter import AnswerOutcome

log = structlog.get_logger(__name__)

_PATIENCE_S: Final = 5.0
"""If the database does not answer within this number of seconds, the bot is not well."""
_ANSWERS_S: Final = (0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 3, 10)
_QUICK_S: Final = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3)
_LATE_S: Final = (0.1, 0.5, 1, 2, 5, 10, 30, 120)


class Metrics:
    """Counts what happens, as ``bot.ports.meter.Meter`` demands, and says whether the bot is well."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.source: Source | None = None
        """Measures the vital figures of the running bot; ``None`` while the bot is not connected to Discord."""
        self.away = ""
        """Why the last attempt to connect to Discord failed, as a sentence; empty if no attempt has failed."""
        self._kinds, self._routes, self._pictures = Few(), Few(), Few()
        ProcessCollector(registry=self.registry)
        self._make_counters()
        self._make_gauges()

    def _make_counters(self) -> None:
        where = self.registry
        self._answers = Histogram(
            "golf_answer_seconds",
            "Presses and commands: from their arrival until Discord has the answer.",
            ("kind", "outcome"),
            registry=where,
            buckets=_ANSWERS_S,
        )
        self._requests = Histogram(
            "golf_request_seconds",
            "Requests to Discord; status 0 is a request without an answer.",
            ("method", "route", "status"),
            registry=where,
            buckets=_ANSWERS_S,
        )
        self._drawn = Histogram(
            "golf_picture_seconds",
            "Pictures; one that is still in memory takes no time.",
            ("kind",),
            registry=where,
            buckets=_QUICK_S,
        )
        self._writes = Histogram(
            "golf_commit_seconds",
            "Transactions that write, the wait for their turn included.",
            registry=where,
            buckets=_QUICK_S,
        )
        self._late = Histogram(
            "golf_deadline_late_seconds",
            "Deadlines: how much after their instant they were carried out.",
            registry=where,
            buckets=_LATE_S,
        )
        self._heard = Counter(
            "golf_notifications",
            "Notices that a game has changed, by the process they came from.",
            ("sender",),
            registry=where,
        )

    def _make_gauges(self) -> None:
        def make_gauge(name: str, words: str) -> Gauge:
            return Gauge(f"golf_{name}", words, registry=self.registry)

        self._up = make_gauge("up", "1 if the bot is well, 0 if /healthz says why it is not.")
        self._open_games = make_gauge(
            "open_games", "Games under way and open lobbies, in the database."
        )
        self._overdue = make_gauge("overdue_seconds", "How late the oldest waiting deadline is.")
        self._behind = make_gauge("messages_behind", "Messages that are out of date now.")
        self._behind_s = make_gauge(
            "messages_behind_seconds", "For how long the oldest of them is."
        )
        self._budget = make_gauge(
            "request_budget_left", "Requests that this second still has room for."
        )
        self._size = make_gauge("database_bytes", "What the database takes on the disk.")
        self._shards = make_gauge("shards", "Connections to Discord that this process should have.")
        self._down = make_gauge("shards_down", "Those of them that are not there.")

    # What happens

    def count_answer(self, kind: str, outcome: AnswerOutcome, seconds: float) -> None:
        """Count an answer to a press or command, and the seconds until Discord had it."""
        self._answers.labels(self._kinds.limit(name_kind(kind)), outcome.value).observe(seconds)

    def count_request(self, method: str, path: str, status: int, seconds: float) -> None:
        """Count a request to Discord, and the seconds that it took."""
        route = self._routes.limit(name_route(path))
        self._requests.labels(method, route, str(status)).observe(seconds)

    def count_picture(self, kind: str, seconds: float) -> None:
        """Count a picture and the seconds that it took."""
        self._drawn.labels(self._pictures.limit(kind)).observe(seconds)

    def count_deadline(self, late_s: float) -> None:
        """Count a deadline, and by how many seconds it was late."""
        self._late.observe(max(0.0, late_s))

    def count_write(self, seconds: float) -> None:
        """Count a transaction that wrote to the database, and its seconds. The seconds include the wait before it."""
        self._writes.observe(seconds)

    def count_notice(self, own: bool) -> None:
        """Count a message between processes of the bot. ``own`` says whether this process sent the message."""
        self._heard.labels("this" if own else "other").inc()

    # What is asked

    async def write_text(self) -> bytes:
        """Measure the vital figures, and return all figures in Prometheus' format."""
        await self.list_ills()
        return generate_latest(self.registry)

    async def list_ills(self) -> tuple[str, ...]:
        """Measure the vital figures, and return a sentence for each fault of the bot; none if it is well."""
        found = await self._look()
        self._up.set(not found)
        return found

    async def _look(self) -> tuple[str, ...]:
        if self.source is None:
            return (self.away or "The bot has not connected to Discord yet.",)
        try:
            async with asyncio.timeout(_PATIENCE_S):
                vitals = await self.source.measure()
        except TimeoutError:
            return (f"The database has not answered within {_PATIENCE_S:.0f} s.",)
        except Exception:
            # The message of a driver may contain values of a row, so it goes to the log only.
            log.exception("vitals cannot be read")
            return ("The database cannot be read; the log says why.",)
        self._note(vitals)
        return list_ills(vitals)

    def _note(self, vitals: Vitals) -> None:
        self._open_games.set(vitals.open_games)
        self._overdue.set(vitals.overdue_s)
        self._behind.set(len(vitals.behind_s))
        self._behind_s.set(max(vitals.behind_s, default=0.0))
        self._budget.set(vitals.budget_left)
        self._size.set(vitals.database_bytes)
        self._shards.set(vitals.shards)
        self._down.set(vitals.shards_down)
