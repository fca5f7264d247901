"""What a process does as one of several: locks, notices, looks at the database, and its end. No server is needed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.metrics import Metrics
from bot.ports.meter import Meter, Unmetered
from bot.program import logs
from bot.program.neighbours import Gate, Neighbour, join_neighbours
from bot.program.settings import LogFormat, LogLevel
from bot.program.standing_in import StandIn
from data.errors import DatabaseAway
from data.lanes import Lanes
from data.notices import GameNotice, Notice, PersonNotice, ServerNotice, UnreachedNotice
from data.shards import Shards
from tests.bot.haste import say_at_once_what_a_start_waits_for

LEFT, RIGHT = 2 << 22, 3 << 22
"""Servers of shard 0 and of shard 1, if there are two shards."""
GAME = GameNotice("8f3k", 5, RIGHT)


@pytest.fixture(autouse=True)
def _log() -> None:
    """Log as the running program does."""
    logs.configure(LogLevel.INFO, LogFormat.CONSOLE)


class Calls(list[tuple[Any, ...]]):
    """What was called, with its arguments."""

    def of(self, name: str, fails: object = None) -> Callable[..., Any]:
        """Return a function that notes its calls. It raises an error if its first argument is ``fails``."""

        async def note(*values: Any, **options: Any) -> Any:
            self.append((name, *values, *options.values()))
            if values and values[0] == fails:
                raise ZeroDivisionError
            return SimpleNamespace(game_id=values[0] if values else "")

        return note

    def at_once(self, name: str) -> Callable[..., None]:
        """Return a function that notes its calls and need not be awaited."""
        return lambda *values: self.append(
            (name, *(getattr(one, "game_id", one) for one in values))
        )


def neighbour_of(
    calls: Calls, shard: int, late: Any = None, meter: Meter | None = None, games: Any = None
) -> Neighbour:
    """Return the neighbour of a process with one of two shards."""
    people = SimpleNamespace(
        forget=calls.at_once("forget"), forget_server=calls.at_once("forget_server")
    )
    publisher = SimpleNamespace(
        follow_choice=calls.of("follow_choice"),
        tell_unreached=calls.of("tell_unreached"),
        check=calls.at_once("check"),
    )
    games = games or SimpleNamespace(
        catch_up=calls.of("catch_up"), recall=calls.of("recall", "broken")
    )
    store: Any = SimpleNamespace(
        shards=Shards(2, frozenset({shard})),
        people=people,
        surfaces=SimpleNamespace(list_late=late),
    )
    app: Any = SimpleNamespace(games=games, publisher=publisher)
    return Neighbour(store, app, meter or Unmetered())


@pytest.mark.parametrize(
    ("shard", "notice", "done"),
    [
        (1, GAME, [("catch_up", "8f3k", 5)]),
        (0, GAME, [("catch_up", "8f3k", 5)]),
        (1, GameNotice("8f3k", 5, LEFT), []),
        (1, PersonNotice(7), [("forget", 7), ("follow_choice", 7)]),
        (1, ServerNotice(9), [("forget_server", 9)]),
        (1, UnreachedNotice("8f3k", RIGHT, 2), [("tell_unreached", "8f3k", 2)]),
        (0, UnreachedNotice("8f3k", RIGHT, 2), []),
    ],
)
async def test_a_notice_is_acted_on_by_those_who_show_something_of_it(
    shard: int, notice: Notice, done: list[tuple[Any, ...]]
) -> None:
    metrics = Metrics()
    for own in (True, False):
        calls = Calls()
        neighbour = neighbour_of(calls, shard, meter=metrics)
        neighbour.hear(notice, own)
        await asyncio.sleep(0)
        assert calls == ([] if own else done)
        await neighbour.close()
    neighbour_of(Calls(), shard, meter=metrics).hear(notice, True)
    for sender, times in (("this", 2), ("other", 1)):
        counted = {"sender": sender}
        assert metrics.registry.get_sample_value("golf_notifications_total", counted) == times


async def test_changes_elsewhere_keep_no_press_waiting() -> None:
    lanes, calls, may_end = Lanes(2), list[str](), asyncio.Event()

    async def catch_up(game_id: str, _version: int) -> None:
        async with lanes.taking():
            calls.append(game_id)
            await may_end.wait()

    neighbour = neighbour_of(Calls(), 1, games=SimpleNamespace(catch_up=catch_up))
    for game_id in ("8f3k", "9g4m"):
        neighbour.hear(GameNotice(game_id, 5, RIGHT), False)
    await asyncio.sleep(0)
    async with asyncio.timeout(10), lanes.taking():
        pass
    assert calls == ["8f3k"], "what can wait has half of the connections"
    await neighbour.close()


async def test_a_look_asks_for_the_version_it_has_found_and_goes_on_after_a_fault() -> None:
    calls = Calls()

    async def list_late() -> dict[str, int]:
        if not calls:
            calls.append(("asked",))
            raise ZeroDivisionError
        return {"broken": 3, "8f3k": 5}

    neighbour = neighbour_of(calls, 1, list_late)
    with capture_logs() as logs:
        await neighbour.look()
        await neighbour.look()
    assert calls[1:] == [("recall", "broken", 3), ("recall", "8f3k", 5), ("check", "8f3k")]
    told = [(one["log_level"], one.get("exc_info")) for one in logs]
    assert told == [("warning", True)] * 2, "the reason is in the log"


class Line:
    """A connection to the other processes. ``busy`` are the locks that they hold."""

    def __init__(self, *busy: str) -> None:
        self.busy = busy
        self.asked_for: list[str] = []
        self.held: list[str] = []
        self.was_freed: list[str] = []
        self.was_cancelled = False
        self.lost = asyncio.Event()
        self.alone = object()

    async def try_hold(self, name: str) -> bool:
        self.asked_for.append(name)
        if name not in self.busy:
            self.held.append(name)
        return name not in self.busy

    async def hold(self, name: str) -> None:
        try:
            if not await self.try_hold(name):
                await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.was_cancelled = True
            raise

    async def free(self, name: str) -> None:
        self.was_freed.append(name)

    async def watch(self) -> None:
        await self.lost.wait()


class Client:
    """A client as far as its process goes."""

    def __init__(self) -> None:
        self.failure: BaseException | None = None
        self.closed_for: BaseException | None = None
        self.gate: object = None
        self.alone: object = None
        self.is_closed = False
        self.was_cancelled = False
        self.app = SimpleNamespace(games=SimpleNamespace(catch_up=self._catch_up))

    async def _catch_up(self, *_values: object) -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.was_cancelled = True
            raise

    async def close(self) -> None:
        self.is_closed, self.closed_for = True, self.failure


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Let each process have its own line. The list gets the function that hears the notices."""
    found: list[Any] = []

    @asynccontextmanager
    async def open_wire(line: Line, hear: Any) -> AsyncIterator[Line]:
        found.append(hear)
        yield line

    monkeypatch.setattr("bot.program.neighbours.open_wire", open_wire)
    return found


