"""When a table is posted again and not edited."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from bot.contest import Contest
from bot.messages.posting_again import is_posted_again
from bot.messages.surface import Surface, make_table_key
from bot.ports.screen import Screen, Text
from data.records import SurfaceKind, SurfaceRecord
from tests.bot.moody import Bench, run
from tests.bot.tables import game
from tests.cogs.jumping import database_waits

__all__ = ["database_waits"]
OLD, NEW = Screen((Text("old"),)), Screen((Text("new"),))
HOUR = timedelta(hours=1)
LATER = HOUR + timedelta(seconds=1)
QUICK, SLOW, UNTIMED = 90, 24 * 3600, None


def ask(
    contest: Contest, screen: Screen, age: timedelta, *, hole: int = 1, move_down: bool = False
) -> bool:
    """Ask whether a table that shows the old screen is posted again."""
    key = make_table_key(contest.game_id)
    surface = Surface(key, shown=OLD, move_down=move_down)
    record = SurfaceRecord(key.game_id, SurfaceKind.TABLE, 0, 2, 3, hole, 1)
    return is_posted_again(surface, record, contest, screen, age=age)


@pytest.mark.parametrize("clock_s", [QUICK, SLOW, UNTIMED])
def test_in_its_first_hour_a_table_is_edited_until_the_next_hole_or_a_request(
    clock_s: int | None,
) -> None:
    contest = game(clock_s=clock_s)
    assert not ask(contest, NEW, HOUR)
    assert ask(contest, NEW, HOUR, hole=0)
    assert ask(contest, OLD, HOUR, move_down=True)


def test_after_an_hour_only_the_table_of_a_slow_game_is_posted_again_and_only_for_a_change() -> (
    None
):
    for clock_s in (SLOW, UNTIMED):
        assert ask(game(clock_s=clock_s), NEW, LATER)
        assert not ask(game(clock_s=clock_s), OLD, LATER)
    assert not ask(game(clock_s=QUICK), NEW, LATER)


@pytest.mark.usefixtures("database_waits")
@pytest.mark.parametrize(("clock_s", "what"), [(QUICK, "edit"), (SLOW, "post"), (UNTIMED, "post")])
def test_the_table_of_a_slow_game_comes_anew_with_the_first_change_after_an_hour(
    tmp_path: Path, clock_s: int | None, what: str
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=clock_s)
        for passed_s, then in ((0, "edit"), (LATER.total_seconds(), what)):
            bench.messenger.calls.clear()
            bench.skip(passed_s)
            await bench.turn(game_id)
            await asyncio.sleep(5)
            assert bool(bench.messenger.of("post")) == (then == "post")
            assert bench.messenger.of(then) != []

    run(work, tmp_path)
