"""Games are stored, changed and ended, and conflicting changes are refused."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta, timezone

import pytest
from sqlalchemy.exc import StatementError

from data.errors import ChannelBusy, StaleGame
from data.records import Deadline, GameRecord, PlayerRecord, Status
from data.store import Store
from engine import Event, Game, fold
from tests.data.playing import ANN, BOB, CY, DEE, GUILD, NOON, Table, a_lobby, play_game


async def test_a_lobby_comes_back_as_it_was_stored(store: Store) -> None:
    lobby = replace(
        a_lobby(people=(ANN, None, BOB)),
        deadline=Deadline.LOBBY,
        deadline_at=NOON + timedelta(minutes=15, microseconds=1),
        clock_s=None,
    )
    await store.games.create(lobby)
    stored = await store.games.find("8f3k")
    assert stored is not None
    assert stored.record == lobby
    assert stored.events == ()
    assert await store.games.find("other") is None


async def test_every_field_of_a_game_survives_a_commit(store: Store) -> None:
    await store.games.create(a_lobby())
    changed = replace(
        a_lobby(),
        version=2,
        status=Status.PLAYING,
        host_id=BOB,
        channel_id=78,
        guild_id=GUILD + 1,
        ruleset="pagat",
        holes=18,
        clock_s=None,
        hints=True,
        secret=bytes(range(32)),
        players=(
            PlayerRecord(BOB, "b", lapses=2, autopilot=True, given_up=True),
            PlayerRecord(None, "c", "steady", 1),
            PlayerRecord(-5, "d"),
        ),
        active_at=NOON + timedelta(seconds=1),
        started_at=NOON + timedelta(seconds=2),
        deadline=Deadline.REMINDER,
        deadline_at=NOON + timedelta(seconds=47),
        left_s=12,
    )
    await store.games.commit(changed)
    stored = await store.games.find("8f3k")
    assert stored is not None
    assert stored.record == changed


async def test_a_game_is_loaded_as_it_was_played(store: Store) -> None:
    table = await Table.open(store, a_lobby(people=(ANN, BOB, CY)))
    await table.start()
    for _ in range(30):
        await table.play_turn()
    stored = await store.games.find("8f3k")
    assert stored is not None
    assert table.game is not None
    assert stored.record == table.record
    assert Game.replay(stored.events) == table.game
    assert fold(stored.events) == table.game.state


async def test_players_join_and_leave_the_lobby(store: Store) -> None:
    table = await Table.open(store, a_lobby(people=(ANN, BOB)))
    ann, bob = table.record.players
    cy = PlayerRecord(CY, "cy")
    for players in ((ann, bob, cy), (bob, cy), (cy, bob), ()):
        await table.commit(replace(table.record, players=players))
        stored = await store.games.find("8f3k")
        assert stored is not None
        assert stored.record.players == players


async def test_of_two_changes_to_one_version_exactly_one_is_made(store: Store) -> None:
    table = await Table.open(store, a_lobby())
    await table.start()
    for number in range(20):
        assert table.game is not None
        seat = table.game.to_act[0]
        events = table.game.play(seat, table.game.legal_actions(seat)[0])
        after = replace(table.record, version=table.record.version + 1)
        outcomes = await asyncio.gather(
            *(
                store.games.commit(replace(after, left_s=number * 10 + twin), events)
                for twin in range(3)
            ),
            return_exceptions=True,
        )
        assert sorted(str(type(outcome).__name__) for outcome in outcomes) == [
            "NoneType",
            "StaleGame",
            "StaleGame",
        ]
        table.record = after
    stored = await store.games.find("8f3k")
    assert stored is not None
    assert Game.replay(stored.events) == table.game


@pytest.mark.parametrize("version", [1, 2, 4])
async def test_a_commit_must_be_for_the_next_version(store: Store, version: int) -> None:
    table = await Table.open(store, a_lobby())
    await table.start()
    with pytest.raises(StaleGame):
        await store.games.commit(replace(table.record, version=version))
    with pytest.raises(StaleGame):
        await store.games.commit(replace(table.record, game_id="unknown", version=3))


async def test_a_channel_has_one_open_game(store: Store) -> None:
    await store.games.create(a_lobby("first", channel_id=1))
    with pytest.raises(ChannelBusy) as busy:
        await store.games.create(a_lobby("second", channel_id=1))
    assert busy.value.game_id == "first"
    assert await store.games.find("second") is None

    other = await Table.open(store, a_lobby("other", channel_id=2))
    with pytest.raises(ChannelBusy):
        await other.commit(replace(other.record, channel_id=1))
    assert await store.games.find_open_in(2) == "other"

    await other.commit(replace(other.record, status=Status.CANCELLED, ended_at=NOON))
    assert await store.games.find_open_in(2) is None
    await store.games.create(a_lobby("third", channel_id=2))
    assert await store.games.find_open_in(2) == "third"
    assert await store.games.list_open_ids() == ["first", "third"]


async def test_of_many_lobbies_at_once_one_gets_the_channel(store: Store) -> None:
    outcomes = await asyncio.gather(
        *(store.games.create(a_lobby(f"game{number}")) for number in range(6)),
        return_exceptions=True,
    )
    assert sum(outcome is None for outcome in outcomes) == 1
    (winner,) = await store.games.list_open_ids()
    assert {o.game_id for o in outcomes if isinstance(o, ChannelBusy)} == {winner}
    assert sum(isinstance(o, ChannelBusy) for o in outcomes) == 5


async def test_an_id_is_given_once(store: Store) -> None:
    await store.games.create(a_lobby("first", channel_id=1))
    with pytest.raises(StaleGame):
        await store.games.create(a_lobby("first", channel_id=2))
    with pytest.raises(ValueError, match="version 1"):
        await store.games.create(replace(a_lobby("second", channel_id=3), version=2))


async def test_a_game_that_is_over_does_not_go_on(store: Store) -> None:
    table = await play_game(store, "done")
    for status in set(Status) - {Status.FINISHED}:
        with pytest.raises(ValueError, match=f"cannot be {status} next"):
            await table.commit(replace(table.record, status=status))
    await table.commit(replace(table.record, active_at=NOON + timedelta(days=1)))
    assert await store.games.list_open_ids() == []


async def test_a_lobby_that_was_never_played_has_no_result(store: Store) -> None:
    table = await Table.open(store, a_lobby())
    for status in (Status.FINISHED, Status.ENDED_EARLY, Status.ABANDONED):
        with pytest.raises(ValueError, match=f"cannot be {status} next"):
            await table.commit(replace(table.record, status=status, ended_at=NOON))
    await table.commit(replace(table.record, status=Status.CANCELLED, ended_at=NOON))
    assert (await store.scores.load_player(GUILD, ANN)).history == ()


async def test_deadlines_come_in_order_and_only_from_open_games(store: Store) -> None:
    assert await store.games.find_next_deadline() is None
    minutes = {"late": 30, "soon": 5, "next": 10, "never": None}
    for channel, (game_id, due) in enumerate(minutes.items()):
        at = None if due is None else NOON + timedelta(minutes=due)
        lobby = replace(
            a_lobby(game_id, channel_id=channel), deadline_at=at, deadline=Deadline.LOBBY
        )
        await store.games.create(lobby)
    assert await store.games.find_next_deadline() == NOON + timedelta(minutes=5)
    assert await store.games.list_due(NOON + timedelta(minutes=4, seconds=59)) == []
    assert await store.games.list_due(NOON + timedelta(minutes=10)) == ["soon", "next"]

    stored = await store.games.find("soon")
    assert stored is not None
    closed = replace(stored.record, version=2, status=Status.CANCELLED, ended_at=NOON)
    await store.games.commit(closed)
    assert await store.games.list_due(NOON + timedelta(minutes=10)) == ["next"]
    assert await store.games.find_next_deadline() == NOON + timedelta(minutes=10)


async def test_a_person_finds_their_open_games(store: Store) -> None:
    one = await Table.open(store, a_lobby("one", channel_id=1, people=(ANN, BOB, CY)))
    await Table.open(
        store, a_lobby("two", channel_id=2, people=(ANN,), at=NOON + timedelta(hours=1))
    )
    await play_game(store, "over", channel_id=3, people=(ANN, BOB))
    assert await store.games.list_open_of(ANN) == ["one", "two"]
    await one.start()
    await one.give_up(0)
    assert await store.games.list_open_of(ANN) == ["two"]
    assert await store.games.list_open_of(BOB) == ["one"]
    assert await store.games.list_open_of(DEE) == []
    assert [record.game_id for record in await store.games.list_open_in(GUILD)] == ["one", "two"]
    assert await store.games.list_open_in(1) == []


async def test_a_person_finds_their_finished_games_the_newest_first(store: Store) -> None:
    for day in (3, 1, 2):
        at = NOON + timedelta(days=day)
        await play_game(store, f"day{day}", at=at, people=(ANN, BOB) if day != 2 else (ANN, CY))
    early = await Table.open(store, a_lobby("early"))
    await early.start()
    await early.stop()
    await play_game(store, "elsewhere", guild_id=5)

    async def games(user_id: int, limit: int) -> list[str]:
        found = await store.games.list_finished_of(user_id, GUILD, limit)
        return [record.game_id for record in found]

    assert await games(ANN, 10) == ["day3", "day2", "day1"]
    assert await games(ANN, 2) == ["day3", "day2"]
    assert await games(BOB, 10) == ["day3", "day1"]
    assert await games(DEE, 10) == []


async def test_leaving_a_server_ends_its_open_games_only(store: Store) -> None:
    playing = await Table.open(store, a_lobby("playing", channel_id=1))
    await playing.start()
    due = replace(playing.record, deadline=Deadline.LAPSE, deadline_at=NOON, left_s=5)
    await playing.commit(due)
    await store.games.create(a_lobby("lobby", channel_id=2))
    await store.games.create(a_lobby("elsewhere", channel_id=3, guild_id=5))
    finished = await play_game(store, "done", channel_id=4)
    await store.games.drop_guild(GUILD, now=NOON + timedelta(hours=2))

    assert await store.games.list_open_ids() == ["elsewhere"]
    stored = await store.games.find("playing")
    assert stored is not None
    assert stored.record.status is Status.ABANDONED
    assert stored.record.ended_at == NOON + timedelta(hours=2)
    left = (stored.record.deadline, stored.record.deadline_at, stored.record.left_s)
    assert left == (None, None, None)
    assert Game.replay(stored.events).is_over
    lobby = await store.games.find("lobby")
    assert lobby is not None
    assert lobby.record.status is Status.CANCELLED
    done = await store.games.find("done")
    assert done is not None
    assert done.record == finished.record
    with pytest.raises(StaleGame):
        await playing.play_turn()


async def test_an_instant_needs_a_time_zone_and_comes_back_in_utc(store: Store) -> None:
    with pytest.raises(StatementError, match="no time zone"):
        await store.games.create(a_lobby(at=datetime(2026, 7, 29, 12)))  # noqa: DTZ001
    await store.games.create(a_lobby(at=NOON.astimezone(timezone(timedelta(hours=9)))))
    stored = await store.games.find("8f3k")
    assert stored is not None
    assert stored.record.created_at == NOON
    assert stored.record.created_at.utcoffset() == timedelta(0)


async def test_a_game_is_abandoned_though_somebody_plays_at_that_moment(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await Table.open(store, a_lobby())
    await table.start()
    commit = store.games.commit
    played: list[bool] = []

    async def beaten(record: GameRecord, events: Sequence[Event] = ()) -> None:
        if not played:
            played.append(True)
            await commit(replace(table.record, version=table.record.version + 1))
        await commit(record, events)

    monkeypatch.setattr(store.games, "commit", beaten)
    await store.games.abandon("8f3k", NOON)
    stored = await store.games.find("8f3k")
    assert stored is not None
    assert stored.record.status is Status.ABANDONED
    assert stored.record.version == table.record.version + 2