@pytest.mark.parametrize(
    ("ids", "looks"), [({2, 0}, ["looks", "stands in"]), ({3, 1}, ["looks"])], ids=str
)
async def test_a_process_has_its_shards_and_ends_when_the_others_are_lost(
    monkeypatch: pytest.MonkeyPatch, heard: list[Any], ids: set[int], looks: list[str]
) -> None:
    calls, line, client = Calls(), Line(), Client()
    monkeypatch.setattr(Neighbour, "look_regularly", lambda _self: calls.of("looks")())
    monkeypatch.setattr(StandIn, "look_regularly", lambda _self: calls.of("stands in")())
    shards = Shards(4, frozenset(ids))
    store: Any = SimpleNamespace(is_shared=True, shards=shards, database=line)
    bot: Any = client
    async with join_neighbours(store, bot, Unmetered()):
        assert line.held == [f"shard {shard}" for shard in sorted(ids)]
        assert client.gate is not None
        assert client.alone is line.alone
        heard[0](GameNotice("8f3k", 5, min(ids) << 22), False)
        await asyncio.sleep(0.01)
        assert [name for name, *_ in calls] == looks
        closed = [client.is_closed]
        line.lost.set()
        await asyncio.sleep(0.01)
        assert [*closed, client.is_closed] == [False, True]
        assert isinstance(client.closed_for, DatabaseAway)
    assert client.was_cancelled


@pytest.mark.parametrize("has_said", [True, False])
async def test_a_process_that_is_stopped_while_it_waits_for_its_shard_does_not_take_it(
    heard: list[Any],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    has_said: bool,
) -> None:
    if has_said:
        say_at_once_what_a_start_waits_for(monkeypatch)
    line, client = Line("shard 3"), Client()
    shards = Shards(4, frozenset({1, 3}))
    store: Any = SimpleNamespace(is_shared=True, shards=shards, database=line)
    bot: Any = client
    joining = asyncio.create_task(join_neighbours(store, bot, Unmetered()).__aenter__())
    async with asyncio.timeout(20):
        while not (caplog.records if has_said else line.asked_for[1:]):  # noqa: ASYNC110  (nothing else happens)
            await asyncio.sleep(0.001)
    assert (len(heard), joining.done(), client.gate) == (1, False, None)
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == has_said
    for words in ("another process has a shard, waiting for its end", "shard 3"):
        assert all(words in one for one in said)
    joining.cancel()
    await asyncio.wait({joining})
    await asyncio.sleep(0)
    assert line.was_cancelled


async def test_a_connection_keeps_its_turn_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    line: Any = Line()
    sleep, pauses, is_over = asyncio.sleep, list[float](), asyncio.Event()

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        await is_over.wait()

    monkeypatch.setattr(asyncio, "sleep", pause)
    await Gate(line).wait(5, 2)
    await sleep(0)
    assert (line.held, pauses, line.was_freed) == (["identify 1"], [5.0], [])
    is_over.set()
    await sleep(0.01)
    assert line.was_freed == ["identify 1"]


async def test_a_stand_in_moves_what_is_late_and_goes_on_after_a_fault(
    caplog: pytest.LogCaptureFixture,
) -> None:
    calls, now = Calls(), datetime(2026, 7, 1, tzinfo=UTC)

    async def list_orphans(due: datetime) -> list[tuple[str, int]]:
        assert due == now - timedelta(seconds=1), "the process of the game may be about to move"
        return [("broken", RIGHT), ("living", LEFT), ("8f3k", RIGHT)]

    line: Any = Line("shard 0")
    store: Any = SimpleNamespace(
        games=SimpleNamespace(list_orphans=list_orphans), shards=Shards(2, frozenset({0}))
    )
    automation = SimpleNamespace(carry_out=calls.of("carry_out", "broken"))
    app: Any = SimpleNamespace(now=lambda: now, automation=automation)
    await StandIn(store, app, line).look()
    assert calls == [("carry_out", "broken"), ("carry_out", "8f3k")]
    assert line.held == line.was_freed == ["shard 1"]
    (told,) = caplog.records
    assert told.levelname == "ERROR"
    assert "broken" in told.getMessage()
