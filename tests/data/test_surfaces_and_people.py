"""Stored messages and preferences."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager
from dataclasses import replace

import pytest
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from data.records import (
    DirectMessages,
    Preferences,
    ServerPreferences,
    Status,
    SurfaceKind,
    SurfaceRecord,
)
from data.store import Store
from tests.data.playing import ANN, BOB, GUILD, NOON, Table, a_lobby

TABLE = SurfaceRecord("8f3k", SurfaceKind.TABLE, 0, 77, 1001, 0, 1)
CARDS = SurfaceRecord("8f3k", SurfaceKind.CARDS, ANN, 500, 1002, 1, 1)


async def test_a_message_is_kept_once_for_each_game_kind_and_user(store: Store) -> None:
    await store.games.create(a_lobby())
    for surface in (TABLE, CARDS, replace(CARDS, user_id=BOB)):
        await store.surfaces.save(surface)
    moved = replace(TABLE, channel_id=78, message_id=1003, moment=2, version=7)
    await store.surfaces.save(moved)
    assert await store.surfaces.find("8f3k", SurfaceKind.TABLE) == moved
    assert await store.surfaces.find("8f3k", SurfaceKind.CARDS, ANN) == CARDS
    assert await store.surfaces.find("8f3k", SurfaceKind.REMINDER, ANN) is None
    assert await store.surfaces.list_of_game("8f3k") == [CARDS, replace(CARDS, user_id=BOB), moved]
    await store.surfaces.delete("8f3k", SurfaceKind.CARDS, ANN)
    await store.surfaces.delete("8f3k", SurfaceKind.CARDS, ANN)
    assert await store.surfaces.find("8f3k", SurfaceKind.CARDS, ANN) is None
    assert len(await store.surfaces.list_of_game("8f3k")) == 2


async def test_a_version_is_noted_for_the_same_message_only(store: Store) -> None:
    await store.games.create(a_lobby())
    for surface in (TABLE, CARDS):
        await store.surfaces.save(surface)
    await store.surfaces.note_versions([replace(TABLE, version=3), replace(CARDS, version=4)])
    assert await store.surfaces.list_of_game("8f3k") == [
        replace(CARDS, version=4),
        replace(TABLE, version=3),
    ]
    # While the versions were on their way, the table was posted again and the cards were forgotten.
    newer = replace(TABLE, message_id=1009, moment=2, version=5)
    await store.surfaces.save(newer)
    await store.surfaces.delete("8f3k", SurfaceKind.CARDS, ANN)
    await store.surfaces.note_versions([replace(TABLE, version=4), replace(CARDS, version=4)])
    assert await store.surfaces.list_of_game("8f3k") == [newer]
    await store.surfaces.note_versions([])


async def test_a_private_game_needs_no_table(store: Store) -> None:
    await store.games.create(a_lobby(channel_id=-7))
    assert await store.surfaces.list_behind() == []


async def test_a_message_belongs_to_a_game(store: Store) -> None:
    with pytest.raises(IntegrityError):
        await store.surfaces.save(TABLE)


async def test_what_is_behind_is_found(store: Store) -> None:
    assert await store.surfaces.list_behind() == []
    table = await Table.open(store, a_lobby())
    assert await store.surfaces.list_behind() == ["8f3k"]  # open, and nobody can see it
    await store.surfaces.save(TABLE)
    assert await store.surfaces.list_behind() == []
    await table.start()
    assert await store.surfaces.list_behind() == ["8f3k"]
    await store.surfaces.save(replace(TABLE, version=2))
    assert await store.surfaces.list_behind() == []
    await store.surfaces.save(CARDS)
    assert await store.surfaces.list_behind() == ["8f3k"]  # once, although two messages show it
    await store.surfaces.save(replace(CARDS, version=2))
    assert await store.surfaces.list_behind() == []
    await store.surfaces.delete("8f3k", SurfaceKind.TABLE)
    assert await store.surfaces.list_behind() == ["8f3k"]  # the cards are not the table


async def test_the_end_of_a_game_is_still_shown(store: Store) -> None:
    table = await Table.open(store, a_lobby())
    await store.surfaces.save(TABLE)
    await table.commit(replace(table.record, status=Status.CANCELLED, ended_at=NOON))
    assert await store.surfaces.list_behind() == ["8f3k"]
    await store.surfaces.delete("8f3k", SurfaceKind.TABLE)
    assert (
        await store.surfaces.list_behind() == []
    )  # the game is over and its message is gone, so there is nothing to do


@pytest.mark.parametrize("over", [False, True])
async def test_messages_of_a_server_that_was_left_are_forgotten(store: Store, over: bool) -> None:
    table = await Table.open(store, a_lobby())
    if over:
        await table.commit(replace(table.record, status=Status.CANCELLED, ended_at=NOON))
    await store.games.create(a_lobby("other", guild_id=5, channel_id=5))
    for surface in (TABLE, CARDS, replace(TABLE, game_id="other")):
        await store.surfaces.save(surface)
    await store.games.drop_guild(GUILD)
    assert await store.surfaces.list_of_game("8f3k") == []
    assert len(await store.surfaces.list_of_game("other")) == 1
    assert await store.surfaces.list_behind() == []


async def test_choices_are_kept_and_replaced(store: Store) -> None:
    assert await store.people.load_preferences(ANN) == Preferences(ANN)
    for chosen in (
        Preferences(ANN, DirectMessages.OFF, text=True, reminders=False, direct_closed=True),
        Preferences(ANN, direct_closed=False),
    ):
        await store.people.save(chosen)
        assert await store.people.load_preferences(ANN) == chosen
    assert await store.people.load_preferences(BOB) == Preferences(BOB)


async def test_choices_of_a_server_are_kept_and_replaced(store: Store) -> None:
    assert await store.people.load_server(GUILD) == ServerPreferences(GUILD)
    for chosen in (
        ServerPreferences(GUILD, text=True, clock_s=None, ruleset="pagat", holes=18),
        ServerPreferences(GUILD, clock_s=86400),
    ):
        await store.people.save_server(chosen)
        assert await store.people.load_server(GUILD) == chosen


async def test_choices_of_a_server_that_was_left_are_dropped(store: Store) -> None:
    here, there = ServerPreferences(GUILD, text=True), ServerPreferences(GUILD + 1, text=True)
    for chosen in (here, there):
        await store.people.save_server(chosen)
        assert await store.people.load_server(chosen.guild_id) == chosen
    await store.people.drop_server(GUILD)
    assert await store.people.load_server(GUILD) == ServerPreferences(GUILD)
    assert await store.people.load_server(there.guild_id) == there


async def test_choices_that_were_read_before_do_not_outlive_a_change(store: Store) -> None:
    await store.people.save(Preferences(ANN, text=True))
    chosen = Preferences(ANN, reminders=False)
    reading = asyncio.create_task(store.people.load_preferences(ANN))
    await asyncio.gather(store.people.save(chosen), reading)
    assert await store.people.load_preferences(ANN) == chosen
    assert await store.people.load_preferences(ANN) == chosen
    await store.privacy.forget(ANN)
    assert await store.people.load_preferences(ANN) == Preferences(ANN)


async def test_choices_are_read_once_if_the_process_hears_of_changes(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[str] = []
    looking_up = store.database.looking_up

    def look() -> AbstractAsyncContextManager[AsyncConnection]:
        looked.append("in the database")
        return looking_up()

    monkeypatch.setattr(store.database, "looking_up", look)
    for _ in range(3):
        await store.people.load_preferences(ANN)
    assert len(looked) == (1 if store.database.is_sqlite else 3)
    monkeypatch.setattr(store.database, "hears_changes", True)
    looked.clear()
    for _ in range(3):
        await store.people.load_preferences(BOB)
        await store.people.load_server(GUILD)
    assert len(looked) == 2
    # Without its connection to the others the process has to ask again, also for what it had remembered.
    monkeypatch.setattr(store.database, "is_sqlite", False)
    for hears in (False, True, True):
        monkeypatch.setattr(store.database, "hears_changes", hears)
        await store.people.load_preferences(BOB)
    assert len(looked) == 4
