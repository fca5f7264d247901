"""How long the program waits between attempts to connect, and what ends it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import discord
import pytest

from bot.program.connecting import persevere
from bot.program.settings import Settings
from bot.program.wiring import build
from cogs.connection import DiscordAway, connect
from data.errors import DatabaseAway
from data.store import Store


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
    lasts = iter([0.0] * 7 + [3600.0])

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
        (discord.GatewayNotFound(), DiscordAway, "gateway"),  # type: ignore[no-untyped-call]
        (TimeoutError(), DiscordAway, "TimeoutError()"),
        (ConnectionResetError(104, "reset"), DiscordAway, "reset"),
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
            with pytest.raises(kind, match=_quote(words)):
                await connect(bot, "not.a.token")
        assert closes == [True]


def _quote(words: str) -> str:
    return words.replace("(", r"\(").replace(")", r"\)")
