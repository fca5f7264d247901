"""When a table is posted again and not edited."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.contest import Contest
from bot.messages.posting_again import is_posted_again
from bot.messages.surface import Surface, make_table_key
from bot.ports.screen import Screen, Text
from data.records import SurfaceKind, SurfaceRecord
from tests.bot.tables import game

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
