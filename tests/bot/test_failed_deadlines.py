"""What the timer does about a game whose deadline fails or is late, and about games that people cannot reach."""

from __future__ import annotations

from datetime import timedelta

import pytest
from structlog.testing import capture_logs

from bot.clockwork import Automation
from bot.ports import Place, Refusal
from bot.ports.button_meanings import word_of
from bot.ports.meter import Unmetered
from data.errors import DatabaseAway
from data.records import Deadline, Status
from tests.bot.bare import ANN, BOB, GUILD, Bare, bare
from tests.bot.test_clockwork import Timer, timer

__all__ = ["bare", "timer"]


async def test_a_failure_after_a_success_waits_no_longer_than_the_first_one(
    timer: Timer, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare, calls = timer.bare, list[str]()
    carry_out, fails = bare.app.automation.carry_out, True

    async def refuse(due: str) -> None:
        calls.append(due)
        if fails:
            raise Refusal("refusals-busy")
        await carry_out(due)

    monkeypatch.setattr(bare.app.automation, "carry_out", refuse)
    game_id = await bare.begin(BOB, clock_s=90)
    with capture_logs() as logs:
        await timer.deadlines.start()
        await timer.wait(45)
        for _ in range(3):
            await timer.wait(10)
    assert len(calls) == 4
    refused = [one["log_level"] for one in logs if one["event"] == "deadline refused"]
    assert refused == ["warning"] * 4, "another process was faster, which is no error"
    fails = False
    await timer.wait(10)
    assert (await bare.game(game_id)).record.deadline is Deadline.LAPSE
    fails = True
    await timer.wait(45)
    await timer.wait(1)
    assert calls == [game_id] * 7


async def test_a_deadline_that_moved_after_failures_is_a_new_one(
    timer: Timer, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare, calls = timer.bare, list[str]()

    async def refuse(due: str) -> None:
        calls.append(due)
        raise Refusal("refusals-busy")

    monkeypatch.setattr(bare.app.automation, "carry_out", refuse)
    game_id = await bare.begin(BOB, clock_s=90)
    await timer.deadlines.start()
    await timer.wait(45)
    for _ in range(5):
        await timer.wait(10)
    contest = await bare.game(game_id)
    mover = contest.record.players[contest.to_act[0]].user_id
    assert mover is not None
    for word in ("up0", "up1"):
        await bare.press(mover, game_id, word, place=Place.DIRECT)
    calls.clear()
    for seconds in (1, 44, 1):
        await timer.wait(seconds)
    assert calls == [game_id] * 2, "the first failure waits for a second"


async def test_computers_play_on_while_people_cannot_press(timer: Timer) -> None:
    bare = timer.bare
    game_id = await bare.begin(computers=1)
    await timer.deadlines.start()
    timer.deadlines.lose_connection(1, lambda guild_id: guild_id == GUILD)
    seat = (await bare.game(game_id)).seat_of(ANN)
    assert seat is not None
    while seat in (game := await bare.game(game_id)).to_act:
        await bare.press(ANN, game_id, word_of(game.view(seat).legal[0]), place=Place.DIRECT)
    version = game.record.version
    assert game.record.deadline is Deadline.COMPUTER
    await timer.settle()
    await timer.wait(1)
    game = await bare.game(game_id)
    assert (game.record.version, game.to_act) == (version + 1, (seat,))


class Lateness(Unmetered):
    """Keeps by how many seconds deadlines were late."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    def count_deadline(self, late_s: float) -> None:
        self.seconds.append(late_s)


async def test_a_late_deadline_is_counted_once_as_late(bare: Bare) -> None:
    bare.tick = timedelta(0)
    lateness = Lateness()
    game_id = (await bare.open()).game_id
    bare.wait(minutes=15, seconds=7)
    for _ in range(2):
        await Automation(bare.app.games, lateness).carry_out(game_id)
    assert lateness.seconds == [7.0]


async def test_a_connection_is_back_even_if_its_time_cannot_be_given_back(
    timer: Timer, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = timer.bare
    game_id = await bare.begin(BOB, clock_s=90)
    await timer.deadlines.start()
    timer.deadlines.lose_connection(1, lambda guild_id: guild_id == GUILD)
    await timer.wait(45)

    async def fail() -> list[str]:
        raise DatabaseAway("The server is down.")

    with monkeypatch.context() as patches:
        patches.setattr(bare.store.games, "list_open_ids", fail)
        with pytest.raises(DatabaseAway):
            await timer.deadlines.regain_connection(1)
    await timer.wait(1)
    assert (await bare.game(game_id)).record.deadline is Deadline.LAPSE, "its clock runs again"


async def test_an_open_table_waits_for_people_who_cannot_press(timer: Timer) -> None:
    bare = timer.bare
    game_id = (await bare.open()).game_id
    await timer.deadlines.start()
    timer.deadlines.lose_connection(1, lambda guild_id: guild_id == GUILD)
    await timer.wait(16 * 60)
    assert await bare.status(game_id) is Status.LOBBY
    await timer.deadlines.regain_connection(1)
    await timer.wait(15 * 60 - 1)
    assert await bare.status(game_id) is Status.LOBBY, "it has all of its time"
    await timer.wait(1)
    assert await bare.status(game_id) is Status.CANCELLED
