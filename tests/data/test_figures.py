"""Small rules of the storage: which rows count for whom, for which server, and until when."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import delete, select
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from data.access import explaining
from data.boards import BoardQuery, Sort
from data.errors import DatabaseAway, UnusableDatabase
from data.game_rows import list_game_values
from data.games import Games
from data.invitations import Invited
from data.location import find_file, locate
from data.notices import (
    GameNotice,
    Notice,
    PersonNotice,
    ServerNotice,
    UnreachedNotice,
    announce,
    read_notice,
)
from data.periods import Period
from data.records import Deadline, Preferences, SurfaceKind, SurfaceRecord
from data.server import PROCESS
from data.shards import Shards
from data.store import Store
from data.surfaces import Surfaces
from data.tables import events, games, invitations, totals
from engine import LogError
from tests.data.playing import ANN, BOB, CY, DEE, GUILD, NOON, Table, a_lobby, a_result, play_game

LEFT, RIGHT = 2 << 22, 3 << 22
"""Servers of two shards."""
HALVES = [Shards(2, frozenset({shard})) for shard in (0, 1)]


async def test_each_half_has_the_deadlines_and_messages_of_its_servers(store: Store) -> None:
    for number, guild_id in enumerate((LEFT, RIGHT)):
        lobby = a_lobby(f"game{number}", guild_id=guild_id, channel_id=number + 1)
        due = replace(
            lobby, deadline=Deadline.LOBBY, deadline_at=NOON + timedelta(minutes=2 - number)
        )
        await store.games.create(due)
    left, right = [Games(store.database, half) for half in HALVES]
    later = NOON + timedelta(hours=1)
    assert (await left.list_due(later), await right.list_due(later)) == (["game0"], ["game1"])
    assert await left.find_next_deadline() == NOON + timedelta(minutes=2)
    assert await right.find_next_deadline() == NOON + timedelta(minutes=1)
    assert await store.games.find_next_deadline() == NOON + timedelta(minutes=1)
    assert (await left.list_open_ids(), await right.list_open_ids()) == (["game0"], ["game1"])
    # Direct messages come to the first half, so it also shows cards of the other half's games.
    assert await left.list_open_ids(shown=True) == ["game0", "game1"]
    assert await right.list_open_ids(shown=True) == ["game1"]
    tables = [Surfaces(store.database, half) for half in HALVES]
    assert [await half.list_behind() for half in tables] == [["game0"], ["game1"]]
    for number in range(2):
        shown = SurfaceRecord(f"game{number}", SurfaceKind.TABLE, 0, number, 5, 0, 1)
        await store.surfaces.save(shown)
        await store.surfaces.save(replace(shown, kind=SurfaceKind.CARDS, user_id=ANN, version=0))
    assert [await half.list_behind() for half in tables] == [["game0", "game1"], []]
    assert await tables[0].list_late() == {"game0": 1, "game1": 1}
    await store.surfaces.delete("game1", SurfaceKind.TABLE)
    assert [await half.list_behind() for half in tables] == [["game0", "game1"], ["game1"]]


async def test_invitations_are_per_game_and_per_person(store: Store) -> None:
    for number, name in enumerate(("first", "second", "third")):
        await store.games.create(a_lobby(name, channel_id=number, people=(ANN,)))
    hour = timedelta(hours=1)
    await store.invitations.invite("first", (CY,), NOON, gap=hour)
    await store.invitations.invite("first", (BOB,), NOON + timedelta(minutes=1), gap=hour)
    assert await store.invitations.list_invited("first") == (CY, BOB)  # the order of the calls
    await store.invitations.invite("second", (CY,), NOON + hour, gap=hour)
    # Somebody who declines one table is still called to the other, and may be called again.
    assert await store.invitations.decline("first", CY)
    assert await store.invitations.list_invited("second") == (CY,)
    await store.invitations.invite("first", (CY,), NOON + 2 * hour, gap=hour)
    assert await store.invitations.list_invited("first") == (BOB, CY)
    # Somebody who wants none is not also "called lately".
    await store.people.save(Preferences(CY, invitations=False))
    again = await store.invitations.invite("first", (CY, BOB), NOON + 2 * hour, gap=hour)
    assert again == Invited(asked=(BOB,), unwilling=(CY,))
    # Old invitations to open games stay; those to a game that is over stay for a day.
    await store.games.abandon("second", NOON)
    await store.invitations.invite("third", (DEE,), NOON + timedelta(hours=24), gap=hour)
    async with store.database.reading() as connection:
        kept = list(await connection.scalars(select(invitations.c.game_id)))
    assert sorted(kept) == ["first", "first", "second", "third"]
    await store.invitations.invite("third", (ANN,), NOON + timedelta(hours=26), gap=hour)
    async with store.database.reading() as connection:
        kept = list(await connection.scalars(select(invitations.c.game_id)))
    assert sorted(kept) == ["first", "first", "third", "third"]
    await store.invitations.invite("third", (BOB,), NOON + timedelta(hours=60), gap=hour)
    assert await store.invitations.list_invited("first") == (BOB, CY)


async def test_a_save_that_fails_leaves_nothing_in_memory(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = store.people
    assert not (await people.load_preferences(ANN)).text

    async def lose(work: object) -> None:
        # The commit is made, and its answer is lost.
        await write(work)  # type: ignore[arg-type]
        raise OSError("the answer was lost")

    write = store.database.write_together
    monkeypatch.setattr(store.database, "write_together", lose)
    with pytest.raises(OSError, match="lost"):
        await people.save(Preferences(ANN, text=True))
    monkeypatch.setattr(store.database, "write_together", write)
    assert (await people.load_preferences(ANN)).text


async def test_a_record_is_of_one_server_and_counts_what_it_says(store: Store) -> None:
    await a_result(store, "one", {ANN: 30, BOB: 30}, holes=3)
    await a_result(store, "two", {ANN: 50, BOB: 20}, holes=9, at=NOON + timedelta(hours=1))
    before = await store.scores.load_player(GUILD, ANN)
    await play_game(store, "elsewhere", guild_id=5, channel_id=5)
    assert await store.scores.load_player(GUILD, ANN) == before
    assert (await store.scores.load_player(5, ANN)).all.holes == 3
    with pytest.raises(ValueError, match="no part"):
        await store.scores.load_leaderboard(BoardQuery(GUILD, Period.ALL, NOON, offset=-1))
    with pytest.raises(ValueError, match="no part"):
        await store.scores.load_leaderboard(BoardQuery(GUILD, Period.ALL, NOON, limit=0))
    found = await store.scores.load_player(GUILD, ANN)
    assert [game.game_id for game in found.history] == ["two", "one"], "the newest first"
    assert (found.all.games, found.all.wins, found.all.shared_wins) == (2, 1, 1)
    assert found.best is not None
    assert found.best.game_id == "two"
    limited = await store.scores.load_player(GUILD, ANN, limit=1)
    assert [game.game_id for game in limited.history] == ["two"]
    for ruleset in (None, "card_commons"):
        for holes, points in ((None, 80), (3, 30), (9, 50)):
            query = BoardQuery(
                GUILD, Period.ALL, NOON, ruleset=ruleset, holes=holes, sort=Sort.GAMES
            )
            board = await store.scores.load_leaderboard(query, asker_id=ANN)
            assert board.asker is not None
            assert board.asker.points == points, (ruleset, holes)
            assert board.total == 2
            least = replace(query, min_games=2)
            both = await store.scores.load_leaderboard(least, asker_id=ANN)
            assert both.total == (2 if holes is None else 0)


async def test_the_vitals_are_of_open_games(store: Store) -> None:
    for number, name in enumerate(("soon", "later", "over")):
        at = NOON + timedelta(minutes=5 - number if name == "over" else number)
        lobby = a_lobby(name, channel_id=number)
        await store.games.create(replace(lobby, deadline=Deadline.LOBBY, deadline_at=at))
    await store.games.abandon("over", NOON)
    vitals = await store.measure_vitals()
    assert (vitals.open_games, vitals.next_deadline) == (2, NOON)
    assert vitals.size > 100_000


async def test_a_log_with_a_missing_last_event_is_not_read(store: Store) -> None:
    table = await Table.open(store, a_lobby())
    await table.start()
    await table.play_turn()
    stored = await store.games.find("8f3k")
    assert stored is not None
    count = len(stored.events)
    newer = await store.games.find_newer("8f3k", count - 1)
    assert newer is not None
    assert newer.events == stored.events[-1:]
    assert await store.games.find_newer("zzzz", 0) is None
    last = delete(events).where(events.c.seq == count)
    await store.database.write(lambda connection: connection.execute(last))
    with pytest.raises(LogError, match="should have"):
        await store.games.find("8f3k")
    with pytest.raises(LogError, match="should have"):
        await store.games.find_newer("8f3k", 1)


async def test_forgetting_changes_the_version_of_open_games_only(store: Store) -> None:
    finished = await play_game(store, "finished", channel_id=1)
    await store.games.create(a_lobby("hosted", channel_id=2, people=(ANN, BOB)))
    await store.games.create(a_lobby("joined", channel_id=3, people=(BOB, ANN)))
    await store.games.create(a_lobby("others", channel_id=4, people=(BOB, CY)))
    # Somebody who only hosts a game, and has no seat in it, is in its record too.
    await store.games.create(replace(a_lobby("left", channel_id=5, people=(BOB,)), host_id=ANN))
    await store.privacy.forget(ANN)
    versions = {
        name: await store.games.find_version(name)
        for name in ("finished", "hosted", "joined", "others", "left")
    }
    assert versions == {
        "finished": finished.record.version,
        "hosted": 2,
        "joined": 2,
        "others": 1,
        "left": 2,
    }
    async with store.database.reading() as connection:
        ids = set(await connection.scalars(select(totals.c.user_id)))
    assert ANN not in ids
    assert BOB in ids


async def test_a_refused_row_shows_no_secret(store: Store) -> None:
    """Errors are logged, and the first event of a game has its secret."""
    table = await Table.open(store, a_lobby())
    stray = events.insert().values(game_id="8f3k", seq=1, kind="stray", body="{}")
    await store.database.write(lambda connection: connection.execute(stray))
    with pytest.raises(IntegrityError) as refused:
        await table.start()
    assert table.record.secret.hex() not in str(refused.value)
    row = {**list_game_values(table.record), "event_count": 0}
    writes: list[Callable[[], Awaitable[object]]] = [
        lambda: store.database.write(lambda connection: connection.execute(games.insert(), row)),
        lambda: store.database.write_together(lambda sync: sync.execute(games.insert(), row)),
    ]
    for write in writes:
        with pytest.raises(IntegrityError) as refused:
            await write()
        assert "8f3k" not in str(refused.value)
    with pytest.raises(ValueError, match="version 1"):
        await store.games.create(replace(table.record, game_id="third", version=2, channel_id=6))


def test_a_notice_is_read_as_it_was_written() -> None:
    sent: dict[str, Notice] = {
        "game 8f3k 7 5": GameNotice("8f3k", 7, 5),
        "person 5": PersonNotice(5),
        "server 5": ServerNotice(5),
        "unreached 8f3k 5 1": UnreachedNotice("8f3k", 5, 1),
    }
    said: list[str] = []
    shared: Any = SimpleNamespace(is_shared=True)
    server: Any = SimpleNamespace(execute=lambda _, notice: said.append(notice["payload"]))
    announce(shared, server, *sent.values())
    assert said == [f"{PROCESS} {words}" for words in sent]
    for words, notice in sent.items():
        assert read_notice(f"{PROCESS} {words}") == (notice, True)
        assert read_notice(f"abc {words}") == (notice, False)
    unknown = "game 8f3k x 5|game 8f3k 5 x|person||sleep 5|person -5|server x"
    for words in f"{unknown}|unreached 8f3k x 1|unreached 8f3k 5 x|unreached 8f3k 5".split("|"):
        assert read_notice(f"abc {words}".rstrip()) == (None, False)


@pytest.mark.parametrize(
    ("name", "passes"),
    [
        ("SQLITE_BUSY", True),
        ("SQLITE_FULL", True),
        ("SQLITE_IOERR_FSYNC", True),
        ("SQLITE_CORRUPT", False),
        ("SQLITE_NOTADB", False),
    ],
)
def test_a_fault_that_may_pass_is_told_from_one_that_stays(name: str, *, passes: bool) -> None:
    cause = sqlite3.OperationalError("it does not work")
    cause.sqlite_errorname = name
    address = locate("sqlite:///golf.db")
    kind = DatabaseAway if passes else UnusableDatabase
    with pytest.raises(UnusableDatabase) as found, explaining(address):
        raise OperationalError("SELECT", None, cause)
    assert type(found.value) is kind
    assert "it does not work" in str(found.value)


@pytest.mark.parametrize("state", ["08006", "53300", "57P03", "58030", "28P01", "42501"])
def test_a_server_that_may_come_back_is_waited_for(state: str) -> None:
    class ServerError(Exception):
        sqlstate = state

    with pytest.raises(UnusableDatabase) as found, explaining(locate("sqlite:///golf.db")):
        raise DBAPIError("SELECT", None, ServerError("no"))
    assert (type(found.value) is DatabaseAway) == (state[:2] in ("08", "53", "57", "58"))
    with (
        pytest.raises(DatabaseAway, match=r"cannot be used: nobody listens\.$"),
        explaining(locate("sqlite:///golf.db")),
    ):
        raise ConnectionRefusedError("nobody listens\nIs the server running?")


async def test_the_size_of_a_file_is_that_of_the_log_beside_it_too(store: Store) -> None:
    await play_game(store, "game")
    size = (await store.measure_vitals()).size
    path = find_file(store.database.address)
    if path is None:
        assert size > 100_000
    else:
        beside = path.with_name(f"{path.name}-wal").stat().st_size
        assert beside > 0
        assert size == path.stat().st_size + beside


async def test_computers_of_dead_processes_are_moved_in_the_order_of_their_deadlines(
    store: Store,
) -> None:
    for number, minutes in enumerate((2, 3, 1, 9)):
        lobby = a_lobby(f"game{number}", guild_id=RIGHT, channel_id=number + 1)
        at = NOON - timedelta(minutes=minutes)
        due = replace(lobby, deadline=Deadline.COMPUTER, deadline_at=at)
        await store.games.create(due)
    lapsed = a_lobby("lapsed", guild_id=RIGHT, channel_id=9)
    # A clock that ran out is not a computer's move: people get time first.
    await store.games.create(replace(lapsed, deadline=Deadline.LAPSE, deadline_at=NOON))
    left, right = [Games(store.database, half) for half in HALVES]
    late = [game_id for game_id, _ in await left.list_orphans(NOON)]
    assert late == ["game3", "game1", "game0", "game2"]
    assert await right.list_orphans(NOON) == []
    assert await left.list_orphans(NOON - timedelta(minutes=3)) == [
        ("game3", RIGHT),
        ("game1", RIGHT),
    ]
