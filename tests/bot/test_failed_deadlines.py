"""What the timer does about a game whose deadline fails, and about games that people cannot reach."""

from __future__ import annotations

import pytest
from structlog.testing import capture_logs

from bot.ports import Place, Refusal
from bot.ports.button_meanings import word_of
from data.records import Deadline
from tests.bot.bare import ANN, BOB, GUILD, bare
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
