"""Two processes of one bot on one PostgreSQL, without Discord. Each half serves one of two shards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial

from bot.contest import Contest
from bot.ports import DirectClosed, Person, Place, Press
from bot.ports.button_meanings import word_of
from bot.ports.meter import Unmetered
from bot.ports.screen import Screen
from bot.program.neighbours import Neighbour
from bot.service import Application
from bot.service.terms import Terms
from data.notices import Notice
from data.shards import Shards
from data.store import Store
from data.wire import Wire, open_wire
from engine import Swap, Take, TurnUp
from tests.bot.scripted import Nowhere
from tests.data.conftest import cleared_server

ANN, BOB = 11, 12
LEFT, RIGHT = 2 << 22, 3 << 22
"""The servers of the two halves. Direct messages come to the left half."""


class Watched(Nowhere):
    """A messenger that records what it gets."""

    def __init__(self) -> None:
        super().__init__()
        self.posts: list[int] = []
        self.edits: list[int] = []
        self.closed = False
        """Whether direct messages to everybody are refused."""
        self.on_request: Callable[[], Awaitable[object]] | None = None
        """Called during each request."""

    async def post(self, channel_id: int, screen: Screen, *, nonce: str) -> int:
        if self.closed and channel_id > 1000:
            raise DirectClosed
        self.posts.append(channel_id)
        if self.on_request is not None:
            await self.on_request()
        return await super().post(channel_id, screen, nonce=nonce)

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> None:
        self.edits.append(channel_id)
        if self.on_request is not None:
            await self.on_request()


@dataclass
class Half:
    """One process of the bot, with the parts that a test needs."""

    app: Application
    messenger: Watched
    store: Store
    wire: Wire
    neighbour: Neighbour
    presses: list[int] = field(default_factory=lambda: [0])
    deaf: bool = False
    """Whether no notice arrives."""

    def hear(self, notice: Notice, _own: bool) -> None:
        # Both halves are in one process here, so each one must treat every notice as coming from the other.
        if not self.deaf:
            self.neighbour.hear(notice, False)

    async def press(
        self, game_id: str, user_id: int, action: str, key: str, argument: str = ""
    ) -> None:
        self.presses[0] += 1
        person = Person(user_id, "P")
        press = Press(self.presses[0], person, Place.DIRECT, 5, 1, game_id, key, action, argument)
        await self.app.service.presses.press(press)


class Time:
    """A clock for both halves."""

    def __init__(self) -> None:
        self.at = datetime(2026, 7, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.at


def _pass_on(halves: list[Half], notice: Notice, own: bool) -> None:
    for half in halves:
        half.hear(notice, own)


async def eventually(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():  # noqa: ASYNC110 - what is waited for has no event
            await asyncio.sleep(0.01)


async def open_game(
    half: Half,
    guild_id: int,
    *,
    channel_id: int = 500,
    computer: bool = False,
    clock_s: int = 90,
) -> str:
    """Start a game of Ann and Bob, or a computer, in a server; the half that serves the server does it."""
    opened = await half.app.service.opening.open_lobby(
        person=Person(ANN, "Ann"),
        guild_id=guild_id,
        channel_id=channel_id,
        terms=Terms("card_commons", holes=3, clock_s=clock_s, hints=False),
    )
    game_id = opened.game_id
    if computer:
        await half.press(game_id, ANN, "addlevel", "0-0", "rookie")
    else:
        await half.press(game_id, BOB, "join", "0-0")
    await half.press(game_id, ANN, "begin", "0-0")
    return game_id


def next_move(contest: Contest) -> tuple[int, str]:
    """Return who may move, and the word of a move. It is one that turns up a card, if there is such a move."""
    seat = contest.to_act[0]
    view = contest.view(seat)
    legal = [one for one in view.legal if not isinstance(one, Take)]
    hidden = [
        one
        for one in legal
        if isinstance(one, (Swap, TurnUp)) and view.seats[seat].cards[one.slot] is None
    ]
    user_id = contest.record.players[seat].user_id
    assert user_id is not None
    return user_id, word_of((hidden or legal)[0])


@asynccontextmanager
async def two_halves(time: Time) -> AsyncIterator[tuple[Half, Half]]:
    """Start both halves. Each gets the notices of the other."""
    url = await cleared_server()
    made: list[Half] = []
    async with AsyncExitStack() as stack:
        for shard in (0, 1):
            shards = Shards(2, frozenset({shard}))
            store = await stack.enter_async_context(await Store.open(url, shards=shards))
            messenger = Watched()
            app = Application(store, messenger, now=time, computer_pace_s=0, edit_gap_s=0)
            neighbour = Neighbour(store, app, Unmetered())
            heard: list[Half] = []
            listening = open_wire(store.database, partial(_pass_on, heard))
            wire = await stack.enter_async_context(listening)
            heard.append(Half(app, messenger, store, wire, neighbour))
            stack.push_async_callback(app.close)
            stack.push_async_callback(neighbour.close)
            await app.start()
            made += heard
        yield made[0], made[1]
