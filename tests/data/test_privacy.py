"""A person can get everything that is stored about them, and can be made anonymous."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import select

from data.boards import BoardQuery
from data.errors import StaleGame
from data.periods import Period
from data.records import Preferences, Status, SurfaceKind, SurfaceRecord
from data.store import Store
from data.tables import metadata
from tests.data.playing import ANN, BOB, CY, GUILD, NOON, Table, a_lobby, play_game


async def everything(store: Store) -> str:
    """Return all rows of all tables as one text."""
    lines: list[str] = []
    async with store.database.reading() as connection:
        for table in metadata.sorted_tables:
            for row in await connection.execute(select(table)):
                lines.append(f"{table.name}: {tuple(row)}")
    return "\n".join(lines)


async def a_life(store: Store) -> Table:
    """Give Ann a finished game, one that she left as host, an open one and a closed lobby; return the open one."""
    await play_game(store, "finished", channel_id=1)
    left = await Table.open(store, a_lobby("left", channel_id=2, people=(ANN, BOB, CY)), seed=1)
    await left.start()
    await left.give_up(0)
    await left.play_to_the_end()
    gone = await Table.open(store, a_lobby("gone", channel_id=3, people=(ANN,)))
    await gone.commit(
        replace(
            gone.record, players=(), status=Status.CANCELLED, ended_at=NOON + timedelta(hours=1)
        )
    )
    playing = await Table.open(store, a_lobby("playing", channel_id=4, people=(BOB, ANN)), seed=2)
    await playing.start()
    await playing.play_hole()
    await store.people.save(Preferences(ANN, text=True))
    await store.people.save(Preferences(BOB, reminders=False))
    for user_id in (0, ANN, BOB):
        kind = SurfaceKind.CARDS if user_id else SurfaceKind.TABLE
        await store.surfaces.save(SurfaceRecord("playing", kind, user_id, 50 + user_id, 9, 1, 3))
    return playing


async def test_the_export_tells_all_and_only_ones_own(store: Store) -> None:
    await a_life(store)
    export = await store.privacy.export(ANN)
    written = json.dumps(export)
    assert json.loads(written) == export
    assert str(BOB) not in written
    assert str(CY) not in written
    assert export["user_id"] == str(ANN)
    assert export["preferences"] == {
        "direct_messages": "on",
        "text": True,
        "reminders": True,
        "direct_closed": False,
        "invitations": True,
        "language": None,
        "discord_language": None,
    }
    games = export["games"]
    assert isinstance(games, list)
    by_id = {game["game_id"]: game for game in games if isinstance(game, dict)}
    assert by_id.keys() == {"finished", "left", "gone", "playing"}
    assert [by_id[game]["host"] for game in ("finished", "left", "gone", "playing")] == [
        True,
        True,
        True,
        False,
    ]
    assert by_id["playing"]["position"] == 1
    assert by_id["gone"]["position"] is None
    hole_scores = by_id["finished"]["hole_scores"]
    result = by_id["finished"]["result"]
    assert isinstance(hole_scores, list)
    assert isinstance(result, dict)
    assert len(hole_scores) == 3
    assert result["points"] == sum(hole_scores)  # type: ignore[arg-type]
    assert by_id["playing"]["result"] is None
    assert by_id["playing"]["created_at"] == "2026-07-29T12:00:00+00:00"
    # One game counts for Ann: it is in the standings of all time, its year, its month and its week.
    standings = export["standings"]
    assert isinstance(standings, list)
    periods = ["2026", "2026-07", "2026-W31", "all"]
    assert [row["period"] for row in standings if isinstance(row, dict)] == periods
    assert {row["points"] for row in standings if isinstance(row, dict)} == {result["points"]}
    ranks = export["ranks"]
    assert isinstance(ranks, list)
    assert [row["period"] for row in ranks if isinstance(row, dict)] == periods
    messages = export["messages"]
    assert isinstance(messages, list)
    (message,) = messages
    assert isinstance(message, dict)
    # Browsers round large numbers, so ids are texts. Other numbers are numbers.
    assert (message["channel_id"], message["message_id"]) == (str(50 + ANN), "9")
    assert (by_id["playing"]["guild_id"], message["version"]) == (str(GUILD), 3)


async def test_an_export_keeps_the_secret_of_a_game_under_way(store: Store) -> None:
    playing = await a_life(store)
    written = json.dumps(await store.privacy.export(ANN))
    assert playing.record.game_id in written
    assert playing.record.secret.hex() not in written
    assert playing.record.secret.decode() not in written


async def test_a_stranger_has_an_empty_export(store: Store) -> None:
    await a_life(store)
    assert await store.privacy.export(5) == {
        "format": 1,
        "user_id": "5",
        "preferences": None,
        "games": [],
        "totals": [],
        "standings": [],
        "ranks": [],
        "invitations": [],
        "messages": [],
    }


async def test_the_forgotten_are_nowhere_and_others_keep_their_results(store: Store) -> None:
    await a_life(store)
    bob_before = await store.scores.load_player(GUILD, BOB)
    query = BoardQuery(GUILD, Period.WEEK, NOON)
    board_before = await store.scores.load_leaderboard(query)
    assert (await store.people.load_preferences(ANN)).text
    assert str(ANN) in await everything(store)
    await store.privacy.forget(ANN)

    assert str(ANN) not in await everything(store)
    assert await store.scores.load_player(GUILD, BOB) == bob_before
    board = await store.scores.load_leaderboard(query)
    (nobody,) = {row.user_id for row in board.rows if row.user_id < 0}
    assert board_before.rows == tuple(
        replace(row, user_id=ANN) if row.user_id == nobody else row for row in board.rows
    )
    assert (await store.people.load_preferences(ANN)) == Preferences(ANN)
    assert (await store.people.load_preferences(BOB)) == Preferences(BOB, reminders=False)
    assert [s.user_id for s in await store.surfaces.list_of_game("playing")] == [BOB, 0]
    export = await store.privacy.export(ANN)
    assert (export["games"], export["totals"], export["standings"]) == ([], [], [])
    # All her rows have the same new number.
    assert len((await store.privacy.export(nobody))["games"]) == 4  # type: ignore[arg-type]


async def test_whoever_holds_a_game_of_the_forgotten_has_to_load_it_again(store: Store) -> None:
    playing = await a_life(store)
    finished = await store.games.find("finished")
    await store.privacy.forget(ANN)
    with pytest.raises(StaleGame):
        await playing.play_hole()
    stored = await store.games.find("playing")
    assert stored is not None
    assert [player.user_id for player in stored.record.players].count(BOB) == 1
    assert ANN not in stored.record.people
    assert await store.surfaces.list_behind() == ["playing"]
    after = await store.games.find("finished")
    assert finished is not None
    assert after is not None
    assert after.record.version == finished.record.version


async def test_forgetting_twice_changes_nothing_more(store: Store) -> None:
    await a_life(store)
    await store.privacy.forget(ANN)
    once = await everything(store)
    await store.privacy.forget(ANN)
    await store.privacy.forget(5)
    assert await everything(store) == once


async def test_two_forgotten_persons_stay_two(store: Store) -> None:
    await a_life(store)
    await store.privacy.forget(ANN)
    await store.privacy.forget(BOB)
    board = await store.scores.load_leaderboard(BoardQuery(GUILD, Period.ALL, NOON))
    ids = [row.user_id for row in board.rows]
    assert len(set(ids)) == len(ids)
    assert sum(user_id < 0 for user_id in ids) == 2


async def test_who_comes_back_starts_anew(store: Store) -> None:
    await a_life(store)
    await store.privacy.forget(ANN)
    await play_game(store, "again", channel_id=9)
    assert [game.game_id for game in (await store.scores.load_player(GUILD, ANN)).history] == [
        "again"
    ]
    await store.privacy.forget(ANN)
    assert str(ANN) not in await everything(store)
    forgotten = {
        row.user_id
        for row in (await store.scores.load_leaderboard(BoardQuery(GUILD, Period.ALL, NOON))).rows
        if row.user_id < 0
    }
    assert len(forgotten) == 2
