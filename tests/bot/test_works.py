"""What the coach works out is worked out once, one after the other, and kept for a while."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.coach.replays import Replays
from bot.coach.works import Works
from bot.contest import Contest
from bot.contest.replay import Turn, list_turns
from tests.bot.haste import wait_for_verdicts
from tests.bot.tables import game, played


async def test_work_is_done_once_kept_for_a_while_and_done_again_after_a_failure() -> None:
    works: Works[str, int] = Works(2)
    done: list[str] = []
    gate = asyncio.Event()

    async def make(key: str, *, fails: bool = False, waits: bool = False) -> int:
        done.append(key)
        if waits:
            await gate.wait()
        if fails:
            raise ValueError(key)
        return len(done)

    first = works.begin("a", lambda: make("a"))
    assert works.begin("a", lambda: make("a")) is first
    assert works.find("a") is None
    assert await first.task == works.find("a") == 1
    failed = works.begin("b", lambda: make("b", fails=True))
    with pytest.raises(ValueError, match="b"):
        await failed.task
    assert works.find("b") is None
    assert await works.begin("b", lambda: make("b")).task == 3
    works.note_share("b", 0.5)
    assert works.begin("b", lambda: make("b")).share == 0.5
    # What was asked for last is kept, and what is not finished too.
    works.begin("a", lambda: make("a"))
    slow = works.begin("slow", lambda: make("slow", waits=True))
    assert (works.find("b"), works.find("a")) == (None, 1)
    for key in ("c", "d"):
        await works.begin(key, lambda key=key: make(key)).task  # type: ignore[misc]
    assert works.begin("slow", lambda: make("slow")) is slow
    assert works.find("slow") is None
    await works.close()
    assert slow.task.cancelled()
    assert works.begin("slow", lambda: make("slow")) is not slow
    await works.close()


async def test_turns_are_judged_one_at_a_time_and_each_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    over = played(game(holes=3))
    other = replace(over, record=replace(over.record, game_id="another2"))
    turns = list_turns(over.events)
    under_way, most, judged = 0, 0, list[tuple[str, int]]()
    go_on = asyncio.Event()

    async def to_thread(work: object, contest: Contest, turn: Turn) -> tuple[str, int]:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        judged.append((contest.game_id, turn.begin))
        await go_on.wait()
        under_way -= 1
        return contest.game_id, turn.begin

    monkeypatch.setattr(asyncio, "to_thread", to_thread)
    wait_for_verdicts(monkeypatch, 0.01)
    replays = Replays()
    assert await asyncio.wait_for(replays.judge(over, turns[1]), 10) is None
    assert await replays.judge(over, turns[2]) is None
    assert await replays.judge(over, turns[1]) is None
    go_on.set()
    # Each hole has a first turn.
    second = next(turn for turn in turns if (turn.hole, turn.number) == (2, 1))
    wanted = [(over, turns[1]), (over, turns[2]), (other, turns[1]), (over, second)]
    found: list[object] = []
    for contest, turn in wanted:
        while (verdicts := await replays.judge(contest, turn)) is None:
            pass
        found.append(verdicts)
    assert found == judged == [(contest.game_id, turn.begin) for contest, turn in wanted]
    assert most == 1
    await replays.close()
