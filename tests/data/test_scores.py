"""Figures of finished games: results, totals, leaderboards and personal records."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from data.boards import BoardRows, Sort
from data.periods import Period, list_period_keys
from data.records import Status
from data.store import Store
from tests.data.playing import (
    ANN,
    BOB,
    CY,
    DEE,
    GUILD,
    NOON,
    Table,
    a_lobby,
    a_result,
    board,
    play_game,
)


async def test_a_finished_game_is_in_the_leaderboard(store: Store) -> None:
    table = await play_game(store, "one", people=(ANN, BOB, CY))
    assert table.game is not None
    points = table.game.totals
    found = await board(store, asker_id=CY)
    assert found.total == 3
    expected = sorted(zip(points, (ANN, BOB, CY), strict=True))
    assert [(row.points, row.user_id) for row in found.rows] == expected
    for row in found.rows:
        assert (row.games, row.holes, row.best_holes) == (1, 3, 3)
        assert row.best == row.points
        assert row.average == row.points / 3
        assert row.wins == (row.points == min(points))
    assert found.asker is not None
    assert found.asker.user_id == CY


async def test_a_tie_shares_win_and_rank(store: Store) -> None:
    await a_result(store, "one", {ANN: 10, BOB: 10, CY: 20})
    await a_result(store, "two", {DEE: 30, CY: 5})
    found = await board(store, sort=Sort.WINS)
    assert [(row.rank, row.user_id, row.wins, row.shared_wins) for row in found.rows] == [
        # With equal wins, the person with more games is listed first.
        (1, CY, 1, 0),
        (1, ANN, 1, 1),
        (1, BOB, 1, 1),
        (4, DEE, 0, 0),
    ]
    results_of_bob = await store.scores.load_player(GUILD, BOB)
    assert results_of_bob.history[0].place == 1
    assert results_of_bob.history[0].won
    assert results_of_bob.history[0].shared
    last = (await store.scores.load_player(GUILD, CY)).history
    assert {(game.game_id, game.place, game.shared) for game in last} == {
        ("one", 3, False),
        ("two", 1, False),
    }


async def test_each_order_ranks_by_what_it_says(store: Store) -> None:
    await a_result(store, "long", {ANN: 45, BOB: 90}, holes=9)  # 5 and 10 a hole
    await a_result(store, "short", {ANN: 30, BOB: 9, CY: 15})  # 10, 3 and 5 a hole
    await a_result(store, "more", {ANN: 30, CY: 33})

    async def ranks(sort: Sort) -> list[tuple[int, int]]:
        return [(row.rank, row.user_id) for row in (await board(store, sort=sort)).rows]

    # Per hole: Ann 105/15 = 7, Bob 99/12 = 8.25, Cy 48/6 = 8.
    assert await ranks(Sort.AVERAGE) == [(1, ANN), (2, CY), (3, BOB)]
    assert await ranks(Sort.WINS) == [(1, ANN), (2, BOB), (3, CY)]
    assert await ranks(Sort.GAMES) == [(1, ANN), (2, BOB), (2, CY)]
    # Best game: Bob 3 a hole, Ann and Cy 5 a hole over different lengths.
    assert await ranks(Sort.BEST) == [(1, BOB), (2, ANN), (2, CY)]
    rows = {row.user_id: row for row in (await board(store)).rows}
    assert (rows[ANN].best, rows[ANN].best_holes) == (45, 9)
    assert (rows[BOB].best, rows[BOB].best_holes) == (9, 3)


async def test_the_longer_of_equally_good_games_is_the_best_and_then_the_earlier(
    store: Store,
) -> None:
    # By their ids, and the short game by its time too, the others would come first.
    await a_result(store, "brief", {ANN: -18, BOB: 1}, at=NOON - timedelta(hours=1))
    await a_result(store, "long", {ANN: -54, BOB: 1}, holes=9)
    await a_result(store, "again", {ANN: -54, BOB: 1}, holes=9, at=NOON + timedelta(hours=1))
    row = (await board(store)).rows[0]
    assert (row.best, row.best_holes) == (-54, 9)
    record = await store.scores.load_player(GUILD, ANN)
    assert record.best is not None
    assert record.best.game_id == "long"
    assert (record.all.holes, record.all.points) == (3 + 9 + 9, -18 - 54 - 54)


async def test_filters_take_part_of_the_games(store: Store) -> None:
    await play_game(store, "cc3", ruleset="card_commons", holes=3, people=(ANN, BOB))
    await play_game(store, "cc9", ruleset="card_commons", holes=9, people=(ANN, CY))
    await play_game(store, "pg9", ruleset="pagat", holes=9, people=(BOB, CY), seed=3)
    await play_game(store, "other", guild_id=1, people=(DEE, CY), seed=4)

    async def games(**changes: object) -> dict[int, int]:
        return {row.user_id: row.games for row in (await board(store, **changes)).rows}

    assert await games() == {ANN: 2, BOB: 2, CY: 2}
    assert await games(ruleset="card_commons") == {ANN: 2, BOB: 1, CY: 1}
    assert await games(holes=9) == {ANN: 1, BOB: 1, CY: 2}
    assert await games(ruleset="card_commons", holes=9) == {ANN: 1, CY: 1}
    assert await games(ruleset="pagat", holes=3) == {}
    assert await games(guild_id=1) == {DEE: 1, CY: 1}
    assert await games(min_games=2, holes=9) == {CY: 2}
    empty = await board(store, guild_id=2, asker_id=ANN)
    assert empty == BoardRows((), 0, None)


async def test_periods_begin_and_end_to_the_microsecond_in_utc(store: Store) -> None:
    tick = timedelta(microseconds=1)
    new_year = datetime(2027, 1, 1, tzinfo=UTC)  # a Friday, in the last ISO week of 2026
    monday = datetime(2027, 1, 4, tzinfo=UTC)
    instants = {ANN: new_year - tick, BOB: new_year, CY: monday - tick, DEE: monday}
    for number, (user_id, at) in enumerate(instants.items()):
        await a_result(store, f"g{number}", {user_id: 5, 99: 50}, at=at)

    async def who(period: Period, at: datetime) -> set[int]:
        found = await board(store, period=period, at=at)
        return {row.user_id for row in found.rows} - {99}

    assert await who(Period.ALL, NOON) == {ANN, BOB, CY, DEE}
    assert await who(Period.YEAR, new_year - tick) == {ANN}
    assert await who(Period.YEAR, new_year) == {BOB, CY, DEE}
    assert await who(Period.MONTH, new_year - tick) == {ANN}
    assert await who(Period.MONTH, new_year) == {BOB, CY, DEE}
    assert await who(Period.WEEK, new_year) == {ANN, BOB, CY}
    assert await who(Period.WEEK, monday) == {DEE}
    west = new_year.astimezone(datetime.strptime("-0800", "%z").tzinfo)
    assert west.year == 2026
    assert await who(Period.YEAR, west) == {BOB, CY, DEE}


def test_names_of_periods() -> None:
    assert list_period_keys(NOON) == ("all", "2026", "2026-07", "2026-W31")
    assert Period.WEEK.write_key(datetime(2027, 1, 3, tzinfo=UTC)) == "2026-W53"
    assert Period.WEEK.write_key(datetime(2024, 12, 30, tzinfo=UTC)) == "2025-W01"
    with pytest.raises(ValueError, match="no time zone"):
        Period.ALL.write_key(datetime(2026, 7, 29))  # noqa: DTZ001


async def test_pages_and_the_asker_beyond_them(store: Store) -> None:
    people = list(range(1, 26))
    for user_id in people:
        await a_result(store, f"g{user_id}", {user_id: user_id * 3, 10**6 + user_id: 180})
    first = await board(store, limit=10, asker_id=23)
    assert [row.rank for row in first.rows] == list(range(1, 11))
    assert first.asker is not None
    assert (first.asker.rank, first.asker.user_id) == (23, 23)
    third = await board(store, limit=10, offset=20)
    assert [row.user_id for row in third.rows[:5]] == people[20:]
    # All others have sixty points a hole, so they share one rank.
    assert {row.rank for row in third.rows[5:]} == {26}
    beyond = await board(store, limit=10, offset=60)
    assert beyond.rows == ()
    assert beyond.total == 50
    with pytest.raises(ValueError, match="no part"):
        await board(store, limit=0)


async def test_games_that_do_not_count_are_in_no_leaderboard_but_in_ones_own_record(
    store: Store,
) -> None:
    machine = await play_game(store, "machine", people=(ANN, None))
    hinted = await play_game(store, "hinted", people=(ANN, BOB), hints=True, seed=1)
    early = await Table.open(store, a_lobby("early", people=(ANN, BOB)), seed=2)
    await early.start()
    await early.play_hole()
    await early.stop()
    cancelled = await Table.open(store, a_lobby("cancelled"))
    await cancelled.commit(replace(cancelled.record, status=Status.CANCELLED, ended_at=NOON))
    under_way = await Table.open(store, a_lobby("playing", people=(ANN, BOB)), seed=3)
    await under_way.start()
    await under_way.play_hole()
    assert (await board(store)).total == 0

    record = await store.scores.load_player(GUILD, ANN)
    assert {game.game_id: game.status for game in record.history} == {
        "machine": Status.FINISHED,
        "hinted": Status.FINISHED,
        "early": Status.ENDED_EARLY,
    }
    by_id = {game.game_id: game for game in record.history}
    assert by_id["machine"].with_computers
    assert {game.players for game in record.history} == {2}, "a computer has a seat too"
    await play_game(store, "alone", people=(CY, None), channel_id=8)
    assert await store.scores.list_played((ANN, CY, DEE)) == {ANN, CY}
    assert by_id["hinted"].hints
    assert (by_id["early"].place, by_id["early"].holes_scored, by_id["early"].won) == (
        None,
        1,
        False,
    )
    games = [machine.game, hinted.game, early.game, under_way.game]
    points = []
    for table in (machine, hinted, early, under_way):
        assert table.game is not None
        seat = [player.user_id for player in table.record.players].index(ANN)
        points.append(table.game.totals[seat])
    assert len(games) == 4
    assert (record.all.games, record.all.holes, record.all.points) == (2, 8, sum(points))
    machines = record.with_computers
    assert (machines.games, machines.holes, machines.points) == (1, 3, points[0])
    assert record.best is not None
    assert record.best.points == min(points[:2])
    nobody = await store.scores.load_player(GUILD, DEE)
    assert nobody.history == ()
    assert nobody.all.average is None
