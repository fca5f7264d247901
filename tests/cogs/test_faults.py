"""Faults of every kind on every way to Discord, over real sockets. When they end, every message is right again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from math import inf
from pathlib import Path
from typing import Any

import pytest

from bot.contest import Contest
from bot.program.settings import Settings
from bot.program.wiring import build
from cogs.client import GolfBot
from cogs.sending.emojis import Emojis
from cogs.sending.layout import build as lay_out
from cogs.share import IN_MEMORY
from data.records import Preferences, ServerPreferences
from data.store import Store
from engine import Draw, NextHole, TurnUp
from tests.cogs.jumping import JumpingLoop, database_waits
from tests.cogs.world import TinyPictures
from tests.loopback import DIRECT, GUILD, Fault, Loopback, Message, pointing_at

__all__ = ["database_waits"]

ANN, BOB = 1001, 1002
ROUTES = {
    "answers": ("POST", "/interactions/*"),
    "edits of answers": ("PATCH", "/webhooks/*"),
    "more answers": ("POST", "/webhooks/*"),
    "posts": ("POST", "/channels/*/messages"),
    "edits": ("PATCH", "/channels/*/messages/*"),
    "deletions": ("DELETE", "/channels/*/messages/*"),
    "direct channels": ("POST", "/users/@me/channels"),
    "names": ("GET", "/guilds/*/members/*"),
}
KINDS: dict[str, dict[str, Any]] = {
    "500": {"status": 500},
    "502": {"status": 502},
    "503": {"status": 503},
    "429": {"status": 429},
    "cut": {"cut": True},
    "answer lost": {"cut": True, "executed": True},
    "2 s": {"delay_s": 2.0},
    "5 s": {"delay_s": 5.0},
}
FAULT_S = 8.0
"""How many seconds a fault lasts."""
PRESSES = 9
"""Two presses to begin, four to turn up cards, and at least a turn."""
WELL_AFTER_S = 10.0
"""How many seconds after the fault everything must be right."""


class NoEmojis(Emojis):
    """Has no emojis and wants none, because drawing and sending them would take most of the time."""

    async def sync(self, client: object) -> None:
        """Upload nothing."""


class Bench:
    """A bot on the loopback, and two people who play with it."""

    def __init__(self, discord: Loopback, bot: GolfBot, store: Store) -> None:
        self.discord = discord
        self.bot = bot
        self.store = store

    async def open_table(self, channel_id: int) -> str:
        """Let Ann open a lobby that Bob joins."""
        await self.discord.command(ANN, channel_id, "start", holes=3).answer.wait()
        game_id = await self.store.games.find_open_in(channel_id)
        assert game_id is not None
        return game_id

    async def until_answered(self, pressed: Any) -> None:
        """Wait for the answer, but no longer than a person would."""
        try:
            async with asyncio.timeout(3):
                await pressed.answer.wait()
        except TimeoutError:
            return

    async def press(self, game_id: str, user_id: int, word: str) -> None:
        """Press a button of the current turn on any message that the person has."""
        contest = await self.contest(game_id)
        message = self.find_message(contest, user_id)
        if message is None:
            await asyncio.sleep(1)  # there is nothing to press yet
            return
        key = contest.key if contest.state is not None else "0-0"
        await self.until_answered(
            self.discord.press(user_id, message, f"golf:{game_id}:{key}:{word}")
        )

    def find_message(self, contest: Contest, user_id: int) -> Message | None:
        """Return the message with the person's own cards, or else the table."""
        found = [
            one
            for one in self.discord.messages.values()
            if one.channel_id == user_id + DIRECT and contest.game_id in str(one.body)
        ]
        tables = self.discord.shown_in(contest.record.channel_id)
        both = found or tables
        return both[-1] if both else None

    async def contest(self, game_id: str) -> Contest:
        """Return the game as the bot has it."""
        return await self.bot.app.games.get(game_id)

    async def play(self, game_id: str, seconds: float, presses: int) -> None:
        """Let people play for some time, and for at least this number of presses."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while loop.time() < until or presses > 0:
            presses -= 1
            contest = await self.contest(game_id)
            if contest.is_lobby:
                joined = contest.seat_of(BOB) is not None
                await self.press(game_id, ANN if joined else BOB, "begin" if joined else "join")
            elif contest.is_playing:
                await self.move(contest)
            await asyncio.sleep(0.7)

    async def move(self, contest: Contest) -> None:
        """Make one move for a person whose turn it is."""
        seat = contest.to_act[0]
        user_id = contest.record.players[seat].user_id
        assert user_id is not None
        legal = contest.view(seat).legal
        match legal[0]:
            case TurnUp(slot=slot):
                word = f"up{slot}"
            case NextHole():
                word = "next"
            case Draw():
                word = "draw"
            case _:
                down = [slot for slot in range(6) if not contest.started_state.up[seat] >> slot & 1]
                word = f"swap{down[0]}" if down else "discard"
        await self.press(contest.game_id, user_id, word)

    async def check(self, game_id: str) -> list[str]:
        """Return everything that a message shows wrongly."""
        contest = await self.contest(game_id)
        wrong: list[str] = []
        tables = self.discord.shown_in(contest.record.channel_id)
        live = [one for one in tables if one.custom_ids]
        if len(live) != 1:
            wrong.append(f"{len(live)} tables with buttons")
        screens = self.bot.app.screens
        table = await screens.make_table(contest)
        wrong += [] if live and _words(live[-1]) == _words_of(table) else ["the table"]
        for user_id in contest.record.people if contest.state is not None else ():
            cards = await screens.make_cards(contest, user_id)
            own = [
                one
                for one in self.discord.messages.values()
                if one.channel_id == user_id + DIRECT and game_id in str(one.body)
            ]
            told = any(f"person{user_id}" and "no direct message" in one.text for one in live)
            if len(own) > 1 or (not own and not told):
                wrong.append(f"{len(own)} direct messages to {user_id}")
            if own and _words(own[-1]) != _words_of(cards):
                wrong.append(f"cards of {user_id}")
        return wrong


def _words(message: Message) -> list[str]:
    words = [item["content"] for item in message.items if item["type"] == 10]
    kept = [
        "\n".join(line for line in text.split("\n") if "no direct message reaches" not in line)
        for text in words
    ]
    return [text for text in kept if text] + sorted(message.custom_ids)


_lay_out: Any = lay_out


def _words_of(screen: Any) -> list[str]:
    built = Message(0, 0, {"components": _lay_out(screen)})
    return _words(built)


def run(work: Callable[[Bench], Awaitable[None]], folder: Path, *, a_second: float = inf) -> None:
    """Do some work with a bot that is connected to a loopback and may send ``a_second`` requests in a second."""

    async def main() -> None:
        loop = asyncio.get_running_loop()
        base = datetime(2026, 6, 1, tzinfo=UTC).timestamp() - loop.time()

        def now() -> datetime:
            return datetime.fromtimestamp(base + loop.time(), UTC)

        async with (
            Loopback(clock=lambda: now().timestamp()) as discord,
            await Store.open(f"sqlite:///{folder / 'golf.db'}") as store,
        ):
            await store.people.save_server(ServerPreferences(GUILD, text=True, clock_s=None))
            for user_id in (ANN, BOB):
                await store.people.save(Preferences(user_id, text=True))
            with pointing_at(discord):
                settings = Settings(_env_file=None, computer_pace_s=0.0)
                share = replace(IN_MEMORY)
                bot = build(settings, store, now=now, drawing=TinyPictures(), share=share)
                bot.card_emojis = NoEmojis()
                bot.budget.limit(a_second, clock=loop.time)
                running = asyncio.create_task(bot.start("token"))
                ready = asyncio.create_task(bot.wait_until_ready())
                try:
                    await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
                    if running.done():
                        running.result()
                    await discord.has_commands.wait()  # the last step of its start
                    await work(Bench(discord, bot, store))
                finally:
                    ready.cancel()
                    await bot.close()
                    await asyncio.wait({running})

    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        runner.run(main())


@pytest.mark.slow
@pytest.mark.usefixtures("database_waits")
@pytest.mark.parametrize("route", ROUTES)
def test_after_a_fault_every_message_is_right_again(route: str, tmp_path: Path) -> None:
    method, path = ROUTES[route]

    async def work(bench: Bench) -> None:
        for kind, what in KINDS.items():
            channel_id = bench.discord.add_channel(kind)
            await asyncio.sleep(0.1)
            game_id = await bench.open_table(channel_id)
            before = len(bench.discord.said)
            bench.discord.faults = [Fault(method, path, **what)]
            await bench.play(game_id, FAULT_S, PRESSES)
            bench.discord.faults = []
            wrong = ["never looked at"]
            for _ in range(int(WELL_AFTER_S * 2)):
                await asyncio.sleep(0.5)
                wrong = await bench.check(game_id)
                if not wrong:
                    break
            assert not wrong, f"{route}, {kind}: {wrong}"
            said = bench.discord.said[before:]
            assert not [words for words in said if "went wrong" in words], kind
            assert (await bench.contest(game_id)).state is not None, kind

    run(work, tmp_path)
