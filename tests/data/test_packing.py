"""The events of old games are in one row, and everything that reads them gets the same as before."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import delete, func, select, update

from data.backup import restore, save
from data.packing import PACKED_AFTER, pack, unpack
from data.store import Store
from data.tables import events, packed_events
from engine import LogError, audit
from tests.data.playing import NOON, Table, a_lobby, play_game

LATER = NOON + timedelta(days=30)


async def rows(store: Store) -> dict[str, int]:
    """Return how many events each game has in rows."""
    async with store.database.reading() as connection:
        found = await connection.execute(
            select(events.c.game_id, func.count().label("n")).group_by(events.c.game_id)
        )
        return {row.game_id: row.n for row in found}


async def packed(store: Store) -> set[str]:
    async with store.database.reading() as connection:
        return set(await connection.scalars(select(packed_events.c.game_id)))


async def pack_all(store: Store, *, most: int = 5) -> int:
    done, after = 0, ""
    while True:
        piece = await store.packing.pack_some(LATER - PACKED_AFTER, after=after, most=most)
        done += piece.packed
        if piece.last_id is None:
            return done
        after = piece.last_id


async def test_a_packed_game_is_read_as_before(store: Store) -> None:
    names = [f"old{number}" for number in range(7)]
    for number, name in enumerate(names):
        await play_game(store, name, seed=number, channel_id=number)
    before = [await store.games.find(name) for name in names]
    assert await store.packing.count_waiting(LATER) == 7
    assert await pack_all(store, most=3) == 7
    assert await store.packing.count_waiting(LATER) == 0
    assert await rows(store) == {}
    assert [await store.games.find(name) for name in names] == before
    stored = await store.games.find("old3")
    assert stored is not None
    audit(stored.events)
    assert await pack_all(store) == 0


async def test_only_games_that_have_been_over_for_a_while_are_packed(store: Store) -> None:
    await play_game(store, "old")
    await play_game(store, "new", channel_id=2, at=LATER - timedelta(days=2))
    playing = await Table.open(store, a_lobby("open", channel_id=3))
    await playing.start()
    await playing.play_hole()
    early = await Table.open(store, a_lobby("early", channel_id=4))
    await early.start()
    await early.stop()
    gone = await Table.open(store, a_lobby("gone", channel_id=5))
    await gone.commit(replace(gone.record, status="cancelled", ended_at=NOON))  # type: ignore[arg-type]
    assert await store.packing.count_waiting(LATER - PACKED_AFTER) == 2
    assert await pack_all(store, most=1) == 2
    assert await packed(store) == {"old", "early"}
    assert (await rows(store)).keys() == {"new", "open"}
    await playing.play_to_the_end()
    assert await store.games.find("gone") is not None


async def test_a_game_is_kept_in_rows_if_it_would_not_come_back_as_it_was(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play_game(store, "8f3k")
    before = await rows(store)
    monkeypatch.setattr("data.packing.pack", lambda lines: pack(lines[:-1]))
    assert await pack_all(store) == 0
    assert (await rows(store), await packed(store)) == (before, set())


async def test_a_damaged_log_is_left_as_it_is(store: Store) -> None:
    await play_game(store, "gap")
    await play_game(store, "short", channel_id=2)
    await play_game(store, "moved", channel_id=3)
    async with store.database.rebuilding() as connection:
        await connection.execute(delete(events).where(events.c.game_id == "gap", events.c.seq == 5))
        last = select(func.max(events.c.seq)).where(events.c.game_id == "short").scalar_subquery()
        await connection.execute(
            delete(events).where(events.c.game_id == "short", events.c.seq == last)
        )
        last = select(func.max(events.c.seq)).where(events.c.game_id == "moved").scalar_subquery()
        await connection.execute(
            update(events)
            .where(events.c.game_id == "moved", events.c.seq == last)
            .values(seq=events.c.seq + 1)
        )
    before = await rows(store)
    assert await pack_all(store) == 0
    assert await rows(store) == before
    for game_id in ("gap", "short", "moved"):
        with pytest.raises(LogError, match="should have"):
            await store.games.find(game_id)


async def test_a_damaged_pack_is_told_from_a_game(store: Store) -> None:
    await play_game(store, "old")
    await pack_all(store)
    async with store.database.rebuilding() as connection:
        await connection.execute(update(packed_events).values(body=b"\x01not bz2"))
    with pytest.raises(LogError, match="damaged"):
        await store.games.find("old")
    async with store.database.rebuilding() as connection:
        await connection.execute(delete(packed_events))
    with pytest.raises(LogError, match="should have"):
        await store.games.find("old")


def test_any_text_comes_back_and_another_way_of_packing_is_refused() -> None:
    lines = [("A", '{"x":"é\\n\\t"}'), ("B", ""), ("C" * 32, "[\n]")]
    assert unpack(pack(lines)) == lines
    assert unpack(pack([])) == []
    with pytest.raises(LogError, match="does not know"):
        unpack(b"\x02" + pack(lines)[1:])
    with pytest.raises(LogError, match="does not know"):
        unpack(b"")


async def test_packing_is_small(store: Store) -> None:
    await play_game(store, "old")
    stored = await store.games.find("old")
    assert stored is not None
    await pack_all(store)
    async with store.database.reading() as connection:
        size = await connection.scalar(select(func.length(packed_events.c.body)))
    assert size is not None
    assert size < 20 * len(stored.events)


async def test_a_backup_has_packed_games_too(url: str, tmp_path: Path) -> None:
    async with await Store.open(url) as store:
        await play_game(store, "old")
        before = await store.games.find("old")
        await pack_all(store)
    await save(url, tmp_path / "backup.db")
    other = f"sqlite:///{tmp_path}/other.db"
    await restore(tmp_path / "backup.db", other)
    async with await Store.open(other) as store:
        assert await packed(store) == {"old"}
        assert await store.games.find("old") == before


async def test_two_at_once_pack_each_game_once(url: str) -> None:
    async with await Store.open(url) as store:
        for number in range(6):
            await play_game(store, f"old{number}", seed=number, channel_id=number)
        if not url.startswith("postgresql"):
            done = await asyncio.gather(pack_all(store, most=2), pack_all(store, most=3))
        else:
            async with await Store.open(url) as other:
                done = await asyncio.gather(pack_all(store, most=2), pack_all(other, most=3))
        assert sum(done) + await pack_all(store) == 6
        assert len(await packed(store)) == 6
