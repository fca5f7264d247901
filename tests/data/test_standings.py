"""What games add to standings and totals: everything that counts, once."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from dataclasses import replace
from datetime import timedelta
from fractions import Fraction

import pytest
from sqlalchemy import select

from data.boards import BoardRow, Sort
from data.errors import StaleGame
from data.periods import list_period_keys
from data.records import Status
from data.store import Store
from data.tables import results, standings, totals
from tests.data.playing import (
    ANN,
    BOB,
    CY,
    DEE,
    GUILD,
    NOON,
    Table,
    a_lobby,
    board,
)


async def test_who_gave_up_is_left_out_and_cannot_win(store: Store) -> None:
    table = await Table.open(store, a_lobby(people=(ANN, BOB, CY)))
    await table.start()
    await table.play_hole()
    assert table.game is not None
    before = table.game.totals
    await table.give_up(0)
    await table.play_to_the_end()
    assert {row.user_id for row in (await board(store)).rows} == {BOB, CY}
    ann = await store.scores.load_player(GUILD, ANN)
    # The hole before Ann left counts for her. The autopilot's holes do not.
    assert (ann.all.holes, ann.all.points, ann.all.games) == (1, before[0], 0)
    (game,) = ann.history
    assert (game.place, game.won, game.given_up) == (None, False, True)
    bob = await store.scores.load_player(GUILD, BOB)
    assert bob.all.holes == 3
    assert {bob.history[0].place, (await store.scores.load_player(GUILD, CY)).history[0].place} <= {
        1,
        2,
    }


async def test_a_commit_that_lost_the_race_counts_nothing(store: Store) -> None:
    table = await Table.open(store, a_lobby())
    await table.start()
    stale = table.record
    await table.play_to_the_end()
    assert table.game is not None
    end = [
        event for event in table.game.events if type(event).__name__ in ("HoleScored", "GameWon")
    ]
    finished = replace(stale, version=stale.version + 1, status=Status.FINISHED, ended_at=NOON)
    with pytest.raises(StaleGame):
        await store.games.commit(finished, end)
    await table.commit(replace(table.record, active_at=NOON + timedelta(days=2)))
    rows = (await board(store)).rows
    assert [(row.games, row.holes) for row in rows] == [(1, 3), (1, 3)]
    assert (await store.scores.load_player(GUILD, ANN)).all.holes == 3


async def test_a_result_that_contradicts_itself_is_refused_whole(store: Store) -> None:
    table = await Table.open(store, a_lobby())
    await table.start()
    assert table.game is not None
    untouched = await store.games.find("8f3k")
    nobody_won = replace(table.record, status=Status.FINISHED, ended_at=NOON)
    with pytest.raises(ValueError, match="finished when it is won"):
        await table.commit(nobody_won, table.game.stop())
    with pytest.raises(ValueError, match="at some time"):
        await table.commit(replace(table.record, status=Status.ENDED_EARLY), table.game.events[:0])
    assert await store.games.find("8f3k") == untouched


async def test_standings_are_what_the_results_add_up_to(store: Store) -> None:
    chance = random.Random(20260729)
    scored: Counter[tuple[int, int]] = Counter()
    for number in range(40):
        people: list[int | None] = list(
            chance.sample((ANN, BOB, CY, DEE), chance.choice((2, 3, 4)))
        )
        if chance.random() < 0.2:
            people[-1] = None
        table = await Table.open(
            store,
            a_lobby(
                f"g{number}",
                people=people,
                guild_id=chance.choice((GUILD, 5)),
                channel_id=number,
                ruleset=chance.choice(("card_commons", "pagat")),
                holes=9 if chance.random() < 0.3 else 3,
                hints=chance.random() < 0.15,
                at=NOON + timedelta(days=chance.randrange(400)),
            )
            if chance.random() < 0.5
            else a_lobby(f"g{number}", people=people, channel_id=number, at=NOON),
            seed=number,
        )
        if table.record.ruleset == "pagat":
            await table.commit(replace(table.record, holes=9))
        await table.start()
        await table.play_hole()
        if chance.random() < 0.2 and None not in people:
            await table.give_up(0)
        if table.record.status is Status.PLAYING and chance.random() < 0.15:
            await table.stop()
        if table.record.status is Status.PLAYING:
            await table.play_to_the_end()
        assert table.game is not None
        for hole, scores in enumerate(table.game.scorecard):
            for player, points in zip(table.record.players, scores, strict=True):
                # The person gave up after the first hole.
                if player.user_id is not None and not (player.given_up and hole):
                    scored[table.record.guild_id, player.user_id] += points

    async with store.database.reading() as connection:
        kept = (await connection.execute(select(standings))).all()
        rows = (await connection.execute(select(results))).all()
        running = (await connection.execute(select(totals))).all()
    added: dict[tuple[object, ...], list[int]] = defaultdict(lambda: [0, 0, 0, 0, 10**9])
    for row in rows:
        counts = row.status is Status.FINISHED and not (
            row.with_computers or row.hints or row.given_up
        )
        for period in list_period_keys(row.ended_at) if counts else ():
            sums = added[row.guild_id, period, row.user_id, row.ruleset, row.holes]
            won = row.place == 1
            for index, value in enumerate((1, row.points, won, won and row.shared)):
                sums[index] += value
            sums[4] = min(sums[4], row.points)
    assert len(added) > 50
    assert {tuple(row[:5]): list(row[5:]) for row in kept} == added

    # The totals are the sums of the holes.
    added_up: Counter[tuple[int, int]] = Counter()
    for row in running:
        added_up[row.guild_id, row.user_id] += row.points
    assert added_up == scored
    assert any(row.given_up for row in rows)

    # The leaderboards are the results in order.
    for sort in Sort:
        found = await board(store, sort=sort, limit=50)
        keys = [_key(row, sort) for row in found.rows]
        assert keys == sorted(keys)
        assert [row.rank for row in found.rows] == [1 + sum(k < key for k in keys) for key in keys]


def _key(row: BoardRow, sort: Sort) -> Fraction:
    return {
        Sort.AVERAGE: Fraction(row.points, row.holes),
        Sort.WINS: Fraction(-row.wins),
        Sort.GAMES: Fraction(-row.games),
        Sort.BEST: Fraction(row.best, row.best_holes),
    }[sort]
