"""How long the program waits between attempts to connect, and what ends it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from pydantic import SecretStr

from bot.clockwork.looking_further import LookingFurther
from bot.metrics import Metrics
from bot.ports.meter import Unmetered
from bot.program import connecting
from bot.program.connecting import persevere
from bot.program.running_bot import RunningBot
from bot.program.settings import Settings
from bot.program.wiring import build
from cogs.client import GolfBot
from cogs.connection import BadToken, DiscordAway, connect
from cogs.share import Share
from data.errors import DatabaseAway
from data.shards import Shards
from data.store import Store
from tests.cogs.test_discord_errors import refused
from tests.empty import lay_out


class Clock:
    """A clock that only waits and attempts move. It keeps the waits."""

    def __init__(self, stop_after: int) -> None:
        self.now_s = 0.0
        self.waits: list[float] = []
        self.stop = asyncio.Event()
        self._stop_after = stop_after

    def __call__(self) -> float:
        return self.now_s

    async def pause(self, _stop: asyncio.Event, seconds: float) -> None:
        self.waits.append(seconds)
        self.now_s += seconds
        if len(self.waits) == self._stop_after:
            self.stop.set()


async def test_waits_double_up_to_half_a_minute_and_begin_again_after_a_connection() -> None:
    clock = Clock(stop_after=11)
    # An attempt that takes a minute or less had no connection: the server was slow to say no.
    lasts = iter([0.0] * 5 + [31.0, 60.0, 61.0])

    async def attempt() -> None:
        clock.now_s += next(lasts, 0.0)
        raise DiscordAway("no route")

    await persevere(attempt, clock.stop, clock=clock, pause=clock.pause)
    assert clock.waits == [1, 2, 4, 8, 16, 30, 30, 1, 2, 4, 8]


async def test_an_attempt_that_ends_well_is_the_last_one() -> None:
    clock = Clock(stop_after=1)
    tries: list[int] = []

    async def attempt() -> None:
        tries.append(1)

    await persevere(attempt, clock.stop, clock=clock, pause=clock.pause)
    assert (tries, clock.waits) == ([1], [])


@pytest.mark.parametrize(
    ("error", "kind", "words"),
    [
        (
            discord.GatewayNotFound(),  # type: ignore[no-untyped-call]
            DiscordAway,
            "The gateway to connect to discord was not found.",
        ),
        (
            discord.LoginFailure("no"),
            BadToken,
            "Discord does not accept this DISCORD_TOKEN: copy it again from "
            "https://discord.com/developers/applications (your application, Bot, Reset Token).",
        ),
        (TimeoutError(), DiscordAway, "TimeoutError()"),
        (ConnectionResetError(104, "reset"), DiscordAway, "[Errno 104] reset"),
        (refused(403, 0), DiscordAway, "403  (error code: 0): no"),
        (
            discord.ConnectionClosed(object(), shard_id=3, code=4000),  # type: ignore[arg-type]
            DiscordAway,
            "Shard ID 3 WebSocket closed with 4000",
        ),
        (ZeroDivisionError("ours"), ZeroDivisionError, "ours"),
        (None, DiscordAway, "Discord closed the connection"),
        (DatabaseAway("gone"), DatabaseAway, "gone"),
    ],
)
async def test_a_connection_ends_with_its_reason_and_a_closed_client(
    tmp_path: Path, error: Exception | None, kind: type[Exception], words: str
) -> None:
    async with await Store.open(f"sqlite:///{tmp_path / 'golf.db'}") as store:
        bot = build(Settings(_env_file=None), store)

        async def start(_token: str, *, reconnect: bool = True) -> None:
            if isinstance(error, DatabaseAway):
                bot.failure = error  # as when the games cannot be taken up
                await bot.close()
            elif error is not None:
                raise error

        closes: list[bool] = []
        close = bot.close

        async def close_once() -> None:
            closes.append(True)
            await close()

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(bot, "start", start)
            patch.setattr(bot, "close", close_once)
            patch.setattr(bot, "is_closed", lambda: bool(closes))
            with pytest.raises(kind) as ended:
                await connect(bot, "not.a.token")
        assert str(ended.value) == words
        assert closes == [True]


@pytest.mark.parametrize("port", [None, 0])
async def test_the_figures_are_of_the_bot_that_is_connected_and_of_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, port: int | None
) -> None:
    metrics, stop, told = Metrics(), asyncio.Event(), []
    meters: list[object] = []
    built: list[dict[str, Any]] = []

    def build_and_tell(*values: Any, **options: Any) -> GolfBot:
        meters.append(options["meter"])
        built.append(options)
        return build(*values, **options)

    monkeypatch.setattr(connecting, "build", build_and_tell)
    monkeypatch.setattr(connecting, "Metrics", lambda: metrics)
    monkeypatch.setattr(connecting, "_FIRST_PAUSE_S", 0.01)
    persevered = connecting.persevere

    async def persevere_and_tell(
        attempt: Callable[[], Awaitable[None]], until: asyncio.Event
    ) -> None:
        async def attempt_and_tell() -> None:
            try:
                await attempt()
            finally:
                told.append((metrics.source, metrics.away))

        await persevered(attempt_and_tell, until)

    async def connect_twice(bot: GolfBot, _token: str) -> None:
        assert metrics.source is not None
        await bot.close()
        if told:
            stop.set()
            await asyncio.Event().wait()
        raise DiscordAway("no route")

    monkeypatch.setattr(connecting, "persevere", persevere_and_tell)
    monkeypatch.setattr(connecting, "connect", connect_twice)
    await lay_out(tmp_path / "golf.db")
    url = SecretStr(f"sqlite:///{tmp_path / 'golf.db'}")
    changed = {"database_url": url, "metrics_port": port, "requests_per_s": 20.0}
    settings = Settings(_env_file=None).model_copy(update=changed)
    await asyncio.wait_for(connecting.run(settings, "not.a.token", stop), 60)
    # Nothing is counted if nobody can read it.
    assert [meter is metrics for meter in meters] == [port is not None] * 2
    assert [one["share"] for one in built] == [Share(requests_per_s=20.0)] * 2
    assert all(isinstance(one["looking_further"], LookingFurther) for one in built)
    away = "Discord cannot be reached: no route"
    assert told == [(None, away), (None, away)]
    assert await metrics.list_ills() == (away,)
    assert "golf_up 0.0" in (await metrics.write_text()).decode()


@pytest.mark.parametrize("port", [None, 0, 9100])
async def test_the_parts_of_a_process_begin_and_end_in_order(
    monkeypatch: pytest.MonkeyPatch, port: int | None
) -> None:
    """What is begun later needs what was begun earlier. So it ends first."""
    done: list[Any] = []
    metrics, stop, bot = Metrics(), asyncio.Event(), object()

    @asynccontextmanager
    async def note(
        name: str, *values: Any, gives: Any = None, **options: Any
    ) -> AsyncIterator[Any]:
        done.append((name, *values, *options.items()))
        try:
            yield gives
        finally:
            await asyncio.sleep(0)  # lets what was begun before come to its first wait
            done.append(f"{name} ends")

    async def open_store(url: str, **options: Any) -> Any:
        return note("store", url, gives="the store", **options)

    async def pack(store: object) -> None:
        async with note("packing", store):
            await asyncio.Event().wait()

    async def connect_in_vain(client: object, token: str) -> None:
        assert isinstance(metrics.source, RunningBot)
        async with note("connection", client, token):
            await asyncio.sleep(0)
            raise DatabaseAway("no route") if len(tries) == 1 else DiscordAway("no way")

    tries: list[tuple[Any, ...]] = []

    def build_once(*values: Any, **options: Any) -> object:
        assert values == (settings, "the store")
        tries.append((type(options.pop("meter")), type(options.pop("looking_further")), options))
        return bot

    async def pause(_stop: asyncio.Event, _seconds: float) -> None:
        done.append((metrics.source, metrics.away))
        if len(tries) == 2:
            stop.set()

    def join(store: object, client: object, meter: object) -> AbstractAsyncContextManager[Any]:
        return note("neighbours", store, client, type(meter))

    for name, part in {
        "Metrics": lambda: metrics,
        "Store": SimpleNamespace(open=open_store),
        "build": build_once,
        "join_neighbours": join,
        "pack_regularly": pack,
        "connect": connect_in_vain,
        "serve": lambda *values: note("figures", *values),
        "_pause": pause,
    }.items():
        monkeypatch.setattr(connecting, name, part)
    settings = Settings(
        _env_file=None,
        database_url=SecretStr("postgresql://golf@there/golf"),
        shards="0,5/16",
        metrics_port=port,
        requests_per_s=32.0,
    )
    await asyncio.wait_for(connecting.run(settings, "not.a.token", stop), 60)
    shards, meter = Shards(16, frozenset({0, 5})), Unmetered if port is None else Metrics
    begins = [
        ("store", "postgresql://golf@there/golf", ("shards", shards)),
        ("neighbours", "the store", bot, meter),
        ("connection", bot, "not.a.token"),
        ("packing", "the store"),
    ]
    ends = [f"{name} ends" for name in ("connection", "packing", "neighbours", "store")]
    tried = [
        [*begins, *ends, (None, f"{what} cannot be reached: {why}")]
        for what, why in (("the database", "no route"), ("Discord", "no way"))
    ]
    served = [] if port is None else [("figures", metrics, port)]
    assert done == [*served, *tried[0], *tried[1], *["figures ends" for _ in served]]
    assert tries == [(meter, LookingFurther, {"share": Share(16, (0, 5), 18.0)})] * 2
