"""The connection starts once, even if Discord says READY several times. Games of a lost server are gone."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import ui
from discord.ext import commands

from bot.contest import Contest
from bot.ports import Answer
from bot.ports.meter import AnswerOutcome
from cogs.client import GolfBot
from cogs.front import Front, kind_of
from cogs.sending.reply import Reply
from data.records import ServerPreferences, Status
from tests.cogs.club import Club


async def test_only_the_intent_for_servers_is_asked_for(club: Club) -> None:
    assert club.bot.intents == discord.Intents(guilds=True)


async def test_a_second_ready_starts_nothing_again(club: Club) -> None:
    await club.start(club.ann, club.bob)
    before = len(club.env.http_requests)
    table = club.table()
    for _ in range(3):
        club.bot.dispatch("ready")
        await club.env.settle()
    assert len(club.env.http_requests) == before
    await club.press(club.ann, "My cards", table)
    assert "Your cards" in club.whisper().text


async def test_emojis_that_discord_has_lost_are_brought_up_to_date(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[discord.Client] = []

    async def sync(client: discord.Client) -> None:
        looked.append(client)

    monkeypatch.setattr(club.bot.card_emojis, "sync", sync)
    club.bot.card_emojis.lose()
    await club.env.settle()
    assert looked == [club.bot]


async def test_the_library_makes_no_components_of_a_pressed_message(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    pressed: list[discord.Message | None] = []
    reply = Front.reply

    def note(front: Front, interaction: Any, **options: Any) -> Reply:
        if interaction.type is discord.InteractionType.component:
            pressed.append(interaction.message)
        return reply(front, interaction, **options)

    monkeypatch.setattr(Front, "reply", note)
    await club.start(club.ann, club.bob, computers=1)
    await club.press(club.ann, "My cards")
    assert [message and message.components for message in pressed] == [[]] * 4


async def test_messages_take_no_memory_in_the_library(club: Club) -> None:
    await club.start(club.ann, club.bob)
    for _ in range(3):
        await club.press(club.ann, "My cards")
    gc.collect()
    views = [item for item in gc.get_objects() if isinstance(item, ui.LayoutView)]
    assert club.bot._connection._view_store._views == {}
    assert views == []


async def test_being_thrown_out_ends_the_servers_games(club: Club) -> None:
    await club.start(club.ann, club.bob)
    (record,) = await club.application.games.list_open(club.guild.id)
    await club.store.people.save_server(ServerPreferences(club.guild.id, text=True))
    await club.throw_out()
    assert await club.application.games.list_open(club.guild.id) == []
    stored = await club.store.games.find(record.game_id)
    assert stored is not None
    assert not stored.record.status.is_open
    assert await club.application.games.find(record.game_id) == Contest.load(
        stored
    )  # in memory too
    chosen = await club.store.people.load_server(club.guild.id)
    assert chosen == ServerPreferences(club.guild.id)


async def test_games_that_cannot_be_taken_up_stop_the_bot(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_application: object) -> None:
        raise OSError("disk gone")

    with monkeypatch.context() as patch, club.expected_error("games could not be taken up"):
        patch.setattr("bot.service.application.Application.start", broken)
        sent = len(club.env.http_requests)
        await club.restart()
        assert club.bot.is_closed()
        assert isinstance(club.bot.failure, OSError)
        asked = [one.path for one in club.env.http_requests[sent:]]
        assert [path for path in asked if path.startswith("/applications")] == []
    await club.restart()
    assert not club.bot.is_closed()


async def test_a_bot_starts_in_order_and_publishes_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str] = []
    bot: Any = GolfBot()

    def step(name: str) -> Any:
        async def note(*_values: object) -> None:
            happened.append(name)

        return note

    @asynccontextmanager
    async def alone(name: str) -> AsyncIterator[None]:
        happened.append(f"alone: {name}")
        yield
        happened.append("not alone")

    bot.app = SimpleNamespace(start=step("games"))
    bot.card_emojis = SimpleNamespace(sync=step("emojis"))
    bot.alone = alone
    monkeypatch.setattr(bot, "set_up", step("set up"))
    monkeypatch.setattr(bot, "wait_until_ready", step("servers"))
    monkeypatch.setattr(GolfBot, "invite", "")
    monkeypatch.setattr("cogs.client.publish", step("commands"))
    await bot.setup_hook()
    for _ in range(20):
        await asyncio.sleep(0)
    assert happened == [
        *("set up", "servers", "games", "alone: publishing", "commands", "emojis", "not alone"),
    ]


async def test_the_invitation_asks_for_what_is_needed_and_no_more(club: Club) -> None:
    address = club.bot.invite
    assert "scope=bot+applications.commands" in address
    permissions = discord.Permissions(int(address.split("permissions=")[1].split("&")[0]))
    assert {name for name, granted in permissions if granted} == {
        *("read_messages", "send_messages", "send_messages_in_threads", "attach_files"),
    }


async def test_a_restart_in_the_middle_of_a_game_changes_nothing(club: Club) -> None:
    await club.start(club.ann, club.bob)
    (record,) = await club.application.games.list_open(club.guild.id)
    table, cards = club.table(), club.cards(club.ann)
    await club.restart()
    assert isinstance(club.bot, GolfBot)
    assert (club.table().id, club.cards(club.ann).id) == (table.id, cards.id)
    await club.press(club.ann, "My cards", table)
    assert "Your cards" in club.whisper().text
    stored = await club.store.games.find(record.game_id)
    assert stored is not None
    assert stored.record.status is Status.PLAYING


async def test_a_bot_that_closes_answers_first(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str] = []

    class Slow:
        """A reply that takes a moment."""

        was_shown = True

        async def give(self, work: Any) -> None:
            await work
            happened.append("answered")

    async def work(seconds: float) -> Answer:
        happened.append("pressed")
        await asyncio.sleep(seconds)
        return Answer()

    async def stop() -> None:
        happened.append("stopped")
        presses.append(asyncio.create_task(give(0.01)))
        await asyncio.sleep(0)

    async def disconnect(_client: GolfBot) -> None:
        happened.append("disconnected")

    async def give(seconds: float) -> None:
        interaction: Any = SimpleNamespace(command=None, data={})
        reply: Any = Slow()
        await club.bot.front.give(interaction, reply, work(seconds))

    presses = [asyncio.create_task(give(seconds)) for seconds in (0, 0.01)]
    await asyncio.sleep(0)
    with monkeypatch.context() as patch:
        patch.setattr(club.bot, "stop", stop)
        patch.setattr(commands.AutoShardedBot, "close", disconnect)
        await club.bot.close()
    # Without the connection, an answer could not be sent.
    assert happened == [
        *("pressed", "pressed", "answered", "answered"),
        *("stopped", "pressed", "answered", "disconnected"),
    ]
    await asyncio.gather(*presses)


async def test_a_bot_that_closes_leaves_no_work_behind(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened: list[str] = []

    async def publish(_client: GolfBot) -> None:
        happened.append("published")
        try:
            await club.env.external_wait(asyncio.Event().wait(), reason="Discord is slow")
        finally:
            happened.append("broken off")

    async def stop() -> None:
        happened.append("stopped")

    with monkeypatch.context() as patch:
        patch.setattr("cogs.client.publish", publish)
        await club.restart()
        patch.setattr(club.bot, "stop", stop)
        patch.setattr(club.bot, "_has_begun", False)
        await club.bot.close()
    assert happened == ["published", "broken off", "stopped"]


async def test_a_bot_that_stops_stops_its_drawing(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened: list[str] = []

    async def start() -> None:
        happened.append("started")

    async def close() -> None:
        happened.append("closed")

    with monkeypatch.context() as patch:
        patch.setattr(club.pictures, "start", start)
        patch.setattr(club.pictures, "close", close)
        await club.restart()
    assert happened == ["closed", "started"]


async def test_an_answer_counts_with_the_seconds_that_it_took(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted: list[tuple[object, ...]] = []
    unused: Any = None
    meter: Any = SimpleNamespace(count_answer=lambda *about: counted.append(about))
    times = iter([100.0, 100.25])
    monkeypatch.setattr("cogs.front.time", SimpleNamespace(perf_counter=times.__next__))
    interaction: Any = SimpleNamespace(command=None, data={})
    reply: Any = SimpleNamespace(give=lambda work: work, was_shown=True)
    front = Front(unused, unused, unused, meter)
    await front.give(interaction, reply, asyncio.sleep(0, Answer()))
    assert counted == [(kind_of(interaction), AnswerOutcome.SHOWN, 0.25)]


async def test_an_answered_press_takes_no_memory() -> None:
    unused: Any = None
    front = Front(unused, unused, unused)

    async def give() -> None:
        interaction: Any = SimpleNamespace(command=None, data={})
        reply: Any = SimpleNamespace(give=lambda work: work, was_shown=True)
        await front.give(interaction, reply, asyncio.sleep(0, Answer()))

    press = asyncio.create_task(give())
    await press
    gone = weakref.ref(press)
    del press
    await asyncio.sleep(0)  # a task refers to the one that it waited for until then
    gc.collect()
    assert gone() is None
