"""Counting how many of the others are nearly out, and not only how near the nearest is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import CARD_COMMONS, PAGAT, Game, Position, Ruleset
from engine.computer.level import SKILLS, Level
from engine.computer.player import values_of
from engine.computer.unseen import Unseen
from engine.computer.values import CROWDED, CROWDING, ColumnValues, table_for, with_crowd

PRO = SKILLS[Level.PRO]
ALONE = replace(PRO, counts_crowd=False)
MINE = "JC 8C 2C JD -- --"
NEAR = ("9C 7C -- 9D 7D --", "AC 10C 4C 5C -- --", "QC 10D 3C 4D -- --", "KC 3D 5D 8D -- --")
FAR = ("9C 7C -- 9D 7D --", "AC 10C -- -- -- --", "QC 10D -- -- -- --", "KC 3D -- -- -- --")


def values(others: tuple[str, ...], ruleset: Ruleset, *, pro: bool = True) -> list[float]:
    game = Game.from_position(Position((MINE, *others), discards="4H"), ruleset=ruleset)
    return list(values_of(game.view(0), PRO if pro else ALONE).values())


def test_a_crowd_brings_the_end_nearer_and_nobody_behind_takes_it_away() -> None:
    assert with_crowd(2, (2, 2, 2, 2, 2), 0.25) < 2 < with_crowd(2, (2, 6, 6, 6, 6), 0.25)
    # Four others are behind the nearest, each with the usual crowd of 0.69, so nothing changes.
    crowd = sum(0.5**more for more in (0, 0, 1, 2)) - 4 * 0.69
    assert with_crowd(2, (2, 2, 2, 3, 4), 0.25) == pytest.approx(2 - 0.25 * crowd)
    assert with_crowd(5, (5, 5, 5), 0.25) == 5


def test_between_two_counts_of_the_nearest_lie_the_values_between() -> None:
    column_values = ColumnValues(table_for(PAGAT.key, 6), Unseen((8,) * 13))
    two, three = (column_values.row(1, 3, near) for near in (2, 3))
    between = column_values.row(1, 3, 2.25)
    assert between == pytest.approx([a + 0.25 * (b - a) for a, b in zip(two, three, strict=True)])
    assert column_values.total(1, 3, 2.25, (0, 50, 104)) == pytest.approx(
        between[0] + between[50] + between[104]
    )
    for near, limit in ((0.5, 1), (-2.5, 1), (6.5, 6)):
        assert column_values.row(1, 3, near) == column_values.row(1, 3, limit)


def test_pro_feels_the_crowd_in_pagat_and_at_the_tables_where_it_was_measured() -> None:
    assert set(CROWDING) == {PAGAT.key}
    assert list(CROWDED) == list(range(4, PAGAT.max_seats + 1))
    for others in (NEAR, FAR):
        assert values(others, PAGAT) != values(others, PAGAT, pro=False)
        assert values(others, CARD_COMMONS) == values(others, CARD_COMMONS, pro=False)
        assert values(others[:2], PAGAT) == values(others[:2], PAGAT, pro=False)


def test_the_other_levels_play_as_before() -> None:
    assert [SKILLS[level].counts_crowd for level in Level] == [False, False, True]
