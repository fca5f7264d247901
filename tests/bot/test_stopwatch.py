"""Jumps of the wall clock and interruptions are told from sleep and from work."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.clockwork.absences import Stopwatch


def test_the_stopwatch_tells_jumps_from_sleep() -> None:
    wall, passed = [datetime(2026, 3, 1, tzinfo=UTC)], [5000.0]
    watch = Stopwatch(lambda: wall[0], lambda: passed[0])

    def look(wall_s: float, passed_s: float, planned_s: float = 15.0) -> float:
        wall[0] += timedelta(seconds=wall_s)
        passed[0] += passed_s
        return watch.look(planned_s)

    assert look(10, 10) == 0
    assert look(11.9, 10) == 0  # two clocks differ a little
    assert look(13, 10) == pytest.approx(3)
    assert look(-50, 10) == pytest.approx(-60)
    assert look(10, 10) == 0  # each jump counts once
    assert look(19.9, 19.9) == 0
    assert look(21, 21) == pytest.approx(6)
    assert look(121, 21) == pytest.approx(106)
    # Work that takes long, such as moving thousands of deadlines, is no interruption. Otherwise each move would cause
    # the next one.
    passed[0] += 40
    wall[0] += timedelta(seconds=40)
    watch.begin_sleep()
    passed[0] += 3
    wall[0] += timedelta(seconds=3)
    assert watch.look(3) == 0
    assert Stopwatch(lambda: wall[0], None).look(0) == 0
