"""Two processes of one bot on one PostgreSQL, without Discord: what each one shows, and which version counts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial

import pytest

from bot.contest import Contest
from bot.ports import DirectClosed, Person, Place, Press, Refusal
from bot.ports.meter import Unmetered
from bot.ports.screen import Screen
from bot.program.neighbours import Gate, Neighbour
from bot.screens.button_words import word_of
from bot.service import Application
from bot.service.opening import Terms
from data.notices import Notice
from data.records import Deadline, Status
from data.shards import Shards
from data.store import Store
from data.wire import Wire, open_wire
from engine import Swap, Take, TurnUp
from engine.events import HoleScored
from tests.bot.scripted import Nowhere
from tests.data.conftest import POSTGRES_URL, empty_server

pytestmark = pytest.mark.skipif(not POSTGRES_URL, reason="needs GOLF_TEST_POSTGRES_URL")
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

    async def post(self, channel_id: int, screen: Screen, *, nonce: str) -> int:
        if self.closed and channel_id > 1000:
            raise DirectClosed
        self.posts.append(channel_id)
        return await super().post(channel_id, screen, nonce=nonce)

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> None:
        self.edits.append(channel_id)


@dataclass
class Half:
    """One process of the bot, with the parts that a test needs."""

    app: Application
    messenger: Watched
    store: Store
    wire: Wire
    presses: list[int] = field(default_factory=lambda: [0])

    async def press(self, game_id: str, user_id: int, action: str, key: str) -> None:
        self.presses[0] += 1
        press = Press(
            self.presses[0], Person(user_id, "P"), Place.DIRECT, 5, 1, game_id, key, action
        )
        await self.app.service.presses.press(press)


class Time:
    """A clock for both halves."""

    def __init__(self) -> None:
        self.at = datetime(2026, 7, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.at


def _hear(neighbour: Neighbour, notice: Notice, _own: bool) -> None:
    neighbour.hear(notice, False)


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def halves(time: Time) -> AsyncIterator[tuple[Half, Half]]:
    """Return both halves. Each gets the notices of the other."""
    url = await empty_server()
    made: list[Half] = []
    async with AsyncExitStack() as stack:
        for shard in (0, 1):
            shards = Shards(2, frozenset({shard}))
            store = await stack.enter_async_context(await Store.open(url, shards=shards))
            messenger = Watched()
            app = Application(store, messenger, now=time, computer_pace_s=0, edit_gap_s=0)
            neighbour = Neighbour(store, app, Unmetered())
            # Both halves are in one process here, so each one must treat every notice as coming from the other.
            listening = open_wire(store.database, partial(_hear, neighbour))
            wire = await stack.enter_async_context(listening)
            stack.push_async_callback(app.close)
            stack.push_async_callback(neighbour.close)
            await app.start()
            made.append(Half(app, messenger, store, wire))
        yield made[0], made[1]


async def eventually(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():  # noqa: ASYNC110 - what is waited for has no event
            await asyncio.sleep(0.01)


async def open_game(half: Half, guild_id: int, *, channel_id: int = 500) -> str:
    """Start a game of Ann and Bob in a server; the half that serves the server does it."""
    opened = await half.app.service.opening.open_lobby(
        person=Person(ANN, "Ann"),
        guild_id=guild_id,
        channel_id=channel_id,
        terms=Terms("card_commons", holes=3, clock_s=90, hints=False),
    )
    game_id = opened.game_id
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


async def test_the_table_is_shown_by_one_half_and_the_cards_by_the_other(
    halves: tuple[Half, Half],
) -> None:
    left, right = halves
    game_id = await open_game(right, RIGHT)
    await eventually(lambda: len(left.messenger.posts) == 2)
    await right.app.publisher.settle()
    assert sorted(left.messenger.posts) == [1000 + ANN, 1000 + BOB]
    # The lobby and the first hole.
    assert set(right.messenger.posts) == {500}
    contest = await right.app.games.get(game_id)
    user_id, word = next_move(contest)
    edits = len(right.messenger.edits)
    await left.press(game_id, user_id, word, contest.key)
    await eventually(lambda: len(right.messenger.edits) > edits)
    assert set(right.messenger.edits) == {500}
    assert 500 not in left.messenger.edits
    assert (await right.app.games.get(game_id)).record.version == contest.record.version + 1


async def test_a_game_in_memory_is_not_believed_over_the_database(
    halves: tuple[Half, Half],
) -> None:
    left, right = halves
    game_id = await open_game(right, RIGHT)
    before = await left.app.games.get(game_id)
    await right.app.games.get(game_id)
    user_id, word = next_move(before)
    await right.press(game_id, user_id, word, before.key)
    # No notice is waited for.
    now = await left.app.games.get(game_id)
    assert now.record.version == before.record.version + 1
    assert now == await right.app.games.load_again(game_id)
    with pytest.raises(Refusal):
        await left.press(game_id, 99, "draw", now.key)


async def test_a_deadline_belongs_to_the_half_that_serves_the_server(
    halves: tuple[Half, Half], time: Time
) -> None:
    left, right = halves
    ours = await open_game(left, LEFT)
    theirs = await open_game(right, RIGHT, channel_id=501)
    await left.app.deadlines.close()
    await right.app.deadlines.close()
    time.at += timedelta(seconds=46)
    assert await left.store.games.list_due(time()) == [ours]
    assert await right.store.games.list_due(time()) == [theirs]


async def test_the_last_hole_is_scored_once_by_a_press_and_a_lapse_at_once(
    halves: tuple[Half, Half], time: Time
) -> None:
    left, right = halves
    await right.app.deadlines.close()
    game_id = await open_game(right, RIGHT)
    raced = 0
    async with asyncio.timeout(120):
        while (contest := await right.app.games.get(game_id)).is_playing:
            if contest.hole_is_over:
                await left.press(game_id, ANN, "next", contest.key)
                continue
            user_id, word = next_move(contest)
            if contest.hole < 3 or contest.table.out_seat is None:
                await left.press(game_id, user_id, word, contest.key)
                continue
            # Somebody went out in the last hole. From here on a clock runs out in one process while a press arrives in
            # the other.
            if contest.record.deadline is Deadline.REMINDER:
                time.at += timedelta(seconds=45)
                await right.app.automation.carry_out(game_id)
            time.at += timedelta(seconds=45)
            raced += 1
            await asyncio.gather(
                right.app.automation.carry_out(game_id),
                left.press(game_id, user_id, word, contest.key),
                return_exceptions=True,
            )
    assert raced
    assert contest.record.status is Status.FINISHED
    scored = [event for event in contest.events if isinstance(event, HoleScored)]
    assert len(scored) == 3
    for user_id in (ANN, BOB):
        seat = next(at for at, one in enumerate(contest.record.players) if one.user_id == user_id)
        kept = (await left.store.scores.load_player(RIGHT, user_id)).all
        assert kept.holes == 3
        assert kept.points == sum(event.scores[seat] for event in scored)
        assert kept.games == 1


async def test_who_takes_no_direct_messages_is_told_at_the_table_of_the_other_half(
    halves: tuple[Half, Half],
) -> None:
    left, right = halves
    left.messenger.closed = True
    game_id = await open_game(right, RIGHT)
    contest = await right.app.games.get(game_id)

    def told() -> bool:
        return len(right.app.publisher.reach.list_told(contest)) == 2

    await eventually(told)
    assert left.messenger.posts == []


async def test_connections_wait_for_each_other_over_all_processes(
    halves: tuple[Half, Half],
) -> None:
    passed: list[tuple[str, float]] = []

    async def connect(half: Half, name: str, shard: int) -> None:
        await Gate(half.wire, pause_s=0.1).wait(shard, 2)
        passed.append((name, asyncio.get_running_loop().time()))

    await asyncio.gather(
        connect(halves[0], "even", 0), connect(halves[1], "even", 2), connect(halves[1], "odd", 1)
    )
    evens = [at for name, at in passed if name == "even"]
    assert evens[1] - evens[0] >= 0.1
    await asyncio.sleep(0.2)
