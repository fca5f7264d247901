"""Without presses: how long the timer sleeps, what wakes it, and what it does to the clocks of games."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.clockwork import Deadlines
from bot.contest import Contest, play
from bot.ports import Refusal
from data.records import Deadline, Status
from engine import LogError
from tests.bot.bare import ANN, BOB, CHANNEL, GUILD, Bare, bare

__all__ = ["bare"]


class Timer:
    """A timer whose sleeps end only when the test or an event ends them."""

    def __init__(self, bare: Bare, monkeypatch: pytest.MonkeyPatch) -> None:
        self.bare = bare
        bare.tick = timedelta(0)  # so that sleeps are whole seconds
        self.naps: list[float] = []
        self.passed_s = 0.0
        self._asleep: dict[asyncio.Task[Any], tuple[asyncio.Event, asyncio.Timeout]] = {}
        monkeypatch.setattr("bot.clockwork.deadlines.wait_for", self.sleep)
        self.deadlines = self.make(two_clocks=False)
        bare.app.games.audiences.append(self.deadlines)

    def make(self, *, two_clocks: bool) -> Deadlines:
        """Make the timer of another process."""
        return Deadlines(
            self.bare.app.games,
            self.bare.app.automation,
            now=lambda: self.bare.at,
            clock=(lambda: self.passed_s) if two_clocks else None,
        )

    async def sleep(self, event: asyncio.Event, most_s: float) -> None:
        """Sleep as ``wait_for`` does, by the clock of the test."""
        sleeper = asyncio.current_task()
        assert sleeper is not None
        self.naps.append(most_s)
        try:
            async with asyncio.timeout(None) as timeout:
                self._asleep[sleeper] = (event, timeout)
                await event.wait()
        except TimeoutError:
            pass
        finally:
            del self._asleep[sleeper]

    async def settle(self) -> list[float]:
        """Wait until every timer sleeps and nothing else is under way; return the sleeps that have begun."""
        async with asyncio.timeout(20):
            while (  # noqa: ASYNC110 - what is waited for has no event
                not self._asleep
                or any(
                    event.is_set() or sleep.when() is not None
                    for event, sleep in self._asleep.values()
                )
                or asyncio.all_tasks() - {asyncio.current_task(), *self._asleep}
            ):
                await asyncio.sleep(0.001)
        found, self.naps = self.naps, []
        return found

    async def wait(self, seconds: float) -> list[float]:
        """Let time pass until the end of every sleep; return the sleeps that have begun since."""
        self.bare.wait(seconds=seconds)
        self.passed_s += seconds
        for _, sleep in self._asleep.values():
            sleep.reschedule(0)
        return await self.settle()


@pytest.fixture
async def timer(bare: Bare, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Timer]:
    made = Timer(bare, monkeypatch)
    yield made
    await made.deadlines.close()


async def test_the_timer_sleeps_until_the_nearest_deadline_and_is_woken_by_a_nearer_one(
    timer: Timer,
) -> None:
    bare = timer.bare
    await timer.deadlines.start()
    assert await timer.settle() == [60.0]
    await timer.deadlines.start()  # a second start starts no second timer
    assert await timer.settle() == []
    game_id = await bare.begin(BOB, clock_s=90)
    assert (await timer.settle())[-1] == 45.0
    # A later deadline wakes nobody.
    await bare.open(channel_id=CHANNEL + 1)
    assert await timer.settle() == []
    assert (await timer.wait(44.5))[-1] == 0.5
    assert (await bare.game(game_id)).record.deadline is Deadline.REMINDER
    assert (await timer.wait(0.5))[-1] == 45.0, "the next deadline is not looked for in vain"
    assert (await bare.game(game_id)).record.deadline is Deadline.LAPSE
    await timer.wait(45)
    record = (await bare.game(game_id)).record
    assert sorted(player.lapses for player in record.players) == [0, 1]
    await timer.deadlines.close()
    await timer.deadlines.start()
    assert len(await timer.settle()) == 1


async def test_with_two_clocks_the_timer_looks_every_quarter_of_a_minute(timer: Timer) -> None:
    game_id = await timer.bare.begin(BOB, clock_s=300)
    before = (await timer.bare.game(game_id)).record.deadline_at
    assert before is not None
    other = timer.make(two_clocks=True)
    await other.start()
    assert await timer.settle() == [15.0]
    await timer.wait(15)
    assert (await timer.bare.game(game_id)).record.deadline_at == before
    # The process stood still for a minute: it planned to sleep for 15 seconds.
    await timer.wait(75)
    after = (await timer.bare.game(game_id)).record.deadline_at
    assert after == before + timedelta(seconds=60)
    await other.close()


async def test_a_deadline_that_is_refused_waits_longer_each_time_and_then_counts_again(
    timer: Timer, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare, calls = timer.bare, list[str]()
    game_id = (await bare.open()).game_id
    carry_out = bare.app.automation.carry_out

    async def refuse(due: str) -> None:
        calls.append(due)
        raise Refusal("refusals-busy")

    monkeypatch.setattr(bare.app.automation, "carry_out", refuse)
    bare.wait(minutes=15)
    await timer.deadlines.start()
    # An overdue deadline is looked at again after a second, and not at once.
    assert set(await timer.settle()) == {1.0}
    for seconds, times in ((0.5, 1), (0.5, 2), (1, 2), (1, 3), (3, 3), (1, 4)):
        await timer.wait(seconds)
        assert calls == [game_id] * times
    for _ in range(6):
        await timer.wait(60)
    assert calls == [game_id] * 10, "the wait is never longer than a minute"
    monkeypatch.setattr(bare.app.automation, "carry_out", carry_out)
    await timer.wait(61)
    assert await bare.status(game_id) is Status.CANCELLED


async def test_time_is_given_back_by_connection_to_the_servers_that_it_serves(
    timer: Timer, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare, deadlines = timer.bare, timer.deadlines
    mine = await bare.begin(BOB, clock_s=300)
    theirs = await bare.begin(BOB, clock_s=300, channel_id=CHANNEL + 1, guild_id=GUILD + 1)
    damaged = await bare.begin(BOB, clock_s=300, channel_id=CHANNEL + 2)
    find = bare.app.games.find

    async def find_damaged(game_id: str) -> Contest | None:
        if game_id == damaged:
            raise LogError("an event is missing")
        return await find(game_id)

    monkeypatch.setattr(bare.app.games, "find", find_damaged)

    async def ends(game_id: str) -> float:
        at = (await bare.game(game_id)).record.deadline_at
        assert at is not None
        return (at - bare.at).total_seconds()

    await deadlines.start()
    await timer.settle()
    deadlines.lose_connection(1, lambda guild_id: guild_id == GUILD)
    bare.wait(seconds=4)
    await deadlines.regain_connection(1)
    assert (await ends(mine), await ends(theirs)) == (146, 146)
    deadlines.lose_connection(1, lambda guild_id: guild_id == GUILD)
    deadlines.lose_connection(2, lambda guild_id: guild_id == GUILD + 1)
    bare.wait(seconds=3)
    deadlines.lose_connection(1, lambda guild_id: guild_id == GUILD)  # known already
    bare.wait(seconds=2)
    with capture_logs() as lines:
        await deadlines.regain_connection(1)
    assert lines[-1].items() >= {"seconds": 5, "games": 1}.items()
    assert (await ends(mine), await ends(theirs)) == (146, 141)
    # The other connection is still away, so no clock lapses there. Here it does.
    await timer.wait(146)
    assert (await bare.game(mine)).record.deadline is Deadline.LAPSE
    assert (await bare.game(theirs)).record.deadline is Deadline.REMINDER
    list_ids = bare.store.games.list_open_ids

    async def list_slowly() -> list[str]:
        await timer.wait(1)  # the timer looks before the time is given back
        return await list_ids()

    monkeypatch.setattr(bare.store.games, "list_open_ids", list_slowly)
    await deadlines.regain_connection(2)
    await timer.settle()
    assert (await bare.game(theirs)).record.deadline is Deadline.REMINDER
    assert await ends(theirs) > 140
    await deadlines.regain_connection(2)  # it is back already
    assert await ends(theirs) < 147


async def test_a_clock_stops_only_for_people_and_goes_on_with_what_was_left(bare: Bare) -> None:
    bare.tick = timedelta(0)
    automation = bare.app.automation

    async def record(game_id: str) -> tuple[Deadline | None, object, int | None]:
        now = (await bare.game(game_id)).record
        return now.deadline, now.deadline_at, now.left_s

    lobby = (await bare.open()).game_id
    before = await record(lobby)
    await automation.stop_clock(lobby)
    assert await record(lobby) == before
    game_id = await bare.begin(BOB, channel_id=CHANNEL + 1, clock_s=300)
    bare.wait(seconds=10)
    await automation.stop_clock(game_id)
    assert await record(game_id) == (Deadline.REMINDER, None, 140)
    await automation.stop_clock(game_id)
    await automation.carry_out(game_id)  # a clock that stands still is never due
    bare.wait(hours=2)
    await automation.resume_clock(game_id)
    assert await record(game_id) == (Deadline.REMINDER, bare.at + timedelta(seconds=140), None)
    await automation.shift(game_id, 7)
    await automation.give_back(game_id, 3)
    assert await record(game_id) == (Deadline.REMINDER, bare.at + timedelta(seconds=150), None)
    bare.wait(seconds=160)
    await automation.grant_grace(game_id)
    assert await record(game_id) == (Deadline.REMINDER, bare.at + timedelta(seconds=60), None)
    bare.wait(seconds=60)
    await automation.carry_out(game_id)
    assert await record(game_id) == (Deadline.LAPSE, bare.at + timedelta(seconds=150), None)
    await automation.stop_clock(game_id)
    assert await record(game_id) == (Deadline.LAPSE, None, 150)
    await automation.resume_clock(game_id)
    await bare.play(game_id, "hole over")
    before = await record(game_id)
    assert before[0] is Deadline.NEXT_HOLE
    await automation.stop_clock(game_id)
    assert await record(game_id) == before
    bare.wait(seconds=29)
    await automation.carry_out(game_id)
    assert (await bare.game(game_id)).hole_is_over
    bare.wait(seconds=1)
    await automation.carry_out(game_id)
    assert (await bare.game(game_id)).hole == 2


async def test_what_nobody_comes_back_to_is_abandoned(bare: Bare) -> None:
    bare.tick = timedelta(0)
    game_id = await bare.begin(BOB, clock_s=None)
    assert (await bare.game(game_id)).record.deadline_at == bare.at + timedelta(days=30)
    bare.wait(days=30)
    await bare.app.automation.carry_out(game_id)
    assert await bare.status(game_id) is Status.ABANDONED
    game_id = await bare.begin(BOB)
    await bare.app.automation.close_channel(CHANNEL)
    assert await bare.status(game_id) is Status.ABANDONED
    await bare.app.automation.close_channel(CHANNEL)  # no game is open there
    game_id = (await bare.open()).game_id
    await bare.app.automation.close_channel(CHANNEL)
    await bare.app.automation.close_game(game_id)
    assert await bare.status(game_id) is Status.CANCELLED


async def test_a_pro_thinks_in_a_thread_and_other_computers_do_not(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[object] = []
    to_thread = asyncio.to_thread

    async def counted(work: object, *values: object) -> object:
        threads.append(work)
        return await to_thread(work, *values)  # type: ignore[arg-type]

    monkeypatch.setattr(asyncio, "to_thread", counted)
    for level, expected in (("rookie", 0), ("club", 0), ("pro", 1)):
        game_id = (await bare.open()).game_id
        await bare.press(ANN, game_id, "addlevel", chosen=level)
        await bare.press(ANN, game_id, "begin")
        await bare.app.games.change(game_id, _to_a_computer, restart_clock=True)
        assert (await bare.game(game_id)).record.deadline is Deadline.COMPUTER
        threads.clear()
        await bare.app.automation.carry_out(game_id)
        assert threads == [play.move_computers] * expected, level
        await bare.app.automation.close_game(game_id)


def _to_a_computer(game: Contest) -> Contest:
    while not any(game.record.players[seat].user_id is None for seat in game.to_act):
        seat = game.to_act[0]
        game = play.move(game, seat, game.view(seat).legal[0])
    return game
